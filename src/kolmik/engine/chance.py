"""Chance: a counter-based generator that gives the same draws interpreted, compiled and on a GPU.

SplitMix64 (Steele, Lea and Flood, 2014): word number `count` of a seed depends on these two alone. Machine integers
of 64 bits are signed and wrap around, Python's integers do neither; a mask after every step makes the bits agree.
"""

from __future__ import annotations

import secrets
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from .errors import BadOption
from .rule import rule

Generator: TypeAlias = npt.NDArray[np.int64]  # (the seed, the number of words drawn)
SEED, COUNT = range(2)

SEEDS = 1 << 64  # seeds are 0 to SEEDS - 1
BITS_64 = SEEDS - 1
BITS_37, BITS_34, BITS_33, BITS_32 = ((1 << bits) - 1 for bits in (37, 34, 33, 32))
STEP = 0x9E3779B97F4A7C15 - SEEDS  # the three constants of SplitMix64, as signed numbers
FIRST_FACTOR = 0xBF58476D1CE4E5B9 - SEEDS
SECOND_FACTOR = 0x94D049BB133111EB - SEEDS


def generator(seed: int | None = None) -> Generator:
    """A generator that has drawn nothing yet; without a seed, the system provides one."""
    if seed is None:
        seed = secrets.randbits(64)
    if not 0 <= seed < SEEDS:
        raise BadOption(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")
    return np.array([seed, 0], np.uint64).view(np.int64)


@rule
def word(seed: int, count: int) -> int:
    """The upper 32 bits of word number `count`, counted from 0, of a seed."""
    mixed = (seed + (count + 1) * STEP) & BITS_64
    mixed = ((mixed ^ ((mixed >> 30) & BITS_34)) * FIRST_FACTOR) & BITS_64
    mixed = ((mixed ^ ((mixed >> 27) & BITS_37)) * SECOND_FACTOR) & BITS_64
    return ((mixed ^ ((mixed >> 31) & BITS_33)) >> 32) & BITS_32


@rule
def below(rng: Generator, limit: int) -> int:
    """A number from 0 to `limit` - 1, all equally likely: words that would favour some are rejected (Lemire, 2019)."""
    while True:
        count = int(rng[COUNT])
        rng[COUNT] = count + 1
        scaled = word(int(rng[SEED]), count) * limit
        fraction = scaled & BITS_32
        if fraction >= limit or fraction >= (1 << 32) % limit:
            return scaled >> 32
