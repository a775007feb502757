"""Light policies: a sensible move at once, for games that are imagined to their end by the thousand.

Each takes a state, chance and room for moves, and gives a legal move. They are rules, so they are compiled into the
search. They need not play well, only fast and not absurdly: what a player would not do is not imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolmik.engine import Game, Generator, State, below, rule

from . import dungeon, millstone, towers, towers_rounds

Policy = Callable[..., Any]  # policy(s, rng, moves) -> move

POLICIES: dict[str, Policy] = {"towers": towers.choose, "dungeon": dungeon.choose, "millstone": millstone.choose}

Playout = Callable[..., Any]  # play_on(s, rng, room): to the end of the game

# The same moves, but faster than one by one.
PLAYOUTS: dict[str, Playout] = {"towers": towers_rounds.play_on, "dungeon": dungeon.play_on}


def policy(game: Game) -> Policy:
    """The light policy of a game; any legal move in one that has none."""
    return POLICIES.get(game.name) or any_move(game)


def any_move(game: Game) -> Policy:
    legal = game.rules.legal

    @rule
    def choose(s: State, rng: Generator, moves: Any) -> int:
        return int(moves[below(rng, legal(s, moves))])

    return choose
