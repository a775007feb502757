"""A decision of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolmik.server.messages import State

if TYPE_CHECKING:
    from .line import Line


class Turn:
    """Something a seat has to decide, as it stood when it was asked."""

    def __init__(self, line: Line, state: State) -> None:
        self._line = line
        self.state = state

    @property
    def seat(self) -> int:
        seat: int = self.state.you["seat"]
        return seat

    @property
    def view(self) -> dict[str, Any]:
        """The game as this seat sees it."""
        return self.state.game

    @property
    def legal(self) -> list[str]:
        """The moves it may make, in words."""
        legal: list[str] = self.state.you["legal"]
        return legal

    @property
    def meter(self) -> dict[str, Any] | None:
        """How the sight swings, where the bird is about to be thrown by this seat: then `release`, not `move`."""
        meter: dict[str, Any] | None = self.state.table["meter"]
        return meter

    async def move(self, words: str) -> bool:
        """Make a move; it is kept when this returns. False: the game had gone on, and the next turn tells how.

        What the rules do not allow raises `Refused` with the reason, and another move can be tried.
        """
        return await self._line.move(words, seen=self.state.n, seat=self.seat)

    async def release(self, after: int) -> None:
        """Let go of the bird, so many milliseconds after the sight began to swing."""
        await self._line.release(after, seat=self.seat)
