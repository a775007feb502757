"""A position in words: the view of one seat, the moves so far, and the legal moves."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count, groupby
from typing import Any

from kolmik.engine import BadOption, Game
from kolmik.engine.match import Match
from kolmik.engine.options import quoted
from kolmik.locales import ENGLISH, LANGUAGES, Speaker, moves, speaker

TURN = "turn"  # the part of every view that is the seat on turn
NUMBER_IN_MOVE = re.compile(r"[a-z]+ ([0-9]+)")  # "bid 3"
NOTHING = "–"


@dataclass(frozen=True)
class HistoryEntry:
    """A move as the seat learned of it."""

    player: int | None  # None for nature
    words: str


@dataclass(frozen=True)
class TextObservation:
    """Everything a seat knows of a game; with seat None, everything a spectator knows."""

    game: Game
    players: int
    seat: int | None
    view: Mapping[str, Any]
    legal: Sequence[str] = ()  # the seat's legal moves; none off turn
    history: Sequence[HistoryEntry] = ()

    @classmethod
    def of(cls, match: Match, seat: int | None) -> TextObservation:
        """The present position of a match from a seat's point of view."""
        legal = match.legal() if seat is not None and match.mover == seat else []
        history = [
            HistoryEntry(player if player >= 0 else None, words)
            for player, words in zip(match.movers, match.log(seat), strict=True)
        ]
        return cls(match.game, match.players, seat, match.view(seat), legal, history)

    @property
    def names(self) -> list[str]:
        return [f"seat {seat}" for seat in range(self.players)]

    def choices(self) -> dict[str, str]:
        """The legal moves by number: a number in the move itself (`bid 3` is 3), else the next free one from 1."""
        ordered = sorted(self.legal, key=natural)
        own = {words: found[1] for words in ordered if (found := NUMBER_IN_MOVE.fullmatch(words))}
        if len(set(own.values())) < len(own):
            own = {}
        free = (number for number in map(str, count(1)) if number not in own.values())
        return {own.get(words) or next(free): words for words in ordered}

    def labels(self, language: str = ENGLISH) -> dict[str, str]:
        """Each legal move with its name in a language."""
        voice = speaker_of(language)
        return {words: moves.label(self.game.name, words, self.seat, self.names, voice) for words in self.legal}

    def sentences(self, language: str = ENGLISH, since_own_move: bool = False) -> list[str]:
        """The history, one sentence for each move; all of it, or the moves after the seat's last one."""
        voice = speaker_of(language)
        history = list(self.history)
        if since_own_move:
            own = [at for at, one in enumerate(history) if one.player is not None and one.player == self.seat]
            history = history[own[-1] + 1 :] if own else history
        said = (
            moves.describe(self.game.name, one.words, one.player, self.seat, self.names, voice) + "." for one in history
        )
        return [f"{_capitalised(one)}{_times(len(list(same)))}" for one, same in groupby(said)]

    def json(self) -> dict[str, Any]:
        """The same as data that JSON can hold."""
        data = {
            "game": self.game.name,
            "players": self.players,
            "seat": self.seat,
            "view": self.view,
            "choices": self.choices(),
            "history": [{"player": one.player, "move": one.words} for one in self.history],
        }
        fresh: dict[str, Any] = json.loads(json.dumps(data))
        return fresh

    def table(self) -> list[str]:
        """The view in lines, in the words of records."""
        lines = "\n".join(line for key, value in self.view.items() for line in self._lines(key, value))
        return lines.splitlines()

    def text(self, language: str = ENGLISH) -> str:
        """The whole position in words: game, seat, table, recent moves and choices."""
        voice = speaker_of(language)
        name = self.game.name
        title, about = (
            voice.say(f"{name}-{what}") if voice.knows(f"{name}-{what}") else otherwise
            for what, otherwise in (("title", self.game.title), ("help", self.game.help))
        )
        who = "You are a spectator." if self.seat is None else f"You are seat {self.seat}."
        parts = [f"{title}, {self.players} players. {about}\n{who}", "\n".join(self.table())]
        if recent := self.sentences(language, since_own_move=True):
            parts.append("\n".join(recent))
        awaited = moves.awaited(name, self.view, self.seat, self.names, voice)
        parts.append(_capitalised(awaited if awaited.endswith("?") else f"{awaited}."))
        if self.legal:
            labels = self.labels(language)
            parts.append(
                "\n".join(
                    f"{number}. {words}{_label(words, labels[words])}" for number, words in self.choices().items()
                )
            )
        return "\n\n".join(parts)

    def _lines(self, key: str, value: Any) -> Iterator[str]:
        """A part of the view; values for each seat take a line each if they are more than a number or a word."""
        hints = self.game.view_hints
        name = hints.labels.get(key, key.replace("_", " "))
        if key in hints.lines:
            yield f"{name}:"
            yield from (f"  {line}" for line in hints.lines[key](value))
        elif isinstance(value, list) and len(value) == self.players and key not in hints.plain_lists:
            parts = [f"{seat}: {_text(part)}" for seat, part in zip(self.names, value, strict=True)]
            short = not any(isinstance(part, Mapping | list) for part in value)
            yield f"{name}: {', '.join(parts)}" if short else "\n  ".join([f"{name}:", *parts])
        elif (key == TURN or key in hints.seats) and isinstance(value, int):
            yield f"{name}: {self.names[value]}"
        elif value is not None:
            yield f"{name}: {_text(value)}"


def speaker_of(language: str) -> Speaker:
    if language not in LANGUAGES:
        raise BadOption(f"The languages are {', '.join(LANGUAGES)}, not {quoted(language)}.")
    return speaker(language)


def natural(words: str) -> list[tuple[bool, int, str]]:
    """A sort key that puts 9 before 10."""
    parts = re.split(r"(\d+)", words)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def _text(value: Any) -> str:
    if isinstance(value, Mapping):
        parts = (
            f"{key} ({_text(part)})" if isinstance(part, Mapping) else f"{key}: {_text(part)}"
            for key, part in value.items()
        )
        return "; ".join(parts) or NOTHING
    if isinstance(value, list | tuple):
        return ", ".join(_text(part) for part in value) or NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NOTHING if value is None else str(value)


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _times(count: int) -> str:
    return "" if count == 1 else f" (×{count})"


def _label(words: str, label: str) -> str:
    """The label of a move in brackets, unless it only repeats the words."""
    return "" if words.casefold() == label.casefold() else f" ({label})"
