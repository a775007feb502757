"""What callers of many games at once give, read and checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game
from kolmik.engine.match import Setting
from kolmik.engine.options import quoted
from kolmik.engine.rule import is_rule

from .stepping import EVERYBODY, ROTATING, Longs, Manner

Policy: TypeAlias = Callable[..., Any]  # a rule: policy(s, rng, moves) -> move
Seats: TypeAlias = int | Literal["rotating"] | Sequence[int]


def whole(what: str, given: object, least: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < least:
        raise BadOption(f"The {what} is a whole number from {least}, not {quoted(given)}.")
    return int(given)


def read_manner(game: Game, players: int, reward: object, seats: object, others: object) -> Manner:
    """How games are to be played."""
    if reward not in ("result", "score"):
        raise BadOption(f'The reward is by "result" or by "score", not {quoted(reward)}.')
    if others is not None and others != "random" and not is_rule(others):
        raise BadOption('Others are played by "random" or by a rule of a state, chance and room for moves.')
    if others is not None and seats is None:
        raise BadOption("Others play only where seats says whom the caller moves for.")
    sign = -1 if game.series == "lowest total" else 1
    return Manner(players, int(others is not None), int(reward == "score"), sign)


def read_seats(seats: Seats | None, number: int, players: int) -> Longs:
    """Whom the caller moves for in each row."""
    if seats is None:
        return np.full(number, EVERYBODY)
    if isinstance(seats, str) and seats == "rotating":
        return np.full(number, ROTATING)
    try:
        read = np.broadcast_to(np.asarray(seats), number)
    except ValueError:
        read = np.array([])
    if read.dtype.kind not in "iu" or read.size == 0 or read.min() < 0 or read.max() >= players:
        raise BadOption(f'The seats are "rotating", a seat from 0 to {players - 1}, or one for each game.')
    return read.astype(np.int64)


def read_rows(rows: npt.ArrayLike, number: int) -> Longs:
    """Some of the rows, by number or by flags."""
    read = np.ascontiguousarray(rows)
    if read.ndim == 1 and read.dtype == np.bool_ and len(read) == number:
        return np.flatnonzero(read)
    fits = read.ndim == 1 and (read.dtype.kind in "iu" or read.size == 0)
    if not fits or (read.size and (read[0] < 0 or read[-1] >= number or (np.diff(read) <= 0).any())):
        raise BadOption(f"The rows are numbers from 0 to {number - 1}, ascending, or a flag for each.")
    return read.astype(np.int64)


def openings_of(setting: Setting) -> npt.NDArray[np.void]:
    """[starter]: the state before the first move."""
    openings = np.zeros(setting.players, setting.game.layout.dtype)
    for starter in range(setting.players):
        setting.game.compiled.setup(openings[starter], setting.players, starter, setting.numbers())
    return openings
