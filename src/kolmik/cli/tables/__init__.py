"""Positions drawn for the terminal, from what a seat's view says and nothing else.

A game has a drawing of its own in a file here, with the functions of `Drawing`; one without is drawn by `plain`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.console import RenderableType

from ..voice import Voice
from . import dungeon, millstone, plain, towers
from .plain import Step, View


class Drawing(Protocol):
    HELP: str  # the message that tells how a turn works, in a few lines
    SCORE: str  # the message for what is counted at the end

    def draw(self, view: View, voice: Voice, seat: int | None) -> RenderableType:
        """The position; `seat` is who looks, None for a spectator."""

    def offer(self, legal: Iterable[str], voice: Voice) -> dict[str, str]:
        """The legal moves in the order to list them, each with the words to list it in."""

    def tell(self, step: Step) -> str:
        """A move as a sentence."""

    def news(self, step: Step) -> list[RenderableType]:
        """What came of a move besides itself."""

    def ask(self, view: View) -> str:
        """The message that asks a person for a move, two or three words."""

    def breakdown(self, view: View, voice: Voice, scores: list[int]) -> RenderableType:
        """The score at the end, laid out."""


DRAWINGS: dict[str, Drawing] = {"towers": towers, "dungeon": dungeon, "millstone": millstone}


def drawing(game_name: str) -> Drawing:
    return DRAWINGS.get(game_name, plain)


def draw(game_name: str, view: View, voice: Voice, seat: int | None = None) -> RenderableType:
    return drawing(game_name).draw(view, voice, seat)
