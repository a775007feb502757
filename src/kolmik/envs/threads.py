"""A thread pool for compiled loops that run without Python's global lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count

MIN_CHUNK = 128  # rows; fewer are not worth a chunk of their own
CHUNKS = 4  # per thread, so that one delayed thread does not delay the rest


class Threads:
    """Threads that start when first needed and end with this object."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._pool = ThreadPoolExecutor(number - 1, "kolmik") if number > 1 else None

    def run(self, work: Callable[[int, int, int], None], total: int) -> None:
        """Calls work(thread, first, last) for chunks that cover range(total); returns when all are done."""
        size = max(MIN_CHUNK, -(-total // (self.number * CHUNKS)))
        if self._pool is None or total <= size:
            work(0, 0, total)
            return
        numbers = count()

        def work_chunks(thread: int) -> None:
            while (first := next(numbers) * size) < total:
                work(thread, first, min(first + size, total))

        helpers = min(self.number, -(-total // size)) - 1
        running = [self._pool.submit(work_chunks, 1 + helper) for helper in range(helpers)]
        work_chunks(0)
        for one in running:
            one.result()
