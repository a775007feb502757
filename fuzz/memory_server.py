"""The server's application in this process: connections are objects in memory, without a network in between."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from litestar import Litestar
from uvicorn.server import ServerState

from kolmik.server.run import FRAME_FACTOR
from kolmik.server.settings import Limits, Settings
from kolmik.server.transport.app import create
from kolmik.server.transport.gate import GATE
from kolmik.server.transport.http_protocol import GuardedHttpProtocol
from kolmik.server.transport.uvicorn_protocol import FastWebSocketProtocol

from .oracle import require

GENEROUS = Limits(requests=1e9, commands=1e9, says=1e9, new_tables=1_000_000_000, tables=2_000)
SPINS, PATIENCE = 100, 20.0  # iterations of the loop, then seconds, until something must have happened
MEMORY = Path("/dev/shm")  # a database here need not wait for a disk
Result = TypeVar("Result")
App = Callable[..., Awaitable[None]]


class MemoryTransport(asyncio.Transport):
    """The server's end of a connection. What it writes is kept."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__({"peername": ("127.0.0.1", 4711), "sockname": ("127.0.0.1", 8000)})
        self._loop, self.lost = loop, False
        self.written = bytearray()
        self.closed = self.paused = False
        self.protocol: asyncio.Protocol | None = None

    def write(self, data: Any) -> None:
        require(not self.closed or not data, "nothing is written to a closed connection", bytes(data)[:80])
        self.written += data

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self._loop.call_soon(self.lose)

    def abort(self) -> None:
        self.close()

    def lose(self) -> None:
        """Tell the protocol that the connection is gone, as a real transport does after closing."""
        self.closed = True
        if not self.lost:
            self.lost = True
            self.get_protocol().connection_lost(None)

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.Protocol:
        assert self.protocol is not None
        return self.protocol

    def can_write_eof(self) -> bool:
        return False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0


class Errors(logging.Handler):
    """Keeps every error that is logged. Input must never cause one."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


class MemoryServer:
    """An event loop with an application, its own or the server's with a new database."""

    def __init__(self, app: App | None = None) -> None:
        GATE.configure(Settings("", limits=GENEROUS))
        self.loop = asyncio.new_event_loop()
        self.errors = Errors()
        self.loop.set_exception_handler(self._failed)
        self._logger = logging.getLogger()
        self._logger.addHandler(self.errors)
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self.service: Any = None
        self._living: asyncio.Task[None] | None = None
        if app is None:
            self._folder = tempfile.TemporaryDirectory(prefix="kolmik-fuzz-", dir=MEMORY if MEMORY.is_dir() else None)
            application = create(Settings(f"sqlite:///{self._folder.name}/kolmik.db", threads=1, limits=GENEROUS))
            self._ended, up = asyncio.Event(), self.loop.create_future()
            self._living = self.loop.create_task(self._live(application, up))
            self.loop.run_until_complete(up)
            self.service = application.state.service
            app = application
        options: dict[str, Any] = {"http": GuardedHttpProtocol, "ws": FastWebSocketProtocol}
        options["ws_max_size"] = FRAME_FACTOR * GENEROUS.frame
        self.config = uvicorn.Config(
            app,
            **options,
            interface="asgi3",
            proxy_headers=False,
            log_config=None,
            access_log=False,
            lifespan="off",
            ws_per_message_deflate=False,
        )
        self.config.load()
        self.state = ServerState()

    async def _live(self, application: Litestar, up: asyncio.Future[None]) -> None:
        """Start the application and stop it in the same task."""
        async with application.lifespan():
            up.set_result(None)
            await self._ended.wait()

    def _failed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.errors.found.append(f"{context.get('message')}: {context.get('exception')!r}")

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine and check that nothing was logged as an error meanwhile."""
        result = self.loop.run_until_complete(work)
        self.check()
        return result

    def check(self) -> None:
        found = self.errors.found.copy()
        self.errors.found.clear()
        require(not found, "no error is logged", *found[:2])

    def web_socket(self, handshake: bytes) -> tuple[FastWebSocketProtocol, MemoryTransport]:
        """A connection that has become a WebSocket by this request."""
        protocol, transport = self.http()
        protocol.data_received(handshake)
        upgraded = transport.get_protocol()
        require(isinstance(upgraded, FastWebSocketProtocol), "a handshake makes a WebSocket", bytes(transport.written))
        assert isinstance(upgraded, FastWebSocketProtocol)
        return upgraded, transport

    def http(self) -> tuple[Any, MemoryTransport]:
        """A connection that speaks HTTP, and WebSocket after an upgrade."""
        kind: Any = self.config.http_protocol_class
        protocol, transport = kind(self.config, self.state, {}, self.loop), MemoryTransport(self.loop)
        transport.protocol = protocol
        protocol.connection_made(transport)
        return protocol, transport

    def close(self) -> None:
        self._logger.removeHandler(self.errors)
        if self._living is not None:
            self._ended.set()
            self.loop.run_until_complete(self._living)
        self.loop.close()
        if self._folder is not None:
            self._folder.cleanup()


async def until(holds: Callable[[], bool], promise: str, patience: float = PATIENCE) -> None:
    """Let the loop run until something holds; raises if it never does. Without other threads, no patience is needed."""
    for _ in range(SPINS):
        if holds():
            return
        await asyncio.sleep(0)
    give_up = time.monotonic() + patience
    while not holds():
        require(time.monotonic() < give_up, promise)
        await asyncio.sleep(0.001)
