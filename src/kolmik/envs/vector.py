"""Thousands of games as one array, stepped together in compiled code on the CPU.

>>> games = Games("towers", 1000, players=3, seed=7)
>>> moves = games.random_moves()  # or your own, among those that games.action_masks allows
>>> games.step(moves)
>>> games.observations.shape, games.action_masks.shape, games.current_players.shape
((1000, 854), (1000, 172), (1000,))
>>> games.rewards.shape, games.terminated.shape
((1000, 3), (1000,))

The five arrays are written in place and may be yours: a step can write into any rows of yours, and copies nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeAlias, Unpack

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game, IllegalMove
from kolmik.engine.options import quoted

from .base import OUTPUTS, BatchGames, Choices
from .batch_step import ALL_LEGAL, Longs, loops, new_scratch
from .rollouts import RolloutOutput, RolloutRequest, new_rollout_scratch, rollout_loop
from .threads import Threads
from .validation import Policy, whole

__all__ = ["OUTPUTS", "Games"]

Array: TypeAlias = npt.NDArray[Any]


class Games(BatchGames[Array]):
    """`BatchGames` with NumPy arrays, stepped by `threads` threads: all cores unless given.

    The number of threads makes no difference to the games.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int,
        seed: int | None = None,
        *,
        threads: int | None = None,
        **choices: Unpack[Choices],
    ) -> None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._threads = Threads(cores if threads is None else whole("number of threads", threads, 1))
        super().__init__(game, num_envs, players, seed, **choices)
        self._arguments["threads"] = self._threads.number

    def _prepare(self, policy: Policy | None) -> None:
        self._loops = loops(self.game, policy)
        self._scratch = [new_scratch(self.game, self.players) for _ in range(self._threads.number)]

    def _zeros(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Array:
        return np.zeros(shape, dtype)

    def _empty(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Array:
        return np.empty(shape, dtype)

    def _upload(self, array: Array) -> Array:
        return array.copy()

    def _download(self, memory: Array) -> Array:
        return memory.copy()

    def _duplicate(self, memory: Array) -> Array:
        return memory.copy()

    def _assign(self, memory: Array, array: Array) -> None:
        memory[:] = array

    def _exposed(self, memory: Array, dtype: npt.DTypeLike | None = None) -> Array:
        return memory if dtype is None else memory.view(dtype)

    def _accepted(self, name: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Array:
        if not isinstance(given, np.ndarray) or given.dtype.name not in dtypes or given.shape != shape:
            found = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else quoted(given)
            raise BadOption(f"The array {name} must be {' or '.join(dtypes)} of the shape {shape}, not {found}.")
        if not (given.flags.c_contiguous and given.flags.writeable and given.flags.aligned):
            raise BadOption(f"The array {name} must be writeable and contiguous, row after row.")
        return given

    def _start(self, rows: Longs) -> None:
        self._run(self._loops.start, rows)

    def _refresh(self) -> None:
        self._run(self._loops.refresh, self._all_rows)

    def _run(self, loop: Callable[..., Any], rows: Longs, *more: Array) -> None:
        """Runs a loop over these rows in all threads."""
        batch, output, config, scratch = self._batch, self._output, self._config, self._scratch

        def work(thread: int, first: int, last: int) -> None:
            loop(batch, output, config, scratch[thread], rows, first, last, *more)

        self._threads.run(work, len(rows))

    def step(self, moves: npt.ArrayLike, rows: npt.ArrayLike | None = None, **arrays: Array) -> None:
        indices = self._indices(rows)
        chosen = np.ascontiguousarray(moves)
        if chosen.shape != indices.shape or (chosen.size and chosen.dtype.kind not in "iu"):
            raise BadOption(f"The moves must be {len(indices)} whole numbers, not {chosen.dtype} {chosen.shape}.")
        chosen = chosen.astype(np.int64, copy=False)
        illegal = self._loops.first_illegal(self._batch.legal, indices, chosen, self.game.moves)
        if illegal != ALL_LEGAL:
            raise IllegalMove(self._why_illegal(int(indices[illegal]), int(chosen[illegal])))
        self.write_into(**arrays)
        self._run(self._loops.step, indices, chosen)

    def random_moves(self, rows: npt.ArrayLike | None = None) -> Longs:
        indices = self._indices(rows)
        moves = np.empty(len(indices), np.int64)
        pick, legal, choice = self._loops.pick, self._batch.legal, self._batch.choice
        self._threads.run(lambda _thread, first, last: pick(legal, choice, indices, first, last, moves), len(indices))
        return moves

    def _play_rollouts(self, request: RolloutRequest, output: RolloutOutput) -> None:
        play = rollout_loop(self.game)
        scratch = [new_rollout_scratch(self.game) for _ in range(self._threads.number)]
        self._threads.run(
            lambda thread, first, last: play(request, output, scratch[thread], first, last), len(output.decisions)
        )
