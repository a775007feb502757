"""Sessions: one per table, never ahead of the log, and never behind in what they send."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from kolmik.protocol import messages
from kolmik.server.domain import decide, projection
from kolmik.server.domain.refusals import Stale, Unstored
from kolmik.server.runtime.lock import Lock
from kolmik.server.runtime.session import Session
from kolmik.server.store import Append, Store, VersionConflict

from .local_tables import HOLDERS, LocalTables, RecordingConnection, local_tables, run


class FailingStore(Store):
    """A store whose appends fail on demand, before or after they are written."""

    fail_before = fail_after = False

    def append_then(self, append: Append, then: Callable[[Exception | None], None]) -> None:
        if self.fail_before:
            asyncio.get_running_loop().call_soon(then, OSError("disk full"))
        elif self.fail_after:
            super().append_then(append, lambda error: then(error or OSError("connection lost")))
        else:
            super().append_then(append, then)


def use_failing_store(tables: LocalTables) -> FailingStore:
    """Replace the store of a test's tables by one that can fail."""
    tables.store.close()
    store = tables.store = tables.manager.store = FailingStore.open(tables.url)
    assert isinstance(store, FailingStore)
    return store


def check(session: Session, connection: RecordingConnection, seat: int | None) -> None:
    """Check that the folded state of a connection is what a new viewer would receive."""
    holder = "" if seat is None else HOLDERS[seat]
    fresh = messages.read_state(messages.write(projection.state(session.table, holder, seat, 0)))
    folded = connection.state
    assert (folded.n, folded.table, folded.game, folded.you, folded.log) == (
        fresh.n,
        fresh.table,
        fresh.game,
        fresh.you,
        fresh.log,
    )


async def any_move(tables: LocalTables, session: Session, rng: Random) -> int:
    seat = session.table.awaited()[0]
    return await tables.move(session, seat, rng.choice(projection.legal(session.table, seat)))


# --- one session of a table ---


def test_the_idle_timer_of_a_closed_session_leaves_the_next_one_alone(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            first = await tables.table("towers", 2)
            viewer = await tables.connect(first, 0)
            tables.manager.disconnect(first, viewer)  # its idle timer is running now
            tables.manager.close_if_idle(first)
            second = await tables.manager.open(first.table.id)
            assert second is not first and first.closed
            tables.manager.close_if_idle(first)  # the timer fires
            assert tables.manager.sessions[first.table.id] is second and not second.closed

    run(test())


def test_a_command_through_a_closed_session_reaches_the_open_one(sqlite_url: str) -> None:
    """A task that still holds the old session must not write past the new one."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            first = await tables.table("towers", 2, terms={"starter": 0})
            tables.manager.close_if_idle(first)
            second = await tables.manager.open(first.table.id)
            viewer = await tables.connect(second, 1)
            before = second.table.number
            assert await any_move(tables, first, Random(1)) == before + 1
            assert first.table.number == before and second.table.number == viewer.state.n == before + 1
            late = RecordingConnection(HOLDERS[0])
            assert await tables.manager.join(first, late, 0) is second
            assert late in second.connections and late not in first.connections

    run(test())


def test_a_session_with_work_under_way_is_not_closed(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            assert session.lock.try_acquire()
            tables.manager.close_if_idle(session)
            assert not session.closed
            session.lock.release()
            tables.manager.close_if_idle(session)
            assert session.closed

    run(test())


# --- never ahead of the log ---


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_failed_append_changes_nothing_and_leaves_no_gap(sqlite_url: str, game: str, seed: int) -> None:
    """Appends fail before or after they are written; event numbers have no gap and viewers get what is stored."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            store, rng = use_failing_store(tables), Random(f"{game} {seed}")
            session = await tables.table(game, 3, terms={"race": "turns", "away": 0})
            viewer = [await tables.connect(session, seat) for seat in (0, 1, 2, None)]
            failures = 0
            for _ in range(60):
                if not session.table.in_play:
                    break
                before = session.table
                store.fail_before, store.fail_after = rng.random() < 0.25, rng.random() < 0.25
                if not (store.fail_before or store.fail_after):
                    with suppress(Stale):  # an append that seemed to fail was stored and is known only now
                        await any_move(tables, session, rng)
                    continue
                with pytest.raises((Unstored, Stale)):
                    await any_move(tables, session, rng)
                failures += 1
                if session.table.number > before.number:  # it caught up first
                    continue
                assert session.table is before and not session.lock.locked  # viewers get nothing that may not be stored
                store.fail_before = store.fail_after = False
            assert failures > 5
            for connection, seat in zip(viewer, (0, 1, 2, None), strict=True):
                check(session, connection, seat)
            await tables.manager.catch_up(session)
            for connection, seat in zip(viewer, (0, 1, 2, None), strict=True):
                check(session, connection, seat)
            rows = await store.read(session.table.id)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            again = await tables.restart(session)
            assert again.table.number == len(rows)

    run(test())


def test_a_move_that_was_stored_though_the_append_failed_is_not_made_twice(sqlite_url: str) -> None:
    """The client repeats the move with its id and gets the number of the first event."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            store = use_failing_store(tables)
            session = await tables.table("towers", 2, terms={"starter": 0})
            store.fail_after = True
            with pytest.raises(Unstored):
                await tables.move(session, 0, "bid 1", id="same")
            store.fail_after = False
            number = session.table.number + 1
            command = messages.Move(move="bid 1", seen=session.table.number, id="same")
            request = tables.request(0)
            repeated = await tables.manager.execute(session, lambda table: decide.decide(table, command, request))
            assert repeated == number and session.table.number == number
            assert [words for words in session.table.played.match.log() if words == "bid 1"] == ["bid 1"]

    run(test())


def test_viewers_receive_a_move_only_after_it_is_stored(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms={"starter": 0})
            viewer = await tables.connect(session, 1)
            appended: list[tuple[Append, Callable[[Exception | None], None]]] = []
            tables.store.append_then = lambda append, then: appended.append((append, then))  # type: ignore[method-assign]
            moving = asyncio.create_task(tables.move(session, 0, "bid 1"))
            while not appended:
                await asyncio.sleep(0)
            before = viewer.state.n
            late = await tables.connect(session, 0)  # nor do viewers who connect meanwhile
            assert session.table.number == late.state.n == before
            appended[0][1](None)
            assert await moving == before + 1
            assert viewer.state.n == late.state.n == session.table.number == before + 1
            check(session, viewer, 1)
            check(session, late, 0)

    run(test())


# --- never an older version ---


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_every_new_connection_gets_the_current_version(sqlite_url: str, game: str, seed: int) -> None:
    """Viewers connect, disconnect, switch seats and reconnect in any order while moves are made."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            rng = Random(f"{game} {seed}")
            session = await tables.table(game, 3, terms={"race": "turns", "away": 0})
            connected: list[tuple[RecordingConnection, int | None]] = []
            for _ in range(80):
                if not session.table.in_play:
                    break
                match rng.choice(["come", "go", "move", "move", "look"]):
                    case "come":
                        seat = rng.choice([0, 1, 2, None])
                        connected.append((await tables.connect(session, seat), seat))
                        check(session, *connected[-1])
                    case "go" if connected:
                        tables.manager.disconnect(session, connected.pop(rng.randrange(len(connected)))[0])
                    case "look" if connected:
                        at = rng.randrange(len(connected))
                        connection, seat = connected[at]
                        tables.manager.look(session, connection, None)
                        assert connection.state.you["seat"] is None
                        if seat is not None:
                            tables.manager.look(session, connection, seat)
                        check(session, connection, seat)
                    case _:
                        await any_move(tables, session, rng)
                for connection, seat in connected:
                    check(session, connection, seat)

    run(test())


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_viewer_who_reconnects_gets_the_missed_events(sqlite_url: str, game: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            rng = Random(game)
            session = await tables.table(game, 2, terms={"race": "turns", "away": 0})
            for seat in (0, 1, None):
                connection = await tables.connect(session, seat)
                tables.manager.disconnect(session, connection)
                for _ in range(rng.randrange(5)):
                    if session.table.in_play:
                        await any_move(tables, session, rng)
                frames = len(connection.frames)
                await tables.manager.join(session, connection, seat, connection.state.n)
                kinds = {type(messages.read_message(frame)) for frame in connection.frames[frames:]}
                assert kinds <= {messages.Event}, "the missed events were enough"
                check(session, connection, seat)
                tables.manager.disconnect(session, connection)

    run(test())


# --- the lock ---


def test_the_lock_is_handed_over_in_order_and_survives_cancellation() -> None:
    async def test() -> None:
        lock, order = Lock(), list[int]()

        async def work(number: int) -> None:
            await lock.acquire()
            order.append(number)
            await asyncio.sleep(0)
            lock.release()

        assert lock.try_acquire() and not lock.try_acquire()
        tasks = [asyncio.create_task(work(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        tasks[0].cancel()  # just after the lock was handed to it
        await asyncio.gather(*tasks, return_exceptions=True)
        assert order == [2, 3, 4] and not lock.locked

    run(test())


def test_a_process_that_loses_an_event_number_catches_up(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as one, local_tables(sqlite_url) as other:
            session = await one.table("towers", 2, terms={"starter": 0})
            elsewhere = await other.manager.open(session.table.id)
            viewer = await other.connect(elsewhere, 1)
            number = await one.move(session, 0, "bid 1")
            with pytest.raises(VersionConflict):
                await other.store.append(session.table.id, number, 0, [b"{}"])
            assert await other.command(elsewhere, 1, "say", phrase="hello") == number + 1
            assert elsewhere.table.number == viewer.state.n == number + 1
            check(elsewhere, viewer, 1)

    run(test())
