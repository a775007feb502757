"""The default leaf evaluation and priors of the search: rollouts by a fast policy, and uniform priors.

All of it is compiled into the search. A game may bring a rollout policy, and a rollout that plays the same policy
faster than move by move (`games/<game>/bots.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, rule
from kolmik.engine.runners import random_policy

Policy: TypeAlias = Callable[..., Any]  # policy(s, rng, moves) -> move; `moves` is scratch memory for legal moves


def rollout_policy(game: Game) -> Policy:
    """The rollout policy of a game, or uniformly random moves where it has none."""
    return game.rollout_policy or random_policy(game.rules.legal)


def move_by_move(game: Game, policy: Policy) -> Callable[..., Any]:
    """A rule that plays a game to its end with one policy for every seat."""
    mover, apply = game.rules.mover, game.rules.apply
    draw = game.interpreted.draw

    @rule
    def play_to_end(s: State, rng: Generator, scratch: Any) -> None:
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                apply(s, draw(s, rng, scratch.moves, scratch.weights))
            else:
                apply(s, policy(s, rng, scratch.moves))
            who = mover(s)

    return play_to_end


def evaluate_by(game: Game, play_to_end: Callable[..., Any]) -> Callable[..., Any]:
    """A rule that plays a game to its end and writes each seat's share of the win to `scratch.values`."""
    scores = game.rules.scores

    @rule
    def rollout(s: State, rng: Generator, scratch: Any) -> None:
        play_to_end(s, rng, scratch)
        scores(s, scratch.points, scratch.won)
        winners = 0
        for seat in range(len(scratch.values)):
            winners += int(scratch.won[seat])
        for seat in range(len(scratch.values)):
            scratch.values[seat] = int(scratch.won[seat]) / winners

    return rollout


@rule
def uniform_prior(s: State, moves: Any, count: int, priors: Any) -> None:
    """The same prior for every legal move."""
    for at in range(count):
        priors[at] = 1.0 / count
