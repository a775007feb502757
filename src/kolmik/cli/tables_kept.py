"""`kolmik tables`: what a server has kept, for who runs it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kolmik.engine import BadOption
from kolmik.server.folders import default_database

if TYPE_CHECKING:
    from kolmik.server.store import Database, Listed

DAY = 24 * 60 * 60 * 1000  # ms
LONGEST = 36500  # days, so that no date is before all calendars

app = typer.Typer(help="The tables that a server keeps: list them, clear away old ones.", no_args_is_help=True)

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
    rows = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for heading in ("Table", "Game", "Status", "Title"):
        rows.add_column(heading, overflow="fold")
    for heading in ("Players", "Events", "Last event"):
        rows.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        words = (one.id, one.game, one.status, one.title, str(one.players), str(one.events), _when(one.last))
        rows.add_row(*map(Text, words))
    return rows


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000).strftime("%Y-%m-%d %H:%M")


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
