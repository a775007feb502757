"""The real command `kolmik`, run in pipes and at a terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys

COMMAND = [sys.executable, "-m", "kolmik"]
NOT_OURS = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES")  # they change what is shown
PATIENCE = 180  # seconds, then a test has failed


def hear_ctrl_c() -> None:
    """What is started in the background of a shell is deaf to Ctrl-C, and so is all that it starts: not this one."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(**more: str) -> dict[str, str]:
    """This environment without what would change how output looks, unless it is asked for."""
    clean = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    return clean | {"PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color", "LANG": "C.UTF-8"} | more


def kolmik_run(*args: str, said: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The command with its input and output in pipes."""
    return subprocess.run(
        [*COMMAND, *args],
        input=said,
        capture_output=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


def at_terminal(args: list[str], talk: list[tuple[str, str]]) -> str:
    """All that the command shows at a terminal where each prompt is waited for and answered. It has to end well."""
    ours, theirs = pty.openpty()
    shown = ""
    with subprocess.Popen(
        [*COMMAND, *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(COLUMNS="80"),
        start_new_session=True,
    ) as command:
        os.close(theirs)
        for prompt, said in talk:
            before = len(shown)
            while prompt not in shown[before:]:
                shown += _read(ours)
            os.write(ours, said.encode())
        try:
            while True:
                shown += _read(ours)
        except TimeoutError:
            command.kill()
            raise
        except OSError:  # the command has ended, and nobody has the terminal open
            os.close(ours)
    assert command.returncode == 0, shown
    return shown


def _read(terminal: int) -> str:
    ready, _, _ = select.select([terminal], [], [], PATIENCE)
    if not ready:
        raise TimeoutError("Nothing more was shown.")
    return os.read(terminal, 65536).decode(errors="replace")
