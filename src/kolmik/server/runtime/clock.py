"""The clock of a process: it goes on steadily, whatever happens to the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall() -> int:
    """Return the time that the machine shows, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """Milliseconds since 1970, from a given time on. A change of the machine's clock changes no deadline."""

    __slots__ = ("_began", "_monotonic")

    def __init__(self, now: int | None = None, monotonic: Callable[[], int] = time.monotonic_ns) -> None:
        self._monotonic = monotonic
        self._began = (wall() if now is None else now) * 1_000_000 - monotonic()

    def __call__(self) -> int:
        return (self._began + self._monotonic()) // 1_000_000
