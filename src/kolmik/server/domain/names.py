"""Names at a table: short, clean and unique."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from .refusals import Denied

LONGEST = 20
BOTS = ("Pilvi", "Otto", "Maja", "Juhan", "Lina", "Eino", "Tuuli", "Nils")


def clean(text: str, longest: int = LONGEST) -> str:
    """Return one line of visible characters, without control or direction characters, cut to a length."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if char.isspace() else char for char in normal)
    visible = "".join(char for char in spaced if char == " " or unicodedata.category(char)[0] not in "CZ")
    return " ".join(visible.split())[:longest].strip()


def bot_name(taken: Collection[str]) -> str:
    """Return a bot's name that is not taken at the table."""
    others = {one.casefold() for one in taken}
    return next((name for name in BOTS if name.casefold() not in others), None) or unique_name(BOTS[0], taken)


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return the name as shown at the table, with a number if it is taken."""
    shown = clean(name)
    if not any(char.isalnum() for char in shown):
        raise Denied("refused-no-name")
    others = {one.casefold() for one in taken}
    if shown.casefold() not in others:
        return shown
    number = 2
    while True:
        suffix = f" {number}"
        longer = shown[: LONGEST - len(suffix)].rstrip() + suffix
        if longer.casefold() not in others:
            return longer
        number += 1
