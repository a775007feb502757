"""Pictures of the table, drawn from a view and nothing else: what is not in it is not in the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from .canvas import DARK, LIGHT, STEP, Canvas, Colour, Picture

View: TypeAlias = Mapping[str, Any]

WIDTH, HEIGHT = 720, 480
EDGE = 10
FELT: Colour = (38, 84, 66)
MAT: Colour = (31, 70, 55)  # a place on the felt
TURN: Colour = (255, 208, 72)  # who is on turn
BACK: Colour = (62, 74, 110)  # of a card that is not known
FADED: Colour = (150, 176, 160)
SEATS: Sequence[Colour] = (
    (206, 76, 70),
    (84, 140, 214),
    (120, 180, 74),
    (222, 178, 60),
    (170, 110, 190),
    (90, 190, 190),
)
KINDS: Mapping[str, Colour] = {
    "candy": (232, 122, 170),
    "horror": (146, 110, 196),
    "tree": (112, 172, 72),
    "junk": (150, 154, 160),
    "sand": (224, 176, 92),
}
STRENGTHS: Mapping[str, Colour] = {
    "green": (112, 172, 72),
    "yellow": (232, 196, 74),
    "red": (206, 76, 70),
    "millstone": (120, 120, 126),
}


def picture_of(game: str, view: View, lines: Sequence[str]) -> Picture:
    """The table as rows of red, green and blue; a game without a drawing of its own is written out in lines."""
    canvas = Canvas(WIDTH, HEIGHT, FELT)
    if game in DRAWINGS:
        DRAWINGS[game](canvas, view)
    else:
        for at, line in enumerate(lines):
            canvas.write(EDGE, EDGE + at * 2 * (STEP + 2), line, LIGHT)
    return canvas.picture


def _heading(canvas: Canvas, *facts: str) -> None:
    canvas.write(EDGE, EDGE, "   ".join(facts), LIGHT)


def _counts(**named: object) -> list[str]:
    """ "deck 12", "charge 3": only what there is."""
    return [f"{name.replace('_', ' ')} {value}" for name, value in named.items() if value is not None]


def _name(canvas: Canvas, left: int, top: int, seat: int, view: View) -> None:
    """A seat's colour and number, on yellow when it is on turn."""
    if view["turn"] == seat:
        canvas.box(left - 4, top - 4, 88, 18, TURN)
    canvas.box(left, top, 10, 10, SEATS[seat])
    canvas.write(left + 16, top, f"seat {seat}", DARK if view["turn"] == seat else LIGHT)


# --- Towers ---


def _towers(canvas: Canvas, view: View) -> None:
    """The row above, below it a mat for each seat with its towers, each from the bottom up."""
    facts = _counts(round=view["round"], deck=view["deck"], discard=view["discard"], call=view["call"])
    _heading(canvas, view["phase"], *facts)
    for at, card in enumerate(view["row"]):
        kind, value = card.split()
        canvas.card(EDGE + at * 58, 30, 50, 56, KINDS[kind], value, 5)
    width = (WIDTH - EDGE) // len(view["towers"])
    for seat, towers in enumerate(view["towers"]):
        left = EDGE + seat * width
        canvas.box(left, 96, width - EDGE, HEIGHT - 106, MAT)
        _name(canvas, left + 6, 104, seat, view)
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


# --- Dungeon ---


def _dungeon(canvas: Canvas, view: View) -> None:
    """The tower on the left, its levels one above the other; beside it the seats with what is theirs."""
    _heading(canvas, view["phase"], *_counts(drawn=view["drawn"], put_backs=view["put_backs"]))
    slots: Mapping[str, View] = view["slots"]
    levels = sorted({int(name[0]) for name in slots})
    high = (HEIGHT - 40) // len(levels)
    for name, slot in slots.items():
        twins = f"{name[0]}b" in slots
        width = 190 if twins else 380
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
        _name(canvas, 410, top + 8, seat, view)
        canvas.write(410, top + 28, f"deck {view['decks'][seat]}  dungeon {view['dungeon'][seat]}", LIGHT)
        canvas.write(410, top + 46, f"top {len(top_knights)}", LIGHT)
        for at, number in enumerate(top_knights):
            canvas.card(410 + at * 19, top + 62, 18, 24, SEATS[seat], number)


# --- Millstone ---


def _millstone(canvas: Canvas, view: View) -> None:
    """The card to beat above, below it the hands: cards that are known lie open, the others show their backs."""
    facts = _counts(deck=view["deck"], pile=view["pile"], charge=view["charge"] or None, turns=view["turns"])
    _heading(canvas, view["phase"], *facts, "clockwise" if view["direction"] > 0 else "the other way")
    if view["top"] is not None:
        canvas.card(EDGE, 28, 250, 34, STRENGTHS[view["top"].split()[0]], view["top"], 3)
    across = (HEIGHT - 76) // len(view["hands"])
    for seat, known in enumerate(view["hands"]):
        top = 70 + seat * across
        canvas.box(EDGE, top, WIDTH - 2 * EDGE, across - 6, MAT)
        _name(canvas, EDGE + 8, top + 8, seat, view)
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


DRAWINGS: Mapping[str, Callable[[Canvas, View], None]] = {
    "towers": _towers,
    "dungeon": _dungeon,
    "millstone": _millstone,
}
