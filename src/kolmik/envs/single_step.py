"""Steps of one game for agent-by-agent environments: a decision and the chance after it, in one compiled call.

The functions take the bytes of a record, because Numba is slow to accept the record itself. For batches of games see
`batch_step`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from kolmik.engine import Game, Generator, State, rule
from kolmik.engine.rule import compiled_on_bytes

ILLEGAL = -3  # returned instead of a seat: the move was not legal and nothing has changed


@dataclass(frozen=True)
class SingleStep:
    """The compiled functions of one game; `record` is the bytes of a state."""

    settle: Callable[..., Any]  # settle(record, rng, moves, weights) -> seat on turn after nature's moves, or NOBODY
    act: Callable[..., Any]  # act(record, move, rng, moves, weights) -> the same after a player's move, or ILLEGAL
    observe: Callable[..., Any]  # observe(record, seat, observation, mask, moves) -> number of legal moves of that seat


@cache
def single_step(game: Game) -> SingleStep:
    """The functions of a game, compiled or loaded from disk at their first call."""
    mover, legal, apply, observe_state = game.rules.mover, game.rules.legal, game.rules.apply, game.rules.observe
    num_moves = game.moves
    settle = game.interpreted.resolve_chance

    @rule
    def act(s: State, move: int, rng: Generator, moves: Any, weights: Any) -> int:
        """Makes a legal move and nature's moves after it; returns the seat on turn, NOBODY or ILLEGAL."""
        count = legal(s, moves)
        at = 0
        while at < count and moves[at] != move:
            at += 1
        if at == count:
            return ILLEGAL
        apply(s, move)
        return int(settle(s, rng, moves, weights))

    @rule
    def observe(s: State, seat: int, observation: Any, mask: Any, moves: Any) -> int:
        """Writes a seat's observation and action mask; returns the number of its legal moves, 0 off turn."""
        observe_state(s, seat, observation)
        for at in range(num_moves):
            mask[at] = 0
        if mover(s) != seat:
            return 0
        count = int(legal(s, moves))
        for at in range(count):
            mask[moves[at]] = 1
        return count

    return SingleStep(*(compiled_on_bytes(function, game.layout.dtype) for function in (settle, act, observe)))
