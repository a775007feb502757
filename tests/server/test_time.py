"""Clocks: deadlines that run out, are kept by a restart and stand still in a pause."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from kolmik.engine import Refused
from kolmik.server.domain import decide, events
from kolmik.server.runtime.bot_pool import BotPool
from kolmik.server.runtime.scheduler import Scheduler

from .local_tables import NOON, LocalTables, local_tables, run

MOVE = {"clock": {"kind": "move", "seconds": 10}, "starter": 0}
GAME = {"clock": {"kind": "game", "seconds": 60, "increment": 2}, "starter": 0}


async def any_move(place: LocalTables, session: Any, seat: int) -> int:
    return await place.move(session, seat, session.table.match.legal()[0])


def test_a_clock_for_every_move(database_url: str) -> None:
    async def test() -> None:
        async with local_tables(database_url) as place:
            session = await place.table("towers", 2, terms=MOVE)
            table, ear = session.table, await place.connect(session, 1)
            assert table.deadline() == NOON + 10_000 == ear.state.table["deadline"]
            assert await place.wait(session, 9_999) == []
            await any_move(place, session, 0)
            mover = session.table.match.mover  # type: ignore[union-attr]
            assert session.table.deadline() == place.at + 10_000
            (event,) = await place.wait(session, 10_000)
            assert events.read(event.encode()) == events.TookOver(seat=mover, level="club", why="time")
            assert ear.state.table["seats"][mover]["why"] == "time" and ear.state.table["deadline"] is None
            assert await place.wait(session, 100_000) == []  # a bot has no clock
            await place.command(session, mover, "return", seat=mover)  # the time for this move is up all the same
            (event,) = await place.wait(session, 0)
            assert events.read(event.encode()) == events.TookOver(seat=mover, level="club", why="time")

    run(test())


def test_leaving_does_not_stop_the_clock_of_a_move(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2, terms=MOVE)
            end = NOON + 10_000
            for _ in range(3):
                await place.wait(session, 2_000)
                await place.command(session, 0, "leave", seat=0)
                await place.command(session, 0, "return", seat=0)
                assert session.table.deadline() == end
            (event,) = await place.wait(session, 4_000)
            assert events.read(event.encode()) == events.TookOver(seat=0, level="club", why="time")

    run(test())


def test_a_clock_for_the_whole_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2, terms=GAME)
            left = [60_000, 60_000]
            chance = Random(4)
            for _ in range(12):
                seat, thought = session.table.match.mover, chance.randrange(4_000)  # type: ignore[union-attr]
                assert session.table.deadline() == place.at + left[seat]
                assert await place.wait(session, thought) == []
                await any_move(place, session, seat)
                left[seat] += 2_000 - thought
                assert session.table.left == tuple(left)
            seat = session.table.match.mover  # type: ignore[union-attr]
            (event,) = await place.wait(session, left[seat])
            assert events.read(event.encode()) == events.TookOver(seat=seat, level="club", why="time")
            await place.command(session, seat, "return", seat=seat)
            assert session.table.left[seat] == 10_000  # a little for each move, not all of it again
            left[1 - seat] = session.table.left[1 - seat]
            assert session.table.deadline() == place.at + 10_000

    run(test())


def test_leaving_does_not_stop_the_clock_of_the_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2, terms=GAME)
            await place.wait(session, 20_000)
            await place.command(session, 0, "leave", seat=0)
            await place.wait(session, 5_000)
            await place.command(session, 0, "return", seat=0)
            assert session.table.left[0] == 40_000 and session.table.deadline() == place.at + 40_000

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_a_restart_keeps_deadlines(database_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with local_tables(database_url) as place:
            session = await place.table("towers", 2, terms=terms)
            await place.wait(session, 3_000)
            await any_move(place, session, 0)
            await place.wait(session, 1_000)
            deadline, left = session.table.deadline(), session.table.left
            found = await place.store.summary(session.table.id)
            assert found is not None and found.due == deadline is not None
            again = await place.restart(session)
            assert again.table.deadline() == deadline and again.table.left == left
            place.at += 500_000  # it was away for long
            assert await place.store.due(place.at) == [(again.table.id, deadline)]
            (event,) = await place.wait(again, 0)
            assert isinstance(events.read(event.encode()), events.TookOver)

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_a_pause_stops_clocks(sqlite_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2, terms=terms)
            await place.wait(session, 4_000)
            left = session.table.deadline() - place.at  # type: ignore[operator]
            await place.command(session, 0, "pause")
            assert session.table.deadline() is None
            found = await place.store.summary(session.table.id)
            assert found is not None and found.due is None
            assert await place.wait(session, 1_000_000) == []
            session = await place.restart(session)
            await place.command(session, 0, "resume")
            assert session.table.deadline() == place.at + left
            (event,) = await place.wait(session, left)
            assert isinstance(events.read(event.encode()), events.TookOver)

    run(test())


def test_a_pause_stops_a_race_and_a_sight(sqlite_url: str) -> None:
    async def test() -> None:
        from .test_races_and_throws import at_a_race

        async with local_tables(sqlite_url) as place:
            session = await at_a_race(place, 3)
            await place.wait(session, 1_000)
            left = session.table.deadline() - place.at  # type: ignore[operator]
            await place.command(session, 0, "pause")
            await place.wait(session, 60_000)
            seat = session.table.played.match.mover
            with pytest.raises(Refused, match="paused"):
                await place.move(session, seat, "sit out")
            await place.command(session, 0, "resume")
            assert session.table.timed_decision() and session.table.deadline() == place.at + left

    run(test())


def test_a_bot_plays_for_who_is_away_while_others_wait(sqlite_url: str) -> None:
    """The scheduler counts from when others began to wait, and only while somebody is there."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            bot_pool = BotPool(1)
            scheduler = Scheduler(place.manager, bot_pool)
            place.on_change = scheduler.reschedule
            session = await place.table("towers", 2, terms={"away": 30, "starter": 0, "pace": 5000})
            assert scheduler._replacement_time(session) is None  # nobody is there to wait
            ear = await place.connect(session, 1)
            assert scheduler._replacement_time(session) == place.at + 30_000
            place.at += 29_000
            await scheduler._look_after(session)
            assert ear.state.table["seats"][0]["stand_in"] == ""
            back = await place.connect(session, 0)
            assert scheduler._replacement_time(session) is None
            place.manager.disconnect(session, back)
            assert scheduler._replacement_time(session) == place.at + 30_000  # the count begins anew
            place.at += 30_000
            await scheduler._look_after(session)
            assert session.table.seats[0].stand_in == "club" and ear.state.table["seats"][0]["why"] == "away"
            await scheduler.welcome(session, back.holder)
            assert not session.table.seats[0].stand_in
            scheduler.close()
            await asyncio.gather(*scheduler.tasks, return_exceptions=True)
            bot_pool.close()

    run(test())


def test_a_link_to_move_a_seat_is_good_for_a_quarter_of_an_hour(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            session = await place.table("towers", 2)

            async def make(code: str) -> None:
                request = place.request(0)
                await place.manager.execute(session, lambda table: decide.make_link(table, 0, code, request))

            async def take(code: str) -> None:
                request = place.manager.request("new")
                await place.manager.execute(session, lambda table: decide.take_link(table, code, request))

            await make("first")
            place.at += 15 * 60_000
            with pytest.raises(Refused, match="has expired"):
                await place.manager.execute(
                    session, lambda table: decide.take_link(table, "first", place.manager.request("new"))
                )
            await make("second")
            place.at += 15 * 60_000 - 1
            session = await place.restart(session)
            await place.manager.execute(
                session, lambda table: decide.take_link(table, "second", place.manager.request("new"))
            )
            assert session.table.seats[0].holder == "new" and not session.table.links

    run(test())


def test_one_table_that_cannot_be_opened_does_not_hold_up_the_others(sqlite_url: str) -> None:
    """What is due is looked at table by table; one of rules that are gone must not stand before the rest for ever."""

    async def test() -> None:
        async with local_tables(sqlite_url) as place:
            old = await place.table("towers", 2, terms=MOVE)
            body = (await place.store.read(old.table.id))[0].body.replace(b'"rules":', b'"rules":9')
            summary = await place.store.summary(old.table.id)
            assert summary
            await place.store.append("ancient", 1, NOON, [body], summary._replace(due=NOON + 1))
            place.at += 60_000
            session = await place.restart(old)
            place.manager.close_if_idle(session)
            bot_pool = BotPool(1)
            scheduler = Scheduler(place.manager, bot_pool)
            place.on_change = scheduler.reschedule
            sweeping = asyncio.create_task(scheduler.sweep())
            while not (found := place.manager.sessions.get(old.table.id)) or not found.table.seats[0].stand_in:
                await asyncio.wait([sweeping], timeout=0.02)
                assert not sweeping.done()
            sweeping.cancel()
            scheduler.close()
            await asyncio.gather(sweeping, *scheduler.tasks, return_exceptions=True)
            bot_pool.close()

    asyncio.run(asyncio.wait_for(test(), 30))
