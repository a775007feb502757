"""What a search makes of a position, to be told to people and programs: hints, the referee's `best`, the analysis.

All of it comes from a `Sight`: it rests on what the seat on turn can know, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from .levels import Level
from .search import MOST_NODES, Considered, Search, Step, Thought, search_in
from .sight import Sight

DIGITS = 4  # of a chance in JSON


@dataclass(frozen=True)
class Explanation:
    """The move that is advised, what comes of it, and what was thought of every legal move."""

    seat: int  # on turn
    move: str
    chances: tuple[float, ...]  # of winning, for every seat, if it is made
    line: tuple[Step, ...]  # how the game may go on, beginning with it
    moves: tuple[Considered, ...]  # all legal ones, the best first
    simulations: int

    @property
    def value(self) -> float:
        """The chance of winning of who is on turn."""
        return self.chances[self.seat]

    @property
    def runner_up(self) -> Considered | None:
        """The best of the other moves."""
        return next((one for one in self.moves if one.move != self.move), None)

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "move": self.move,
            "values": rounded(self.chances),
            "line": [step.move for step in self.line],
            "line_seats": [step.seat for step in self.line],
            "moves": [_json(one) for one in self.moves],
            "simulations": self.simulations,
        }


def _json(one: Considered) -> dict[str, Any]:
    """A move that was never imagined has no value."""
    return {"move": one.move, "visits": one.visits, "value": round(one.value, DIGITS) if one.visits else None}


def rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def explain(sight: Sight, simulations: int = MOST_NODES, seconds: float | None = None, seed: int = 0) -> Explanation:
    """The best move and why: a thorough search from what the seat on turn sees."""
    return _told(search_in(sight.game).think(sight, simulations, seconds, seed, thorough=True))


def advise(level: Level, sight: Sight, seed: int, seconds: float | None = None) -> Explanation:
    """The move that a level chooses with this seed, what it overlooks included, and what it thinks of it.

    It is the very choice of `level.choose(sight, Random(seed))` while time does not cut the search short.
    """
    move, thought = level.decide(sight, Random(seed), seconds)
    if thought is None:  # chosen without a search, so it is thought about now
        thought = level.think(sight, seed, seconds, only=(move,))
    return _told(thought)


def try_out(sight: Sight, move: str, simulations: int, seed: int = 0, search: Search | None = None) -> Considered:
    """What comes of one move, good or bad: a search in which the seat on turn makes it, and then all play their best.

    The hidden things are dealt anew before the move, not after it: what the move brings to light, such as the hand one
    swaps for, does not count as known beforehand.
    """
    thought = (search or search_in(sight.game)).think(sight, simulations, seed=seed, only=(move,), thorough=True)
    return thought.best


def _told(thought: Thought) -> Explanation:
    best = thought.best
    return Explanation(thought.seat, best.move, best.values, thought.line, thought.moves, thought.simulations)


def standard_error(value: float, visits: int) -> float:
    """How far a chance counted in so many imagined games is off, as a rule; never 0, for few games prove little."""
    cautious = (value * visits + 1) / (visits + 2)
    return sqrt(cautious * (1 - cautious) / max(visits, 1))
