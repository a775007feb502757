"""`kolmik precompile`: compile the rules and the bots' search ahead of their first use."""

from __future__ import annotations

from typing import Annotated

import typer

import kolmik

from .compiling import compile_rules, compile_search


def precompile(
    names: Annotated[list[str] | None, typer.Argument(help="The games to compile; all of them by default.")] = None,
) -> None:
    """Compile the rules and the bots ahead of their first use. The result is cached: a second run does nothing."""
    games = [kolmik.game(name) for name in names] if names else kolmik.games()
    compile_rules(games)
    for game in games:
        compile_search(game)
