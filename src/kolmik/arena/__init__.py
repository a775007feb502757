"""The arena: bots play many games against each other, fairly paired, and are rated.

>>> arena = Arena("towers", players=2, bots=("greedy", "random"), seed=1)
>>> results = list(run(arena, games=4, where=Here()))
>>> [game.seats for game in results[0].games]
[(0, 1), (1, 0)]
>>> summary(arena, results, anchor="random")["ranking"][0]["name"]
'greedy'
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from .executors import Here, OnRay, Processes, Where, cores
from .ledger import Ledger, kept_seed
from .pairings import pairings, smallest
from .play import Arena, Played, Result, play_pairing
from .plot import plot
from .summary import summary

__all__ = [
    "Arena",
    "Here",
    "Ledger",
    "OnRay",
    "Played",
    "Processes",
    "Result",
    "Where",
    "cores",
    "kept_seed",
    "pairings",
    "plot",
    "run",
    "smallest",
    "summary",
]


def run(arena: Arena, games: int, where: Where, finished: Container[int] = ()) -> Iterator[Result]:
    """Play so many games, rounded up to whole rounds, but for the pairings that are finished; results as they come."""
    wanted = pairings(len(arena.bots), arena.players, games)
    return where.run(play_pairing, ((arena, one.number) for one in wanted if one.number not in finished))
