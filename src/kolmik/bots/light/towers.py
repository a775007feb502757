"""Towers: a light policy for games that are imagined to their end.

What a card gains is counted in small parts of a point: the card itself, once more on the tallest tower, less what the
steps it goes down take from the tower's future, and that is the less, the fewer cards are still to come.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, ones, rule
from kolmik.games.towers.rules import fits, legal, most, top_of
from kolmik.games.towers.state import (
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

KIND_BITS = 4  # a card is its kind shifted by so many bits, and its value
POINT_BITS = 13
POINT = 1 << POINT_BITS  # so many parts
STEP = 24  # what a step down costs for each card that is to come
ENDED = 384  # what it costs for each card that is to come that a spire ends a tower
RAZING = -128_000  # a last resort
WORST = -2_000_000
NOT_FITTING = WORST // 2  # what gains no more does not fit


@rule
def choose(s: State, rng: Generator, moves: Any) -> int:
    """Call for the number of cards that gain most together; build what gains most first. Razes only if it has to."""
    seat = int(s.turn)
    if s.phase == BIDDING:
        return call(s, seat)
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
    """What a card gains on a tower of this top and height; a spire ends it, and doubles it."""
    gained = POINT + POINT * (height >= highest_tower)
    gained += (value == SPIRE) * ((height + 1) * POINT - ENDED * cards)
    return gained - STEP * cards * (steps(top) - steps(value))


@rule
def gain_in_row(s: State, seat: int, at: int, high: int, cards: int) -> int:
    """What a card of the row gains, WORST for one that does not fit now; other cards of its kind are not looked at."""
    card = int(s.row[at])
    kind = card >> KIND_BITS
    value = card & (VALUES - 1)
    top = top_of(s, seat, kind)
    gained = gain(top, value, int(s.height[seat, kind]), high, cards)
    return gained if fits(top, value) & (at < s.row_size) else WORST


@rule
def more(one: Any, other: Any) -> Any:
    return one if one > other else other


@rule
def less(one: Any, other: Any) -> Any:
    return one if one < other else other


@rule
def best_first(one: Any, two: Any, three: Any, four: Any, five: Any) -> tuple[Any, Any, Any, Any, Any]:
    """Five gains in order; whatever they are, the same is compared, so nothing has to be guessed."""
    one, two = more(one, two), less(one, two)
    four, five = more(four, five), less(four, five)
    three, five = more(three, five), less(three, five)
    three, four = more(three, four), less(three, four)
    two, five = more(two, five), less(two, five)
    one, four = more(one, four), less(one, four)
    one, three = more(one, three), less(one, three)
    two, four = more(two, four), less(two, four)
    two, three = more(two, three), less(two, three)
    return one, two, three, four, five


@rule
def call(s: State, seat: int) -> int:
    """The number of cards that gain most together, of those that may be called; pass, or 0 to open, if none gains.

    Every row has five cards or so, and which of them are good nobody can guess: so there is little to decide here, and
    no loop that ends early. A processor that guesses wrong would lose more time than the sums take.
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
    """How many cards of the row are there twice: only one of the two counts."""
    copies = 0
    for kind in range(KINDS):
        copies += ones(s.offer[kind] & SECOND_COPIES)
    return copies


@rule
def build(s: State, moves: Any, seat: int) -> int:
    """The card that gains most, if the rest of the number can be built after it."""
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
        return True  # as many as before, and then it could be built
    for other in range(KINDS):
        if other != kind:
            left += most(top_of(s, seat, other), s.offer[other])
    return bool(left + 1 >= s.need)


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
