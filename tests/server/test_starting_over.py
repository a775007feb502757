"""A log that is shorter than a session knows, and time that jumps: sessions end, clients start over, clocks go on."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import pytest

from kolmik.engine import Refused
from kolmik.protocol import messages
from kolmik.server.domain import decide, events
from kolmik.server.domain.refusals import Stale, Unreadable, Unstored
from kolmik.server.runtime.clock import Clock
from kolmik.server.runtime.heartbeat import OUTAGE
from kolmik.server.store import Database, Outage

from .local_tables import NOON, LocalTables, RecordingConnection, local_tables, run
from .test_sessions import any_move, check

HOUR = 3_600_000
MOVE = {"clock": {"kind": "move", "seconds": 10}, "starter": 0}
GAME = {"clock": {"kind": "game", "seconds": 60, "increment": 2}, "starter": 0}


def cut(url: str, table: str, after: int) -> None:
    """Make the log end after an event, as an older backup does."""
    database = Database.open(url)
    with database.transaction() as connection:
        connection.exec_driver_sql(f"DELETE FROM events WHERE table_id = '{table}' AND number > {after}")
    database.close()


# --- a shorter log ---


@pytest.mark.parametrize("left", [0, 6])
def test_a_session_that_is_ahead_of_the_log_is_dead_for_everybody(database_url: str, left: int) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session, rng = await tables.table("towers", 2, terms={"starter": 0}), Random(1)
            viewers = [await tables.connect(session, seat) for seat in (0, 1, None)]
            for _ in range(6):
                await any_move(tables, session, rng)
            known, name = viewers[0].state, session.table.id
            cut(tables.url, name, left)
            with pytest.raises(Unstored):
                await any_move(tables, session, rng)
            assert session.closed and not session.lock.locked and name not in tables.manager.sessions
            assert [viewer.closed for viewer in viewers] == ["bye-restart"] * 3
            assert len(await tables.store.read(name)) == left  # and no gap
            if not left:
                with pytest.raises(Refused, match="no such table"):
                    await any_move(tables, session, rng)
                return
            # Whoever still holds the session reaches the new one. A move of the old history is refused as stale.
            old = messages.Move(move=known.you["legal"][0] if known.you["legal"] else "bid 1", seen=known.n, id="old")
            with pytest.raises(Stale):
                await tables.manager.execute(session, lambda table: decide.decide(table, old, tables.request(0)))
            again = tables.manager.sessions[name]
            assert again.table.number == left and again.epoch != session.epoch == known.epoch
            for _ in range(10):  # the new history is longer than the old one was
                if again.table.awaited():
                    await any_move(tables, again, rng)
                else:
                    await tables.command(again, 0, "say", phrase="hello")
            back = RecordingConnection(viewers[0].holder)
            back.folded = known
            await tables.manager.join(session, back, 0, known.n, known.epoch)
            assert isinstance(messages.read_message(back.frames[0]), messages.State)
            check(again, back, 0)

    run(test())


def test_a_table_with_a_gap_is_refused_in_one_sentence_and_named_once(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            tables.manager.close_if_idle(session)
            with tables.store.database.transaction() as connection:
                connection.exec_driver_sql("DELETE FROM events WHERE number = 3")
            for _ in range(5):
                with pytest.raises(Unreadable, match="The log of this table is damaged"):
                    await tables.manager.open(session.table.id)
            assert not tables.manager.sessions

    run(test())
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert record.getMessage() == "The log of table table1 lacks event 3; restore the table from a backup."


def test_a_caller_that_is_cancelled_does_not_cancel_others_who_open_the_table(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            tables.manager.close_if_idle(session)
            opening = [asyncio.ensure_future(tables.manager.open(session.table.id)) for _ in range(5)]
            await asyncio.sleep(0)
            opening[0].cancel()
            first, *others = await asyncio.gather(*opening, return_exceptions=True)
            assert isinstance(first, asyncio.CancelledError)
            assert set(others) == {tables.manager.sessions[session.table.id]}

    run(test())


# --- time ---


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_change_of_the_machines_clock_changes_no_time(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    at, real = 5_000_000_000, time.time_ns
    clock = Clock(monotonic=lambda: at)
    before = clock()
    monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
    assert clock() == before
    at += 1_500_000_000
    assert clock() == before + 1_500


def test_time_never_goes_back_and_an_outage_is_noted(database_url: str) -> None:
    database = Database.open(database_url)
    assert database.resume(NOON, OUTAGE) == (NOON, [])
    database.heartbeat(NOON + 100_000)
    database.heartbeat(NOON + 50_000)  # of a process whose clock is behind
    assert database.resume(NOON - HOUR, OUTAGE) == (NOON + 100_000, [])
    assert database.resume(NOON + 100_000 + OUTAGE, OUTAGE) == (NOON + 100_000 + OUTAGE, [])
    late = NOON + 100_000 + OUTAGE + HOUR
    noted = [Outage(NOON + 100_000 + OUTAGE, late)]
    assert database.resume(late, OUTAGE) == (late, noted)
    assert database.resume(late + 1, OUTAGE) == (late + 1, noted)  # a second process that starts right after
    database.close()


async def resume(tables: LocalTables, session: Any, after: int) -> Any:
    """The server stops now and starts again that much later; returns the table in the new process."""
    database = tables.store.database
    database.heartbeat(tables.at)
    tables.at, outages = database.resume(tables.at + after, OUTAGE)
    tables.store.close()
    tables.open()
    tables.manager.outages = outages
    return await tables.manager.open(session.table.id)


@pytest.mark.parametrize("terms", [MOVE, GAME])
@pytest.mark.parametrize("after", [-HOUR, 5_000, HOUR])
def test_no_game_is_lost_and_none_is_frozen_by_a_jump_over_a_restart(
    database_url: str, terms: dict[str, Any], after: int
) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session = await tables.table("towers", 2, terms=terms)
            Database.resume(tables.store.database, tables.at, OUTAGE)
            await tables.wait(session, 3_000)
            left = session.table.deadline() - tables.at  # type: ignore[operator]
            again = await resume(tables, session, after)
            lost = after if 0 < after <= OUTAGE else 0
            assert again.table.deadline() == tables.at + left - lost
            once_more = await resume(tables, again, 0)
            assert once_more.table.deadline() == tables.at + left - lost
            assert await tables.wait(once_more, left - lost - 1) == []
            (event,) = await tables.wait(once_more, 1)
            assert isinstance(events.read(event.encode()), events.TookOver)

    run(test())


def test_two_processes_put_the_clocks_of_a_table_off_once(database_url: str) -> None:
    async def test() -> None:
        async with local_tables(database_url) as one, local_tables(database_url) as other:
            session = await one.table("towers", 2, terms=MOVE)
            one.at = other.at = NOON + HOUR
            for tables in (one, other):
                tables.manager.outages = [Outage(NOON, NOON + HOUR)]
            one.manager.close_if_idle(session)
            first, second = await asyncio.gather(*(tables.manager.open(session.table.id) for tables in (one, other)))
            await asyncio.gather(one.manager.catch_up(first), other.manager.catch_up(second))
            assert first.table.deadline() == second.table.deadline() == NOON + HOUR + 10_000
            assert first.table.number == second.table.number == session.table.number + 1

    run(test())
