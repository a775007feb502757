"""The storage for the server: every call can be awaited, and none blocks the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from .database import READERS, Database
from .failure_log import FailureLog
from .rows import Analysis, Append, Listed, Outage, StorageFailed, StorageUnavailable, Stored, Summary
from .writer import CLOSED, Then, Writer

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Store:
    """The tables of a server. One thread writes, a few read."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writing, self.reading = FailureLog("writing"), FailureLog("reading")
        self._writer = Writer(database, self.writing)
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

        Raises `VersionConflict` if one of these numbers is taken, and `LogGap` if the number before them is not stored.
        A caller that is cancelled while waiting cannot know whether they were written.
        """
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(Append(table, first, at, tuple(bodies), summary), partial(_settle, stored))
        await stored

    def append_then(self, append: Append, then: Then) -> None:
        """Append without waiting: `then` is called with None when it is durable, or with what went wrong."""
        self._writer.append(append, then)

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after a number, in order."""
        return await self._reading(self.database.read, table, after)

    async def summary(self, table: str) -> Summary | None:
        """Return the summary of a table, None if there is no such table."""
        return await self._reading(self.database.summary, table)

    async def numbers(self, wanted: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        return await self._reading(self.database.numbers, wanted)

    async def due(self, until: int, most: int = 100) -> list[tuple[str, int]]:
        """Return the tables that are due by then, each with its time, soonest first."""
        return await self._reading(self.database.due, until, most)

    async def held_by(self, holder: str, most: int = 50) -> list[Listed]:
        """Return the tables of a holder, newest first."""
        return await self._reading(self.database.held_by, holder, most)

    async def listing(self, status: str | None = None, most: int = 1000) -> list[Listed]:
        """Return all tables, or those of a status, newest first."""
        return await self._reading(self.database.listing, status, most)

    async def analysis(self, table: str, game: int) -> Analysis | None:
        """Return the stored analysis of a game, None if it was never started."""
        return await self._reading(self.database.analysis, table, game)

    async def keep_analysis(
        self, table: str, game: int, state: str, done: int, of: int, body: bytes | None = None
    ) -> None:
        """Store the progress or result of an analysis, replacing what was stored before."""
        await self._writing(self.database.keep_analysis, table, game, state, done, of, body)

    async def prune(self, older_than: int, statuses: Sequence[str]) -> int:
        """Remove the tables of these statuses whose last event is older; returns how many."""
        return await self._writing(self.database.prune, older_than, statuses)

    async def remove(self, table: str) -> bool:
        """Remove a table and everything that belongs to it; returns whether there was one."""
        return await self._writing(self.database.remove, table)

    async def heartbeat(self, now: int) -> None:
        """Note that the tables are served now; returns when that is durable, which proves that storing works."""
        await self._writing(self.database.heartbeat, now)

    def resume(self, wall: int, least: int) -> tuple[int, list[Outage]]:
        """Begin to serve the tables; returns the time it is now, and all outages. Blocks."""
        return self._writer.do(lambda: self.database.resume(wall, least)).result()

    def close(self) -> None:
        """Finish the queued work, then stop. Later calls are refused."""
        self._closed = True
        self._writer.close()
        self._readers.shutdown()
        self.database.close()

    async def _reading(self, call: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        if self._closed:
            raise StorageUnavailable(CLOSED)
        try:
            answer = await asyncio.get_running_loop().run_in_executor(self._readers, lambda: call(*given, **named))
        except StorageFailed as error:
            self.reading.failed(error)
            raise
        self.reading.succeeded()
        return answer

    async def _writing(self, call: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs) -> Answer:
        return await asyncio.wrap_future(self._writer.do(lambda: call(*given, **named)))


def _settle(stored: asyncio.Future[None], outcome: Exception | None) -> None:
    if stored.done():  # the waiting task was cancelled
        return
    if outcome is None:
        stored.set_result(None)
    else:
        stored.set_exception(outcome)
