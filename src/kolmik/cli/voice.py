"""Who speaks to the person at this terminal: a language, and the names of the seats."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from kolmik import BadOption, Game
from kolmik.engine.options import quoted
from kolmik.locales import ENGLISH, LANGUAGES, Speaker, moves, negotiate_language, speaker

YOU = "You"  # the name of a person who gave none: in records, and wherever it is said in another language

LANGUAGE_HELP = f"What you are spoken to in: {', '.join(f'{code} {name}' for code, name in LANGUAGES.items())}."


def language_of(given: str | None) -> str:
    """The language that was asked for, or the one that the system speaks."""
    if given is None:
        return negotiate_language(*(os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    if given not in LANGUAGES:
        raise BadOption(f"The languages are {', '.join(LANGUAGES)}, not {quoted(given)}.")
    return given


@dataclass(frozen=True)
class Voice:
    """Sentences for one who looks on. `reader` is their seat; without one it is that of who is called YOU."""

    names: Sequence[str]  # a name for each seat
    speaker: Speaker = field(default_factory=lambda: speaker(ENGLISH))
    reader: int | None = None

    @cached_property
    def shown(self) -> list[str]:
        """The names as they are shown."""
        return [self.say("terminal-you") if name == YOU else name for name in self.names]

    @cached_property
    def me(self) -> int | None:
        """The seat that is spoken to."""
        return self.reader if self.reader is not None or YOU not in self.names else list(self.names).index(YOU)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.speaker.say(message, arguments)

    def of(self, message: str, seat: int, **arguments: str | int) -> str:
        """A message about a seat."""
        return self.say(message, who=self.shown[seat], me="yes" if seat == self.me else "no", **arguments)

    def listed(self, words: Sequence[str], how: str = "and") -> str:
        return self.speaker.listed(list(words), how)

    # --- of a game ---

    def title(self, game: Game) -> str:
        return self._of_game(game, "title", game.title)

    def about(self, game: Game) -> str:
        """What the game is, in one line."""
        return self._of_game(game, "help", game.help)

    def _of_game(self, game: Game, what: str, otherwise: str) -> str:
        message = f"{game.name}-{what}"
        return self.say(message) if self.speaker.knows(message) else otherwise

    def told(self, game: str, words: str, mover: int | None) -> str:
        """A move as a sentence."""
        return f"{moves.describe(game, words, mover, self.me, self.shown, self.speaker)}."

    def label(self, game: str, words: str) -> str:
        """A move in a list of moves."""
        return moves.label(game, words, None, self.shown, self.speaker)

    def card(self, game: str, words: str) -> str:
        return moves.card(game, words, self.speaker)

    def word(self, game: str, group: str, written: str) -> str:
        return moves.word(game, group, written, self.speaker)

    def ending(self, game: str, reason: str) -> str:
        return moves.ending(game, reason, self.me, self.shown, self.speaker)

    def awaited(self, game: str, view: Mapping[str, Any]) -> str:
        """What is awaited, as a sentence."""
        said = moves.awaited(game, view, self.me, self.shown, self.speaker)
        return said if said.endswith("?") else f"{said}."
