"""`kolmik analyse`: what every move of a recorded game was worth, and where somebody went wrong."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from kolmik import BadOption, Match, Refused
from kolmik.bots import LEVELS, level
from kolmik.bots.analysis import FORMAT, SIMULATIONS, Analysis, Decision
from kolmik.bots.analysis import analyse as go_through
from kolmik.bots.curve import HEAD as SVG_HEAD
from kolmik.bots.curve import svg
from kolmik.bots.report import HEAD as HTML_HEAD
from kolmik.bots.report import PLAYERS, html, method, player_row, sentence
from kolmik.engine.chance import SEEDS

from . import tables, talk
from .common import check_target, read_record, warm_search, write_text
from .hint import in_turn
from .tables.plain import counted, listed
from .voice import Voice

WORST = 5  # moves told of in the terminal
MOST_SIMULATIONS = 1_000_000
STANDARD_OUTPUT = Path("-")
JSON_HEAD = json.dumps({"kolmik": FORMAT}, separators=(",", ":"))[:-1]  # by this JSON of ours is known
OURS = tuple(head.encode() for head in (HTML_HEAD, SVG_HEAD, JSON_HEAD))


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=MOST_SIMULATIONS,
            help="Games imagined for each move: more takes longer and is more exact.",
            show_default=f"{SIMULATIONS:,}",
        ),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option("--level", metavar="LEVEL", help=f"As many as this level imagines: {', '.join(LEVELS)}."),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same analysis.")
    ] = 0,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a page with all of it here.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Write only the plot here.")] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write JSON here; - is standard output.")
    ] = None,
) -> None:
    """Say what every move of a recorded game was worth: chances of winning, mistakes, better moves."""
    number = _simulations(simulations, by)
    match = read_record(file)
    for path in (report, plot, as_json):
        if path is not None and path != STANDARD_OUTPUT:
            check_target(path, OURS, "was not written by kolmik analyse")
    if not any(mover >= 0 for mover in match.movers):
        raise Refused(f"{file}: no player has made a move in this game yet, so there is nothing to analyse.")
    warm_search(match.game)
    with _progress() as progress:
        analysis = go_through(match, number, seed, progress)
    telling = Telling(match, analysis)
    if report is not None:
        write_text(report, html(analysis, telling.title, telling.names, telling.words))
    if plot is not None:
        write_text(plot, svg(analysis, telling.names, telling.say))
    if as_json == STANDARD_OUTPUT:
        print(telling.json())
        return
    if as_json is not None:
        write_text(as_json, telling.json() + "\n")
    telling.summary(talk.open_console(), file)
    written = [str(path) for path in (report, plot, as_json) if path is not None]
    if written:
        print(f"Written: {listed(written)}.")


def _simulations(given: int | None, by: str | None) -> int:
    if given is not None and by is not None:
        raise BadOption("Say either --simulations or --level, not both.")
    return given or (level(by).simulations if by is not None else SIMULATIONS)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """How far it is, on standard error: a bar with the time left at a terminal, else a line for each tenth."""
    console = Console(stderr=True)
    columns = (TextColumn("Analysing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("")
        tenth = 0

        def step(done: int, total: int) -> None:
            nonlocal tenth
            progress.update(task, completed=done, total=total)
            if not sys.stderr.isatty() and done * 10 // total > tenth:
                tenth = done * 10 // total
                print(f"Analysed {done} of {counted(total, 'decision')}.", file=sys.stderr, flush=True)

        yield step


class Telling:
    """An analysis in the words of the table."""

    def __init__(self, match: Match, analysis: Analysis) -> None:
        self.analysis = analysis
        self.names = [name or f"Seat {seat}" for seat, name in enumerate(match.setting.seats)]
        self.title = f"{match.game.title} for {listed(self.names)}"
        self.voice = Voice(self.names)
        self.drawing = tables.drawing(match.game.name)

    def words(self, move: str) -> str:
        return self.drawing.offer([move], self.voice)[move]

    def say(self, one: Decision) -> str:
        return sentence(one, self.names[one.seat], self.words)

    def json(self) -> str:
        return json.dumps(self.analysis.json(), separators=(",", ":"))

    def summary(self, console: Console, file: Path) -> None:
        console.print(Text(f"{self.title}: {counted(len(self.analysis.decisions), 'decision')}", "bold"), "", sep="\n")
        console.print(self.table())
        worst = self.analysis.worst(WORST)
        console.print("", Text("The worst moves" if worst else "Nobody made a mistake.", "bold"), sep="\n")
        for one in worst:
            console.print(Padding(Text(self.say(one)), (0, 0, 0, 2)))
            if len(one.principal_variation) > 1:
                console.print(Padding(Text(self.line(one), "dim"), (0, 0, 0, 4)))
        if worst:
            console.print("The position before the worst of them:")
            console.print(f"  {shlex.join(['kolmik', 'replay', str(file), '--to', str(worst[0].at)])}", soft_wrap=True)
        console.print("", method(self.analysis), sep="\n")

    def table(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for head in PLAYERS:
            table.add_column(head, justify="left" if head == "Player" else "right")
        for seat in range(len(self.names)):
            table.add_row(*map(Text, player_row(self.analysis, self.names, seat)))
        return table

    def line(self, one: Decision) -> str:
        """How it might have gone on after the better move."""
        return f"It might have gone: {in_turn(one.principal_variation, self.voice, self.words)}."
