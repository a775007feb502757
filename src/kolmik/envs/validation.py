"""Validation of the arguments that callers of batched games pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game, compiled
from kolmik.engine.chance import SEEDS
from kolmik.engine.match import Setting
from kolmik.engine.options import quoted
from kolmik.engine.rule import is_rule

from .batch_step import ALL_SEATS, ROTATING, Longs, StepConfig, derive_seeds
from .rewards import score_sign

Policy: TypeAlias = Callable[..., Any]  # a rule: policy(s, rng, moves) -> move
Seats: TypeAlias = int | Literal["rotating"] | Sequence[int]


def whole(what: str, given: object, least: int) -> int:
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < least:
        raise BadOption(f"The {what} is a whole number from {least}, not {quoted(given)}.")
    return int(given)


def read_config(game: Game, players: int, reward: object, seats: object, opponents: object) -> StepConfig:
    if reward not in ("result", "score"):
        raise BadOption(f'The reward is by "result" or by "score", not {quoted(reward)}.')
    if opponents is not None and opponents != "random" and not is_rule(opponents):
        raise BadOption('The opponents are "random" or a rule policy(s, rng, moves) that returns a move.')
    if opponents is not None and seats is None:
        raise BadOption("Opponents need seats, which say whom the caller plays.")
    return StepConfig(players, int(opponents is not None), int(reward == "score"), score_sign(game))


def read_seats(seats: Seats | None, num_envs: int, players: int) -> Longs:
    """[game]: the seat the caller plays, ALL_SEATS or ROTATING."""
    if seats is None:
        return np.full(num_envs, ALL_SEATS)
    if isinstance(seats, str) and seats == "rotating":
        return np.full(num_envs, ROTATING)
    try:
        read = np.broadcast_to(np.asarray(seats), num_envs)
    except ValueError:
        read = np.array([])
    if read.dtype.kind not in "iu" or read.size == 0 or read.min() < 0 or read.max() >= players:
        raise BadOption(f'The seats are "rotating", a seat from 0 to {players - 1}, or one for each game.')
    return read.astype(np.int64)


def read_rows(rows: npt.ArrayLike, num_envs: int) -> Longs:
    """The indices of some rows, given as indices or as flags."""
    read = np.ascontiguousarray(rows)
    if read.ndim == 1 and read.dtype == np.bool_ and len(read) == num_envs:
        return np.flatnonzero(read)
    fits = read.ndim == 1 and (read.dtype.kind in "iu" or read.size == 0)
    if not fits or (read.size and (read[0] < 0 or read[-1] >= num_envs or (np.diff(read) <= 0).any())):
        raise BadOption(f"The rows are numbers from 0 to {num_envs - 1}, ascending, or a flag for each.")
    return read.astype(np.int64)


def read_seeds(seed: int | Sequence[int], rows: Longs) -> Longs:
    """A seed for each of these rows: the given ones, or seeds derived from a single one."""
    given = [seed] if isinstance(seed, int) else [int(one) for one in seed]
    if not all(0 <= one < SEEDS for one in given) or (not isinstance(seed, int) and len(given) != len(rows)):
        raise BadOption(f"A seed is a whole number from 0 to {SEEDS - 1}, or one for each of {len(rows)} games.")
    seeds = np.array(given, np.uint64).view(np.int64)
    if isinstance(seed, int):
        derived = np.empty(len(rows), np.int64)
        compiled(derive_seeds)(seeds[0], rows, derived)
        return derived
    return seeds


def initial_states(setting: Setting) -> npt.NDArray[np.void]:
    """[starter]: the state before the first move."""
    states = np.zeros(setting.players, setting.game.layout.dtype)
    for starter in range(setting.players):
        setting.game.compiled.setup(states[starter], setting.players, starter, setting.numbers())
    return states
