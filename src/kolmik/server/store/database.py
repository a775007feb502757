"""The storage as blocking calls: for the command line, and for the threads of a `Store`."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    func,
    make_url,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from .bulk import write
from .migrate import migrate
from .rows import Analysis, Append, Listed, StorageUnavailable, Stored, Summary, VersionConflict
from .schema import analyses, events, holders, tables

BUSY_TIMEOUT = 30  # seconds to wait for another process that writes to the same SQLite file
CHECKPOINT_PAGES = 16_000  # SQLite copies its log into the file after so many pages. Nobody can write meanwhile, and
# with thousands of tables every second page is a new version of one in the log, so waiting longer copies less
READERS = 4  # connections for reading, besides the one for writing


class Unwritten(Exception):
    """Nothing was written; `reason` says why."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Database:
    """The tables of a server in SQLite or PostgreSQL."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        self._writing = writing
        self._reading = reading

    @classmethod
    def open(cls, url: str) -> Database:
        """Connect, and migrate the schema to this version."""
        try:
            where = _with_driver(make_url(url))
        except ArgumentError:
            raise StorageUnavailable(
                f'"{url}" is not the address of a database; write sqlite:////folder/file.db.'
            ) from None
        name = where.set(drivername=where.get_backend_name()).render_as_string(hide_password=True)
        try:
            database = cls(_engine(where, 1), _engine(where, READERS))
            try:
                database._prepare()
            except BaseException:
                database.close()
                raise
        except ImportError:
            raise StorageUnavailable(
                "PostgreSQL needs more packages: run pip install '.[cluster]' in the checkout."
            ) from None
        except DBAPIError as error:
            raise StorageUnavailable(f"The storage {name} cannot be opened: {_first_line(error)}.") from error
        except NoSuchModuleError:
            raise StorageUnavailable(
                f"Kolmik keeps its tables in SQLite or PostgreSQL, not in {where.get_backend_name()}."
            ) from None
        return database

    def _prepare(self) -> None:
        if self._writing.dialect.name == "sqlite":
            with self._writing.connect() as connection:
                _use_wal(connection)
        with self.transaction() as connection:
            migrate(connection)

    def close(self) -> None:
        self._writing.dispose()
        self._reading.dispose()

    # --- writing ---

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Write everything within together, or not at all."""
        with self._writing.connect() as connection:
            _begin(connection)
            yield connection
            connection.commit()

    def append(self, appends: Sequence[Append]) -> None:
        """Write all of these and return when they are durable.

        `VersionConflict` and `Unwritten` mean that nothing was written. After any other error the outcome is unknown.
        """
        with self._writing.connect() as connection:
            _begin(connection)
            try:
                write(connection, appends)
            except IntegrityError:
                raise VersionConflict("Another writer has appended this event number already.") from None
            except Exception as error:
                raise Unwritten(error) from error
            connection.commit()

    def keep_analysis(self, table: str, game: int, state: str, done: int, of: int, body: bytes | None = None) -> None:
        """Store the progress or result of an analysis, replacing what was stored before."""
        row = {
            "state": state,
            "done": done,
            "of": of,
            "changed": _now(),
            "body": None if body is None else body.decode(),
        }
        with self.transaction() as connection:
            insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            connection.execute(
                insert(analyses)
                .values(table_id=table, game=game, **row)
                .on_conflict_do_update(index_elements=["table_id", "game"], set_=row)
            )

    def numbers(self, wanted: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        found: dict[str, int] = {}
        with self._reading.connect() as connection:
            for start in range(0, len(wanted), 500):
                last = select(events.c.table_id, func.max(events.c.number)).group_by(events.c.table_id)
                rows = connection.execute(last.where(events.c.table_id.in_(wanted[start : start + 500])))
                found.update((table, number) for table, number in rows)
        return found

    def prune(self, older_than: int, statuses: Sequence[str]) -> int:
        """Remove the tables of these statuses whose last event is older; returns how many."""
        with self.transaction() as connection:
            found = list(connection.scalars(_old(older_than, statuses)))
            for start in range(0, len(found), 500):
                _remove(connection, found[start : start + 500])
        return len(found)

    def remove(self, table: str) -> bool:
        """Remove a table and everything that belongs to it; returns whether there was one."""
        with self.transaction() as connection:
            return _remove(connection, [table])

    # --- reading ---

    @contextmanager
    def _reader(self) -> Iterator[Connection]:
        with self._reading.connect() as connection:
            yield connection

    def read(self, table: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after a number, in order."""
        wanted = (
            select(events.c.number, events.c.at, events.c.body)
            .where(events.c.table_id == table, events.c.number > after)
            .order_by(events.c.number)
        )
        with self._reader() as connection:
            return [Stored(number, at, body.encode()) for number, at, body in connection.execute(wanted)]

    def summary(self, table: str) -> Summary | None:
        wanted = (
            select(*(tables.c[name] for name in Summary._fields[:-1]), holders.c.holder)
            .outerjoin_from(tables, holders, holders.c.table_id == tables.c.id)
            .where(tables.c.id == table)
            .order_by(holders.c.holder)
        )
        with self._reader() as connection:
            rows = connection.execute(wanted).all()
        if not rows:
            return None
        return Summary._make((*rows[0][:-1], tuple(row[-1] for row in rows if row[-1] is not None)))

    def due(self, until: int, most: int = 100) -> list[tuple[str, int]]:
        """Return the tables that are due by then, each with its time, soonest first."""
        wanted = (
            select(tables.c.id, tables.c.due)
            .where(tables.c.due <= until)
            .order_by(tables.c.due, tables.c.id)
            .limit(most)
        )
        with self._reader() as connection:
            return [(table, due) for table, due in connection.execute(wanted)]

    def held_by(self, holder: str, most: int = 50) -> list[Listed]:
        """Return the tables of a holder, newest first."""
        theirs = select(holders.c.table_id).where(holders.c.holder == holder)
        return self._list(_listed().where(tables.c.id.in_(theirs)), most)

    def listing(self, status: str | None = None, most: int = 1000) -> list[Listed]:
        """Return all tables, or those of a status, newest first."""
        return self._list(_listed() if status is None else _listed().where(tables.c.status == status), most)

    def statuses(self) -> list[str]:
        """Return every status that some table has."""
        with self._reader() as connection:
            return list(connection.scalars(select(tables.c.status).distinct().order_by(tables.c.status)))

    def old(self, older_than: int, statuses: Sequence[str]) -> int:
        """Return how many tables `prune` would remove."""
        with self._reader() as connection:
            return len(connection.scalars(_old(older_than, statuses)).all())

    def _list(self, wanted: Select[Any], most: int) -> list[Listed]:
        newest_first = wanted.order_by(tables.c.created.desc(), tables.c.id).limit(most)
        with self._reader() as connection:
            return [Listed(*row) for row in connection.execute(newest_first)]

    def analysis(self, table: str, game: int) -> Analysis | None:
        wanted = select(*(analyses.c[name] for name in Analysis._fields)).where(
            analyses.c.table_id == table, analyses.c.game == game
        )
        with self._reader() as connection:
            row = connection.execute(wanted).one_or_none()
        if row is None:
            return None
        return Analysis._make((*row[:-1], None if row.body is None else row.body.encode()))


def _with_driver(url: URL) -> URL:
    """Return the address with the driver we use."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StorageUnavailable("An SQLite storage needs a file: write sqlite:////folder/file.db.")
    return url


def _engine(url: URL, connections: int) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"timeout": BUSY_TIMEOUT})
        event.listen(engine, "connect", _set_up_sqlite)
        return engine
    if url.get_backend_name() == "postgresql":
        # Readers check first whether a connection is still alive. The writer finds out by itself and writes again.
        check = connections > 1
        return create_engine(
            url, pool_size=connections, max_overflow=0, pool_pre_ping=check, connect_args={"connect_timeout": 5}
        )
    raise NoSuchModuleError


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where Python guesses
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")


def _use_wal(connection: Connection) -> None:
    """Switch to write-ahead logging, so that reading goes on during writes. The file remembers it.

    SQLite does not wait by itself when two processes switch a new file at the same time.
    """
    give_up = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            if connection.exec_driver_sql("PRAGMA journal_mode = WAL").scalar() == "wal":
                return
        except DBAPIError:
            if time.monotonic() > give_up:
                raise
        time.sleep(0.01)


def _begin(connection: Connection) -> None:
    """Begin a transaction that writes. On SQLite it locks the file now rather than failing halfway."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _listed() -> Select[Any]:
    """Return a query of the columns of `Listed`. The number of a table's last event is their count."""
    of_table = events.c.table_id == tables.c.id
    last = select(events.c.at).where(of_table).order_by(events.c.number.desc()).limit(1).scalar_subquery()
    count = select(func.max(events.c.number)).where(of_table).scalar_subquery()
    return select(
        *(tables.c[name] for name in Listed._fields[:-2]),
        func.coalesce(count, 0).label("events"),
        func.coalesce(last, tables.c.created).label("last"),
    )


def _old(older_than: int, statuses: Sequence[str]) -> Select[str]:
    """Return a query of the tables of these statuses whose last event is older."""
    listed = _listed().subquery()
    return select(listed.c.id).where(listed.c.status.in_(statuses), listed.c.last < older_than)


def _remove(connection: Connection, found: Sequence[str]) -> bool:
    for table in (holders, analyses, events):
        connection.execute(delete(table).where(table.c.table_id.in_(found)))
    return connection.execute(delete(tables).where(tables.c.id.in_(found))).rowcount > 0


def _first_line(error: DBAPIError) -> str:
    lines = str(error.orig).strip().splitlines() or ["no reason was given"]
    return lines[0].rstrip(".")


def _now() -> int:
    return time.time_ns() // 1_000_000
