"""`kolmik precompile`: compile the rules and the search of the bots ahead of their first use."""

from __future__ import annotations

from typing import Annotated

import typer

import kolmik

from .common import warm_search, warm_with_progress


def precompile(
    names: Annotated[list[str] | None, typer.Argument(help="Games to compile; all when none is named.")] = None,
) -> None:
    """Compile rules and bots ahead of their first use. What is compiled is kept: a second time nothing is to do."""
    games = [kolmik.game(name) for name in names] if names else kolmik.games()
    warm_with_progress(games)
    for game in games:
        warm_search(game)
