"""Positions drawn for the terminal, from what a seat's view says and nothing else.

A game has a drawing of its own in a file here, with the functions of `Drawing`; one without is drawn by `plain`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.console import RenderableType

from . import dungeon, millstone, plain, towers
from .plain import Names, Step, View


class Drawing(Protocol):
    HELP: str  # how a turn works, in a few lines
    SCORE: tuple[str, str]  # what is counted at the end: one, and more

    def draw(self, view: View, names: Names, seat: int | None) -> RenderableType:
        """The position; `seat` is who looks, None for a spectator."""

    def offer(self, legal: Iterable[str], names: Names) -> dict[str, str]:
        """The legal moves in the order to list them, each with the words to list it in."""

    def tell(self, step: Step) -> str:
        """A move as a sentence."""

    def news(self, step: Step) -> list[RenderableType]:
        """What came of a move besides itself."""

    def ask(self, view: View) -> str:
        """Two or three words that ask a person for a move."""

    def breakdown(self, view: View, names: Names, scores: list[int]) -> RenderableType:
        """The score at the end, laid out."""


DRAWINGS: dict[str, Drawing] = {"towers": towers, "dungeon": dungeon, "millstone": millstone}


def drawing(game_name: str) -> Drawing:
    return DRAWINGS.get(game_name, plain)


def draw(game_name: str, view: View, names: Names, seat: int | None = None) -> RenderableType:
    return drawing(game_name).draw(view, names, seat)
