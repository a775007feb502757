"""Runs the real command `kolmik`, with pipes or at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys

COMMAND = [sys.executable, "-m", "kolmik"]
CHANGES_OUTPUT = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LC_ALL", "LC_MESSAGES")  # environment variables
PATIENCE = 180  # seconds until a test fails


def restore_ctrl_c() -> None:
    """Let a new process react to Ctrl-C even if its parent, a background job of a shell, ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(**more: str) -> dict[str, str]:
    """This environment without the variables that change what the output looks like, and with these."""
    clean = {name: value for name, value in os.environ.items() if name not in CHANGES_OUTPUT}
    return clean | {"PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color", "LANG": "C.UTF-8"} | more


def run_kolmik(*args: object, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command with its input and output in pipes."""
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


def run_at_terminal(args: list[str], answers: list[tuple[str, str]]) -> str:
    """Run the command at a terminal, wait for each prompt and type its answer. Returns all that was shown."""
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
        for prompt, typed in answers:
            before = len(shown)
            while prompt not in shown[before:]:
                shown += _read(ours)
            os.write(ours, typed.encode())
        try:
            while True:
                shown += _read(ours)
        except TimeoutError:
            command.kill()
            raise
        except OSError:  # the command has ended, and the terminal is closed
            os.close(ours)
    assert command.returncode == 0, shown
    return shown


def _read(terminal: int) -> str:
    ready, _, _ = select.select([terminal], [], [], PATIENCE)
    if not ready:
        raise TimeoutError(f"The command has shown nothing for {PATIENCE} s.")
    return os.read(terminal, 65536).decode(errors="replace")
