"""`kolmik arena`: bots play many games against each other and are rated."""

from __future__ import annotations

import json
import secrets
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
from kolmik import BadOption, Game
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
from kolmik.engine.chance import SEEDS
from kolmik.engine.options import shown

from .arena_table import table
from .common import read_options, warm_search, warm_with_progress
from .play import SHORT_SEEDS
from .tables.plain import counted, listed

GAMES = 200
SECONDS_BETWEEN_LINES = 10.0  # where the progress is no bar
STOPPED = 130  # the exit code after Ctrl-C

BOTS_HELP = f"Who takes part, two or more: {listed(list(BOTS))}, or cmd:COMMAND, a program of yours (see docs/bots.md)."


class On(Enum):
    """Where the games are played."""

    processes = "processes"
    ray = "ray"


class SeveralBots(TyperCommand):
    """A command in which one --bots takes several names."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spread(args))


def spread(args: Sequence[str]) -> list[str]:
    """`--bots master club` written as `--bots master --bots club`; the name of a game is none of a bot."""
    games = {game.name for game in kolmik.games()}
    out: list[str] = []
    taking = False
    for arg in args:
        if arg.startswith("-"):
            taking = arg.partition("=")[0] == "--bots"
        elif arg in games:
            taking = False
        elif taking and out[-1] != "--bots":
            out.append("--bots")
        out.append(arg)
    return out


def arena(
    game: Annotated[str, typer.Argument(help="The game.", show_default=False)],
    bots: Annotated[list[str], typer.Option(metavar="BOT…", help=BOTS_HELP, show_default=False)],
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games, rounded up so that every bot sits everywhere.")
    ] = GAMES,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", metavar="N", help="How many play a game.", show_default="as many as bots"),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=SEEDS - 1, help="The same seed gives the same games.")
    ] = None,
    options: Annotated[list[str] | None, typer.Option(help="Options of the game, name=value.")] = None,
    edition: Annotated[str | None, typer.Option(help="An edition's name, or a TOML file.")] = None,
    anchor: Annotated[
        str | None, typer.Option(metavar="BOT", help="Whose rating is 0.", show_default="the last named")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results here; the same command again goes on from there.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the results here, as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    processes: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Games played at once.", show_default="the cores")
    ] = None,
    on: Annotated[On, typer.Option(help="Play in processes of this machine, or on Ray.")] = On.processes,
    address: Annotated[
        str | None, typer.Option(help="The Ray cluster to join; RAY_ADDRESS does the same.", show_default="a local one")
    ] = None,
    limit: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.001, help="How long a program of yours may take for a move.")
    ] = LIMIT,
) -> None:
    """Let bots play many games against each other, fairly paired, and rate them.

    Try: kolmik arena towers --bots greedy random --games 100
    """
    chosen = kolmik.game(game)
    names = named(bots)
    if len(names) < 2:
        raise BadOption("An arena is for two bots or more: name them after --bots.")
    if seed is None:
        kept = stored_seed(out) if out is not None else None
        seed = secrets.randbelow(SHORT_SEEDS) if kept is None else kept
    count = fitting(chosen, len(names)) if players is None else players
    agreed = Arena(game, count, tuple(names), seed, read_options(chosen, options or (), edition), limit)
    whose = fixed(names, anchor)
    check_games(agreed, games)
    if svg is not None:
        check_plot(svg)
    ledger = ResultsFile(out, agreed) if out is not None else None
    where: Executor = RayExecutor(processes, address) if on is On.ray else ProcessExecutor(processes or cores())
    Event(agreed, games, whose, where, ledger, svg, as_json).hold()


def named(given: Sequence[str]) -> list[str]:
    """The bots a person named: commas separate them too, but not within a command."""
    parts = (part for text in given for part in ([text] if text.startswith(PREFIX) else text.split(",")))
    return [part.strip() for part in parts if part.strip()]


def fitting(game: Game, bots: int) -> int:
    """As many players as there are bots, if the game allows it."""
    return min(max(bots, game.players[0]), game.players[-1])


def fixed(names: Sequence[str], anchor: str | None) -> str:
    if anchor is None:
        return names[-1]
    if anchor not in names:
        raise BadOption(f"The anchor is one of the bots that take part, not {shown(anchor)}.")
    return anchor


def check_games(agreed: Arena, games: int) -> None:
    least = games_per_round(len(agreed.bots), agreed.players)
    if games < least:
        raise BadOption(
            f"{len(agreed.bots)} bots at {agreed.players} seats need {least} games or more, "
            f"so that every bot sits everywhere and meets all others; {games} would be too few."
        )


def check_plot(path: Path) -> None:
    """A picture may replace a picture, never anything else."""
    if not path.parent.is_dir():
        raise BadOption(f"There is no folder {path.parent} for the plot.")
    if path.is_dir() or (path.is_file() and not path.read_bytes().startswith((b"<svg", b"<?xml"))):
        raise BadOption(f"{path} is there already and is no SVG; choose another name.")


class Event:
    """An arena being held at this terminal."""

    def __init__(
        self,
        agreed: Arena,
        games: int,
        anchor: str,
        where: Executor,
        ledger: ResultsFile | None,
        svg: Path | None,
        as_json: bool,
    ) -> None:
        self.agreed, self.anchor, self.where, self.ledger = agreed, anchor, where, ledger
        self.svg, self.as_json = svg, as_json
        self.asked = games
        self.sizes = {one.number: len(one.seatings) for one in pairings(len(agreed.bots), agreed.players, games)}
        self.results = {} if ledger is None else dict(ledger.finished)
        self.finished = len(self.results)  # before it began
        self.errors = Console(stderr=True, highlight=False, markup=False)

    @property
    def games(self) -> int:
        return sum(self.sizes.values())

    @property
    def played(self) -> int:
        """How many of the games that were asked for are played."""
        return sum(size for number, size in self.sizes.items() if number in self.results)

    def hold(self) -> None:
        self.announce()
        stopped = False
        if self.played < self.games:
            warm_with_progress([kolmik.game(self.agreed.game)])
            if any(uses_search(name, kolmik.game(self.agreed.game)) for name in self.agreed.bots):
                warm_search(kolmik.game(self.agreed.game))
            try:
                with _ending_is_stopping():
                    self.play()
            except KeyboardInterrupt:
                stopped = True
        if self.results:
            self.show()
        if stopped:
            self.say(self.farewell())
            raise typer.Exit(STOPPED)

    def announce(self) -> None:
        if self.games != self.asked:
            self.say(f"{self.games} games instead of {self.asked}, so that every bot sits everywhere equally often.")
        if self.finished:
            self.say(f"{self.played} of {self.games} games are there already.")

    def play(self) -> None:
        with self.progress() as tell, closing(self.run()) as results:
            for result in results:
                if self.ledger is not None:
                    self.ledger.append(result)
                self.results[result.pairing] = result
                tell()

    def run(self) -> Generator[PairingResult]:
        yield from run(self.agreed, self.asked, self.where, set(self.results))

    @contextmanager
    def progress(self) -> Iterator[Callable[[], None]]:
        """A bar at a terminal; elsewhere a line now and then."""
        if not self.errors.is_terminal:
            yield self.lines()
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

    def lines(self) -> Callable[[], None]:
        begin = last = time.monotonic()
        before = self.played

        def tell() -> None:
            nonlocal last
            now = time.monotonic()
            if now - last >= SECONDS_BETWEEN_LINES:
                last = now
                left = (now - begin) / (self.played - before) * (self.games - self.played)
                self.say(f"{self.played} of {self.games} games, about {left:.0f} s left.")

        return tell

    def show(self) -> None:
        found = summarise(self.agreed, list(self.results.values()), self.anchor)
        if self.svg is not None:
            self.draw(self.svg, found)
        if self.as_json:
            print(json.dumps(found, indent=2))
        else:
            Console(highlight=False, markup=False).print(*table(found), sep="\n")

    def draw(self, path: Path, found: dict[str, Any]) -> None:
        try:
            path.write_text(plot(found), encoding="utf-8")
        except OSError as error:
            raise BadOption(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from None

    def farewell(self) -> str:
        done = f"Stopped after {counted(self.played, 'game')} of {self.games}."
        if self.ledger is None:
            return f"{done} They are not kept; with --out FILE the same command would go on from here."
        return f"{done} They are kept in {self.ledger.path}; the same command goes on from here."

    def say(self, text: str) -> None:
        self.errors.print(text, soft_wrap=True)


@contextmanager
def _ending_is_stopping() -> Iterator[None]:
    """Who ends the command from outside has it stop as with Ctrl-C."""

    def stop(_number: int, _frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop) if sys.platform != "win32" else None
    try:
        yield
    finally:
        if before is not None:
            signal.signal(signal.SIGTERM, before)
