"""Bots that are programs of their own: they speak JSON lines on standard input and output, see docs/bots.md."""

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
HELP = "Another program, which speaks JSON lines."
LIMIT = 10.0  # seconds for an answer
FAREWELL = 1.0  # seconds a program has to end by itself
LONGEST_LINE = 1_048_576  # bytes


@cache
def chooser(name: str, limit: float) -> Callable[[InfoState, Random], str]:
    """What chooses for the bot of that name: `cmd:` and a command."""
    try:
        command = shlex.split(name.removeprefix(PREFIX))
    except ValueError:
        raise BadOption(f"The bot {quoted(name)} has a quotation mark that is not closed.") from None
    if not command:
        raise BadOption(f'After "{PREFIX}" comes the command that starts the bot, such as cmd:./mybot.')
    return Player(name, command, limit).choose


class Player:
    """A bot that is a program. Each seat it has in a game is played by a process of its own: they can't look across."""

    def __init__(self, name: str, command: list[str], limit: float) -> None:
        self.name = name
        self.command = command
        self.limit = limit
        self._setting: Setting | None = None  # of the match being played; every match has its own
        self._programs: list[Program] = []
        self._seats: dict[int, Program] = {}
        _players.append(self)

    def choose(self, info: InfoState, chance: Random) -> str:
        if info.setting is not self._setting:
            self._setting = info.setting
            self._seats.clear()
        try:
            return self._at(info.seat).choose(info, chance.getrandbits(32))
        except Refused:
            self.end()
            raise

    def _at(self, seat: int) -> Program:
        """The program at a seat; processes are kept from game to game."""
        if seat not in self._seats:
            if len(self._seats) == len(self._programs):
                self._programs.append(Program(self.name, self.command, self.limit))
            program = self._programs[len(self._seats)]
            program.heard = None
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


_players: list[Player] = []


@atexit.register
def end_all() -> None:
    """End every program that was started."""
    for player in _players:
        player.end()


def kill_all() -> None:
    """End them at once, without a word: for one who is being ended too."""
    for player in _players:
        player.kill()


class Program:
    """A running program that is asked and answers, within a limit. A thread talks to it, so that nobody hangs."""

    def __init__(self, name: str, command: list[str], limit: float) -> None:
        self.name = name
        self.limit = limit
        self.heard: list[str] | None = None  # the moves it knows of, None before its first game
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; and it can be ended with all that it started
            )
        except OSError as error:
            raise Refused(f"The bot {name} cannot be started: {(error.strerror or str(error)).lower()}.") from None
        self._requests: Queue[bytes | None] = Queue()
        self._replies: Queue[bytes] = Queue()
        self._said: deque[bytes] = deque(maxlen=1)  # the last line on standard error
        self._threads = [Thread(target=self._talk, daemon=True), Thread(target=self._listen, daemon=True)]
        for thread in self._threads:
            thread.start()

    def choose(self, info: InfoState, seed: int) -> str:
        """Ask for a move; before the first, and when moves were taken back, tell of the game from its beginning."""
        heard = info.heard()
        if self.heard is None or heard[: len(self.heard)] != self.heard:
            self.ask(beginning(info))
            self.heard = []
        reply = self.ask(
            {
                "do": "best",
                "view": info.view,
                "legal": info.legal,
                "heard": heard[len(self.heard) :],
                "who": info.movers()[len(self.heard) :],
                "ms": round(1000 * self.limit),
                "seed": seed,
            }
        )
        self.heard = heard
        move = reply.get("move")
        if not isinstance(move, str):
            raise Refused(f'The bot {self.name} gave no "move" in words but {quoted(json.dumps(reply))}.')
        if move not in info.legal:
            raise Refused(f"The bot {self.name} chose {quoted(move)}, which is not legal then.")
        return move

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The reply to a request, when it is a good one."""
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
        """What is known of a program that stopped talking."""
        try:
            code = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._threads[1].join(FAREWELL)
        said = f"; it said {quoted(self._said[0].decode(errors='replace').strip())}" if self._said else ""
        return f"ended before it answered, with exit code {code}{said}"

    def _talk(self) -> None:
        """Hand over requests and take the replies, an empty one when it has ended."""
        asked, answered = _pipe(self._process.stdin), _pipe(self._process.stdout)
        with contextlib.suppress(OSError, ValueError):
            while request := self._requests.get():
                asked.write(request)
                asked.flush()
                self._replies.put(answered.readline(LONGEST_LINE))
        self._replies.put(b"")
        with contextlib.suppress(OSError, ValueError):
            asked.close()

    def _listen(self) -> None:
        """Remember what it says on standard error."""
        for line in _pipe(self._process.stderr):
            if line.strip():
                self._said.append(line)

    def end(self) -> None:
        """Let it end by itself, and if it does not, end it with all that it started."""
        self._requests.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)
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


def beginning(info: InfoState) -> dict[str, Any]:
    """The request that tells of a new game."""
    setting = info.setting
    return {
        "do": "new",
        "game": setting.game.name,
        "players": setting.players,
        "starter": setting.starter,
        "options": dict(setting.options) | {"edition": setting.edition.name},
        "seat": info.seat,
    }
