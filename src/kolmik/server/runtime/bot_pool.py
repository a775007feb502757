"""Bots at tables: they search in threads, never longer than their level allows, and never block the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import TypeVar

from kolmik.bots import LEVELS, InfoState, SearchResult, precompile
from kolmik.bots import greedy as greedily
from kolmik.engine import Game, registry
from kolmik.engine.match import Match

LEAST_SECONDS = 0.02  # with less time left a bot does not begin to search

Answer = TypeVar("Answer")

logger = logging.getLogger("kolmik.bots")


class BotPool:
    def __init__(self, threads: int = 0, max_waiting: int = 64, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._threads = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self._max_waiting = max_waiting
        self._clock = clock
        self.waiting = 0
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

    async def choose(self, match: Match, level: str, rng: Random) -> str:
        """Return a bot's move for the seat on turn. The match must not be used by anybody else."""
        if self.waiting >= self._max_waiting:
            return self._without_search(InfoState(match), rng)
        return await self._in_thread(partial(self._choose, match, level, rng, self._clock()))

    async def search(self, match: Match, level: str, seed: int) -> SearchResult | None:
        """Return a level's search result for the seat on turn; None if the pool is too busy or not compiled yet."""
        if self.waiting >= self._max_waiting or match.game.name not in self.ready:
            return None
        return await self._in_thread(lambda: LEVELS[level].search(InfoState(match), seed))

    async def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1

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
        self._threads.shutdown(wait=False, cancel_futures=True)
