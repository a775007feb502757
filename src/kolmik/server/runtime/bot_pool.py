"""Bots at tables: they search in threads, never longer than their level allows, and never block the event loop.

Bots and hints of one client take turns with those of others, and have a bounded share of the pool.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from functools import partial
from random import Random

from kolmik.bots import LEVELS, InfoState, SearchResult, precompile
from kolmik.bots import greedy as greedily
from kolmik.engine import Game, registry
from kolmik.engine.match import Match

from .fair_pool import Busy, Client, FairPool

NOBODY = Client("", "")
LEAST_SECONDS = 0.02  # with less time left a bot does not begin to search
SHARE = 4  # one client has at most this part of the pool: a quarter
HINTS_EACH = 2  # hints that one client may wait for at a time

logger = logging.getLogger("kolmik.bots")


class BotPool:
    def __init__(self, threads: int = 0, max_waiting: int = 64, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._pool = FairPool(threads or os.cpu_count() or 1, max_waiting, max(1, max_waiting // SHARE), "bot")
        self._clock = clock
        self._hints: dict[str, int] = {}  # by client: those it waits for
        self.unsearched = 0  # moves made without search for want of time: counted for /metrics
        self.ready: set[str] = set()  # names of the games whose search is compiled

    def precompile(self) -> None:
        """Compile or load the search of every game. Until then bots play without searching. Runs in a thread."""
        for game in registry.games():
            try:
                game.precompile()
                precompile(game)
            except Exception:
                logger.exception("The bots of a game could not be compiled.", extra={"game": game.name})
                continue
            self.ready.add(game.name)

    @property
    def waiting(self) -> int:
        """The bots and hints that wait or search."""
        return self._pool.total

    async def choose(self, match: Match, level: str, rng: Random, client: Client = NOBODY) -> str:
        """Return a bot's move for the seat on turn. The match must not be used by anybody else."""
        try:
            return await self._pool.run(client, partial(self._choose, match, level, rng, self._clock()))
        except Busy:
            return self._without_search(InfoState(match), rng)

    async def search(self, match: Match, level: str, seed: int, client: Client = NOBODY) -> SearchResult | None:
        """Return a level's search result for the seat on turn; None if the pool is too busy or not compiled yet.

        Raises `Busy` if the client waits for other hints already.
        """
        if match.game.name not in self.ready:
            return None
        if self._hints.get(client.who, 0) >= HINTS_EACH:
            raise Busy
        self._hints[client.who] = self._hints.get(client.who, 0) + 1
        try:
            return await self._pool.run(client, lambda: LEVELS[level].search(InfoState(match), seed))
        except Busy:
            return None
        finally:
            self._hints[client.who] -= 1
            if not self._hints[client.who]:
                del self._hints[client.who]

    def _choose(self, match: Match, level: str, rng: Random, asked: float) -> str:
        info = InfoState(match)
        left = (LEVELS[level].seconds or 0.0) - (self._clock() - asked)
        if left < LEAST_SECONDS or not self.can_search(match.game, level):
            return self._without_search(info, rng)
        return LEVELS[level].decide(info, rng, left)[0]

    def can_search(self, game: Game, level: str) -> bool:
        return game.name in self.ready or (LEVELS[level].greedy and game.greedy is not None)

    def _without_search(self, info: InfoState, rng: Random) -> str:
        self.unsearched += 1
        return greedily.choose(info, rng)

    def close(self) -> None:
        self._pool.close()
