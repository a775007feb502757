"""A pool of threads that works for everybody in turn, so that nobody can starve the others.

Work waits under a client and a table. Free threads take from the clients in turn, and from the tables of a client in
turn. What one client may have in the pool is bounded.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

Answer = TypeVar("Answer")


class Client(NamedTuple):
    """On whose behalf work is done: an address, or the holder of a seat where no address is known; and the table."""

    who: str
    table: str


class Busy(Exception):
    """The pool has too much work: of this client, or in all."""


class _Work(NamedTuple):
    do: Callable[[], Any]
    done: asyncio.Future[Any]


class FairPool:
    """Used from one event loop."""

    def __init__(self, threads: int, most: int, most_each: int, name: str) -> None:
        self.most, self.most_each = most, most_each  # pieces of work in the pool, waiting or running
        self.total = 0
        self._by_client: dict[str, int] = {}
        self._threads, self._free = ThreadPoolExecutor(threads, thread_name_prefix=name), threads
        # By client and table: the next to take from is the first, and goes to the end when something was taken.
        self._waiting: dict[str, dict[str, deque[_Work]]] = {}

    async def run(self, client: Client, work: Callable[[], Answer]) -> Answer:
        """Return what the work returns. Raises `Busy` if there is no room for it."""
        if self.total >= self.most or self._by_client.get(client.who, 0) >= self.most_each:
            raise Busy
        self.total += 1
        self._by_client[client.who] = self._by_client.get(client.who, 0) + 1
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client.who, {}).setdefault(client.table, deque()).append(_Work(work, done))
        self._start()
        try:
            return await done
        finally:
            del done  # its error holds this frame: a cycle
            self.total -= 1
            self._by_client[client.who] -= 1
            if not self._by_client[client.who]:
                del self._by_client[client.who]

    def _start(self) -> None:
        """Give work to the free threads."""
        while self._free and (work := self._next()):
            if work.done.done():  # whoever asked for it is gone
                continue
            self._free -= 1
            running = asyncio.get_running_loop().run_in_executor(self._threads, work.do)
            running.add_done_callback(lambda ended, done=work.done: self._ended(ended, done))  # type: ignore[misc]

    def _next(self) -> _Work | None:
        if not self._waiting:
            return None
        who = next(iter(self._waiting))
        tables = self._waiting.pop(who)
        table = next(iter(tables))
        queue = tables.pop(table)
        work = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[who] = tables
        return work

    def _ended(self, ended: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
        self._free += 1
        if not done.done():
            if ended.cancelled():
                done.cancel()
            elif (error := ended.exception()) is not None:
                done.set_exception(error)
            else:
                done.set_result(ended.result())
        elif not ended.cancelled():
            ended.exception()  # nobody waits for it any more
        self._start()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
