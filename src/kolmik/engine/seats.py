"""The movers that are no seats, NATURE and NOBODY, and the order of seats around the table."""

from __future__ import annotations

from .rule import rule

NATURE = -1  # chance: a card is turned up, a tile is thrown
NOBODY = -2  # the game is over


@rule
def place_of(other: int, seat: int, players: int) -> int:
    """The number of places from a seat clockwise to another one."""
    place = other - seat
    return place + players if place < 0 else place


@rule
def seat_at(place: int, seat: int, players: int) -> int:
    """The seat that is this many places clockwise from another."""
    other = seat + place
    return other - players if other >= players else other
