"""A real server for the tests, which can be killed and started again where it was."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ..cli.command import COMMAND, PATIENCE, environment


class Server:
    """`kolmik serve` on a port of its own, with its data in a folder."""

    def __init__(self, folder: Path, *options: str, port: int | None = None) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [*COMMAND, "serve", "--port", str(self.port), "--data", str(self.folder), *self._options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=environment(), start_new_session=True)
        give_up = time.monotonic() + PATIENCE
        while not self.well():
            if self._process.poll() is not None or time.monotonic() > give_up:
                pytest.fail(f"The server did not start: {self.said()}", pytrace=False)
            time.sleep(0.05)

    def well(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health").status_code == 200
        except httpx.TransportError:
            return False

    def said(self) -> str:
        return (self.folder / "log").read_text()

    def kill(self) -> None:
        """At once, as when the power goes."""
        self.stop(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    server = Server(folder, *options)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
