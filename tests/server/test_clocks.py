"""Clocks: deadlines expire, survive a restart and stop during a pause."""

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
from .serving import PATIENCE

MOVE = {"clock": {"kind": "move", "seconds": 10}, "starter": 0}
GAME = {"clock": {"kind": "game", "seconds": 60, "increment": 2}, "starter": 0}


async def any_move(tables: LocalTables, session: Any, seat: int) -> int:
    return await tables.move(session, seat, session.table.match.legal()[0])


def test_a_bot_takes_over_when_the_time_for_a_move_expires(database_url: str) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session = await tables.table("towers", 2, terms=MOVE)
            table, connection = session.table, await tables.connect(session, 1)
            assert table.deadline() == NOON + 10_000 == connection.state.table["deadline"]
            assert await tables.wait(session, 9_999) == []
            await any_move(tables, session, 0)
            mover = session.table.match.mover  # type: ignore[union-attr]
            assert session.table.deadline() == tables.at + 10_000
            (event,) = await tables.wait(session, 10_000)
            assert events.read(event.encode()) == events.TookOver(seat=mover, level="club", why="time")
            assert (
                connection.state.table["seats"][mover]["why"] == "time" and connection.state.table["deadline"] is None
            )
            assert await tables.wait(session, 100_000) == []  # bots have no clock
            with pytest.raises(Refused, match=r"^Your time is up\.$"):  # for this move it stays up
                await tables.command(session, mover, "return", seat=mover)
            with pytest.raises(Refused, match=r"^Your time is up\.$"):
                await any_move(tables, session, mover)

    run(test())


def test_leaving_does_not_stop_the_clock_per_move(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms=MOVE)
            end = NOON + 10_000
            for _ in range(3):
                await tables.wait(session, 2_000)
                await tables.command(session, 0, "leave", seat=0)
                await tables.command(session, 0, "return", seat=0)
                assert session.table.deadline() == end
            (event,) = await tables.wait(session, 4_000)
            assert events.read(event.encode()) == events.TookOver(seat=0, level="club", why="time")

    run(test())


def test_a_bot_takes_over_when_the_time_for_the_game_expires(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms=GAME)
            left = [60_000, 60_000]
            rng = Random(4)
            for _ in range(12):
                seat, thinking = session.table.match.mover, rng.randrange(4_000)  # type: ignore[union-attr]
                assert session.table.deadline() == tables.at + left[seat]
                assert await tables.wait(session, thinking) == []
                await any_move(tables, session, seat)
                left[seat] += 2_000 - thinking
                assert session.table.left == tuple(left)
            seat = session.table.match.mover  # type: ignore[union-attr]
            (event,) = await tables.wait(session, left[seat])
            assert events.read(event.encode()) == events.TookOver(seat=seat, level="club", why="time")
            with pytest.raises(Refused, match=r"^Your time is up\.$"):
                await tables.command(session, seat, "return", seat=seat)
            with pytest.raises(Refused, match=r"^Your time is up\.$"):
                await any_move(tables, session, seat)

    run(test())


def test_leaving_does_not_stop_the_clock_per_game(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms=GAME)
            await tables.wait(session, 20_000)
            await tables.command(session, 0, "leave", seat=0)
            await tables.wait(session, 5_000)
            await tables.command(session, 0, "return", seat=0)
            assert session.table.deadline() == tables.at + 35_000  # the bot's time counts where the player comes back

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_deadlines_survive_a_restart(database_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with local_tables(database_url) as tables:
            session = await tables.table("towers", 2, terms=terms)
            await tables.wait(session, 3_000)
            await any_move(tables, session, 0)
            await tables.wait(session, 1_000)
            deadline, left = session.table.deadline(), session.table.left
            found = await tables.store.summary(session.table.id)
            assert found is not None and found.due == deadline is not None
            again = await tables.restart(session)
            assert again.table.deadline() == deadline and again.table.left == left
            tables.at += 500_000  # the server was down for long
            assert await tables.store.due(tables.at) == [(again.table.id, deadline)]
            (event,) = await tables.wait(again, 0)
            assert isinstance(events.read(event.encode()), events.TookOver)

    run(test())


@pytest.mark.parametrize("terms", [MOVE, GAME])
def test_a_pause_stops_the_clock(sqlite_url: str, terms: dict[str, Any]) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms=terms)
            await tables.wait(session, 4_000)
            left = session.table.deadline() - tables.at  # type: ignore[operator]
            await tables.command(session, 0, "pause")
            assert session.table.deadline() is None
            found = await tables.store.summary(session.table.id)
            assert found is not None and found.due is None
            assert await tables.wait(session, 1_000_000) == []
            session = await tables.restart(session)
            await tables.command(session, 0, "resume")
            assert session.table.deadline() == tables.at + left
            (event,) = await tables.wait(session, left)
            assert isinstance(events.read(event.encode()), events.TookOver)

    run(test())


def test_a_pause_stops_a_race(sqlite_url: str) -> None:
    async def test() -> None:
        from .test_timed_and_skill_decisions import at_a_race

        async with local_tables(sqlite_url) as tables:
            session = await at_a_race(tables, 3)
            await tables.wait(session, 1_000)
            left = session.table.deadline() - tables.at  # type: ignore[operator]
            await tables.command(session, 0, "pause")
            await tables.wait(session, 60_000)
            seat = session.table.played.match.mover
            with pytest.raises(Refused, match="paused"):
                await tables.move(session, seat, "sit out")
            await tables.command(session, 0, "resume")
            assert session.table.timed_decision() and session.table.deadline() == tables.at + left

    run(test())


def test_a_bot_plays_for_an_absent_player_while_others_wait(sqlite_url: str) -> None:
    """The delay counts from when others began to wait, and only while another player is connected."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            bot_pool = BotPool(1)
            scheduler = Scheduler(tables.manager, bot_pool)
            tables.on_change = scheduler.reschedule
            session = await tables.table("towers", 2, terms={"away": 30, "starter": 0, "pace": 5000})
            assert scheduler._replacement_time(session) is None  # nobody is connected and waiting
            connection = await tables.connect(session, 1)
            assert scheduler._replacement_time(session) == tables.at + 30_000
            tables.at += 29_000
            await scheduler._look_after(session)
            assert connection.state.table["seats"][0]["stand_in"] == ""
            back = await tables.connect(session, 0)
            assert scheduler._replacement_time(session) is None
            tables.manager.disconnect(session, back)
            assert scheduler._replacement_time(session) == tables.at + 30_000  # the delay starts again
            tables.at += 30_000
            await scheduler._look_after(session)
            assert session.table.seats[0].stand_in == "club" and connection.state.table["seats"][0]["why"] == "away"
            await scheduler.welcome(session, back.holder)
            assert not session.table.seats[0].stand_in
            scheduler.close()
            await asyncio.gather(*scheduler.tasks, return_exceptions=True)
            bot_pool.close()

    run(test())


def test_a_link_to_move_a_seat_is_valid_for_fifteen_minutes(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)

            async def make(code: str) -> None:
                request = tables.request(0)
                await tables.manager.execute(session, lambda table: decide.make_link(table, 0, code, request))

            async def take(code: str) -> None:
                request = tables.manager.request("new")
                await tables.manager.execute(session, lambda table: decide.take_link(table, code, request))

            await make("first")
            tables.at += 15 * 60_000
            with pytest.raises(Refused, match="has expired"):
                await tables.manager.execute(
                    session, lambda table: decide.take_link(table, "first", tables.manager.request("new"))
                )
            await make("second")
            tables.at += 15 * 60_000 - 1
            session = await tables.restart(session)
            await tables.manager.execute(
                session, lambda table: decide.take_link(table, "second", tables.manager.request("new"))
            )
            assert session.table.seats[0].holder == "new" and not session.table.links

    run(test())


def test_a_table_that_cannot_be_opened_does_not_hold_up_others(sqlite_url: str) -> None:
    """A due table of retired rules must not keep the scheduler from the tables after it."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            old = await tables.table("towers", 2, terms=MOVE)
            body = (await tables.store.read(old.table.id))[0].body.replace(b'"rules":', b'"rules":9')
            summary = await tables.store.summary(old.table.id)
            assert summary
            await tables.store.append("ancient", 1, NOON, [body], summary._replace(due=NOON + 1))
            tables.at += 60_000
            session = await tables.restart(old)
            tables.manager.close_if_idle(session)
            bot_pool = BotPool(1)
            scheduler = Scheduler(tables.manager, bot_pool)
            tables.on_change = scheduler.reschedule
            sweeping = asyncio.create_task(scheduler.sweep())
            while not (found := tables.manager.sessions.get(old.table.id)) or not found.table.seats[0].stand_in:
                await asyncio.wait([sweeping], timeout=0.02)
                assert not sweeping.done()
            sweeping.cancel()
            scheduler.close()
            await asyncio.gather(sweeping, *scheduler.tasks, return_exceptions=True)
            bot_pool.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
