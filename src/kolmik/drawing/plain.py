"""The drawing of a game without one of its own: what each player has, the rest of the table, and moves as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kolmik.engine import Game
from kolmik.locales import moves

from .base import Drawing, FinalScores, PlayedMove, Position, View
from .narrator import YOU, Narrator

HIDDEN = "?"  # a card that the reader does not know
SAID_OTHERWISE = ("turn", "phase", "over")  # by the mark before a name, and by the sentence below the table


class PlainDrawing(Drawing):
    help_message = "terminal-help-plain"

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.hints = game.view_hints
        self.has_sentences = bool(moves.patterns(game.name, "moves"))

    def draw(self, position: Position) -> Iterator[RenderableType]:
        names = position.narrator.display_names
        parts = {name: value for name, value in position.view.items() if self._is_shown(name, value)}
        of_seats = {name: value for name, value in parts.items() if self._is_by_seat(name, value, len(names))}
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("", no_wrap=True)
        for name in of_seats:
            table.add_column(Text(self._label(name, position.narrator)))
        for seat, who in enumerate(names):
            mark = position.symbols.turn if position.view.get("turn") == seat else " "
            cells = [self._value(name, value[seat], position, seat) for name, value in of_seats.items()]
            table.add_row(Text(f"{mark} {who}", "bold" if seat == position.seat else ""), *map(Text, cells))
        yield table
        others = Table.grid(padding=(0, 2, 0, 0))
        for name, value in parts.items():
            if name not in of_seats:
                label = Text(self._label(name, position.narrator), "bold")
                others.add_row(label, Text(self._value(name, value, position)))
        if others.row_count:
            yield ""
            yield others
        yield Text(f"\n{position.narrator.status(self.game, position.view)}")

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
        if self.has_sentences:
            return super().describe(move)
        return english_sentence(move.narrator.names[move.mover], move.words)

    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        if not move.nature:
            return []
        if self.has_sentences:
            return [Text(" ".join(move.narrator.describe_move(self.game, words, None) for words in move.nature))]
        return [Text(move.narrator.say("terminal-chance-did", moves=", ".join(move.nature)))]

    def english_label(self, words: str, narrator: Narrator) -> str:
        """The label of the move's button if it has one; the words of records can be typed all the same."""
        return narrator.move_label(self.game, words) if self.has_sentences else words

    # --- parts of a view ---

    def _is_shown(self, name: str, value: Any) -> bool:
        return value is not None and name not in SAID_OTHERWISE and name not in self.hints.sizes.values()

    def _is_by_seat(self, name: str, value: Any, seats: int) -> bool:
        return isinstance(value, list) and len(value) == seats and name not in self.hints.plain_lists

    def _label(self, name: str, narrator: Narrator) -> str:
        message = f"{self.game}-view-{name}"
        if narrator.speaker.knows(message):
            return narrator.say(message)
        return self.hints.labels.get(name, name.replace("_", " "))

    def _value(self, name: str, value: Any, position: Position, seat: int | None = None) -> str:
        """A part of the view as text; `seat` if it is the part of one seat."""
        narrator = position.narrator
        if name in self.hints.cards:
            shown = value if isinstance(value, list) else [] if value is None else [value]
            cards = [narrator.card(self.game, str(card)) for card in shown]
            return ", ".join([*cards, *self._hidden(name, len(cards), position, seat)]) or position.symbols.none
        if name in self.hints.seats and isinstance(value, int) and not isinstance(value, bool):
            return narrator.display_names[value] if value in range(len(narrator.names)) else position.symbols.none
        return self._text(value, position)

    def _hidden(self, name: str, known: int, position: Position, seat: int | None) -> Iterable[str]:
        """A mark for each card that is there and that the reader does not know."""
        counts = position.view.get(self.hints.sizes.get(name, ""))
        count = counts[seat] if isinstance(counts, list) and seat is not None else counts
        return [HIDDEN] * (count - known) if isinstance(count, int) else []

    def _text(self, value: Any, position: Position) -> str:
        narrator, none = position.narrator, position.symbols.none
        if isinstance(value, Mapping):
            return ", ".join(f"{key} {self._text(part, position)}" for key, part in value.items()) or none
        if isinstance(value, list):
            return ", ".join(self._text(part, position) for part in value) or none
        if isinstance(value, bool):
            return narrator.say("plain-yes" if value else "plain-no")
        return none if value is None else narrator.card(self.game, str(value))


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
