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

from kolmik.locales import ENGLISH

from ..voice import YOU, Voice

View: TypeAlias = dict[str, Any]

HELP = "terminal-help-plain"
SCORE = "terminal-points"  # what is counted at the end


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

    voice: Voice
    seat: int | None  # who looks, None for a spectator
    before: View | None
    after: View
    nature: list[str]  # chance's moves after it, as far as they may be heard
    mover: int = -1
    words: str = ""  # the move, as far as it may be heard

    def told(self, game: str) -> str:
        """The move as a sentence, for a game that has some."""
        return self.voice.told(game, self.words, self.mover)


def says(name: str, words: str) -> str:
    """A move of a game that has no sentences of its own, in English: "Bot 1 bids 3.", "You pass."."""
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


def first_up(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def counted(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def natural(words: str) -> list[tuple[bool, int, str]]:
    """A sort key with 9 before 10."""
    parts = re.split(r"(\d+)", words)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def phrased(game: str, ordered: Iterable[str], voice: Voice) -> dict[str, str]:
    """Moves with the words to list them in: in English those of records with the names of seats, for they are typed."""
    if voice.speaker.language == ENGLISH:
        return {words: _with_name(words, voice.shown) for words in ordered}
    return {words: voice.label(game, words) for words in ordered}


def _with_name(words: str, names: Sequence[str]) -> str:
    """A seat at the end of a gift or a swap is a player."""
    front, _, last = words.rpartition(" ")
    whom = front.endswith((" to", " with")) and last.isdecimal() and int(last) < len(names)
    return f"{front} {names[int(last)]}" if whom else words


def offer(legal: Iterable[str], voice: Voice) -> dict[str, str]:
    return {words: words for words in sorted(legal, key=natural)}


def draw(view: View, voice: Voice, seat: int | None) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, show_header=False, show_edge=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for key, value in view.items():
        table.add_row(key.replace("_", " "), Text("\n".join(_lines(value, voice.shown))))
    return table


def _lines(value: Any, names: Sequence[str]) -> Iterator[str]:
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
    return says(step.voice.names[step.mover], step.words)


def news(step: Step) -> list[RenderableType]:
    if not step.nature:
        return []
    return [Text(step.voice.say("terminal-chance-did", moves=", ".join(step.nature)))]


def ask(view: View) -> str:
    return "terminal-ask-move"


def breakdown(view: View, voice: Voice, scores: list[int]) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(voice.say("terminal-player"))
    table.add_column(voice.say("terminal-score"), justify="right")
    for name, score in zip(voice.shown, scores, strict=True):
        table.add_row(Text(name), str(score))
    return table
