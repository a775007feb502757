"""The signatures of the rule functions and of the runners made from them.

Parameters are positional. The arrays belong to the caller, and a function writes its results to their first
elements. A game's own functions are called with Python integers when interpreted, with machine integers when compiled.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from .chance import Generator
from .layout import State

Moves: TypeAlias = npt.NDArray[np.int32]  # legal moves, `Game.most_legal` long
Weights: TypeAlias = npt.NDArray[np.int32]  # the weights of nature's legal moves, in the same order
Log: TypeAlias = npt.NDArray[np.int32]  # moves in the order they were made
Settings: TypeAlias = npt.NDArray[np.int32]  # the numbers that `Game.settings` makes of options and edition
Points: TypeAlias = npt.NDArray[np.int32]  # one element per seat
Won: TypeAlias = npt.NDArray[np.int8]  # one element per seat: 1 for a winner
Observation: TypeAlias = npt.NDArray[np.int8]  # `Game.observation` names its slices
RecordBytes: TypeAlias = npt.NDArray[np.uint8]  # the bytes of one record

# --- rules: what a game brings ---


class Setup(Protocol):
    def __call__(self, s: State, players: int, starter: int, settings: Settings, /) -> None:
        """Write the state before the first move; the record may hold anything before."""


class Mover(Protocol):
    def __call__(self, s: State, /) -> int:
        """Return whose turn it is: a seat, NATURE, or NOBODY when the game is over."""


class Legal(Protocol):
    def __call__(self, s: State, moves: Moves, /) -> int:
        """Write the mover's legal moves, each once, and return their number."""


class Odds(Protocol):
    def __call__(self, s: State, weights: Weights, /) -> int:
        """On nature's turn, write a weight above 0 for each legal move, and return the sum."""


class Apply(Protocol):
    def __call__(self, s: State, move: int, /) -> None:
        """Make a legal move."""


class Scores(Protocol):
    def __call__(self, s: State, points: Points, won: Won, /) -> None:
        """Write each seat's points as if the game were scored now, and the winners once it is over."""


class Observe(Protocol):
    def __call__(self, s: State, seat: int, out: Observation, /) -> None:
        """Write what a seat knows."""


class Redeal(Protocol):
    def __call__(self, s: State, seat: int, rng: Generator, /) -> None:
        """Replace the state by another one that the seat cannot tell from it, sampled fairly."""


class Draw(Protocol):
    def __call__(self, s: State, rng: Generator, /) -> int:
        """Return a move of nature's, sampled at its odds."""


class Digest(Protocol):
    def __call__(self, s: State, seat: int, /) -> int:
        """Return a hash of what a seat knows, or of what everybody knows for NOBODY."""


class OfSeat(Protocol):
    def __call__(self, s: State, seat: int, /) -> int:
        """Return a number about a seat: a rule that a view needs."""


class Policy(Protocol):
    def __call__(self, s: State, rng: Generator, moves: Moves, /) -> int:
        """Return a legal move of the mover, a seat; `moves` is scratch memory."""


# --- runners: made for each game by engine/runners.py ---


class DrawMove(Protocol):
    def __call__(self, s: State, rng: Generator, moves: Moves, weights: Weights, /) -> int:
        """Return a move of nature's, sampled at its odds; the arrays are scratch memory."""


class ResolveChance(Protocol):
    def __call__(self, s: State, rng: Generator, moves: Moves, weights: Weights, /) -> int:
        """Sample and make nature's moves until a seat is on turn or the game is over; return the mover."""


class ChanceOutcomes(Protocol):
    def __call__(self, s: State, moves: Moves, weights: Weights, /) -> int:
        """Write nature's legal moves and their weights; return their number, 0 when it is not nature's turn."""


class Advance(Protocol):
    def __call__(self, record: RecordBytes, move: int, moves: Moves, weights: Weights, /) -> tuple[int, int]:
        """Make a move; write the next legal moves, and their weights if nature moves next.

        Returns the next mover and the number of legal moves.
        """


class Deal(Protocol):
    def __call__(
        self, record: RecordBytes, ticket: int, moves: Moves, weights: Weights, /
    ) -> tuple[int, int, int, int]:
        """Make the move of nature's that holds a ticket; write the next legal moves.

        Returns the move, the next mover, the number of legal moves, and of tickets if nature moves next.
        """


class Replay(Protocol):
    def __call__(self, s: State, log: Log, movers: Log, count: int, /) -> None:
        """Make the first `count` moves of a log, all legal, and write who made each."""


class Trace(Protocol):
    def __call__(self, s: State, rng: Generator, moves: Moves, weights: Weights, log: Log, /) -> int:
        """Play at random to the end of the game or of the log; return the number of moves made."""


class RandomGames(Protocol):
    def __call__(
        self,
        s: State,
        rng: Generator,
        moves: Moves,
        weights: Weights,
        settings: Settings,
        players: int,
        games: int,
        /,
    ) -> int:
        """Play whole games at random; return the number of decisions that players made."""
