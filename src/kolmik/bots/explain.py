"""What a search makes of a position, to be told to people and programs: hints, the referee's `best`, the analysis.

All of it comes from a `Sight`: it rests on what the seat on turn can know, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from .info_state import InfoState
from .levels import Level
from .search import MOST_NODES, MoveStats, Search, SearchResult, Step, search_in

DIGITS = 4  # of a chance in JSON


@dataclass(frozen=True)
class Explanation:
    """The move that is advised, what comes of it, and what was thought of every legal move."""

    seat: int  # on turn
    move: str
    chances: tuple[float, ...]  # of winning, for every seat, if it is made
    principal_variation: tuple[Step, ...]  # how the game may go on, beginning with it
    moves: tuple[MoveStats, ...]  # all legal ones, the best first
    simulations: int

    @property
    def value(self) -> float:
        """The chance of winning of who is on turn."""
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
    """A move that was never imagined has no value."""
    return {"move": one.move, "visits": one.visits, "value": round(one.value, DIGITS) if one.visits else None}


def rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def explain(info: InfoState, simulations: int = MOST_NODES, seconds: float | None = None, seed: int = 0) -> Explanation:
    """The best move and why: a thorough search from what the seat on turn sees."""
    return _told(search_in(info.game).think(info, simulations, seconds, seed, early_stop=False))


def advise(level: Level, info: InfoState, seed: int, seconds: float | None = None) -> Explanation:
    """The move that a level chooses with this seed, what it overlooks included, and what it thinks of it.

    It is the very choice of `level.choose(sight, Random(seed))` while time does not cut the search short.
    """
    move, thought = level.decide(info, Random(seed), seconds)
    if thought is None:  # chosen without a search, so it is thought about now
        thought = level.think(info, seed, seconds, root_moves=(move,))
    return _told(thought)


def try_out(info: InfoState, move: str, simulations: int, seed: int = 0, search: Search | None = None) -> MoveStats:
    """What comes of one move, good or bad: a search in which the seat on turn makes it, and then all play their best.

    The hidden things are dealt anew before the move, not after it: what the move brings to light, such as the hand one
    swaps for, does not count as known beforehand.
    """
    thought = (search or search_in(info.game)).think(info, simulations, seed=seed, root_moves=(move,), early_stop=False)
    return thought.best


def _told(thought: SearchResult) -> Explanation:
    best = thought.best
    return Explanation(
        thought.seat, best.move, best.values, thought.principal_variation, thought.moves, thought.simulations
    )


def standard_error(value: float, visits: int) -> float:
    """How far a chance counted in so many imagined games is off, as a rule; never 0, for few games prove little."""
    cautious = (value * visits + 1) / (visits + 2)
    return sqrt(cautious * (1 - cautious) / max(visits, 1))
