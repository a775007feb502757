"""Towers: the row as one number, a byte for each of its five cards, the first card in the highest byte.

So something is found out about five cards at once. What there is about each card is such a number too: its kind, what
lies on top of the tower it would go on. A question to all five is answered by flags: the highest bit of each byte.
"""

from __future__ import annotations

from kolmik.engine import ones, rule
from kolmik.games.towers.state import EIGHT, KINDS, NINE, ROW, VALUES

from .towers import KIND_BITS

A_BYTE = 8  # bits
ALL = 0x0101010101  # times a number: that number in every byte
FLAGS = 0x80 * ALL
BELOW = 0x7F  # the bits of a byte below its flag
FIRST_PLACE = A_BYTE * (ROW - 1)  # how far the first card is shifted

GONE = KINDS * VALUES  # a place without a card: of a kind whose towers nobody can build on


@rule
def card_at(row: int, place: int) -> int:
    """The card at a place, that is shifted so far."""
    return (row >> place) & BELOW


@rule
def zeros(row: int) -> int:
    """Flags where there is a 0; no byte may have a flag of its own."""
    return ~(row + BELOW * ALL) & FLAGS


@rule
def equal(row: int, number: int) -> int:
    """Flags where there is this number."""
    return zeros(row ^ (number * ALL))


@rule
def at_least(row: int, other: int) -> int:
    """Flags where a number is at least the other row's at the same place."""
    return ((row | FLAGS) - other) & FLAGS


@rule
def whole(flags: int) -> int:
    """All bits of the bytes with a flag."""
    return flags | (flags - (flags >> 7))


@rule
def kinds_of(row: int) -> int:
    return (row >> KIND_BITS) & (7 * ALL)


@rule
def values_of(row: int) -> int:
    return row & ((VALUES - 1) * ALL)


@rule
def steps_of(values: int) -> int:
    """How many steps down there are from each card: from an 8 as many as from the floor."""
    return values + (equal(values, EIGHT) >> 4)


@rule
def fit_from(values: int) -> int:
    """How many steps down there must be from a top for each card to fit: one more than its value, for a 9 only one."""
    return (values ^ (NINE * (equal(values, NINE) >> 7))) + ALL


@rule
def twins(row: int) -> int:
    """How many cards are there twice."""
    pairs = 0
    for apart in range(1, ROW):
        both = FLAGS >> (A_BYTE * apart)
        pairs += ones(zeros(row ^ (row >> (A_BYTE * apart))) & both)
    return pairs
