"""Sets of small numbers as bits of one integer: bit n is set when n is in the set. And hashing for digests."""

from __future__ import annotations

from .rule import rule

MIXER = 0x2545F4914F6CDD1D  # odd, its bits well mixed
DIGEST = (1 << 62) - 1  # a digest has 62 bits and no sign, so that it is the same interpreted and compiled


@rule
def ones(bits: int) -> int:
    """The size of a set. A compiler turns the loop into one instruction (popcount)."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def lowest(bits: int) -> int:
    """The lowest number in a set that is not empty."""
    return ones((bits & -bits) - 1)


@rule
def hash_combine(digest: int, word: int) -> int:
    """A digest extended by one word. Different sequences of words almost always have different digests."""
    mixed = ((digest ^ word) * MIXER) & DIGEST
    return mixed ^ (mixed >> 31)
