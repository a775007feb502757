"""A decision of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolmik.protocol.messages import State

if TYPE_CHECKING:
    from .connection import Connection


class Turn:
    """A decision of a seat, with the state it is based on."""

    def __init__(self, connection: Connection, state: State) -> None:
        self._connection = connection
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
        """The legal moves, in words."""
        legal: list[str] = self.state.you["legal"]
        return legal

    @property
    def meter(self) -> dict[str, Any] | None:
        """The running skill meter, if this seat has to stop one: then call `release`, not `move`."""
        meter: dict[str, Any] | None = self.state.table["meter"]
        return meter

    async def move(self, words: str) -> bool:
        """Make a move; it is stored when this returns. False: the game had changed, and another turn follows.

        A move the rules do not allow raises `Refused` with the reason; another move can be tried.
        """
        return await self._connection.move(words, seen=self.state.n, seat=self.seat)

    async def release(self, after: int) -> None:
        """Stop the skill meter, that many milliseconds after it started."""
        await self._connection.release(after, seat=self.seat)


def deciding(state: State) -> tuple[Any, ...] | None:
    """Return what distinguishes one decision of this seat from another; None if it has nothing to decide."""
    seat, table = state.you["seat"], state.table
    if seat is None or table["status"] != "playing" or seat not in table["awaited"]:
        return None
    if seat in state.you["chosen"]:
        return None  # its choice in a race is made
    if table["seats"][seat]["why"] == "left":
        return None  # a bot plays on, as the player wished
    return seat, table["changed"], table["meter"] is not None


def all_played(state: State) -> bool:
    played: bool = state.table["game_number"] >= state.table["terms"]["games"]
    return state.table["status"] == "over" and played
