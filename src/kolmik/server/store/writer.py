"""The one thread that writes: it takes all that waits, writes it in one transaction, then tells everybody."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import NamedTuple, TypeAlias, TypeVar

from .database import Database, Unwritten
from .rows import Append, Gone, Raced

Answer = TypeVar("Answer")

MOST = 1000  # appends in one transaction
BUSY = 0.01  # seconds: if the last transaction is not longer ago, more is about to come
GATHERING = 0.005  # seconds that are then waited for it: a transaction costs as much for one append as for ten
CLOSED = "The storage has been closed."


Then: TypeAlias = Callable[[Exception | None], None]  # is told that something is durable, or what went wrong


class _Waiting(NamedTuple):
    """An append, and who is told of it where."""

    append: Append
    loop: asyncio.AbstractEventLoop
    then: Then


class Writer:
    """Group commit: while a transaction is being made durable, the next one gathers."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: SimpleQueue[_Waiting | Callable[[], None] | None] = SimpleQueue()
        self._door = threading.Lock()  # so that nothing is put into the queue after the end
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kolmik-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append, then: Then) -> None:
        """Have this appended; `then` is called by the loop that asks, when it is durable or cannot be."""
        self._put(_Waiting(append, asyncio.get_running_loop(), then))

    def do(self, work: Callable[[], Answer]) -> Future[Answer]:
        """Have other work that writes done by this thread, so that it never waits for the file behind it."""
        future: Future[Answer] = Future()

        def run() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except BaseException as error:
                    future.set_exception(error)

        self._put(run)
        return future

    def close(self) -> None:
        """Finish what is queued, then stop."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _put(self, item: _Waiting | Callable[[], None]) -> None:
        with self._door:
            if self._closed:
                raise Gone(CLOSED)
            self._queue.put(item)

    def _run(self) -> None:
        going = True
        last = 0.0
        while going:
            taken = [self._queue.get()]
            if taken[0] is not None and time.monotonic() - last < BUSY:
                time.sleep(GATHERING)
            try:
                while len(taken) < MOST:
                    taken.append(self._queue.get_nowait())
            except Empty:
                pass
            appends = [item for item in taken if isinstance(item, _Waiting)]
            if appends:
                _tell(appends, self._write([waiting.append for waiting in appends]))
                last = time.monotonic()
            for item in taken:
                if item is None:
                    going = False
                elif not isinstance(item, _Waiting):
                    item()

    def _write(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Write all in one transaction, or else each in its own; what went wrong with each."""
        try:
            self._database.append(appends)
        except Raced as error:
            return [error] if len(appends) == 1 else self._write_one_by_one(appends)
        except Unwritten:  # one of them is bad, or the connection was: the next one is new
            return self._write_one_by_one(appends)
        except Exception as error:
            return [error] * len(appends)
        return [None] * len(appends)

    def _write_one_by_one(self, appends: Sequence[Append]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        for append in appends:
            try:
                self._database.append([append])
                outcomes.append(None)
            except Raced as error:
                outcomes.append(error)
            except Unwritten as error:
                outcomes.append(error.reason)
            except Exception as error:  # the database is away, for the others as well
                return outcomes + [error] * (len(appends) - len(outcomes))
        return outcomes


def _tell(appends: Sequence[_Waiting], outcomes: Sequence[Exception | None]) -> None:
    """Tell each loop once of everything that those in it wait for."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Then, Exception | None]]] = {}
    for (_, loop, then), outcome in zip(appends, outcomes, strict=True):
        by_loop.setdefault(loop, []).append((then, outcome))
    for loop, told in by_loop.items():
        try:
            loop.call_soon_threadsafe(_tell_all, loop, told)
        except RuntimeError:  # the loop has ended, and nobody waits any more
            continue


def _tell_all(loop: asyncio.AbstractEventLoop, told: list[tuple[Then, Exception | None]]) -> None:
    for then, outcome in told:
        try:
            then(outcome)
        except Exception as error:  # the others hear of theirs nevertheless
            loop.call_exception_handler({"message": "Something that was stored could not be told.", "exception": error})
