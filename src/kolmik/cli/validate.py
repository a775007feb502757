"""`kolmik validate`: checks that files are valid records of games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .files import check_each, read_record


def validate(files: Annotated[list[Path], typer.Argument(help="The records to check.", show_default=False)]) -> None:
    """Check that records are valid: every move is legal, scores and winners are right. Exit code 1 if one is not."""
    check_each(files, _check)


def _check(path: Path) -> tuple[bool, str]:
    match = read_record(path)
    state = "over" if match.over else f"not over, turn: {match.turn}"
    return True, f"{path}: valid, {match.game.title} for {match.players}, {len(match.moves)} moves, {state}."
