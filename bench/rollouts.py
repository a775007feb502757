"""Rollouts by the games' policies against random rollouts at equal time: python bench/rollouts.py

Both use the same search with the same time for a move; only the rollout policy differs.
"""

from __future__ import annotations

import random

import numpy as np

import kolmik
from kolmik.bots import InfoState, Search
from kolmik.engine import Game
from kolmik.engine.runners import random_policy

SECONDS = 0.01  # for a move
PAIRS = 25  # of games with the same nature and swapped seats


def share(game: Game, seed: int, searches: tuple[Search, Search], seat: int) -> float:
    """The share of the win of the first search, which has this seat, in one game for two."""
    match, rng = game.new(2, seed), random.Random(seed)
    while not match.over:
        info = InfoState(match)
        search = searches[match.mover != seat]
        forced = len(info.legal) == 1
        result = None if forced else search.run(info, seconds=SECONDS, seed=rng.getrandbits(63), early_stop=False)
        match.play(result.best.move if result else info.legal[0])
    return (seat in match.winners) / len(match.winners)


def main() -> None:
    for game in kolmik.games():
        game.precompile()
        searches = Search(game), Search(game, policy=random_policy(game.rules.legal))
        for search in searches:
            search.run(InfoState(game.new(2, 1)), simulations=10)
        pairs = [np.mean([share(game, seed, searches, seat) for seat in (0, 1)]) for seed in range(PAIRS)]
        error = 1.96 * np.std(pairs, ddof=1) / PAIRS**0.5
        won = f"{100 * np.mean(pairs):.1f} % ± {100 * error:.1f}"
        print(f"{game.title}: rollouts by policy win {won} of {2 * PAIRS} games", flush=True)


if __name__ == "__main__":
    main()
