"""What a bot is given: a position as the seat on turn sees it, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from kolmik.engine import Game, Generator, Record, Refused
from kolmik.engine.match import Match, Setting


class InfoState:
    """A position as the seat on turn sees it. The state comes out only with all that this seat cannot know redealt."""

    def __init__(self, match: Match) -> None:
        if match.mover < 0:
            raise Refused("It is no player's turn.")
        self._match = match
        self.seat = match.mover

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def setting(self) -> Setting:
        """What was agreed before the first move. Every match has one of its own."""
        return self._match.setting

    @property
    def players(self) -> int:
        return self._match.players

    @cached_property
    def view(self) -> dict[str, Any]:
        return self._match.view(self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The legal moves in words, sorted."""
        return self._match.legal()

    def heard(self) -> list[str]:
        """The moves so far in the words this seat may hear."""
        return self._match.log(self.seat)

    def movers(self) -> list[int | None]:
        """Who made each of them, None for chance."""
        return [seat if seat >= 0 else None for seat in self._match.movers]

    def determinize(self, rng: Generator) -> Record:
        """A state that the seat cannot tell from the true one, fairly drawn."""
        record = self._match.state
        functions = self.game.fastest
        functions.redeal(functions.open(record), self.seat, rng)
        return record
