"""The scheduler: what happens at a table without a command.

Clocks run out, starts stop waiting for contributions to the deal, bots move, absent players are replaced.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

from kolmik.bots import LEVELS
from kolmik.engine import Refused
from kolmik.engine.timed import with_seat_on_turn

from ..domain import decide
from ..domain.decide import Decision
from ..domain.refusals import Full, Unstored
from ..domain.table import SECOND, Table
from ..store import StorageFailed
from .bot_pool import BotPool
from .manager import TableManager
from .session import Session

SWEEP_SECONDS = 2.0  # between two looks for tables that are due
MOST_DUE = 100  # tables that one look finds, besides those that cannot be opened
RETRY_SECONDS = 1.0  # after the storage failed
GRACE = 3_000  # milliseconds a process may be late before another one takes over
FASTEST, SLOWEST = 900, 2_500  # milliseconds a bot takes in a simultaneous decision

logger = logging.getLogger("kolmik.scheduler")


class Scheduler:
    def __init__(
        self,
        manager: TableManager,
        bots: BotPool,
        *,
        alone: bool = True,  # no other process serves the same tables
        presence_known: Callable[[], bool] = lambda: True,  # whether the connections of other processes are known
        rng: Random | None = None,
    ) -> None:
        self.manager, self.bots, self.alone, self.presence_known = manager, bots, alone, presence_known
        self.rng = rng or Random()
        self.tasks: set[asyncio.Task[Any]] = set()
        self._refused: set[str] = set()  # due tables that cannot be opened

    # --- one table ---

    def reschedule(self, session: Session, own: bool) -> None:
        """Set the timer of a session after a change, and start its bots.

        `own`: this process made the change, so its bots think now. Others wait whether they do.
        """
        if session.closed:
            return
        own = own or self.alone
        if session.timer:
            session.timer.cancel()
            session.timer = None
        table = session.table
        if not table.starting and (not table.in_play or (table.untimed and not table.terms.away)):
            return
        times = []
        for seat in table.awaited_bots() if session.bots_play else ():
            if own:
                self._start_bot(session, seat)
            else:
                times.append(self.manager.now() + self._patience(table, seat))
        if (deadline := table.deadline()) is not None:
            times.append(deadline if own else deadline + GRACE // 10)
        if (replacing := self._replacement_time(session)) is not None:
            times.append(replacing)
        if times:
            delay = max(0, min(times) - self.manager.now()) / SECOND
            session.timer = asyncio.get_running_loop().call_later(delay, self._wake, session)

    def _patience(self, table: Table, seat: int) -> int:
        """Return how long to wait, in milliseconds, before taking over a bot of another process."""
        level = LEVELS[table.seats[seat].bot]
        return int((level.seconds or 0) * SECOND) + table.terms.pace + GRACE

    def _wake(self, session: Session) -> None:
        session.timer = None
        self._run(self._retrying(session, partial(self._look_after, session)))

    async def _retrying(self, session: Session, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do what is due at a table; if the storage fails, look after the table again in a moment."""
        try:
            await work()
        except Unstored:
            if not session.closed and session.timer is None:
                loop = asyncio.get_running_loop()
                session.timer = loop.call_later(RETRY_SECONDS, self._wake, session)

    async def _look_after(self, session: Session) -> None:
        """Do what is due: the clock's decision, a bot of a process that is gone, a stand-in for an absent player."""
        if session.closed:
            return
        await self.manager.execute(session, lambda table: decide.when_due(table, self.manager.request("")))
        replacing = self._replacement_time(session)
        if replacing is not None and replacing <= self.manager.now():
            await self.manager.execute(session, lambda table: self._replace_absent(session))
        self.reschedule(session, True)

    # --- people ---

    def _replacement_time(self, session: Session) -> int | None:
        """Return when a bot has to play for an absent player others wait for; None if there is none.

        While the connections of other processes are unknown, nobody counts as absent.
        """
        table = session.table
        if not table.in_play or not table.terms.away or not self.presence_known():
            return None
        people = [seat for seat in table.awaited() if table.seats[seat].holder and not table.seats[seat].bot]
        missing = [seat for seat in people if not session.is_present(seat)]
        if not missing or not session.present()[0]:
            session.absent.clear()
            return None
        now = self.manager.now()
        session.absent = {seat: session.absent.get(seat, now) for seat in missing}
        return min(max(since, table.since) for since in session.absent.values()) + table.terms.away * SECOND

    def _replace_absent(self, session: Session) -> Decision | None:
        replacing = self._replacement_time(session)
        if replacing is None or replacing > self.manager.now():
            return None
        return decide.replace_absent(min(session.absent, key=lambda seat: session.absent[seat]))

    async def welcome(self, session: Session, holder: str) -> None:
        """Return a player's seats from their stand-ins."""
        for seat in session.table.seats_of(holder):
            if session.table.seats[seat].stand_in:
                await self.manager.execute(
                    session,
                    lambda table, seat=seat: decide.welcome_back(table, seat, self.manager.request(holder)),  # type: ignore[misc]
                )

    # --- bots ---

    def _start_bot(self, session: Session, seat: int) -> None:
        key = (session.table.changed, seat)
        if key not in session.thinking:
            session.thinking.add(key)
            self._run(self._retrying(session, partial(self._play_bot, session, seat, key)))

    async def _play_bot(self, session: Session, seat: int, key: tuple[int, int]) -> None:
        table = session.table
        try:
            began = self.manager.now()
            timed = table.timed_decision()
            simultaneous = timed is not None and timed.simultaneous
            match = with_seat_on_turn(table.played.match, seat) if simultaneous else table.played.match.copy()
            rng = Random(self.rng.getrandbits(64))
            move = await self.bots.choose(match, table.seats[seat].bot, rng, session.client())
            least = self.rng.randint(FASTEST, SLOWEST) if simultaneous else table.terms.pace
            await asyncio.sleep(max(0, began + least - self.manager.now()) / SECOND)
            await self.manager.execute(session, lambda now: self._bot_move(now, seat, key[0], move, simultaneous))
        finally:
            session.thinking.discard(key)

    def _bot_move(self, table: Table, seat: int, changed: int, move: str, simultaneous: bool) -> Decision | None:
        """Return the bot's move, if the game has not changed and the seat is still the bot's."""
        if not table.in_play or table.changed != changed or seat not in table.awaited_bots():
            return None
        if simultaneous:
            return decide.claim(table, seat, move, bot=True)
        return decide.play(table, seat, move, self.manager.request(""), bot=True)

    # --- all tables ---

    async def sweep(self) -> None:
        """Forever: look after due tables that no process has open, after a restart or when a process died."""
        while True:
            try:
                due = await self.manager.store.due(self.manager.now() - GRACE, MOST_DUE + len(self._refused))
                for table, _ in due:
                    self._run(self._open(table))
            except StorageFailed:
                pass  # logged by the storage
            except Exception:
                logger.exception("The tables that are due could not be looked up.")
            await asyncio.sleep(SWEEP_SECONDS)

    async def _open(self, table: str) -> None:
        try:
            session = await self.manager.open(table)
        except (Full, Unstored):
            raise
        except Refused as refusal:  # such as one of retired rules: it stays due, and is logged once
            if table not in self._refused:
                self._refused.add(table)
                logger.warning("A table cannot be opened: %s", refusal, extra={"table": table})
            return
        await self._retrying(session, partial(self._look_after, session))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # where it was cancelled before it began

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Log what goes wrong at one table; the others go on."""
        try:
            await work
        except Unstored:
            pass  # logged by the storage; the table stays due
        except Refused as refusal:
            logger.warning("A table could not be looked after: %s", refusal)
        except Exception:
            logger.exception("A table could not be looked after.")

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
