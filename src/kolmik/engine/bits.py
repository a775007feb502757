"""Sets in one number: bit n is set when n is in it. Games keep slots, lays and bags of cards so. And digests."""

from __future__ import annotations

from .rule import rule

MIXER = 0x2545F4914F6CDD1D  # odd, its bits well mixed
DIGEST = (1 << 62) - 1  # a digest has so many bits, and no sign: the same interpreted and compiled


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


@rule
def hash_combine(digest: int, word: int) -> int:
    """A digest with one word more: any two different rows of words come to different digests, as good as always."""
    mixed = ((digest ^ word) * MIXER) & DIGEST
    return mixed ^ (mixed >> 31)
