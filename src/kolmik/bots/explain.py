"""Explanations of positions, for people and programs: hints, the referee's `best`, the analysis.

Everything comes from an `InfoState`, so it depends only on what the seat on turn can know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from .info_state import InfoState
from .levels import Level
from .search import MAX_NODES, MoveStats, Search, SearchResult, Step, default_search

DIGITS = 4  # of a chance in JSON


@dataclass(frozen=True)
class Explanation:
    """The recommended move, the chances after it, and the statistics of every legal move."""

    seat: int  # on turn
    move: str
    chances: tuple[float, ...]  # of winning, for every seat, after this move
    principal_variation: tuple[Step, ...]  # beginning with this move
    moves: tuple[MoveStats, ...]  # all legal ones, the best first
    simulations: int

    @property
    def value(self) -> float:
        """The chance of winning of the seat on turn."""
        return self.chances[self.seat]

    @property
    def runner_up(self) -> MoveStats | None:
        """The best of the other moves."""
        return next((one for one in self.moves if one.move != self.move), None)

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "move": self.move,
            "values": rounded(self.chances),
            "line": [step.move for step in self.principal_variation],
            "line_seats": [step.seat for step in self.principal_variation],
            "moves": [_json(one) for one in self.moves],
            "simulations": self.simulations,
        }


def _json(one: MoveStats) -> dict[str, Any]:
    """The statistics of a move; one without visits has no value."""
    return {"move": one.move, "visits": one.visits, "value": round(one.value, DIGITS) if one.visits else None}


def rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def explain(info: InfoState, simulations: int = MAX_NODES, seconds: float | None = None, seed: int = 0) -> Explanation:
    """The best move and why, by a search that does not stop early."""
    return _explanation(default_search(info.game).run(info, simulations, seconds, seed, early_stop=False))


def advise(level: Level, info: InfoState, seed: int, seconds: float | None = None) -> Explanation:
    """The move that a level chooses with this seed, overlooked moves included, and its search.

    It is the choice of `level.choose(info, Random(seed))` unless a time limit cuts the search short.
    """
    move, result = level.decide(info, Random(seed), seconds)
    if result is None:  # chosen without a search
        result = level.search(info, seed, seconds, root_moves=(move,))
    return _explanation(result)


def try_out(info: InfoState, move: str, simulations: int, seed: int = 0, search: Search | None = None) -> MoveStats:
    """The statistics of one move, good or bad: a search in which the seat on turn makes it.

    Hidden cards are redealt before the move, not after it: what the move reveals, such as the hand one swaps for, does
    not count as known beforehand.
    """
    searching = search or default_search(info.game)
    return searching.run(info, simulations, seed=seed, root_moves=(move,), early_stop=False).best


def _explanation(result: SearchResult) -> Explanation:
    best = result.best
    return Explanation(
        result.seat, best.move, best.values, result.principal_variation, result.moves, result.simulations
    )


def standard_error(value: float, visits: int) -> float:
    """The standard error of a chance over so many simulations; never 0, because a few games prove little."""
    cautious = (value * visits + 1) / (visits + 2)
    return sqrt(cautious * (1 - cautious) / max(visits, 1))
