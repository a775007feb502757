"""All tables that this process has open, and the one way anything happens at them.

What is asked is decided, stored, and only then acknowledged and told. A table that somebody else has gone on with is
caught up with first. Whoever asks is serialised by the table's lock; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from kolmik.engine import Refused
from kolmik.engine.match import Match

from . import decide, log, messages
from .decide import Decision
from .live import Frames, Line, Live, now
from .refusals import Denied
from .store import Raced, Store, Summary
from .table import Table
from .tokens import new_id
from .viewing import (
    Part,
    Viewer,
    event_frame,
    game_part,
    moving_part,
    moving_you,
    new_lines,
    table_part,
    you_part,
)
from .viewing import what as told_what

TRIES = 20
IDLE = 60.0  # seconds a table stays in memory after the last line is gone
MOVES = (log.Moved, log.Claimed, log.Raced, log.Aimed, log.Thrown)
BOT_DUE = 5_000  # after so long another process sees to a bot that has not moved
MOST_MISSED = 100  # events; who has missed more is told everything anew

logger = logging.getLogger("kolmik.hall")


class NoTable(Denied):
    """There is no such table."""


class Full(Denied):
    """No more tables or sockets fit into this server."""


class Unstored(Denied):
    """The storage has failed: nothing has changed."""


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
        decision = decide.create(wish, holder, secrets.token_bytes(32), luck)
        live = Live(Table(new_id()))
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
        table = live.table
        before = table.number
        at = max(self.now(), live.last)
        frames: Frames = []
        try:
            for entry, after in zip(decision.entries, decision.after, strict=True):
                self._apply(live, entry, at, after, frames)
            moves = 0
            for entry in decision.entries:
                moves += isinstance(entry, MOVES)
            summary = self._summary(live, moves == len(decision.entries))
            bodies = [log.write(entry) for entry in decision.entries]
            changed = summary if summary != live.summary else None
            await self.store.append(table.id, before + 1, at, bodies, changed)
        except BaseException as error:
            await self._start_over(live, before)
            if isinstance(error, Raced | Refused | asyncio.CancelledError):
                raise
            self.unstored += 1
            logger.exception("An event could not be stored.", extra={"table": table.id})
            raise Unstored("refused-unstored") from error
        live.summary, live.last = summary, at
        self.events += len(decision.entries)
        self.moves += moves
        for line, frame in frames:
            line.send(frame)
        return before + 1 + decision.main

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
            self._apply(live, log.read(row.body), row.at, None, frames)
            live.last = row.at
            for line, frame in frames:
                line.send(frame)
        if rows:
            live.summary = None  # others may have written it
        return bool(rows)

    def _apply(self, live: Live, entry: log.Entry, at: int, after: Match | None, frames: Frames) -> None:
        """One event, and the frame for every line."""
        table = live.table
        if not live.lines:
            table.apply(entry, at, after)
            live.forget_parts()
            return
        part = live.table_told()
        viewers = {line.viewer for line in live.lines}
        games = {viewer: live.game_told(viewer) for viewer in viewers}
        match = table.match
        count = len(match.moves) if match else 0
        hidden = table.game.tell is not None
        before = match.copy() if match and hidden and isinstance(entry, MOVES) else None
        table.apply(entry, at, after)
        changed = part.changes(moving_part(table) if isinstance(entry, MOVES) else table_part(table))
        keep = None
        told: dict[Viewer, bytes] = {}
        seen: dict[Viewer, bytes] = {}
        if table.changed == table.number and table.match:
            if isinstance(entry, log.Started):
                keep = count = 0
                before = Match(table.match.setting) if hidden else None
            elif isinstance(entry, log.Undone):
                keep = count = entry.left
            told = self._lines(live, before, count, viewers)
            seen = self._changes(live, games)
        happened = messages.write(told_what(entry))
        moved = isinstance(entry, MOVES)
        for line in tuple(live.lines):
            if moved:
                you = line.you.changes(moving_you(table, line.viewer))
            else:
                own = table.seats_of(line.holder)
                if line.viewer is not None and line.viewer not in own:
                    self._look(live, line, own[0] if own else None, frames)  # the seat is no longer theirs
                    continue
                you = line.you.changes(you_part(table, line.holder, line.viewer))
            parts = (changed, seen.get(line.viewer, b""), you)
            frames.append((line, event_frame(table.number, happened, parts, keep, told.get(line.viewer, b""), at)))

    def _lines(self, live: Live, before: Match | None, count: int, viewers: set[Viewer]) -> dict[Viewer, bytes]:
        """The new lines of the log as each viewer may hear them, encoded."""
        assert live.table.match
        heard = new_lines(before, live.table.match, count, viewers)
        if live.table.game.tell is None:
            return dict.fromkeys(viewers, messages.write(next(iter(heard.values()))))
        return {viewer: messages.write(told) for viewer, told in heard.items()}

    def _changes(self, live: Live, games: dict[Viewer, Part]) -> dict[Viewer, bytes]:
        """What has changed in the game for each viewer, encoded; where nothing is hidden, for all at once."""
        if live.table.game.open:
            viewer = next(iter(games))
            return dict.fromkeys(games, games[viewer].changes(game_part(live.table, viewer)))
        return {viewer: part.changes(game_part(live.table, viewer)) for viewer, part in games.items()}

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
            self._apply(past, log.read(row.body), row.at, None, frames)
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
            self._look(live, line, wanted, frames)
            for to, frame in frames:
                to.send(frame)

    def _look(self, live: Live, line: Line, viewer: Viewer, frames: Frames) -> None:
        line.viewer, line.you = viewer, Part(you_part(live.table, line.holder, viewer))
        frames.append((line, live.state(line.holder, viewer, line.you)))

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
