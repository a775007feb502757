"""A process that has imported and compiled everything, and forks a `kolmik` command for each request.

Starting an interpreter with the web framework, Numba and the compiled games costs two seconds of CPU time, and the
tests start servers a hundred times. A fork takes milliseconds and is a process like any other: it has its own session,
listens, stores and can be killed.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import subprocess
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from . import seeded_command


class ForkedProcess:
    """A process of the fork server, with the part of the interface of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        try:
            self._file: int | None = os.pidfd_open(pid)
        except ProcessLookupError:  # it has ended already
            self._file = None

    def poll(self) -> int | None:
        """Return None while the process runs, 0 once it has ended; its exit code is not known here."""
        return 0 if self._ended(0) else None

    def send_signal(self, number: signal.Signals) -> None:
        if self._file is not None:
            signal.pidfd_send_signal(self._file, number)

    def wait(self, timeout: float) -> int:
        if not self._ended(timeout):
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return 0

    def _ended(self, timeout: float) -> bool:
        return self._file is None or bool(select.select([self._file], [], [], timeout)[0])


@cache
def _server() -> subprocess.Popen[bytes]:
    """Start the fork server, once for each process of tests. It ends with it."""
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=seeded_command.ROOT,
        start_new_session=True,
    )


def fork(arguments: list[str], environment: dict[str, str], log: Path) -> ForkedProcess:
    """Run `seeded_command` with these arguments, seed first, in a fork; its output goes to the log."""
    server = _server()
    assert server.stdin and server.stdout
    request = {"arguments": arguments, "environment": environment, "log": str(log)}
    server.stdin.write(json.dumps(request).encode() + b"\n")
    server.stdin.flush()
    return ForkedProcess(int(server.stdout.readline()))


# --- in the fork server ---


def _preload() -> None:
    import kolmik
    from kolmik.bots import precompile
    from kolmik.server import run

    assert run
    for game in kolmik.games():
        game.precompile()
        precompile(game)
    gc.collect()
    gc.freeze()  # a fork collects garbage too, and need not look at all this again


def _serve() -> None:
    _preload()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # ended children leave no zombies
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if (pid := os.fork()) == 0:
            _become_command(request)
        print(pid, flush=True)


def _become_command(request: dict[str, Any]) -> NoReturn:
    """Run the command in this process, which is a fork, and end it."""
    code = 1
    try:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        nothing, log = os.open(os.devnull, os.O_RDONLY), os.open(request["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for file, number in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(file, number)
        os.environ.clear()
        os.environ.update(request["environment"])
        sys.argv = ["kolmik", *request["arguments"]]
        seeded_command.run()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    _serve()
