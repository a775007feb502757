"""Failures of the storage in the log: one line when they begin, and one with their number when they are over."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

QUIET_SECONDS = 5.0  # without a failure, after which a success means that the storage works again

logger = logging.getLogger("kolmik.storage")


class FailureLog:
    """Counts the failures of one kind of call. It may be used by several threads."""

    def __init__(self, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.what = what  # such as "writing"
        self.failing = False
        self.failures = 0  # since they began
        self._clock = clock
        self._began = self._last = 0.0
        self._lock = threading.Lock()

    def failed(self, error: Exception) -> None:
        """Count a failure; the first one is logged."""
        with self._lock:
            self._last = self._clock()
            self.failures += 1
            if self.failing:
                return
            self.failing, self.failures, self._began = True, 1, self._last
        logger.error("The storage fails in %s: %s. Further failures are counted.", self.what, error)

    def succeeded(self) -> None:
        """Log the end of the failures, once there has been none for a while."""
        if not self.failing:
            return
        with self._lock:
            now = self._clock()
            if not self.failing or now - self._last < QUIET_SECONDS:
                return
            self.failing = False
            failures, seconds = self.failures, self._last - self._began
        logger.warning("The storage works again in %s: it failed %d times within %.0f s.", self.what, failures, seconds)
