"""A few threads that do parts of one task side by side, in compiled code that needs no lock of Python's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

LEAST = 128  # so many rows are worth a part of their own
PARTS = 4  # for each thread, so that one that is held up does not hold up the rest


class Threads:
    """Threads that are started when first needed, and end when nobody has these any more."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._others = ThreadPoolExecutor(number - 1, "kolmik") if number > 1 else None

    def run(self, part: Callable[[int, int, int], None], total: int) -> None:
        """Calls part(thread, first, last) till all of `total` is covered; returns when all is done."""
        size = max(LEAST, -(-total // (self.number * PARTS)))
        if self._others is None or total <= size:
            part(0, 0, total)
            return
        numbers = count()

        def work(thread: int) -> None:
            while (first := next(numbers) * size) < total:
                part(thread, first, min(first + size, total))

        helpers = min(self.number, -(-total // size)) - 1
        running = [self._others.submit(work, 1 + helper) for helper in range(helpers)]
        work(0)
        for one in running:
            one.result()
