"""External bots: programs that exchange JSON lines on standard input and output, see docs/bots.md."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from functools import cache
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import IO, Any

from kolmik.engine import BadOption, Refused
from kolmik.engine.match import Setting
from kolmik.engine.options import quoted

from .info_state import InfoState

PREFIX = "cmd:"
HELP = "An external program that answers in JSON lines."
LIMIT = 10.0  # seconds for an answer
GRACE = 1.0  # seconds a program has to exit by itself
MAX_LINE = 1_048_576  # bytes


@cache
def chooser(name: str, limit: float) -> Callable[[InfoState, Random], str]:
    """The chooser of an external bot, named `cmd:` followed by its command."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise BadOption(f"The bot {quoted(name)} has an unclosed quotation mark.") from None
    if not command:
        raise BadOption(f'Write the command that starts the bot after "{PREFIX}", such as cmd:./mybot.')
    return ExternalBot(name, command, limit).choose


class ExternalBot:
    """A bot that is a program. Each of its seats in a game has its own process, so no seat sees another's cards."""

    def __init__(self, name: str, command: list[str], limit: float) -> None:
        self.name = name
        self.command = command
        self.limit = limit
        self._setting: Setting | None = None  # of the current match; every match has its own object
        self._programs: list[Program] = []
        self._seats: dict[int, Program] = {}
        _external_bots.append(self)

    def choose(self, info: InfoState, rng: Random) -> str:
        if info.setting is not self._setting:
            self._setting = info.setting
            self._seats.clear()
        try:
            return self._at(info.seat).choose(info, rng.getrandbits(32))
        except Refused:
            self.end()
            raise

    def _at(self, seat: int) -> Program:
        """The program of a seat; processes are reused from game to game."""
        if seat not in self._seats:
            if len(self._seats) == len(self._programs):
                self._programs.append(Program(self.name, self.command, self.limit))
            program = self._programs[len(self._seats)]
            program.history = None
            self._seats[seat] = program
        return self._seats[seat]

    def kill(self) -> None:
        for program in self._programs:
            program.kill()

    def end(self) -> None:
        for program in self._programs:
            program.end()
        self._programs.clear()
        self._seats.clear()
        self._setting = None


_external_bots: list[ExternalBot] = []


@atexit.register
def end_all() -> None:
    """Stop every program that was started."""
    for external in _external_bots:
        external.end()


def kill_all() -> None:
    """Kill every program immediately, for a process that is being killed itself."""
    for external in _external_bots:
        external.kill()


class Program:
    """A running program that answers requests within a time limit. A thread talks to it, so the caller never hangs."""

    def __init__(self, name: str, command: list[str], limit: float) -> None:
        self.name = name
        self.limit = limit
        self.history: list[str] | None = None  # the moves it has been sent, None before its first game
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C reaches only us; and the group can be killed as a whole
            )
        except OSError as error:
            raise Refused(f"The bot {name} cannot be started: {(error.strerror or str(error)).lower()}.") from None
        self._requests: Queue[bytes | None] = Queue()
        self._replies: Queue[bytes] = Queue()
        self._stderr: deque[bytes] = deque(maxlen=1)  # the last line on standard error
        self._threads = [Thread(target=self._talk, daemon=True), Thread(target=self._listen, daemon=True)]
        for thread in self._threads:
            thread.start()

    def choose(self, info: InfoState, seed: int) -> str:
        """Ask for a move; send `new` before the first request, and again after moves were taken back."""
        history = info.history()
        if self.history is None or history[: len(self.history)] != self.history:
            self.ask(new_game(info))
            self.history = []
        reply = self.ask(
            {
                "do": "best",
                "view": info.view,
                "legal": info.legal,
                "history": history[len(self.history) :],
                "who": info.movers()[len(self.history) :],
                "ms": round(1000 * self.limit),
                "seed": seed,
            }
        )
        self.history = history
        move = reply.get("move")
        if not isinstance(move, str):
            raise Refused(f'The bot {self.name} sent no "move" in words but {quoted(json.dumps(reply))}.')
        if move not in info.legal:
            raise Refused(f"The bot {self.name} chose {quoted(move)}, which is not legal.")
        return move

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply to a request; anything but a valid one is refused."""
        self._requests.put(json.dumps(request, separators=(",", ":")).encode() + b"\n")
        try:
            line = self._replies.get(timeout=self.limit)
        except Empty:
            raise Refused(f"The bot {self.name} did not answer within {self.limit:g} s.") from None
        if not line:
            raise Refused(f"The bot {self.name} {self._how_it_ended()}.")
        text = line.decode(errors="replace").strip()
        try:
            reply = json.loads(text)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            raise Refused(f"The bot {self.name} answered {quoted(text)}, which is not a JSON object.")
        if reply.get("ok") is not True:
            raise Refused(f"The bot {self.name} refused to go on: {quoted(reply.get('error', text))}.")
        return reply

    def _how_it_ended(self) -> str:
        """How a program stopped answering, in words."""
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(GRACE)
        last = (
            f"; its last words were {quoted(self._stderr[0].decode(errors='replace').strip())}" if self._stderr else ""
        )
        return f"ended before it answered, with exit code {code}{last}"

    def _talk(self) -> None:
        """Pass requests and replies on; an empty reply means that the program has ended."""
        stdin, stdout = _pipe(self._process.stdin), _pipe(self._process.stdout)
        with contextlib.suppress(OSError, ValueError):
            while request := self._requests.get():
                stdin.write(request)
                stdin.flush()
                self._replies.put(stdout.readline(MAX_LINE))
        self._replies.put(b"")
        with contextlib.suppress(OSError, ValueError):
            stdin.close()

    def _listen(self) -> None:
        """Remember the last line on standard error."""
        for line in _pipe(self._process.stderr):
            if line.strip():
                self._stderr.append(line)

    def end(self) -> None:
        """Let the program exit by itself; kill it and everything it started if it does not."""
        self._requests.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError):
                _pipe(pipe).close()

    def kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def new_game(info: InfoState) -> dict[str, Any]:
    """The request that starts a new game."""
    setting = info.setting
    return {
        "do": "new",
        "game": setting.game.name,
        "players": setting.players,
        "starter": setting.starter,
        "options": dict(setting.options) | {"edition": setting.edition.name},
        "seat": info.seat,
    }
