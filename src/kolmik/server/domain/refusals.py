"""Refusals: sentences for people, each a message of `locales` (in `table.ftl`) with its arguments."""

from __future__ import annotations

import re
from typing import TypedDict

from kolmik import locales
from kolmik.engine import Refused


class Denied(Refused):
    """A refusal by the server itself, not by the rules of a game. Its text is the English sentence."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(sentence(message, **arguments))
        self.say: dict[str, str | int] = {"id": message, **arguments}


class NotFound(Denied):
    """There is nothing of that name."""


class NoTable(NotFound):
    """There is no such table."""


class Stale(Denied):
    """The game had changed before the command arrived."""


class RateLimited(Denied):
    """The same was asked too often."""


class BadToken(Denied):
    """The token cannot be a secret."""


class Misdirected(Denied):
    """The request was meant for another server."""


class Full(Denied):
    """The server has no room for more tables, sockets or work."""


class Unstored(Denied):
    """The storage failed; nothing has changed."""


class Unreadable(Denied):
    """The log of the table is damaged."""


class Reason(TypedDict, total=False):
    """A refusal as it is sent: the English sentence, and the message or the rules behind it."""

    why: str
    say: dict[str, str | int]
    rules: list[str]


def sentence(message: str, **arguments: str | int) -> str:
    """Return the English text of a message."""
    return locales.speaker(locales.ENGLISH).say(message, **arguments)


def reason(refusal: Refused) -> Reason:
    """Return a refusal as it is sent."""
    if isinstance(refusal, Denied):
        return {"why": str(refusal), "say": refusal.say}
    return {"why": str(refusal), "rules": rules(str(refusal))}


def rules(text: str) -> list[str]:
    """Return the rule ids in the brackets of a sentence, such as (T-24)."""
    return [rule for named in re.findall(r"\(([^()]*)\)", text) for rule in re.findall(r"\b[A-Z]-[0-9]+\b", named)]
