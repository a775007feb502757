"""Random games in compiled code: the measure of how fast a game is."""

from __future__ import annotations

import time
from collections.abc import Mapping

from .chance import generator
from .contract import Game
from .match import Setting

BATCH = 200  # games between two readings of the clock


class Rollouts:
    """Whole random games, from set-up to end. Nature's moves are made but not counted."""

    def __init__(
        self, game: Game, players: int, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.setting = Setting.choose(game, players, 0, options)
        self._functions = game.compiled
        self._record = game.layout.new()
        self._rng = generator(seed)
        self._buffers = game.buffers()
        self._numbers = self.setting.numbers()

    def games(self, count: int) -> int:
        """Play that many games; returns the number of decisions players made."""
        f = self._functions
        state = f.open(self._record)
        return int(f.rollouts(state, self._rng, *self._buffers, self._numbers, self.setting.players, count))

    def run(self, seconds: float) -> int:
        """Play for about that long; returns the number of decisions players made."""
        end = time.perf_counter() + seconds
        decisions = 0
        while time.perf_counter() < end:
            decisions += self.games(BATCH)
        return decisions
