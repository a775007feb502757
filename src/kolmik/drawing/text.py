"""Small helpers for text."""

from __future__ import annotations

import re
from collections.abc import Sequence


def join_words(words: Sequence[str], last: str = "and") -> str:
    """An English list: "a, b and c"."""
    return f" {last} ".join(part for part in (", ".join(words[:-1]), *words[-1:]) if part)


def pluralize(count: int, noun: str) -> str:
    """A count with its English noun: "1 game", "2 games"."""
    return f"{count} {noun}{'' if count == 1 else 's'}"


def capitalize_first(sentence: str) -> str:
    """The sentence with a capital first letter and the rest unchanged."""
    return sentence[:1].upper() + sentence[1:]


def natural_key(words: str) -> list[tuple[bool, int, str]]:
    """A sort key that puts 9 before 10."""
    parts = re.split(r"(\d+)", words)
    return [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]
