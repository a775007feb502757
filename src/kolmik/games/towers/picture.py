"""Towers: the picture of a table."""

from collections.abc import Mapping
from typing import Any

from kolmik.engine.canvas import EDGE, FADED, HEIGHT, LIGHT, MAT, WIDTH, Canvas, Colour, counts

KINDS: Mapping[str, Colour] = {
    "candy": (232, 122, 170),
    "horror": (146, 110, 196),
    "tree": (112, 172, 72),
    "junk": (150, 154, 160),
    "sand": (224, 176, 92),
}


def paint(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The row above, below it a mat for each seat with its towers, each from the bottom up."""
    facts = counts(round=view["round"], deck=view["deck"], discard=view["discard"], call=view["call"])
    canvas.heading(view["phase"], *facts)
    for at, card in enumerate(view["row"]):
        kind, value = card.split()
        canvas.card(EDGE + at * 58, 30, 50, 56, KINDS[kind], value, 5)
    width = (WIDTH - EDGE) // len(view["towers"])
    for seat, towers in enumerate(view["towers"]):
        left = EDGE + seat * width
        canvas.box(left, 96, width - EDGE, HEIGHT - 106, MAT)
        canvas.seat(left + 6, 104, seat, view)
        column = (width - EDGE - 8) // len(towers)
        for at, (kind, values) in enumerate(towers.items()):
            x = left + 4 + at * column
            canvas.box(x, HEIGHT - 50, column - 2, 4, KINDS[kind])
            for height, value in enumerate(values):
                canvas.card(x, HEIGHT - 66 - height * 14, column - 2, 14, KINDS[kind], value)
        called = view["calls"][seat]
        said = "" if called is None else f"  {called}" if called == "pass" else f"  bid {called}"
        canvas.write(left + 4, HEIGHT - 40, f"score {view['scores'][seat]}", LIGHT)
        canvas.write(left + 4, HEIGHT - 26, f"rubble {view['rubble'][seat]}{said}", FADED)
