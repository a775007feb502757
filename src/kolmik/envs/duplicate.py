"""Duplicate deals, the standard way to compare two players: the same chance, once for every rotation of seats.

>>> found = compare("towers", "greedy", "random", players=2, games=20, seed=1)
>>> found.games, found.wins.value > 0
(20, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kolmik.arena import Arena, Executor, LocalExecutor, run
from kolmik.arena.ratings import Estimate, mean_margins, tally, win_lead
from kolmik.bots import Bot, temporary_bots
from kolmik.engine import Game
from kolmik.engine.registry import game as find_game


@dataclass(frozen=True)
class Comparison:
    """How much better one player is than another: each number with its 95 % interval."""

    one: str
    other: str
    games: int
    wins: Estimate  # share of the wins per seat, minus the other's
    margin: Estimate  # mean score minus the other's; above 0 is good in every game

    @property
    def significant(self) -> bool:
        """Whether the interval of the wins excludes 0."""
        low, high = self.wins.low, self.wins.high
        return low is not None and high is not None and (low > 0 or high < 0)

    def __str__(self) -> str:
        wins, score = _with_interval(self.wins, 100, " percentage points"), _with_interval(self.margin, 1, "")
        return f"{self.one} against {self.other}, {self.games} games: wins {wins}, score {score}"


def compare(
    game: str | Game,
    one: str | Bot,
    other: str | Bot,
    *,
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    executor: Executor | None = None,
) -> Comparison:
    """Plays at least this many games in pairs and estimates how much better `one` is, with an interval over the pairs.

    Players are names of bots, or objects of class `Bot`. Such an object exists in this process only, so other processes
    (`executor`) cannot play it.
    """
    chosen = game if isinstance(game, Game) else find_game(game)
    first, second = (given.name if isinstance(given, Bot) else given for given in (one, other))
    with temporary_bots(*(given for given in (one, other) if isinstance(given, Bot))):
        arena = Arena(chosen.name, players, (first, second), seed, options or {})
        results = sorted(run(arena, games, executor or LocalExecutor()), key=lambda result: result.pairing)
    counted = tally(results, 2, chosen.series == "lowest total")
    played = sum(len(result.games) for result in results)
    wins = win_lead(counted, 0, 1, 1 / players, seed)
    return Comparison(first, second, played, wins, mean_margins(counted, seed)[0])


def _with_interval(estimate: Estimate, scale: int, unit: str) -> str:
    """A number with its interval: "+12.0 (95 %: +3.1 to +20.4)"."""
    if estimate.low is None or estimate.high is None:
        return f"{scale * estimate.value:+.1f}{unit}"
    return f"{scale * estimate.value:+.1f}{unit} (95 %: {scale * estimate.low:+.1f} to {scale * estimate.high:+.1f})"
