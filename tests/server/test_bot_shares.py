"""Bots and hints of one address cannot starve those of others, and bots do not play for nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from kolmik.bots import LEVELS, InfoState
from kolmik.bots.levels import Level
from kolmik.protocol.messages import SeatWish
from kolmik.server.runtime.bot_pool import HINTS_EACH, SHARE, BotPool
from kolmik.server.runtime.fair_pool import Busy, Client
from kolmik.server.runtime.scheduler import Scheduler
from kolmik.server.runtime.session import Session, due_time

from .local_tables import HOLDERS, LocalTables, RecordingConnection, local_tables, run
from .test_bots_at_tables import position_with_choice


class Held(Level):
    """A level that waits until it is let go, then takes 0.05 s of a clock of its own for each decision."""

    clock: list[float]
    searched: list[float]
    go: threading.Event

    def decide(self, info: InfoState, rng: Random, seconds: float | None = None) -> tuple[str, None]:
        assert seconds is not None and self.go.wait(60)
        self.searched.append(rng.random())
        self.clock[0] += 0.05
        return info.legal[0], None


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    level = Held("club", "", 0.3, 1, 0.0)
    for name, value in (("clock", [0.0]), ("searched", []), ("go", threading.Event())):
        object.__setattr__(level, name, value)
    monkeypatch.setitem(LEVELS, "club", level)
    return level


def test_a_flood_of_bots_from_one_address_does_not_take_the_time_of_others(held: Held) -> None:
    """The flood asks first and for much more than there is time for; the other address is served next, and searches."""
    match = position_with_choice("towers")

    async def test() -> None:
        pool = BotPool(1, max_waiting=64, clock=lambda: held.clock[0])
        pool.ready.add("towers")
        flood = [
            asyncio.create_task(pool.choose(match.copy(), "club", Random(), Client("flood", f"table {one}")))
            for one in range(60)
        ]
        while pool.waiting < 64 // SHARE:
            await asyncio.sleep(0)
        honest = asyncio.create_task(pool.choose(match.copy(), "club", Random("honest"), Client("honest", "table")))
        while pool.waiting < 64 // SHARE + 1:
            await asyncio.sleep(0)
        held.go.set()
        assert await honest in match.legal()
        assert Random("honest").random() in held.searched[:3]  # one of the flood was under way, one was next
        await asyncio.gather(*flood)
        assert pool.unsearched >= 60 - 64 // SHARE and pool.waiting == 0
        pool.close()

    asyncio.run(test())


def test_hints_of_one_address_are_bounded(held: Held) -> None:
    match = position_with_choice("towers")

    async def test() -> None:
        pool = BotPool(1)
        pool.ready.add("towers")
        blocking = asyncio.create_task(pool.choose(match.copy(), "club", Random(), Client("other", "")))
        await asyncio.sleep(0)
        asked = [
            asyncio.create_task(pool.search(match.copy(), "novice", 1, Client("flood", str(one))))
            for one in range(HINTS_EACH)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.search(match.copy(), "novice", 1, Client("flood", "x"))
        honest = asyncio.create_task(pool.search(match.copy(), "novice", 1, Client("honest", "")))
        await asyncio.sleep(0)
        held.go.set()
        await blocking
        assert all([await one for one in (*asked, honest)])
        assert await pool.search(match.copy(), "novice", 1, Client("flood", "x"))
        pool.close()

    asyncio.run(test())


@asynccontextmanager
async def with_bots(tables: LocalTables) -> AsyncIterator[Scheduler]:
    pool = BotPool(1)
    scheduler = Scheduler(tables.manager, pool)
    tables.on_change = scheduler.reschedule
    try:
        yield scheduler
    finally:
        scheduler.close()
        await asyncio.gather(*scheduler.tasks, return_exceptions=True)
        pool.close()


async def bots_alone(tables: LocalTables) -> Session:
    seats = [SeatWish(level="novice"), SeatWish(level="novice")]
    session = await tables.manager.create(tables.wish("towers", 2, seats=seats, terms={"pace": 0}), HOLDERS[0])
    await tables.command(session, 0, "start")
    return session


def test_bots_alone_play_only_while_somebody_watches(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables, with_bots(tables):
            session = await bots_alone(tables)
            assert session.table.bots_alone and not session.thinking
            summary = await tables.store.summary(session.table.id)
            assert summary is not None and summary.due is None is due_time(session.table)
            assert not await tables.store.due(tables.at + 10**9)  # no sweep looks after it
            number = session.table.number
            watcher = await tables.connect(session)
            while session.table.number < number + 10:
                await asyncio.sleep(0)
            tables.manager.disconnect(session, watcher)
            while session.thinking:
                await asyncio.sleep(0)
            number = session.table.number
            for _ in range(200):
                await asyncio.sleep(0)
            assert session.table.number == number and session.table.in_play
            await tables.connect(session)
            while session.table.number == number:
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_bots_play_on_for_a_person_who_is_not_connected(sqlite_url: str) -> None:
    """Only a table of bots alone waits: elsewhere people find their turn when they come back."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables, with_bots(tables):
            wish = tables.wish(
                "towers", 2, seats=[SeatWish(), SeatWish(level="novice")], terms={"pace": 0, "starter": 1}
            )
            session = await tables.manager.create(wish, HOLDERS[0])
            await tables.command(session, 0, "sit", name="Ann", seat=0)
            await tables.command(session, 0, "start")
            while session.table.awaited() != [0]:
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(test(), 60))


def test_bots_search_on_behalf_of_the_host_if_connected(sqlite_url: str) -> None:
    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2)
            assert session.client() == Client(HOLDERS[0], session.table.id)
            for holder, address in (("stranger", "9.9.9.9"), (HOLDERS[1], "2.2.2.2"), (HOLDERS[0], "1.1.1.1")):
                session.connections.add(RecordingConnection(holder, address))
                assert session.client() == Client(address, session.table.id)

    run(test())
