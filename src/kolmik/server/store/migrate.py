"""Migrations to the schema of this version, safe when several processes start at the same time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, inspect, text

from .rows import StorageUnavailable

LOCK = 0x6B6F6C6D696B  # "kolmik": the advisory lock that migrations take on PostgreSQL


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that are missing, within the transaction the connection is in.

    On SQLite that transaction has locked the file already; on PostgreSQL it takes a lock of its own.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config(connection)
    there = at(connection)
    if there is not None and there not in revisions():
        raise StorageUnavailable("This database was written by a newer version of Kolmik: install that one.")
    if there is None and inspect(connection).has_table("events"):
        raise StorageUnavailable("This database belongs to another program: choose another one.")
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise StorageUnavailable(f"The database cannot be brought to this version: {error}.") from error


def at(connection: Connection) -> str | None:
    """Return the revision of a database, None when it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def revisions() -> list[str]:
    """Return all revisions, oldest first."""
    script = ScriptDirectory.from_config(_config())
    return [revision.revision for revision in script.walk_revisions()][::-1]


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
