"""A decision and all that chance makes of it, in one call of compiled code, on the bytes of a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any, cast

import numpy as np

from kolmik.engine import NATURE, Game, Generator, State, compiled, rule

ILLEGAL = -3  # instead of a seat: the move was not legal, and nothing has changed


@dataclass(frozen=True)
class Steps:
    """What an environment asks of a game; `record` is the bytes of a state."""

    act: Callable[..., Any]  # act(record, move, rng, moves, weights) -> who is on turn, or ILLEGAL
    begin: Callable[..., Any]  # begin(record, 0, rng, moves, weights) -> who is on turn after nature's first moves
    look: Callable[..., Any]  # look(record, seat, observation, mask, moves) -> how many moves are legal for that seat


@cache
def steps_of(game: Game) -> Steps:
    """The three for a game: compiled, or loaded from the disk, at their first call."""
    mover, legal, apply, observe = game.rules.mover, game.rules.legal, game.rules.apply, game.rules.observe
    draw, most = game.interpreted.draw, game.moves

    @rule
    def begin(s: State, _number: int, rng: Generator, moves: Any, weights: Any) -> int:
        """Nature's moves until a player has to decide or the game is over."""
        who = mover(s)
        while who == NATURE:
            apply(s, draw(s, rng, moves, weights))
            who = mover(s)
        return int(who)

    @rule
    def act(s: State, move: int, rng: Generator, moves: Any, weights: Any) -> int:
        """Make a legal move, and what nature does then."""
        count = legal(s, moves)
        at = 0
        while at < count and moves[at] != move:
            at += 1
        if at == count:
            return ILLEGAL
        apply(s, move)
        return int(begin(s, 0, rng, moves, weights))

    @rule
    def look(s: State, seat: int, observation: Any, mask: Any, moves: Any) -> int:
        """What a seat knows, and a 1 for each move that it may make now."""
        observe(s, seat, observation)
        for at in range(most):
            mask[at] = 0
        if mover(s) != seat:
            return 0
        count = int(legal(s, moves))
        for at in range(count):
            mask[moves[at]] = 1
        return count

    return Steps(*(_over_bytes(function, game.layout.dtype) for function in (act, begin, look)))


def _over_bytes(function: Callable[..., Any], dtype: np.dtype[Any]) -> Any:
    """The compiled twin, to be given the bytes of a record: Numba looks at every field of a record it is given."""
    from kolmik.engine.cache import jit
    from kolmik.engine.rule import COMPILER_OPTIONS

    twin = compiled(function)

    def of_bytes(record: Any, number: int, one: Any, two: Any, three: Any) -> Any:
        return twin(record.view(dtype)[0], number, one, two, three)

    return jit(cast("FunctionType", of_bytes), twin.py_func.__digest__, COMPILER_OPTIONS)
