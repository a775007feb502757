"""The one thread that writes: it writes everything queued in one transaction, then reports to each caller."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from typing import NamedTuple, TypeAlias, TypeVar

from .database import Database
from .failure_log import FailureLog
from .failures import Unwritten
from .rows import Append, LogGap, StorageFailed, StorageUnavailable, VersionConflict

Answer = TypeVar("Answer")

MAX_BATCH = 1000  # appends in one transaction
BUSY_SECONDS = 0.01  # after a transaction this recent, more appends are likely to come
GATHER_SECONDS = 0.005  # the wait for them: a transaction costs as much for one append as for ten
CLOSED = "The storage has been closed."


Then: TypeAlias = Callable[[Exception | None], None]  # called with None when it is durable, or with what went wrong


class _Waiting(NamedTuple):
    """An append, and the callback and loop that get its outcome."""

    append: Append
    loop: asyncio.AbstractEventLoop
    then: Then


class Writer:
    """Group commit: while a transaction is being made durable, the next one gathers."""

    def __init__(self, database: Database, failures: FailureLog) -> None:
        self._database = database
        self._failures = failures
        self._queue: SimpleQueue[_Waiting | Callable[[], None] | None] = SimpleQueue()
        self._closing = threading.Lock()  # nothing is queued after the end
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="kolmik-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append, then: Then) -> None:
        """Queue an append; `then` is called in the caller's loop when it is durable or has failed."""
        self._put(_Waiting(append, asyncio.get_running_loop(), then))

    def do(self, work: Callable[[], Answer]) -> Future[Answer]:
        """Run other writing work in this thread, so that two writers never wait for each other."""
        future: Future[Answer] = Future()

        def run() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    answer = work()
                except BaseException as error:
                    self._note(error)
                    future.set_exception(error)
                else:
                    self._note(None)
                    future.set_result(answer)

        self._put(run)
        return future

    def close(self) -> None:
        """Finish the queued work, then stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _put(self, item: _Waiting | Callable[[], None]) -> None:
        with self._closing:
            if self._closed:
                raise StorageUnavailable(CLOSED)
            self._queue.put(item)

    def _run(self) -> None:
        going = True
        last = 0.0
        while going:
            taken = [self._queue.get()]
            if taken[0] is not None and time.monotonic() - last < BUSY_SECONDS:
                time.sleep(GATHER_SECONDS)
            try:
                while len(taken) < MAX_BATCH:
                    taken.append(self._queue.get_nowait())
            except Empty:
                pass
            appends = [item for item in taken if isinstance(item, _Waiting)]
            if appends:
                outcomes = self._write([waiting.append for waiting in appends])
                for outcome in outcomes:
                    self._note(outcome)
                _report(appends, outcomes)
                last = time.monotonic()
            for item in taken:
                if item is None:
                    going = False
                elif not isinstance(item, _Waiting):
                    item()

    def _note(self, outcome: BaseException | None) -> None:
        if outcome is None:
            self._failures.succeeded()
        elif isinstance(outcome, StorageFailed):
            self._failures.failed(outcome)

    def _write(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Write all in one transaction, or else each in its own; returns what went wrong with each."""
        try:
            self._database.append(appends)
        except (VersionConflict, LogGap) as error:
            return [error] if len(appends) == 1 else self._write_one_by_one(appends)
        except Unwritten as error:
            if error.reason.of_data or error.reason.disconnected:  # one of them is bad, or the connection was
                return self._write_one_by_one(appends)
            return [error.reason] * len(appends)
        except Exception as error:
            return [error] * len(appends)
        return [None] * len(appends)

    def _write_one_by_one(self, appends: Sequence[Append]) -> list[Exception | None]:
        outcomes: list[Exception | None] = []
        for append in appends:
            failure: Exception
            try:
                self._database.append([append])
                outcomes.append(None)
                continue
            except (VersionConflict, LogGap) as error:
                outcomes.append(error)
                continue
            except Unwritten as error:
                failure = error.reason
                if error.reason.of_data:
                    outcomes.append(failure)
                    continue
            except Exception as error:
                failure = error
            # The database cannot be reached, or is too slow: the others would fail too, each after a long wait.
            return outcomes + [failure] * (len(appends) - len(outcomes))
        return outcomes


def _report(appends: Sequence[_Waiting], outcomes: Sequence[Exception | None]) -> None:
    """Call back each loop once, with all outcomes its callers wait for."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Then, Exception | None]]] = {}
    for (_, loop, then), outcome in zip(appends, outcomes, strict=True):
        by_loop.setdefault(loop, []).append((then, outcome))
    for loop, outcomes_there in by_loop.items():
        try:
            loop.call_soon_threadsafe(_call_back, loop, outcomes_there)
        except RuntimeError:  # the loop has ended; nobody waits any more
            continue


def _call_back(loop: asyncio.AbstractEventLoop, outcomes: list[tuple[Then, Exception | None]]) -> None:
    for then, outcome in outcomes:
        try:
            then(outcome)
        except Exception as error:  # the other callers get their outcomes nevertheless
            loop.call_exception_handler({"message": "A stored event could not be handled.", "exception": error})
