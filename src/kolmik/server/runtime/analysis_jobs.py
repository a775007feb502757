"""Analyses of ended games: they run in the background, report their progress, and are stored."""

from __future__ import annotations

import asyncio
import logging
import threading
from functools import partial

import msgspec

from kolmik.bots.analysis import SIMULATIONS, Stopped, analyse
from kolmik.engine import NATURE
from kolmik.engine.match import Match

from ..domain.refusals import Denied, RateLimited
from ..store import Analysis, Store
from .fair_pool import Busy, Client, FairPool

THREADS = 1
MAX_RUNNING = 50
MAX_EACH = 3  # of one client
ALL_SIMULATIONS = 10_000_000  # of one analysis: a longer game gets fewer for each decision
PROGRESS_STEP = 5  # percent between two stored reports of progress

logger = logging.getLogger("kolmik.analyses")


class AnalysisJobs:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._pool = FairPool(THREADS, MAX_RUNNING, MAX_EACH, "analysis")
        self._by_client: dict[str, int] = {}
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._stop = threading.Event()

    async def start(self, table: str, game: int, match: Match, who: str = "") -> Analysis:
        """Start an analysis, or return the state of the one there is."""
        kept = await self.store.analysis(table, game)
        if kept and (kept.state == "done" or (table, game) in self._running):
            return kept
        if len(self._running) >= MAX_RUNNING:
            raise Denied("refused-analyses")
        if self._by_client.get(who, 0) >= MAX_EACH:
            raise RateLimited("refused-work")
        self._by_client[who] = self._by_client.get(who, 0) + 1
        task = asyncio.get_running_loop().create_task(self._run(table, game, match, who))
        self._running[table, game] = task
        task.add_done_callback(lambda _: self._forget(table, game, who))
        await self.store.keep_analysis(table, game, "running", 0, len(match.moves))
        kept = await self.store.analysis(table, game)
        assert kept
        return kept

    def _forget(self, table: str, game: int, who: str) -> None:
        self._running.pop((table, game), None)
        self._by_client[who] -= 1
        if not self._by_client[who]:
            del self._by_client[who]

    async def _run(self, table: str, game: int, match: Match, who: str) -> None:
        loop = asyncio.get_running_loop()
        total, last, stop = len(match.moves), -PROGRESS_STEP, self._stop.is_set

        def progress(done: int, of: int) -> None:
            nonlocal last
            if 100 * done // of >= last + PROGRESS_STEP:
                last = 100 * done // of
                asyncio.run_coroutine_threadsafe(self.store.keep_analysis(table, game, "running", done, of), loop)

        try:
            work = partial(analyse, match, simulations(match), progress=progress, stop=stop)
            found = await self._pool.run(Client(who, table), work)
            body = msgspec.json.encode(found.json())
            await self.store.keep_analysis(table, game, "done", total, total, body)
        except (Stopped, Busy):
            return  # the server stops; the next request starts it again
        except Exception:
            logger.exception("An analysis failed.", extra={"table": table})
            await self.store.keep_analysis(table, game, "failed", 0, total)

    def close(self) -> None:
        self._stop.set()
        self._pool.close()


def simulations(match: Match) -> int:
    """Return the simulations for each decision of a game, so that no analysis takes for ever."""
    decisions = sum(mover != NATURE for mover in match.movers)
    return max(1, min(SIMULATIONS, ALL_SIMULATIONS // max(1, decisions)))
