"""Positions to search, and exact values of small games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np

import kolmik
from kolmik import Match
from kolmik.bots import InfoState, SearchResult
from kolmik.engine import NATURE, NOBODY, Game, generator

NAMES = ("towers", "dungeon", "millstone")
THREE = [kolmik.game(name) for name in NAMES]


def begun(game: Game, players: int, seed: int, moves: int = 12, **options: object) -> Match:
    """A match at the first decision with a choice after some random moves of players."""
    match, rng = game.new(players=players, seed=seed, options=options), Random(seed)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


def info(name: str, players: int = 3, seed: int = 4, moves: int = 12) -> InfoState:
    return InfoState(begun(kolmik.game(name), players, seed, moves))


def timeless(result: SearchResult) -> SearchResult:
    """A result without its time, which differs from run to run."""
    return replace(result, seconds=0.0)


def with_state(match: Match, change: Callable[[Any], object]) -> Match:
    """The same match with its state changed by `change`."""
    other = match.state
    change(match.game.layout.open(other))
    return match.with_state(other)


def redealt(match: Match, seed: int, seat: int | None = None) -> Match:
    """The same match with everything redealt that a seat, by default the one on turn, cannot know."""
    seat = match.mover if seat is None else seat
    return with_state(match, lambda s: match.game.rules.redeal(s, seat, generator(seed)))


# --- exact values, where nothing is hidden ---


def exact_values(match: Match) -> tuple[float, ...]:
    """Every seat's chance of winning under best play, by exhaustive search; ties go to the first move."""
    functions, size = match.game.compiled, match.players
    dtype = match.game.layout.dtype

    @cache
    def value_of(state: bytes) -> tuple[float, ...]:
        record = np.frombuffer(state, dtype).copy()
        who = int(functions.mover(record[0]))
        if who == NOBODY:
            points, won = np.zeros(size, np.int32), np.zeros(size, np.int8)
            functions.scores(record[0], points, won)
            return tuple((won / won.sum()).tolist())
        moves, weights = match.game.buffers()
        legal = moves[: functions.legal(record[0], moves)].tolist()
        after = []
        for move in legal:
            record = np.frombuffer(state, dtype).copy()
            functions.apply(record[0], move)
            after.append(value_of(record.tobytes()))
        if who == NATURE:
            record = np.frombuffer(state, dtype).copy()
            total = functions.odds(record[0], weights)
            return tuple(
                sum(values[seat] * int(weight) for values, weight in zip(after, weights, strict=False)) / total
                for seat in range(size)
            )
        return max(after, key=lambda values: values[who])

    return value_of(match.state.tobytes())


def exact_move_values(match: Match) -> dict[str, tuple[float, ...]]:
    """The exact values after every legal move."""
    return {move: exact_values(played(match, move)) for move in match.legal()}


def played(match: Match, *moves: str) -> Match:
    """A copy of the match in which these moves were made too; nature's moves are left to the caller."""
    other = with_state(match, lambda s: None)
    other.play(*moves)
    return other
