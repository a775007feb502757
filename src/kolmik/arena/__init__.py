"""The arena: bots play many games against each other in fair pairings and are rated.

>>> arena = Arena("towers", players=2, bots=("greedy", "random"), seed=1)
>>> results = list(run(arena, games=4, executor=LocalExecutor()))
>>> [game.seats for game in results[0].games]
[(0, 1), (1, 0)]
>>> summary(arena, results, anchor="random")["ranking"][0]["name"]
'greedy'
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from .executors import Executor, LocalExecutor, ProcessExecutor, RayExecutor, cores
from .pairings import games_per_round, pairings
from .play import Arena, GameResult, PairingResult, play_pairing
from .plot import plot
from .results_file import ResultsFile, stored_seed
from .summary import summary

__all__ = [
    "Arena",
    "Executor",
    "GameResult",
    "LocalExecutor",
    "PairingResult",
    "ProcessExecutor",
    "RayExecutor",
    "ResultsFile",
    "cores",
    "games_per_round",
    "pairings",
    "plot",
    "run",
    "stored_seed",
    "summary",
]


def run(arena: Arena, games: int, executor: Executor, finished: Container[int] = ()) -> Iterator[PairingResult]:
    """Play at least `games` games, rounded up to whole rounds, except finished pairings; yield results as they come."""
    wanted = pairings(len(arena.bots), arena.players, games)
    return executor.run(play_pairing, ((arena, one.number) for one in wanted if one.number not in finished))
