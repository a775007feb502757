"""OpenSpiel's own checks, run from its package on our games: `python bench/spiel.py 2>/dev/null > bench/openspiel.txt`.

Their output goes to standard output unedited. On standard error OpenSpiel reports every call with a player that does
not exist; its checks make such calls on purpose.
"""

from __future__ import annotations

import importlib
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel

import kolmik
from kolmik.envs.openspiel import name_of

SEED = 1
SMALL = "mini"


def part(name: str) -> Any:
    """A module of OpenSpiel."""
    return importlib.import_module(f"open_spiel.{name}")


def check(game: pyspiel.Game) -> None:
    print(f"\n=== {game} ===\n\n--- pyspiel.random_sim_test", flush=True)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    print("\n--- open_spiel.python.tests.games_sim_test: GamesSimTest().sim_game", flush=True)
    np.random.seed(SEED)
    part("python.tests.games_sim_test").GamesSimTest().sim_game(game)
    print("\n--- open_spiel.integration_tests.api_test: EnforceAPIOnPartialTreeBase", flush=True)
    base = part("integration_tests.api_test").EnforceAPIOnPartialTreeBase
    case = type("EnforceAPIPartialTree", (base,), {"game": game, "game_name": str(game)})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    unittest.TextTestRunner(sys.stdout, verbosity=2).run(tests)
    if game.get_parameters()["edition"] != SMALL:
        return  # a playthrough of a whole game is long
    print("\n--- open_spiel.python.algorithms.generate_playthrough: its lines of moves", flush=True)
    generate = part("python.algorithms.generate_playthrough")
    lines = generate.playthrough(str(game), None, seed=SEED).splitlines()
    print("\n".join(generate.content_lines(lines)))


def main() -> None:
    for game in kolmik.games():
        game.precompile()
        for players in game.players:
            check(pyspiel.load_game(name_of(game), {"players": players}))
        check(pyspiel.load_game(name_of(game), {"edition": SMALL}))


if __name__ == "__main__":
    main()
