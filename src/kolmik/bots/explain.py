"""What a search makes of a position, to be told to people and programs: hints, the referee's `best`, the analysis.

All of it comes from a `Sight`: it rests on what the seat on turn can know, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from kolmik.engine import generator

from . import greedy
from .levels import Level
from .search import AT_ONCE, MOST_NODES, Considered, Search, Thought, _Work, search_in
from .sight import Sight

DIGITS = 4  # of a chance in JSON
SHUT = -1e9  # the promise of a move that is not to be looked at: no search goes there


@dataclass(frozen=True)
class Step:
    """A move of the line: who is expected to make it, and what it is."""

    seat: int
    move: str


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
    thought = search_in(sight.game).think(sight, simulations, seconds, seed, thorough=True)
    return _told(sight, thought, seed)


def advise(level: Level, sight: Sight, seed: int, seconds: float | None = None) -> Explanation:
    """The move that a level chooses with this seed, what it overlooks included, and what it thinks of it.

    It is the very choice of `level.choose(sight, Random(seed))` while time does not cut the search short.
    """
    chance = Random(seed)
    if len(sight.legal) == 1 or (level.greedy and sight.game.name in greedy.GAMES):
        move = level.choose(sight, chance)  # without a search, so it is thought about now
        return _about(move, sight, level.think(sight, seed, seconds), seed)
    noticed = level.notice(sight.legal, chance)
    own = chance.getrandbits(63)
    thought = level.think(sight, own, seconds)
    move = next(one.move for one in thought.moves if one.move in noticed)
    return _about(move, sight, thought, own)


def _about(move: str, sight: Sight, thought: Thought, seed: int) -> Explanation:
    """What comes of this move; one that the search did not favour gets a search of its own, as long as that one."""
    told = _told(sight, thought, seed)
    if move == told.move:
        return told
    tried = try_out(sight, move, thought.simulations, seed)
    return Explanation(sight.seat, move, tried.chances, tried.line, thought.moves, thought.simulations)


@dataclass(frozen=True)
class Tried:
    """What comes of one move, whether it is good or bad."""

    visits: int
    chances: tuple[float, ...]  # of winning, for every seat
    line: tuple[Step, ...]


def try_out(sight: Sight, move: str, simulations: int, seed: int = 0, search: Search | None = None) -> Tried:
    """A search in which the seat on turn makes this move, and after it everybody plays as well as they can.

    The hidden things are dealt anew before the move, not after it: what the move brings to light, such as the hand one
    swaps for, does not count as known beforehand.
    """
    work = _Work(search or search_in(sight.game), sight, simulations, generator(seed))
    _simulate(work, 1)  # this makes the root
    first, words = int(work.tree.first[0]), sight.game.words
    others = [edge for edge in range(first, first + work.choices) if words[work.tree.move[edge]] != move]
    work.tree.weight[others] = SHUT
    for done in range(1, simulations, AT_ONCE):
        _simulate(work, min(AT_ONCE, simulations - done))
    found = next(one for one in work.considered() if one.move == move)
    return Tried(found.visits, found.values, _steps(sight, work.line(), seed))


def _simulate(work: _Work, simulations: int) -> None:
    work.judged(simulations) if work.search.judge else work.played_out(simulations)


def _told(sight: Sight, thought: Thought, seed: int) -> Explanation:
    """The best move is the one the line begins with: of moves imagined equally often, one of them."""
    steps = _steps(sight, thought.line, seed)
    best = next(one for one in thought.moves if one.move == steps[0].move)
    moves = (best, *(one for one in thought.moves if one is not best))
    return Explanation(sight.seat, best.move, best.values, steps, moves, thought.simulations)


def _steps(sight: Sight, line: Iterable[str], seed: int) -> tuple[Step, ...]:
    """A line with who makes each move: it is gone through on the deal from which this seed imagines it."""
    functions, record = sight.game.fastest, sight.imagine(generator(seed))
    state = functions.open(record)
    steps = []
    for move in line:
        steps.append(Step(int(functions.mover(state)), move))
        number = sight.game.read(move)
        assert number is not None
        functions.apply(state, number)
    return tuple(steps)


def standard_error(value: float, visits: int) -> float:
    """How far a chance counted in so many imagined games is off, as a rule; never 0, for few games prove little."""
    cautious = (value * visits + 1) / (visits + 2)
    return sqrt(cautious * (1 - cautious) / max(visits, 1))
