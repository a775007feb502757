"""The storage as blocking calls: for the command line, and for the threads of a `Store`."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Select, case, delete, func, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError

from .bulk import write
from .engines import DatabaseFile, new_engine, use_wal, with_driver
from .failures import Unwritten, safe, translated
from .migrate import LOCK, migrate
from .rows import (
    Analysis,
    Append,
    BrokenLog,
    Listed,
    LogGap,
    Outage,
    StorageUnavailable,
    Stored,
    Summary,
    VersionConflict,
)
from .schema import analyses, events, heartbeat, holders, outages, tables

READERS = 4  # connections for reading, besides the one for writing
CHUNK = 500  # tables in one statement, and tables pruned in one transaction
MAX_OUTAGES = 1000  # that are kept; a table that has been left alone for longer loses nothing that matters


class Database:
    """The tables of a server in SQLite or PostgreSQL."""

    def __init__(self, writing: Engine, reading: Engine, file: DatabaseFile | None = None) -> None:
        self._writing = writing
        self._reading = reading
        self._file = file  # of SQLite

    @classmethod
    def open(cls, url: str) -> Database:
        """Connect, and migrate the schema to this version."""
        try:
            where = with_driver(make_url(url))
        except ArgumentError:
            raise StorageUnavailable(
                f'"{url}" is not the address of a database; write sqlite:////folder/file.db.'
            ) from None
        name = where.set(drivername=where.get_backend_name()).render_as_string(hide_password=True)
        try:
            _prepare(new_engine(where, 1, limited=False))
            file = DatabaseFile.of(str(where.database)) if where.get_backend_name() == "sqlite" else None
            database = cls(new_engine(where, 1), new_engine(where, READERS), file)
        except ImportError:
            raise StorageUnavailable(
                "PostgreSQL needs more packages: run pip install '.[cluster]' in the checkout."
            ) from None
        except DBAPIError as error:
            reason = str(safe(error)).partition(": ")[2] or str(safe(error))
            raise StorageUnavailable(f"The storage {name} cannot be opened: {reason}.") from None
        except NoSuchModuleError:
            raise StorageUnavailable(
                f"Kolmik keeps its tables in SQLite or PostgreSQL, not in {where.get_backend_name()}."
            ) from None
        return database

    def close(self) -> None:
        self._writing.dispose()
        self._reading.dispose()

    # --- writing ---

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Write everything within together, or not at all."""
        if self._file:
            self._file.check()
        with translated(), self._writing.connect() as connection:
            _begin(connection)
            yield connection
            connection.commit()
        if self._file:
            self._file.check_written()

    def append(self, appends: Sequence[Append]) -> None:
        """Write all of these and return when they are durable.

        `VersionConflict`, `LogGap` and `Unwritten` mean that nothing was written. After `StorageFailed` the outcome is
        unknown.
        """
        with self.transaction() as connection:
            try:
                write(connection, appends)
            except LogGap:
                raise
            except IntegrityError:
                raise VersionConflict("Another writer has appended this event number already.") from None
            except Exception as error:
                raise Unwritten(safe(error)) from None

    def heartbeat(self, now: int) -> None:
        """Note that the tables are served now. It always writes, so it proves that something can be stored."""
        with self.transaction() as connection:
            _beat(connection, now)

    def resume(self, wall: int, least: int) -> tuple[int, list[Outage]]:
        """Begin to serve the tables; returns the time it is now, and all outages, oldest first.

        Time never goes back behind the last heartbeat, whatever the clock of the machine shows. If that was longer ago
        than `least`, the time between is noted as an outage.
        """
        with self.transaction() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            alive = connection.scalar(select(heartbeat.c.alive))
            now = wall if alive is None else max(wall, alive)
            if alive is not None and now - alive > least:
                connection.execute(outages.insert().values(began=alive, ended=now))
            _beat(connection, now)
            latest = select(outages).order_by(outages.c.began.desc()).limit(MAX_OUTAGES)
            return now, [Outage(*row) for row in connection.execute(latest)][::-1]

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

    def prune(self, older_than: int, statuses: Sequence[str]) -> int:
        """Remove the tables of these statuses whose last event is older; returns how many."""
        removed = 0
        while True:
            with self.transaction() as connection:
                _lock_events(connection)
                found = list(connection.scalars(_old(older_than, statuses).limit(CHUNK)))
                _remove(connection, found)
            removed += len(found)
            if len(found) < CHUNK:
                return removed

    def remove(self, table: str) -> bool:
        """Remove a table and everything that belongs to it; returns whether there was one."""
        with self.transaction() as connection:
            _lock_events(connection)
            return _remove(connection, [table])

    # --- reading ---

    @contextmanager
    def _reader(self) -> Iterator[Connection]:
        if self._file:
            self._file.check()
        with translated(), self._reading.connect() as connection:
            yield connection

    def numbers(self, wanted: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables."""
        found: dict[str, int] = {}
        with self._reader() as connection:
            for start in range(0, len(wanted), CHUNK):
                last = select(events.c.table_id, func.max(events.c.number)).group_by(events.c.table_id)
                rows = connection.execute(last.where(events.c.table_id.in_(wanted[start : start + CHUNK])))
                found.update((table, number) for table, number in rows)
        return found

    def read(self, table: str, after: int = 0) -> list[Stored]:
        """Return the events of a table after a number, in order. Raises `BrokenLog` if one of them is missing."""
        wanted = (
            select(events.c.number, events.c.at, events.c.body)
            .where(events.c.table_id == table, events.c.number > after)
            .order_by(events.c.number)
        )
        with self._reader() as connection:
            rows = [Stored(number, at, body.encode()) for number, at, body in connection.execute(wanted)]
        if rows and rows[-1].number != after + len(rows):
            missing = next(number for number, row in enumerate(rows, after + 1) if row.number != number)
            raise BrokenLog(table, missing)
        return rows

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


def _prepare(engine: Engine) -> None:
    """Migrate the schema to this version."""
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                use_wal(connection)
            _begin(connection)
            migrate(connection)
            connection.commit()
    finally:
        engine.dispose()


def _begin(connection: Connection) -> None:
    """Begin a transaction that writes. On SQLite it locks the file now rather than failing halfway."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _lock_events(connection: Connection) -> None:
    """Keep others from appending until the transaction ends: an event after removed ones would be a gap.

    On SQLite the transaction has locked the whole file already.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE"))


def _beat(connection: Connection, now: int) -> None:
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(heartbeat).values(id=1, alive=now)
    latest = case((row.excluded.alive > heartbeat.c.alive, row.excluded.alive), else_=heartbeat.c.alive)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"alive": latest}))


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


def _now() -> int:
    return time.time_ns() // 1_000_000
