"""Input and output in a person's terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from io import TextIOWrapper
from threading import Timer

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kolmik import Game
from kolmik.drawing import Narrator

SPINNER_DELAY = 0.5  # seconds
QUIT_WORDS = ("q", "quit", "exit")


def open_console() -> Console:
    """A console that prints text unchanged. A character that the terminal cannot encode becomes a question mark."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


def at_terminal() -> bool:
    """True if both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextlib.contextmanager
def spinner(text: str) -> Iterator[None]:
    """Show this text with a spinner while the body runs, at a terminal and after a short delay."""
    if not sys.stdout.isatty():
        yield
        return
    status = open_console().status(Text(text))
    timer = Timer(SPINNER_DELAY, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def ask(prompt: str) -> str:
    """A line of input, without control characters. Away from a terminal it is echoed, so that a log is readable."""
    if at_terminal():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  makes the arrow keys work in input()
    line = input(f"{prompt} > ")
    line = " ".join("".join(char if char.isprintable() else " " for char in line).split())
    if not at_terminal():
        print(line)
    return line


def choose_game(games: Sequence[Game], narrator: Narrator) -> Game:
    """The game that the person chooses from a menu. Away from a terminal it is the first."""
    if not at_terminal():
        return games[0]
    console = open_console()
    menu = Table.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        menu.add_row(Text(f"{number} {narrator.title(game)}", "bold"), Text(narrator.summary(game)))
    console.print(menu)
    while True:
        try:
            answer = ask(narrator.say("terminal-ask-game", game=narrator.title(games[0]))).lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise SystemExit from None
        if answer in QUIT_WORDS:
            raise SystemExit
        matching = [
            game for number, game in enumerate(games, 1) if answer == str(number) or game.name.startswith(answer)
        ]
        if len(matching) == 1 or not answer:
            return matching[0]
        console.print(narrator.say("terminal-refused-game", last=len(games)))
