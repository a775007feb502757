"""A decision and all that chance makes of it, in one call of compiled code, on the bytes of a record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from kolmik.engine import Game, Generator, State, rule
from kolmik.engine.rule import compiled_on_bytes

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
    resolve_chance, most = game.interpreted.resolve_chance, game.moves

    @rule
    def begin(s: State, _number: int, rng: Generator, moves: Any, weights: Any) -> int:
        """Nature's moves until a player has to decide or the game is over."""
        return int(resolve_chance(s, rng, moves, weights))

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
        return int(resolve_chance(s, rng, moves, weights))

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

    return Steps(*(compiled_on_bytes(function, game.layout.dtype) for function in (act, begin, look)))
