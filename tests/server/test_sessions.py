"""Sessions: one of a table at a time, never ahead of the log, and never sent from an older version."""

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
    """A storage that fails appends when a test says so: before they are written, or after."""

    fail_before = fail_after = False

    def append_then(self, append: Append, then: Callable[[Exception | None], None]) -> None:
        if self.fail_before:
            asyncio.get_running_loop().call_soon(then, OSError("disk full"))
        elif self.fail_after:
            super().append_then(append, lambda error: then(error or OSError("connection lost")))
        else:
            super().append_then(append, then)


def failing(place: LocalTables) -> FailingStore:
    """Give the tables of a test a storage that can fail."""
    place.store.close()
    store = place.store = place.manager.store = FailingStore.open(place.url)
    assert isinstance(store, FailingStore)
    return store


def check(session: Session, connection: RecordingConnection, seat: int | None) -> None:
    """What a connection has folded is what a new viewer would be sent."""
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


async def any_move(place: LocalTables, session: Session, rng: Random) -> int:
    seat = session.table.awaited()[0]
    return await place.move(session, seat, rng.choice(projection.legal(session.table, seat)))


# --- one session of a table ---


def test_the_idle_timer_of_a_closed_session_leaves_the_next_one_alone(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            first = await place.table("towers", 2)
            watching = await place.connect(first, 0)
            place.manager.disconnect(first, watching)  # its idle timer is running now
            place.manager.close_if_idle(first)
            second = await place.manager.open(first.table.id)
            assert second is not first and first.closed
            place.manager.close_if_idle(first)  # the timer fires
            assert place.manager.sessions[first.table.id] is second and not second.closed

    run(test())


def test_a_command_through_a_closed_session_reaches_the_open_one(sqlite_url: str) -> None:
    """A task that still holds the old session must not write past the new one."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            first = await place.table("towers", 2, terms={"starter": 0})
            place.manager.close_if_idle(first)
            second = await place.manager.open(first.table.id)
            watching = await place.connect(second, 1)
            before = second.table.number
            assert await any_move(place, first, Random(1)) == before + 1
            assert first.table.number == before and second.table.number == watching.state.n == before + 1
            late = RecordingConnection(HOLDERS[0])
            assert await place.manager.join(first, late, 0) is second
            assert late in second.connections and late not in first.connections

    run(test())


def test_a_session_with_work_under_way_is_not_closed(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2)
            assert session.lock.try_acquire()
            place.manager.close_if_idle(session)
            assert not session.closed
            session.lock.release()
            place.manager.close_if_idle(session)
            assert session.closed

    run(test())


# --- never ahead of the log ---


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_failed_append_changes_nothing_and_play_goes_on_without_a_hole(sqlite_url: str, game: str, seed: int) -> None:
    """Appends fail before or after they are written; whatever happens, numbers have no hole and viewers the truth."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            store, rng = failing(place), Random(f"{game} {seed}")
            session = await place.table(game, 3, terms={"race": "turns", "away": 0})
            watching = [await place.connect(session, seat) for seat in (0, 1, 2, None)]
            failures = 0
            for _ in range(60):
                if not session.table.in_play:
                    break
                before = session.table
                store.fail_before, store.fail_after = rng.random() < 0.25, rng.random() < 0.25
                if not (store.fail_before or store.fail_after):
                    with suppress(Stale):  # a move that seemed to fail was stored, and is known only now
                        await any_move(place, session, rng)
                    continue
                with pytest.raises((Unstored, Stale)):
                    await any_move(place, session, rng)
                failures += 1
                if session.table.number > before.number:  # it caught up first
                    continue
                assert session.table is before and not session.lock.locked  # nothing is shown that may not be stored
                store.fail_before = store.fail_after = False
            assert failures > 5
            for connection, seat in zip(watching, (0, 1, 2, None), strict=True):
                check(session, connection, seat)
            await place.manager.catch_up(session)
            for connection, seat in zip(watching, (0, 1, 2, None), strict=True):
                check(session, connection, seat)
            rows = await store.read(session.table.id)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            again = await place.restart(session)
            assert again.table.number == len(rows)

    run(test())


def test_a_move_that_was_stored_though_the_append_failed_is_not_made_twice(sqlite_url: str) -> None:
    """The client repeats the move with its id: the answer is the event it became the first time."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            store = failing(place)
            session = await place.table("towers", 2, terms={"starter": 0})
            store.fail_after = True
            with pytest.raises(Unstored):
                await place.move(session, 0, "bid 1", id="same")
            store.fail_after = False
            number = session.table.number + 1
            command = messages.Move(move="bid 1", seen=session.table.number, id="same")
            request = place.request(0)
            repeated = await place.manager.execute(session, lambda table: decide.decide(table, command, request))
            assert repeated == number and session.table.number == number
            assert [words for words in session.table.played.match.log() if words == "bid 1"] == ["bid 1"]

    run(test())


def test_viewers_see_a_move_only_when_it_is_stored(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2, terms={"starter": 0})
            watching = await place.connect(session, 1)
            appended: list[tuple[Append, Callable[[Exception | None], None]]] = []
            place.store.append_then = lambda append, then: appended.append((append, then))  # type: ignore[method-assign]
            moving = asyncio.create_task(place.move(session, 0, "bid 1"))
            while not appended:
                await asyncio.sleep(0)
            before = watching.state.n
            late = await place.connect(session, 0)  # neither do those who come meanwhile
            assert session.table.number == late.state.n == before
            appended[0][1](None)
            assert await moving == before + 1
            assert watching.state.n == late.state.n == session.table.number == before + 1
            check(session, watching, 1)
            check(session, late, 0)

    run(test())


# --- never an older version ---


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_every_new_connection_gets_the_current_version(sqlite_url: str, game: str, seed: int) -> None:
    """Viewers come, go, switch seats and come back in any order while moves are made."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            rng = Random(f"{game} {seed}")
            session = await place.table(game, 3, terms={"race": "turns", "away": 0})
            here: list[tuple[RecordingConnection, int | None]] = []
            for _ in range(80):
                if not session.table.in_play:
                    break
                match rng.choice(["come", "go", "move", "move", "look"]):
                    case "come":
                        seat = rng.choice([0, 1, 2, None])
                        here.append((await place.connect(session, seat), seat))
                        check(session, *here[-1])
                    case "go" if here:
                        place.manager.disconnect(session, here.pop(rng.randrange(len(here)))[0])
                    case "look" if here:
                        at = rng.randrange(len(here))
                        connection, seat = here[at]
                        place.manager.look(session, connection, None)
                        assert connection.state.you["seat"] is None
                        if seat is not None:
                            place.manager.look(session, connection, seat)
                        check(session, connection, seat)
                    case _:
                        await any_move(place, session, rng)
                for connection, seat in here:
                    check(session, connection, seat)

    run(test())


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_viewer_who_comes_back_gets_the_events_it_missed_or_the_whole_state(sqlite_url: str, game: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            rng = Random(game)
            session = await place.table(game, 2, terms={"race": "turns", "away": 0})
            for seat in (0, 1, None):
                connection = await place.connect(session, seat)
                place.manager.disconnect(session, connection)
                for _ in range(rng.randrange(5)):
                    if session.table.in_play:
                        await any_move(place, session, rng)
                frames = len(connection.frames)
                await place.manager.join(session, connection, seat, connection.state.n)
                kinds = {type(messages.read_message(frame)) for frame in connection.frames[frames:]}
                assert kinds <= {messages.Event}, "the missed events were enough"
                check(session, connection, seat)
                place.manager.disconnect(session, connection)

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


def test_of_two_processes_one_gets_the_number_and_the_other_follows(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as one, local_tables(sqlite_url) as other:
            session = await one.table("towers", 2, terms={"starter": 0})
            elsewhere = await other.manager.open(session.table.id)
            watching = await other.connect(elsewhere, 1)
            number = await one.move(session, 0, "bid 1")
            with pytest.raises(VersionConflict):
                await other.store.append(session.table.id, number, 0, [b"{}"])
            assert await other.command(elsewhere, 1, "say", phrase="hello") == number + 1
            assert elsewhere.table.number == watching.state.n == number + 1
            check(elsewhere, watching, 1)

    run(test())
