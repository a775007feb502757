"""What can go wrong between a program and a server, besides what the server refuses."""

from __future__ import annotations

from kolmik.engine import Refused


class Unreachable(Refused):
    """The server does not answer."""


class Unsure(Refused):
    """The line broke before the server answered: it may have been done, and the table tells whether it was."""
