"""Towers: who won the auction builds so many cards of the row, always the one that gains most.

Each card has a mark, the higher the more it gains, with its place in the lowest bits: of equal ones the first in the
row is the highest. Nothing is decided on the way to the highest mark, for nobody could guess it.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import State, ones, rule
from kolmik.games.towers.state import EIGHT, FLOOR, KINDS, ROW, VALUES, put

from .towers import ENDED, KIND_BITS, POINT, POINT_BITS, STEP, leaves_enough
from .towers_calls import HEIGHT, HIGHEST, SEATS, WAY
from .towers_row import (
    A_BYTE,
    ALL,
    FIRST_PLACE,
    FLAGS,
    GONE,
    at_least,
    card_at,
    equal,
    fit_from,
    kinds_of,
    steps_of,
    values_of,
    whole,
    zeros,
)

PLACE_BITS = 6  # of a mark, below what a card gains
PLACE = (1 << PLACE_BITS) - 1
MARKED_POINT = POINT_BITS + PLACE_BITS
SMALL = 31  # ways and heights are no greater


@rule
def pick_up(s: State, lanes: Any, seat: int) -> None:
    """The heights and tops of a seat's towers go back to the state. What lies under the tops stays as it was."""
    for kind in range(KINDS):
        tower = kind * SEATS + seat
        way = int(lanes[WAY + tower])
        height = int(lanes[HEIGHT + tower])
        s.height[seat, kind] = height
        s.towers[seat, kind, height] = EIGHT if (way == FLOOR) & (height > 0) else way


@rule
def under(row: int, lanes: Any, first: int, seat: int) -> int:
    """For each card of the row, what there is of the seat's tower it would go on."""
    found = 0
    for at in range(ROW):
        kind = card_at(row, FIRST_PLACE - A_BYTE * at) >> KIND_BITS
        found = (found << A_BYTE) | int(lanes[first + kind * SEATS + seat])
    return found


@rule
def known_mark(place: int, steps: int, spires: int, cards: int) -> int:
    """What is known of a card's mark before anything is built."""
    spire = -((spires >> place) & 1)
    gained = POINT + STEP * cards * ((steps >> place) & SMALL) + ((POINT - ENDED * cards) & spire)
    return (gained << PLACE_BITS) + place


@rule
def mark(place: int, known: int, ways: int, extra: int, price: int) -> int:
    """All of it. `extra` are points more, and a flag where a card can be built: that counts for more than any gain."""
    return known + (((extra >> place) & (0x80 | SMALL)) << MARKED_POINT) - ((ways >> place) & SMALL) * price


@rule
def build_all(s: State, row: int, lanes: Any, cards: int, again: int, need: int, seat: int) -> int:
    """T-18, T-22: the seat builds so many cards, after each of which the rest can be built; the row, those flagged."""
    if need == 0:
        return row
    kinds = kinds_of(row)
    values = values_of(row)
    steps = steps_of(values)
    least = fit_from(values)
    spires = zeros(values) >> 7
    price = (STEP * cards) << PLACE_BITS
    known_1 = known_mark(FIRST_PLACE, steps, spires, cards)
    known_2 = known_mark(FIRST_PLACE - A_BYTE, steps, spires, cards)
    known_3 = known_mark(FIRST_PLACE - 2 * A_BYTE, steps, spires, cards)
    known_4 = known_mark(FIRST_PLACE - 3 * A_BYTE, steps, spires, cards)
    known_5 = known_mark(FIRST_PLACE - 4 * A_BYTE, steps, spires, cards)
    ways = under(row, lanes, WAY, seat)
    heights = under(row, lanes, HEIGHT, seat)
    highest = int(lanes[HIGHEST + seat])
    here = FLAGS  # the cards that are not built yet
    while need > 0:
        fitting = at_least(ways, least) & here
        points = (at_least(heights, highest * ALL) >> 7) + (heights & (spires * SMALL))
        while True:
            extra = fitting | points
            one = mark(FIRST_PLACE, known_1, ways, extra, price)
            two = mark(FIRST_PLACE - A_BYTE, known_2, ways, extra, price)
            three = mark(FIRST_PLACE - 2 * A_BYTE, known_3, ways, extra, price)
            four = mark(FIRST_PLACE - 3 * A_BYTE, known_4, ways, extra, price)
            five = mark(FIRST_PLACE - 4 * A_BYTE, known_5, ways, extra, price)
            place = max(max(max(one, two), max(three, four)), five) & PLACE
            kind = (kinds >> place) & SMALL
            step = (steps >> place) & SMALL
            same = whole(equal(kinds, kind))
            then = ways ^ ((ways ^ (step * ALL)) & same)  # the ways when it is built
            left = here ^ (0x80 << place)
            surely = ones(at_least(then, least) & left) - again + 1 >= need
            if surely or need == 1 or goes_on(s, row, here, lanes, seat, place, need):
                break
            fitting ^= 0x80 << place
        here = left
        ways = then
        heights += same & ALL
        height = (heights >> place) & SMALL
        highest = max(highest, height)
        lanes[WAY + kind * SEATS + seat] = step
        lanes[HEIGHT + kind * SEATS + seat] = height
        need -= 1
    lanes[HIGHEST + seat] = highest
    return row | (FLAGS ^ here)


@rule
def goes_on(s: State, row: int, here: int, lanes: Any, seat: int, place: int, need: int) -> bool:
    """T-22: whether the rest of the number can be built after the card at this place, in whatever order."""
    pick_up(s, lanes, seat)
    for kind in range(KINDS):
        s.offer[kind] = 0
    for at in range(ROW):
        card = card_at(row, A_BYTE * at)
        if card < GONE and (here >> (A_BYTE * at)) & 0x80:
            kind = card >> KIND_BITS
            s.offer[kind] = put(int(s.offer[kind]), card & (VALUES - 1))
    s.need = need
    s.may_raze = 0
    chosen = card_at(row, place)
    return leaves_enough(s, seat, chosen >> KIND_BITS, chosen & (VALUES - 1))
