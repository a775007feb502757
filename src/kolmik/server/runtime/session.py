"""A session: one table open in this process, its connections, and the version of the table they know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..domain import events
from ..domain.decide import Decision
from ..domain.fold import advance, apply
from ..domain.projection import Viewer
from ..domain.table import Table
from ..store import Append, Summary
from .broadcast import Connection, Projected, Rendered, render
from .clock import wall
from .fair_pool import Client
from .lock import Lock

MAX_FOLLOWED = 100  # events of another process; after more of them, connections are sent the whole state
BOT_DUE = 5_000  # milliseconds after which another process looks after a bot that has not moved


class RemotePresence(NamedTuple):
    """The viewers connected to the same table in another process."""

    seats: frozenset[int]
    spectators: int
    at: float  # when that process reported it, by the loop's clock


class Prepared(NamedTuple):
    """A decision applied to a fork of the table: to be stored, then committed."""

    append: Append
    summary: Summary
    projected: Projected  # the version of the table after it
    rendered: Mapping[Connection, Rendered]
    moves: int
    number: int  # of the event the command asked for


class Session:
    """A table open in this process. `table` is always what the log says: a change shows only once it is stored."""

    __slots__ = (
        "_now",
        "absent",
        "closed",
        "connections",
        "hinted",
        "last",
        "lock",
        "projected",
        "remote",
        "summary",
        "thinking",
        "timer",
    )

    def __init__(self, table: Table, last: int = 0, *, clock: Callable[[], int] = wall, epoch: str = "") -> None:
        self.projected = Projected(table, epoch=epoch)
        self._now = clock
        self.lock = Lock()  # held while a change is being stored or read from the log
        self.connections: set[Connection] = set()
        self.remote: dict[str, RemotePresence] = {}  # by process
        self.last = last  # time of the last event
        self.hinted = 0  # the highest event number another process has mentioned
        self.summary: Summary | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.absent: dict[int, int] = {}  # awaited seats whose players are not connected: since when
        self.thinking: set[tuple[int, int]] = set()  # (table.changed, seat) a bot is thinking about
        self.closed = False  # another session may take this one's place: nothing may be written or joined here

    @property
    def table(self) -> Table:
        return self.projected.table

    @property
    def epoch(self) -> str:
        """The history that the event numbers belong to."""
        return self.projected.epoch

    @property
    def idle(self) -> bool:
        """Whether the session can be closed without anybody noticing."""
        return not self.connections and not self.lock.locked and not self.thinking

    def close(self) -> None:
        self.closed = True
        if self.timer:
            self.timer.cancel()
            self.timer = None

    # --- changes ---

    def prepare(self, decision: Decision, now: int) -> Prepared:
        """Apply a decision to a fork of the table, and render it. The session itself does not change."""
        at = max(now, self.last)
        table, deltas, bodies, moves = self.table, [], [], 0
        for event, match in decision.steps:
            delta = advance(table, event, at, match)
            deltas.append(delta)
            bodies.append(events.write(event))
            moves += isinstance(event, events.MOVE_EVENTS)
            table = delta.after
        summary = summarize(table, self.summary if moves == len(deltas) else None)
        append = Append(
            table=table.id,
            first=self.table.number + 1,
            at=at,
            bodies=tuple(bodies),
            summary=summary if summary != self.summary else None,
        )
        projected, rendered = render(self.projected, deltas, self.connections)
        return Prepared(append, summary, projected, rendered, moves, append.first + decision.main)

    def commit(self, prepared: Prepared) -> None:
        """Take over a change that is stored, and send it."""
        self.summary, self.last = prepared.summary, prepared.append.at
        self._show(prepared.projected, prepared.rendered)

    def follow(self, stored: list[tuple[events.AnyEvent, int]]) -> None:
        """Apply and send events that another process has stored."""
        self.summary, self.last = None, stored[-1][1]  # the other process may have written the summary
        if len(stored) > MAX_FOLLOWED:
            table = self.table.fork()
            for event, at in stored:
                apply(table, event, at)
            self._show(Projected(table), {})
            return
        table, deltas = self.table, []
        for event, at in stored:
            deltas.append(advance(table, event, at))
            table = deltas[-1].after
        self._show(*render(self.projected, deltas, self.connections))

    def _show(self, projected: Projected, rendered: Mapping[Connection, Rendered]) -> None:
        """Make this version the current one, and send its frames."""
        self.projected = projected
        for connection in tuple(self.connections):
            frames = rendered.get(connection)
            if frames is None or connection.known is not frames.before:  # it joined or switched its view meanwhile
                self.send_state(connection, connection.known and connection.known.viewer)
                continue
            connection.known = frames.after
            for frame in frames.frames:
                connection.send(frame)

    # --- connections ---

    def send_state(self, connection: Connection, viewer: Viewer) -> None:
        """Send everything this viewer may know: from a seat of the holder's, or as a spectator."""
        own = self.table.seats_of(connection.holder)
        if viewer is not None and viewer not in own:
            viewer = own[0] if own else None
        frame, connection.known = self.projected.state(connection.holder, viewer, self._now())
        connection.send(frame)

    def is_present(self, seat: int) -> bool:
        """Return whether a seat's player is connected to any process."""
        holder = self.table.seats[seat].holder
        for connection in self.connections:
            if connection.holder == holder:
                return True
        return any(seat in remote.seats for remote in self.remote.values())

    @property
    def bots_play(self) -> bool:
        """Whether bots move: at a table of bots alone they wait until somebody watches."""
        return not self.table.bots_alone or self.present() != (set(), 0)

    def address_of(self, holder: str) -> str:
        """Return the address a holder is connected from, "" if unknown."""
        return next((one.address for one in self.connections if one.holder == holder), "")

    def client(self) -> Client:
        """Return on whose behalf bots search here: the host if connected, or else another player, or a spectator."""
        holders = [self.table.host, *(seat.holder for seat in self.table.seats if seat.holder)]
        ranks = {holder: rank for rank, holder in reversed(list(enumerate(holders)))}
        watching = sorted(self.connections, key=lambda one: ranks.get(one.holder, len(holders)))
        who = next((one.address for one in watching if one.address), "") or self.table.host
        return Client(who, self.table.id)

    def present(self) -> tuple[set[int], int]:
        """Return the seats whose players are connected to any process, and the number of spectators."""
        seats, spectators = self.present_here()
        for remote in self.remote.values():
            seats |= remote.seats
            spectators += remote.spectators
        return seats, spectators

    def present_here(self) -> tuple[set[int], int]:
        """Return the same for this process alone."""
        held = [self.table.seats_of(connection.holder) for connection in self.connections]
        return {seat for own in held for seat in own}, sum(not own for own in held)


def summarize(table: Table, moved_from: Summary | None) -> Summary:
    """Return the summary of a table. After moves alone only `due` can differ from the summary before them."""
    if moved_from:
        if moved_from.due is None and table.untimed:
            return moved_from
        due = due_time(table)
        return moved_from if due == moved_from.due else moved_from._replace(due=due)
    return Summary(
        game=table.game_name,
        rules=table.rules,
        version=table.version,
        status=table.status,
        players=table.players,
        created=table.created,
        due=due_time(table),
        title=", ".join(seat.name for seat in table.seats if seat.name),
        holders=tuple(dict.fromkeys([table.host, *(seat.holder for seat in table.seats if seat.holder)])),
    )


def due_time(table: Table) -> int | None:
    """Return when some process has to look after the table though nobody sends a command."""
    if table.bots_alone:
        return None  # they play while somebody watches
    if bots := table.awaited_bots():
        return max([table.since, *(table.seats[seat].away_since for seat in bots)]) + BOT_DUE
    return table.deadline()
