"""The setting of a game, agreed before the first move, and its outcome."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from .contract import Game
from .errors import BadOption
from .options import Edition, Value, quoted


@dataclass(frozen=True)
class Setting:
    """What the players agree on before the first move."""

    game: Game
    players: int
    starter: int
    edition: Edition
    options: Mapping[str, Value]
    seats: tuple[str, ...]  # a name for each seat, "" for none

    @classmethod
    def choose(
        cls,
        game: Game,
        players: object,
        starter: object = 0,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
    ) -> Setting:
        """A checked setting with the defaults filled in. `edition` among the options is a name or an `Edition`."""
        count = game.check_players(players)
        if isinstance(starter, bool) or not isinstance(starter, int) or not 0 <= starter < count:
            raise BadOption(f"The starter is a seat from 0 to {count - 1}, not {quoted(starter)}.")
        given = dict(options or {})
        edition = given.pop("edition", game.catalogue.editions[0])
        if not isinstance(edition, Edition):
            edition = game.catalogue.edition(edition)
        if edition.players is not None and count not in edition.players:
            those = " or ".join(map(str, edition.players))
            raise BadOption(f"The edition {edition.name} is for {those} players, not {count}.")
        if len(seats) > count or any(not name.isprintable() for name in seats):
            raise BadOption(f"Names are for the {count} seats, each one line of text.")
        names = tuple(name.strip() for name in seats) + ("",) * (count - len(seats))
        setting = cls(game, count, starter, edition, game.catalogue.choose(given, edition, count), names)
        setting.numbers()  # refuses an edition that does not fit the options
        return setting

    def numbers(self) -> npt.NDArray[np.int32]:
        """Edition and options as the numbers that `setup` takes: an array of the caller's own."""
        return self._numbers.copy()

    @cached_property
    def _numbers(self) -> npt.NDArray[np.int32]:
        return self.game.settings(self.players, self.edition, self.options)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a reason in words, the points and the winning seats."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
