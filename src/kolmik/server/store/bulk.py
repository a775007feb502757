"""Bulk writes: one statement for the events of many appends, and a few for their summaries.

SQLite gets rows one by one, which costs nothing there. PostgreSQL gets all rows as one JSON text and takes it apart
itself; with arrays it was little more than half as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from .rows import Append, LogGap

Row = tuple[Any, ...]

GAP = "The event before this one is not stored."

EVENTS = ("table_id text", "number int", "at bigint", "body text")
TABLES = (
    "id text",
    "game text",
    "rules int",
    "version text",
    "status text",
    "players int",
    "created bigint",
    "due bigint",
    "title text",
    "changed bigint",
)
# An event is inserted only if it is the first of its table, or follows one that is stored.
# On SQLite its number is that of its predecessor plus one: without a predecessor it is NULL, which the table refuses.
SQLITE_EVENTS = (
    "INSERT INTO events (table_id, number, at, body) VALUES (?1, CASE ?2 WHEN 1 THEN 1 ELSE"
    " (SELECT number + 1 FROM events WHERE table_id = ?1 AND number = ?2 - 1) END, ?3, ?4)"
)
# On PostgreSQL it is left out. A statement does not see the rows it inserts itself, so those are marked as `chained`.
POSTGRESQL_EVENTS = (
    "INSERT INTO events (table_id, number, at, body) SELECT table_id, number, at, body"
    f" FROM json_to_recordset(%s::json) AS given({', '.join(EVENTS)}, chained bool)"
    " WHERE number = 1 OR chained OR (SELECT stored.number FROM events AS stored"
    " WHERE stored.table_id = given.table_id AND stored.number = given.number - 1) IS NOT NULL"
)
HOLDERS = ("table_id text", "holder text")
UPSERT = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in (column.split()[0] for column in TABLES[1:])
)


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write events and summaries within the connection's transaction.

    Raises `LogGap` if the event before one of them is not stored; the caller rolls back.
    All processes write in the same order, so that no two wait for each other (no deadlocks).
    """
    events = [
        (append.table, number, append.at, body.decode())
        for append in appends
        for number, body in enumerate(append.bodies, append.first)
    ]
    events.sort()
    if events:
        _insert_events(connection, events)
    latest = {append.table: append for append in appends if append.summary is not None}
    if latest:
        _summaries(connection, [latest[table] for table in sorted(latest)])


def _insert_events(connection: Connection, rows: list[Row]) -> None:
    """Insert events, sorted by table and number. The database refuses those whose predecessor it does not have."""
    if connection.dialect.name != "postgresql":
        try:
            connection.exec_driver_sql(SQLITE_EVENTS, rows)
        except IntegrityError as error:
            if getattr(error.orig, "sqlite_errorname", "") == "SQLITE_CONSTRAINT_NOTNULL":
                raise LogGap(GAP) from None
            raise
        return
    given = _as_dicts(EVENTS, rows)
    for before, row in pairwise(given):
        if row["table_id"] == before["table_id"] and row["number"] == before["number"] + 1:
            row["chained"] = True
    if connection.exec_driver_sql(POSTGRESQL_EVENTS, (_json(given),)).rowcount != len(rows):
        raise LogGap(GAP)


def _summaries(connection: Connection, appends: Iterable[Append]) -> None:
    rows: list[Row] = []
    held: list[Row] = []
    for table, _, at, _, summary in appends:
        assert summary is not None
        rows.append((table, *summary[:8], at))
        held += [(table, holder) for holder in sorted(set(summary.holders))]
    _insert(connection, "tables", TABLES, rows, UPSERT)
    _delete_former_holders(connection, [row[0] for row in rows], held)
    _insert(connection, "holders", HOLDERS, held, "ON CONFLICT DO NOTHING")


def _insert(connection: Connection, name: str, columns: tuple[str, ...], rows: list[Row], or_else: str = "") -> None:
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_from_json(name, columns, or_else), (_json(_as_dicts(columns, rows)),))
        return
    connection.exec_driver_sql(_values(name, columns, or_else), rows)


def _delete_former_holders(connection: Connection, tables: list[str], held: list[Row]) -> None:
    """Delete the rows of holders who no longer hold these tables."""
    if connection.dialect.name == "postgresql":
        statement = (
            "DELETE FROM holders WHERE table_id = ANY(ARRAY(SELECT json_array_elements_text(%s::json)))"
            " AND (table_id, holder) NOT IN"
            " (SELECT given ->> 0, given ->> 1 FROM json_array_elements(%s::json) AS given)"
        )
    else:
        statement = (
            "DELETE FROM holders WHERE table_id IN (SELECT value FROM json_each(?)) AND (table_id, holder) NOT IN"
            " (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))"
        )
    connection.exec_driver_sql(statement, (_json(tables), _json(held)))


@cache
def _values(name: str, columns: tuple[str, ...], or_else: str) -> str:
    """Return an insert of one row, for SQLite."""
    names = ", ".join(column.split()[0] for column in columns)
    return f"INSERT INTO {name} ({names}) VALUES ({', '.join('?' * len(columns))}) {or_else}"


@cache
def _from_json(name: str, columns: tuple[str, ...], or_else: str) -> str:
    """Return an insert of any number of rows, given as one JSON text, for PostgreSQL."""
    names = ", ".join(column.split()[0] for column in columns)
    return (
        f"INSERT INTO {name} ({names})"
        f" SELECT {names} FROM json_to_recordset(%s::json) AS given({', '.join(columns)}) {or_else}"
    )


def _as_dicts(columns: tuple[str, ...], rows: list[Row]) -> list[dict[str, Any]]:
    names = [column.split()[0] for column in columns]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
