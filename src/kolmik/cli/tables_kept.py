"""`kolmik tables`: what a server has kept, for who runs it."""

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

from kolmik.engine import BadOption
from kolmik.server.folders import default_database

from .common import read_record, write_text

if TYPE_CHECKING:
    from kolmik.server.store import Database, Listed

DAY = 24 * 60 * 60 * 1000  # ms
LONGEST = 36500  # days, so that no date is before all calendars

app = typer.Typer(
    help="The tables that a server keeps: list, export, import, clear away old ones.", no_args_is_help=True
)

Where = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="KOLMIK_DATABASE",
        help="sqlite:////folder/file.db or postgresql://user@host/name; otherwise kolmik.db in your data folder.",
    ),
]


@app.command("list")
def list_tables(
    database: Where = None,
    status: Annotated[str | None, typer.Option(help="Only tables of this status.")] = None,
    most: Annotated[int, typer.Option(min=1, help="How many to show, the newest first.")] = 100,
) -> None:
    """List the tables that are kept, newest first."""
    with _opened(database) as kept:
        found = kept.listing(status, most + 1)
    console = Console()
    if not found:
        console.print("No tables are kept yet." if status is None else f'No table has the status "{status}".')
        return
    console.print(_drawn(found[:most]))
    if len(found) > most:
        console.print(f"There are more than these {most}: --most shows more of them.")


@app.command()
def export(
    table: Annotated[str, typer.Argument(help="The table's id.", show_default=False)],
    database: Where = None,
    game: Annotated[int | None, typer.Option(min=1, help="Which game at the table; otherwise the last.")] = None,
    to: Annotated[Path | None, typer.Option(help="Write it to this file; otherwise to standard output.")] = None,
) -> None:
    """Write a game of a table as a record, with the proof of its deal. It tells what is hidden in a running game."""
    from kolmik.server.runtime.import_export import records

    with _opened(database) as kept:
        texts = records(table, kept.read(table))
    if (game or 1) > len(texts):
        begun = _counted(len(texts), "game") if texts else "no game"
        raise BadOption(f"So far {begun} {'was' if len(texts) < 2 else 'were'} begun at this table, not {game or 1}.")
    text = texts[(game or len(texts)) - 1]
    if to is None:
        print(text, end="")
    else:
        write_text(to, text)
        print(f"{to} is written.")


@app.command("import")
def import_records(
    files: Annotated[list[Path], typer.Argument(help="Records of games.", show_default=False)],
    database: Where = None,
) -> None:
    """Make a table of each record: it can be replayed and analysed there, and gone on with if it is not over."""
    from kolmik.server.domain.events import write
    from kolmik.server.runtime.import_export import imported
    from kolmik.server.store import Append

    matches = [read_record(path) for path in files]  # all are checked before anything is kept
    with _opened(database) as kept:
        for path, match in zip(files, matches, strict=True):
            now = time.time_ns() // 1_000_000
            table, entries, summary = imported(match, now)
            kept.append([Append(table, 1, now, tuple(map(write, entries)), summary)])
            print(f"{path}: table {table}.")


@app.command()
def prune(
    older_than: Annotated[int, typer.Option(min=0, max=LONGEST, metavar="DAYS", help="Days since the last event.")],
    database: Where = None,
    status: Annotated[
        list[str] | None, typer.Option(help="Only tables of this status; may be given several times.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove whole tables at which nothing has happened for so many days, for good."""
    before = time.time_ns() // 1_000_000 - older_than * DAY
    with _opened(database) as kept:
        statuses = status or kept.statuses()
        count = kept.old(before, statuses)
        since = f"at which nothing has happened for {_counted(older_than, 'day')}"
        if not count:
            print(f"There is no table {since}.")
            return
        if not yes and not _agreed(f"Remove {_counted(count, 'table')} {since}, for good?"):
            print("Nothing was removed.")
            return
        print(f"Removed {_counted(kept.prune(before, statuses), 'table')}.")


@contextmanager
def _opened(url: str | None) -> Iterator[Database]:
    from kolmik.server.store import Database  # takes a while, and most commands do without

    database = Database.open(url or default_database())
    try:
        yield database
    finally:
        database.close()


def _agreed(question: str) -> bool:
    try:
        return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        raise BadOption("Nobody is there to ask: with --yes it is done without asking.") from None


def _drawn(found: list[Listed]) -> Table:
    rows = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, expand=True)
    for heading, width in (("Table", 12), ("Game", 9), ("Status", 9)):
        rows.add_column(heading, no_wrap=True, width=width)
    rows.add_column("Who", no_wrap=True, ratio=1)
    rows.add_column("Events", justify="right", no_wrap=True, width=6)
    rows.add_column("Last event", justify="right", no_wrap=True, width=16)
    for one in found:
        rows.add_row(*map(Text, (one.id, one.game, one.status, one.title, str(one.events), _when(one.last))))
    return rows


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
