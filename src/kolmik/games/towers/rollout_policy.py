"""Towers: the rollout policy.

The gain of a card is counted in small fractions of a point: the card itself, once more on the tallest tower, less a
cost for every step that the top goes down. The cost shrinks as fewer cards are still to come.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, ones, rule

from .rules import fits, legal, most, top_of
from .state import (
    BID,
    BIDDING,
    BUILD,
    EIGHT,
    FLOOR,
    KINDS,
    NO_CALL,
    PASS,
    RAZE,
    ROW,
    SECOND_COPIES,
    SPIRE,
    VALUES,
    take,
)

KIND_BITS = 4  # a card is its kind shifted by so many bits, plus its value
POINT_BITS = 13
POINT = 1 << POINT_BITS  # fractions in a point
STEP_COST = 24  # of a step down, for each card to come
CAP_COST = 384  # of ending a tower with a spire, for each card to come
RAZE_GAIN = -128_000  # a last resort
WORST = -2_000_000
NOT_FITTING = WORST // 2  # a gain no higher means that the card does not fit


@rule
def rollout_policy(s: State, rng: Generator, moves: Any) -> int:
    """Bid for the number of cards with the highest total gain; build the best card first. Raze only if forced."""
    seat = int(s.turn)
    if s.phase == BIDDING:
        return choose_call(s, seat)
    return choose_build(s, moves, seat)


@rule
def to_come(s: State) -> int:
    """About how many cards are still to be turned up: half of those discarded before a reshuffle come again."""
    cards = int(s.deck_size)
    return cards + int(s.discard_size) + cards // 2 if s.ran_out == 0 else cards


@rule
def tallest(s: State, seat: int) -> int:
    """The height of a seat's tallest tower."""
    height = 0
    for kind in range(KINDS):
        height = max(height, int(s.height[seat, kind]))
    return height


@rule
def headroom(value: int) -> int:
    """How many steps down are left below a top: below an 8 as many as from the floor."""
    return FLOOR if value == EIGHT else value


@rule
def gain(top: int, value: int, height: int, highest_tower: int, cards: int) -> int:
    """The gain of a card on a tower of this top and height; a spire ends the tower and doubles it."""
    gained = POINT + POINT * (height >= highest_tower)
    gained += (value == SPIRE) * ((height + 1) * POINT - CAP_COST * cards)
    return gained - STEP_COST * cards * (headroom(top) - headroom(value))


@rule
def gain_in_row(s: State, seat: int, at: int, high: int, cards: int) -> int:
    """The gain of a card of the row by itself, or WORST if it does not fit now."""
    card = int(s.row[at])
    kind = card >> KIND_BITS
    value = card & (VALUES - 1)
    top = top_of(s, seat, kind)
    gained = gain(top, value, int(s.height[seat, kind]), high, cards)
    return gained if fits(top, value) & (at < s.row_size) else WORST


@rule
def greater(one: Any, other: Any) -> Any:
    return one if one > other else other


@rule
def smaller(one: Any, other: Any) -> Any:
    return one if one < other else other


@rule
def best_first(one: Any, two: Any, three: Any, four: Any, five: Any) -> tuple[Any, Any, Any, Any, Any]:
    """Five gains in descending order, by a sorting network: no branch for the processor to mispredict."""
    one, two = greater(one, two), smaller(one, two)
    four, five = greater(four, five), smaller(four, five)
    three, five = greater(three, five), smaller(three, five)
    three, four = greater(three, four), smaller(three, four)
    two, five = greater(two, five), smaller(two, five)
    one, four = greater(one, four), smaller(one, four)
    one, three = greater(one, three), smaller(one, three)
    two, four = greater(two, four), smaller(two, four)
    two, three = greater(two, three), smaller(two, three)
    return one, two, three, four, five


@rule
def choose_call(s: State, seat: int) -> int:
    """The legal number with the highest total gain; pass, or bid 0 to open, if none gains.

    Which of the five cards are good is unpredictable, so there are few branches here and no early exit: a mispredicted
    branch would cost more than the additions.
    """
    cards = to_come(s)
    high = tallest(s, seat)
    one = gain_in_row(s, seat, 0, high, cards)
    two = gain_in_row(s, seat, 1, high, cards)
    three = gain_in_row(s, seat, 2, high, cards)
    four = gain_in_row(s, seat, 3, high, cards)
    five = gain_in_row(s, seat, 4, high, cards)
    one, two, three, four, five = best_first(one, two, three, four, five)
    low = 0 if s.call == NO_CALL else int(s.call) + 1
    fitting = -second_copies(s)
    for gained in (one, two, three, four, five):
        fitting += gained > NOT_FITTING
    best = 0
    number = 0
    total = 0
    for place, gained in enumerate((one, two, three, four, five)):
        total += gained
        better = (total > best) & (place + 1 >= low) & (place < min(fitting, s.cap))
        best = total if better else best
        number = place + 1 if better else number
    if number == 0 and low > 0:
        return PASS
    return BID + number


@rule
def second_copies(s: State) -> int:
    """How many cards of the row are second copies: only one of two equal cards can be built."""
    copies = 0
    for kind in range(KINDS):
        copies += ones(s.offer[kind] & SECOND_COPIES)
    return copies


@rule
def choose_build(s: State, moves: Any, seat: int) -> int:
    """The card with the highest gain, if the rest of the number can be built after it."""
    cards = to_come(s)
    high = tallest(s, seat)
    best = 0
    most_gained = WORST
    for at in range(ROW):
        gained = gain_in_row(s, seat, at, high, cards)
        best = at if gained > most_gained else best
        most_gained = max(gained, most_gained)
    card = int(s.row[best])
    if most_gained > WORST and (s.need == 1 or leaves_enough(s, seat, card // VALUES, card % VALUES)):
        return BUILD + card
    return best_legal(s, moves, seat, cards, high)


@rule
def leaves_enough(s: State, seat: int, kind: int, value: int) -> bool:
    """T-22: whether the number can still be built without razing after this card."""
    bag = int(s.offer[kind])
    if not s.may_raze and not bag & (bag - 1):
        return True  # the only card of its kind
    left = most(value, take(bag, value))
    if not s.may_raze and left + 1 == most(top_of(s, seat, kind), bag):
        return True  # as many as before, and then the number could be built
    for other in range(KINDS):
        if other != kind:
            left += most(top_of(s, seat, other), s.offer[other])
    return bool(left + 1 >= s.need)


@rule
def best_legal(s: State, moves: Any, seat: int, cards: int, high: int) -> int:
    """The legal move with the highest gain, for when a card must be razed or the best card must wait."""
    best = 0
    most_gained = WORST
    for at in range(legal(s, moves)):
        gained = RAZE_GAIN
        if moves[at] < RAZE:
            kind = (int(moves[at]) - BUILD) // VALUES
            value = (int(moves[at]) - BUILD) % VALUES
            gained = gain(top_of(s, seat, kind), value, int(s.height[seat, kind]), high, cards)
        if gained > most_gained:
            most_gained = gained
            best = int(moves[at])
    return best
