"""Light playouts against random ones at equal time: python bench/playouts.py

Both are the same search with the same time a move; only what it imagines beyond the tree differs.
"""

from __future__ import annotations

import random

import numpy as np

import kolmik
from kolmik.bots import InfoState, Search, light
from kolmik.engine import Game

SECONDS = 0.01  # a move
PAIRS = 25  # games with the same nature, seats exchanged


def share(game: Game, seed: int, searches: tuple[Search, Search], light_seat: int) -> float:
    """Light's share of the win in one game for two."""
    match, chance = game.new(2, seed), random.Random(seed)
    while not match.over:
        info = InfoState(match)
        search = searches[match.mover != light_seat]
        forced = len(info.legal) == 1
        thought = None if forced else search.think(info, seconds=SECONDS, seed=chance.getrandbits(63), early_stop=False)
        match.play(thought.best.move if thought else info.legal[0])
    return (light_seat in match.winners) / len(match.winners)


def main() -> None:
    for game in kolmik.games():
        game.precompile()
        searches = Search(game), Search(game, policy=light.any_move(game))
        for search in searches:
            search.think(InfoState(game.new(2, 1)), simulations=10)
        pairs = [np.mean([share(game, seed, searches, seat) for seat in (0, 1)]) for seed in range(PAIRS)]
        error = 1.96 * np.std(pairs, ddof=1) / PAIRS**0.5
        won = f"{100 * np.mean(pairs):.1f} % ± {100 * error:.1f}"
        print(f"{game.title}: light playouts win {won} of {2 * PAIRS} games", flush=True)


if __name__ == "__main__":
    main()
