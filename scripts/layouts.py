"""Writes docs/layouts/, the observations and actions of each game index by index: `python scripts/layouts.py`.

With --check it writes nothing and fails if a document is outdated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import kolmik
from kolmik.engine import Game
from kolmik.engine.observation import Part

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "layouts"
COLUMNS = 10


def module_of(game: Game) -> str:
    return f"kolmik.games.{game.name}.observation"


def described_games() -> list[Game]:
    """The games with an `observation.py`."""
    return [game for game in kolmik.games() if find_spec(module_of(game))]


def parts_of(game: Game) -> Iterator[tuple[str, slice, Part]]:
    """The slices of a game's observation with their meanings, from its `observation.py`; checks that they match."""
    meanings: Mapping[str, Part] = import_module(module_of(game)).PARTS
    assert list(meanings) == list(game.observation), f"PARTS must describe every slice of {game.title}."
    for name, where in game.observation.items():
        part = meanings[name]
        assert part.size == where.stop - where.start, f"The axes of {name} do not match {game.title}."
        yield name, where, part


def document(game: Game) -> str:
    low, high = game.players[0], game.players[-1]
    parts = list(parts_of(game))
    labels = [f"{name} {label}".strip() for name, _, part in parts for label in part.labels()]
    assert len(labels) == game.observation_size
    words = ", ".join(f"`{word}`" for word in dict.fromkeys(text.split()[0] for text in game.words))
    lines = [
        f"# {game.title}: observations and actions, index by index",
        "",
        "Generated from the code by `scripts/layouts.py`; see [For research](../research.md).",
        "",
        f"The layout is the same for every edition and for {low} to {high} players; absent seats have 0.",
        "In observations, seats count clockwise from the observer: `+0` is the observer, `+1` is seat",
        "(observer + 1) mod players, and so on. In actions, seats are absolute.",
        "",
        f"## Observation: {game.observation_size} numbers, `int8`",
        "",
        "| index | name | shape | values | meaning |",
        "|---:|---|---|---|---|",
    ]
    for name, where, part in parts:
        shape = " × ".join(str(len(axis)) for axis in part.axes) or "1"
        index = str(where.start) if part.size == 1 else f"{where.start}–{where.stop - 1}"
        lines.append(f"| {index} | `{name}` | {shape} | {part.range()} | {part.meaning} |")
    lines += ["", "The index of each number is its row plus its column.", "", *grid(labels)]
    lines += ["", f"## Actions: {game.moves}", ""]
    lines += [f"In the words of records, the terminal and the protocol; the first word is one of {words}.", ""]
    return "\n".join([*lines, *grid(game.words), ""])


def grid(texts: Sequence[str]) -> Iterator[str]:
    """Texts by number, ten per row."""
    yield "| | " + " | ".join(str(column) for column in range(COLUMNS)) + " |"
    yield "|---:|" + "---|" * COLUMNS
    for start in range(0, len(texts), COLUMNS):
        row = [*texts[start : start + COLUMNS], *[""] * COLUMNS][:COLUMNS]
        yield f"| {start} | " + " | ".join(row) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a document is outdated")
    check = parser.parse_args().check
    FOLDER.mkdir(exist_ok=True)
    for game in described_games():
        page, text = FOLDER / f"{game.name}.md", document(game)
        if check and (not page.is_file() or page.read_text(encoding="utf-8") != text):
            sys.exit(f"docs/layouts/{page.name} is outdated: run python scripts/layouts.py.")
        if not check:
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
