"""The skill meter: how it swings follows from the key of the deal, so that nobody can hand out an easier one."""

from __future__ import annotations

from typing import NamedTuple

from .fair import beside

LONG_PERIODS, SHORT_PERIODS = (1100, 1700), (500, 900)  # milliseconds: ranges of a meter's two periods
DEGREES = 360


class Swing(NamedTuple):
    """The two sine waves of a meter."""

    periods: tuple[int, int]  # milliseconds
    phases: tuple[int, int]  # degrees


def swing(key: bytes, at: int) -> Swing:
    """The swing of the meter before nature's move with this number: four tickets beside that move, 0 to 3."""
    long, short = (
        low + beside(key, at, index, high - low + 1) for index, (low, high) in enumerate((LONG_PERIODS, SHORT_PERIODS))
    )
    return Swing((long, short), (beside(key, at, 2, DEGREES), beside(key, at, 3, DEGREES)))
