"""The drawing of any game: the keys and values of its view, and its moves as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich import box
from rich.console import ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

View: TypeAlias = dict[str, Any]
Names: TypeAlias = Sequence[str]  # a name for each seat

YOU = "You"  # the name of a person who gave none: it takes the plain form of a verb

HELP = "When it is your turn, choose one of the moves in the list."
SCORE = ("point", "points")  # what is counted at the end: one, and more


@dataclass(frozen=True)
class Signs:
    """The signs in a drawing; plain ones where the terminal has no others."""

    turn: str = "▸"
    none: str = "·"
    times: str = "×"
    spire: str = "▲"
    onwards: str = "→"
    round: str = "↻"
    back: str = "↺"
    wall: str = "│"
    floor: str = "─"
    merlons: tuple[str, str] = ("┌─┐", "└─┘")
    ledge: str = "├┬┤"
    base: str = "└┴┘"

    @classmethod
    def of(cls, options: ConsoleOptions) -> Signs:
        return PLAIN_SIGNS if options.ascii_only else cls()


PLAIN_SIGNS = Signs(">", ".", "x", "^", ">", "", "", "|", "-", (".-.", "'-'"), "+++", "+++")


@dataclass(frozen=True)
class Step:
    """A move as one who looks on saw it. Before the first move there are only the position and chance's moves."""

    names: Names
    seat: int | None  # who looks, None for a spectator
    before: View | None
    after: View
    nature: list[str]  # chance's moves after it, as far as they may be heard
    mover: int = -1
    words: str = ""  # the move, as far as it may be heard

    @property
    def name(self) -> str:
        return self.names[self.mover]


def says(name: str, words: str) -> str:
    """A move as a sentence: "Bot 1 bids 3.", "You pass."."""
    verb, space, rest = words.partition(" ")
    return f"{name} {verb if name == YOU else _third_person(verb)}{space}{rest}."


def _third_person(verb: str) -> str:
    if verb.endswith(("s", "x", "z", "ch", "sh", "o")):
        return verb + "es"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + "s"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words in a row: "a, b and c"."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def whose(name: str) -> str:
    """Before a thing that is somebody's: "your", "Bot 1's"."""
    return "your" if name == YOU else f"{name}'s"


def first_up(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def turn_of(name: str, awaited: str) -> str:
    """A sentence: what is awaited of a player."""
    return f"{first_up(whose(name))} turn: {awaited}."


def counted(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def natural(words: str) -> list[tuple[bool, int, str]]:
    """A sort key with 9 before 10."""
    parts = re.split(r"(\d+)", words)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def offer(legal: Iterable[str], names: Names) -> dict[str, str]:
    return {words: words for words in sorted(legal, key=natural)}


def draw(view: View, names: Names, seat: int | None) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for key, value in view.items():
        table.add_row(key.replace("_", " "), Text("\n".join(_lines(value, names))))
    return table


def _lines(value: Any, names: Names) -> Iterator[str]:
    """A list with a value for each seat takes a line each; all else takes one line."""
    if isinstance(value, list) and len(value) == len(names):
        yield from (f"{name}: {_text(part)}" for name, part in zip(names, value, strict=True))
    else:
        yield _text(value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_text(part)}" for key, part in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(_text(part) for part in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def tell(step: Step) -> str:
    return says(step.name, step.words)


def news(step: Step) -> list[RenderableType]:
    return [Text(f"Chance: {', '.join(step.nature)}.")] if step.nature else []


def ask(view: View) -> str:
    return "Your move"


def breakdown(view: View, names: Names, scores: list[int]) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("Player")
    table.add_column("Score", justify="right")
    for name, score in zip(names, scores, strict=True):
        table.add_row(Text(name), str(score))
    return table
