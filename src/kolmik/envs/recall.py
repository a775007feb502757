"""What each seat remembers of a game: perfect recall, without the order in which a hand was dealt.

When the first player is asked, every seat knows what `observe` tells it. From then on it remembers each move as it
heard of it. A move heard is a code: the move itself, or behind the moves of the game the words for one not seen.

Where something is hidden a move may bring to light more than its words say: a swapped hand, the card that won a race.
So a seat has a trail, too: a digest of all it has observed since, move by move.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

import kolmik
from kolmik.engine import Game, Record, generator
from kolmik.engine.match import Match, Setting

TRAIL = 8  # bytes


class Table:
    """A match and what each seat remembers of it: all that a state consists of.

    What was heard and seen is worked out when it is first asked for, from the states that were: who only plays on
    does not pay for it.
    """

    __slots__ = ("heard", "match", "past", "since", "trails")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.past: list[Record] = []  # where something is hidden: the state before each move
        self.heard: list[list[int]] = [[] for _ in range(match.players)]
        self.trails: list[bytes] = [b""] * match.players
        self.since: list[tuple[Match, int] | None] = [None] * match.players  # from where on each seat remembers moves
        self._begin()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table.__new__(Table)
        twin.match = self.match.copy()
        twin.past, twin.trails, twin.since = self.past.copy(), self.trails.copy(), self.since.copy()
        twin.heard = [codes.copy() for codes in self.heard]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        match, setting = self.match, self.match.setting
        agreed = setting.game.name, setting.players, setting.starter, {**setting.options, "edition": setting.edition}
        kept = [None if begun is None else (begun[0].state.tobytes(), begun[1]) for begun in self.since]
        past = [state.tobytes() for state in self.past]
        own = self.heard, self.trails, kept, past
        return _restored, (agreed, match.moves, match.movers, match.state.tobytes(), *own)

    def _begin(self) -> None:
        """When the first player is asked, seats begin to remember moves; all before is in what they know then."""
        if self.match.mover >= 0 and self.since[0] is None:
            self.since = [(self.match.copy(), len(self.match.moves))] * len(self.since)

    def make(self, move: int) -> None:
        """Make a legal move."""
        if self.match.game.tell is not None:
            self.past.append(self.match.state)
        self.match.play_number(move)
        self._begin()

    def remembered(self, seat: int) -> tuple[Match, list[int], bytes]:
        """The match as it was when a seat began to remember moves, what it has heard since, as codes, and its trail."""
        begun = self.since[seat]
        if begun is None:
            return self.match, [], b""
        match, start = begun
        if match.game.tell is None:
            return match, self.match.moves[start:], b""
        self._catch_up(seat, start)
        return match, self.heard[seat][start:], self.trails[seat]

    def _catch_up(self, seat: int, start: int) -> None:
        """What a seat heard of the moves it was not asked about yet, and what it saw after each."""
        match, game, codes = self.match, self.match.game, self.heard[seat]
        assert game.tell is not None
        states = [*self.past[len(codes) :], match.state]
        for before, after in pairwise(states):
            move = match.moves[len(codes)]
            told = game.tell(game.layout.open_readonly(before), move, seat)
            if len(codes) >= start:
                seen = match.with_state(after).observe(seat).tobytes()
                self.trails[seat] = blake2b(self.trails[seat] + seen, digest_size=TRAIL).digest()
            codes.append(move if told == game.words[move] else game.moves + game.redacted.index(told))

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


def _restored(
    agreed: tuple[Any, ...],
    moves: list[int],
    movers: list[int],
    state: bytes,
    heard: list[list[int]],
    trails: list[bytes],
    since: list[tuple[bytes, int] | None],
    past: list[bytes],
) -> Table:
    """A table that was pickled."""
    name, *rest = agreed
    game = kolmik.game(name)
    match = Match(Setting.choose(game, *rest))

    def record(kept: bytes) -> Record:
        return np.frombuffer(bytearray(kept), game.layout.dtype)

    def at(kept: bytes, count: int) -> Match:
        there = match.with_state(record(kept))
        there.moves, there.movers = moves[:count], movers[:count]
        return there

    table = Table(at(state, len(moves)))
    table.heard, table.trails, table.past = heard, trails, [record(kept) for kept in past]
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
    return [game.words[code] if code < game.moves else game.redacted[code - game.moves] for code in codes]
