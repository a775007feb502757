"""Tables in this process, with a clock that only the test advances."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

import msgspec

from kolmik.protocol import messages
from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Event, NewTable, State, Terms, read_message
from kolmik.server.domain import decide, events
from kolmik.server.domain.decide import Decision, Request
from kolmik.server.domain.table import Table
from kolmik.server.runtime.broadcast import Known
from kolmik.server.runtime.manager import OnChange, TableManager
from kolmik.server.runtime.session import Session
from kolmik.server.store import Store

HOLDERS = ("ann's", "bea's", "cid's", "dan's", "eva's", "fay's")
NOON = 1_700_000_000_000  # the time at which every test begins, in milliseconds


class RecordingConnection:
    """A connection that keeps every frame, and folds events into the state."""

    def __init__(self, holder: str, address: str = "") -> None:
        self.holder, self.address = holder, address
        self.known: Known | None = None
        self.frames: list[bytes] = []
        self.folded: State | None = None
        self.closed = ""  # the message it was closed with

    @property
    def state(self) -> State:
        assert self.folded is not None
        return self.folded

    def close(self, message: str) -> None:
        self.closed = message

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        message = read_message(frame)
        if isinstance(message, State):
            self.folded = message
        elif isinstance(message, Event):
            assert message.n == self.state.n + 1
            self.folded = fold(self.state, message)


class LocalTables:
    """A store and a table manager in this process; everything random is seeded."""

    def __init__(self, url: str) -> None:
        self.url, self.at = url, NOON
        self.on_change: OnChange = lambda session, own: None
        self._names = count(1)
        self.open()

    def open(self) -> None:
        """Open the store and a new table manager, as a new process does."""
        self.store = Store.open(self.url)
        self.manager = TableManager(
            self.store,
            clock=lambda: self.at,
            rng=Random(1),
            on_change=lambda session, own: self.on_change(session, own),
        )

    async def restart(self, session: Session) -> Session:
        """Close everything, as if the process ended, and open the table again in a new one."""
        self.store.close()
        self.open()
        return await self.manager.open(session.table.id)

    def request(self, seat: int, latency: int = 0, seed: object = 1) -> Request:
        return Request(HOLDERS[seat], self.at, Random(str(seed)), latency)

    def wish(self, game: str, players: int, **settings: Any) -> NewTable:
        return NewTable(game=game, players=players, terms=msgspec.convert(settings.pop("terms", {}), Terms), **settings)

    async def table(self, game: str, players: int, *, begin: bool = True, **settings: Any) -> Session:
        """Create the same table every time, with all seats taken; seat 0 is the host."""
        new_table = self.wish(game, players, name="Ann", **settings)
        name = f"table{next(self._names)}"
        steps = decide.create(new_table, self.request(0, seed=name)).steps
        await self.store.append(name, 1, self.at, [events.write(step.event) for step in steps])
        session = await self.manager.open(name)
        for seat in range(players):
            if session.table.seats[seat].kind == "open":
                await self.command(session, seat, "sit", name=f"Seat {seat}", seat=seat)
        if begin:
            await self.command(session, 0, "start")
        return session

    async def command(self, session: Session, seat: int, do: str, /, *, latency: int = 0, **more: Any) -> int:
        """Execute a command from the holder of a seat; returns the number of its event."""
        command = msgspec.convert({"do": do, **more}, messages.AnyCommand)
        request = self.request(seat, latency, session.table.number)
        if do in ("start", "bot"):
            request = request._replace(present=frozenset(session.present()[0]))
        number = await self.manager.execute(session, lambda table: decide.decide(table, command, request))
        assert number is not None
        return number

    async def move(self, session: Session, seat: int, move: str, *, latency: int = 0, id: str = "") -> int:
        seen = session.table.number
        return await self.command(session, seat, "move", move=move, seen=seen, seat=seat, latency=latency, id=id)

    async def connect(self, session: Session, seat: int | None = None) -> RecordingConnection:
        connection = RecordingConnection("" if seat is None else HOLDERS[seat])
        await self.manager.join(session, connection, seat)
        return connection

    async def wait(self, session: Session, milliseconds: int) -> list[str]:
        """Advance the clock and execute what becomes due, in order; returns the new events."""
        until, before = self.at + milliseconds, session.table.number
        while (deadline := session.table.deadline()) is not None and deadline <= until:
            self.at = max(self.at, deadline)
            if await self.manager.execute(session, self.due) is None:
                break
        self.at = until
        return [row.body.decode() for row in await self.store.read(session.table.id, before)]

    def due(self, table: Table) -> Decision | None:
        return decide.when_due(table, self.request(0))


@asynccontextmanager
async def local_tables(url: str) -> AsyncIterator[LocalTables]:
    opened = LocalTables(url)
    try:
        yield opened
    finally:
        opened.store.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)
