"""Loops over a game's rules, written once for all games and run like rules: interpreted, compiled, on CUDA.

Each is made for one game by closing over its rules, so that a compiler sees one whole program.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .chance import Generator, below
from .layout import State
from .protocols import Apply, Draw, DrawMove, Legal, Mover, Odds, Policy, ResolveChance
from .rule import rule
from .seats import NATURE, NOBODY

if TYPE_CHECKING:
    from .contract import Rules


def make_runners(rules: Rules) -> dict[str, Callable[..., Any]]:
    """The runners of a game, by their names in `Functions`; `advance` and `deal` here take a state, not its bytes."""
    mover, legal, odds, apply, setup = rules.mover, rules.legal, rules.odds, rules.apply, rules.setup
    draw = _draw_fast(rules.draw) if rules.draw else draw_by_odds(legal, odds)
    resolve_chance = _resolve_chance(mover, apply, draw)
    choose = random_policy(legal)  # one per game, so that it is compiled once

    @rule
    def chance_outcomes(s: State, moves: Any, weights: Any) -> int:
        if mover(s) != NATURE:
            return 0
        odds(s, weights)
        return int(legal(s, moves))

    @rule
    def advance(s: State, move: int, moves: Any, weights: Any) -> tuple[int, int]:
        apply(s, move)
        on_turn = mover(s)
        if on_turn == NATURE:
            odds(s, weights)
        return on_turn, 0 if on_turn == NOBODY else int(legal(s, moves))

    @rule
    def deal(s: State, ticket: int, moves: Any, weights: Any) -> tuple[int, int, int, int]:
        count = legal(s, moves)
        odds(s, weights)
        at = 0
        while at < count - 1 and ticket >= weights[at]:
            ticket -= weights[at]
            at += 1
        move = int(moves[at])
        apply(s, move)
        on_turn = mover(s)
        tickets = int(odds(s, weights)) if on_turn == NATURE else 0
        return move, on_turn, 0 if on_turn == NOBODY else int(legal(s, moves)), tickets

    @rule
    def replay(s: State, log: Any, movers: Any, count: int) -> None:
        for at in range(count):
            movers[at] = mover(s)
            apply(s, int(log[at]))

    @rule
    def trace(s: State, rng: Generator, moves: Any, weights: Any, log: Any) -> int:
        made = 0
        on_turn = mover(s)
        while on_turn != NOBODY and made < len(log):
            move = draw(s, rng, moves, weights) if on_turn == NATURE else choose(s, rng, moves)
            log[made] = move
            made += 1
            apply(s, move)
            on_turn = mover(s)
        return made

    @rule
    def rollouts(s: State, rng: Generator, moves: Any, weights: Any, settings: Any, players: int, games: int) -> int:
        decisions = 0
        for game in range(games):
            setup(s, players, game % players, settings)
            while resolve_chance(s, rng, moves, weights) != NOBODY:
                apply(s, choose(s, rng, moves))
                decisions += 1
        return decisions

    return {
        "draw": draw,
        "resolve_chance": resolve_chance,
        "random_policy": choose,
        "chance_outcomes": chance_outcomes,
        "advance": advance,
        "deal": deal,
        "replay": replay,
        "trace": trace,
        "rollouts": rollouts,
    }


def random_policy(legal: Legal) -> Policy:
    """The policy that chooses uniformly among the legal moves of a game."""

    @rule
    def choose(s: State, rng: Generator, moves: Any) -> int:
        count = legal(s, moves)
        return int(moves[below(rng, count)])

    return choose


def draw_by_odds(legal: Legal, odds: Odds) -> DrawMove:
    """Nature's move: each legal move holds as many tickets as its weight, in order; one ticket is drawn."""

    @rule
    def draw(s: State, rng: Generator, moves: Any, weights: Any) -> int:
        count = legal(s, moves)
        ticket = below(rng, odds(s, weights))
        at = 0
        while at < count - 1 and ticket >= weights[at]:
            ticket -= weights[at]
            at += 1
        return int(moves[at])

    return draw


def _draw_fast(fast: Draw) -> DrawMove:
    """The game's own `draw`, with the parameters of `draw_by_odds`."""

    @rule
    def draw(s: State, rng: Generator, moves: Any, weights: Any) -> int:
        return int(fast(s, rng))

    return draw


def _resolve_chance(mover: Mover, apply: Apply, draw: DrawMove) -> ResolveChance:
    @rule
    def resolve_chance(s: State, rng: Generator, moves: Any, weights: Any) -> int:
        on_turn = int(mover(s))
        while on_turn == NATURE:
            apply(s, draw(s, rng, moves, weights))
            on_turn = int(mover(s))
        return on_turn

    return resolve_chance
