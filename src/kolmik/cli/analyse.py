"""`kolmik analyse`: evaluates every move of a recorded game and finds the mistakes."""

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
from kolmik.bots.analysis import analyse as analyse_match
from kolmik.bots.curve import HEAD as SVG_HEAD
from kolmik.bots.curve import svg
from kolmik.bots.report import HEAD as HTML_HEAD
from kolmik.bots.report import PLAYERS, html, method, player_row, sentence
from kolmik.drawing import Narrator
from kolmik.drawing.text import join_words, pluralize
from kolmik.engine.chance import SEEDS

from . import terminal_io
from .compiling import compile_search
from .drawings import find_drawing
from .files import RecordFile, check_overwrite, read_record, write_text
from .hint import moves_by_player

WORST = 5  # moves listed in the terminal
MAX_SIMULATIONS = 1_000_000
STANDARD_OUTPUT = Path("-")
JSON_HEAD = json.dumps({"kolmik": FORMAT}, separators=(",", ":"))[:-1]  # the beginning of our JSON files
OUR_HEADS = tuple(head.encode() for head in (HTML_HEAD, SVG_HEAD, JSON_HEAD))


def analyse(
    file: RecordFile,
    simulations: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=MAX_SIMULATIONS,
            help="Simulations for each move: more take longer and are more accurate.",
            show_default=f"{SIMULATIONS:,}",
        ),
    ] = None,
    level_name: Annotated[
        str | None,
        typer.Option("--level", metavar="LEVEL", help=f"As many simulations as this level: {', '.join(LEVELS)}."),
    ] = None,
    seed: Annotated[
        int, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same analysis.")
    ] = 0,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Write the whole analysis to this web page.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Write only the plot to this file.")] = None,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write JSON to this file; - is standard output.")
    ] = None,
) -> None:
    """Evaluate every move of a recorded game: chances of winning, mistakes, better moves."""
    number = _simulations(simulations, level_name)
    match = read_record(file)
    for path in (report, plot, as_json):
        if path is not None and path != STANDARD_OUTPUT:
            check_overwrite(path, OUR_HEADS, "was not written by kolmik analyse")
    if not any(mover >= 0 for mover in match.movers):
        raise Refused(f"{file}: no player has made a move in this game yet, so there is nothing to analyse.")
    compile_search(match.game)
    with _progress() as progress:
        analysis = analyse_match(match, number, seed, progress)
    printed = AnalysisReport(match, analysis)
    if report is not None:
        write_text(report, html(analysis, printed.title, printed.names, printed.words))
    if plot is not None:
        write_text(plot, svg(analysis, printed.names, printed.say))
    if as_json == STANDARD_OUTPUT:
        print(printed.json())
        return
    if as_json is not None:
        write_text(as_json, printed.json() + "\n")
    printed.print_summary(terminal_io.open_console(), file)
    written = [str(path) for path in (report, plot, as_json) if path is not None]
    if written:
        print(f"Written: {join_words(written)}.")


def _simulations(given: int | None, level_name: str | None) -> int:
    if given is not None and level_name is not None:
        raise BadOption("Use either --simulations or --level, not both.")
    return given or (level(level_name).simulations if level_name is not None else SIMULATIONS)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Show progress on standard error: a bar with the time left at a terminal, otherwise a line for each tenth."""
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
                print(f"Analysed {done} of {pluralize(total, 'decision')}.", file=sys.stderr, flush=True)

        yield step


class AnalysisReport:
    """An analysis in the words that the game uses in the terminal."""

    def __init__(self, match: Match, analysis: Analysis) -> None:
        self.analysis = analysis
        self.names = [name or f"Seat {seat}" for seat, name in enumerate(match.setting.seats)]
        self.title = f"{match.game.title} for {join_words(self.names)}"
        self.narrator = Narrator(self.names)
        self.drawing = find_drawing(match.game.name)

    def words(self, move: str) -> str:
        return self.drawing.list_moves([move], self.narrator)[move]

    def say(self, one: Decision) -> str:
        return sentence(one, self.names[one.seat], self.words)

    def json(self) -> str:
        return json.dumps(self.analysis.json(), separators=(",", ":"))

    def print_summary(self, console: Console, file: Path) -> None:
        decisions = pluralize(len(self.analysis.decisions), "decision")
        console.print(Text(f"{self.title}: {decisions}", "bold"), "", sep="\n")
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
        """The expected line of play after the better move."""
        return f"Expected line: {moves_by_player(one.principal_variation, self.narrator, self.words)}."
