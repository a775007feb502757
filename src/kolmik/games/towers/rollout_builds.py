"""Towers: the builds of a rollout: the winner of the auction builds its number of cards, the best one first.

Each card has a score, higher for more gain, with its place in the lowest bits: among equal cards the first in the row
wins. The way to the highest score has no branches, as they would be unpredictable.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import State, ones, rule

from .rollout_auction import HEADROOM, HEIGHT, HIGHEST, SEATS
from .rollout_policy import CAP_COST, KIND_BITS, POINT, POINT_BITS, STEP_COST, leaves_enough
from .rollout_row import (
    ALL,
    BYTE,
    FIRST_PLACE,
    FLAGS,
    NO_CARD,
    at_least,
    card_at,
    equal,
    headrooms_of,
    kinds_of,
    needed_headrooms,
    values_of,
    whole_bytes,
    zeros,
)
from .state import EIGHT, FLOOR, KINDS, ROW, VALUES, put

PLACE_BITS = 6  # of a score, below the gain
PLACE = (1 << PLACE_BITS) - 1
SCORE_POINT = POINT_BITS + PLACE_BITS  # the shift of a point in a score
SMALL = 31  # no headroom or height is greater


@rule
def store_towers(s: State, lanes: Any, seat: int) -> None:
    """Write the heights and tops of a seat's towers back to the state. The cards below the tops stay as they were."""
    for kind in range(KINDS):
        tower = kind * SEATS + seat
        room = int(lanes[HEADROOM + tower])
        height = int(lanes[HEIGHT + tower])
        s.height[seat, kind] = height
        s.towers[seat, kind, height] = EIGHT if (room == FLOOR) & (height > 0) else room


@rule
def gather(row: int, lanes: Any, first: int, seat: int) -> int:
    """For each card of the row, the entry of the seat's tower of its kind."""
    found = 0
    for at in range(ROW):
        kind = card_at(row, FIRST_PLACE - BYTE * at) >> KIND_BITS
        found = (found << BYTE) | int(lanes[first + kind * SEATS + seat])
    return found


@rule
def fixed_score(place: int, headrooms: int, spires: int, cards: int) -> int:
    """The part of a card's score that does not depend on the tower."""
    spire = -((spires >> place) & 1)
    gained = POINT + STEP_COST * cards * ((headrooms >> place) & SMALL) + ((POINT - CAP_COST * cards) & spire)
    return (gained << PLACE_BITS) + place


@rule
def full_score(place: int, fixed: int, tops: int, extra: int, price: int) -> int:
    """The score of a card. `extra` holds more points, and a flag if the card fits, which outweighs any gain."""
    return fixed + (((extra >> place) & (0x80 | SMALL)) << SCORE_POINT) - ((tops >> place) & SMALL) * price


@rule
def build_all(s: State, row: int, lanes: Any, cards: int, duplicates: int, need: int, seat: int) -> int:
    """T-18, T-22: the seat builds `need` cards so that the rest can always be built; the row, built cards flagged."""
    if need == 0:
        return row
    kinds = kinds_of(row)
    values = values_of(row)
    headrooms = headrooms_of(values)
    needed = needed_headrooms(values)
    spires = zeros(values) >> 7
    price = (STEP_COST * cards) << PLACE_BITS
    fixed_1 = fixed_score(FIRST_PLACE, headrooms, spires, cards)
    fixed_2 = fixed_score(FIRST_PLACE - BYTE, headrooms, spires, cards)
    fixed_3 = fixed_score(FIRST_PLACE - 2 * BYTE, headrooms, spires, cards)
    fixed_4 = fixed_score(FIRST_PLACE - 3 * BYTE, headrooms, spires, cards)
    fixed_5 = fixed_score(FIRST_PLACE - 4 * BYTE, headrooms, spires, cards)
    tops = gather(row, lanes, HEADROOM, seat)
    heights = gather(row, lanes, HEIGHT, seat)
    highest = int(lanes[HIGHEST + seat])
    here = FLAGS  # the cards that are not built yet
    while need > 0:
        fitting = at_least(tops, needed) & here
        points = (at_least(heights, highest * ALL) >> 7) + (heights & (spires * SMALL))
        while True:
            extra = fitting | points
            one = full_score(FIRST_PLACE, fixed_1, tops, extra, price)
            two = full_score(FIRST_PLACE - BYTE, fixed_2, tops, extra, price)
            three = full_score(FIRST_PLACE - 2 * BYTE, fixed_3, tops, extra, price)
            four = full_score(FIRST_PLACE - 3 * BYTE, fixed_4, tops, extra, price)
            five = full_score(FIRST_PLACE - 4 * BYTE, fixed_5, tops, extra, price)
            place = max(max(max(one, two), max(three, four)), five) & PLACE
            kind = (kinds >> place) & SMALL
            room = (headrooms >> place) & SMALL
            same = whole_bytes(equal(kinds, kind))
            then = tops ^ ((tops ^ (room * ALL)) & same)  # the tops after this build
            left = here ^ (0x80 << place)
            surely = ones(at_least(then, needed) & left) - duplicates + 1 >= need
            if surely or need == 1 or rest_can_be_built(s, row, here, lanes, seat, place, need):
                break
            fitting ^= 0x80 << place
        here = left
        tops = then
        heights += same & ALL
        height = (heights >> place) & SMALL
        highest = max(highest, height)
        lanes[HEADROOM + kind * SEATS + seat] = room
        lanes[HEIGHT + kind * SEATS + seat] = height
        need -= 1
    lanes[HIGHEST + seat] = highest
    return row | (FLAGS ^ here)


@rule
def rest_can_be_built(s: State, row: int, here: int, lanes: Any, seat: int, place: int, need: int) -> bool:
    """T-22: whether the rest of the number can be built after the card at this place, in some order."""
    store_towers(s, lanes, seat)
    for kind in range(KINDS):
        s.offer[kind] = 0
    for at in range(ROW):
        card = card_at(row, BYTE * at)
        if card < NO_CARD and (here >> (BYTE * at)) & 0x80:
            kind = card >> KIND_BITS
            s.offer[kind] = put(int(s.offer[kind]), card & (VALUES - 1))
    s.need = need
    s.may_raze = 0
    chosen = card_at(row, place)
    return leaves_enough(s, seat, chosen >> KIND_BITS, chosen & (VALUES - 1))
