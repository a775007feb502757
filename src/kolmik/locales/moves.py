"""Sentences about moves, cards and endings, made from the words of records by the patterns of the game.

The patterns are in `patterns/<game>.json`, which the page reads too. The groups of a pattern become the arguments of
its message. Their names say how:

    number, turns      a number
    slot, from         unchanged
    card, plain        the name of a card, by the patterns in `cards`
    who, whom          the names of seats; `me` or `mine` is "yes" if that is the reader, `count` is how many there are
    any other          a word with its own message: `kind` candy is the message `towers-kind-candy`

Cards and other words are also passed unchanged, with `-id` after the name. A group in the braces of a message id is
part of the id and not an argument. For a game without patterns, the words of its records are shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from .speaker import Speaker, read_file

NUMBERS = ("number", "turns")
AS_WRITTEN = ("slot", "from")
CARDS = ("card", "plain")
FLAGS = {"who": "me", "whom": "mine"}
YES, NO = "yes", "no"


@dataclass(frozen=True)
class Found:
    """The message that matches some words, and the groups its arguments are made from."""

    message: str
    groups: Mapping[str, str]


@cache
def patterns(game: str, part: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return the patterns of a game with their message ids. `part` is `moves`, `cards` or `endings`."""
    parts: dict[str, list[list[str]]] = json.loads(read_file("patterns", f"{game}.json") or "{}")
    pairs = parts.get(part, [])
    return tuple((re.compile(pattern.replace("(?<", "(?P<")), message) for pattern, message in pairs)


def find(game: str, part: str, words: str) -> Found | None:
    """Return the message that matches these words, None for a game without patterns."""
    for pattern, message in patterns(game, part):
        if found := pattern.search(words):
            groups = found.groupdict()
            arguments = {name: text for name, text in groups.items() if f"{{{name}}}" not in message}
            return Found(message.format(**groups), arguments)
    return None


def describe(game: str, words: str, who: int | None, me: int | None, names: Sequence[str], speaker: Speaker) -> str:
    """Return a move as a sentence without its full stop.

    `who` is the seat that moved, None for chance; `me` is the reader's seat, None for a spectator.
    """
    found = find(game, "moves", words)
    if found is None:
        return words if who is None else f"{names[who]}: {words}"
    mover = {} if who is None else {"who": names[who], "me": YES if who == me else NO}
    return speaker.say(found.message, mover | _arguments(game, found.groups, me, names, speaker))


def label(game: str, words: str, me: int | None, names: Sequence[str], speaker: Speaker) -> str:
    """Return the label of the button for a move."""
    found = find(game, "moves", words)
    if found is None:
        return words
    message = found.message.replace("-move-", "-do-")
    return speaker.say(message, _arguments(game, found.groups, me, names, speaker))


def card(game: str, words: str, speaker: Speaker) -> str:
    """Return the full name of a card, as a screen reader should read it."""
    found = find(game, "cards", words)
    return words if found is None else speaker.say(found.message, _arguments(game, found.groups, None, (), speaker))


def word(game: str, group: str, written: str, speaker: Speaker) -> str:
    """Translate one word of a record: a kind, a colour, a sign or a surprise."""
    message = f"{game}-{group}-{written.replace('+', 'plus-')}"
    return speaker.say(message) if speaker.knows(message) else written


def ending(game: str, reason: str, me: int | None, names: Sequence[str], speaker: Speaker) -> str:
    """Return why a game is over, from the reason of its outcome."""
    found = find(game, "endings", reason)
    return reason if found is None else speaker.say(found.message, _arguments(game, found.groups, me, names, speaker))


def awaited(game: str, view: Mapping[str, Any], me: int | None, names: Sequence[str], speaker: Speaker) -> str:
    """Return what the game is waiting for, and from whom, as a sentence without its full stop.

    The message gets `who` and `me`, the numbers of the view, and the drawn card if the view shows it.
    """
    turn, phase = view.get("turn"), view.get("phase")
    arguments: dict[str, str | int] = {
        name: value for name, value in view.items() if isinstance(value, int) and not isinstance(value, bool)
    }
    if view.get("drawn"):
        arguments["card"] = card(game, str(view["drawn"]), speaker)
    if isinstance(turn, int):
        arguments |= {"who": names[turn], "me": YES if turn == me else NO}
    message = f"{game}-awaited-{phase}"
    if speaker.knows(message):
        return speaker.say(message, arguments)
    return speaker.say("awaited-move", arguments) if isinstance(turn, int) else speaker.say("awaited-chance")


def _arguments(
    game: str, groups: Mapping[str, str], me: int | None, names: Sequence[str], speaker: Speaker
) -> dict[str, str | int]:
    arguments: dict[str, str | int] = {}
    for name, text in groups.items():
        if name in NUMBERS:
            arguments[name] = int(text)
        elif name in AS_WRITTEN:
            arguments[name] = text
        elif name in FLAGS:
            seats = [int(seat) for seat in re.findall("[0-9]+", text)]
            arguments[name] = speaker.listed([names[seat] if seat < len(names) else str(seat) for seat in seats])
            arguments[FLAGS[name]] = YES if seats == [me] else NO
            arguments["count"] = len(seats)
        else:
            arguments[name] = card(game, text, speaker) if name in CARDS else word(game, name, text, speaker)
            arguments[f"{name}-id"] = text
    return arguments
