"""Compiling the rules and the search ahead of their use, with progress on standard error."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kolmik import Game
from kolmik.bots import is_precompiled, precompile


def compile_rules(games: Iterable[Game]) -> None:
    """Compile the rules of these games, or load them if they were compiled before.

    Compiling takes tens of seconds, the first time only, and shows its progress."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    for game in games:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            title = f"Compiling the rules of {game.title} (first time only)"
            task = progress.add_task(title, visible=False)

            def step(part: str, done: int, parts: int, task: Any = task, title: str = title) -> None:
                text = f"{title}: {part}" if part else title
                progress.update(task, description=text, completed=done, total=parts, visible=True)
                if not console.is_terminal and part:
                    print(f"{text} ({done + 1} of {parts})", file=sys.stderr, flush=True)

            game.precompile(step)


@cache
def compile_search(game: Game) -> None:
    """Compile the search of a game, or load it: a few seconds, the first time longer, with a moving bar."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Loading the bots of {game.title}", total=None)
        if not is_precompiled(game):
            title = f"Compiling the search of {game.title} (first time only)"
            progress.update(task, description=title)
            if not console.is_terminal:
                print(title, file=sys.stderr, flush=True)
        precompile(game)
