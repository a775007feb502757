"""Clocks: deadlines that run out, are kept by a restart and stand still in a pause."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from kolmik.engine import Refused
from kolmik.server import decide, log
from kolmik.server.keeper import Keeper
from kolmik.server.thinkers import Thinkers

from .room import NOON, Room, room, run

MOVE = {"clock": {"kind": "move", "seconds": 10}, "starter": 0}
GAME = {"clock": {"kind": "game", "seconds": 60, "increment": 2}, "starter": 0}


async def any_move(place: Room, live: Any, seat: int) -> int:
    return await place.move(live, seat, live.table.match.legal()[0])


def test_a_clock_for_every_move(database_url: str) -> None:
    async def test() -> None:
        async with room(database_url) as place:
            live = await place.table("towers", 2, terms=MOVE)
            table, ear = live.table, await place.ear(live, 1)
            assert table.deadline() == NOON + 10_000 == ear.state.table["deadline"]
            assert await place.wait(live, 9_999) == []
            await any_move(place, live, 0)
            mover = live.table.match.mover  # type: ignore[union-attr]
            assert live.table.deadline() == place.at + 10_000
            (event,) = await place.wait(live, 10_000)
            assert log.read(event.encode()) == log.TookOver(seat=mover, level="club", why="time")
            assert ear.state.table["seats"][mover]["why"] == "time" and ear.state.table["deadline"] is None
            assert await place.wait(live, 100_000) == []  # a bot has no clock
            await place.do(live, mover, "return", seat=mover)  # the time for this move is up all the same
            (event,) = await place.wait(live, 0)
            assert log.read(event.encode()) == log.TookOver(seat=mover, level="club", why="time")

    run(test())


def test_leaving_does_not_stop_the_clock_of_a_move(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("towers", 2, terms=MOVE)
            end = NOON + 10_000
            for _ in range(3):
                await place.wait(live, 2_000)
                await place.do(live, 0, "leave", seat=0)
                await place.do(live, 0, "return", seat=0)
                assert live.table.deadline() == end
            (event,) = await place.wait(live, 4_000)
            assert log.read(event.encode()) == log.TookOver(seat=0, level="club", why="time")

    run(test())


def test_a_clock_for_the_whole_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("towers", 2, terms=GAME)
            left = [60_000, 60_000]
            chance = Random(4)
            for _ in range(12):
                seat, thought = live.table.match.mover, chance.randrange(4_000)  # type: ignore[union-attr]
                assert live.table.deadline() == place.at + left[seat]
                assert await place.wait(live, thought) == []
                await any_move(place, live, seat)
                left[seat] += 2_000 - thought
                assert live.table.left == left
            seat = live.table.match.mover  # type: ignore[union-attr]
            (event,) = await place.wait(live, left[seat])
            assert log.read(event.encode()) == log.TookOver(seat=seat, level="club", why="time")
            await place.do(live, seat, "return", seat=seat)
            assert live.table.left[seat] == 10_000  # a little for each move, not all of it again
            left[1 - seat] = live.table.left[1 - seat]
            assert live.table.deadline() == place.at + 10_000

    run(test())


def test_leaving_does_not_stop_the_clock_of_the_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("towers", 2, terms=GAME)
            await place.wait(live, 20_000)
            await place.do(live, 0, "leave", seat=0)
            await place.wait(live, 5_000)
            await place.do(live, 0, "return", seat=0)
            assert live.table.left[0] == 40_000 and live.table.deadline() == place.at + 40_000

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_a_restart_keeps_deadlines(database_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with room(database_url) as place:
            live = await place.table("towers", 2, terms=terms)
            await place.wait(live, 3_000)
            await any_move(place, live, 0)
            await place.wait(live, 1_000)
            deadline, left = live.table.deadline(), list(live.table.left)
            found = await place.store.summary(live.table.id)
            assert found is not None and found.due == deadline is not None
            again = await place.restart(live)
            assert again.table.deadline() == deadline and again.table.left == left
            place.at += 500_000  # it was away for long
            assert await place.store.due(place.at) == [(again.table.id, deadline)]
            (event,) = await place.wait(again, 0)
            assert isinstance(log.read(event.encode()), log.TookOver)

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_a_pause_stops_clocks(sqlite_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("towers", 2, terms=terms)
            await place.wait(live, 4_000)
            left = live.table.deadline() - place.at  # type: ignore[operator]
            await place.do(live, 0, "pause")
            assert live.table.deadline() is None
            found = await place.store.summary(live.table.id)
            assert found is not None and found.due is None
            assert await place.wait(live, 1_000_000) == []
            live = await place.restart(live)
            await place.do(live, 0, "resume")
            assert live.table.deadline() == place.at + left
            (event,) = await place.wait(live, left)
            assert isinstance(log.read(event.encode()), log.TookOver)

    run(test())


def test_a_pause_stops_a_race_and_a_sight(sqlite_url: str) -> None:
    async def test() -> None:
        from .test_races_and_throws import at_a_race

        async with room(sqlite_url) as place:
            live = await at_a_race(place, 3)
            await place.wait(live, 1_000)
            left = live.table.deadline() - place.at  # type: ignore[operator]
            await place.do(live, 0, "pause")
            await place.wait(live, 60_000)
            seat = live.table.played.match.mover
            with pytest.raises(Refused, match="paused"):
                await place.move(live, seat, "sit out")
            await place.do(live, 0, "resume")
            assert live.table.timed_decision() and live.table.deadline() == place.at + left

    run(test())


def test_a_bot_plays_for_who_is_away_while_others_wait(sqlite_url: str) -> None:
    """The keeper counts from when others began to wait, and only while somebody is there."""

    async def test() -> None:
        async with room(sqlite_url) as place:
            thinkers = Thinkers(1)
            keeper = Keeper(place.hall, thinkers)
            live = await place.table("towers", 2, terms={"away": 30, "starter": 0, "pace": 5000})
            assert keeper._gone(live) is None  # nobody is there to wait
            ear = await place.ear(live, 1)
            assert keeper._gone(live) == place.at + 30_000
            place.at += 29_000
            await keeper._look_at(live)
            assert ear.state.table["seats"][0]["stand_in"] == ""
            back = await place.ear(live, 0)
            assert keeper._gone(live) is None
            place.hall.part_with(live, back)
            assert keeper._gone(live) == place.at + 30_000  # the count begins anew
            place.at += 30_000
            await keeper._look_at(live)
            assert live.table.seats[0].stand_in == "club" and ear.state.table["seats"][0]["why"] == "away"
            await keeper.welcome(live, back.holder)
            assert not live.table.seats[0].stand_in
            keeper.close()
            await asyncio.gather(*keeper.tasks, return_exceptions=True)
            thinkers.close()

    run(test())


def test_a_link_to_move_a_seat_is_good_for_a_quarter_of_an_hour(sqlite_url: str) -> None:
    async def test() -> None:
        async with room(sqlite_url) as place:
            live = await place.table("towers", 2)

            async def make(code: str) -> None:
                who = decide.Who("ann's")
                await place.hall.ask(live, lambda table: decide.make_link(table, 0, who, code, place.at))

            await make("first")
            place.at += 15 * 60_000
            with pytest.raises(Refused, match="has expired"):
                await place.hall.ask(live, lambda table: decide.take_link(table, "first", "new", place.at))
            await make("second")
            place.at += 15 * 60_000 - 1
            live = await place.restart(live)
            await place.hall.ask(live, lambda table: decide.take_link(table, "second", "new", place.at))
            assert live.table.seats[0].holder == "new" and not live.table.links

    run(test())


def test_one_table_that_cannot_be_opened_does_not_hold_up_the_others(sqlite_url: str) -> None:
    """What is due is looked at table by table; one of rules that are gone must not stand before the rest for ever."""

    async def test() -> None:
        async with room(sqlite_url) as place:
            old = await place.table("towers", 2, terms=MOVE)
            body = (await place.store.read(old.table.id))[0].body.replace(b'"rules":', b'"rules":9')
            summary = await place.store.summary(old.table.id)
            assert summary
            await place.store.append("ancient", 1, NOON, [body], summary._replace(due=NOON + 1))
            place.at += 60_000
            live = await place.restart(old)
            place.hall.forget(live)
            thinkers = Thinkers(1)
            keeper = Keeper(place.hall, thinkers)
            sweeping = asyncio.create_task(keeper.sweep(place.store))
            while not (found := place.hall.tables.get(old.table.id)) or not found.table.seats[0].stand_in:
                await asyncio.wait([sweeping], timeout=0.02)
                assert not sweeping.done()
            sweeping.cancel()
            keeper.close()
            await asyncio.gather(sweeping, *keeper.tasks, return_exceptions=True)
            thinkers.close()

    asyncio.run(asyncio.wait_for(test(), 30))
