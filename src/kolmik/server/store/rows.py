"""The rows that go into the storage and come out of it, and its errors."""

from __future__ import annotations

from typing import NamedTuple

from kolmik.engine import Refused


class VersionConflict(Exception):
    """Another writer has appended this event number already (optimistic concurrency)."""


class LogGap(Exception):
    """The event before this one is not stored, so this one was not stored either: the writer is ahead of the log."""


class StorageUnavailable(Refused):
    """The storage cannot be opened, or has been closed."""


class BrokenLog(Refused):
    """The log of a table lacks an event: the table cannot be used until it is restored from a backup."""

    def __init__(self, table: str, missing: int) -> None:
        super().__init__(f"The log of table {table} lacks event {missing}; restore the table from a backup.")
        self.table, self.missing = table, missing


class StorageFailed(Exception):
    """The storage failed. The text is safe to log: it never holds what was to be stored or what was read."""

    def __init__(self, text: str, *, of_data: bool = False, disconnected: bool = False) -> None:
        super().__init__(text)
        self.of_data = of_data  # what was to be stored is the cause, so the next call may succeed
        self.disconnected = disconnected  # the connection broke; the next call opens another one


class Summary(NamedTuple):
    """A table at a glance, stored along with its events when it has changed."""

    game: str
    rules: int  # the version of the rules it was begun with
    version: str  # the version of the package it was begun with
    status: str
    players: int
    created: int  # ms
    due: int | None  # ms: when some process has to look after the table
    title: str
    holders: tuple[str, ...]  # hashes of the tokens whose table it is


class Stored(NamedTuple):
    """An event as stored. The first of a table is number 1."""

    number: int
    at: int  # ms
    body: bytes


class Listed(NamedTuple):
    """A table as lists show it."""

    id: str
    game: str
    rules: int
    version: str
    status: str
    players: int
    created: int
    changed: int  # ms: when the summary last changed
    due: int | None
    title: str
    events: int  # how many
    last: int  # ms: when the last of them was


class Analysis(NamedTuple):
    """The progress and the result of the analysis of one game."""

    state: str  # "running", "done" or "failed"
    done: int
    of: int
    changed: int  # ms
    body: bytes | None


class Outage(NamedTuple):
    """A time in which no process served the tables, or by which the clock of the machine was changed; both in ms."""

    began: int
    ended: int


class Append(NamedTuple):
    """Events to append, from number `first` on, and the summary if it has changed."""

    table: str
    first: int
    at: int
    bodies: tuple[bytes, ...]
    summary: Summary | None
