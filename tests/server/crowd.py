"""Real servers of ours for the tests and for `make soak`: `kolmik serve` as a process that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType

import httpx

PATIENCE = 120  # seconds, then something has failed
FREELY = ("--requests", "1000000", "--new-tables", "1000000", "--commands", "1000000", "--max-sockets-per-ip", "20000")


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Serving:
    """`kolmik serve` on a port of its own, with limits that do not get in the way. It can be killed and begun again."""

    def __init__(self, database: str, *more: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Path(tempfile.mkstemp(prefix="kolmik-serve-", suffix=".log")[1])
        self._command = [sys.executable, "-m", "kolmik", "serve", "--port", str(self.port), "--database", database]
        self._command += [*FREELY, "--log-level", "warning", *more]
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Serving:
        self.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process and self._process.poll() is None:
            self.stop()
        if error is not None:
            print(f"What the server at {self.url} said:\n{self.said()[-20_000:]}", file=sys.stderr)
        self.log.unlink()

    def begin(self) -> None:
        """Start it and wait until it serves."""
        self.start()
        self.wait()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={name: value for name, value in os.environ.items() if not name.startswith("KOLMIK_")} | _cache(),
                start_new_session=True,
            )

    def wait(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while not self.serves():
            assert self._process and self._process.poll() is None, f"The server has ended: {self.said()[-4000:]}"
            assert time.monotonic() < give_up, f"The server does not answer: {self.said()[-4000:]}"
            time.sleep(0.02)

    def serves(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """kill -9, at once: it has no time for anything."""
        assert self._process
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)

    def said(self) -> str:
        """What it wrote to standard error: a line of JSON each."""
        return self.log.read_text(errors="replace")


def _cache() -> dict[str, str]:
    """Where compiled rules are kept, if somebody has said so."""
    return {name: os.environ[name] for name in ("KOLMIK_CACHE",) if name in os.environ}
