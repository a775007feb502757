"""Decisions against the clock. A seat that does not answer in time makes a default move.

Several seats may choose simultaneously and in secret. The rules take their moves one after the other, people answer in
any order; the functions here translate between the two.
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
    """A decision that is made against the clock."""

    kind: str  # one word for people and pages
    seats: tuple[int, ...]  # the seats that choose, in the order in which the rules take their moves
    otherwise: str  # the move of a seat that does not answer
    seconds: float
    first: str = ""  # nature's move that names the seat that answered first, as "{seat}", if the rules have one
    simultaneous: bool = False  # all seats choose at the same time and in secret; otherwise there is one seat


def together(match: Match, choices: Mapping[int, str]) -> list[str]:
    """The moves of all seats that choose now, in the order of the rules; each must be legal on that seat's turn."""
    decision = _decision(match)
    for seat in choices:
        _check_seat(decision, seat)
    trial = match.copy()
    moves = [choices.get(seat, decision.otherwise) for seat in decision.seats]
    trial.play(*moves)
    return moves


def allowed(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat that chooses now, although the rules may take the moves of others before it."""
    return with_seat_on_turn(match, seat).legal()


def with_seat_on_turn(match: Match, seat: int) -> Match:
    """A copy of the match with a seat that chooses now on turn; the seats before it make their default moves."""
    decision = _decision(match)
    _check_seat(decision, seat)
    trial = match.copy()
    trial.play(*(decision.otherwise for _ in decision.seats[: decision.seats.index(seat)]))
    return trial


def _decision(match: Match) -> TimedDecision:
    if (decision := match.timed_decision) is None:
        raise Refused("No decision is made against the clock now.")
    return decision


def _check_seat(decision: TimedDecision, seat: int) -> None:
    if seat not in decision.seats:
        raise Refused(f"Seat {seat} has no decision to make now.")
