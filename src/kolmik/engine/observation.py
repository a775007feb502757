"""The meaning of each number of an observation, declared slice by slice in a game's optional `observation.py`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

ONE_HOT = "one-hot"
MOST = 127  # the highest value of an int8

Axis = tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """The meaning of a slice of an observation. Its axes label each number; the last axis varies fastest."""

    meaning: str
    values: str | tuple[int, int]  # ONE_HOT, or the lowest and the highest
    axes: tuple[Axis, ...] = ()

    @property
    def size(self) -> int:
        return math.prod(map(len, self.axes))

    def labels(self) -> list[str]:
        return [" ".join(label) for label in product(*self.axes)]

    def range(self) -> str:
        return "one-hot, or all 0" if isinstance(self.values, str) else f"{self.values[0]} to {self.values[1]}"


def seats(count: int) -> Axis:
    """Seats relative to the observer."""
    return tuple(f"+{place}" for place in range(count))


def switch(meaning: str) -> Part:
    return Part(meaning, (0, 1))
