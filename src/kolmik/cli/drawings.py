"""Finds the drawing of a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

import kolmik
from kolmik.drawing import Drawing, PlainDrawing


@cache
def find_drawing(game: str) -> Drawing:
    """The `DRAWING` of `games/<game>/terminal.py`, or the plain one if there is no such file."""
    name = f"kolmik.games.{game}.terminal"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # the game has no folder there
        found = False
    if not found:
        return PlainDrawing(kolmik.game(game))
    drawing: Drawing = import_module(name).DRAWING
    return drawing
