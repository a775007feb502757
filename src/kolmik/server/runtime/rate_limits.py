"""Rate limits: token buckets, one for each address or holder."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_KEYS = 50_000


class TokenBucket:
    """Allows a burst, and a rate per second in the long run."""

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
        """Return a token that was taken in vain."""
        self.left += 1


class RateLimits:
    """A token bucket for each key; full buckets are dropped."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MAX_KEYS:
                self._sweep(now)
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst, now)
        return bucket.take(now)

    def _sweep(self, now: float) -> None:
        used = {
            key: bucket
            for key, bucket in self._buckets.items()
            if bucket.left + (now - bucket.since) * bucket.rate < bucket.burst
        }
        self._buckets = used if len(used) < MAX_KEYS else {}
