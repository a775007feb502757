"""The table manager: the sessions of this process, and the one path on which anything happens at a table.

A command is decided, applied to a fork of the table, stored, and only then committed and broadcast. One change at a
time is under way at a table; tables do not wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeAlias

from kolmik.engine import Refused
from kolmik.protocol import messages

from ..domain import decide as decisions
from ..domain import events, projection
from ..domain.decide import Decision, Request
from ..domain.fold import advance, load
from ..domain.projection import Viewer
from ..domain.refusals import Denied, Full, NoTable, Unstored
from ..domain.table import Table
from ..store import Store, Stored, VersionConflict
from . import tokens
from .broadcast import Connection, Known, Projected, render
from .session import Prepared, Session, now

MAX_TRIES = 20  # of a command whose event number other processes keep taking
IDLE_SECONDS = 60.0  # a session stays open for so long after its last connection
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
        clock: Callable[[], int] = now,
        rng: Random | None = None,
        max_sessions: int = 10_000,
        shared: bool = False,
        on_change: OnChange = lambda session, own: None,
    ) -> None:
        self.store = store
        self.now = clock
        self.rng = rng or tokens.system_random()
        self.max_sessions = max_sessions
        self.shared = shared  # whether other processes serve the same tables
        self.on_change = on_change
        self.sessions: dict[str, Session] = {}
        self.moves = self.events = self.unstored = 0  # counters for /metrics
        self._opening: dict[str, asyncio.Future[Session]] = {}

    def request(self, holder: str, latency: int = 0) -> Request:
        return Request(holder, self.now(), self.rng, latency)

    # --- sessions ---

    async def open(self, table: str) -> Session:
        """Return the session of a table, opening it from the log if need be."""
        if session := self.sessions.get(table):
            return session
        if opening := self._opening.get(table):
            return await asyncio.shield(opening)
        self._make_room()
        future = self._opening[table] = asyncio.get_running_loop().create_future()
        try:
            rows = await self.store.read(table)
            if not rows:
                raise NoTable("refused-no-table")
            loaded = await asyncio.to_thread(_load, table, rows) if len(rows) > LONG_LOG else _load(table, rows)
            session = self.sessions[table] = Session(loaded, rows[-1].at)
            future.set_result(session)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # mark it as retrieved: perhaps nobody else waits
            raise
        finally:
            del self._opening[table]
        self.on_change(session, False)
        return session

    async def create(self, wish: messages.NewTable, holder: str) -> Session:
        """Create a table under an id that nobody can guess."""
        self._make_room()
        session = Session(Table(tokens.new_id(self.rng)))
        await self.execute(session, lambda _: decisions.create(wish, self.request(holder)))
        self.sessions[session.table.id] = session
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
        if session.idle and not session.closed:
            session.close()
            if self.sessions.get(session.table.id) is session:
                del self.sessions[session.table.id]

    # --- the one path ---

    def submit(self, session: Session, decide: Decide, then: Then) -> None:
        """Decide, apply, store, then broadcast. The caller holds the session's lock; it is free when `then` is called.

        Whatever goes wrong, the table is as before. `then` gets a refusal, `VersionConflict` or `Unstored`.
        """
        try:
            decision = decide(session.table)
            prepared = session.prepare(decision, self.now()) if decision and decision.steps else None
        except Exception as error:
            session.lock.release()
            then(None, error)
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
        logger.error("An event could not be stored.", exc_info=error, extra={"table": session.table.id})
        return Unstored("refused-unstored")

    async def execute(self, session: Session, decide: Decide) -> int | None:
        """Submit, and wait for the number of the event. Tries again after events of other processes."""
        for _ in range(MAX_TRIES):
            if session.closed:
                session = await self.open(session.table.id)
            await session.lock.acquire()
            if session.hinted > session.table.number and not await self._read_log_or_release(session):
                raise Unstored("refused-no-storage")
            number: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
            self.submit(session, decide, partial(_settle, number))
            try:
                return await number
            except VersionConflict:
                continue
            except Unstored:
                raise
            except Refused:
                if not self.shared or not await self.catch_up(session):
                    raise
        raise Denied("refused-crowded")

    # --- other processes ---

    async def catch_up(self, session: Session) -> bool:
        """Take over the events of other processes; returns whether there were any."""
        await session.lock.acquire()
        try:
            changed = await self._read_log(session)
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

    async def _read_log_or_release(self, session: Session) -> bool:
        try:
            await self._read_log(session)
        except Exception as error:
            session.lock.release()
            logger.error("The log of a table could not be read.", exc_info=error, extra={"table": session.table.id})
            return False
        except BaseException:
            session.lock.release()
            raise
        return True

    async def _read_log(self, session: Session) -> bool:
        rows = await self.store.read(session.table.id, session.table.number)
        if rows:
            session.follow(_events(rows))
        return bool(rows)

    # --- connections ---

    async def join(self, session: Session, connection: Connection, wanted: Viewer, seen: int = 0) -> Session:
        """Connect a viewer: it is sent the events after `seen`, or the whole state, and every event from then on."""
        if self.shared:
            await self.catch_up(session)
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
        rows = await self.store.read(session.table.id)
        past = load(session.table.id, _events(rows[:seen]))
        own = past.seats_of(holder)
        if wanted not in own and (wanted is not None or own):
            return None
        viewer = _Viewer(holder, Known(wanted, projection.you_part(past, holder, wanted)))
        deltas, table = [], past
        for event, at in _events(rows[seen:]):
            deltas.append(advance(table, event, at))
            table = deltas[-1].after
        _, rendered = render(Projected(past), deltas, [viewer])
        return tuple(rendered[viewer].frames), rendered[viewer].after, table.number

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
            asyncio.get_running_loop().call_later(IDLE_SECONDS, self.close_if_idle, session)
        self.on_change(session, False)


@dataclass(eq=False)
class _Viewer:
    """A viewer that frames are rendered for, before it is connected."""

    holder: str
    known: Known | None


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
