"""Positions to think about, and what must be the same of two thoughts."""

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
    """A match after some random moves of players, and then at the next choice."""
    match, chance = game.new(players=players, seed=seed, options=options), Random(seed)
    for _ in range(moves):
        match.play(chance.choice(match.legal()))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


def info(name: str, players: int = 3, seed: int = 4, moves: int = 12) -> InfoState:
    return InfoState(begun(kolmik.game(name), players, seed, moves))


def timeless(thought: SearchResult) -> SearchResult:
    """All of a thought that may not differ."""
    return replace(thought, seconds=0.0)


def with_state(match: Match, change: Callable[[Any], object]) -> Match:
    """The same match in another state: what `change` makes of it."""
    other = match.state
    change(match.game.layout.open(other))
    return match.with_state(other)


def redealt(match: Match, seed: int, seat: int | None = None) -> Match:
    """The same match with all dealt anew that a seat, else the one on turn, cannot know."""
    seat = match.mover if seat is None else seat
    return with_state(match, lambda s: match.game.rules.redeal(s, seat, generator(seed)))


# --- what a position is truly worth, where all is open ---


def worth(match: Match) -> tuple[float, ...]:
    """The chance of every seat when all play their best, by trying everything; who is indifferent takes the first."""
    functions, size = match.game.compiled, match.players
    dtype = match.game.layout.dtype

    @cache
    def of(state: bytes) -> tuple[float, ...]:
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
            after.append(of(record.tobytes()))
        if who == NATURE:
            record = np.frombuffer(state, dtype).copy()
            total = functions.odds(record[0], weights)
            return tuple(
                sum(values[seat] * int(weight) for values, weight in zip(after, weights, strict=False)) / total
                for seat in range(size)
            )
        return max(after, key=lambda values: values[who])

    return of(match.state.tobytes())


def worths(match: Match) -> dict[str, tuple[float, ...]]:
    """What comes of every legal move."""
    return {move: worth(played(match, move)) for move in match.legal()}


def played(match: Match, *moves: str) -> Match:
    """A match of its own in which these moves were made too; nature's are left to the caller."""
    other = with_state(match, lambda s: None)
    other.play(*moves)
    return other
