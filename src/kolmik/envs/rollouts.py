"""Whole random games in bulk: one loop for CPU and GPU, with the same chance and the same results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, State, compiled, rule

from .batch_step import Bytes, Ints, Longs, seed_game

A = TypeVar("A")  # an array of NumPy or on the GPU


class RolloutRequest(NamedTuple):
    """The games to play."""

    seeds: Longs  # [row]
    starts: npt.NDArray[np.void]  # the states to start from: [starter], or [row] if from_current
    games: int  # per row
    first: int  # number of the first game
    from_current: int  # 1: start from the rows' current states
    players: int


class RolloutOutput(NamedTuple):
    """The results of the games: row after row, game after game."""

    points: Ints  # [place, seat]
    won: Bytes  # [place, seat]
    decisions: Ints  # [place]


@dataclass(frozen=True)
class RolloutResults(Generic[A]):
    """The results of the games by row."""

    points: A  # [row, game, seat], int32
    won: A  # [row, game, seat], int8: 1 for winners
    decisions: A  # [row, game], int32: the number of decisions made by players


class RolloutScratch(NamedTuple):
    """Scratch memory of one thread."""

    record: npt.NDArray[np.void]  # [1]
    moves: Ints
    weights: Ints
    nature: Longs  # [2]
    choice: Longs  # [2]


def new_rollout_scratch(game: Game) -> RolloutScratch:
    return RolloutScratch(game.layout.new(), *game.buffers(), np.zeros(2, np.int64), np.zeros(2, np.int64))


@cache
def rollout_loop(game: Game) -> Callable[..., Any]:
    """The compiled loop(request, output, scratch, first, last), which plays the games of these places."""
    rules, draw = game.rules, game.interpreted.draw
    mover, apply, scores = rules.mover, rules.apply, rules.scores
    choose = game.interpreted.random_policy

    @rule
    def play(s: State, scratch: Any) -> int:
        """Plays a game to its end at random; returns the number of decisions made by players."""
        decisions = 0
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                move = draw(s, scratch.nature, scratch.moves, scratch.weights)
            else:
                move = choose(s, scratch.choice, scratch.moves)
                decisions += 1
            apply(s, move)  # the only call, so that the threads of a GPU warp make it together
            who = mover(s)
        return decisions

    @rule
    def play_all(request: Any, output: Any, scratch: Any, first: int, last: int) -> None:
        """Plays the games of these places. From current states, their chance is that of no game of the row."""
        for place in range(first, last):
            row = place // request.games
            number = request.first + place % request.games
            game_number = -1 - number if request.from_current else number
            seed_game(scratch.nature, scratch.choice, request.seeds[row], game_number)
            scratch.record[0] = request.starts[row if request.from_current else (row + number) % request.players]
            output.decisions[place] = play(scratch.record[0], scratch)
            scores(scratch.record[0], output.points[place], output.won[place])

    loop: Callable[..., Any] = compiled(play_all)
    return loop
