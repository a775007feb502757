"""Names at a table: short, visible, and told apart at a glance."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from typing import Literal

from .refusals import Denied

LONGEST = 20
MOST_MARKS = 2  # combining marks on one letter
BOTS = ("Pilvi", "Otto", "Maja", "Juhan", "Lina", "Eino", "Tuuli", "Nils")

# Characters that show nothing, whatever their categories say: fillers, variation selectors, a blank braille cell.
INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810)))
) | {chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}

# Alphabets with letters that look the same. A name uses one of them; it may be mixed with any other script.
LOOK_ALIKE = frozenset(("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"))

# Letters and digits by what they look like in most fonts, before and after folding the case.
_SAME_AS = str.maketrans("I1|0", "lllO")
_SAME_AS_FOLDED = {
    # Cyrillic
    0x0430: "a",
    0x0435: "e",
    0x043E: "o",
    0x0440: "p",
    0x0441: "c",
    0x0443: "y",
    0x0445: "x",
    0x0456: "i",
    0x0458: "j",
    0x0455: "s",
    0x04BB: "h",
    0x0501: "d",
    0x051B: "q",
    0x051D: "w",
    0x0432: "b",
    0x043A: "k",
    0x043C: "m",
    0x043D: "h",
    0x0442: "t",
    0x0475: "v",
    # Greek
    0x03B1: "a",
    0x03BF: "o",
    0x03C1: "p",
    0x03C5: "u",
    0x03BD: "v",
    0x03B9: "i",
    0x03BA: "k",
    0x03C4: "t",
    0x03B7: "n",
    0x03B2: "b",
    0x03C7: "x",
    0x03B3: "y",
    # Armenian
    0x0585: "o",
    0x057D: "u",
    0x0581: "g",
    0x0578: "n",
    0x0570: "h",
    # Latin: small capitals, dotless i, script g and alpha
    0x029F: "l",
    0x0131: "i",
    0x0261: "g",
    0x0251: "a",
}


def clean(text: str, longest: int = LONGEST, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """Return one line of visible characters, without control or direction characters, cut to a length."""
    normal = unicodedata.normalize(form, text)
    spaced = "".join(" " if char.isspace() else char for char in normal)
    visible = "".join(_without_piles(char for char in spaced if char == " " or _is_visible(char)))
    return " ".join(visible.split())[:longest].strip()


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] not in "CZ" and char not in INVISIBLE


def _without_piles(chars: Iterator[str]) -> Iterator[str]:
    """Yield characters without the marks that would pile up above or below a letter, or stand alone."""
    marks = MOST_MARKS
    for char in chars:
        is_mark = unicodedata.category(char) in ("Mn", "Me")
        marks = marks + 1 if is_mark else MOST_MARKS if char == " " else 0
        if marks <= MOST_MARKS or not is_mark:
            yield char


def bot_name(taken: Collection[str]) -> str:
    """Return a bot's name that is not taken at the table."""
    others = {one.casefold() for one in taken}
    return next((name for name in BOTS if name.casefold() not in others), None) or unique_name(BOTS[0], taken)


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return the name as shown at the table, with a number if one that looks the same is taken."""
    shown = clean(name, form="NFKC")
    if not any(char.isalnum() for char in shown):
        raise Denied("refused-no-name")
    if len(_look_alike_scripts(shown)) > 1:
        raise Denied("refused-name-scripts")
    others = {looks(one) for one in taken}
    if looks(shown) not in others:
        return shown
    number = 2
    while True:
        suffix = f" {number}"
        longer = shown[: LONGEST - len(suffix)].rstrip() + suffix
        if looks(longer) not in others:
            return longer
        number += 1


def looks(name: str) -> str:
    """Return what a name looks like: the same for names that people take for each other."""
    folded = unicodedata.normalize("NFKC", name).translate(_SAME_AS).casefold()
    return folded.translate(_SAME_AS_FOLDED)


def _look_alike_scripts(name: str) -> set[str]:
    letters = (unicodedata.name(char, "").split(" ")[0] for char in name if char.isalpha())
    return {script for script in letters if script in LOOK_ALIKE}
