"""The current schema of the database; `migrations` has its history."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("title", Text, nullable=False),
    Index("tables_due", "due"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("holder", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "holder"),
    Index("holders_holder", "holder"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("game", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("body", Text),
    PrimaryKeyConstraint("table_id", "game"),
)

heartbeat = Table(  # one row: a process that serves the tables writes it every few seconds
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
