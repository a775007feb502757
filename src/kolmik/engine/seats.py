"""Who may be on turn besides the seats 0, 1, 2 …, and where the others sit."""

from __future__ import annotations

from .rule import rule

NATURE = -1  # chance: a card is turned up, a tile is thrown
NOBODY = -2  # the game is over


@rule
def place_of(other: int, seat: int, players: int) -> int:
    """How many places on from a seat another one is, clockwise."""
    place = other - seat
    return place + players if place < 0 else place


@rule
def seat_at(place: int, seat: int, players: int) -> int:
    """The seat that is so many places on from another, clockwise."""
    other = seat + place
    return other - players if other >= players else other
