"""Millstone: the picture of a table."""

from collections.abc import Mapping
from typing import Any

from kolmik.engine.canvas import DARK, EDGE, HEIGHT, LIGHT, MAT, WIDTH, Canvas, Colour, counts

BACK: Colour = (62, 74, 110)  # of an unknown card
STRENGTHS: Mapping[str, Colour] = {
    "green": (112, 172, 72),
    "yellow": (232, 196, 74),
    "red": (206, 76, 70),
    "millstone": (120, 120, 126),
}


def paint(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The card to beat above, below it the hands: known cards lie open, the others show their backs."""
    facts = counts(deck=view["deck"], pile=view["pile"], charge=view["charge"] or None, turns=view["turns"])
    canvas.heading(view["phase"], *facts, "clockwise" if view["direction"] > 0 else "the other way")
    if view["top"] is not None:
        canvas.card(EDGE, 28, 250, 34, STRENGTHS[view["top"].split()[0]], view["top"], 3)
    across = (HEIGHT - 76) // len(view["hands"])
    for seat, known in enumerate(view["hands"]):
        top = 70 + seat * across
        canvas.box(EDGE, top, WIDTH - 2 * EDGE, across - 6, MAT)
        canvas.seat(EDGE + 8, top + 8, seat, view)
        canvas.write(EDGE + 8, top + 26, f"{view['sizes'][seat]} cards", LIGHT)
        if view["scores"] is not None:
            canvas.write(EDGE + 8, top + 42, f"{view['scores'][seat]} points", LIGHT)
        for at in range(view["sizes"][seat]):
            row, column = divmod(at, 33)
            _held(canvas, 118 + column * 18, top + 4 + row * 28, known[at] if at < len(known) else None)


def _held(canvas: Canvas, left: int, top: int, card: str | None) -> None:
    """A card of a hand: the first letters of its sign and of its surprise."""
    if card is None:
        canvas.card(left, top, 17, 26, BACK, "")
        return
    colour, *rest = card.split()
    canvas.card(left, top, 17, 26, STRENGTHS[colour], "")
    for line, word in enumerate(rest or [colour]):
        canvas.centred(left, top + 2 + line * 12, 17, word[:2] if word == "+3" else word[0], DARK)
