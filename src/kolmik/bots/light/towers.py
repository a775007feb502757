"""Towers: a light policy for games that are imagined to their end.

What a card gains is counted in 64ths of a point: the card itself, once more on the tallest tower, less what the steps
it goes down take from the tower's future, and that is the less, the fewer cards are still to come.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, ones, rule
from kolmik.games.towers.rules import legal, most, room, top_of
from kolmik.games.towers.state import (
    BID,
    BIDDING,
    BUILD,
    EIGHT,
    FIRST_COPIES,
    FLOOR,
    HAS_NINE,
    KINDS,
    NO_CALL,
    PASS,
    RAZE,
    SPIRE,
    VALUES,
    take,
)

POINT = 64
STEP = 24  # what a step down costs while ALL cards are to come
ENDED = 6 * POINT  # what it costs then that a spire ends a tower
ALL = 128  # about as many cards as are turned up in a game
WHIM = 32  # gains are judged so much too high or too low
RAZING = -1000  # a last resort
WORST = -100_000


@rule
def choose(s: State, rng: Generator, moves: Any) -> int:
    """Call for the number of cards that gain most together; build what gains most first. Razes only if it has to."""
    seat = int(s.turn)
    if s.phase == BIDDING:
        return call(s, rng, moves, seat)
    return build(s, moves, seat)


@rule
def to_come(s: State) -> int:
    """About how many cards are still to be turned up: of those that are discarded half come again."""
    cards = int(s.deck_size)
    return cards + int(s.discard_size) + cards // 2 if s.ran_out == 0 else cards


@rule
def tallest(s: State, seat: int) -> int:
    height = 0
    for kind in range(KINDS):
        height = max(height, int(s.height[seat, kind]))
    return height


@rule
def steps(value: int) -> int:
    """How many steps down there are from a top: from an 8 as many as from the floor."""
    return FLOOR if value == EIGHT else value


@rule
def gain(top: int, value: int, height: int, highest_tower: int, cards: int) -> int:
    """What a card gains on a tower of this top and height."""
    gained = POINT if height < highest_tower else 2 * POINT
    down = steps(top)
    if value == SPIRE:
        gained += (height + 1) * POINT - ENDED * cards // ALL
    else:
        down -= steps(value)
    return gained - STEP * down * cards // ALL


@rule
def fitting(top: int, bag: int) -> int:
    """The cards of a bag that can be laid on this top, without second copies."""
    return bag & (room(top) | (HAS_NINE if top != SPIRE else 0)) & FIRST_COPIES


@rule
def call(s: State, rng: Generator, moves: Any, seat: int) -> int:
    """The gains of all cards that could be built from the highest down, sorted into `moves`; then how many are best."""
    cards = to_come(s)
    high = tallest(s, seat)
    count = 0
    for kind in range(KINDS):
        bag = int(s.offer[kind])
        if bag:
            top = top_of(s, seat, kind)
            height = int(s.height[seat, kind])
            fit = fitting(top, bag)
            while fit:
                value = highest(fit) // 2
                gained = gain(top, value, height, high, cards) + below(rng, WHIM) - WHIM // 2
                at = count
                while at > 0 and moves[at - 1] < gained:
                    moves[at] = moves[at - 1]
                    at -= 1
                moves[at] = gained
                count += 1
                bag = take(bag, value)
                top = value
                height += 1
                fit = fitting(top, bag)
    return best_number(s, moves, min(count, int(s.cap)))


@rule
def best_number(s: State, gains: Any, count: int) -> int:
    """The number that gains most, of those that may be called; pass, or 0 to open, if none gains anything."""
    low = 1 if s.call == NO_CALL else int(s.call) + 1
    move = BID if s.call == NO_CALL else PASS
    total = 0
    best = 0
    for number in range(1, count + 1):
        total += gains[number - 1]
        if number >= low and total > best:
            best = total
            move = BID + number
    return move


@rule
def build(s: State, moves: Any, seat: int) -> int:
    """Of every kind the highest card that fits; of these the one that gains most."""
    cards = to_come(s)
    high = tallest(s, seat)
    within = 0
    lost = 0
    best = 0
    most_gained = WORST
    for kind in range(KINDS):
        bag = int(s.offer[kind])
        if bag:
            top = top_of(s, seat, kind)
            fit = fitting(top, bag)
            if fit:
                together = most(top, bag)
                within += together
                value = highest(fit) // 2
                gained = gain(top, value, int(s.height[seat, kind]), high, cards)
                if gained > most_gained:
                    most_gained = gained
                    best = BUILD + kind * VALUES + value
                    lost = together - 1 - most(value, take(bag, value))
    if best and lost <= within - s.need:
        return best
    return best_legal(s, moves, seat, cards, high)


@rule
def best_legal(s: State, moves: Any, seat: int, cards: int, high: int) -> int:
    """When a razing is needed, or an order that is not from the highest card down."""
    best = 0
    most_gained = WORST
    for at in range(legal(s, moves)):
        gained = RAZING
        if moves[at] < RAZE:
            kind = (int(moves[at]) - BUILD) // VALUES
            value = (int(moves[at]) - BUILD) % VALUES
            gained = gain(top_of(s, seat, kind), value, int(s.height[seat, kind]), high, cards)
        if gained > most_gained:
            most_gained = gained
            best = int(moves[at])
    return best


@rule
def highest(bits: int) -> int:
    """The highest in a set, of 32 at most, that is not empty."""
    for shift in (1, 2, 4, 8, 16):
        bits |= bits >> shift
    return ones(bits) - 1
