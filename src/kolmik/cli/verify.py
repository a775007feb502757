"""`kolmik verify`: checks that games were dealt as committed before their first card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kolmik.engine.proof import verify as verify_proof

from .files import check_each, file_named_in_errors, read_text


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records that carry a proof.", show_default=False)],
) -> None:
    """Check that games were dealt fairly, as committed before the first card. Exit code 1 if one was not."""
    check_each(files, _check)


def _check(path: Path) -> tuple[bool, str]:
    with file_named_in_errors(path):
        verdict = verify_proof(read_text(path, "record"))
    return verdict.good, f"{path}: {verdict.sentence}"
