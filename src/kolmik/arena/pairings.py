"""Fair pairings: every bot plays in every seat, starts equally often and meets the others equally often.

A *field* is the set of bots in a game. With more bots than seats, every choice of bots is a field; with fewer, the bots
share the seats as evenly as possible, and the extra seats rotate among them. A *pairing* is one field in one order
around the table, played with the same nature once for every rotation of the seats (duplicate deals). A *round* is a
pairing for each field; over a round everything is even. The order around the table changes from round to round, and so
does the starting seat. Within a pairing the starting seat stays the same and the bots move, so each starts in turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, count, permutations
from typing import TypeAlias

Seating: TypeAlias = tuple[int, ...]  # the number of a bot for every seat


@dataclass(frozen=True)
class Pairing:
    """A few games with the same nature in which the bots change seats."""

    number: int  # from 0
    starter: int  # the seat that starts
    seatings: tuple[Seating, ...]  # game by game


def pairing(bots: int, players: int, number: int) -> Pairing:
    """The pairing of a number. It does not depend on how many games are played, so more games only add to them."""
    taking_part = fields(bots, players)
    turn, at = divmod(number, len(taking_part))
    orders = _orders(bots, players)
    order = orders[turn % len(orders)]
    return Pairing(number, turn % players, rotations(tuple(taking_part[at][part] for part in order)))


def pairings(bots: int, players: int, games: int) -> Iterator[Pairing]:
    """Whole rounds until there are at least `games` games."""
    size, played = len(fields(bots, players)), 0
    for turn in count():
        if played >= games:
            return
        for number in range(turn * size, (turn + 1) * size):
            one = pairing(bots, players, number)
            played += len(one.seatings)
            yield one


def games_per_round(bots: int, players: int) -> int:
    """The number of games in a round."""
    return sum(len(one.seatings) for one in pairings(bots, players, 1))


@cache
def fields(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """All fields. Each lists its bots, those with an extra seat first."""
    if bots >= players:
        return tuple(combinations(range(bots), players))
    favoured = combinations(range(bots), players % bots)
    return tuple((*more, *(one for one in range(bots) if one not in more)) for more in favoured)


@cache
def _orders(bots: int, players: int) -> tuple[Seating, ...]:
    """The orders of a field around the table, as indices into the field; rotations count as one."""
    seats = tuple(seat % min(bots, players) for seat in range(players))
    return tuple(sorted({min(rotations(order)) for order in permutations(seats)}))


def rotations(order: Seating) -> tuple[Seating, ...]:
    """The distinct rotations of an order: every bot moves on by one seat from game to game."""
    return tuple(dict.fromkeys(order[-by:] + order[:-by] for by in range(len(order))))
