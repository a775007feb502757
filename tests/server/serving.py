"""`kolmik serve` as a real process that a test may stop, kill and restart."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

from . import seeded_command
from .databases import free_port
from .fork_server import ForkedProcess, fork

PATIENCE = 120  # seconds for anything to happen before a test fails
GENEROUS = (  # limits so high that tests do not reach them
    *("--requests", "1000000", "--new-tables", "1000000", "--commands", "1000000"),
    *("--max-sockets-per-ip", "20000", "--threads", "1", "--log-level", "warning"),
)


class Server:
    """`kolmik serve` on a free port; `data` is the address of a database, or the path of a data folder.

    It is a fork of a process that has everything loaded. With `fresh`, and with several workers, an interpreter starts.
    """

    fresh = False
    prefix: tuple[str, ...] = ()  # a program that starts the interpreter; only with `fresh`
    wall_clock: seeded_command.WallClock | None = None  # instead of the machine's
    variables: Mapping[str, str] = {}  # further environment variables

    def __init__(self, data: str | Path, *options: str, port: int = 0) -> None:
        self.data, self.options = data, options
        self.database = f"sqlite:///{data / 'kolmik.db'}" if isinstance(data, Path) else data
        self.folder = Path(tempfile.mkdtemp(prefix="kolmik-serve-"))  # for the log
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    def launch(self) -> None:
        """Start the process without waiting until it answers."""
        storage = ("--data", str(self.data)) if isinstance(self.data, Path) else ("--database", self.data)
        command = [*seeded_command.command(), "serve", "--port", str(self.port), *storage, *GENEROUS, *self.options]
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("KOLMIK_")}
        cache = {name: os.environ[name] for name in ("KOLMIK_CACHE",) if name in os.environ}
        wall_clock = {seeded_command.WALL_CLOCK: str(self.wall_clock.file)} if self.wall_clock else {}
        environment = inherited | cache | wall_clock | {"LANG": "C.UTF-8"} | dict(self.variables)
        if not self.fresh and "--workers" not in self.options:
            self.process = fork(command[seeded_command.PREFIX :], environment, self.log)
            return
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix, *command],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=environment,
                cwd=seeded_command.ROOT,
                start_new_session=True,
            )

    def wait_until_up(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while not self.is_up():
            assert self.process and self.process.poll() is None, f"The server has ended: {self.log_text()[-4000:]}"
            assert time.monotonic() < give_up, f"The server does not answer: {self.log_text()[-4000:]}"
            time.sleep(0.02)

    def start(self) -> None:
        """Start the process and wait until it answers."""
        self.launch()
        self.wait_until_up()

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", trust_env=False, verify=False, timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def wait_until_compiled(self) -> None:
        """Wait until the bots of all games are compiled."""
        give_up = time.monotonic() + PATIENCE
        games = len(httpx.get(f"{self.url}/api/games", trust_env=False, verify=False).json()["games"])
        ready = f"kolmik_games_ready {games}\n"
        while ready not in httpx.get(f"{self.url}/metrics", trust_env=False, verify=False).text:
            assert time.monotonic() < give_up, self.log_text()
            time.sleep(0.1)

    @contextmanager
    def one_worker_stopped(self, worker: int) -> Iterator[None]:
        """Stop one of several workers for the time of a block, so that the others accept all new connections."""
        os.kill(worker, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(worker, signal.SIGCONT)

    def workers(self) -> list[int]:
        """Return the process ids of the workers, which the server has started as processes of `multiprocessing`."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def end(self, stop_signal: signal.Signals) -> None:
        """End the process with a signal and wait for it; SIGKILL goes to all its workers too."""
        assert self.process is not None
        if stop_signal == signal.SIGKILL:
            os.killpg(self.process.pid, stop_signal)
        else:
            self.process.send_signal(stop_signal)
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        """End the process with kill -9, so that it cannot clean up."""
        self.end(signal.SIGKILL)

    def restart(self, stop_signal: signal.Signals = signal.SIGTERM) -> None:
        """End the process and start another on the same data at the same address."""
        self.end(stop_signal)
        self.start()

    def log_text(self) -> str:
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def errors(self) -> list[str]:
        """Return the errors in its log."""
        return [line for line in self.log_text().splitlines() if '"level": "error"' in line or "Traceback" in line]


@contextmanager
def serving(
    data: str | Path, *options: str, may_fail: bool = False, variables: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """Run a server. Unless a test provokes failures, it must log no error."""
    server = Server(data, *options)
    server.variables = variables or {}
    server.start()
    try:
        yield server
    except BaseException:
        print(f"The log of the server at {server.url}:\n{server.log_text()[-20_000:]}", file=sys.stderr)
        raise
    finally:
        if server.process is not None:
            server.stop()
    errors = server.errors()
    assert may_fail or errors == [], "\n".join(errors[:5])
