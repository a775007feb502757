"""Dungeon: the rollout policy, and a rollout that plays it a turn at a time."""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, lowest, ones, rule

from .rules import (
    answer,
    climb,
    climbs,
    cover,
    draw,
    enterable,
    entering,
    may_put_back,
    place,
    put_back,
    reveal,
    throw,
)
from .state import (
    A_LEVEL,
    AT_NOTHING,
    BIRD,
    CHOOSING,
    CLIMB,
    CLIMB_AT,
    COVER,
    DRAGON,
    DRAW,
    FALLING,
    FALLS,
    FEWEST_LEVELS,
    OVER,
    PLACE,
    PLAYING,
    PUT_BACK,
    REVEAL,
    THROW,
    THROW_AT_TABLE,
    TO_TOP,
    TOGETHER,
    slot_in_words,
)

NO_CLIMB = NO_SLOT = -1


@rule
def rollout_policy(s: State, rng: Generator, moves: Any) -> int:
    """Go to the top if possible; capture; cover and throw at the others' knights; else a random climb or a draw."""
    if s.phase == CHOOSING:
        chosen = any_climb(s, rng)
        return DRAW if chosen == NO_CLIMB else CLIMB + chosen
    if s.drawn == BIRD and s.at_table:
        return THROW_AT_TABLE
    slot = any_slot(s, rng)
    if slot == NO_SLOT:
        return PUT_BACK
    kind = THROW if s.drawn == BIRD else COVER if s.drawn == DRAGON else PLACE
    return kind + slot_in_words(slot)


@rule
def rollout(s: State, rng: Generator, scratch: Any) -> None:
    """Play the same moves to the end of the game a turn at a time, without lists of moves and their numbers."""
    while s.phase != OVER:
        if s.phase == FALLING:
            answer(s, draw(s, rng) == FALLS)
        else:
            play_turn(s, rng)


@rule
def play_turn(s: State, rng: Generator) -> None:
    """Play the rest of a turn, up to nature's answer to a throw."""
    if s.phase == CHOOSING:
        chosen = any_climb(s, rng)
        if chosen != NO_CLIMB:
            climb(s, chosen)
            return
    if s.phase != PLAYING:
        reveal(s, draw(s, rng) - REVEAL)
    if s.drawn == BIRD and s.at_table:
        throw(s, AT_NOTHING)
        return
    slot = any_slot(s, rng)
    if slot == NO_SLOT:
        put_back(s)
    elif s.drawn == BIRD:
        throw(s, slot)
    elif s.drawn == DRAGON:
        cover(s, slot)
    else:
        place(s, slot)


@rule
def any_climb(s: State, rng: Generator) -> int:
    """The place of a climb in CLIMBS, or NO_CLIMB to draw.

    A climb to the top or into a dragon's slot comes first; else draw, climb, or preferably capture. Climbs are found as
    the sets of `climbs`.
    """
    seat = int(s.seat)
    if s.own[seat] & ~s.covered == 0:
        return NO_CLIMB
    may_draw = int(s.decks[seat] != 0)
    foreign = s.taken & ~s.own[seat]
    levels = s.levels - FEWEST_LEVELS
    groups = (int(s.highest) + TOGETHER - 1) // TOGETHER
    found = count = captures = capturing = 0
    for group in range(groups):
        found = climbs(s, seat, group)
        best = found & (TO_TOP[levels, group] | entering(s.covered, group))
        if best:
            return int(CLIMB_AT[levels, group, lowest(best)])
        preferred = found & entering(foreign, group)
        if count + may_draw == 0:
            preferred &= found - 1  # the first of all legal moves is not preferred
        if preferred:
            captures = preferred
            capturing = group
        count += ones(found)
    # One random number decides: its upper half is for the last capture, if there is one; the upper half of the rest for
    # drawing, if that is legal; in the remainder each climb has one number, and so has drawing.
    options = count + may_draw
    number = below(rng, options << (may_draw + int(captures != 0)))
    if number < count:
        group = groups - 1  # its climbs are in `found`
        while number >= ones(found):
            number -= ones(found)
            group -= 1
            found = climbs(s, seat, group)
        return int(CLIMB_AT[levels, group, nth_member(found, number)])
    if number < options << may_draw:
        return NO_CLIMB
    return int(CLIMB_AT[levels, capturing, highest(captures)])


@rule
def any_slot(s: State, rng: Generator) -> int:
    """The slot for the card drawn: a knight on either side, a dragon or a bird at others' knights. Or NO_SLOT."""
    seat = int(s.seat)
    if s.drawn < BIRD:
        slot = 2 * (int(s.drawn) - 1)
        sides = (enterable(s, seat) >> slot) & A_LEVEL
        if sides == 0:
            return NO_SLOT
        return slot + ((sides >> 1) & (~sides | below(rng, 2)))  # side b if it is the only one free, or by a coin
    foreign = int(s.taken & ~s.own[seat])
    if s.drawn == DRAGON:
        foreign &= ~int(s.covered)
    if foreign:
        return nth_member(foreign, below(rng, ones(foreign)))
    return NO_SLOT if may_put_back(s) else 0


@rule
def nth_member(members: int, number: int) -> int:
    """Member `number` of a set, counted from the lowest, which is 0."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@rule
def highest(members: int) -> int:
    """The highest member of a set that is not empty."""
    while members & (members - 1):
        members &= members - 1
    return lowest(members)
