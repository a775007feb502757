"""The storage: each table is a numbered list of events, stored before anyone is sent them."""

from __future__ import annotations

from .database import Database
from .rows import (
    Analysis,
    Append,
    BrokenLog,
    Listed,
    LogGap,
    Outage,
    StorageFailed,
    StorageUnavailable,
    Stored,
    Summary,
    VersionConflict,
)
from .store import Store

__all__ = [
    "Analysis",
    "Append",
    "BrokenLog",
    "Database",
    "Listed",
    "LogGap",
    "Outage",
    "StorageFailed",
    "StorageUnavailable",
    "Store",
    "Stored",
    "Summary",
    "VersionConflict",
]
