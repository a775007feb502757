"""Towers: how many cards of a row each seat would like, and the auction that comes of it.

All seats are weighed side by side: the same sums for eight seats at once, which a processor does with one instruction
each. That is why these are real numbers of 32 bits, which hold all whole numbers that can come up here, and why there
is nothing to decide in the loop over the seats but which of two numbers is the greater.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kolmik.engine import rule
from kolmik.games.towers.state import KINDS, NINE, ROW, SPIRE, VALUES

from .towers import ENDED, KIND_BITS, NOT_FITTING, POINT, STEP, WORST, best_first, less, more, steps
from .towers_row import A_BYTE, FIRST_PLACE, GONE, card_at

# Where things lie in the lanes: [kind, seat] and [seat]. The kind after the last has no towers.
SEATS = 8  # side by side; those without a player count for nothing
WAY = 0  # how many steps down there are from a tower's top
HEIGHT = WAY + (KINDS + 1) * SEATS
HIGHEST = HEIGHT + (KINDS + 1) * SEATS  # the height of the tallest tower
END = HIGHEST + SEATS

_VALUES = [card % VALUES for card in range(GONE + ROW)]
STEPS_OF = np.array([steps(value) for value in _VALUES], np.float32)
ABOVE = np.array([0 if value == NINE else value for value in _VALUES], np.float32)  # it fits where the way is longer
SPIRES = np.array([value == SPIRE for value in _VALUES], np.float32)

NOTHING, ONE, A_POINT = np.float32(0), np.float32(1), np.float32(POINT)
A_STEP, AN_END = np.float32(STEP), np.float32(ENDED)
LOST, NOT_LOST = np.float32(WORST), np.float32(NOT_FITTING)

NUMBER_BITS = 3  # a seat's two numbers, each at most ROW, are told in a byte
NUMBER = (1 << NUMBER_BITS) - 1
SHIFTED = np.float32(1 << NUMBER_BITS)


@rule
def counted(gained: np.float32, least: np.float32) -> np.float32:
    """1 if it gains more than that, else 0."""
    return ONE if gained > least else NOTHING


@rule
def gain_in_lane(lanes: Any, tower: int, card: int, highest: np.float32, cards: np.float32) -> np.float32:
    """What a card gains on a tower, as `gain` says; LOST for one that does not fit now."""
    way = lanes[WAY + tower]
    height = lanes[HEIGHT + tower]
    spire = SPIRES[card]
    gained = A_POINT + spire * (A_POINT - AN_END * cards) + A_STEP * cards * STEPS_OF[card]
    gained = gained - A_STEP * cards * way + spire * A_POINT * height + (A_POINT if height >= highest else NOTHING)
    return gained if way > ABOVE[card] else LOST


@rule
def towers_of(card: int) -> int:
    """Where the towers of a card's kind begin."""
    return (card >> KIND_BITS) * SEATS


@rule
def weigh(row: int, lanes: Any, cards: int, again: int) -> int:
    """For each seat, how many cards gain most together, and how many still gain: a byte a seat.

    What more and more cards gain together, the best first, rises to a peak and then falls. Of two equal cards only one
    can be built: `again` cards are there twice.
    """
    first = card_at(row, FIRST_PLACE)
    second = card_at(row, FIRST_PLACE - A_BYTE)
    third = card_at(row, FIRST_PLACE - 2 * A_BYTE)
    fourth = card_at(row, FIRST_PLACE - 3 * A_BYTE)
    fifth = card_at(row, FIRST_PLACE - 4 * A_BYTE)
    coming = np.float32(cards)
    spare = np.float32(again)
    numbers = 0
    for seat in range(SEATS):
        highest = lanes[HIGHEST + seat]
        one = gain_in_lane(lanes, towers_of(first) + seat, first, highest, coming)
        two = gain_in_lane(lanes, towers_of(second) + seat, second, highest, coming)
        three = gain_in_lane(lanes, towers_of(third) + seat, third, highest, coming)
        four = gain_in_lane(lanes, towers_of(fourth) + seat, fourth, highest, coming)
        five = gain_in_lane(lanes, towers_of(fifth) + seat, fifth, highest, coming)
        fitting = (counted(one, NOT_LOST) + counted(two, NOT_LOST)) + (counted(three, NOT_LOST) - spare)
        fitting = more(fitting + (counted(four, NOT_LOST) + counted(five, NOT_LOST)), NOTHING)
        peak = (counted(one, NOTHING) + counted(two, NOTHING)) + counted(three, NOTHING)
        peak = peak + (counted(four, NOTHING) + counted(five, NOTHING))
        one, two, three, four, five = best_first(one, two, three, four, five)
        two = one + two  # what so many cards gain together
        three = two + three
        four = three + four
        five = four + five
        gaining = (counted(one, NOTHING) + counted(two, NOTHING)) + counted(three, NOTHING)
        gaining = gaining + (counted(four, NOTHING) + counted(five, NOTHING))
        both = less(peak, fitting) + SHIFTED * less(gaining, fitting)
        numbers |= int(both) << (A_BYTE * seat)
    return numbers


@rule
def auction(numbers: int, starter: int, players: int) -> tuple[int, int]:
    """T-14 to T-17: all seats call; the highest number and who named it.

    A seat names the number at its peak if it may; else the lowest it may, as long as that still gains. Nobody can guess
    who calls: so all is worked out without a branch, `named` being all bits or none.
    """
    call = 0
    caller = seat = starter
    for _ in range(players):
        mine = numbers >> (A_BYTE * seat)
        named = -int(call < ((mine >> NUMBER_BITS) & NUMBER))
        call += (max(call + 1, mine & NUMBER) - call) & named
        caller ^= (caller ^ seat) & named
        seat = 0 if seat + 1 == players else seat + 1
    return call, caller
