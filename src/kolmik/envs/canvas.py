"""A small picture to draw on: rectangles and letters, nothing but NumPy."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Picture: TypeAlias = npt.NDArray[np.uint8]  # [row, column, red green blue]
Colour: TypeAlias = tuple[int, int, int]

WIDE, HIGH = 3, 5  # dots of a letter
STEP = WIDE + 1  # dots from a letter to the next

# Five rows of three dots, from the top, each as a digit of three bits; small letters are drawn as capital ones.
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
    """Where a letter has ink, with dots of `size` by `size`."""
    rows = [[digit >> bit & 1 for bit in (2, 1, 0)] for digit in map(int, LETTERS.get(letter.upper(), UNKNOWN))]
    return np.kron(np.array(rows, np.bool_), np.ones((size, size), np.bool_))


class Canvas:
    """What is drawn beyond the right or the lower edge is cut off."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.picture: Picture = np.empty((height, width, 3), np.uint8)
        self.picture[:] = ground

    def box(self, left: int, top: int, width: int, height: int, colour: Colour) -> None:
        self.picture[top : top + height, left : left + width] = colour

    def frame(self, left: int, top: int, width: int, height: int, colour: Colour, line: int = 2) -> None:
        """The edge of a box."""
        for beginning in (top, top + height - line):
            self.box(left, beginning, width, line, colour)
        for beginning in (left, left + width - line):
            self.box(beginning, top, line, height, colour)

    def write(self, left: int, top: int, words: object, colour: Colour, size: int = 2) -> int:
        """Words in one line; where the line ends."""
        for letter in str(words):
            dots = _dots(letter, size)
            place = self.picture[top : top + HIGH * size, left : left + WIDE * size]
            place[dots[: place.shape[0], : place.shape[1]]] = colour
            left += STEP * size
        return left

    def centred(self, left: int, top: int, width: int, words: object, colour: Colour, size: int = 2) -> None:
        """Words in the middle of a box of that width."""
        self.write(left + (width - breadth(words, size)) // 2, top, words, colour, size)

    def card(self, left: int, top: int, width: int, height: int, colour: Colour, words: object, size: int = 2) -> None:
        """A card with words in its middle, dark on light and light on dark."""
        self.box(left, top, width, height, colour)
        self.frame(left, top, width, height, DARK, 1)
        ink = DARK if sum(colour) > 330 else LIGHT
        self.centred(left, top + (height - HIGH * size) // 2, width, words, ink, size)


DARK: Colour = (30, 30, 36)
LIGHT: Colour = (245, 242, 232)


def breadth(words: object, size: int = 2) -> int:
    """Dots that words take in a line."""
    return max(0, len(str(words)) * STEP - 1) * size
