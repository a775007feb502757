"""Bounds: how long a game and a table may get. No honest game comes near them.

They apply to commands, never to stored events: a longer table of an earlier version still opens.
"""

from __future__ import annotations

from .table import Table

GAME_EVENTS = 10_000  # moves, choices and undos of one game; at this number the table is closed
GAME_MOVES = 10_000  # of one game, nature's included; likewise
OTHER_EVENTS = 2_000  # people who sit, talk, come and go: between the gathering for a game and its end
TABLE_EVENTS = 40_000  # after this many no further game begins at the table


def too_long(table: Table) -> bool:
    """Whether the game has got so long that nothing more may happen in it."""
    return table.game_events >= GAME_EVENTS or len(table.played.match.moves) >= GAME_MOVES


def crowded(table: Table, holder: str) -> bool:
    """Whether so much else has happened during this game that a holder may do nothing more besides moving.

    The host gets twice as much, so that others cannot keep the host from running the table.
    """
    return table.other_events >= OTHER_EVENTS * (2 if holder and holder == table.host else 1)


def used_up(table: Table) -> bool:
    """Whether the table is too long for another game."""
    return table.number >= TABLE_EVENTS
