"""Writing many appends at once: one statement for all their events, and few for all their summaries.

Core's own executemany goes row by row; on SQLite each row lets go of Python's lock and has to win it back. So the
statements are written here as text. PostgreSQL takes all rows as one JSON text: with arrays it was half as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from .rows import Append

Item = TypeVar("Item")
Row = tuple[Any, ...]

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
HOLDERS = ("table_id text", "holder text")
UPSERT = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    f"{name} = excluded.{name}" for name in (column.split()[0] for column in TABLES[1:])
)
SIZES = (512, 64, 8, 1)  # rows in one statement on SQLite: few different statements, so that they stay prepared


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """Write events and summaries within the connection's transaction.

    Everybody writes in the same order, so that two processes never wait for each other.
    """
    events = [
        (append.table, number, append.at, body.decode())
        for append in appends
        for number, body in enumerate(append.bodies, append.first)
    ]
    events.sort()
    _insert(connection, "events", EVENTS, events)
    latest = {append.table: append for append in appends if append.summary is not None}
    if latest:
        _summaries(connection, [latest[table] for table in sorted(latest)])


def _summaries(connection: Connection, appends: Iterable[Append]) -> None:
    rows: list[Row] = []
    held: list[Row] = []
    for table, _, at, _, summary in appends:
        assert summary is not None
        rows.append((table, *summary[:8], at))
        held += [(table, holder) for holder in sorted(set(summary.holders))]
    _insert(connection, "tables", TABLES, rows, UPSERT)
    _let_go(connection, [row[0] for row in rows], held)
    _insert(connection, "holders", HOLDERS, held, "ON CONFLICT DO NOTHING")


def _insert(connection: Connection, name: str, columns: tuple[str, ...], rows: list[Row], or_else: str = "") -> None:
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_given_as_json(name, columns, or_else), (_json(columns, rows),))
        return
    for part in _parts(rows):
        connection.exec_driver_sql(_values(name, columns, or_else, len(part)), tuple(chain.from_iterable(part)))


def _let_go(connection: Connection, tables: list[str], held: list[Row]) -> None:
    """Forget the holders of these tables that hold them no longer."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            "DELETE FROM holders WHERE table_id = ANY(ARRAY(SELECT json_array_elements_text(%s::json)))"
            " AND (table_id, holder) NOT IN"
            " (SELECT table_id, holder FROM json_to_recordset(%s::json) AS given(table_id text, holder text))",
            (msgspec.json.encode(tables).decode(), _json(HOLDERS, held)),
        )
        return
    keep: dict[str, set[str]] = {table: set() for table in tables}
    for table, holder in held:
        keep[table].add(holder)
    for part in _parts(tables):
        marks = ", ".join("?" * len(part))
        found = connection.exec_driver_sql(
            f"SELECT table_id, holder FROM holders WHERE table_id IN ({marks})", tuple(part)
        )
        for table, holder in found.fetchall():
            if holder not in keep[table]:
                connection.exec_driver_sql("DELETE FROM holders WHERE table_id = ? AND holder = ?", (table, holder))


def _parts(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    """A list in parts of a few sizes, the largest first."""
    start = 0
    for size in SIZES:
        while len(items) - start >= size:
            yield items[start : start + size]
            start += size


@cache
def _values(name: str, columns: tuple[str, ...], or_else: str, count: int) -> str:
    """An insert of so many rows, for SQLite."""
    names = ", ".join(column.split()[0] for column in columns)
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {name} ({names}) VALUES {', '.join([row] * count)} {or_else}"


def _json(columns: tuple[str, ...], rows: list[Row]) -> str:
    names = [column.split()[0] for column in columns]
    return msgspec.json.encode([dict(zip(names, row, strict=True)) for row in rows]).decode()


@cache
def _given_as_json(name: str, columns: tuple[str, ...], or_else: str) -> str:
    """An insert of any number of rows, given as one JSON text, for PostgreSQL."""
    names = ", ".join(column.split()[0] for column in columns)
    return (
        f"INSERT INTO {name} ({names})"
        f" SELECT {names} FROM json_to_recordset(%s::json) AS given({', '.join(columns)}) {or_else}"
    )
