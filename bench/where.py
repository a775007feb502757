"""Show where the time of a random game goes: run each part twice and measure how much longer the game takes.

    python bench/where.py [GAME ...]

The remainder, after all parts are subtracted, is making moves, the loop itself and branch mispredictions.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import kolmik
from kolmik.engine import NATURE, NOBODY, Generator, State, below, compiled, generator, rule
from kolmik.engine.match import Setting

GAMES, REPEATS = 4000, 7
PARTS = ("nothing", "nature's draw", "legal moves", "random number", "set-up")


def doubled(game: kolmik.Game, part: int) -> Callable[..., int]:
    """Return a compiled loop of random games that runs one part twice and discards the second result."""
    rules, draw = game.rules, game.interpreted.draw
    setup, mover, legal, apply = rules.setup, rules.mover, rules.legal, rules.apply
    draws, legals, belows, setups = (int(part == at) for at in range(1, 5))

    @rule
    def play(
        s: State, rng: Generator, other: Generator, moves: Any, weights: Any, numbers: Any, players: int, games: int
    ) -> int:
        decisions = 0
        unused = 0
        for game in range(games):
            setup(s, players, game % players, numbers)
            for _ in range(setups):
                setup(s, players, game % players, numbers)
            who = mover(s)
            while who != NOBODY:
                if who == NATURE:
                    for _ in range(draws):
                        unused += draw(s, other, moves, weights)
                    apply(s, draw(s, rng, moves, weights))
                else:
                    for _ in range(legals):
                        unused += legal(s, moves)
                    count = legal(s, moves)
                    for _ in range(belows):
                        unused += below(other, count)
                    apply(s, moves[below(rng, count)])
                    decisions += 1
                who = mover(s)
        return decisions + (unused == -1)

    compiled_play: Callable[..., int] = compiled(play)
    return compiled_play


def nanoseconds(game: kolmik.Game, players: int, part: int) -> float:
    """Return the time of a decision with that part run twice: the best of `REPEATS` measurements."""
    play = doubled(game, part)
    state = game.compiled.open(game.layout.new())
    numbers = Setting.choose(game, players).numbers()
    best = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        made = play(state, generator(1), generator(2), *game.buffers(), numbers, players, GAMES)
        best = min(best, (time.perf_counter() - start) / made)
    return best * 1e9


def main() -> None:
    table = Table(title="Nanoseconds per decision")
    for heading in ("game", "players", "total", *PARTS[1:], "the rest: making moves"):
        table.add_column(heading, justify="right")
    for game in [kolmik.game(name) for name in sys.argv[1:]] or kolmik.games():
        for players in (game.players[0], game.players[-1]):
            base, *more = (nanoseconds(game, players, part) for part in range(len(PARTS)))
            costs = [max(with_it - base, 0.0) for with_it in more]
            cells = [base, *costs, base - sum(costs)]
            table.add_row(game.name, str(players), *(f"{cell:.1f}" for cell in cells))
    Console().print(table)


if __name__ == "__main__":
    main()
