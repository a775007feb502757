"""Run PettingZoo's own tests and its benchmark, unmodified, on every game and number of players.

    python bench/pettingzoo_suite.py

This takes two minutes. The output is PettingZoo's own; warnings go to standard error.
"""

from __future__ import annotations

import contextlib
import io
from importlib import import_module
from importlib.metadata import version
from typing import Any

from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import kolmik


def run(module: Any, players: int) -> None:
    print(f"\n== {module.GAME}, {players} players")
    api_test(module.env(players), verbose_progress=True)
    seed_test(lambda: module.env(players))
    print("seed_test passed")
    with contextlib.redirect_stdout(io.StringIO()):  # render mode "human" prints the table
        render_test(lambda render_mode: module.env(players, render_mode=render_mode))
    print("render_test passed")
    parallel_api_test(turn_based_aec_to_parallel(module.env(players)))
    print("-- in PettingZoo's wrappers")
    performance_benchmark(module.env(players))
    print("-- without them")
    performance_benchmark(module.env(players, wrappers=False))


def main() -> None:
    print(f"PettingZoo {version('pettingzoo')}, kolmik {kolmik.__version__}")
    for game in kolmik.games():
        for players in game.players:
            run(import_module(f"kolmik.envs.pettingzoo.{game.name}_v1"), players)


if __name__ == "__main__":
    main()
