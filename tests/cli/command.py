"""Runs the real command `kolmik`, with redirected input and output or at a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import tempfile
import traceback
import warnings
from functools import cache
from typing import NoReturn

import kolmik
from kolmik.bots import precompile
from kolmik.cli import main

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


def run_kolmik(*args: object, typed: str = "", fresh: bool = False, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command with its input and output redirected.

    It runs in a fork of this process, where everything is imported and compiled already: that saves a second of CPU
    time each. With `fresh` a new interpreter starts instead.
    """
    command = [*COMMAND, *map(str, args)]
    if not fresh:
        return _run_forked(command, typed, environment(**env))
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**env),
        timeout=PATIENCE,
        check=False,
    )


@cache
def _preload() -> None:
    """Import and compile once what forks then share."""
    for game in kolmik.games():
        game.precompile()
        precompile(game)


def _run_forked(command: list[str], typed: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    _preload()
    with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        stdin.write(typed.encode())
        stdin.seek(0)
        child = os.fork()
        if child == 0:
            _become_command(command, env, (stdin.fileno(), stdout.fileno(), stderr.fileno()))
        ended = os.pidfd_open(child)
        if not select.select([ended], [], [], PATIENCE)[0]:
            os.kill(child, signal.SIGKILL)
        os.close(ended)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code == -signal.SIGKILL:
            raise subprocess.TimeoutExpired(command, PATIENCE)
        texts = []
        for file in (stdout, stderr):
            file.seek(0)
            texts.append(file.read().decode())
    return subprocess.CompletedProcess(command, code, *texts)


def _become_command(command: list[str], env: dict[str, str], streams: tuple[int, int, int]) -> NoReturn:
    """Run the command in this process, which is a fork, and end it."""
    code = 1
    try:
        for stream, number in zip(streams, range(3), strict=True):
            os.dup2(stream, number)
        sys.stdin, sys.stdout, sys.stderr = (
            open(number, mode, encoding=env["PYTHONIOENCODING"], closefd=False)  # noqa: SIM115 - they live as long as this process
            for number, mode in ((0, "r"), (1, "w"), (2, "w"))
        )
        os.environ.clear()
        os.environ.update(env)
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
        sys.argv = ["kolmik", *command[len(COMMAND) :]]
        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


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
