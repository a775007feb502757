"""Talking with a person in the terminal: lines in and out, and which move a line means."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from itertools import count
from typing import NoReturn

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from kolmik import InvalidMove, Match
from kolmik.engine.options import shown

from .tables.plain import listed

MOST_NAMED = 6  # candidates named when a line is ambiguous


def open_console() -> Console:
    """A console that prints text as it is; a character that has no place in the terminal's encoding becomes a ?."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(highlight=False, markup=False, emoji=False)


def at_terminal() -> bool:
    """Does a person sit at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


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


def numbered(legal: Iterable[str]) -> dict[int, str]:
    """A number to type for each legal move: `bid 3` is 3, a lone word such as `pass` 0, the others go from 1."""
    moves = sorted(legal, key=_natural)
    own = {move: int(parts[1]) for move in moves if len(parts := move.split()) == 2 and parts[1].isdecimal()}
    if len(set(own.values())) < len(own):
        own = {}
    lone = [move for move in moves if " " not in move]
    if len(lone) == 1 and 0 not in own.values():
        own[lone[0]] = 0
    free = (number for number in count(1) if number not in own.values())
    numbers = {own[move] if move in own else next(free): move for move in moves}
    return dict(sorted(numbers.items()))


def _natural(words: str) -> list[tuple[bool, int, str]]:
    """A sort key with 9 before 10."""
    parts = re.split(r"(\d+)", words)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]


def listing(numbers: dict[int, str]) -> Columns:
    """The numbered moves, side by side."""
    widest = len(str(max(numbers)))
    cells = [Text.assemble((f"{number:>{widest}}", "bold"), f" {move}") for number, move in numbers.items()]
    return Columns(cells, padding=(0, 3), column_first=False)


def understand(line: str, match: Match, commands: Sequence[str]) -> str:
    """The legal move or the command that a line means; a sentence why there is none, or more than one."""
    said = line.lower()
    legal = match.legal()
    for phrase in (*legal, *commands):
        if phrase.lower() == said:
            return phrase
    numbers = numbered(legal)
    if said.isdecimal():
        return _by_number(said, numbers, match)
    found = _candidates(said, [*legal, *commands])
    if not found:
        _explain(line, match)
    if len(found) > 1:
        names = [f'"{phrase}"' for phrase in found[:MOST_NAMED]] + ["something else"] * (len(found) > MOST_NAMED)
        raise InvalidMove(f"{shown(line)} could be {listed(names, 'or')}: please say more.")
    return found[0]


def _by_number(said: str, numbers: dict[int, str], match: Match) -> str:
    number = int(said) if len(said) < 10 else -1
    if number in numbers:
        return numbers[number]
    for at, move in numbers.items():
        verb, *rest = move.split()
        if rest == [str(at)] and f"{verb} {number}" in match.game.words:  # the numbers are those of the moves
            _explain(f"{verb} {number}", match)
    raise InvalidMove(f"There is no {shown(said)} in the list of your moves; type one that is, or help.")


def _candidates(said: str, phrases: Iterable[str]) -> list[str]:
    """The phrases a line may be short for: those that begin so, else those with such words in this order."""
    parts = said.split()
    cut = [(phrase, phrase.lower().split()) for phrase in phrases]
    begin = [phrase for phrase, words in cut if len(words) >= len(parts) and all(map(_short_for, parts, words))]
    return begin or [phrase for phrase, words in cut if _in_order(parts, words)]


def _in_order(parts: list[str], words: list[str]) -> bool:
    left = iter(words)
    return all(any(_short_for(part, word) for word in left) for part in parts)


def _short_for(part: str, word: str) -> bool:
    """A beginning stands for a word, but 1 never for 15."""
    return part == word if part.isdecimal() else word.startswith(part)


def _explain(line: str, match: Match) -> NoReturn:
    """What the rules say to the move that was meant, where that is clear."""
    said = line.lower()
    verbs = {move.split()[0] for move in match.legal()}
    at_hand = [words for words in match.game.words if words.split()[0] in verbs]
    meant = [said] if said in match.game.words else _candidates(said, at_hand) or _candidates(said, match.game.words)
    if len(meant) == 1:
        match.play(meant[0])  # not legal, so it is refused with the reason
    raise InvalidMove(f"{shown(line)} is not a move: type a number from the list, its words, or help.")
