"""Rate limits: token buckets, one for each address, holder or connection."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MAX_KEYS = 50_000
NETWORK_BITS = 64  # of an IPv6 address: a provider gives every customer at least so many addresses

ALLOWED, OVER, FLOOD = range(3)  # verdicts on a message


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """Return what limits per address count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a Unix socket, or none
        return address
    if not isinstance(parsed, IPv6Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


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


class MessageBudget(TokenBucket):
    """The messages of a connection. Those over the limit count too: who goes on regardless is a flood."""

    __slots__ = ()

    def __init__(self, rate: float, now: float) -> None:
        super().__init__(rate, 3 * rate, now)

    def count(self, now: float) -> int:
        """Count a message and return the verdict: allowed, over the limit, or a flood (twice the burst)."""
        left = min(self.burst, self.left + (now - self.since) * self.rate) - 1
        self.since = now
        self.left = max(left, -self.burst - 1)
        if left >= 0:
            return ALLOWED
        return OVER if left >= -self.burst else FLOOD


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
