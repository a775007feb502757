"""Who sees to a table when nobody asks anything: clocks that run out, bots on turn, players that are gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any

from kolmik.bots import LEVELS
from kolmik.engine import Refused
from kolmik.engine.timed import with_seat_on_turn

from . import decide, log
from .decide import Decision, Who
from .hall import Hall
from .live import Live
from .store import Store
from .table import SECOND, Table
from .thinkers import Thinkers

SWEEP = 2.0  # seconds between two looks at what is due anywhere
GRACE = 3_000  # milliseconds that a process which died may be late before another takes its place
FASTEST, SLOWEST = 900, 2_500  # milliseconds a bot takes in a race

logger = logging.getLogger("kolmik.keeper")


class Keeper:
    def __init__(self, hall: Hall, thinkers: Thinkers, alone: bool = True, chance: Random | None = None) -> None:
        self.hall, self.thinkers, self.alone = hall, thinkers, alone
        self.chance = chance or Random()
        self.tasks: set[asyncio.Task[Any]] = set()
        hall.after_change = self.see_to

    # --- one table ---

    def see_to(self, live: Live, own: bool) -> None:
        """After a change. `own`: this process made it, so its bots think at once; others wait whether they do."""
        own = own or self.alone
        if live.timer:
            live.timer.cancel()
            live.timer = None
        table = live.table
        if not table.live or (table.untimed and not table.terms.away):
            return
        times = []
        for seat in table.bots_asked():
            if own:
                self._begin(live, seat)
            else:
                times.append(self.hall.now() + self._patience(table, seat))
        if (deadline := table.deadline()) is not None:
            times.append(deadline if own else deadline + GRACE // 10)
        if (gone := self._gone(live)) is not None:
            times.append(gone)
        if times:
            delay = max(0, min(times) - self.hall.now()) / SECOND
            live.timer = asyncio.get_running_loop().call_later(delay, self._wake, live)

    def _patience(self, table: Table, seat: int) -> int:
        level = LEVELS[table.seats[seat].bot]
        return int((level.seconds or 0) * SECOND) + table.terms.pace + GRACE

    def _wake(self, live: Live) -> None:
        self._run(self._look_at(live))

    async def _look_at(self, live: Live) -> None:
        """Something may be due here: the clock, a bot of a process that is gone, somebody who is away."""
        await self.hall.ask(live, lambda table: decide.when_due(table, self.hall.now()))
        gone = self._gone(live)
        if gone is not None and gone <= self.hall.now():
            await self.hall.ask(live, lambda table: self._stand_in(live, table))
        self.see_to(live, True)

    # --- people ---

    def _gone(self, live: Live) -> int | None:
        """When a bot has to play for somebody who is away while others wait; None while nobody is.

        While other processes cannot say who is connected there, nobody is taken for away.
        """
        table = live.table
        if not table.live or not table.terms.away or not self.hall.all_known():
            return None
        present, _ = live.present()
        waited = [seat for seat in table.awaited() if table.seats[seat].holder and not table.seats[seat].bot]
        missing = [seat for seat in waited if seat not in present]
        if not missing or not present:
            live.absent.clear()
            return None
        now = self.hall.now()
        live.absent = {seat: live.absent.get(seat, now) for seat in missing}
        return min(max(since, table.since) for since in live.absent.values()) + table.terms.away * SECOND

    def _stand_in(self, live: Live, table: Table) -> Decision | None:
        gone = self._gone(live)
        if gone is None or gone > self.hall.now():
            return None
        seat = min(live.absent, key=lambda one: live.absent[one])
        return decide.away(table, seat)

    async def welcome(self, live: Live, holder: str) -> None:
        """Who comes back gets the seat back from the bot that played for them."""
        for seat in live.table.seats_of(holder):
            if live.table.seats[seat].stand_in:
                await self.hall.ask(live, lambda table, seat=seat: _back(table, seat, holder))  # type: ignore[misc]

    # --- bots ---

    def _begin(self, live: Live, seat: int) -> None:
        key = (live.table.changed, seat)
        if key not in live.thinking:
            live.thinking.add(key)
            self._run(self._bot(live, seat, key))

    async def _bot(self, live: Live, seat: int, key: tuple[int, int]) -> None:
        table = live.table
        try:
            began = self.hall.now()
            asked = table.timed_decision()
            racing = asked is not None and asked.kind == "race"
            match = with_seat_on_turn(table.played.match, seat) if racing else table.played.match.copy()
            move = await self.thinkers.choose(match, table.seats[seat].bot, Random(self.chance.getrandbits(64)))
            least = self.chance.randint(FASTEST, SLOWEST) if racing else table.terms.pace
            await asyncio.sleep(max(0, began + least - self.hall.now()) / SECOND)
            await self.hall.ask(live, lambda now: self._bots_move(now, seat, key[0], move, racing))
        finally:
            live.thinking.discard(key)

    def _bots_move(self, table: Table, seat: int, changed: int, move: str, racing: bool) -> Decision | None:
        """The move, if the game is still where the bot thought about it and the seat still the bot's."""
        if not table.live or table.changed != changed or seat not in table.bots_asked():
            return None
        if racing:
            return decide.claim(table, seat, move, Who(""), self.hall.now(), bot=True)
        return decide.play(table, seat, move, self.hall.now(), bot=True)

    # --- all tables ---

    async def sweep(self, store: Store) -> None:
        """For ever: tables that are due though no process has them open, after a restart or when one died."""
        while True:
            try:
                for table, _ in await store.due(self.hall.now() - GRACE):
                    self._run(self._open(table))
            except Exception:
                logger.exception("What is due could not be looked up.")
            await asyncio.sleep(SWEEP)

    async def _open(self, table: str) -> None:
        """One that cannot be opened or seen to does not stand before the others."""
        await self._look_at(await self.hall.open(table))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was cancelled before it began

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as refusal:
            logger.warning("A table could not be seen to: %s", refusal)
        except Exception:
            logger.exception("A table could not be seen to.")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


def _back(table: Table, seat: int, holder: str) -> Decision | None:
    back = table.seats[seat].stand_in and table.seats[seat].holder == holder
    return Decision().add(log.Returned(seat=seat)) if back else None
