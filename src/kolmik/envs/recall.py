"""What each seat remembers of a game: perfect recall, without the order in which a hand was dealt.

When the first player is asked, every seat knows what `observe` tells it. From then on it remembers each move as it
heard of it. A move heard is a code: the move itself, or behind the moves of the game the words for one not seen.

Where something is hidden a move may bring to light more than its words say: a swapped hand, the card that won a race.
So a seat has a trail, too: a digest of all it has observed since, move by move.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import numpy as np
import numpy.typing as npt

import kolmik
from kolmik.engine import Game, generator
from kolmik.engine.match import Match, Setting

TRAIL = 8  # bytes


class Table:
    """A match and what each seat has heard of it: all that a state consists of."""

    __slots__ = ("heard", "match", "since", "trails")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[list[int]] = [[] for _ in range(match.players)]
        self.since: list[tuple[Match, int] | None] = [None] * match.players  # from where on each seat remembers moves
        self.trails: list[bytes] = [b""] * match.players
        self._begin()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table.__new__(Table)
        twin.match = self.match.copy()
        twin.heard = [codes.copy() for codes in self.heard]
        twin.since = self.since.copy()
        twin.trails = self.trails.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        kept = [None if begun is None else (begun[0].state.tobytes(), begun[1]) for begun in self.since]
        match = self.match
        agreed = _agreed(match.setting)
        return _restored, (agreed, match.moves, match.movers, match.state.tobytes(), self.heard, kept, self.trails)

    def _begin(self) -> None:
        """When the first player is asked, seats begin to remember moves; all before is in what they know then."""
        if self.match.mover >= 0 and self.since[0] is None:
            self.since = [(self.match.copy(), len(self.match.moves))] * len(self.since)

    def make(self, move: int) -> None:
        """Make a legal move; every seat hears of it what it may, and sees what comes of it."""
        match, game = self.match, self.match.game
        if game.tell is not None:
            words = game.words[move]
            for seat, codes in enumerate(self.heard):
                told = game.tell(match.opened, move, seat)
                codes.append(move if told == words else game.moves + game.hushed.index(told))
        match.play_number(move)
        if game.tell is not None and self.since[0] is not None:
            for seat, trail in enumerate(self.trails):
                self.trails[seat] = blake2b(trail + match.observe(seat).tobytes(), digest_size=TRAIL).digest()
        self._begin()

    def remembered(self, seat: int) -> tuple[Match, list[int]]:
        """The match as it was when a seat began to remember moves, and what it has heard since, as codes."""
        begun = self.since[seat]
        if begun is None:
            return self.match, []
        match, start = begun
        codes = self.match.moves if self.match.game.tell is None else self.heard[seat]
        return match, codes[start:]

    def redealt(self, seat: int, seed: int) -> Table:
        """Another table that this seat can't tell from this one; the other seats remember from now on."""
        twin = self.__deepcopy__({})
        game, record = self.match.game, self.match.state
        functions = game.fastest
        functions.redeal(functions.open(record), seat, generator(seed))
        twin.match = self.match.with_state(record)
        from_now = (twin.match.copy(), len(twin.match.moves))
        twin.since = [begun if at == seat else from_now for at, begun in enumerate(self.since)]
        twin.trails = [trail if at == seat else b"" for at, trail in enumerate(self.trails)]
        return twin


def _agreed(setting: Setting) -> tuple[Any, ...]:
    """What a setting is made from, with the game by its name."""
    return setting.game.name, setting.players, setting.starter, {**setting.options, "edition": setting.edition}


def _restored(
    agreed: tuple[Any, ...],
    moves: list[int],
    movers: list[int],
    state: bytes,
    heard: list[list[int]],
    since: list[tuple[bytes, int] | None],
    trails: list[bytes],
) -> Table:
    """A table that was pickled."""
    name, *rest = agreed
    game = kolmik.game(name)
    match = Match(Setting.choose(game, *rest))

    def at(record: bytes, count: int) -> Match:
        there = match.with_state(np.frombuffer(bytearray(record), game.layout.dtype))
        there.moves, there.movers = moves[:count], movers[:count]
        return there

    table = Table(at(state, len(moves)))
    table.heard, table.trails = heard, trails
    table.since = [None if begun is None else (at(*begun), begun[1]) for begun in since]
    return table


def text_of(game: Game, observed: npt.NDArray[np.int8]) -> str:
    """An observation in text: of each part that is not all 0 its number, or the places and numbers that are not 0."""
    parts = []
    for name, part in game.observation.items():
        numbers = observed[part].tolist()
        if len(numbers) == 1:
            said = str(numbers[0])
        else:
            said = " ".join(str(at) if value == 1 else f"{at}:{value}" for at, value in enumerate(numbers) if value)
        if any(numbers):
            parts.append(f"{name}={said}" if len(numbers) == 1 else f"{name}=[{said}]")
    return " ".join(parts)


def words_of(game: Game, codes: Iterable[int]) -> list[str]:
    """Moves heard, in words."""
    return [game.words[code] if code < game.moves else game.hushed[code - game.moves] for code in codes]
