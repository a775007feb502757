"""Pairs of games of Millstone that a viewer cannot tell apart."""

from __future__ import annotations

from random import Random

from kolmik.engine import registry
from kolmik.engine.match import Match
from kolmik.server.domain.projection import Viewer

PLAYERS = 3
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, None)
MILLSTONE = registry.game("millstone")


def heard(match: Match, move: int, viewer: Viewer) -> str:
    assert MILLSTONE.tell
    return str(MILLSTONE.tell(match.opened, move, viewer))


def same_for(one: Match, other: Match, viewer: Viewer, rng: Random) -> tuple[int, int] | None:
    """A move in each of two games that tells a viewer the same, another one if possible; None if there is none.

    What a move brings to light, such as a hand that is swapped for, is not hidden any more: the game's view says so.
    """
    moves, others = one.legal_moves(), other.legal_moves()
    rng.shuffle(moves)
    rng.shuffle(others)
    for move in moves:
        told, seen = heard(one, move, viewer), after(one, move).view(viewer)
        for twin in sorted(others, key=lambda twin: twin == move):
            alike = twin == move if one.mover == viewer else heard(other, twin, viewer) == told
            if alike and after(other, twin).view(viewer) == seen:
                return move, twin
    return None


def after(match: Match, move: int) -> Match:
    later = match.copy()
    later.play_number(move)
    return later
