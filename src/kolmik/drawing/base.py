"""The interface of a drawing, and what it is given to draw."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from kolmik.locales import ENGLISH

from .narrator import Narrator
from .symbols import Symbols
from .text import natural_key

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """A position to draw, known from a seat's view and nothing else."""

    view: View
    narrator: Narrator
    seat: int | None  # the viewer's, None for a spectator
    symbols: Symbols
    width: int  # columns of the terminal


@dataclass(frozen=True)
class FinalScores:
    """The scores at the end of a game, to be explained."""

    view: View
    narrator: Narrator
    scores: list[int]  # one for each seat
    symbols: Symbols


@dataclass(frozen=True)
class PlayedMove:
    """A move as a viewer saw it. At the start of a game there is no move, only what nature did."""

    narrator: Narrator
    seat: int | None  # the viewer's, None for a spectator
    before: View | None  # None at the start of a game
    after: View
    nature: list[str]  # nature's moves after it, as far as the viewer may know them
    mover: int = -1
    words: str = ""  # as far as the viewer may know them


@dataclass(frozen=True)
class _Deferred:
    """Draws when it is printed: only then are the width and the characters of the terminal known."""

    render: Callable[[Symbols, int], Iterable[RenderableType]]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.render(Symbols(options.ascii_only), options.max_width)


class Drawing(ABC):
    """A game in the terminal."""

    game: str  # its name, which begins its messages
    help_message: str  # explains a turn in a few lines
    score_message = "terminal-points"  # counts what is scored
    declining_moves: tuple[str, ...] = ()  # moves of several words that say no: typed as 0, as a lone word is

    def position(self, view: View, narrator: Narrator, seat: int | None = None) -> RenderableType:
        """A position to print."""
        return _Deferred(lambda symbols, width: self.draw(Position(view, narrator, seat, symbols, width)))

    def final_scores(self, view: View, narrator: Narrator, scores: list[int]) -> RenderableType:
        """The scores at the end, to print."""
        return _Deferred(lambda symbols, _: self.draw_scores(FinalScores(view, narrator, scores, symbols)))

    @abstractmethod
    def draw(self, position: Position) -> Iterable[RenderableType]:
        """The parts of a position, from top to bottom."""

    @abstractmethod
    def draw_scores(self, final: FinalScores) -> Iterable[RenderableType]:
        """The scores and where they come from."""

    @abstractmethod
    def prompt(self, view: View) -> str:
        """The message that asks a person for a move, in two or three words."""

    @abstractmethod
    def consequences(self, move: PlayedMove) -> list[RenderableType]:
        """What followed from a move, in lines."""

    def describe(self, move: PlayedMove) -> str:
        """The move as a sentence."""
        return move.narrator.describe_move(self.game, move.words, move.mover)

    # --- lists of moves, and what is typed ---

    def list_moves(self, legal: Iterable[str], narrator: Narrator) -> dict[str, str]:
        """The legal moves in order, each with the words to list it in.

        In English these are nearly the words of records, for they can be typed."""
        ordered = sorted(legal, key=self.order)
        if narrator.speaker.language == ENGLISH:
            return {words: self.english_label(words, narrator) for words in ordered}
        return {words: narrator.move_label(self.game, words) for words in ordered}

    def order(self, words: str) -> Any:
        """The sort key of a move in a list."""
        return natural_key(words)

    def english_label(self, words: str, narrator: Narrator) -> str:
        """The English words to list a move in."""
        return words

    def spell_out(self, words: str) -> str:
        """A move with its symbols written as words, so that either can be typed."""
        return words
