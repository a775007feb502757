"""Dungeon: a light policy for games that are imagined to their end."""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, lowest, ones, rule
from kolmik.games.dungeon.rules import legal
from kolmik.games.dungeon.state import (
    BIRD,
    CHOOSING,
    CLIMB,
    CLIMB_ENTERED,
    COVER,
    DRAGON,
    DRAW,
    PUT_BACK,
    THROW,
    TOP,
    slot_in_words,
)


@rule
def choose(s: State, rng: Generator, moves: Any) -> int:
    """To the top when possible; capture; cover and hit what is not one's own; else any climb or a card."""
    count = legal(s, moves)
    if count == 1:
        return int(moves[0])
    seat = int(s.seat)
    if s.phase == CHOOSING:
        return any_climb(s, rng, moves, count, seat)
    foreign = int(s.taken & ~s.own[seat])
    if s.drawn == DRAGON:
        open_foreign = int(foreign & ~s.covered)
        return int(COVER + slot_in_words(any_of(rng, open_foreign))) if open_foreign else PUT_BACK
    if s.drawn == BIRD:
        if s.at_table or not foreign:
            return int(moves[count - 1] if s.at_table else moves[0])
        return int(THROW + slot_in_words(any_of(rng, foreign)))
    return int(moves[1 + below(rng, count - 1)])


@rule
def any_climb(s: State, rng: Generator, moves: Any, count: int, seat: int) -> int:
    """A climb to the top or into a dragon's slot at once; else draw, or climb, or rather capture."""
    captures = 0
    first = int(moves[0] != DRAW)
    for at in range(count):
        if moves[at] >= CLIMB:
            entered = int(CLIMB_ENTERED[moves[at] - CLIMB])
            if entered == TOP or (s.covered >> entered) & 1:
                return int(moves[at])
            if (s.taken & ~s.own[seat]) >> entered & 1:
                captures = at
    if captures and below(rng, 2):
        return int(moves[captures])
    if first == 0 and below(rng, 2):
        return DRAW
    return int(moves[below(rng, count)])


@rule
def any_of(rng: Generator, slots: int) -> int:
    """Any slot of a set."""
    for _ in range(below(rng, ones(slots))):
        slots &= slots - 1
    return lowest(slots)
