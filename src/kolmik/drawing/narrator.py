"""Sentences about a game for one reader: in their language, with the names of the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kolmik.engine import Game
from kolmik.locales import ENGLISH, Speaker, moves, speaker

YOU = "You"  # stored in records for a person without a name; shown in the reader's language


@dataclass(frozen=True)
class Narrator:
    """Says messages to one reader. Without `reader`, the seat named YOU is addressed."""

    names: Sequence[str]  # a name for each seat
    speaker: Speaker = field(default_factory=lambda: speaker(ENGLISH))
    reader: int | None = None  # the reader's seat

    @cached_property
    def display_names(self) -> list[str]:
        """The names of the seats, with YOU in the reader's language."""
        return [self.say("terminal-you") if name == YOU else name for name in self.names]

    @cached_property
    def addressed_seat(self) -> int | None:
        """The seat addressed as "you", None if there is none."""
        return self.reader if self.reader is not None or YOU not in self.names else list(self.names).index(YOU)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.speaker.say(message, arguments)

    def say_about(self, message: str, seat: int, **arguments: str | int) -> str:
        """A message whose subject is a seat."""
        me = "yes" if seat == self.addressed_seat else "no"
        return self.say(message, who=self.display_names[seat], me=me, **arguments)

    def join(self, words: Sequence[str], conjunction: str = "and") -> str:
        """A list in the reader's language: "a, b and c". The conjunction is "and" or "or"."""
        return self.speaker.listed(list(words), conjunction)

    # --- about a game ---

    def title(self, game: Game) -> str:
        return self._translated(game, "title", game.title)

    def summary(self, game: Game) -> str:
        """One line that says what the game is."""
        return self._translated(game, "help", game.help)

    def _translated(self, game: Game, part: str, default: str) -> str:
        message = f"{game.name}-{part}"
        return self.say(message) if self.speaker.knows(message) else default

    def describe_move(self, game: str, words: str, mover: int | None) -> str:
        """A move as a sentence; `mover` is None for nature's."""
        return f"{moves.describe(game, words, mover, self.addressed_seat, self.display_names, self.speaker)}."

    def move_label(self, game: str, words: str) -> str:
        """A move as it stands in a list of moves."""
        return moves.label(game, words, None, self.display_names, self.speaker)

    def card(self, game: str, words: str) -> str:
        """The name of a card."""
        return moves.card(game, words, self.speaker)

    def word(self, game: str, group: str, written: str) -> str:
        """A word of the records, such as a kind or a sign, in the reader's language."""
        return moves.word(game, group, written, self.speaker)

    def ending(self, game: str, reason: str) -> str:
        """Why the game is over."""
        return moves.ending(game, reason, self.addressed_seat, self.display_names, self.speaker)

    def status(self, game: str, view: Mapping[str, Any]) -> str:
        """A sentence that says whose turn it is and what they decide."""
        sentence = moves.awaited(game, view, self.addressed_seat, self.display_names, self.speaker)
        return sentence if sentence.endswith("?") else f"{sentence}."
