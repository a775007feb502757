"""Sets in one number: bit n is set when n is in it. Games keep slots, lays and bags of cards so."""

from __future__ import annotations

from .rule import rule


@rule
def ones(bits: int) -> int:
    """How many are in the set. A compiler makes one instruction of it."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest(bits: int) -> int:
    """The lowest in a set that is not empty."""
    return ones((bits & -bits) - 1)
