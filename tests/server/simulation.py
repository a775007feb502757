"""A simulated world for table manager and scheduler: virtual time, a storage that fails on demand, several processes.

Everything happens in one event loop whose clock jumps to the next timer, and everything random is seeded. So a schedule
can be repeated exactly, and hours of play take seconds.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from kolmik.engine import Refused
from kolmik.engine.match import Match
from kolmik.protocol import messages
from kolmik.protocol.messages import NewTable
from kolmik.server.domain import decide, events, projection
from kolmik.server.domain.fold import load
from kolmik.server.domain.refusals import Unstored
from kolmik.server.domain.table import Table
from kolmik.server.runtime.bot_pool import NOBODY
from kolmik.server.runtime.fair_pool import Client
from kolmik.server.runtime.manager import TableManager
from kolmik.server.runtime.scheduler import Scheduler
from kolmik.server.runtime.session import Session
from kolmik.server.store import Append, LogGap, StorageFailed, Stored, VersionConflict
from kolmik.server.store.writer import Then

from .invariants import CheckedLog
from .local_tables import HOLDERS, NOON, RecordingConnection

FAULTS = ("before", "after", "late")  # nothing is stored; it is, but seems not to be; it will be, after the failure


class _Instant(selectors.SelectSelector):
    """A selector that never waits: it reports for how long it would have."""

    waited = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.waited += timeout or 0.0
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock jumps to the next timer."""

    def __init__(self) -> None:
        self._instant = _Instant()
        super().__init__(self._instant)

    def time(self) -> float:
        return self._instant.waited


def simulate(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(work())


@dataclass
class Log:
    """What is durable: the log of every table, shared by all processes, and when a table is due."""

    rows: dict[str, list[Stored]] = field(default_factory=dict)
    due: dict[str, int | None] = field(default_factory=dict)

    def append(self, append: Append) -> None:
        rows = self.rows.setdefault(append.table, [])
        if append.first <= len(rows):
            raise VersionConflict
        if append.first > len(rows) + 1:
            raise LogGap
        rows += [Stored(number, append.at, body) for number, body in enumerate(append.bodies, append.first)]
        if append.summary:
            self.due[append.table] = append.summary.due


class SimulatedStore:
    """The storage of one process. `fault` says what happens to each call: "", or one of `FAULTS`."""

    def __init__(self, log: Log, rng: Random, fault: Callable[[], str]) -> None:
        self.log, self.rng, self.fault = log, rng, fault
        self.calls = 0

    def _delay(self) -> float:
        return self.rng.choice([0.0, 0.001, 0.01, 0.3])

    def append_then(self, append: Append, then: Then) -> None:
        self.calls += 1
        fault, loop = self.fault(), asyncio.get_running_loop()
        loop.call_later(self._delay(), self._finish, append, then, fault)

    def _finish(self, append: Append, then: Then, fault: str) -> None:
        outcome: Exception | None = None
        if fault != "before":
            if fault == "late":
                asyncio.get_running_loop().call_later(self._delay(), self._write_quietly, append)
            else:
                try:
                    self.log.append(append)
                except (VersionConflict, LogGap) as error:
                    outcome = error
        then(StorageFailed("simulated") if fault else outcome)

    def _write_quietly(self, append: Append) -> None:
        with suppress(VersionConflict, LogGap):
            self.log.append(append)

    async def _read(self) -> None:
        self.calls += 1
        fault = self.fault()
        await asyncio.sleep(self._delay())
        if fault:
            raise StorageFailed("simulated")

    async def read(self, table: str, after: int = 0) -> list[Stored]:
        await self._read()
        return self.log.rows.get(table, [])[after:]

    async def due(self, until: int, most: int = 100) -> list[tuple[str, int]]:
        await self._read()
        return [(table, due) for table, due in self.log.due.items() if due is not None and due <= until][:most]


class SimulatedBots:
    """Bots that take a moment and move at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    async def choose(self, match: Match, level: str, rng: Random, client: Client = NOBODY) -> str:
        await asyncio.sleep(self.rng.choice([0.0, 0.05, 0.4]))
        return self.rng.choice(match.legal())


class Process:
    """One server process: its sessions are lost when it crashes, and the log stays."""

    def __init__(self, log: Log, rng: Random, fault: Callable[[], str], shared: bool) -> None:
        loop = asyncio.get_running_loop()
        self.store = SimulatedStore(log, rng, fault)
        self.crashed = False
        self.manager = TableManager(
            self.store,  # type: ignore[arg-type]
            clock=lambda: NOON + round(loop.time() * 1000),
            rng=Random(rng.random()),
            shared=shared,
            on_change=lambda session, own: self.scheduler.reschedule(session, own),
        )
        bots: Any = SimulatedBots(rng)
        self.scheduler = Scheduler(self.manager, bots, alone=not shared, rng=rng)
        self._sweeping = loop.create_task(self.scheduler.sweep())

    def stop(self) -> None:
        """Let bots and clocks do nothing more."""
        self._sweeping.cancel()
        self.scheduler.close()
        self.manager.on_change = lambda session, own: None
        for session in self.manager.sessions.values():
            if session.timer:
                session.timer.cancel()

    def crash(self) -> None:
        """End everything in this process at once, except commands under way: those end as in a process cut off."""
        self.crashed = True
        self.stop()
        for session in tuple(self.manager.sessions.values()):
            self.manager._close(session)


@dataclass(eq=False)
class Player:
    """A client: it folds what it receives, and repeats a move whose answer was lost under the same id."""

    table: str
    seat: int | None
    rng: Random
    connection: RecordingConnection | None = None
    session: Session | None = None
    process: Process | None = None
    open_move: messages.Move | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    count: int = 0

    @property
    def holder(self) -> str:
        return "" if self.seat is None else HOLDERS[self.seat]

    def drop(self) -> None:
        """Disconnect."""
        if self.connection and self.session and self.process:
            self.process.manager.disconnect(self.session, self.connection)
        self.connection = self.session = self.process = None

    async def join(self, process: Process) -> None:
        before = self.connection.folded if self.connection else None
        connection = RecordingConnection(self.holder)
        seen, epoch, seat = 0, "", self.seat
        if before is not None and self.rng.random() < 0.7:
            seen, epoch, seat, connection.folded = before.n, before.epoch, before.you["seat"], before
        self.drop()
        session = await process.manager.open(self.table)
        session = await process.manager.join(session, connection, seat, seen, epoch)
        if not process.crashed:
            self.session, self.connection, self.process = session, connection, process

    async def act(self, processes: Sequence[Process]) -> None:
        """Do something, as people do."""
        if self.connection is None or self.connection.closed or self.connection.folded is None:
            await self.join(self.rng.choice(processes))
            return
        what = self.rng.choice(["move"] * 8 + ["say", "undo", "look", "leave", "rejoin", "pause", "resume"])
        assert self.session and self.process
        state = self.connection.state
        if what == "rejoin":
            await self.join(self.rng.choice(processes))
        elif what == "look":
            self.process.manager.look(self.session, self.connection, self.rng.choice([None, self.seat]))
        elif what == "move" and (self.open_move or state.you["legal"]):
            self.count += self.open_move is None
            self.open_move = self.open_move or messages.Move(
                id=f"m{self.count}", move=self.rng.choice(state.you["legal"]), seen=state.n
            )
            await self._move(self.open_move)
        elif what == "undo":
            await self._command(messages.Undo(seen=state.n))
        elif what in ("say", "pause", "resume") and self.seat is not None:
            more = {"phrase": "hello"} if what == "say" else {}
            await self._command(msgspec.convert({"do": what, **more}, messages.AnyCommand))

    async def _move(self, move: messages.Move) -> None:
        try:
            number = await self._command(move)
        except Unstored:
            return  # it may have been stored: the same move is sent again
        except Refused:
            self.open_move = None
            raise
        assert number is not None
        self.open_move = None
        assert self.acknowledged.setdefault(move.id, number) == number

    async def _command(self, command: messages.AnyCommand) -> int | None:
        assert self.session and self.process
        manager = self.process.manager
        request = manager.request(self.holder)
        return await manager.execute(self.session, lambda table: decide.decide(table, command, request))


def new_table(log: Log, name: str, game: str, people: int, bots: int, terms: dict[str, Any], seed: object) -> None:
    """Store a table with all seats taken; the game starts with the first command."""
    rng = Random(str(seed))
    seats: list[Any] = [{}] * people + [{"level": "novice"}] * bots
    wish = msgspec.convert(
        {"game": game, "players": people + bots, "name": "Ann", "seats": seats, "terms": terms}, NewTable
    )
    table, stored = Table(name), list[events.AnyEvent]()

    def take(decision: decide.Decision) -> None:
        nonlocal table
        for step in decision.steps:
            stored.append(step.event)
            table = load(name, [(event, NOON) for event in stored])

    take(decide.create(wish, decide.Request(HOLDERS[0], NOON, rng)))
    for seat in range(1, people):
        take(
            decide.decide(table, messages.Sit(name=f"Seat {seat}", seat=seat), decide.Request(HOLDERS[seat], NOON, rng))
        )
    take(decide.decide(table, messages.Start(), decide.Request(HOLDERS[0], NOON, rng)))
    bodies = tuple(events.write(event) for event in stored)
    log.append(Append(name, 1, NOON, bodies, None))
    log.due[name] = NOON


# --- what must always hold ---


def check_log(log: Log) -> None:
    """Numbers are contiguous, times never go back, and every stored move was legal where it was made."""
    for name, rows in log.rows.items():
        checked = CheckedLog(name)
        checked.extend(rows)
        assert not checked.errors


def check_sessions(processes: Sequence[Process]) -> None:
    """A process has one open session for a table, and everybody connected is connected to it."""
    for process in processes:
        for name, session in process.manager.sessions.items():
            assert session.table.id == name and not session.closed
            assert not session.lock.locked and not session.lock._waiters


def check_player(player: Player, log: Log) -> None:
    """The folded state of a connection is what the log says, and every acknowledged move is stored once."""
    rows = [(events.read(row.body), row.at) for row in log.rows[player.table]]
    ids = [getattr(event, "id", "") for event, _ in rows]
    for given, number in player.acknowledged.items():
        key = f"{player.holder[:12]}:{given}"
        assert ids.count(key) == 1 and ids.index(key) + 1 == number, (key, number)
    for key in ids:
        assert not key or ids.count(key) == 1, key
    connection = player.connection
    if connection is None or connection.closed or connection.folded is None:
        return
    assert player.session and player.process
    assert player.process.manager.sessions.get(player.table) is player.session
    check_folded(player, load(player.table, rows))


def check_folded(player: Player, table: Table | None = None) -> None:
    """The folded state of a connection is this table's, by default that of its session."""
    connection, session = player.connection, player.session
    if connection is None or session is None or connection.closed or session.closed:
        return
    folded = connection.state
    fresh = messages.read_state(
        messages.write(projection.state(table or session.table, player.holder, folded.you["seat"], 0))
    )
    for part in ("n", "table", "game", "you", "log"):
        assert getattr(folded, part) == getattr(fresh, part), part
