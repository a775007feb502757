"""A log has no gaps: none can be written, and a table whose log has one is refused, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from kolmik.server.store import Append, BrokenLog, Database, LogGap, Store

from .test_store import summary


def test_an_event_whose_predecessor_is_missing_is_not_stored(store: Store) -> None:
    async def run() -> None:
        await store.append("t", 1, 1, [b"1", b"2"], summary("waiting"))
        for first in (4, 5, 100):
            with pytest.raises(LogGap):
                await store.append("t", first, 2, [b"x", b"x"], summary("playing", holders=("me",)))
        with pytest.raises(LogGap):
            await store.append("unknown", 2, 2, [b"x"])
        assert [event.body for event in await store.read("t")] == [b"1", b"2"] and not await store.read("unknown")
        assert await store.summary("t") == summary("waiting")

    asyncio.run(run())


def test_a_gap_in_a_batch_does_not_affect_other_appends(store: Store) -> None:
    """Many appends in one transaction: some to one table in order, some with a gap, and one that closes the gap."""

    async def run() -> None:
        await store.append("gap", 1, 1, [b"{}"])
        good = [store.append("long", number, 1, [b"{}"]) for number in range(1, 41)]
        bad = [store.append("gap", number, 1, [b"{}", b"{}"]) for number in (3, 5, 7)]
        outcomes = await asyncio.gather(*good, *bad, store.append("gap", 2, 1, [b"{}"]), return_exceptions=True)
        assert outcomes[:40] == [None] * 40
        refused = [outcome for outcome in outcomes[40:43] if outcome is not None]
        assert all(isinstance(outcome, LogGap) for outcome in refused)
        for table in ("gap", "long"):
            rows = await store.read(table)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert len(await store.read("long")) == 40
        assert len(await store.read("gap")) == 1 + 2 * (3 - len(refused)) + (outcomes[43] is None)

    asyncio.run(run())


def test_the_statement_itself_refuses_a_gap(database_url: str) -> None:
    """Whatever the rest of the program believes: the database leaves out row 4 of 2 and 4, and the batch fails."""
    database = Database.open(database_url)
    database.append([Append("t", 1, 1, (b"{}",), None)])
    with pytest.raises(LogGap):
        database.append([Append("t", 2, 1, (b"{}",), None), Append("t", 4, 1, (b"{}",), None)])
    assert len(database.read("t")) == 1
    database.close()


def test_a_log_with_a_gap_is_refused_and_named(database_url: str) -> None:
    database = Database.open(database_url)
    database.append([Append("t", 1, 1, (b"{}",) * 6, None)])
    with database.transaction() as connection:
        connection.exec_driver_sql("DELETE FROM events WHERE number IN (3, 4)")
    for after, missing in ((0, 3), (1, 3), (2, 3), (3, 4)):
        with pytest.raises(BrokenLog, match=f"^The log of table t lacks event {missing}; restore"):
            database.read("t", after)
    assert [row.number for row in database.read("t", 4)] == [5, 6]
    database.close()


def test_removing_tables_while_others_append_leaves_no_gap(database_url: str) -> None:
    """Another process removes tables again and again; what follows a removed event is refused."""
    store, other = Store.open(database_url), Database.open(database_url)

    async def append(table: str, removing: asyncio.Future[None]) -> int:
        number = gaps = 0
        while not removing.done():
            try:
                await store.append(table, number + 1, 1, [b"{}"], summary("done", created=1))
                number += 1
            except LogGap:
                gaps, number = gaps + 1, 0
        return gaps

    async def remove() -> None:
        removed = 0
        while removed < 15:
            removed += await asyncio.to_thread(other.prune, 10, ["done"])

    async def run() -> None:
        removing = asyncio.ensure_future(remove())
        gaps = await asyncio.gather(*(append(f"t{one}", removing) for one in range(8)))
        await removing
        assert sum(gaps) > 0
        for one in range(8):
            rows = await store.read(f"t{one}")
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))

    asyncio.run(run())
    store.close()
    other.close()
