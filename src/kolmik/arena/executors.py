"""Where an arena's games are played: in processes of this machine, or wherever Ray has room. The work is the same."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing import connection
from types import FrameType
from typing import Any, Protocol, TypeVar

from kolmik.bots.external import kill_all
from kolmik.engine import BadOption, Refused
from kolmik.engine.options import quoted

Job = TypeVar("Job")
Done = TypeVar("Done")

WAITING = 2  # jobs handed out for each that can be worked on, so that nobody waits for work
KNOCKING = 5.0  # seconds for a cluster to answer
NO_RAY = 'Ray is not installed here; install it with: pip install "kolmik[ray]"'


class Where(Protocol):
    def run(self, function: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        """What the function makes of each job, as they are done. Who stops asking ends the work."""
        ...


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Here:
    """One job after the other, in this process."""

    def run(self, function: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        return map(function, jobs)


class Processes:
    """So many processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, function: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.count, context, _prepare)
        left = iter(jobs)
        waiting: set[Future[Done]] = set()
        try:
            while True:
                with _deaf():
                    waiting |= {pool.submit(function, job) for job in islice(left, self.count * WAITING - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise Refused("A process of the arena was ended from outside, perhaps for want of memory.") from None
        finally:
            if waiting:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started in here do not hear of Ctrl-C: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """In a new process: it ends when it is told to and when the arena is no more, and takes its programs with it."""
    signal.signal(signal.SIGTERM, _stop)
    threading.Thread(target=_watch, daemon=True).start()


def _stop(_number: int, _frame: FrameType | None) -> None:
    kill_all()
    os._exit(1)


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        kill_all()
        os._exit(1)


def _knock(address: str) -> None:
    """See that somebody is there: Ray itself would go on trying for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKING).close()


class OnRay:
    """Ray: the cluster at an address, or else so many processes of this machine."""

    def __init__(self, count: int | None = None, address: str | None = None) -> None:
        self.count = count
        self.address = address or os.environ.get("RAY_ADDRESS")

    def run(self, function: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        ray = self._join()
        try:
            task = ray.remote(num_cpus=1, max_retries=0)(function)
            count = self.count or int(ray.cluster_resources().get("CPU", 1))
            left = iter(jobs)
            waiting: list[Any] = []
            while True:
                waiting += [task.remote(job) for job in islice(left, count * WAITING - len(waiting))]
                if not waiting:
                    break
                done, waiting = ray.wait(waiting)
                for one in done:
                    yield self._result(ray, one)
        finally:
            ray.shutdown()

    def _join(self) -> Any:
        """Ray, quiet: no statistics sent anywhere, no pages, no chatter."""
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # it would warn of a change to come
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadOption(NO_RAY) from None
        quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if self.address:
            try:
                _knock(self.address)
                ray.init(address=self.address, **quiet)
            except (OSError, ValueError, RuntimeError):
                raise Refused(f"There is no Ray cluster to be reached at {quoted(self.address)}.") from None
        else:
            ray.init(address="local", num_cpus=self.count or cores(), include_dashboard=False, **quiet)
        return ray

    @staticmethod
    def _result(ray: Any, one: Any) -> Any:
        try:
            return ray.get(one)
        except ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Refused) else error from None
        except ray.exceptions.RayError:
            raise Refused("A process of the arena was ended from outside, perhaps for want of memory.") from None
