"""Executors for an arena's games: this process, several processes of this machine, or Ray. Results are the same."""

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
Outcome = TypeVar("Outcome")

QUEUED = 2  # jobs submitted per worker, so that no worker waits for work
CONNECT_TIMEOUT = 5.0  # seconds for a cluster to answer
LOST_WORKER = "A worker process of the arena was killed, perhaps because memory ran out."
NO_RAY = 'Ray is not installed here; install it with: pip install "kolmik[ray]"'


class Executor(Protocol):
    def run(self, function: Callable[[Job], Outcome], jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Yield the function's results as jobs finish. Closing the iterator stops the work."""
        ...


def cores() -> int:
    """The number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class LocalExecutor:
    """Runs one job after the other in this process."""

    def run(self, function: Callable[[Job], Outcome], jobs: Iterable[Job]) -> Iterator[Outcome]:
        return map(function, jobs)


class ProcessExecutor:
    """Runs jobs in `count` processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, function: Callable[[Job], Outcome], jobs: Iterable[Job]) -> Iterator[Outcome]:
        others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.count, context, _prepare)
        left = iter(jobs)
        waiting: set[Future[Outcome]] = set()
        try:
            while True:
                with _sigint_blocked():
                    waiting |= {pool.submit(function, job) for job in islice(left, self.count * QUEUED - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise Refused(LOST_WORKER) from None
        finally:
            if waiting:
                for child in set(multiprocessing.active_children()) - others:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Processes started in this context ignore Ctrl-C; their parent stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare() -> None:
    """Set up a new worker: on SIGTERM, or when its parent is gone, it exits and kills its external bots."""
    signal.signal(signal.SIGTERM, _stop)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _stop(_number: int, _frame: FrameType | None) -> None:
    kill_all()
    os._exit(1)


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        kill_all()
        os._exit(1)


def _check_reachable(address: str) -> None:
    """Fail early if no server listens at the address: Ray itself would retry for many minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


class RayExecutor:
    """Runs jobs on Ray: on the cluster at an address, or else in `count` processes of this machine."""

    def __init__(self, count: int | None = None, address: str | None = None) -> None:
        self.count = count
        self.address = address or os.environ.get("RAY_ADDRESS")

    def run(self, function: Callable[[Job], Outcome], jobs: Iterable[Job]) -> Iterator[Outcome]:
        ray = self._connect()
        try:
            task = ray.remote(num_cpus=1, max_retries=0)(function)
            count = self.count or int(ray.cluster_resources().get("CPU", 1))
            left = iter(jobs)
            waiting: list[Any] = []
            while True:
                waiting += [task.remote(job) for job in islice(left, count * QUEUED - len(waiting))]
                if not waiting:
                    break
                done, waiting = ray.wait(waiting)
                for one in done:
                    yield self._result(ray, one)
        finally:
            ray.shutdown()

    def _connect(self) -> Any:
        """The Ray module, connected, without usage statistics, dashboard and log output."""
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a deprecation warning
        try:
            ray: Any = import_module("ray")
        except ImportError:
            raise BadOption(NO_RAY) from None
        quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if self.address:
            try:
                _check_reachable(self.address)
                ray.init(address=self.address, **quiet)
            except (OSError, ValueError, RuntimeError):
                raise Refused(f"No Ray cluster can be reached at {quoted(self.address)}.") from None
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
            raise Refused(LOST_WORKER) from None
