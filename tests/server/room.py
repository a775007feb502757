"""Tables in this process, under a clock that goes only when a test says so."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from kolmik.server import decide, log, messages
from kolmik.server.decide import Decision, Who
from kolmik.server.hall import Hall
from kolmik.server.live import Live
from kolmik.server.messages import Event, NewTable, State, Terms, fold, read_answer
from kolmik.server.service import DECIDE
from kolmik.server.store import Store
from kolmik.server.table import Table
from kolmik.server.viewing import Part, Viewer

HOLDERS = ("ann's", "bea's", "cid's", "dan's", "eva's", "fay's")
NOON = 1_700_000_000_000  # when every test begins, in milliseconds


class Ear:
    """A line that remembers all it is told, and what it comes to."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        self.viewer: Viewer = None
        self.you = Part({})
        self.frames: list[bytes] = []
        self.known: State | None = None
        self.closed = ""

    @property
    def state(self) -> State:
        assert self.known is not None
        return self.known

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        told = read_answer(frame)
        if isinstance(told, State):
            self.known = told
        elif isinstance(told, Event):
            assert told.n == self.state.n + 1
            self.known = fold(self.state, told)

    def close(self, why: str) -> None:
        self.closed = why


class Room:
    def __init__(self, url: str) -> None:
        self.url, self.at = url, NOON
        self._names = count(1)
        random.seed(1)  # for the sights that swing
        self.open()

    def open(self) -> None:
        """As a process that has just begun: nothing is in memory."""
        self.store = Store.open(self.url)
        self.hall = Hall(self.store, clock=lambda: self.at)

    async def restart(self, live: Live) -> Live:
        """The process ends and another begins; the table as that one has it."""
        self.store.close()
        self.open()
        return await self.hall.open(live.table.id)

    @staticmethod
    def secret(of: object) -> bytes:
        """The same deals every time."""
        return hashlib.sha256(str(of).encode()).digest()

    async def table(self, game: str, players: int, *, begin: bool = True, **wish: Any) -> Live:
        """A table where everybody sits; the first is the host."""
        terms = msgspec.convert(wish.pop("terms", {}), Terms)
        made = NewTable(game=game, players=players, name="Ann", terms=terms, **wish)
        name = f"table{next(self._names)}"
        entries = decide.create(made, HOLDERS[0], self.secret(name)).entries
        await self.store.append(name, 1, self.at, [log.write(entry) for entry in entries])
        live = await self.hall.open(name)
        for seat in range(players):
            if live.table.seats[seat].kind == "open":
                await self.do(live, seat, "sit", name=f"Seat {seat}", seat=seat)
        if begin:
            await self.do(live, 0, "start")
        return live

    async def do(self, live: Live, asker: int, do: str, /, *, delay: int = 0, **more: Any) -> int:
        """What the holder of a seat asks; the number of the event it became."""
        command = msgspec.convert({"do": do, **more}, messages.Asked)
        who = Who(HOLDERS[asker], delay)
        if isinstance(command, messages.Rematch):
            again = command
            secret = self.secret(live.table.number)
            number = await self.hall.ask(live, lambda table: decide.rematch(table, again, who, secret))
        else:
            number = await self.hall.ask(live, lambda table: DECIDE[type(command)](table, command, who, self.at))
        assert number is not None
        return number

    async def move(self, live: Live, seat: int, move: str, *, delay: int = 0, given: str = "") -> int:
        return await self.do(live, seat, "move", move=move, seen=live.table.number, seat=seat, delay=delay, id=given)

    async def ear(self, live: Live, seat: int | None = None) -> Ear:
        ear = Ear("" if seat is None else HOLDERS[seat])
        await self.hall.join(live, ear, seat)
        return ear

    async def wait(self, live: Live, milliseconds: int) -> list[str]:
        """Time goes by, and the clock decides what it has to, each thing when it is due; the events that came of it."""
        until, before = self.at + milliseconds, live.table.number
        while (deadline := live.table.deadline()) is not None and deadline <= until:
            self.at = max(self.at, deadline)
            if await self.hall.ask(live, self.due) is None:
                break
        self.at = until
        return [row.body.decode() for row in await self.store.read(live.table.id, before)]

    def due(self, table: Table) -> Decision | None:
        return decide.when_due(table, self.at)


@asynccontextmanager
async def room(url: str) -> AsyncIterator[Room]:
    opened = Room(url)
    try:
        yield opened
    finally:
        opened.store.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)
