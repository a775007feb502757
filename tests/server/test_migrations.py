"""Opening a database migrates its schema to this version, even when several processes open it together."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, text

from kolmik.server.store import Database, StorageUnavailable, Store, Stored
from kolmik.server.store.migrate import at, migrate, revisions
from kolmik.server.store.schema import metadata

from ..cli.command import environment

OPEN_ON_SIGNAL = """
import sys
from kolmik.server.store import Database
print("ready", flush=True)
sys.stdin.readline()
database = Database.open(sys.argv[1])
assert database.listing() == []
database.close()
"""


def engine(url: str) -> Engine:
    return create_engine(url.replace("postgresql:", "postgresql+psycopg:"))


def test_a_new_database_has_the_schema_of_this_version(database_url: str) -> None:
    Database.open(database_url).close()
    Database.open(database_url).close()  # nothing left to migrate
    here = engine(database_url)
    with here.connect() as connection:
        assert at(connection) == revisions()[-1]
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    here.dispose()


def test_every_migration_from_the_first_revision_keeps_the_data(database_url: str) -> None:
    first, *others = revisions()
    old = engine(database_url)
    with old.begin() as connection:
        migrate(connection, first)
        connection.execute(
            text("INSERT INTO tables VALUES ('t', 'towers', 1, '0.1.0', 'playing', 3, 5, 6, 7, 'Friday')")
        )
        connection.execute(text("INSERT INTO events VALUES ('t', 1, 6, '{}')"))
        connection.execute(text("INSERT INTO holders VALUES ('t', 'me')"))
        connection.execute(text("INSERT INTO analyses VALUES ('t', 1, 'running', 2, 9, 8, NULL)"))
    for revision in others:
        with old.begin() as connection:
            migrate(connection, revision)
            assert at(connection) == revision
    with old.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    old.dispose()
    database = Database.open(database_url)
    assert database.read("t") == [Stored(1, 6, b"{}")]
    (listed,) = database.held_by("me")
    assert (listed.title, listed.changed, listed.due, listed.events) == ("Friday", 6, 7, 1)
    analysis = database.analysis("t", 1)
    assert analysis is not None and (analysis.done, analysis.of, analysis.body) == (2, 9, None)
    database.close()


def test_several_processes_open_a_new_database_together(database_url: str) -> None:
    children = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_ON_SIGNAL, database_url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        for _ in range(4)
    ]
    for child in children:
        assert child.stdout is not None and child.stdout.readline() == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
    for child in children:
        _, errors = child.communicate()
        assert child.returncode == 0, errors


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    Database.open(database_url).close()
    newer = engine(database_url)
    with newer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    newer.dispose()
    with pytest.raises(
        StorageUnavailable, match=r"^This database was written by a newer version of Kolmik: install that one\.$"
    ):
        Store.open(database_url)


def test_a_database_of_another_program_is_left_alone(database_url: str) -> None:
    other = engine(database_url)
    with other.begin() as connection:
        connection.execute(text("CREATE TABLE events (what text)"))
    other.dispose()
    with pytest.raises(StorageUnavailable, match=r"^This database belongs to another program: choose another one\.$"):
        Store.open(database_url)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("tables", '"tables" is not the address of a database; write sqlite:////folder/file.db.'),
        ("sqlite://", "An SQLite storage needs a file: write sqlite:////folder/file.db."),
        ("mysql://me@host/name", "Kolmik keeps its tables in SQLite or PostgreSQL, not in mysql."),
        ("sqlite:////no/such/folder/x.db", "The storage sqlite:////no/such/folder/x.db cannot be opened: unable to"),
        ("postgresql://me:secret@127.0.0.1:1/x", "The storage postgresql://me:***@127.0.0.1:1/x cannot be opened: "),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence(url: str, sentence: str) -> None:
    with pytest.raises(StorageUnavailable) as refusal:
        Store.open(url)
    assert str(refusal.value).startswith(sentence) and str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("bread, milk, " * 100)
    with pytest.raises(StorageUnavailable, match=r"cannot be opened: file is not a database\.$"):
        Store.open(f"sqlite:///{path}")
    assert path.read_text().startswith("bread, milk, ")


def test_sqlite_uses_a_write_ahead_log_and_full_sync(sqlite_url: str) -> None:
    database = Database.open(sqlite_url)
    with database.transaction() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    database.close()
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
