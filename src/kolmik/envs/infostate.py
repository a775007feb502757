"""Information states with perfect recall, except for the order in which a first hand was dealt.

A seat knows what `observe` writes at the first decision of the game, and from then on every move as it learned of it.
Such a move is a code: the number of the move, or, beyond the moves of the game, the number of the words for a move
that the seat may not see.

With hidden information a move can reveal more than its words: a swapped hand, or the card that won a race. So an
information state also holds a digest of all observations of the seat since then, move by move.
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

DIGEST_SIZE = 8  # bytes


class InfoStateTracker:
    """A match and the information state of each seat.

    Information states are computed when they are first asked for, from the past states, so that playing on costs
    nothing.
    """

    __slots__ = ("digests", "histories", "match", "past", "starts")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.past: list[Record] = []  # with hidden information: the state before each move
        self.histories: list[list[int]] = [[] for _ in range(match.players)]  # codes of all moves, by seat
        self.digests: list[bytes] = [b""] * match.players  # of the observations since the start, by seat
        self.starts: list[tuple[Match, int] | None] = [None] * match.players  # match and number of moves, by seat
        self._start()

    def __deepcopy__(self, memo: dict[int, Any]) -> InfoStateTracker:
        other = InfoStateTracker.__new__(InfoStateTracker)
        other.match = self.match.copy()
        other.past, other.digests, other.starts = self.past.copy(), self.digests.copy(), self.starts.copy()
        other.histories = [codes.copy() for codes in self.histories]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        match, setting = self.match, self.match.setting
        agreed = setting.game.name, setting.players, setting.starter, {**setting.options, "edition": setting.edition}
        starts = [None if start is None else (start[0].state.tobytes(), start[1]) for start in self.starts]
        past = [state.tobytes() for state in self.past]
        own = self.histories, self.digests, starts, past
        return _restored, (agreed, match.moves, match.movers, match.state.tobytes(), *own)

    def _start(self) -> None:
        """At the first decision every seat starts its history; its observation covers everything before."""
        if self.match.mover >= 0 and self.starts[0] is None:
            self.starts = [(self.match.copy(), len(self.match.moves))] * len(self.starts)

    def apply(self, move: int) -> None:
        """Makes a legal move."""
        if self.match.game.tell is not None:
            self.past.append(self.match.state)
        self.match.play_number(move)
        self._start()

    def info_state(self, seat: int) -> tuple[Match, list[int], bytes]:
        """The match at the start of a seat's history, the codes of the moves since, and the digest."""
        start = self.starts[seat]
        if start is None:
            return self.match, [], b""
        match, count = start
        if match.game.tell is None:
            return match, self.match.moves[count:], b""
        self._catch_up(seat, count)
        return match, self.histories[seat][count:], self.digests[seat]

    def _catch_up(self, seat: int, start: int) -> None:
        """Adds the moves since the last call to a seat's history, and the observations after them to its digest."""
        match, game, codes = self.match, self.match.game, self.histories[seat]
        assert game.tell is not None
        states = [*self.past[len(codes) :], match.state]
        for before, after in pairwise(states):
            move = match.moves[len(codes)]
            words = game.tell(game.layout.open_readonly(before), move, seat)
            if len(codes) >= start:
                observed = match.with_state(after).observe(seat).tobytes()
                self.digests[seat] = blake2b(self.digests[seat] + observed, digest_size=DIGEST_SIZE).digest()
            codes.append(move if words == game.words[move] else game.moves + game.redacted.index(words))

    def resample(self, seat: int, seed: int) -> InfoStateTracker:
        """A redeal that this seat cannot tell from this state; the histories of the other seats start there."""
        other = self.__deepcopy__({})
        game, record = self.match.game, self.match.state
        functions = game.fastest
        functions.redeal(functions.open(record), seat, generator(seed))
        other.match = self.match.with_state(record)
        from_now = (other.match.copy(), len(other.match.moves))
        other.starts = [start if at == seat else from_now for at, start in enumerate(self.starts)]
        other.digests = [digest if at == seat else b"" for at, digest in enumerate(self.digests)]
        return other


def _restored(
    agreed: tuple[Any, ...],
    moves: list[int],
    movers: list[int],
    state: bytes,
    histories: list[list[int]],
    digests: list[bytes],
    starts: list[tuple[bytes, int] | None],
    past: list[bytes],
) -> InfoStateTracker:
    """A tracker from its pickle."""
    name, *rest = agreed
    game = kolmik.game(name)
    match = Match(Setting.choose(game, *rest))

    def record(content: bytes) -> Record:
        return np.frombuffer(bytearray(content), game.layout.dtype)

    def at(content: bytes, count: int) -> Match:
        there = match.with_state(record(content))
        there.moves, there.movers = moves[:count], movers[:count]
        return there

    tracker = InfoStateTracker(at(state, len(moves)))
    tracker.histories, tracker.digests, tracker.past = histories, digests, [record(content) for content in past]
    tracker.starts = [None if start is None else (at(*start), start[1]) for start in starts]
    return tracker


def text_of(game: Game, observation: npt.NDArray[np.int8]) -> str:
    """An observation as text: for each slice that is not all 0 its number, or the indices and numbers that are not."""
    parts = []
    for name, part in game.observation.items():
        numbers = observation[part].tolist()
        if len(numbers) == 1:
            text = str(numbers[0])
        else:
            text = " ".join(str(at) if value == 1 else f"{at}:{value}" for at, value in enumerate(numbers) if value)
        if any(numbers):
            parts.append(f"{name}={text}" if len(numbers) == 1 else f"{name}=[{text}]")
    return " ".join(parts)


def words_of(game: Game, codes: Iterable[int]) -> list[str]:
    """The moves of a history in words."""
    return [game.words[code] if code < game.moves else game.redacted[code - game.moves] for code in codes]
