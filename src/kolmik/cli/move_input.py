"""Which move a line of input means: a label from the list, the words of a move, or something shorter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import count
from typing import NoReturn

from rich.columns import Columns
from rich.text import Text

from kolmik import InvalidMove, Match
from kolmik.drawing import Drawing, Narrator
from kolmik.engine.options import quoted

MAX_SUGGESTIONS = 6  # candidates named when a line is ambiguous
OWN_LABEL = re.compile(r"\d+[a-z]?")  # the second word of a move if it can be its label: a number, or one with a letter


def label_moves(moves: Iterable[str], declining: Sequence[str] = ()) -> dict[str, str]:
    """The moves by the short label that can be typed for each.

    A move of a verb and a number, such as `play 3` or `play 2a`, has that number as its label. The label 0 is for a
    move of one word such as `pass`, or for one that declines. Other moves are numbered from 1."""
    moves = list(moves)
    own = {move: parts[1] for move in moves if len(parts := move.split()) == 2 and OWN_LABEL.fullmatch(parts[1])}
    if len(set(own.values())) < len(own):
        own = {}
    lone = [move for move in moves if " " not in move or move in declining]
    if len(lone) == 1 and "0" not in own.values():
        own[lone[0]] = "0"
    free = (number for number in map(str, count(1)) if number not in own.values())
    labels = {own[move] if move in own else next(free): move for move in moves}
    return dict(sorted(labels.items(), key=lambda pair: pair[0] != "0"))


def move_columns(labels: dict[str, str], listed: dict[str, str]) -> Columns:
    """The moves with their labels, side by side."""
    widest = max(map(len, labels))
    cells = [Text.assemble((f"{label:>{widest}}", "bold"), f" {listed[move]}") for label, move in labels.items()]
    return Columns(cells, padding=(0, 3), column_first=False)


class MoveInput:
    """Reads lines typed at one position. `listed` has the legal moves with the words they are listed in."""

    def __init__(self, match: Match, drawing: Drawing, narrator: Narrator, commands: Sequence[str] = ()) -> None:
        self.match, self.drawing, self.narrator = match, drawing, narrator
        self.listed = drawing.list_moves(match.legal(), narrator)
        self.labels = label_moves(self.listed, drawing.declining_moves)
        self._phrases = {phrase.lower(): move for move, phrase in self.listed.items()}
        self._phrases |= {move: move for move in self.listed}
        self._phrases |= {command: command for command in commands}

    def read(self, line: str) -> str:
        """The legal move or the command that a line means; `InvalidMove` if there is none or more than one."""
        typed = line.lower()
        without_verb = {phrase.partition(" ")[2]: move for phrase, move in self._phrases.items() if " " in phrase}
        if typed in self._phrases:
            return self._phrases[typed]
        if typed in self.labels:
            return self.labels[typed]
        if typed.isdecimal():
            return self._by_number(typed)
        if typed in without_verb:
            return without_verb[typed]
        by_move = {self._phrases[phrase]: phrase for phrase in reversed(self._candidates(typed, self._phrases))}
        found = list(reversed(by_move.values()))
        if not found:
            self._refuse(line)
        if len(found) > 1:
            names = [f'"{phrase}"' for phrase in found[:MAX_SUGGESTIONS]]
            names += [self.narrator.say("terminal-something-else")] * (len(found) > MAX_SUGGESTIONS)
            words = self.narrator.join(names, "or")
            raise InvalidMove(self.narrator.say("terminal-refused-unclear", said=quoted(line), words=words))
        return self._phrases[found[0]]

    def _by_number(self, typed: str) -> str:
        """The move for a number that is no label: 2 means 2a if there is no 2b."""
        near = [move for label, move in self.labels.items() if _abbreviates(typed, label)]
        if len(near) == 1:
            return near[0]
        for label, move in self.labels.items():
            verb, *rest = move.split()
            if rest == [label] and f"{verb} {typed}" in self.match.game.words:  # labels are the moves' own numbers
                self._refuse(f"{verb} {typed}")
        raise InvalidMove(self.narrator.say("terminal-refused-number", said=quoted(typed)))

    def _candidates(self, typed: str, phrases: Iterable[str]) -> list[str]:
        """The phrases that begin with the typed words, each possibly cut short; otherwise those that contain them.

        A phrase with symbols has no beginning that people would agree on, so it only has to contain the words."""
        parts = self._words(typed)
        split = [(phrase, self._words(phrase)) for phrase in phrases]
        beginning = [
            phrase
            for phrase, words in split
            if self.drawing.spell_out(phrase) == phrase
            and len(words) >= len(parts)
            and all(map(_abbreviates, parts, words))
        ]
        return beginning or [phrase for phrase, words in split if _contains(words, parts)]

    def _words(self, phrase: str) -> list[str]:
        return self.drawing.spell_out(phrase.lower()).split()

    def _refuse(self, line: str) -> NoReturn:
        """Refuse a line with the rule that forbids the move it means, if that is clear."""
        typed = line.lower()
        legal, every = self.match.legal(), self.match.game.words
        verbs = {move.split()[0] for move in legal}
        similar = [words for words in every if words.split()[0] in verbs]
        meant = [typed] if typed in every else self._candidates(typed, similar) or self._candidates(typed, every)
        if len(meant) == 1 and meant[0] not in legal:
            self.match.play(meant[0])  # raises the refusal
        raise InvalidMove(self.narrator.say("terminal-refused-move", said=quoted(line)))


def _contains(words: list[str], parts: list[str]) -> bool:
    """True if the parts abbreviate some of the words, in this order."""
    left = iter(words)
    return all(any(_abbreviates(part, word) for word in left) for part in parts)


def _abbreviates(part: str, word: str) -> bool:
    """True if the part is a beginning of the word: 2 of 2a too, but 1 never of 15."""
    return word.startswith(part) and not (part.isdecimal() and word[len(part) :][:1].isdecimal())
