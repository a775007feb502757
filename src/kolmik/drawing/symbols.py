"""The characters that drawings use."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


class Symbols:
    """Unicode characters, or ASCII ones for a terminal that shows nothing else."""

    def __init__(self, ascii_only: bool = False) -> None:
        self._ascii_only = ascii_only
        self.turn = self.pick("▸", ">")
        self.none = self.pick("·", ".")
        self.times = self.pick("×", "x")

    def pick(self, unicode: T, ascii_: T) -> T:
        """The one of the two that this terminal can show."""
        return ascii_ if self._ascii_only else unicode
