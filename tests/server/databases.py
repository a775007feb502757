"""PostgreSQL and Redis servers for the tests, started for a test session and stopped after it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import NoReturn

import psycopg
import pytest
import redis

PATIENCE = 60  # seconds for a server to start or stop before the tests fail
WRITABLE = 8192  # bytes of a file that can be written once writes are broken
PORTS = SystemRandom()  # several test processes run at once, and each must choose other ports


class Process(ABC):
    """A server program with its log in a temporary folder. It can be stopped, killed and started again."""

    def __init__(self, command: Sequence[str], folder: Path, user: str | None = None) -> None:
        self._command, self._folder, self._user = command, folder, user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=self._user,
                group=self._user,
                extra_groups=[] if self._user else None,
                start_new_session=True,  # Ctrl-C is for the tests; they stop the server
            )
        give_up = time.monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > give_up:
                pytest.fail(f"A server did not start: {(self._folder / 'log').read_text()}", pytrace=False)
            time.sleep(0.05)

    def stop(self, how: signal.Signals) -> None:
        """End it with a signal and wait until it has ended."""
        assert self._process
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop it and its children (SIGSTOP): connections stay open, and nobody answers."""
        processes = [self.pid, *self.children()]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def children(self) -> list[int]:
        """Return the processes that it has started."""
        return [int(child) for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    @abstractmethod
    def answers(self) -> bool: ...


class Postgres(Process):
    """A PostgreSQL server with its data in a temporary folder and fsync on."""

    def __init__(self, command: Sequence[str], folder: Path, user: str | None, port: int) -> None:
        super().__init__(command, folder, user)
        self._port = port
        self._numbers = count(1)
        self._empty: list[str] = []

    def answers(self) -> bool:
        try:
            self.run("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

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

    def break_writes(self) -> None:
        """Have every write of its processes beyond the beginning of a file fail (EFBIG).

        PostgreSQL then ends them all, starts others without this limit, and recovers.
        """
        for process in self.children():
            limit = ["prlimit", "--pid", str(process), f"--fsize={WRITABLE}:"]
            extra: list[str] | None = [] if self._user else None
            subprocess.run(limit, user=self._user, group=self._user, extra_groups=extra, capture_output=True)

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
        server = Postgres(command, folder, user, port)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # immediately: nobody needs the data
    finally:
        shutil.rmtree(folder)


class Redis(Process):
    """A Redis server without persistence."""

    def __init__(self, folder: Path, port: int) -> None:
        program = shutil.which("redis-server")
        if program is None:
            _missing("Redis", "redis-server")
        super().__init__(
            [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"], folder
        )
        self.url = f"redis://127.0.0.1:{port}/0"

    def answers(self) -> bool:
        try:
            empty(self.url)
        except redis.ConnectionError:
            return False
        return True


@contextmanager
def redis_server(port: int = 0) -> Iterator[str]:
    """Run a Redis server on that port, or on any free one; yields its address."""
    with redis_process(port) as server:
        yield server.url


@contextmanager
def redis_process(port: int = 0) -> Iterator[Redis]:
    """The same, but yields the server itself, for those who stop it."""
    with tempfile.TemporaryDirectory(prefix="kolmik-redis-") as name:
        server = Redis(Path(name), port or free_port())
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGTERM)


def empty(url: str) -> None:
    """Remove all data from a Redis server."""
    with redis.Redis.from_url(url) as client:
        client.flushall()


def _missing(program: str, package: str) -> NoReturn:
    pytest.fail(f"These tests need {program}, which is not installed: apt-get install {package}.", pytrace=False)


def free_port() -> int:
    """A port that nobody uses. The system gives it to no connection, so it stays free while a server restarts."""
    while True:
        port = PORTS.choice(range(10_000, 32_000))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
