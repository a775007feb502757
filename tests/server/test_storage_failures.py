"""Failures of the storage: nothing hangs, nothing secret is logged, and an outage is two lines of the log."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from kolmik.server.runtime.heartbeat import Heartbeat
from kolmik.server.store import Append, LogGap, StorageFailed, Store, Summary
from kolmik.server.store.failure_log import QUIET_SECONDS, FailureLog

from . import databases
from .databases import Postgres
from .secret_search import leaked

SECRET, HOLDER, TITLE = "5ec2e7" * 8, "401de2" * 8, "Confidential Title"
BODY = b'{"did":"gathered","secret":"%s","broken":"\\u0000"}' % SECRET.encode()


def summary(**changes: object) -> Summary:
    return Summary("towers", 1, "0.1.0", "playing", 2, 5, None, TITLE, (HOLDER,))._replace(**changes)  # type: ignore[arg-type]


FAILURES: dict[str, Callable[[Store], object]] = {
    "a number too large": lambda store: store.database.append([Append("t", 1, 2**70, (BODY,), summary())]),
    "text that is no text": lambda store: store.database.append([Append("t", 1, 1, (b"\xff" + BODY,), summary())]),
    "a NUL in a title": lambda store: store.database.append([Append("t", 1, 1, (BODY,), summary(title=TITLE + "\0"))]),
    "a NUL in a holder": lambda store: store.database.append(
        [Append("t", 1, 1, (BODY,), summary(holders=(HOLDER + "\0", HOLDER)))]
    ),
    "a missing value": lambda store: store.database.append([Append("t", 1, 1, (BODY,), summary(status=None))]),
    "a conflict": lambda store: store.database.append([Append("taken", 1, 1, (BODY,), summary())]),
    "a gap": lambda store: store.database.append([Append("taken", 9, 1, (BODY,), summary())]),
    "an analysis": lambda store: store.database.keep_analysis("t", 2**70, SECRET, 0, 0, BODY),
    "a lookup": lambda store: store.database.held_by(HOLDER + "\ud800"),
    "a reading": lambda store: store.database.read(SECRET + "\ud800"),
}


def provoke(store: Store, caplog: pytest.LogCaptureFixture) -> tuple[list[str], str]:
    """Make everything fail; returns what did, and everything that was logged or would be if an error were."""
    failed, shown = [], []
    for what, call in FAILURES.items():
        try:
            call(store)
        except Exception as error:
            failed.append(what)
            shown += traceback.format_exception(error)
            logging.getLogger("test").error("It failed: %r", error, exc_info=error)

    async def through_the_store() -> None:
        for append in (Append("t", 1, 2**70, (BODY,), summary()), Append("taken", 9, 1, (BODY,), summary())):
            with pytest.raises((StorageFailed, LogGap)) as caught:
                await store.append(append.table, append.first, append.at, append.bodies, append.summary)
            shown.extend(traceback.format_exception(caught.value))

    asyncio.run(through_the_store())
    return failed, caplog.text + "".join(shown)


@pytest.mark.parametrize("broken", [None, "events", "tables", "holders"])
def test_no_failure_of_the_storage_shows_what_was_to_be_stored(
    store: Store, caplog: pytest.LogCaptureFixture, broken: str | None
) -> None:
    caplog.set_level(logging.DEBUG)
    asyncio.run(store.append("taken", 1, 1, [b"{}"]))
    if broken:
        with store.database.transaction() as connection:
            connection.exec_driver_sql(f"ALTER TABLE {broken} RENAME TO elsewhere")
    failed, shown = provoke(store, caplog)
    assert len(failed) >= 5, failed
    assert leaked(shown, (SECRET, HOLDER, TITLE)) == []


# --- the log of an outage ---


def test_an_outage_is_logged_once_and_its_end_with_the_number_of_failures(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    at = 0.0
    store.writing._clock = lambda: at

    async def append(table: str) -> None:
        await asyncio.gather(*(store.append(f"{table}{one}", 1, 1, [b"{}"]) for one in range(50)))

    async def run() -> None:
        nonlocal at
        await append("before")
        with store.database.transaction() as connection:
            connection.exec_driver_sql("ALTER TABLE events RENAME TO elsewhere")
        for one in range(200):
            with pytest.raises(StorageFailed):
                await store.append(f"t{one}", 1, 1, [b"{}"])
        with store.database.transaction() as connection:
            connection.exec_driver_sql("ALTER TABLE elsewhere RENAME TO events")
        await append("soon")
        assert len(caplog.records) == 1
        at += QUIET_SECONDS
        await append("after")

    asyncio.run(run())
    first, last = caplog.records
    assert first.levelname == "ERROR" and first.getMessage().startswith("The storage fails in writing: ")
    assert last.getMessage() == "The storage works again in writing: it failed 200 times within 0 s."
    assert not any(record.exc_info for record in caplog.records)


def test_a_storage_that_fails_every_other_time_is_one_outage(caplog: pytest.LogCaptureFixture) -> None:
    at = 0.0
    log = FailureLog("reading", lambda: at)
    for _ in range(100):
        at += 1
        log.failed(OSError("no"))
        log.succeeded()
    assert len(caplog.records) == 1 and log.failures == 100


# --- nothing hangs ---


def test_a_frozen_database_is_given_up_and_used_again() -> None:
    with databases.postgres() as postgres:  # one of its own: others need theirs to answer
        freeze(postgres, Store.open(postgres.new_database()))


def freeze(postgres: Postgres, store: Store) -> None:
    async def run() -> None:
        heartbeat = Heartbeat(store, lambda: 1)
        await asyncio.gather(*(store.append(f"t{one}", 1, 1, [b"{}"]) for one in range(5)))
        await asyncio.gather(*(store.read("t0") for _ in range(5)))
        with postgres.frozen():
            assert not await heartbeat.healthy()
            calls = [store.append(f"t{one}", 2, 1, [b"{}"]) for one in range(5)]
            outcomes = await asyncio.gather(*calls, store.read("t0"), store.due(5), return_exceptions=True)
            assert all(isinstance(outcome, StorageFailed) for outcome in outcomes), outcomes
            assert not await heartbeat.healthy()
        for one in range(5):
            rows = await store.read(f"t{one}")
            assert [row.number for row in rows] in ([1], [1, 2])  # an append that seemed to fail may be stored
            await store.append(f"t{one}", len(rows) + 1, 1, [b"{}"])
        while not await heartbeat.healthy():  # once nothing has failed for a while
            await asyncio.sleep(0.1)
        await heartbeat.close()

    asyncio.run(run())
    store.close()


def test_a_table_locked_by_somebody_else_is_given_up(postgres: Postgres, postgres_url: str) -> None:
    """A statement that waits is ended by the database, and the appends behind it do not each wait as long."""
    import psycopg

    store = Store.open(postgres_url)

    async def run() -> None:
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            calls = [store.append(f"t{one}", 1, 1, [b"{}"]) for one in range(300)]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert all(isinstance(outcome, StorageFailed) for outcome in outcomes)
        await store.append("t", 1, 1, [b"{}"])

    asyncio.run(run())
    store.close()


# --- what /health says ---


def healthy(store: Store) -> bool:
    async def run() -> bool:
        heartbeat = Heartbeat(store, lambda: 1)
        answer = await heartbeat.healthy()
        await heartbeat.close()
        return answer

    return asyncio.run(run())


@pytest.mark.parametrize("broken", ["heartbeat", "events"])
def test_health_notices_that_nothing_can_be_stored(store: Store, broken: str) -> None:
    assert healthy(store)
    with store.database.transaction() as connection:
        connection.exec_driver_sql(f"ALTER TABLE {broken} RENAME TO elsewhere")
    with suppress(StorageFailed):
        asyncio.run(store.append("t", 1, 1, [b"{}"]))
    assert not healthy(store)


@pytest.mark.parametrize("gone", ["", "-wal"])
def test_nothing_is_acknowledged_once_the_database_file_is_gone(sqlite_url: str, tmp_path: Path, gone: str) -> None:
    store = Store.open(sqlite_url)

    async def run() -> None:
        await store.append("t", 1, 1, [b"{}"])
        (tmp_path / f"kolmik.db{gone}").unlink()
        with pytest.raises(StorageFailed, match="is gone; restore"):
            await store.append("t", 2, 1, [b"{}"])

    asyncio.run(run())
    assert not healthy(store)
    store.close()


def test_a_database_file_that_was_replaced_is_not_written_to(sqlite_url: str, tmp_path: Path) -> None:
    store, file = Store.open(sqlite_url), tmp_path / "kolmik.db"

    async def run() -> None:
        await store.append("t", 1, 1, [b"{}"])
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(tmp_path / "backup.db")) as backup:
            source.backup(backup)
        (tmp_path / "backup.db").rename(file)
        for call in (store.append("t", 2, 1, [b"{}"]), store.read("t")):
            with pytest.raises(StorageFailed, match="was replaced while the server ran"):
                await call

    asyncio.run(run())
    store.close()
