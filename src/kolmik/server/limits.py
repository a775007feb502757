"""How often something may be done: a bucket that fills up again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_ADDRESSES = 50_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """One that was taken in vain."""
        self.left += 1


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        now = self.clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._sweep(now)
            bucket = self._buckets[address] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)

    def _sweep(self, now: float) -> None:
        full = {
            address: bucket
            for address, bucket in self._buckets.items()
            if bucket.left + (now - bucket.since) * bucket.rate < bucket.burst
        }
        self._buckets = full if len(full) < MOST_ADDRESSES else {}
