"""What goes into the storage and comes out of it, and what can go wrong there."""

from __future__ import annotations

from typing import NamedTuple

from kolmik.engine import Refused


class Raced(Exception):
    """Somebody else has appended this number already."""


class Gone(Refused):
    """A storage that cannot be opened, or that has been closed."""


class Summary(NamedTuple):
    """A table at a glance, written with its events when it has changed."""

    game: str
    rules: int  # the version of the rules it was begun with
    version: str  # the version of the package it was begun with
    status: str
    players: int
    created: int  # ms
    due: int | None  # ms: when somebody has to look at the table
    title: str
    holders: tuple[str, ...]  # whose table it is: hashes of tokens


class Stored(NamedTuple):
    """An event as it is kept. The first of a table is number 1."""

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
    """How far the analysis of one game at a table has come, and what it found."""

    state: str  # "running", "done" or "failed"
    done: int
    of: int
    changed: int  # ms
    body: bytes | None


class Append(NamedTuple):
    """What somebody wants appended: events from number `first` on, and the summary if it has changed."""

    table: str
    first: int
    at: int
    bodies: tuple[bytes, ...]
    summary: Summary | None
