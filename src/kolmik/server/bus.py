"""How processes tell each other that a table has gone on, and who is connected where. Only hints: the log is the truth.

A hint that is lost costs a poll, never a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import msgspec
from msgspec import Struct

from .hall import Hall
from .live import Live
from .messages import Presence, write

CHANNEL = "kolmik"
POLL = 1.0  # seconds between two looks at the log, for hints that were lost
HEARD = 30.0  # seconds after which a process that says nothing more is taken for gone
REPEAT = 10.0  # seconds after which presence is said again
RETRY = 1.0

logger = logging.getLogger("kolmik.bus")


class Hint(Struct, frozen=True, omit_defaults=True):
    """`table` is at event `number`; or these seats and so many spectators are connected at `process`."""

    process: str
    table: str
    number: int = 0
    seats: list[int] | None = None
    spectators: int = 0


_read = msgspec.json.Decoder(Hint).decode


class Bus:
    """Hints between processes: over Redis where there is one, by looking at the log where there is not."""

    def __init__(self, hall: Hall, redis: str = "", alone: bool = True) -> None:
        self.hall, self.alone = hall, alone
        self.process = secrets.token_hex(6)
        self.connected = False  # to Redis: told by /health and /metrics
        self._url = redis
        self._out: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        hall.hint, hall.shared = self.hint, not alone
        hall.all_known = lambda: self.alone or self.connected

    def start(self) -> None:
        if self.alone:
            return
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._poll()), loop.create_task(self._repeat())]
        if self._url:
            self._tasks += [loop.create_task(self._listen()), loop.create_task(self._speak())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # --- saying ---

    def hint(self, table: str, number: int) -> None:
        self._say(Hint(self.process, table, number))

    def presence(self, live: Live) -> None:
        """Who is connected here: told to all lines here and to the other processes."""
        self._say_presence(live)
        self._tell_presence(live)

    def _say_presence(self, live: Live) -> None:
        if self.alone:
            return
        own = [live.table.seats_of(line.holder) for line in live.lines]
        seats = {seat for held in own for seat in held}
        watching = sum(not held for held in own)
        self._say(Hint(self.process, live.table.id, 0, sorted(seats), watching))

    def _tell_presence(self, live: Live) -> None:
        seats, spectators = live.present()
        frame = write(Presence(seats=sorted(seats), spectators=spectators))
        for line in tuple(live.lines):
            line.send(frame)

    def _say(self, hint: Hint) -> None:
        if self.alone or not self._url:
            return
        with contextlib.suppress(asyncio.QueueFull):  # a hint may be lost
            self._out.put_nowait(msgspec.json.encode(hint))

    async def _speak(self) -> None:
        while True:
            try:
                async with self._redis() as redis:
                    while True:
                        await redis.publish(CHANNEL, await self._out.get())
            except Exception as error:
                logger.warning("Redis cannot be reached to say hints: %s", error)
                await asyncio.sleep(RETRY)

    # --- hearing ---

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis() as redis, redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.connected = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self._hear(_read(message["data"]))
            except Exception as error:
                logger.warning("Redis cannot be reached to hear hints: %s", error)
            self.connected = False
            await asyncio.sleep(RETRY)

    def _redis(self) -> Any:
        from redis.asyncio import Redis  # only where it is used: an extra

        return Redis.from_url(self._url)

    def _hear(self, hint: Hint) -> None:
        live = self.hall.tables.get(hint.table)
        if live is None or hint.process == self.process:
            return
        if hint.seats is not None:
            known = live.others.get(hint.process)
            now = asyncio.get_running_loop().time()
            live.others[hint.process] = (set(hint.seats), hint.spectators, now)
            if known is None or known[:2] != (set(hint.seats), hint.spectators):
                self._tell_presence(live)
                self.hall.after_change(live, False)
            if known is None and live.lines:
                self._say_presence(live)  # it has only begun to look at this table, and does not know who is here
        elif hint.number > live.table.number:
            self.behind(live, hint.number)

    def behind(self, live: Live, number: int) -> None:
        """The log of a table is longer than what this process knows."""
        if number > live.seen:
            live.seen = number
            task = asyncio.get_running_loop().create_task(self._catch_up(live))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _catch_up(self, live: Live) -> None:
        try:
            await self.hall.catch_up(live)
        except Exception:
            logger.exception("A table could not be caught up with.", extra={"table": live.table.id})

    async def _poll(self) -> None:
        """Hints that were lost: the log is asked how far the tables are that people look at here."""
        while True:
            await asyncio.sleep(POLL)
            watched = [table for table, live in self.hall.tables.items() if live.lines]
            try:
                numbers = await self.hall.store.numbers(watched) if watched else {}
            except Exception as error:
                logger.warning("The log cannot be looked at: %s", error)
                continue
            for table, number in numbers.items():
                live = self.hall.tables.get(table)
                if live and number > live.table.number:
                    live.seen = min(live.seen, number - 1)
                    self.behind(live, number)

    async def _repeat(self) -> None:
        """Presence is said again now and then, and who has not said so for long is taken for gone."""
        while True:
            await asyncio.sleep(REPEAT)
            now = asyncio.get_running_loop().time()
            for live in tuple(self.hall.tables.values()):
                gone = [process for process, (_, _, heard) in live.others.items() if now - heard > HEARD]
                for process in gone:
                    del live.others[process]
                if live.lines or gone:
                    self.presence(live)
