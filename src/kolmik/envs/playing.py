"""Whole games at random, many at once: one loop for the CPU and for a card, with the same chance and the same ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, below, compiled, rule
from kolmik.engine.chance import COUNT, SEED

from .stepping import Bytes, Ints, Longs, seed_of

A = TypeVar("A")  # an array, here or on a card


class Asked(NamedTuple):
    """What is to be played."""

    seeds: Longs  # of each row
    starts: npt.NDArray[np.void]  # the states to begin from: by starter, or the present ones by row
    games: int  # for each row
    first: int  # the number of the first
    here: int  # 1: from the present states on
    players: int


class Ends(NamedTuple):
    """How games ended, a place for each: row after row, game after game."""

    points: Ints
    won: Bytes
    decisions: Ints


@dataclass(frozen=True)
class Playouts(Generic[A]):
    """The same for the caller."""

    points: A  # [row, game, seat], int32
    won: A  # [row, game, seat], int8: 1 for winners
    decisions: A  # [row, game], int32: how many players made


class Desk(NamedTuple):
    """Scratch memory for one thread."""

    record: npt.NDArray[np.void]  # one
    moves: Ints
    weights: Ints
    nature: Longs
    choice: Longs


def new_desk(game: Game) -> Desk:
    return Desk(game.layout.new(), *game.buffers(), np.zeros(2, np.int64), np.zeros(2, np.int64))


def new_ends(number: int, players: int) -> Ends:
    return Ends(np.zeros((number, players), np.int32), np.zeros((number, players), np.int8), np.zeros(number, np.int32))


@rule
def seed_both(nature: Generator, choice: Generator, seed: int, number: int) -> None:
    """The chance of game number `number` of a row with that seed, as it is when that game is stepped through."""
    nature[SEED] = seed_of(seed, 2 * number)
    nature[COUNT] = 0
    choice[SEED] = seed_of(seed, 2 * number + 1)
    choice[COUNT] = 0


@cache
def playouts(game: Game) -> Callable[..., Any]:
    """playouts(asked, ends, desk, first, last): plays the games of these places."""
    rules, draw = game.rules, game.interpreted.draw
    mover, legal, apply, scores = rules.mover, rules.legal, rules.apply, rules.scores

    @rule
    def play(s: State, desk: Any) -> int:
        """Any legal move for everybody till it is over; how many decisions players made."""
        decisions = 0
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                move = draw(s, desk.nature, desk.moves, desk.weights)
            else:
                move = int(desk.moves[below(desk.choice, legal(s, desk.moves))])
                decisions += 1
            apply(s, move)  # in one place, for threads of a card that wait for each other
            who = mover(s)
        return decisions

    @rule
    def play_all(asked: Any, ends: Any, desk: Any, first: int, last: int) -> None:
        """Places are rows and numbers of games; from a present state on, chance is such as no game of the row has."""
        for place in range(first, last):
            row = place // asked.games
            number = asked.first + place % asked.games
            seed_both(desk.nature, desk.choice, asked.seeds[row], -1 - number if asked.here else number)
            desk.record[0] = asked.starts[row if asked.here else (row + number) % asked.players]
            ends.decisions[place] = play(desk.record[0], desk)
            scores(desk.record[0], ends.points[place], ends.won[place])

    twin: Callable[..., Any] = compiled(play_all)
    return twin
