"""Towers: a light policy for games that are imagined to their end."""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, ones, rule
from kolmik.games.towers.rules import legal, most, room, top_of
from kolmik.games.towers.state import (
    BID,
    BIDDING,
    BUILD,
    EIGHT,
    EVERYTHING,
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

WHIM = 8  # one call of so many is any number
STEP, STEPS = 8, 8  # the next card of a tower may be lower by STEP to STEP + STEPS - 1
TALL = 2  # cards a tower must have to be capped
RAZING = 50  # what costs so much is a last resort
SPIRE_COST = (40, 20, 0, -20, -40)  # by height: cap the tall, not the short
DEAREST = 1000


@rule
def choose(s: State, rng: Generator, moves: Any) -> int:
    """Call for all that can be built well, mostly; build what goes down least, spires on tall towers."""
    if s.phase == BIDDING:
        return call(s, rng, int(s.turn))
    return build(s, int(s.turn), moves)


@rule
def call(s: State, rng: Generator, seat: int) -> int:
    """As many cards as go on towers without a deep step down; nobody razes for it."""
    whim = below(rng, WHIM) == 0
    step = FLOOR if whim else STEP + below(rng, STEPS)
    cards = 0
    for kind in range(KINDS):
        if s.offer[kind]:
            top = top_of(s, seat, kind)
            lowest_good = max(top - step, 0) if top != EIGHT else 0
            if lowest_good == 0 and s.height[seat, kind] < TALL:
                lowest_good = 1
            cards += most(top, s.offer[kind] & (EVERYTHING << (2 * lowest_good)))
    cards = min(cards, int(s.cap))
    low = 0 if s.call == NO_CALL else s.call + 1
    if cards < low:
        return PASS
    return BID + (low + below(rng, cards - low + 1) if whim else cards)


@rule
def build(s: State, seat: int, moves: Any) -> int:
    """Of every kind the highest card that fits: the one that goes down least."""
    within = 0
    best = -1
    cheapest = DEAREST
    lost = 0
    for kind in range(KINDS):
        bag = int(s.offer[kind])
        if bag:
            top = top_of(s, seat, kind)
            cards = most(top, bag)
            within += cards
            if cards:
                value = highest(bag & (room(top) | HAS_NINE) & FIRST_COPIES) // 2
                cost = cost_of(s, seat, kind, top, value)
                if cost < cheapest:
                    cheapest = cost
                    best = BUILD + kind * VALUES + value
                    lost = cards - 1 - most(value, take(bag, value))
    if best >= 0 and lost <= within - s.need:
        return best
    return cheapest_legal(s, seat, moves)


@rule
def cheapest_legal(s: State, seat: int, moves: Any) -> int:
    """When a razing is needed, or an order that is not from the highest card down."""
    best = -1
    cheapest = DEAREST
    for at in range(legal(s, moves)):
        card = int(moves[at]) - BUILD
        kind = card // VALUES
        cost = RAZING if moves[at] >= RAZE else cost_of(s, seat, kind, top_of(s, seat, kind), card % VALUES)
        if cost < cheapest:
            cheapest = cost
            best = int(moves[at])
    return best


@rule
def cost_of(s: State, seat: int, kind: int, top: int, value: int) -> int:
    """How much room a card takes away; a 9 on a low card, or anything on an 8, gives room."""
    if value == SPIRE:
        return SPIRE_COST[min(int(s.height[seat, kind]), len(SPIRE_COST) - 1)]
    return -value if top == EIGHT else top - value


@rule
def highest(bits: int) -> int:
    """The highest in a set, of 32 at most, that is not empty."""
    for shift in (1, 2, 4, 8, 16):
        bits |= bits >> shift
    return ones(bits) - 1
