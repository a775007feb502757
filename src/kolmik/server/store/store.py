"""The storage for the server: every call can be awaited, and none of them holds up the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from .database import READERS, Database
from .rows import Analysis, Append, Gone, Listed, Stored, Summary
from .writer import CLOSED, Then, Writer

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Store:
    """The tables of a server. One thread writes, a few read."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = Writer(database)
        self._readers = ThreadPoolExecutor(READERS, "kolmik-reader")
        self._closed = False

    @classmethod
    def open(cls, url: str) -> Store:
        """Open sqlite:////folder/file.db or postgresql://user@host/name, and bring its schema to this version."""
        return cls(Database.open(url))

    async def append(
        self, table: str, first: int, at: int, bodies: Sequence[bytes], summary: Summary | None = None
    ) -> None:
        """Append the events first, first + 1, … and the summary, all or nothing; returns when they are durable.

        Raises `Raced` if one of these numbers is taken. Who is cancelled while waiting cannot know whether they were
        written.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(Append(table, first, at, tuple(bodies), summary), partial(_settle, stored))
        await stored

    def append_then(self, append: Append, then: Then) -> None:
        """The same for who does not wait: `then` is told when it is durable (None), or what went wrong."""
        self._writer.append(append, then)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """The events of a table in order, those after a number."""
        return await self._reading(self.database.read, table, after)

    async def summary(self, table: str) -> Summary | None:
        """A table at a glance, None if there is no such table."""
        return await self._reading(self.database.summary, table)

    async def numbers(self, wanted: Sequence[str]) -> dict[str, int]:
        """How far these tables are: the number of the last event of each."""
        return await self._reading(self.database.numbers, wanted)

    async def due(self, until: int, most: int = 100) -> list[tuple[str, int]]:
        """The tables somebody has to look at by then, and when, soonest first."""
        return await self._reading(self.database.due, until, most)

    async def held_by(self, holder: str, most: int = 50) -> list[Listed]:
        """The tables of a holder, newest first."""
        return await self._reading(self.database.held_by, holder, most)

    async def listing(self, status: str | None = None, most: int = 1000) -> list[Listed]:
        """All tables, or those of a status, newest first."""
        return await self._reading(self.database.listing, status, most)

    async def analysis(self, table: str, game: int) -> Analysis | None:
        """What is kept of the analysis of a game at a table, None if it was never begun."""
        return await self._reading(self.database.analysis, table, game)

    async def keep_analysis(
        self, table: str, game: int, state: str, done: int, of: int, body: bytes | None = None
    ) -> None:
        """Keep how far an analysis is, in place of what was kept of it before."""
        await self._writing(self.database.keep_analysis, table, game, state, done, of, body)

    async def prune(self, older_than: int, statuses: Sequence[str]) -> int:
        """Remove the tables of these statuses whose last event is older; how many those were."""
        return await self._writing(self.database.prune, older_than, statuses)

    async def remove(self, table: str) -> bool:
        """Remove a table with all that belongs to it; was there one?"""
        return await self._writing(self.database.remove, table)

    def close(self) -> None:
        """Finish what is queued, then stop. Whatever is asked afterwards is refused."""
        self._closed = True
        self._writer.close()
        self._readers.shutdown()
        self.database.close()

    async def _reading(self, call: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        if self._closed:
            raise Gone(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: call(*given, **named))

    async def _writing(self, call: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        return await asyncio.wrap_future(self._writer.do(lambda: call(*given, **named)))


def _settle(stored: asyncio.Future[None], outcome: Exception | None) -> None:
    if stored.done():  # who waited was cancelled
        return
    if outcome is None:
        stored.set_result(None)
    else:
        stored.set_exception(outcome)
