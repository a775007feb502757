"""`kolmik verify`: were these games dealt as was committed before their first card?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kolmik import BadRecord
from kolmik.engine.proof import verify as verdict_on

from .common import named, read_text


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records that carry a proof.", show_default=False)],
) -> None:
    """Check that games were dealt fairly, as committed before the first card. Exit code 1 if one was not."""
    bad = 0
    for path in files:
        try:
            with named(path):
                verdict = verdict_on(read_text(path, "record"))
        except BadRecord as error:
            bad += 1
            print(error)
            continue
        bad += not verdict.good
        print(f"{path}: {verdict.sentence}")
    if bad:
        raise typer.Exit(1)
