"""Decisions against the clock: several seats are asked at once and secretly, and who says nothing has chosen too.

The rules ask one seat after the other, people answer in any order. Here the one is made of the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Refused

if TYPE_CHECKING:
    from .match import Match


@dataclass(frozen=True)
class TimedDecision:
    """What is asked against the clock."""

    kind: str  # one word for people and pages
    seats: tuple[int, ...]  # asked at once, in the order in which the rules want their moves
    otherwise: str  # the move of who says nothing
    seconds: float
    first: str = ""  # nature's move that says who answered first, "{seat}" for the seat, where the rules have one

    @property
    def simultaneous(self) -> bool:
        """Whether the seats choose in secret and the fastest counts."""
        return bool(self.first)


def together(match: Match, choices: Mapping[int, str]) -> list[str]:
    """The moves of all who are asked now, in the order of the rules; each is checked as if it were that seat's turn."""
    asked = _asked(match)
    for seat in choices:
        _check_seat(asked, seat)
    trial = match.copy()
    moves = [choices.get(seat, asked.otherwise) for seat in asked.seats]
    trial.play(*moves)
    return moves


def allowed(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat that is asked now, though the rules may ask others before it."""
    return asked_alone(match, seat).legal()


def asked_alone(match: Match, seat: int) -> Match:
    """The match as it is for a seat that is asked now: it is on turn, and nobody before it has said anything."""
    asked = _asked(match)
    _check_seat(asked, seat)
    trial = match.copy()
    trial.play(*(asked.otherwise for _ in asked.seats[: asked.seats.index(seat)]))
    return trial


def _asked(match: Match) -> TimedDecision:
    if (asked := match.timed_decision) is None:
        raise Refused("Nobody is asked against the clock now.")
    return asked


def _check_seat(asked: TimedDecision, seat: int) -> None:
    if seat not in asked.seats:
        raise Refused(f"Seat {seat} is not asked now.")
