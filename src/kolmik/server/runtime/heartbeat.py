"""The heartbeat: it notes every few seconds that the tables are served, and proves that something can be stored."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from ..store import StorageFailed, StorageUnavailable, Store

BEAT_SECONDS = 5.0
OUTAGE = 30_000  # milliseconds without a heartbeat that clocks do not count; a quick restart is not worth an event
FRESH_SECONDS = 1.0  # for which a beat that succeeded answers /health
ANSWER_SECONDS = 0.8  # /health does not wait longer


class Heartbeat:
    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._beating: asyncio.Task[bool] | None = None  # never more than one
        self._stored_at = float("-inf")  # by the loop's clock

    async def run(self) -> None:
        """Beat forever. Failures are logged by the storage."""
        while True:
            await self._beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def healthy(self) -> bool:
        """Return whether everything can be stored; the answer comes within a second, whatever the storage does.

        While events fail to be stored, a heartbeat that succeeds proves nothing.
        """
        failing = self._store.writing.failing
        if not failing and asyncio.get_running_loop().time() - self._stored_at < FRESH_SECONDS:
            return True
        beating = self._beat()
        await asyncio.wait({beating}, timeout=ANSWER_SECONDS)
        beaten = beating.done() and not beating.cancelled() and beating.result()
        return beaten and not self._store.writing.failing

    def _beat(self) -> asyncio.Task[bool]:
        """Return the beat under way, or begin one."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.get_running_loop().create_task(self._store_beat())
        return self._beating

    async def _store_beat(self) -> bool:
        try:
            await self._store.heartbeat(self._clock())
        except (StorageFailed, StorageUnavailable):
            self._stored_at = float("-inf")
            return False
        self._stored_at = asyncio.get_running_loop().time()
        return True

    async def close(self) -> None:
        """Stop; what is under way may still be stored."""
        if self._beating:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
