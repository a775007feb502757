"""What the server refuses, in words for any language: a message of `locales`, in `table.ftl`, and its arguments."""

from __future__ import annotations

import re
from typing import TypedDict

from kolmik import locales
from kolmik.engine import Refused


class Denied(Refused):
    """Something refused by the server itself, not by the rules of a game. Its sentence is the English one."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(sentence(message, **arguments))
        self.say: dict[str, str | int] = {"id": message, **arguments}


class NotThere(Denied):
    """There is nothing of that name."""


class TooOften(Denied):
    """Nobody may ask this so often."""


class Why(TypedDict, total=False):
    """What a refusal on the wire says, besides its English sentence in `why`."""

    why: str
    say: dict[str, str | int]
    rules: list[str]


def sentence(message: str, **arguments: str | int) -> str:
    """The English of a message."""
    return locales.speaker(locales.ENGLISH).say(message, **arguments)


def why(refusal: Refused) -> Why:
    """What goes over the wire: the sentence, and the message that says it or the rules that it names."""
    if isinstance(refusal, Denied):
        return {"why": str(refusal), "say": refusal.say}
    return {"why": str(refusal), "rules": rules(str(refusal))}


def rules(text: str) -> list[str]:
    """The ids of the rules in the brackets of a sentence: (T-24)."""
    return [rule for named in re.findall(r"\(([^()]*)\)", text) for rule in re.findall(r"\b[A-Z]-[0-9]+\b", named)]
