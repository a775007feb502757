"""Databases of earlier versions open: tables go on where they were, and ended games still verify.

`data/revision-0001.sql` was written by the version before the term `throw` became `skill`: an ended game of Dungeon
with a decision of skill, an ended game of Millstone, and a game of Towers in progress, each with a client seed.
"""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

import kolmik
from kolmik.engine.proof import verify
from kolmik.server.domain import replays
from kolmik.server.domain.projection import legal
from kolmik.server.runtime.import_export import records
from kolmik.server.store import Database
from kolmik.server.store.migrate import at, migrate, revisions

from .local_tables import local_tables

DUMP = Path(__file__).parent / "data" / "revision-0001.sql"
DUNGEON, MILLSTONE, TOWERS = "table1", "table2", "table3"


@pytest.fixture
def old_url(database_url: str) -> str:
    """The address of a database as the first revision left it."""
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrate(connection, "0001")
        for line in DUMP.read_text().splitlines():
            if line.startswith("INSERT INTO ") and "alembic_version" not in line:
                connection.exec_driver_sql(line)
    engine.dispose()
    return database_url


def test_an_old_database_is_migrated_and_its_tables_open(old_url: str) -> None:
    async def test() -> None:
        async with local_tables(old_url) as tables:
            dungeon, millstone, towers = [
                (await tables.manager.open(table)).table for table in (DUNGEON, MILLSTONE, TOWERS)
            ]
            assert (dungeon.terms.skill, millstone.terms.skill) == ("skill", "odds")
            assert (dungeon.status, millstone.status, towers.status) == ("over", "over", "playing")
            assert dungeon.played.accuracies and dungeon.client_seeds == ["seven-7", ""]
            for table in (dungeon, millstone):
                assert verify(replays.record(table, 1)).good
            session = await tables.manager.open(TOWERS)
            seat = session.table.awaited()[0]
            number = await tables.move(session, seat, legal(session.table, seat)[0])
            assert number == towers.number + 1

    asyncio.run(test())


def test_a_database_is_at_the_newest_revision_once_it_was_opened(old_url: str) -> None:
    with closing(Database.open(old_url)) as database, database.transaction() as connection:
        assert at(connection) == revisions()[-1]


def test_the_records_of_an_old_database_replay(old_url: str) -> None:
    with closing(Database.open(old_url)) as database:
        for table in (DUNGEON, MILLSTONE, TOWERS):
            (text,) = records(table, database.read(table))
            match = kolmik.read_record(text)
            assert match.over == (table != TOWERS) and match.record() == kolmik.read_record(match.record()).record()
