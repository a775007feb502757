"""All tables that this process has open, and the one way anything happens at them.

What is asked is decided, stored, and only then acknowledged and told. A table that somebody else has gone on with is
caught up with first. Whoever asks is serialised by the table's lock; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kolmik.engine import Refused

from . import decide, log, messages, tokens
from .decide import Decision
from .live import Frames, Line, Live, now
from .refusals import Denied
from .store import Append, Raced, Store, Summary
from .table import Table
from .telling import MOVES, change, look
from .viewing import Part, Viewer, you_part

TRIES = 20
IDLE = 60.0  # seconds a table stays in memory after the last line is gone
BOT_DUE = 5_000  # after so long another process sees to a bot that has not moved
MOST_MISSED = 100  # events; who has missed more is told everything anew

logger = logging.getLogger("kolmik.hall")


class NoTable(Denied):
    """There is no such table."""


class Full(Denied):
    """No more tables or sockets fit into this server."""


class Unstored(Denied):
    """The storage has failed: nothing has changed."""


class _Changed(NamedTuple):
    """A table has changed in memory: what has to be stored, and what to be told then."""

    append: Append
    summary: Summary
    frames: Frames
    moves: int
    number: int  # of the event that was asked for


class Hall:
    def __init__(self, store: Store, clock: Callable[[], int] = now, most: int = 10_000) -> None:
        self.store = store
        self.most = most  # tables in memory
        self.now = clock
        self.shared = False  # whether other processes go on with the same tables
        self.all_known: Callable[[], bool] = lambda: True  # whether it is known who is connected anywhere
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Future[Live]] = {}
        self.after_change: Callable[[Live, bool], None] = lambda live, own: None  # who sees to clocks and bots
        self.hint: Callable[[str, int], None] = lambda table, number: None  # tells other processes
        self.moves = 0  # counted for /metrics
        self.events = 0
        self.unstored = 0
        self._tasks: set[asyncio.Task[None]] = set()

    # --- tables ---

    async def open(self, table: str) -> Live:
        """A table, from memory or from its log."""
        if live := self.tables.get(table):
            return live
        if waiting := self.opening.get(table):
            return await asyncio.shield(waiting)
        self.make_room()
        future = self.opening[table] = asyncio.get_running_loop().create_future()
        try:
            live = await self._load(table)
            self.tables[table] = live
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it too; nobody has to
            raise
        finally:
            del self.opening[table]
        self.after_change(live, False)
        return live

    async def _load(self, table: str) -> Live:
        live = Live(Table(table))
        await self._read_on(live)
        return live

    async def _read_on(self, live: Live, upto: int | None = None) -> None:
        table = live.table
        rows = await self.store.read(table.id, table.number)
        if not rows and not table.number:
            raise NoTable("refused-no-table")
        for row in rows:
            if upto is not None and row.number > upto:
                break
            table.apply(log.read(row.body), row.at)
            live.last = row.at

    async def create(self, wish: messages.NewTable, holder: str, luck: str = "") -> Live:
        """A new table, under an id that nobody can guess."""
        self.make_room()
        decision = decide.create(wish, holder, tokens.new_secret(), luck)
        live = Live(Table(tokens.new_id()))
        await self._carry_out(live, decision)
        self.tables[live.table.id] = live
        self.after_change(live, True)
        return live

    def make_room(self) -> None:
        """If too many tables are open, those that nobody watches go; if all are watched, the server is full."""
        if len(self.tables) < self.most:
            return
        for live in tuple(self.tables.values()):
            self._perhaps_forget(live)
        if len(self.tables) >= self.most:
            raise Full("refused-full-tables")

    def forget(self, live: Live) -> None:
        """Take a table out of memory; its log stays."""
        if live.timer:
            live.timer.cancel()
        self.tables.pop(live.table.id, None)

    # --- the one way anything happens ---

    async def ask(self, live: Live, decided: Callable[[Table], Decision | None]) -> int | None:
        """Decide, store, tell. The number of the event that has it, None if nothing was to be done."""
        async with live.lock:
            if live.seen > live.table.number:
                await self._catch_up(live)
            for _ in range(TRIES):
                decision = await self._decide(live, decided)
                if decision is None:
                    return None
                if not decision.entries:
                    return decision.repeated
                try:
                    number = await self._carry_out(live, decision)
                    break
                except Raced:
                    await self._catch_up(live)
            else:
                raise Denied("refused-crowded")
        self.hint(live.table.id, live.table.number)
        self.after_change(live, True)
        return number

    def ask_now(self, live: Live, decided: Callable[[Table], Decision], then: Callable[[int | None], None]) -> bool:
        """The same at once, where nobody else does something here; False where it has to be asked in the usual way.

        `then` hears the number of the event once it is stored and told; None if it did not happen: then it has to be
        asked in the usual way, too.
        """
        if self.shared or not live.lock.take():
            return False
        try:
            decision = decided(live.table)
        except Exception:  # whoever asks in the usual way is told why
            decision = Decision()
        if not decision.entries:
            live.lock.release()
            return False
        before = live.table.number
        try:
            changed = self._change(live, decision)
            self.store.append_then(changed.append, partial(self._stored, live, changed, then))
        except Exception:
            self._take_back(live, before, then)
        return True

    def _stored(
        self, live: Live, changed: _Changed, then: Callable[[int | None], None], error: Exception | None
    ) -> None:
        """What was asked for with `ask_now` is stored, or it is not."""
        if error is not None:
            self._take_back(live, changed.append.first - 1, then)
            return
        try:
            number = self._tell(live, changed)
        finally:
            live.lock.release()
        self.hint(live.table.id, live.table.number)
        self.after_change(live, True)
        then(number)

    def _take_back(self, live: Live, before: int, then: Callable[[int | None], None]) -> None:
        async def start_over() -> None:
            try:
                await self._start_over(live, before)
            finally:
                live.lock.release()
            then(None)

        task = asyncio.get_running_loop().create_task(start_over())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("A table could not be read anew.", exc_info=error)

    async def _decide(self, live: Live, decided: Callable[[Table], Decision | None]) -> Decision | None:
        """What comes of what is asked. It is not refused because of what another process has changed since."""
        try:
            return decided(live.table)
        except Refused:
            if not self.shared or not await self._catch_up(live):
                raise
            return decided(live.table)

    async def catch_up(self, live: Live) -> None:
        """Somebody else has gone on with this table: its viewers are told."""
        async with live.lock:
            await self._catch_up(live)
        self.after_change(live, False)

    async def up_to_date(self, live: Live) -> None:
        """Before a table is told from memory: what other processes did there is in it."""
        if not self.shared:
            return
        async with live.lock:
            new = await self._catch_up(live)
        if new:
            self.after_change(live, False)

    async def _carry_out(self, live: Live, decision: Decision) -> int:
        """The table is changed, the change stored, and then told. If it cannot be stored, the table is read anew."""
        before = live.table.number
        try:
            changed = self._change(live, decision)
            await self.store.append(*changed.append)
        except BaseException as error:
            await self._start_over(live, before)
            if isinstance(error, Raced | Refused | asyncio.CancelledError):
                raise
            raise self._unstored(live, error) from error
        return self._tell(live, changed)

    def _change(self, live: Live, decision: Decision) -> _Changed:
        """The table as it is after a decision, and what has to be stored and told then."""
        table = live.table
        first = table.number + 1
        at = max(self.now(), live.last)
        frames: Frames = []
        moves = 0
        for entry, after in zip(decision.entries, decision.after, strict=True):
            change(live, entry, at, after, frames)
            moves += isinstance(entry, MOVES)
        summary = self._summary(live, moves == len(decision.entries))
        bodies = tuple([log.write(entry) for entry in decision.entries])
        append = Append(table.id, first, at, bodies, summary if summary != live.summary else None)
        return _Changed(append, summary, frames, moves, first + decision.main)

    def _tell(self, live: Live, changed: _Changed) -> int:
        """What is stored is told; the number of the event that was asked for."""
        append, live.summary, frames, moves, number = changed
        live.last = append.at
        self.events += len(append.bodies)
        self.moves += moves
        for line, frame in frames:
            line.send(frame)
        return number

    def _unstored(self, live: Live, error: BaseException) -> Unstored:
        self.unstored += 1
        logger.error("An event could not be stored.", exc_info=error, extra={"table": live.table.id})
        return Unstored("refused-unstored")

    async def _start_over(self, live: Live, number: int) -> None:
        """After a change that was not stored: the table as its viewers know it, from the log."""
        fresh = Live(Table(live.table.id))
        if number:
            try:
                await self._read_on(fresh, number)
            except Exception as error:
                self.forget(live)
                for line in tuple(live.lines):
                    line.close("bye-storage")
                raise Unstored("refused-no-storage") from error
        live.table, live.last = fresh.table, fresh.last
        live.forget_parts()
        for line in live.lines:
            line.you = Part(you_part(live.table, line.holder, line.viewer))

    async def _catch_up(self, live: Live) -> bool:
        """Whether there was anything new."""
        rows = await self.store.read(live.table.id, live.table.number)
        for row in rows:
            frames: Frames = []
            change(live, log.read(row.body), row.at, None, frames)
            live.last = row.at
            for line, frame in frames:
                line.send(frame)
        if rows:
            live.summary = None  # others may have written it
        return bool(rows)

    def _summary(self, live: Live, moved: bool) -> Summary:
        """The table at a glance. Where there were only moves, nothing but when it is due can have changed."""
        table = live.table
        if moved and live.summary:
            if live.summary.due is None and table.untimed:
                return live.summary
            due = self.due(table)
            return live.summary if due == live.summary.due else live.summary._replace(due=due)
        holders = tuple(dict.fromkeys([table.host, *(seat.holder for seat in table.seats if seat.holder)]))
        return Summary(
            game=table.game_name,
            rules=table.rules,
            version=table.version,
            status=table.status,
            players=table.players,
            created=table.created,
            due=self.due(table),
            title=", ".join(seat.name for seat in table.seats if seat.name),
            holders=holders,
        )

    @staticmethod
    def due(table: Table) -> int | None:
        """When somebody has to look at a table though nobody asks anything."""
        deadline = table.deadline()
        if table.bots_asked():
            return table.since + BOT_DUE
        return deadline

    # --- who watches ---

    async def join(self, live: Live, line: Line, wanted: Viewer, seen: int = 0) -> None:
        """A line is told what it has missed since event `seen`, or everything, and from then on all that happens."""
        async with live.lock:
            if self.shared or live.seen > live.table.number:
                await self._catch_up(live)
            own = live.table.seats_of(line.holder)
            viewer = wanted if wanted in own else own[0] if own else None
            line.viewer, line.you = viewer, Part(you_part(live.table, line.holder, viewer))
            missed = await self._missed(live, line, wanted, seen)
            if missed is None:
                missed = [live.state(line.holder, viewer, line.you)]
            live.lines.add(line)
            for frame in missed:
                line.send(frame)
        self.after_change(live, False)

    async def _missed(self, live: Live, line: Line, wanted: Viewer, seen: int) -> list[bytes] | None:
        """The events since `seen` for a viewer that was there before; None where everything is better told anew."""
        if wanted != line.viewer or not 0 < seen <= live.table.number or live.table.number - seen > MOST_MISSED:
            return None
        if seen == live.table.number:
            return []
        past = Live(Table(live.table.id))
        await self._read_on(past, seen)
        if wanted is not None and wanted not in past.table.seats_of(line.holder):
            return None
        again = _Past(line.holder, line.viewer, Part(you_part(past.table, line.holder, line.viewer)))
        past.lines.add(again)
        for row in await self.store.read(past.table.id, seen):
            frames: Frames = []
            change(past, log.read(row.body), row.at, None, frames)
            for _, frame in frames:
                again.send(frame)
        return again.heard if again.viewer == line.viewer else None

    async def look(self, live: Live, line: Line, wanted: Viewer) -> None:
        """See the table from another seat of one's own, or as a spectator."""
        async with live.lock:
            own = live.table.seats_of(line.holder)
            if wanted is not None and wanted not in own:
                raise Denied("refused-not-yours", seat=str(wanted))
            frames: Frames = []
            look(live, line, wanted, frames)
            for to, frame in frames:
                to.send(frame)

    def part_with(self, live: Live, line: Line) -> None:
        """A line is gone. A table that nobody watches leaves the memory after a while."""
        live.lines.discard(line)
        if not live.lines:
            live.forget_parts()
            asyncio.get_running_loop().call_later(IDLE, self._perhaps_forget, live)
        self.after_change(live, False)

    def _perhaps_forget(self, live: Live) -> None:
        if not live.lines and not live.lock.locked() and not live.thinking:
            self.forget(live)


class _Past:
    """A line that hears what another has missed."""

    def __init__(self, holder: str, viewer: Viewer, you: Part) -> None:
        self.holder, self.viewer, self.you = holder, viewer, you
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def close(self, message: str) -> None:
        """Nobody is at the other end."""
