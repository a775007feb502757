"""A lock that can also be taken without awaiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Mutual exclusion within one event loop, first come, first served."""

    __slots__ = ("_locked", "_waiters")

    def __init__(self) -> None:
        self._locked = False
        self._waiters: deque[asyncio.Future[None]] = deque()

    @property
    def locked(self) -> bool:
        return self._locked

    def try_acquire(self) -> bool:
        """Take the lock if it is free; returns whether it was."""
        if self._locked:
            return False
        self._locked = True
        return True

    async def acquire(self) -> None:
        """Wait for the lock and take it."""
        if self.try_acquire():
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # it was handed over just before the cancellation
            raise

    def release(self) -> None:
        """Hand the lock to the first that waits, or free it."""
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._locked = False
