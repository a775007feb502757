"""Where the server keeps its tables: each a numbered list of events, stored before anyone is told of them."""

from __future__ import annotations

from .database import Database
from .rows import Analysis, Append, Gone, Listed, Raced, Stored, Summary
from .store import Store

__all__ = ["Analysis", "Append", "Database", "Gone", "Listed", "Raced", "Store", "Stored", "Summary"]
