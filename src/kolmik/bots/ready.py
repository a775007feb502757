"""Whether the search of a game is there already or has to be compiled: then people are told why they wait."""

from __future__ import annotations

from kolmik.engine import Game

from .search import search_in


def compiled_before(game: Game) -> bool:
    """Has this machine compiled the search of this game before?"""
    twin = search_in(game)._think
    from kolmik.engine.cache import is_cached  # it imports Numba, as the search has by now

    return is_cached(twin)
