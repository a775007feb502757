"""Reference counts free what sockets, refusals and tables leave behind: the server collects garbage only rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from litestar import Litestar, WebSocket
from websockets.server import ServerProtocol

import kolmik
from fuzz.memory_server import MemoryServer, until
from fuzz.targets.commands import Client
from fuzz.targets.frames import client_frame
from kolmik.engine import Refused
from kolmik.protocol.messages import NewTable
from kolmik.server import run
from kolmik.server.domain.refusals import Denied
from kolmik.server.domain.table import Table
from kolmik.server.runtime import manager
from kolmik.server.runtime.bot_pool import BotPool
from kolmik.server.runtime.session import Session
from kolmik.server.transport.sockets import SocketConnection, SocketHandler
from kolmik.server.transport.uvicorn_protocol import FastWebSocketProtocol

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")

OF_A_SOCKET = (FastWebSocketProtocol, ServerProtocol, WebSocket, SocketConnection, SocketHandler)
TOKEN = "a player's token, of 43 characters.........."
SOCKETS = 5


def cut_off(client: Client) -> None:
    client.protocol.data_received(b"\x81\xfe\x01")
    client.transport.lose()


ENDS: dict[str, Callable[[Client], None]] = {
    "the connection is lost": lambda client: client.transport.lose(),
    "the client says goodbye": lambda client: client.protocol.data_received(client_frame(0x88, b"\x03\xe8")),
    "lost in the middle of a frame": cut_off,
    "not a frame": lambda client: client.protocol.data_received(b"\x81\x01a"),  # it must be masked
}


@pytest.fixture(scope="module")
def running() -> Iterator[MemoryServer]:
    """A server in this process. Its bots are not compiled, because nobody needs them here."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(BotPool, "precompile", lambda self: None)
        server = MemoryServer()
        yield server
        server.close()


@pytest.fixture
def server(running: MemoryServer) -> Iterator[MemoryServer]:
    """The same, while nothing but reference counts frees anything."""
    gc.collect()
    gc.disable()
    yield running
    gc.enable()


def alive(kinds: tuple[type, ...]) -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds))


async def new_table(server: MemoryServer) -> str:
    """Create a table, and return its id."""
    wish = NewTable(game=kolmik.games()[0].name, players=2, name="Ann")
    session: Session = await server.service.manager.create(wish, "somebody")
    return session.table.id


async def connected(server: MemoryServer, table: str) -> Client:
    client = Client(server, table, TOKEN)

    def arrived() -> bool:
        client.read()
        return client.state is not None

    await until(arrived, "a new connection gets the state")
    return client


async def send(client: Client, text: bytes) -> None:
    """Send a message and wait for its answer."""
    client.protocol.data_received(client_frame(0x81, text))

    def answered() -> bool:
        client.read()
        return bool(client.answers)

    await until(answered, "every command is answered")
    client.answers.clear()


@pytest.mark.parametrize("end", ENDS)
def test_a_socket_that_has_ended_leaves_nothing_behind(server: MemoryServer, end: str) -> None:
    async def come_and_go() -> None:
        table = await new_table(server)
        for _ in range(SOCKETS):
            client = await connected(server, table)
            await send(client, b'{"do":"say","phrase":"hello"}')  # refused: only players talk
            assert alive(OF_A_SOCKET)["FastWebSocketProtocol"]
            ENDS[end](client)
            transport = client.transport
            await until(lambda transport=transport: transport.lost, "the connection ends")  # type: ignore[misc]
            transport.protocol = None  # a real transport forgets it too
            del client, transport
        await until(lambda: not alive(OF_A_SOCKET), "nothing of a socket is left")

    server.run(come_and_go())


@pytest.mark.parametrize(
    "command",
    [
        b'{"do":"start"}',
        b'{"do":"move","move":"nonsense","seen":1,"id":"a"}',
        b'{"do":"sit","name":"Ben","seat":99}',
        b'{"do":"chat","text":"hello"}',
        b"nonsense",
    ],
)
def test_a_refused_command_leaves_nothing_behind(server: MemoryServer, command: bytes) -> None:
    async def ask() -> None:
        client = await connected(server, await new_table(server))
        for _ in range(SOCKETS):
            await send(client, command)
        await until(lambda: not alive((Denied,)), "nothing of a refusal is left")
        client.transport.lose()

    server.run(ask())


def test_looking_for_a_table_that_does_not_exist_leaves_nothing_behind(server: MemoryServer) -> None:
    async def ask() -> None:
        with pytest.raises(Refused, match="no such table"):
            await server.service.manager.open("nothing")
        await until(lambda: not alive((Denied,)), "nothing of a refusal is left")

    server.run(ask())


def test_a_table_that_nobody_uses_is_freed(server: MemoryServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manager, "IDLE_SECONDS", 0.001)
    sessions = server.service.manager.sessions

    async def leave() -> None:
        created, opened = [await new_table(server) for _ in range(2)]  # nobody has connected yet
        await until(lambda: created not in sessions and opened not in sessions, "idle tables are closed")
        client = await connected(server, created)
        await server.service.manager.open(opened)  # as a request over HTTP does
        await until(lambda: opened not in sessions, "idle tables are closed")
        assert created in sessions
        client.transport.lose()
        await until(lambda: created not in sessions, "idle tables are closed")
        del client
        await until(lambda: not alive_tables(created, opened), "nothing of a table is left")

    server.run(leave())


def alive_tables(*names: str) -> int:
    """Return how many objects of these tables are left."""
    sessions = sum(type(one) is Session and one.table.id in names for one in gc.get_objects())
    return sessions + sum(type(one) is Table and one.id in names for one in gc.get_objects())


# --- what is garbage nevertheless ---


class Cycle:
    def __init__(self) -> None:
        self.itself = self


def test_new_garbage_is_collected_without_a_look_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "LOOK_SECONDS", 0.0)
    monkeypatch.setattr(run, "MANY_OBJECTS", 1000)
    collected: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            collected.append(info["generation"])

    async def make_garbage() -> None:
        async with run.collecting_rarely(Litestar()):
            gc.collect()
            collected.clear()
            garbage = weakref.WeakSet(Cycle() for _ in range(100))
            for _ in range(10):
                await asyncio.sleep(0)
            assert len(garbage) == 100 and collected == []  # too little
            garbage |= weakref.WeakSet(Cycle() for _ in range(2000))
            await until(lambda: not garbage, "garbage is collected")

    gc.callbacks.append(note)
    try:
        asyncio.run(make_garbage())
    finally:
        gc.callbacks.remove(note)
    assert collected == [run.YOUNG]
