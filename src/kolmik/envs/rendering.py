"""Pictures of a table, drawn from a view and nothing else: a seat's picture shows only what the seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kolmik.engine import Game
from kolmik.engine.canvas import Canvas, Picture


def render(game: Game, view: Mapping[str, Any], lines: Sequence[str]) -> Picture:
    """The table as an RGB array: the game's own drawing, or the lines of text if it has none."""
    canvas = Canvas()
    if game.paint is None:
        canvas.write_lines(lines)
    else:
        game.paint(canvas, view)
    return canvas.picture
