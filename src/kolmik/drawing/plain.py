"""The drawing of a game without one of its own: the keys and values of its view, and its moves as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from .base import Drawing, FinalScores, PlayedMove, Position, View
from .narrator import YOU

NOTHING = "–"


class PlainDrawing(Drawing):
    game = ""
    help_message = "terminal-help-plain"

    def draw(self, position: Position) -> Iterator[RenderableType]:
        table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, pad_edge=False)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for key, value in position.view.items():
            lines = _lines(value, position.narrator.display_names)
            table.add_row(key.replace("_", " "), Text("\n".join(lines)))
        yield table

    def draw_scores(self, final: FinalScores) -> Iterator[RenderableType]:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column(final.narrator.say("terminal-player"))
        table.add_column(final.narrator.say("terminal-score"), justify="right")
        for name, score in zip(final.narrator.display_names, final.scores, strict=True):
            table.add_row(Text(name), str(score))
        yield table

    def prompt(self, view: View) -> str:
        return "terminal-ask-move"

    def describe(self, move: PlayedMove) -> str:
        return english_sentence(move.narrator.names[move.mover], move.words)

    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        if not move.nature:
            return []
        return [Text(move.narrator.say("terminal-chance-did", moves=", ".join(move.nature)))]


def english_sentence(name: str, words: str) -> str:
    """A move as an English sentence: "Bot 1 bids 3.", "You pass."."""
    verb, space, rest = words.partition(" ")
    return f"{name} {verb if name == YOU else _third_person(verb)}{space}{rest}."


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def _lines(value: Any, names: Sequence[str]) -> Iterator[str]:
    """A line for each seat if the value is a list with one part for each; otherwise one line."""
    if isinstance(value, list) and len(value) == len(names):
        yield from (f"{name}: {_text(part)}" for name, part in zip(names, value, strict=True))
    else:
        yield _text(value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(part)}" for key, part in value.items()) or NOTHING
    if isinstance(value, list):
        return " ".join(_text(part) for part in value) or NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NOTHING if value is None else str(value)
