"""Pairs of games of Millstone that a viewer cannot tell apart."""

from __future__ import annotations

from random import Random

from kolmik.engine import registry
from kolmik.engine.match import Match
from kolmik.server.domain.projection import Viewer

PLAYERS = 3
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, None)
MILLSTONE = registry.game("millstone")


def visible_move(match: Match, move: int, viewer: Viewer) -> str:
    """A move in the words in which a viewer gets it."""
    assert MILLSTONE.tell
    return str(MILLSTONE.tell(match.opened, move, viewer))


def matching_moves(one: Match, other: Match, viewer: Viewer, rng: Random) -> tuple[int, int] | None:
    """A move in each of two games that look the same to a viewer, two different ones if possible; None if impossible.

    A move may reveal something, such as a hand that is swapped: the views after the moves must be equal too.
    """
    moves, other_moves = one.legal_moves(), other.legal_moves()
    rng.shuffle(moves)
    rng.shuffle(other_moves)
    for move in moves:
        words, view = visible_move(one, move, viewer), after(one, move).view(viewer)
        for candidate in sorted(other_moves, key=lambda candidate: candidate == move):
            same = candidate == move if one.mover == viewer else visible_move(other, candidate, viewer) == words
            if same and after(other, candidate).view(viewer) == view:
                return move, candidate
    return None


def after(match: Match, move: int) -> Match:
    later = match.copy()
    later.play_number(move)
    return later
