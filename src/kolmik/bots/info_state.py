"""The information state a bot decides from: a position as the seat on turn sees it, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from kolmik.engine import Game, Generator, Record, Refused
from kolmik.engine.match import Match, Setting


class InfoState:
    """A position as the seat on turn sees it. It gives out states only with everything hidden redealt."""

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
        """The terms of the match. Every match has a `Setting` object of its own."""
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

    def history(self) -> list[str]:
        """The moves so far in words, as this seat may know them."""
        return self._match.log(self.seat)

    def movers(self) -> list[int | None]:
        """The seats that made these moves, None for nature."""
        return [seat if seat >= 0 else None for seat in self._match.movers]

    def determinize(self, rng: Generator) -> Record:
        """A state that the seat cannot tell from the true one, drawn fairly."""
        record = self._match.state
        functions = self.game.fastest
        functions.redeal(functions.open(record), self.seat, rng)
        return record
