"""A small picture to draw a table on, made of rectangles and letters with nothing but NumPy.

A game may bring `picture.py` with `paint(canvas, view)`, which draws its table from a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Picture: TypeAlias = npt.NDArray[np.uint8]  # [row, column, red green blue]
Colour: TypeAlias = tuple[int, int, int]

WIDTH, HEIGHT = 720, 480  # of a table's picture, in pixels
EDGE = 10
FELT: Colour = (38, 84, 66)
MAT: Colour = (31, 70, 55)  # a place on the felt
TURN: Colour = (255, 208, 72)  # marks the seat on turn
FADED: Colour = (150, 176, 160)
DARK: Colour = (30, 30, 36)
LIGHT: Colour = (245, 242, 232)
SEATS: Sequence[Colour] = (
    (206, 76, 70),
    (84, 140, 214),
    (120, 180, 74),
    (222, 178, 60),
    (170, 110, 190),
    (90, 190, 190),
)

LETTER_WIDTH, LETTER_HEIGHT = 3, 5  # dots
ADVANCE = LETTER_WIDTH + 1  # dots from one letter to the next

# Five rows of three dots, from the top, each an octal digit. Lower-case letters are drawn as capitals.
LETTERS = {
    "0": "75557", "1": "26227", "2": "71747", "3": "71317", "4": "55711", "5": "74717", "6": "74757",
    "7": "71122", "8": "75757", "9": "75717", "A": "25755", "B": "65656", "C": "34443", "D": "65556",
    "E": "74647", "F": "74644", "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655",
    "L": "44447", "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255", "Y": "55222",
    "Z": "71247", "-": "00700", "+": "02720", ":": "02020", ".": "00002", ",": "00024", "'": "22000",
    "/": "11244", "@": "75547", ">": "42124", "<": "12421", "?": "61202", "_": "00007", "(": "24442",
    ")": "21112", "*": "52725", " ": "00000",
}  # fmt: skip

UNKNOWN = LETTERS["?"]


@cache
def _dots(letter: str, size: int) -> npt.NDArray[np.bool_]:
    """Where a letter has ink, with dots of `size` by `size` pixels."""
    rows = [[digit >> bit & 1 for bit in (2, 1, 0)] for digit in map(int, LETTERS.get(letter.upper(), UNKNOWN))]
    return np.kron(np.array(rows, np.bool_), np.ones((size, size), np.bool_))


class Canvas:
    """A picture to draw on. Whatever lies beyond the right or the lower edge is cut off."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT, ground: Colour = FELT) -> None:
        self.picture: Picture = np.empty((height, width, 3), np.uint8)
        self.picture[:] = ground

    def box(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        self.picture[top : top + height, left : left + width] = colour

    def frame(self, left: int, top: int, width: int, height: int, colour: Colour, line: int = 2) -> None:
        """Draws the edge of a box."""
        for start in (top, top + height - line):
            self.box(left, start, width, line, colour)
        for start in (left, left + width - line):
            self.box(start, top, line, height, colour)

    def write(self, left: int, top: int, words: object, colour: Colour, size: int = 2) -> None:
        """Writes words in one line."""
        for letter in str(words):
            dots = _dots(letter, size)
            place = self.picture[top : top + LETTER_HEIGHT * size, left : left + LETTER_WIDTH * size]
            place[dots[: place.shape[0], : place.shape[1]]] = colour
            left += ADVANCE * size

    def write_lines(self, lines: Sequence[str]) -> None:
        """Writes lines of text from the top."""
        for at, line in enumerate(lines):
            self.write(EDGE, EDGE + at * 2 * (ADVANCE + 2), line, LIGHT)

    def centred(self, left: int, top: int, width: int, words: object, colour: Colour, size: int = 2) -> None:
        """Writes words in the middle of a box of that width."""
        taken = max(0, len(str(words)) * ADVANCE - 1) * size
        self.write(left + (width - taken) // 2, top, words, colour, size)

    def card(self, left: int, top: int, width: int, height: int, colour: Colour, words: object, size: int = 2) -> None:
        """Draws a card with words in its middle, dark on light or light on dark."""
        self.box(left, top, width, height, colour)
        self.frame(left, top, width, height, DARK, 1)
        ink = DARK if sum(colour) > 330 else LIGHT
        self.centred(left, top + (height - LETTER_HEIGHT * size) // 2, width, words, ink, size)

    def heading(self, *facts: str) -> None:
        """Writes facts in the first line."""
        self.write(EDGE, EDGE, "   ".join(facts), LIGHT)

    def seat(self, left: int, top: int, seat: int, view: Mapping[str, Any]) -> None:
        """Writes a seat's colour and number, highlighted if it is on turn."""
        on_turn = view["turn"] == seat
        if on_turn:
            self.box(left - 4, top - 4, 88, 18, TURN)
        self.box(left, top, 10, 10, SEATS[seat])
        self.write(left + 16, top, f"seat {seat}", DARK if on_turn else LIGHT)


def counts(**named: object) -> list[str]:
    """Named numbers as words, such as "deck 12", without those that are None."""
    return [f"{name.replace('_', ' ')} {value}" for name, value in named.items() if value is not None]
