"""Analyses of ended games: they run in the background, report their progress, and are stored."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from kolmik.bots.analysis import Stopped, analyse
from kolmik.engine.match import Match

from ..domain.refusals import Denied
from ..store import Analysis, Store

THREADS = 1
MAX_RUNNING = 50
PROGRESS_STEP = 5  # percent between two stored reports of progress

logger = logging.getLogger("kolmik.analyses")


class AnalysisJobs:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="analysis")
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._stop = threading.Event()

    async def start(self, table: str, game: int, match: Match) -> Analysis:
        """Start an analysis, or return the state of the one there is."""
        kept = await self.store.analysis(table, game)
        if kept and (kept.state == "done" or (table, game) in self._running):
            return kept
        if len(self._running) >= MAX_RUNNING:
            raise Denied("refused-analyses")
        total = len(match.moves)
        await self.store.keep_analysis(table, game, "running", 0, total)
        task = asyncio.get_running_loop().create_task(self._run(table, game, match))
        self._running[table, game] = task
        task.add_done_callback(lambda _: self._running.pop((table, game), None))
        kept = await self.store.analysis(table, game)
        assert kept
        return kept

    async def _run(self, table: str, game: int, match: Match) -> None:
        loop = asyncio.get_running_loop()
        total, last, stop = len(match.moves), -PROGRESS_STEP, self._stop.is_set

        def progress(done: int, of: int) -> None:
            nonlocal last
            if 100 * done // of >= last + PROGRESS_STEP:
                last = 100 * done // of
                asyncio.run_coroutine_threadsafe(self.store.keep_analysis(table, game, "running", done, of), loop)

        try:
            found = await loop.run_in_executor(self._threads, partial(analyse, match, progress=progress, stop=stop))
            body = msgspec.json.encode(found.json())
            await self.store.keep_analysis(table, game, "done", total, total, body)
        except Stopped:
            return  # the server stops; the next request starts it again
        except Exception:
            logger.exception("An analysis failed.", extra={"table": table})
            await self.store.keep_analysis(table, game, "failed", 0, total)

    def close(self) -> None:
        self._stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
