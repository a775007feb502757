"""A position in words: as one seat sees it, what it has heard, and what it may do."""

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

OF_SEATS = {"turn", "seat", "starter", "caller", "actor", "drawer"}  # numbers of a view that are seats
NOT_BY_SEAT = {"row", "discarded", "played", "beaten_by"}  # lists of a view that may be as long as there are seats
CALLED = {"hands": "hands, as far as known"}  # parts of a view that need more words than their names
OWN_NUMBER = re.compile(r"[a-z]+ ([0-9]+)")  # a move that has a number in its words: "bid 3"
NOTHING = "–"


@dataclass(frozen=True)
class Heard:
    """A move as the seat heard of it; chance has no seat."""

    who: int | None
    words: str


@dataclass(frozen=True)
class Scene:
    """All that a seat knows of a game; what a spectator knows where it is nobody's seat."""

    game: Game
    players: int
    seat: int | None
    view: Mapping[str, Any]
    legal: Sequence[str] = ()  # what the seat may do now
    heard: Sequence[Heard] = ()

    @classmethod
    def of(cls, match: Match, seat: int | None) -> Scene:
        """The present position of a match as a seat sees it."""
        legal = match.legal() if seat is not None and match.mover == seat else []
        heard = [
            Heard(who if who >= 0 else None, words) for who, words in zip(match.movers, match.log(seat), strict=True)
        ]
        return cls(match.game, match.players, seat, match.view(seat), legal, heard)

    @property
    def names(self) -> list[str]:
        return [f"seat {seat}" for seat in range(self.players)]

    def choices(self) -> dict[str, str]:
        """The legal moves by their numbers: `bid 3` is 3; where words have no numbers of their own, from 1 on."""
        ordered = sorted(self.legal, key=natural)
        own = {words: found[1] for words in ordered if (found := OWN_NUMBER.fullmatch(words))}
        if len(set(own.values())) < len(own):
            own = {}
        free = (number for number in map(str, count(1)) if number not in own.values())
        return {own.get(words) or next(free): words for words in ordered}

    def said(self, language: str = ENGLISH) -> dict[str, str]:
        """Each legal move, and what it is called in a language."""
        voice = speaker_of(language)
        return {words: moves.label(self.game.name, words, self.seat, self.names, voice) for words in self.legal}

    def told(self, language: str = ENGLISH, since_own_move: bool = False) -> list[str]:
        """What was heard, a sentence each; all of it, or what came after the seat's last move."""
        voice = speaker_of(language)
        heard = list(self.heard)
        if since_own_move:
            own = [at for at, one in enumerate(heard) if one.who is not None and one.who == self.seat]
            heard = heard[own[-1] + 1 :] if own else heard
        told = (moves.told(self.game.name, one.words, one.who, self.seat, self.names, voice) + "." for one in heard)
        return [f"{_first_up(one)}{_times(len(list(same)))}" for one, same in groupby(told)]

    def json(self) -> dict[str, Any]:
        """The same as data: nothing in it that JSON does not know."""
        data = {
            "game": self.game.name,
            "players": self.players,
            "seat": self.seat,
            "view": self.view,
            "choices": self.choices(),
            "heard": [{"who": one.who, "move": one.words} for one in self.heard],
        }
        fresh: dict[str, Any] = json.loads(json.dumps(data))
        return fresh

    def table(self) -> list[str]:
        """What lies on the table, in lines, with the words of records."""
        lines = "\n".join(line for key, value in self.view.items() for line in self._lines(key, value))
        return lines.splitlines()

    def text(self, language: str = ENGLISH) -> str:
        """The whole position in words: the game, who is who, the table, what happened, what may be done."""
        voice = speaker_of(language)
        name = self.game.name
        title, about = (
            voice.say(f"{name}-{what}") if voice.knows(f"{name}-{what}") else otherwise
            for what, otherwise in (("title", self.game.title), ("help", self.game.help))
        )
        who = "You look on." if self.seat is None else f"You are seat {self.seat}."
        parts = [f"{title}, {self.players} players. {about}\n{who}", "\n".join(self.table())]
        if told := self.told(language, since_own_move=True):
            parts.append("\n".join(told))
        awaited = moves.awaited(name, self.view, self.seat, self.names, voice)
        parts.append(_first_up(awaited if awaited.endswith("?") else f"{awaited}."))
        if self.legal:
            said = self.said(language)
            parts.append(
                "\n".join(
                    f"{number}. {words}{_besides(words, said[words])}" for number, words in self.choices().items()
                )
            )
        return "\n\n".join(parts)

    def _lines(self, key: str, value: Any) -> Iterator[str]:
        """What has a value for each seat takes a line each if that is more than a number, the slots of a wall too."""
        name = CALLED.get(key, key.replace("_", " "))
        if key == "slots":
            yield f"{name}:"
            yield from (f"  {place}: {self._slot(slot)}" for place, slot in value.items())
        elif isinstance(value, list) and len(value) == self.players and key not in NOT_BY_SEAT:
            parts = [f"{seat}: {_text(part)}" for seat, part in zip(self.names, value, strict=True)]
            short = not any(isinstance(part, Mapping | list) for part in value)
            yield f"{name}: {', '.join(parts)}" if short else "\n  ".join([f"{name}:", *parts])
        elif key in OF_SEATS and isinstance(value, int):
            yield f"{name}: {self.names[value]}"
        elif value is not None:
            yield f"{name}: {_text(value)}"

    def _slot(self, slot: Mapping[str, Any]) -> str:
        """What is in a slot, from the bottom."""
        cards = [f"{self.names[seat]}'s knight {number}" for seat, number in slot["knights"]]
        cards += [] if slot["dragon"] is None else [f"covered by {self.names[slot['dragon']]}'s dragon"]
        return ", ".join(cards) or NOTHING


def speaker_of(language: str) -> Speaker:
    if language not in LANGUAGES:
        raise BadOption(f"The languages are {', '.join(LANGUAGES)}, not {quoted(language)}.")
    return speaker(language)


def natural(words: str) -> list[tuple[bool, int, str]]:
    """A sort key with 9 before 10."""
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


def _first_up(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _times(count: int) -> str:
    return "" if count == 1 else f" (×{count})"


def _besides(words: str, said: str) -> str:
    """What a move is called, where that is not what its words say."""
    return "" if words.casefold() == said.casefold() else f" ({said})"
