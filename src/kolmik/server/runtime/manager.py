"""The table manager: the sessions of this process, and the one path on which anything happens at a table.

A command is decided, applied to a fork of the table, stored, and only then committed and broadcast. One change at a
time is under way at a table; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TypeAlias

from kolmik.engine import Refused
from kolmik.protocol import messages

from ..domain import decide as decisions
from ..domain import events, projection
from ..domain.decide import Decision, Request
from ..domain.fold import load
from ..domain.projection import Viewer
from ..domain.refusals import Denied, Full, NoTable, Unreadable, Unstored
from ..domain.table import Table
from ..store import BrokenLog, LogGap, Outage, StorageFailed, Store, Stored, VersionConflict
from . import tokens
from .broadcast import Connection, Known
from .clock import Clock
from .missed import missed_frames
from .session import Prepared, Session

MAX_TRIES = 20  # of a command whose event number other processes keep taking
IDLE_SECONDS = 60.0  # a session stays open for so long after it was opened or lost its last connection
MAX_MISSED = 100  # events; a connection that has missed more is sent the whole state
LONG_LOG = 500  # events: a longer log is not run again for one connection, and is opened in a thread

logger = logging.getLogger("kolmik.manager")

Decide: TypeAlias = Callable[[Table], Decision | None]  # None: nothing to do
Then: TypeAlias = Callable[[int | None, Exception | None], None]  # the number of the event, or what went wrong
OnChange: TypeAlias = Callable[[Session, bool], None]  # a session changed; by this process or by another


class TableManager:
    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int] | None = None,
        rng: Random | None = None,
        max_sessions: int = 10_000,
        shared: bool = False,
        outages: Sequence[Outage] = (),
        on_change: OnChange = lambda session, own: None,
    ) -> None:
        self.store = store
        self.now = clock or Clock()
        self.rng = rng or tokens.system_random()
        self.outages = outages  # in which no clock of a table runs
        self.epoch = self._new_epoch()
        self.max_sessions = max_sessions
        self.shared = shared  # whether other processes serve the same tables
        self.on_change = on_change
        self.sessions: dict[str, Session] = {}
        self.moves = self.events = self.unstored = 0  # counters for /metrics
        self._opening: dict[str, asyncio.Task[Session]] = {}
        self._broken: set[str] = set()  # tables whose broken log has been reported

    def request(self, holder: str, latency: int = 0) -> Request:
        return Request(holder, self.now(), self.rng, latency)

    # --- sessions ---

    async def open(self, table: str) -> Session:
        """Return the session of a table, opening it from the log if need be."""
        if session := self.sessions.get(table):
            return session
        opening = self._opening.get(table)
        if opening is None:
            self._make_room()
            opening = self._opening[table] = asyncio.get_running_loop().create_task(self._open(table))
            opening.add_done_callback(partial(self._opened, table))
        try:
            return await asyncio.shield(opening)  # whoever waits may be cancelled; the others still get the session
        finally:
            del opening  # its error holds this frame: a cycle

    async def _open(self, table: str) -> Session:
        session = await self._load(table)
        assert table not in self.sessions, "a table has one session"
        self.sessions[table] = session
        self._close_later(session)
        self.on_change(session, False)
        return session

    def _opened(self, table: str, opening: asyncio.Task[Session]) -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # mark it as retrieved: perhaps nobody waits any more

    async def _load(self, table: str) -> Session:
        """Return a session with what the log says. If nobody served the table for a while, its clocks are put off."""
        for _ in range(MAX_TRIES):
            rows = await self._read(table)
            if not rows:
                raise NoTable("refused-no-table")
            loaded = await asyncio.to_thread(_load, table, rows) if len(rows) > LONG_LOG else _load(table, rows)
            session = self._new_session(loaded, rows[-1].at)
            decision = decisions.interrupted(session.table, self._time_away(session.last))
            if decision is None:
                return session
            await session.lock.acquire()
            try:
                await self._submit(session, lambda _, decision=decision: decision)  # type: ignore[misc]
            except VersionConflict:  # another process was first
                continue
            return session
        raise Denied("refused-crowded")

    def _time_away(self, last: int) -> int:
        """Return how many milliseconds since the last event of a table nobody served it."""
        return sum(outage.ended - max(outage.began, last) for outage in self.outages if outage.ended > last)

    def _new_session(self, table: Table, last: int = 0) -> Session:
        return Session(table, last, clock=self.now, epoch=self.epoch)

    def _new_epoch(self) -> str:
        return f"{self.rng.getrandbits(32):08x}"

    async def create(self, wish: messages.NewTable, holder: str) -> Session:
        """Create a table under an id that nobody can guess."""
        self._make_room()
        session = self._new_session(Table(tokens.new_id(self.rng)))
        await self.execute(session, lambda _: decisions.create(wish, self.request(holder)))
        self.sessions[session.table.id] = session
        self._close_later(session)
        return session

    def _make_room(self) -> None:
        """Close idle sessions if there are too many; if none is idle, the server is full."""
        if len(self.sessions) < self.max_sessions:
            return
        for session in tuple(self.sessions.values()):
            self.close_if_idle(session)
        if len(self.sessions) >= self.max_sessions:
            raise Full("refused-full-tables")

    def close_if_idle(self, session: Session) -> None:
        """Free the memory of a session that nobody uses; its log stays."""
        if session.idle:
            self._close(session)

    def _close_later(self, session: Session) -> None:
        """Close a session in a while, if nobody is connected then."""
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self._close_unused, session)

    def _close_unused(self, session: Session) -> None:
        """Close a session that nobody is connected to; while a change or a bot is under way, look again later."""
        if session.connections or session.closed:
            return
        self.close_if_idle(session)
        if not session.closed:
            self._close_later(session)

    def _close(self, session: Session) -> None:
        """Close a session, once. Nothing else takes one out of `sessions`, so none that is open ever leaves it."""
        session.close()
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]

    def abandon(self, session: Session) -> None:
        """Close a session that is ahead of the log: an older backup was restored, or the table was removed.

        Its connections have to start over, so the numbers of all events belong to a new epoch.
        """
        if session.closed:
            return
        logger.error("The log is shorter than it was; the table starts over.", extra={"table": session.table.id})
        self._close(session)
        self.epoch = self._new_epoch()
        for connection in tuple(session.connections):
            connection.close("bye-restart")

    # --- the one path ---

    def submit(self, session: Session, decide: Decide, then: Then) -> None:
        """Decide, apply, store, then broadcast. The caller holds the session's lock; it is free when `then` is called.

        Whatever goes wrong, the table is as before. `then` gets a refusal, `VersionConflict` or `Unstored`.
        """
        if session.closed:  # another one may have taken its place
            session.lock.release()
            then(None, VersionConflict("This session is closed."))
            return
        try:
            decision = decide(session.table)
            prepared = session.prepare(decision, self.now()) if decision and decision.steps else None
        except Exception as error:
            session.lock.release()
            # Nobody needs the traceback of a refusal. It holds this frame, and so `then` and whoever waits: a cycle.
            then(None, error.with_traceback(None) if isinstance(error, Refused) else error)
            return
        if prepared is None:
            session.lock.release()
            then(decision.repeated if decision else None, None)
            return
        try:
            self.store.append_then(prepared.append, partial(self._stored, session, prepared, then))
        except Exception as error:
            self._stored(session, prepared, then, error)

    def _stored(self, session: Session, prepared: Prepared, then: Then, error: Exception | None) -> None:
        if error is not None:
            session.hinted = max(session.hinted, prepared.append.first)  # the log may be longer than the session knows
            if isinstance(error, LogGap):
                self.abandon(session)
            session.lock.release()
            then(None, error if isinstance(error, VersionConflict) else self._unstored(session, error))
            return
        try:
            session.commit(prepared)
        finally:
            session.lock.release()
        self.events += len(prepared.append.bodies)
        self.moves += prepared.moves
        self.on_change(session, True)
        then(prepared.number, None)

    def _unstored(self, session: Session, error: Exception) -> Unstored:
        self.unstored += 1
        if not isinstance(error, StorageFailed | LogGap):  # those are logged already
            logger.error("An event could not be stored.", exc_info=error, extra={"table": session.table.id})
        return Unstored("refused-unstored")

    async def execute(self, session: Session, decide: Decide) -> int | None:
        """Submit, and wait for the number of the event. Tries again after events of other processes."""
        for _ in range(MAX_TRIES):
            session = await self._acquire(session)
            if session.hinted > session.table.number:
                try:
                    await self._read_log(session)
                except BaseException:
                    session.lock.release()
                    raise
            try:
                return await self._submit(session, decide)
            except VersionConflict:
                continue
            except Unstored:
                raise
            except Refused:
                if not self.shared or not await self.catch_up(session):
                    raise
        raise Denied("refused-crowded")

    async def _acquire(self, session: Session) -> Session:
        """Return the open session of the same table, with its lock held."""
        while True:
            if session.closed:
                session = await self.open(session.table.id)
            await session.lock.acquire()
            if not session.closed:
                return session
            session.lock.release()

    async def _submit(self, session: Session, decide: Decide) -> int | None:
        number: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self.submit(session, decide, partial(_settle, number))
        try:
            return await number
        finally:
            del number  # its error holds this frame: a cycle

    # --- other processes ---

    async def catch_up(self, session: Session) -> bool:
        """Take over the events of other processes; returns whether there were any."""
        await session.lock.acquire()
        try:
            changed = not session.closed and await self._read_log(session)
        finally:
            session.lock.release()
        if changed:
            self.on_change(session, False)
        return changed

    async def open_current(self, table: str) -> Session:
        """Return the session of a table with everything in it that other processes have stored."""
        session = await self.open(table)
        if self.shared:
            await self.catch_up(session)
        return session

    async def _read_log(self, session: Session) -> bool:
        """Take over what the log has beyond the session, whose lock is held; returns whether there was anything."""
        try:
            rows = await self._read(session.table.id, session.table.number)
        except Unreadable:
            self.abandon(session)
            raise
        if session.closed:
            return False
        if rows:
            session.follow(_events(rows))
        session.hinted = min(session.hinted, session.table.number)
        return bool(rows)

    async def _read(self, table: str, after: int = 0) -> list[Stored]:
        """Return events of the log, or refuse in one sentence."""
        try:
            return await self.store.read(table, after)
        except StorageFailed:
            raise Unstored("refused-no-storage") from None
        except BrokenLog as error:
            if table not in self._broken:
                self._broken.add(table)
                logger.error("%s", error, extra={"table": table})
            raise Unreadable("refused-broken-log") from None

    # --- connections ---

    async def join(
        self, session: Session, connection: Connection, wanted: Viewer, seen: int = 0, epoch: str = ""
    ) -> Session:
        """Connect a viewer: it is sent the events after `seen`, or the whole state, and every event from then on.

        If `seen` is of another epoch than the session, the viewer starts over. "" stands for the current one.
        """
        if self.shared:
            await self.catch_up(session)
        missed = None
        if epoch in ("", session.epoch):
            missed = await self._missed(session, connection.holder, wanted, seen)
        while session.closed:
            session, missed = await self.open(session.table.id), None
        own = session.table.seats_of(connection.holder)
        viewer = wanted if wanted in own else own[0] if own else None
        if missed is None or missed[1].viewer != viewer or missed[2] != session.table.number:
            session.send_state(connection, viewer)
        else:
            connection.known = missed[1]
            for frame in missed[0]:
                connection.send(frame)
        session.connections.add(connection)
        self.on_change(session, False)
        return session

    async def _missed(
        self, session: Session, holder: str, wanted: Viewer, seen: int
    ) -> tuple[tuple[bytes, ...], Known, int] | None:
        """Return the frames after event `seen`, what the viewer then knows, and up to which event.

        None where the viewer is better sent the whole state.
        """
        if not 0 < seen <= session.table.number or session.table.number - seen > MAX_MISSED:
            return None
        if seen == session.table.number:
            return (), Known(wanted, projection.you_part(session.table, holder, wanted)), seen
        if session.table.number > LONG_LOG:
            return None
        rows = await self._read(session.table.id)
        return missed_frames(session.table.id, _events(rows), holder, wanted, seen)

    def look(self, session: Session, connection: Connection, wanted: Viewer) -> None:
        """Switch a connection to the view of another of its seats, or of a spectator."""
        if wanted is not None and wanted not in session.table.seats_of(connection.holder):
            raise Denied("refused-not-yours", seat=str(wanted))
        session.send_state(connection, wanted)

    def disconnect(self, session: Session, connection: Connection) -> None:
        """Remove a connection. A session without any is closed after a while."""
        session.connections.discard(connection)
        if not session.connections:
            session.projected.forget()
            self._close_later(session)
        self.on_change(session, False)


def _events(rows: list[Stored]) -> list[tuple[events.AnyEvent, int]]:
    return [(events.read(row.body), row.at) for row in rows]


def _load(table: str, rows: list[Stored]) -> Table:
    return load(table, _events(rows))


def _settle(number: asyncio.Future[int | None], value: int | None, error: Exception | None) -> None:
    if number.done():  # whoever waited was cancelled; the change stands
        return
    if error is not None:
        number.set_exception(error)
    else:
        number.set_result(value)
