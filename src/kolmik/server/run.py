"""The server command: Uvicorn, one process or several, logs without secrets, and rare garbage collection."""

from __future__ import annotations

import asyncio
import errno
import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from kolmik.engine import Refused
from kolmik.locales import LANGUAGES, untranslated_sentence

from .data_lock import DataLock
from .folders import close_to_others, private_files, reason
from .settings import PROXIES, Settings
from .store import Store
from .transport.app import create
from .transport.gate import GATE
from .transport.http_protocol import GuardedHttpProtocol
from .transport.uvicorn_protocol import FastWebSocketProtocol

FRAME_FACTOR = 16  # a frame that is a little too large is refused with a sentence; beyond this, it is cut off
PORTS_TRIED = 20
MAX_PORT = 65535
ABSENT = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # localhost is also an address of IPv6, which not every machine has
BACKLOG = 2048  # connections that wait until they are accepted
STARTUP_FAILURE = 3  # exit code, the same as Uvicorn's
MAX_TRIES = 600  # to reach a server that is starting, ten per second
GRACE = 5  # seconds for connections to close when the server stops
MANY_OBJECTS = 100_000  # more than at the last collection; as garbage they take about 20 MB
LOOK_SECONDS = 10.0  # between two looks at their number
COLLECT_SECONDS = 600.0  # between two collections of everything
YOUNG = 1  # the generation that holds, with the one before it, what is new since the last collection
OWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats each log record as a line of JSON. Addresses of requests are never logged: they may hold secrets."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in OWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_config(level: int) -> dict[str, Any]:
    """Return the logging configuration: everything to standard error, one line of JSON each."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "kolmik.server.run.JsonFormatter"}},
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["errors"], "level": level},
        "loggers": {name: {"level": max(level, logging.WARNING)} for name in ("uvicorn", "alembic", "httpx")},
    }


def listen(host: str, port: int, ports_tried: int = 1) -> list[socket.socket]:
    """Return listening sockets, one for each address of the host, on this port or the next one that is free."""
    for wanted in range(port, min(port + ports_tried, MAX_PORT + 1)):
        try:
            return _bound(host, wanted)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Refused(f"The server cannot listen on {host}, port {wanted}: {reason(error)}.") from None
    if ports_tried > 1:
        raise Refused(
            f"The ports {port} to {wanted} on {host} are all taken by other programs; choose one with --port."
        )
    raise Refused(f"Port {port} on {host} is taken by another program; choose another one with --port.")


def _bound(host: str, port: int) -> list[socket.socket]:
    """Return a socket for each address of the host. With port 0 the system chooses one, the same for all."""
    bound: list[socket.socket] = []
    absent: OSError | None = None
    with ExitStack() as opened:
        for family, *_, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE):
            try:
                one = _listening(family, (where[0], port, *where[2:]))
            except OSError as error:
                if error.errno not in ABSENT:
                    raise
                absent = error
                continue
            bound.append(opened.enter_context(one))
            port = one.getsockname()[1]
        if absent and not bound:
            raise absent
        opened.pop_all()
    return bound


def _listening(family: socket.AddressFamily, where: tuple[Any, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers listen on one port
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(where)
        one.listen(BACKLOG)
    except OSError:
        one.close()
        raise
    return one


def open_browser(address: str, health: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(MAX_TRIES):
        try:
            httpx.get(health, trust_env=False)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


@asynccontextmanager
async def collecting_rarely(app: Litestar) -> AsyncIterator[None]:
    """Collect cyclic garbage rarely: a collection stops all tables, and reference counts free nearly everything.

    What is new is collected when there is much of it. That takes as long as there are new objects, however many tables
    there are; everything is collected every few minutes.
    """

    async def collect() -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if time.monotonic() - last >= COLLECT_SECONDS:
                gc.collect()
                last = time.monotonic()
            elif gc.get_count()[0] >= MANY_OBJECTS:
                gc.collect(YOUNG)

    gc.disable()
    task = asyncio.get_running_loop().create_task(collect())
    try:
        yield
    finally:
        task.cancel()
        gc.enable()


def freeze_garbage() -> None:
    """Exempt everything loaded so far from later collections."""
    gc.collect()
    gc.freeze()


def app() -> Litestar:
    """Return the application of one process of the server command."""
    settings = Settings.from_environment()
    GATE.configure(settings)
    application = create(settings, lifespan=[collecting_rarely], on_precompiled=freeze_garbage)
    application.state.data_lock = DataLock.share(settings.database)  # until this process ends
    return application


def serve(settings: Settings, level: int, opens: bool = False) -> None:
    """Serve until stopped. `opens`: open the page in a browser, and take another port if this one is in use."""
    with private_files():
        lock = DataLock.acquire(settings.database)
        try:
            Store.open(settings.database).close()  # one that cannot be opened is reported right away, in one sentence
            close_to_others(settings.database)
            sockets = listen(settings.host, settings.port, PORTS_TRIED if opens else 1)
            settings = msgspec.structs.replace(settings, port=sockets[0].getsockname()[1])
            here = local_address(settings)
            lock.describe(here)
            print(f"Kolmik is at {settings.base or here} (Ctrl-C stops it).", file=sys.stderr, flush=True)
            for warning in filter(None, map(untranslated_sentence, LANGUAGES)):
                print(warning, file=sys.stderr, flush=True)
            if opens:
                arguments = (settings.base or here, f"{here}/health")
                threading.Thread(target=open_browser, args=arguments, daemon=True).start()
            settings.to_environment()
            _run(settings, level, sockets)
        finally:
            lock.release()


def local_address(settings: Settings) -> str:
    """Return the address at which this machine reaches the server."""
    host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _run(settings: Settings, level: int, sockets: list[socket.socket]) -> None:
    """Serve on these sockets, in this process or in workers, until a signal ends it."""
    config = uvicorn.Config(
        "kolmik.server.run:app",
        factory=True,
        workers=settings.workers,
        http=GuardedHttpProtocol,
        ws=FastWebSocketProtocol,
        ws_max_size=FRAME_FACTOR * settings.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        log_config=log_config(level),
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=",".join(PROXIES) if settings.trust_proxy else None,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=settings.limits.idle_timeout,
        backlog=BACKLOG,
    )
    try:
        if settings.workers > 1:
            Multiprocess(config, sockets=sockets).run()
            return
        server = uvicorn.Server(config)
        server.run(sockets=sockets)
    except KeyboardInterrupt:
        return
    if not server.started:
        sys.exit(STARTUP_FAILURE)
