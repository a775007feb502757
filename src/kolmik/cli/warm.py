"""`kolmik warm`: compile the rules ahead of their first use."""

from __future__ import annotations

from typing import Annotated

import typer

import kolmik

from .common import warm_with_progress


def warm(
    names: Annotated[list[str] | None, typer.Argument(help="Games to compile; all when none is named.")] = None,
) -> None:
    """Compile the rules ahead of their first use. Compiled rules are kept; a second time there is nothing to do."""
    warm_with_progress([kolmik.game(name) for name in names] if names else kolmik.games())
