"""Loops over a game's rules, written once for all games and run like rules: interpreted, compiled, on CUDA.

Each is made for one game by closing over its rules, so that a compiler sees one whole program.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .chance import Generator, below
from .layout import State
from .rule import rule
from .seats import NATURE, NOBODY

if TYPE_CHECKING:
    from .contract import Rules

Loop = Callable[..., Any]


def loops(rules: Rules) -> dict[str, Loop]:
    mover, legal, odds, apply, setup = rules.mover, rules.legal, rules.odds, rules.apply, rules.setup
    draw = _draw_fast(rules.draw) if rules.draw else draw_by_odds(legal, odds)

    @rule
    def chances(s: State, moves: Any, weights: Any) -> int:
        """Nature's legal moves and their weights; how many there are, 0 when it is not nature's turn."""
        if mover(s) != NATURE:
            return 0
        odds(s, weights)
        return int(legal(s, moves))

    @rule
    def advance(s: State, move: int, moves: Any, weights: Any) -> tuple[int, int]:
        """Makes a move; who is on turn then, and how many legal moves there are, with their weights if it is nature."""
        apply(s, move)
        who = mover(s)
        if who == NATURE:
            odds(s, weights)
        return who, 0 if who == NOBODY else int(legal(s, moves))

    @rule
    def deal(s: State, ticket: int, moves: Any, weights: Any) -> tuple[int, int, int, int]:
        """Makes nature's move that holds a ticket; the move, who is on turn then, how many legal moves and tickets."""
        count = legal(s, moves)
        odds(s, weights)
        at = 0
        while at < count - 1 and ticket >= weights[at]:
            ticket -= weights[at]
            at += 1
        move = int(moves[at])
        apply(s, move)
        who = mover(s)
        tickets = int(odds(s, weights)) if who == NATURE else 0
        return move, who, 0 if who == NOBODY else int(legal(s, moves)), tickets

    @rule
    def replay(s: State, log: Any, movers: Any, count: int) -> None:
        """Makes the first `count` moves of a log, all legal, and writes down who made each."""
        for at in range(count):
            movers[at] = mover(s)
            apply(s, int(log[at]))

    @rule
    def trace(s: State, rng: Generator, moves: Any, weights: Any, log: Any) -> int:
        """A game at random, nature's moves included, to its end or the end of `log`; how many moves it had."""
        made = 0
        who = mover(s)
        while who != NOBODY and made < len(log):
            if who == NATURE:
                move = draw(s, rng, moves, weights)
            else:
                count = legal(s, moves)
                move = int(moves[below(rng, count)])
            log[made] = move
            made += 1
            apply(s, move)
            who = mover(s)
        return made

    @rule
    def rollouts(s: State, rng: Generator, moves: Any, weights: Any, settings: Any, players: int, games: int) -> int:
        """Whole games at random from their set-up on, one after the other; how many decisions players made."""
        decisions = 0
        for game in range(games):
            setup(s, players, game % players, settings)
            who = mover(s)
            while who != NOBODY:
                if who == NATURE:
                    apply(s, draw(s, rng, moves, weights))
                else:
                    count = legal(s, moves)
                    apply(s, int(moves[below(rng, count)]))
                    decisions += 1
                who = mover(s)
        return decisions

    steps: dict[str, Loop] = {"draw": draw, "chances": chances, "advance": advance, "deal": deal}
    return steps | {"replay": replay, "trace": trace, "rollouts": rollouts}


def _draw_fast(fast: Loop) -> Loop:
    @rule
    def draw(s: State, rng: Generator, moves: Any, weights: Any) -> int:
        """Nature's move by the game's own way of drawing."""
        return int(fast(s, rng))

    return draw


def draw_by_odds(legal: Loop, odds: Loop) -> Loop:
    @rule
    def draw(s: State, rng: Generator, moves: Any, weights: Any) -> int:
        """Nature's move: every legal move holds as many tickets as its weight, in order; one ticket is drawn."""
        count = legal(s, moves)
        ticket = below(rng, odds(s, weights))
        at = 0
        while at < count - 1 and ticket >= weights[at]:
            ticket -= weights[at]
            at += 1
        return int(moves[at])

    return draw


def random_policy(legal: Loop) -> Loop:
    @rule
    def choose(s: State, rng: Generator, moves: Any) -> int:
        """A legal move, each equally likely."""
        return int(moves[below(rng, legal(s, moves))])

    return choose
