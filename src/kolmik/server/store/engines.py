"""Connections to SQLite and PostgreSQL, with a limit on how long any of them may wait."""

from __future__ import annotations

import os
import sqlite3
import time
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, NoSuchModuleError

from .rows import StorageFailed, StorageUnavailable

BUSY_SECONDS = 10  # to wait for another process that writes to the same SQLite file
CHECKPOINT_PAGES = 16_000  # SQLite copies its log into the file after so many pages. Nobody can write meanwhile, and
# with thousands of tables every second page is a new version of one in the log, so waiting longer copies less
CONNECT_SECONDS = 3
STATEMENT_SECONDS = 4  # after which PostgreSQL ends a statement
SILENT_SECONDS = 5  # after which a PostgreSQL that does not answer at all counts as gone
POOL_SECONDS = 5  # to wait for a free connection


def with_driver(url: URL) -> URL:
    """Return the address with the driver we use."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StorageUnavailable("An SQLite storage needs a file: write sqlite:////folder/file.db.")
    return url


def new_engine(url: URL, connections: int, *, limited: bool = True) -> Engine:
    """Return the connections to a database. Only migrations, which may take long, go without limits on time."""
    common: dict[str, Any] = {
        "pool_size": connections,
        "max_overflow": 0,
        "pool_timeout": POOL_SECONDS,
        "hide_parameters": True,  # an error must not carry secrets, wherever it ends up
    }
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, **common)
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    if url.get_backend_name() == "postgresql":
        # Readers check first whether a connection is still alive. The writer finds out by itself and writes again.
        arguments: dict[str, Any] = {"connect_timeout": CONNECT_SECONDS}
        if limited:
            arguments |= _postgresql_limits(str(url.query.get("options", "")))
        engine = create_engine(url, pool_pre_ping=connections > 1, connect_args=arguments, **common)
        if limited:
            event.listen(engine, "do_connect", _connect_bounded)
        return engine
    raise NoSuchModuleError


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where Python guesses
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")


def use_wal(connection: Connection) -> None:
    """Switch to write-ahead logging, so that reading goes on during writes. The file remembers it.

    SQLite does not wait by itself when two processes switch a new file at the same time.
    """
    give_up = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            if connection.exec_driver_sql("PRAGMA journal_mode = WAL").scalar() == "wal":
                return
        except DBAPIError:
            if time.monotonic() > give_up:
                raise
        time.sleep(0.01)


# --- PostgreSQL ---


def _postgresql_limits(options: str) -> dict[str, Any]:
    """Return the arguments of a connection that limit every wait: for a slow server, and for one that is gone."""
    limits = (
        f"-c statement_timeout={STATEMENT_SECONDS}s -c lock_timeout={STATEMENT_SECONDS}s"
        f" -c idle_in_transaction_session_timeout={2 * SILENT_SECONDS}s"
    )
    return {
        "options": f"{options} {limits}".strip(),
        "keepalives": 1,
        "keepalives_idle": SILENT_SECONDS,
        "keepalives_interval": 2,
        "keepalives_count": 2,
        "tcp_user_timeout": SILENT_SECONDS * 1000,
    }


def _connect_bounded(_dialect: object, _record: object, given: Any, named: dict[str, Any]) -> Any:
    return _bounded_class().connect(*given, **named)


@cache
def _bounded_class() -> Any:
    """Return psycopg's connection with a limit on every wait. The module is imported only where it is used.

    A machine whose database is frozen still acknowledges packets, so no option of the socket notices.
    """
    import psycopg
    from psycopg.errors import OperationalError

    class BoundedConnection(psycopg.Connection[Any]):
        def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
            give_up = time.monotonic() + SILENT_SECONDS
            try:
                return super().wait(_until(gen, give_up), *given, **named)
            except TimeoutError:
                self.pgconn.finish()
                raise OperationalError(f"the database has not answered for {SILENT_SECONDS} s") from None

    return BoundedConnection


def _until(gen: Any, give_up: float) -> Any:
    """Pass a generator of psycopg on, which is resumed at least every tenth of a second, until a time."""
    ready = None
    while True:
        try:
            wanted = gen.send(ready)
        except StopIteration as done:
            return done.value
        ready = yield wanted
        if not ready and time.monotonic() > give_up:
            raise TimeoutError


# --- SQLite ---


class DatabaseFile(NamedTuple):
    """The file of an SQLite database, as it was when it was opened."""

    path: str
    identity: tuple[int, int]

    @classmethod
    def of(cls, path: str) -> DatabaseFile:
        return cls(path, _identity(path))

    def check(self) -> None:
        """Raise `StorageFailed` if the file was removed or replaced: what is written to the open one would be lost."""
        try:
            same = _identity(self.path) == self.identity
        except OSError:
            raise StorageFailed("The database file is gone; restore it and restart the server.") from None
        if not same:
            raise StorageFailed("The database file was replaced while the server ran; restart the server.")

    def check_written(self) -> None:
        """Raise `StorageFailed` if what was just committed went into files that have been removed."""
        self.check()
        if not os.path.exists(f"{self.path}-wal"):
            raise StorageFailed("The log of the database file is gone; restore both and restart the server.")


def _identity(path: str) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
