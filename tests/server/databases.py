"""PostgreSQL and Redis servers for the tests, started for a test session and stopped after it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

import psycopg
import pytest
import redis

PATIENCE = 60  # seconds for a server to start or stop before the tests fail
PORTS = SystemRandom()  # several test processes run at once, and each must choose other ports


class Postgres:
    """A PostgreSQL server with its data in a temporary folder and fsync on."""

    def __init__(self, port: int, pid: int) -> None:
        self._port, self._pid = port, pid
        self._numbers = count(1)
        self._empty: list[str] = []

    def url(self, name: str) -> str:
        return f"postgresql://kolmik@127.0.0.1:{self._port}/{name}"

    def new_database(self) -> str:
        """The address of an empty database."""
        if self._empty:
            return self._empty.pop()
        name = f"kolmik{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)

    def recycle(self, url: str) -> None:
        """Empty a database for reuse, which is much faster than creating another."""
        self.disconnect(url)
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        self._empty.append(url)

    def disconnect(self, url: str) -> None:
        """End all connections to a database."""
        name = url.rpartition("/")[2]
        self.run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop the server and all its backends (SIGSTOP): connections stay open, and nobody answers."""
        processes = [self._pid, *_children(self._pid)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def run(self, statement: str, url: str | None = None) -> None:
        with psycopg.connect(url or self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL server. It refuses to run as root: then it runs as the user postgres of its Debian package."""
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
    if not programs:
        _missing("PostgreSQL", "postgresql")
    bin_folder = programs[-1].parent
    folder = Path(tempfile.mkdtemp(prefix="kolmik-postgres-"))
    user = "postgres" if os.geteuid() == 0 else None
    try:
        if user:
            shutil.chown(folder, user, user)
        data, port = folder / "data", free_port()
        initdb = subprocess.run(
            [bin_folder / "initdb", "-D", data, "-U", "kolmik", "--auth=trust", "--encoding=UTF8", "--locale=C", "-N"],
            capture_output=True,
            text=True,
            cwd=folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
        )
        assert initdb.returncode == 0, initdb.stderr
        settings = (f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", "fsync=on")
        options = [part for setting in settings for part in ("-c", setting)]
        command = [str(bin_folder / "postgres"), "-D", str(data), *options]
        with _running(command, folder, signal.SIGQUIT, user) as process:  # stops immediately: nobody needs the data
            server = Postgres(port, process.pid)
            _wait(process, folder, lambda: server.run("SELECT 1"), psycopg.OperationalError)
            yield server
    finally:
        shutil.rmtree(folder)


@contextmanager
def redis_server(port: int = 0) -> Iterator[str]:
    """Run a Redis server without persistence on that port, or on any free one; yields its address."""
    with redis_process(port) as (url, _):
        yield url


@contextmanager
def redis_process(port: int = 0) -> Iterator[tuple[str, int]]:
    """The same, with the id of its process."""
    program = shutil.which("redis-server")
    if program is None:
        _missing("Redis", "redis-server")
    port = port or free_port()
    url = f"redis://127.0.0.1:{port}/0"
    with tempfile.TemporaryDirectory(prefix="kolmik-redis-") as name:
        command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
        with _running(command, Path(name), signal.SIGTERM) as process:
            _wait(process, Path(name), lambda: empty(url), redis.ConnectionError)
            yield url, process.pid


def empty(url: str) -> None:
    """Remove all data from a Redis server."""
    with redis.Redis.from_url(url) as client:
        client.flushall()


@contextmanager
def _running(
    command: Sequence[str], folder: Path, stop: signal.Signals, user: str | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command,
            stdout=log,
            stderr=log,
            cwd=folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            start_new_session=True,  # Ctrl-C is for the tests; they stop the server
        )
    try:
        yield process
    finally:
        process.send_signal(stop)
        process.wait(PATIENCE)


def _children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _missing(program: str, package: str) -> NoReturn:
    pytest.fail(f"These tests need {program}, which is not installed: apt-get install {package}.", pytrace=False)


def free_port() -> int:
    """A port that nobody uses. The system gives it to no connection, so it stays free while a server restarts."""
    while True:
        port = PORTS.choice(range(10_000, 32_000))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _wait(
    process: subprocess.Popen[bytes], folder: Path, attempt: Callable[[], None], not_yet: type[Exception]
) -> None:
    """Wait until a server answers."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except not_yet:
            if process.poll() is not None or time.monotonic() > give_up:
                pytest.fail(f"A server did not start: {(folder / 'log').read_text()}", pytrace=False)
        time.sleep(0.05)
