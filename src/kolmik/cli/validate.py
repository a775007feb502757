"""`kolmik validate`: are these files true records of games?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kolmik import BadRecord

from .common import read_record


def validate(files: Annotated[list[Path], typer.Argument(help="Records to check.", show_default=False)]) -> None:
    """Check that records are whole: every move legal, scores and winners right. Exit code 1 if one is not."""
    bad = 0
    for path in files:
        try:
            match = read_record(path)
        except BadRecord as error:
            bad += 1
            print(error)
            continue
        state = "over" if match.over else f"not over, turn: {match.turn}"
        print(f"{path}: good, {match.game.title} for {match.players}, {len(match.moves)} moves, {state}.")
    if bad:
        raise typer.Exit(1)
