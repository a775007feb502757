"""Bots at tables: they think in threads, never longer than their level's limit, and never hold up anybody else."""

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

LEAST = 0.02  # seconds: who has less left does not begin to search

Answer = TypeVar("Answer")

logger = logging.getLogger("kolmik.bots")


class Thinkers:
    def __init__(self, threads: int = 0, waiting: int = 64) -> None:
        self._threads = ThreadPoolExecutor(threads or os.cpu_count() or 1, thread_name_prefix="bot")
        self._most = waiting
        self.waiting = 0
        self.quick = 0  # moves that had to be made without thinking: counted for /metrics
        self.ready: set[str] = set()  # games whose search is compiled

    def precompile(self) -> None:
        """Compile or load everything, game by game; till then bots play without searching. Runs in a thread."""
        for game in registry.games():
            try:
                game.precompile()
                precompile(game)
            except Exception:
                logger.exception("The bots of a game could not be compiled.", extra={"game": game.name})
                continue
            self.ready.add(game.name)

    async def choose(self, match: Match, level: str, chance: Random) -> str:
        """The move of a bot for whoever is on turn in a match of its own."""
        if self.waiting >= self._most:
            return self._quickly(InfoState(match), chance)
        return await self._in_thread(partial(self._choose, match, level, chance, time.monotonic()))

    async def think(self, match: Match, level: str, seed: int) -> SearchResult | None:
        """What a bot of a level thinks of the moves of whoever is on turn; None if no thread is free in time."""
        if self.waiting >= self._most or match.game.name not in self.ready:
            return None
        return await self._in_thread(lambda: LEVELS[level].search(InfoState(match), seed))

    async def _in_thread(self, work: Callable[[], Answer]) -> Answer:
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self.waiting -= 1

    def _choose(self, match: Match, level: str, chance: Random, asked: float) -> str:
        info = InfoState(match)
        limit = LEVELS[level].seconds or 0.0
        left = limit - (time.monotonic() - asked)
        if left < LEAST or not self.can_search(match.game, level):
            return self._quickly(info, chance)
        return LEVELS[level].decide(info, chance, left)[0]

    def can_search(self, game: Game, level: str) -> bool:
        return game.name in self.ready or (LEVELS[level].greedy and game.greedy is not None)

    def _quickly(self, info: InfoState, chance: Random) -> str:
        self.quick += 1
        return greedily.choose(info, chance)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
