"""Refusals of the server, and errors between it and a program."""

from __future__ import annotations

from kolmik.engine import Refused
from kolmik.protocol import messages


class Denied(Refused):
    """A refusal by the server: its sentence, its message and the rules it refers to."""

    def __init__(self, refusal: messages.Refusal) -> None:
        super().__init__(refusal.why)
        self.say, self.rules = refusal.say, refusal.rules


class Unreachable(Refused):
    """The server does not answer."""


class Unsure(Refused):
    """The connection was lost before the server answered: the command may have been carried out or not."""
