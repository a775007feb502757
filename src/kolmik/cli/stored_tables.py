"""`kolmik tables`: lists, exports, imports and removes the tables that a server has stored."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kolmik.drawing.text import pluralize
from kolmik.engine import BadOption
from kolmik.server.folders import close_to_others, default_database, private_files

from .files import read_record, write_text

if TYPE_CHECKING:
    from kolmik.server.store import Database, Listed

DAY = 24 * 60 * 60 * 1000  # ms
MAX_DAYS = 36500  # so that the date stays within the calendar

app = typer.Typer(
    help="Manage the tables that a server has stored: list, export, import and remove them.", no_args_is_help=True
)

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="KOLMIK_DATABASE",
        help="sqlite:////folder/file.db or postgresql://user@host/name.",
        show_default="kolmik.db in your data folder",
    ),
]


@app.command("list")
def list_tables(
    database: DatabaseUrl = None,
    status: Annotated[str | None, typer.Option(help="Only tables with this status.")] = None,
    most: Annotated[int, typer.Option(min=1, help="Maximum number of tables to show.")] = 100,
) -> None:
    """List the stored tables, newest first."""
    with _opened(database) as stored:
        found = stored.listing(status, most + 1)
    console = Console()
    if not found:
        console.print("No tables are stored yet." if status is None else f'No table has the status "{status}".')
        return
    console.print(_imported(found[:most]))
    if len(found) > most:
        console.print(f"There are more than these {most} tables; use --most to see them.")


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The id of the table.", show_default=False)],
    database: DatabaseUrl = None,
    game: Annotated[
        int | None, typer.Option(min=1, help="The number of the game at the table.", show_default="the last")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="Write to this file.", show_default="standard output")] = None,
) -> None:
    """Write a game as a record, with the proof of its deal. The record of a running game reveals hidden cards."""
    from kolmik.server.runtime.import_export import records

    with _opened(database) as stored:
        texts = records(table, stored.read(table))
    if (game or 1) > len(texts):
        started = pluralize(len(texts), "game") if texts else "no game"
        verb = "has" if len(texts) < 2 else "have"
        raise BadOption(f"There is no game {game or 1}: so far {started} {verb} been started at this table.")
    text = texts[(game or len(texts)) - 1]
    if to is None:
        print(text, end="")
    else:
        write_text(to, text, private=True)
        print(f"Wrote {to}.")


@app.command("import")
def import_records(
    files: Annotated[list[Path], typer.Argument(help="Records of games.", show_default=False)],
    database: DatabaseUrl = None,
) -> None:
    """Make a table from each record. It can be replayed and analysed there, and continued if it is not over."""
    from kolmik.server.domain.events import write
    from kolmik.server.runtime.import_export import imported
    from kolmik.server.store import Append

    matches = [read_record(path) for path in files]  # all are checked before any is stored
    with _opened(database) as stored:
        for path, match in zip(files, matches, strict=True):
            now = time.time_ns() // 1_000_000
            table, entries, summary = imported(match, now)
            stored.append([Append(table, 1, now, tuple(map(write, entries)), summary)])
            print(f"{path}: table {table}.")


@app.command()
def prune(
    older_than: Annotated[int, typer.Option(min=0, max=MAX_DAYS, metavar="DAYS", help="Days since the last event.")],
    database: DatabaseUrl = None,
    status: Annotated[list[str] | None, typer.Option(help="Only tables with this status. Can be repeated.")] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
) -> None:
    """Permanently remove tables that have been idle for a number of days. The server must be stopped.

    A server that has one of them open would go on with it, and store moves of a table that is no longer there.
    """
    before = time.time_ns() // 1_000_000 - older_than * DAY
    with _unserved(database), _opened(database) as stored:
        statuses = status or stored.statuses()
        count = stored.old(before, statuses)
        idle = f"idle for {pluralize(older_than, 'day')} or more"
        if not count:
            print(f"No table has been {idle}.")
            return
        if not yes and not _confirmed(f"Permanently remove {pluralize(count, 'table')} {idle}?"):
            print("Nothing was removed.")
            return
        print(f"Removed {pluralize(stored.prune(before, statuses), 'table')}.")


@contextmanager
def _opened(url: str | None) -> Iterator[Database]:
    from kolmik.server.store import Database  # slow to import, and most commands do not need it

    url = url or default_database()
    with private_files():
        database = Database.open(url)
    try:
        close_to_others(url)
        yield database
    finally:
        database.close()


@contextmanager
def _unserved(url: str | None) -> Iterator[None]:
    """Keep servers from starting; refuse if one runs. On PostgreSQL nobody can know, and nothing is checked."""
    from kolmik.server.data_lock import DataLock

    lock = DataLock.acquire(url or default_database())
    try:
        yield
    finally:
        lock.release()


def _confirmed(question: str) -> bool:
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        raise BadOption("Nobody can confirm this; use --yes to skip the question.") from None


def _imported(found: list[Listed]) -> Table:
    rows = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, expand=True)
    for heading, width in (("Table", 12), ("Game", 9), ("Status", 9)):
        rows.add_column(heading, no_wrap=True, width=width)
    rows.add_column("Players", no_wrap=True, ratio=1)
    rows.add_column("Events", justify="right", no_wrap=True, width=6)
    rows.add_column("Last event", justify="right", no_wrap=True, width=16)
    for one in found:
        rows.add_row(*map(Text, (one.id, one.game, one.status, one.title, str(one.events), _format_time(one.last))))
    return rows


def _format_time(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")
