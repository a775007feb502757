"""What a server refuses, and what can go wrong between it and a program."""

from __future__ import annotations

from kolmik.engine import Refused
from kolmik.server import messages


class Denied(Refused):
    """The server's own sentence, with the message and the rules that it says."""

    def __init__(self, refusal: messages.Refusal) -> None:
        super().__init__(refusal.why)
        self.say, self.rules = refusal.say, refusal.rules


class Unreachable(Refused):
    """The server does not answer."""


class Unsure(Refused):
    """The line broke before the server answered: it may have been done, and the table tells whether it was."""
