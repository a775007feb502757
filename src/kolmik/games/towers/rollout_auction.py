"""Towers: the auction of a rollout: how many cards of a row each seat wants, and the call that wins.

All seats are weighed side by side in eight lanes, which the compiler turns into SIMD instructions. That is why the
numbers are 32-bit floats, which hold every whole number that can occur here exactly, and why the loop over the seats
has no branches, only minima and maxima.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kolmik.engine import rule

from .rollout_policy import (
    CAP_COST,
    KIND_BITS,
    NOT_FITTING,
    POINT,
    STEP_COST,
    WORST,
    best_first,
    greater,
    headroom,
    smaller,
)
from .rollout_row import BYTE, FIRST_PLACE, NO_CARD, card_at
from .state import KINDS, NINE, ROW, SPIRE, VALUES

# The layout of the lanes: [kind, seat] and [seat]. The kind after the last has no towers.
SEATS = 8  # lanes without a player count for nothing
HEADROOM = 0  # of a tower's top
HEIGHT = HEADROOM + (KINDS + 1) * SEATS
HIGHEST = HEIGHT + (KINDS + 1) * SEATS  # the height of the tallest tower
END = HIGHEST + SEATS

_VALUES = [card % VALUES for card in range(NO_CARD + ROW)]
HEADROOM_OF = np.array([headroom(value) for value in _VALUES], np.float32)
FITS_ABOVE = np.array([0 if value == NINE else value for value in _VALUES], np.float32)  # fits on more headroom
SPIRES = np.array([value == SPIRE for value in _VALUES], np.float32)

ZERO_F, ONE_F, POINT_F = np.float32(0), np.float32(1), np.float32(POINT)
STEP_COST_F, CAP_COST_F = np.float32(STEP_COST), np.float32(CAP_COST)
WORST_F, NOT_FITTING_F = np.float32(WORST), np.float32(NOT_FITTING)

NUMBER_BITS = 3  # a seat's two numbers, each at most ROW, share a byte
NUMBER = (1 << NUMBER_BITS) - 1
SHIFT_F = np.float32(1 << NUMBER_BITS)


@rule
def one_if_above(gained: np.float32, least: np.float32) -> np.float32:
    return ONE_F if gained > least else ZERO_F


@rule
def gain_in_lane(lanes: Any, tower: int, card: int, highest: np.float32, cards: np.float32) -> np.float32:
    """The gain of a card on a tower, as in `gain`; WORST if it does not fit now."""
    room = lanes[HEADROOM + tower]
    height = lanes[HEIGHT + tower]
    spire = SPIRES[card]
    gained = POINT_F + spire * (POINT_F - CAP_COST_F * cards) + STEP_COST_F * cards * HEADROOM_OF[card]
    gained = gained - STEP_COST_F * cards * room + spire * POINT_F * height + (POINT_F if height >= highest else ZERO_F)
    return gained if room > FITS_ABOVE[card] else WORST_F


@rule
def towers_of(card: int) -> int:
    """The offset of the towers of a card's kind."""
    return (card >> KIND_BITS) * SEATS


@rule
def weigh(row: int, lanes: Any, cards: int, duplicates: int) -> int:
    """For each seat, how many cards gain most together, and how many together still gain: a byte a seat.

    The total gain of the best cards rises to a peak and then falls. Only one of two equal cards can be built.
    """
    first = card_at(row, FIRST_PLACE)
    second = card_at(row, FIRST_PLACE - BYTE)
    third = card_at(row, FIRST_PLACE - 2 * BYTE)
    fourth = card_at(row, FIRST_PLACE - 3 * BYTE)
    fifth = card_at(row, FIRST_PLACE - 4 * BYTE)
    coming = np.float32(cards)
    spare = np.float32(duplicates)
    numbers = 0
    for seat in range(SEATS):
        highest = lanes[HIGHEST + seat]
        one = gain_in_lane(lanes, towers_of(first) + seat, first, highest, coming)
        two = gain_in_lane(lanes, towers_of(second) + seat, second, highest, coming)
        three = gain_in_lane(lanes, towers_of(third) + seat, third, highest, coming)
        four = gain_in_lane(lanes, towers_of(fourth) + seat, fourth, highest, coming)
        five = gain_in_lane(lanes, towers_of(fifth) + seat, fifth, highest, coming)
        fitting = (one_if_above(one, NOT_FITTING_F) + one_if_above(two, NOT_FITTING_F)) + (
            one_if_above(three, NOT_FITTING_F) - spare
        )
        fitting = greater(fitting + (one_if_above(four, NOT_FITTING_F) + one_if_above(five, NOT_FITTING_F)), ZERO_F)
        peak = (one_if_above(one, ZERO_F) + one_if_above(two, ZERO_F)) + one_if_above(three, ZERO_F)
        peak = peak + (one_if_above(four, ZERO_F) + one_if_above(five, ZERO_F))
        one, two, three, four, five = best_first(one, two, three, four, five)
        two = one + two  # from here on totals
        three = two + three
        four = three + four
        five = four + five
        gaining = (one_if_above(one, ZERO_F) + one_if_above(two, ZERO_F)) + one_if_above(three, ZERO_F)
        gaining = gaining + (one_if_above(four, ZERO_F) + one_if_above(five, ZERO_F))
        both = smaller(peak, fitting) + SHIFT_F * smaller(gaining, fitting)
        numbers |= int(both) << (BYTE * seat)
    return numbers


@rule
def auction(numbers: int, starter: int, players: int) -> tuple[int, int]:
    """T-14 to T-17: all seats call; the highest number and its caller.

    A seat names the number at its peak if it may; else the lowest it may, as long as that still gains. Who calls is
    unpredictable, so there are no branches: `named` is all bits or none.
    """
    call = 0
    caller = seat = starter
    for _ in range(players):
        mine = numbers >> (BYTE * seat)
        named = -int(call < ((mine >> NUMBER_BITS) & NUMBER))
        call += (max(call + 1, mine & NUMBER) - call) & named
        caller ^= (caller ^ seat) & named
        seat = 0 if seat + 1 == players else seat + 1
    return call, caller
