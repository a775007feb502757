"""Positions drawn for the terminal, from what a seat's view says and nothing else.

A game has a drawing of its own in a file here, with the functions of `Drawing`; one without is drawn by `plain`.
"""

from __future__ import annotations

from typing import Protocol

from rich.console import RenderableType

from . import plain, towers
from .plain import Names, View


class Drawing(Protocol):
    HELP: str  # how a turn works, in a few lines

    def draw(self, view: View, names: Names, seat: int | None) -> RenderableType:
        """The position; `seat` is who looks, None for a spectator."""

    def news(self, before: View | None, after: View, names: Names, nature: list[str]) -> list[RenderableType]:
        """What came of a move besides itself; `nature` made these moves after it. Before the first move: None."""

    def ask(self, view: View) -> str:
        """Two or three words that ask a person for a move."""

    def breakdown(self, view: View, names: Names, scores: list[int]) -> RenderableType:
        """The score at the end, laid out."""


DRAWINGS: dict[str, Drawing] = {"towers": towers}


def drawing(game_name: str) -> Drawing:
    return DRAWINGS.get(game_name, plain)


def draw(game_name: str, view: View, names: Names, seat: int | None = None) -> RenderableType:
    return drawing(game_name).draw(view, names, seat)
