"""Dungeon: the picture of a table."""

from collections.abc import Mapping
from typing import Any

from kolmik.engine.canvas import DARK, EDGE, FADED, HEIGHT, LIGHT, MAT, SEATS, TURN, WIDTH, Canvas, counts


def paint(canvas: Canvas, view: Mapping[str, Any]) -> None:
    """The wall on the left, its levels one above the other; beside it the seats with their cards."""
    canvas.heading(view["phase"], *counts(drawn=view["drawn"], put_backs=view["put_backs"]))
    slots: Mapping[str, Mapping[str, Any]] = view["slots"]
    levels = sorted({int(name[0]) for name in slots})
    high = (HEIGHT - 40) // len(levels)
    for name, slot in slots.items():
        width = 190 if f"{name[0]}b" in slots else 380
        left = EDGE + (190 if name.endswith("b") else 0)
        top = HEIGHT - EDGE - (levels.index(int(name[0])) + 1) * high
        aimed = name in (view["aim"], (view["asked"] or {}).get("slot"))
        canvas.box(left, top, width - 2, high - 2, MAT)
        canvas.frame(left, top, width - 2, high - 2, TURN if aimed else DARK)
        canvas.write(left + 6, top + 6, name, FADED)
        for at, (seat, number) in enumerate(slot["knights"]):
            canvas.card(left + 34 + at * 40, top + 6, 34, high - 14, SEATS[seat], number, 3)
        if slot["dragon"] is not None:
            canvas.card(left + 118, top + 6, 66, high - 14, SEATS[slot["dragon"]], "dragon")
    across = (HEIGHT - 40) // len(view["decks"])
    for seat, top_knights in enumerate(view["top"]):
        top = 30 + seat * across
        canvas.box(400, top, WIDTH - 410, across - 6, MAT)
        canvas.seat(410, top + 8, seat, view)
        canvas.write(410, top + 28, f"deck {view['decks'][seat]}  dungeon {view['dungeon'][seat]}", LIGHT)
        canvas.write(410, top + 46, f"top {len(top_knights)}", LIGHT)
        for at, number in enumerate(top_knights):
            canvas.card(410 + at * 19, top + 62, 18, 24, SEATS[seat], number)
