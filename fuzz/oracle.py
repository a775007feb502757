"""What must hold of every answer, whatever the input was."""

from __future__ import annotations

import re
from typing import Any

MAX_SENTENCE = 1_000  # characters; the longest list all moves of a kind
QUOTE = '"'
LEAKS = re.compile(r"Traceback|File \"|0x[0-9a-f]{6,}|object at |Something went wrong")


class Violation(Exception):
    """A promise was broken. Its text says which."""


def require(holds: bool, promise: str, *details: object) -> None:
    """Raise a violation unless the promise holds."""
    if not holds:
        raise Violation(promise, *details)


def one_sentence(text: object) -> str:
    """Check that a refusal is one clear sentence for people; returns it."""
    require(isinstance(text, str), "a refusal is text", text)
    assert isinstance(text, str)
    require(bool(text.strip()) and text.endswith((".", "!", "…", ".)")), "a refusal ends like a sentence", text)
    require(text.isprintable(), "a refusal is one line without control characters", text)
    require(len(text) <= MAX_SENTENCE, "a refusal is short", len(text), text[:200])
    require(not LEAKS.search(text), "a refusal shows nothing of the program", text)
    return text


def kind_of(sentence: str) -> str:
    """A refusal without what it quotes: two inputs that are refused for the same reason have the same kind."""
    text = re.sub(r"\d+|\S*\.toml", "#", sentence)
    end = text.rsplit("…" if "…" in text else QUOTE, 1)[-1]
    return f"{text.partition(QUOTE)[0][:60]}…{end[-40:]}" if QUOTE in text else text[:60]


def same(before: Any, after: Any, what: str) -> None:
    """Check that a refused input has changed nothing."""
    require(before == after, f"refused input leaves {what} unchanged", before, after)
