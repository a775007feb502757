"""`kolmik bench`: measures how fast the games are on this machine."""

from __future__ import annotations

import statistics
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import kolmik
from kolmik.engine.rollouts import Rollouts

from .compiling import compile_rules

REPEATS = 5


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="The games to measure; all of them by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="Seconds for each repetition.")] = 0.5,
) -> None:
    """Measure random play on one core, in players' decisions per second. Every decision computes the legal moves."""
    games = [kolmik.game(name) for name in names] if names else kolmik.games()
    compile_rules(games)
    table = Table(title=f"Decisions per second on one core (median, lowest and highest of {REPEATS})")
    for heading in ("Game", "Players", "Median", "Lowest", "Highest"):
        table.add_column(heading, justify="left" if heading == "Game" else "right")
    fields = [(game, players) for game in games for players in game.players]
    for game, players in track(fields, "Measuring", console=Console(stderr=True), transient=True):
        speeds = []
        play = Rollouts(game, players, seed=1)
        for _ in range(REPEATS):
            start = time.perf_counter()
            decisions = play.run(seconds)
            speeds.append(decisions / (time.perf_counter() - start))
        numbers = (statistics.median(speeds), min(speeds), max(speeds))
        table.add_row(game.name, str(players), *(f"{number:,.0f}" for number in numbers))
    Console().print(table)
