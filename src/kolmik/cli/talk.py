"""Talking with a person in the terminal: lines in and out, and which move a line means."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from io import TextIOWrapper
from itertools import count
from threading import Timer
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kolmik import Game, InvalidMove, Match
from kolmik.engine.options import quoted
from kolmik.locales import ENGLISH

from .voice import Voice

MOMENT = 0.5  # seconds
MOST_NAMED = 6  # candidates named when a line is ambiguous
LABEL = re.compile(r"\d+[a-z]?")  # the second word of a move that is a number or a place
DECLINES = ("put back", "sit out")  # moves of two words that say no


def open_console() -> Console:
    """A console that prints text as it is; a character that has no place in the terminal's encoding becomes a ?."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


def at_terminal() -> bool:
    """Does a person sit at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextlib.contextmanager
def waiting(text: str) -> Iterator[None]:
    """What is being waited for, shown at a terminal when it takes longer than a moment, and gone afterwards."""
    if not sys.stdout.isatty():
        yield
        return
    status = open_console().status(Text(text))
    timer = Timer(MOMENT, status.start)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        status.stop()


def ask(prompt: str) -> str:
    """A line from the person, in clean text. Where it does not show by itself it is printed: a log reads well."""
    if at_terminal():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  the arrow keys work
    line = input(f"{prompt} > ")
    line = " ".join("".join(char if char.isprintable() else " " for char in line).split())
    if not at_terminal():
        print(line)
    return line


def which(games: Sequence[Game], voice: Voice) -> Game:
    """The game that is wanted; where nobody can be asked, the first."""
    if not at_terminal():
        return games[0]
    console = open_console()
    menu = Table.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        menu.add_row(Text(f"{number} {voice.title(game)}", "bold"), Text(voice.about(game)))
    console.print(menu)
    while True:
        try:
            said = ask(voice.say("terminal-ask-game", game=voice.title(games[0]))).lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise SystemExit from None
        if said in ("q", "quit", "exit"):
            raise SystemExit
        found = [game for number, game in enumerate(games, 1) if said == str(number) or game.name.startswith(said)]
        if len(found) == 1 or not said:
            return found[0]
        console.print(voice.say("terminal-refused-game", last=len(games)))


def labelled(moves: Iterable[str]) -> dict[str, str]:
    """What to type for each move besides its words: `bid 3` is 3 and `place 2a` is 2a, a lone word such as `pass` is 0,
    and so is what declines; the others are numbered from 1."""
    moves = list(moves)
    own = {move: parts[1] for move in moves if len(parts := move.split()) == 2 and LABEL.fullmatch(parts[1])}
    if len(set(own.values())) < len(own):
        own = {}
    lone = [move for move in moves if " " not in move or move in DECLINES]
    if len(lone) == 1 and "0" not in own.values():
        own[lone[0]] = "0"
    free = (number for number in map(str, count(1)) if number not in own.values())
    labels = {own[move] if move in own else next(free): move for move in moves}
    return dict(sorted(labels.items(), key=lambda pair: pair[0] != "0"))


def listing(labels: dict[str, str], offered: dict[str, str]) -> Columns:
    """The moves with their labels, side by side."""
    widest = max(map(len, labels))
    cells = [Text.assemble((f"{label:>{widest}}", "bold"), f" {offered[move]}") for label, move in labels.items()]
    return Columns(cells, padding=(0, 3), column_first=False)


def understand(line: str, match: Match, offered: dict[str, str], commands: Sequence[str], voice: Voice) -> str:
    """The legal move or the command that a line means; a sentence why there is none, or more than one.

    `offered` has the legal moves with the words they are listed in."""
    said = line.lower()
    meaning = {quoted.lower(): move for move, quoted in offered.items()}
    if voice.speaker.language != ENGLISH:
        meaning |= {move: move for move in offered}
    meaning |= {command: command for command in commands}
    without_verb = {phrase.partition(" ")[2]: move for phrase, move in meaning.items() if " " in phrase}
    labels = labelled(offered)
    if said in meaning:
        return meaning[said]
    if said in labels:
        return labels[said]
    if said.isdecimal():
        return _by_number(said, labels, match, voice)
    if said in without_verb:
        return without_verb[said]
    found = _candidates(said, meaning)
    if not found:
        _explain(line, match, voice)
    if len(found) > 1:
        names = [f'"{phrase}"' for phrase in found[:MOST_NAMED]]
        names += [voice.say("terminal-something-else")] * (len(found) > MOST_NAMED)
        raise InvalidMove(voice.say("terminal-refused-unclear", said=quoted(line), words=voice.listed(names, "or")))
    return meaning[found[0]]


def _by_number(said: str, labels: dict[str, str], match: Match, voice: Voice) -> str:
    """What a number means that is no label: 2 is 2a where there is no 2b, or a move the rules have a word about."""
    near = [move for label, move in labels.items() if _short_for(said, label)]
    if len(near) == 1:
        return near[0]
    for label, move in labels.items():
        verb, *rest = move.split()
        if rest == [label] and f"{verb} {said}" in match.game.words:  # the labels are the moves' own numbers
            _explain(f"{verb} {said}", match, voice)
    raise InvalidMove(voice.say("terminal-refused-number", said=quoted(said)))


def _candidates(said: str, phrases: Iterable[str]) -> list[str]:
    """The phrases a line may be short for: those that begin so, else those with such words in this order.

    A climb such as 2@4>6 has no beginning: by "climb 4" the knight, where from or where to may be meant."""
    parts = _words(said)
    cut = [(phrase, _words(phrase)) for phrase in phrases]
    begin = [
        phrase
        for phrase, words in cut
        if "@" not in phrase and len(words) >= len(parts) and all(map(_short_for, parts, words))
    ]
    return begin or [phrase for phrase, words in cut if _in_order(parts, words)]


def _words(phrase: str) -> list[str]:
    """The words of a phrase, its signs among them: 2@4>6 is 2 from 4 to 6."""
    return phrase.lower().replace("@", " from ").replace(">", " to ").split()


def _in_order(parts: list[str], words: list[str]) -> bool:
    left = iter(words)
    return all(any(_short_for(part, word) for word in left) for part in parts)


def _short_for(part: str, word: str) -> bool:
    """A beginning stands for a word, 2 for 2a too, but 1 never for 15."""
    return word.startswith(part) and not (part.isdecimal() and word[len(part) :][:1].isdecimal())


def _explain(line: str, match: Match, voice: Voice) -> NoReturn:
    """What the rules say to the move that was meant, where that is clear."""
    said = line.lower()
    verbs = {move.split()[0] for move in match.legal()}
    at_hand = [words for words in match.game.words if words.split()[0] in verbs]
    meant = [said] if said in match.game.words else _candidates(said, at_hand) or _candidates(said, match.game.words)
    if len(meant) == 1 and meant[0] not in match.legal():
        match.play(meant[0])  # it is refused with the reason
    raise InvalidMove(voice.say("terminal-refused-move", said=quoted(line)))
