"""`kolmik verify`: checks that games were dealt as committed before their first card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kolmik import BadRecord, Match
from kolmik.engine import record
from kolmik.engine.proof import Proof, judge, read_proof

from .files import check_each, file_named_in_errors, read_text


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records that carry a proof.", show_default=False)],
) -> None:
    """Check that games were dealt fairly, as committed before the first card. Exit code 1 if one was not.

    Give all games of a table together, and it also checks that the right seat starts each of them.
    """
    games = _by_number(files)

    def check(path: Path) -> tuple[bool, str]:
        match, proof = _read(path)
        verdict = judge(match, proof, previous=games.get((proof.table, proof.game - 1)) if proof else None)
        return verdict.good, f"{path}: {verdict.sentence}"

    check_each(files, check)


def _read(path: Path) -> tuple[Match, Proof | None]:
    with file_named_in_errors(path):
        text = read_text(path, "record")
        return record.read(text), read_proof(text)


def _by_number(files: list[Path]) -> dict[tuple[str, int], Match]:
    """Return the games by table and number. Files that are no records are reported when it is their turn."""
    games = {}
    for path in files:
        try:
            match, proof = _read(path)
        except BadRecord:
            continue
        if proof:
            games[proof.table, proof.game] = match
    return games
