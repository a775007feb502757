"""The store keeps every acknowledged append, once and in order, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kolmik.server.store import (
    Analysis,
    Database,
    Listed,
    LogGap,
    StorageFailed,
    StorageUnavailable,
    Store,
    Stored,
    Summary,
    VersionConflict,
)

from ..cli.command import environment
from . import appender
from .databases import Postgres

FOLDER = Path(__file__).parent
ESCAPED = rb'{"said":"\u0000 \" \\ \n %s ? :x"}'


def summary(
    status: str = "playing", due: int | None = None, created: int = 5, holders: tuple[str, ...] = ()
) -> Summary:
    return Summary("towers", 1, "0.1.0", status, 3, created, due, "Friday", holders)


def test_events_come_back_in_order(store: Store) -> None:
    async def run() -> None:
        await store.append("t", 1, 1000, [b'{"a":1}', '{"title":"Tõnu – 牌"}'.encode()])
        await store.append("other", 1, 1001, [b"{}"])
        await store.append("t", 3, 2**41, [ESCAPED])
        everything = [
            Stored(1, 1000, b'{"a":1}'),
            Stored(2, 1000, '{"title":"Tõnu – 牌"}'.encode()),
            Stored(3, 2**41, ESCAPED),
        ]
        assert await store.read("t") == everything
        assert await store.read("t", after=2) == everything[2:]
        assert await store.read("t", after=3) == await store.read("nobody's") == []

    asyncio.run(run())


def test_many_concurrent_appends_are_all_stored(store: Store) -> None:
    """More rows than fit into one statement, and several appends to one table in one transaction."""

    async def run() -> None:
        one_event = [
            store.append(f"t{one}", 1, one, [b"%d" % one], summary(holders=(f"h{one}",))) for one in range(700)
        ]
        of_one_table = [store.append("long", number, 0, [b"%d" % number]) for number in range(1, 400)]
        await asyncio.gather(*one_event, *of_one_table, store.append("wide", 1, 7, [b"{}"] * 1500))
        for one in range(0, 700, 50):
            assert await store.read(f"t{one}") == [Stored(1, one, b"%d" % one)]
            assert [listed.id for listed in await store.held_by(f"h{one}")] == [f"t{one}"]
        assert [event.body for event in await store.read("long")] == [b"%d" % number for number in range(1, 400)]
        assert [event.number for event in await store.read("wide")] == list(range(1, 1501))
        assert len(await store.listing()) == 700

    asyncio.run(run())


def test_a_taken_number_is_refused_and_nothing_of_the_append_stored(store: Store) -> None:
    async def run() -> None:
        await store.append("t", 1, 1, [b"1", b"2"], summary("waiting"))
        for first in (1, 2, 0):
            with pytest.raises((VersionConflict, LogGap) if first == 0 else VersionConflict):
                await store.append("t", first, 2, [b"x", b"x", b"x"], summary("playing", holders=("me",)))
        assert [event.body for event in await store.read("t")] == [b"1", b"2"]
        assert await store.summary("t") == summary("waiting")

    asyncio.run(run())


def test_a_conflict_in_a_batch_does_not_affect_other_appends(store: Store) -> None:
    async def run() -> None:
        await store.append("t7", 1, 1, [b"first"])
        many = [store.append(f"t{one}", 1, 2, [b"second"], summary()) for one in range(50)]
        twice = [store.append("twice", 1, 2, [b"%d" % one]) for one in range(2)]
        outcomes = await asyncio.gather(*many, *twice, return_exceptions=True)
        assert [one for one, outcome in enumerate(outcomes) if outcome is not None] == [7, 51]
        assert isinstance(outcomes[7], VersionConflict) and isinstance(outcomes[51], VersionConflict)
        assert [(await store.read(f"t{one}"))[0].body for one in (6, 7, 8)] == [b"second", b"first", b"second"]
        assert [event.body for event in await store.read("twice")] == [b"0"]
        assert await store.summary("t7") is None

    asyncio.run(run())


def test_an_append_that_cannot_be_written_does_not_affect_others(store: Store) -> None:
    async def run() -> None:
        bad = store.append("bad", 1, 2, [b"\xff"])
        outcomes = await asyncio.gather(
            *(store.append(f"t{one}", 1, 2, [b"{}"]) for one in range(9)), bad, return_exceptions=True
        )
        assert outcomes[:9] == [None] * 9 and isinstance(outcomes[9], StorageFailed)
        too_far = store.append("far", 2**70, 2, [b"{}"])
        good, refused = await asyncio.gather(store.append("t0", 2, 3, [b"{}"]), too_far, return_exceptions=True)
        assert good is None and isinstance(refused, StorageFailed)
        assert len(await store.read("t0")) == 2

    asyncio.run(run())


def test_exactly_one_of_two_processes_gets_a_number(database_url: str) -> None:
    """Two stores on the same database, as in two processes."""
    stores = [Store.open(database_url), Store.open(database_url)]

    async def run() -> None:
        for number in range(1, 301):
            outcomes = await asyncio.gather(
                *(store.append("t", number, 1, [b"%d" % process]) for process, store in enumerate(stores)),
                return_exceptions=True,
            )
            (winner,) = [process for process, outcome in enumerate(outcomes) if outcome is None]
            assert isinstance(outcomes[1 - winner], VersionConflict)
            assert (await stores[0].read("t", number - 1))[0].body == b"%d" % winner
        assert len(await stores[1].read("t")) == 300

    asyncio.run(run())
    for store in stores:
        store.close()


def test_conflicting_batches_of_two_processes_append_each_number_once(database_url: str) -> None:
    stores = [Store.open(database_url), Store.open(database_url)]
    names = [f"t{one}" for one in range(12)]

    async def run() -> None:
        for number in range(1, 41):
            appends = [(process, name) for process in (0, 1) for name in names[:: 1 - 2 * process]]
            outcomes = await asyncio.gather(
                *(
                    stores[process].append(name, number, 1, [b"%d" % process], summary(due=process))
                    for process, name in appends
                ),
                return_exceptions=True,
            )
            assert all(outcome is None or isinstance(outcome, VersionConflict) for outcome in outcomes), outcomes
            won = {name: process for (process, name), outcome in zip(appends, outcomes, strict=True) if outcome is None}
            assert len(won) == len(names) == sum(outcome is None for outcome in outcomes)
            for name, process in won.items():
                (event,) = await stores[0].read(name, number - 1)
                found = await stores[0].summary(name)
                assert event.body == b"%d" % process and found is not None and found.due == process

    asyncio.run(run())
    for store in stores:
        store.close()


def test_acknowledged_appends_survive_a_kill(database_url: str) -> None:
    Store.open(database_url).close()
    for round_number in range(4):
        with subprocess.Popen(
            [sys.executable, str(FOLDER / "appender.py"), database_url, str(round_number)],
            stdout=subprocess.PIPE,
            env=environment(),
        ) as child:
            assert child.stdout is not None
            lines = [child.stdout.readline() for _ in range(300 + 171 * round_number)]
            child.send_signal(signal.SIGKILL)
            lines += child.stdout.readlines()
        assert child.returncode == -signal.SIGKILL
        acknowledged = {table: int(number) for table, number in (line.decode().split() for line in lines)}
        assert len(acknowledged) == appender.APPENDERS
        database = Database.open(database_url)
        for table, number in acknowledged.items():
            found = [event.number for event in database.read(table)]
            assert found == list(range(1, len(found) + 1)) and len(found) % 2 == 0
            assert number <= len(found) <= number + 2
        database.close()


def test_a_summary_is_replaced_completely(store: Store) -> None:
    async def run() -> None:
        assert await store.summary("t") is None
        await store.append("t", 1, 10, [b"{}"], summary("waiting", due=50, holders=("b", "a", "a")))
        assert await store.summary("t") == summary("waiting", due=50, holders=("a", "b"))
        await store.append("t", 2, 20, [b"{}"])
        await store.append("t", 3, 30, [], summary("done", holders=("b", "c")))
        assert await store.summary("t") == summary("done", holders=("b", "c"))
        assert await store.held_by("a") == []
        assert await store.held_by("c") == [
            Listed("t", "towers", 1, "0.1.0", "done", 3, 5, 30, None, "Friday", events=2, last=20)
        ]
        await store.append("t", 3, 40, [b"{}"], summary("done"))
        assert await store.held_by("c") == []

    asyncio.run(run())


def test_due_tables_are_listed_soonest_first(store: Store) -> None:
    async def run() -> None:
        for table, due in (("late", 300), ("never", None), ("soon", 100), ("then", 200)):
            await store.append(table, 1, 1, [b"{}"], summary(due=due))
        assert await store.due(99) == []
        assert await store.due(200) == [("soon", 100), ("then", 200)]
        assert await store.due(1000, most=1) == [("soon", 100)]
        await store.append("soon", 2, 2, [b"{}"], summary(due=None))
        assert await store.due(1000) == [("then", 200), ("late", 300)]

    asyncio.run(run())


def test_lists_are_newest_first(store: Store) -> None:
    async def run() -> None:
        for table, status, created in (("old", "done", 1), ("new", "playing", 3), ("middle", "done", 2)):
            await store.append(table, 1, created, [b"{}"], summary(status, created=created, holders=("me",)))
        assert [listed.id for listed in await store.listing()] == ["new", "middle", "old"]
        assert [listed.id for listed in await store.listing("done")] == ["middle", "old"]
        assert [listed.id for listed in await store.listing(most=1)] == ["new"]
        assert [listed.id for listed in await store.held_by("me", most=2)] == ["new", "middle"]

    asyncio.run(run())


def test_pruning_removes_old_tables_with_their_events_and_analyses(store: Store) -> None:
    async def run() -> None:
        for table, status, last in (("old", "done", 10), ("playing", "playing", 10), ("new", "done", 99)):
            await store.append(table, 1, 1, [b"{}"])
            await store.append(table, 2, last, [b"{}"], summary(status, holders=("me",)))
            await store.keep_analysis(table, 1, "running", 1, 9)
        assert await store.prune(10, ["done"]) == 0
        assert await store.prune(50, ["done", "left"]) == 1
        assert {listed.id for listed in await store.held_by("me")} == {"playing", "new"}
        assert await store.read("old") == [] and await store.analysis("old", 1) is None
        assert await store.remove("new") and not await store.remove("new")
        assert await store.read("new") == [] and len(await store.read("playing")) == 2

    asyncio.run(run())


def test_the_progress_and_result_of_an_analysis_are_stored(store: Store) -> None:
    async def run() -> None:
        assert await store.analysis("t", 2) is None
        await store.keep_analysis("t", 2, "running", 3, 40)
        first = await store.analysis("t", 2)
        assert first is not None and first == Analysis("running", 3, 40, first.changed, None)
        await store.keep_analysis("t", 2, "done", 40, 40, b'{"moves":[]}')
        found = await store.analysis("t", 2)
        assert found is not None and found == Analysis("done", 40, 40, found.changed, b'{"moves":[]}')
        assert found.changed >= first.changed > 1_600_000_000_000
        assert await store.analysis("t", 1) is None

    asyncio.run(run())


def test_closing_the_store_finishes_queued_appends(database_url: str) -> None:
    store = Store.open(database_url)

    async def run() -> None:
        appends = [asyncio.ensure_future(store.append(f"t{one}", 1, 1, [b"{}"], summary())) for one in range(300)]
        await asyncio.sleep(0)  # all of them are queued now
        store.close()
        store.close()
        assert await asyncio.gather(*appends) == [None] * 300
        for call in (store.append("t", 1, 1, [b"{}"]), store.read("t0"), store.remove("t0")):
            with pytest.raises(StorageUnavailable, match=r"^The storage has been closed\.$"):
                await call

    asyncio.run(run())
    database = Database.open(database_url)
    assert len(database.listing()) == 300
    database.close()


def test_a_cancelled_append_does_not_hold_up_others(store: Store) -> None:
    async def run() -> None:
        appends = [asyncio.ensure_future(store.append(f"t{one}", 1, 1, [b"{}"])) for one in range(9)]
        await asyncio.sleep(0)
        appends[4].cancel()
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert isinstance(outcomes.pop(4), asyncio.CancelledError) and outcomes == [None] * 8

    asyncio.run(run())


def test_the_store_reconnects_when_postgresql_drops_connections(postgres: Postgres, postgres_url: str) -> None:
    store = Store.open(postgres_url)

    async def run() -> None:
        for number in range(1, 4):
            await asyncio.gather(*(store.append(f"t{one}", number, 1, [b"{}"]) for one in range(5)))
            assert len(await store.read("t0")) == number
            postgres.disconnect(postgres_url)
        await store.append("alone", 1, 1, [b"{}"])

    asyncio.run(run())
    store.close()
