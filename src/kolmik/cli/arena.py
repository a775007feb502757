"""`kolmik arena`: lets bots play many games against each other and rates them."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from typer.core import TyperCommand

import kolmik
from kolmik import BadOption
from kolmik.arena import (
    Arena,
    Executor,
    PairingResult,
    ProcessExecutor,
    RayExecutor,
    ResultsFile,
    cores,
    games_per_round,
    pairings,
    plot,
    run,
    stored_seed,
)
from kolmik.arena import summary as summarise
from kolmik.bots import BOTS, uses_search
from kolmik.bots.external import LIMIT, PREFIX
from kolmik.drawing.text import join_words, pluralize
from kolmik.engine.chance import SEEDS
from kolmik.engine.options import quoted

from .arena_table import result_table
from .compiling import compile_rules, compile_search
from .files import check_overwrite, write_text
from .game_options import EditionName, Options, default_players, random_seed, read_options

GAMES = 200
PROGRESS_INTERVAL = 10.0  # seconds between progress lines away from a terminal
INTERRUPTED = 130  # the exit code after Ctrl-C

BOTS_HELP = f"Two or more bots: {join_words(list(BOTS), 'or')}, or your own program as cmd:COMMAND (see docs/bots.md)."


class On(Enum):
    """What runs the games."""

    processes = "processes"
    ray = "ray"


class ArenaCommand(TyperCommand):
    """A command whose option --bots takes several names."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, repeat_bots_option(args))


def repeat_bots_option(args: Sequence[str]) -> list[str]:
    """`--bots master club` as `--bots master --bots club`. The name of a game ends the list of bots."""
    games = {game.name for game in kolmik.games()}
    out: list[str] = []
    in_bots = False
    for arg in args:
        if arg.startswith("-"):
            in_bots = arg.partition("=")[0] == "--bots"
        elif arg in games:
            in_bots = False
        elif in_bots and out[-1] != "--bots":
            out.append("--bots")
        out.append(arg)
    return out


def arena(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    bots: Annotated[list[str], typer.Option(metavar="BOT…", help=BOTS_HELP, show_default=False)],
    games: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="Number of games, rounded up so that all seats are shared equally."),
    ] = GAMES,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", "-p", metavar="N", help="Number of players in a game.", show_default="the number of bots"
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same games.")
    ] = None,
    options: Options = None,
    edition: EditionName = None,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="The bot whose rating is 0.", show_default="the last one")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Store the results here. The same command continues from them.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Plot the results to this SVG file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    processes: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Number of games played in parallel.", show_default="one per core"),
    ] = None,
    on: Annotated[On, typer.Option(help="Play in processes on this machine, or on a Ray cluster.")] = On.processes,
    address: Annotated[
        str | None, typer.Option(help="The Ray cluster to join, as with RAY_ADDRESS.", show_default="a local one")
    ] = None,
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.001, help="Time limit per move for your own program.")
    ] = LIMIT,
) -> None:
    """Let bots play many games against each other, in balanced pairings, and rate them.

    Try: kolmik arena GAME --bots greedy random --games 100
    """
    chosen = kolmik.game(game)
    names = split_bot_names(bots)
    if len(names) < 2:
        raise BadOption("An arena needs at least two bots: name them after --bots.")
    if seed is None:
        kept = stored_seed(out) if out is not None else None
        seed = random_seed() if kept is None else kept
    count = default_players(chosen, len(names)) if players is None else players
    setup = Arena(game, count, tuple(names), seed, read_options(chosen, options or (), edition), limit)
    anchor = choose_anchor(names, anchor)
    check_games(setup, games)
    if svg is not None:
        check_overwrite(svg, (b"<svg", b"<?xml"), "is not an SVG file")
    results_file = ResultsFile(out, setup) if out is not None else None
    executor: Executor = RayExecutor(processes, address) if on is On.ray else ProcessExecutor(processes or cores())
    ArenaRun(setup, games, anchor, executor, results_file, svg, as_json).run()


def split_bot_names(given: Sequence[str]) -> list[str]:
    """The names of the bots. Commas separate them, but not within a command."""
    parts = (part for text in given for part in ([text] if text.startswith(PREFIX) else text.split(",")))
    return [part.strip() for part in parts if part.strip()]


def choose_anchor(names: Sequence[str], anchor: str | None) -> str:
    """The bot whose rating is 0: by default the last."""
    if anchor is None:
        return names[-1]
    if anchor not in names:
        raise BadOption(f"The anchor must be one of the bots named with --bots, not {quoted(anchor)}.")
    return anchor


def check_games(setup: Arena, games: int) -> None:
    least = games_per_round(len(setup.bots), setup.players)
    if games < least:
        raise BadOption(
            f"{len(setup.bots)} bots at {setup.players} seats need at least {least} games, "
            f"so that every bot plays every seat and meets all others; {games} would be too few."
        )


class ArenaRun:
    """Runs an arena from this terminal, with its progress and its results."""

    def __init__(
        self,
        setup: Arena,
        games: int,
        anchor: str,
        executor: Executor,
        results_file: ResultsFile | None,
        svg: Path | None,
        as_json: bool,
    ) -> None:
        self.setup, self.anchor, self.executor, self.results_file = setup, anchor, executor, results_file
        self.svg, self.as_json = svg, as_json
        self.requested = games  # before rounding up
        self.sizes = {one.number: len(one.seatings) for one in pairings(len(setup.bots), setup.players, games)}
        self.results = {} if results_file is None else dict(results_file.finished)
        self.finished_before = len(self.results)  # pairings
        self.errors = Console(stderr=True, highlight=False, markup=False)

    @property
    def games(self) -> int:
        return sum(self.sizes.values())

    @property
    def played(self) -> int:
        """The number of requested games that are finished."""
        return sum(size for number, size in self.sizes.items() if number in self.results)

    def run(self) -> None:
        self.announce()
        interrupted = False
        if self.played < self.games:
            game = kolmik.game(self.setup.game)
            compile_rules([game])
            if any(uses_search(name, game) for name in self.setup.bots):
                compile_search(game)
            try:
                with _terminate_as_interrupt():
                    self.play()
            except KeyboardInterrupt:
                interrupted = True
        if self.results:
            self.show()
        if interrupted:
            self.say(self.interruption())
            raise typer.Exit(INTERRUPTED)

    def announce(self) -> None:
        if self.games != self.requested:
            why = "so that every bot plays every seat equally often"
            self.say(f"{self.games} games instead of {self.requested}, {why}.")
        if self.finished_before:
            self.say(f"{self.played} of {self.games} games are already finished.")

    def play(self) -> None:
        with self.progress() as update, closing(self.results_of_games()) as results:
            for result in results:
                if self.results_file is not None:
                    self.results_file.append(result)
                self.results[result.pairing] = result
                update()

    def results_of_games(self) -> Generator[PairingResult]:
        yield from run(self.setup, self.requested, self.executor, set(self.results))

    @contextmanager
    def progress(self) -> Iterator[Callable[[], None]]:
        """Show progress: a bar at a terminal, otherwise a line every few seconds."""
        if not self.errors.is_terminal:
            yield self.progress_lines()
            return
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn("left:"),
            TimeRemainingColumn(),
        )
        with Progress(*columns, console=self.errors, transient=True) as bar:
            task = bar.add_task("Games", total=self.games, completed=self.played)
            yield lambda: bar.update(task, completed=self.played)

    def progress_lines(self) -> Callable[[], None]:
        begin = last = time.monotonic()
        before = self.played

        def update() -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= PROGRESS_INTERVAL:
                last = now
                left = (now - begin) / (self.played - before) * (self.games - self.played)
                self.say(f"{self.played} of {self.games} games, about {left:.0f} s left.")

        return update

    def show(self) -> None:
        found = summarise(self.setup, list(self.results.values()), self.anchor)
        if self.svg is not None:
            write_text(self.svg, plot(found))
        if self.as_json:
            print(json.dumps(found, indent=2))
        else:
            Console(highlight=False, markup=False).print(*result_table(found), sep="\n")

    def interruption(self) -> str:
        """What happens to the results of an interrupted run."""
        done = f"Stopped after {pluralize(self.played, 'game')} of {self.games}."
        if self.results_file is None:
            return f"{done} The results are lost; with --out FILE the same command would continue from here."
        return f"{done} The results are stored in {self.results_file.path}; the same command continues from here."

    def say(self, text: str) -> None:
        self.errors.print(text, soft_wrap=True)


@contextmanager
def _terminate_as_interrupt() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop) if sys.platform != "win32" else None
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGTERM, before)
