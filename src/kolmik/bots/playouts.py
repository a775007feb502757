"""What is injected into the tree: how a game is played on from a leaf, and how promising its moves look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, rule


def move_by_move(game: Game, policy: Callable[..., Any]) -> Callable[..., Any]:
    """A way to play on to the end of the game: every seat by a policy."""
    mover, apply = game.rules.mover, game.rules.apply
    draw = game.interpreted.draw

    @rule
    def play_on(s: State, rng: Generator, room: Any) -> None:
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                apply(s, draw(s, rng, room.moves, room.weights))
            else:
                apply(s, policy(s, rng, room.moves))
            who = mover(s)

    return play_on


def to_the_end(game: Game, play_on: Callable[..., Any]) -> Callable[..., Any]:
    """A playout: the values are the shares of the win."""
    scores = game.rules.scores

    @rule
    def playout(s: State, rng: Generator, room: Any) -> None:
        play_on(s, rng, room)
        scores(s, room.points, room.won)
        winners = 0
        for seat in range(len(room.values)):
            winners += int(room.won[seat])
        for seat in range(len(room.values)):
            room.values[seat] = int(room.won[seat]) / winners

    return playout


@rule
def uniform_prior(s: State, moves: Any, count: int, prior: Any) -> None:
    """No move looks better than another."""
    for at in range(count):
        prior[at] = 1.0 / count
