"""Towers: a row as one number, for rollouts: a byte for each of its five cards, the first card in the highest byte.

One operation then works on all five cards (SIMD within a register). Other facts about the cards are packed the same
way: their kinds, the tops they would go on. A test of all five answers with flags: the highest bit of each byte.
"""

from __future__ import annotations

from kolmik.engine import ones, rule

from .rollout_policy import KIND_BITS
from .state import EIGHT, KINDS, NINE, ROW, VALUES

BYTE = 8  # bits
ALL = 0x0101010101  # times a number: that number in every byte
FLAGS = 0x80 * ALL
BELOW_FLAG = 0x7F  # the other bits of a byte
FIRST_PLACE = BYTE * (ROW - 1)  # the shift of the first card

NO_CARD = KINDS * VALUES  # an empty place: of a kind that no tower has


@rule
def card_at(row: int, place: int) -> int:
    """The card at a place, given as its shift."""
    return (row >> place) & BELOW_FLAG


@rule
def zeros(row: int) -> int:
    """Flags where a byte is 0; no byte may have its flag set."""
    return ~(row + BELOW_FLAG * ALL) & FLAGS


@rule
def equal(row: int, number: int) -> int:
    """Flags where a byte is this number."""
    return zeros(row ^ (number * ALL))


@rule
def at_least(row: int, other: int) -> int:
    """Flags where a byte is at least the byte of the other row at the same place."""
    return ((row | FLAGS) - other) & FLAGS


@rule
def whole_bytes(flags: int) -> int:
    """All bits of the bytes with a flag."""
    return flags | (flags - (flags >> 7))


@rule
def kinds_of(row: int) -> int:
    return (row >> KIND_BITS) & (7 * ALL)


@rule
def values_of(row: int) -> int:
    return row & ((VALUES - 1) * ALL)


@rule
def headrooms_of(values: int) -> int:
    """The headroom below each card: below an 8 as much as from the floor."""
    return values + (equal(values, EIGHT) >> 4)


@rule
def needed_headrooms(values: int) -> int:
    """The headroom a top must have for each card to fit: one more than its value, for a 9 only 1."""
    return (values ^ (NINE * (equal(values, NINE) >> 7))) + ALL


@rule
def count_duplicates(row: int) -> int:
    """How many cards of the row are second copies."""
    pairs = 0
    for apart in range(1, ROW):
        both = FLAGS >> (BYTE * apart)
        pairs += ones(zeros(row ^ (row >> (BYTE * apart))) & both)
    return pairs
