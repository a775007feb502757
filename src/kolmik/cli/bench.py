"""`kolmik bench`: how fast the games are on this machine."""

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

from .common import warm_with_progress

REPEATS = 5


def bench(
    names: Annotated[list[str] | None, typer.Argument(help="Games to measure; all when none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="Seconds a repetition takes.")] = 0.5,
) -> None:
    """Measure random play on one core, legal moves computed at every decision: decisions of players a second."""
    games = [kolmik.game(name) for name in names] if names else kolmik.games()
    warm_with_progress(games)
    table = Table(title="Decisions a second on one core (median, lowest and highest of 5)")
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
