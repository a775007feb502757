"""Failures of a database, in words that are safe to log.

The errors of drivers quote statements, parameters and rows. Those hold secrets of deals and hashes of tokens, so no
such error leaves the storage: it is replaced by a `StorageFailed` that names its kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError

from .rows import BrokenLog, LogGap, StorageFailed, StorageUnavailable, VersionConflict

OWN = (BrokenLog, LogGap, StorageFailed, StorageUnavailable, VersionConflict)
QUOTING = ("22", "23")  # classes of SQLSTATE whose messages quote values: data exceptions and violated constraints


class Unwritten(Exception):
    """Nothing was written; `reason` says why."""

    def __init__(self, reason: StorageFailed) -> None:
        super().__init__(str(reason))
        self.reason = reason


@contextmanager
def translated() -> Iterator[None]:
    """Raise `StorageFailed` instead of any error of the driver, which is not shown as its cause either."""
    try:
        yield
    except (*OWN, Unwritten):
        raise
    except Exception as error:
        raise safe(error) from None


def safe(error: Exception) -> StorageFailed:
    """Return what went wrong without any value that a statement carried."""
    if isinstance(error, StorageFailed):
        return error
    if not isinstance(error, DBAPIError) or error.orig is None:
        return StorageFailed(type(error).__name__, of_data=isinstance(error, ValueError | TypeError | OverflowError))
    original = error.orig
    state = getattr(original, "sqlstate", None) or ""
    of_data = state[:2] in QUOTING or isinstance(error, IntegrityError) or type(original).__name__ == "DataError"
    return StorageFailed(
        _kind(original, state, of_data), of_data=of_data, disconnected=bool(error.connection_invalidated)
    )


def _kind(original: BaseException, state: str, of_data: bool) -> str:
    """Return the kind of an error, with its first line where that quotes no values."""
    name = getattr(original, "sqlite_errorname", None) or f"{type(original).__name__} {state}".strip()
    diagnosis = getattr(original, "diag", None)
    primary = getattr(diagnosis, "message_primary", None) if diagnosis else None
    lines = str(primary or original).strip().splitlines()
    return name if of_data or not lines else f"{name}: {lines[0].rstrip('.')}"
