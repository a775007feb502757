"""A hundred thousand games and more on a CUDA GPU, under the same rules as on the CPU, with the same bytes as results.

    import torch
    from kolmik.envs.gpu import Games

    games = Games("towers", 131072, players=3, seed=7)
    masks = torch.from_dlpack(games.action_masks)         # the same memory, now and after every step
    games.step(torch.multinomial(masks.float(), 1)[:, 0])

`Games` has the interface of `kolmik.envs.vector.Games`, with arrays on the GPU: the same seed and the same moves give
the same observations, masks, current players, rewards and ends. A step consists of three calls that are also available
separately: `apply` makes the moves, `legal` writes the masks, `observe` writes the observations.

Arrays are shared with PyTorch, JAX, CuPy and others through DLPack or `__cuda_array_interface__`, in both directions.
Needs a CUDA GPU and `pip install 'kolmik[gpu]'`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, IllegalMove

from .base import BatchGames
from .batch_step import Longs
from .device import Array, Device, Memory
from .rollouts import RolloutOutput, RolloutRequest
from .validation import Policy

CURRENT_PLAYER = -1  # instead of a seat


class Games(BatchGames[Array]):
    """`BatchGames` with arrays on the GPU.

    Calls return while the GPU still works; whatever is asked of the GPU later sees their results.
    """

    _where = ", on a GPU"

    def _prepare(self, policy: Policy | None) -> None:
        self._device = Device.get()
        from .kernels import kernels

        self._kernels = kernels(self.game, policy)
        self._all = self._work(np.arange(self.num_envs))
        self._picked = self._device.empty(self.num_envs, np.int64)

    def _zeros(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        return self._device.zeros(shape, dtype)

    def _empty(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        return self._device.empty(shape, dtype)

    def _upload(self, array: npt.NDArray[Any]) -> Memory:
        return self._device.upload(array)

    def _download(self, memory: Memory) -> npt.NDArray[Any]:
        return self._device.download(memory)

    def _duplicate(self, memory: Memory) -> Memory:
        return self._device.duplicate(memory)

    def _assign(self, memory: Memory, array: npt.NDArray[Any]) -> None:
        self._device.assign(memory, array)

    def _exposed(self, memory: Memory, dtype: npt.DTypeLike | None = None) -> Array:
        return Array(memory, dtype)

    def _accepted(self, name: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Memory:
        return self._device.share(name, given, dtypes, shape)

    # --- the rows a kernel works on ---

    def _work(self, rows: Longs) -> Any:
        from .kernels import ALL_LEGAL, Work

        illegal = np.array([ALL_LEGAL])
        return Work(*(self._device.upload(part) for part in (rows, np.zeros(len(rows), np.int64), illegal)))

    def _work_for(self, rows: npt.ArrayLike | None) -> Any:
        if rows is None:
            return self._all
        return self._work(self._indices(np.asarray(rows)))._replace(illegal=self._all.illegal)

    # --- moving ---

    def step(self, moves: Any, rows: npt.ArrayLike | None = None, *, wait: bool = True, **arrays: Any) -> None:
        """Makes a move in each game, or in some `rows` only, ascending; the other rows stay as they are.

        The moves are an array of whole numbers, on the GPU or not. Arrays given by name are written from now on. If a
        move is illegal, nothing has changed. With `wait=False` the next call that waits raises the error; until then
        no game moves.
        """
        work = self._apply(moves, rows, wait, arrays)
        self._write_masks(work)
        self._write_observations(work, CURRENT_PLAYER)

    def apply(self, moves: Any, rows: npt.ArrayLike | None = None, *, wait: bool = True) -> None:
        """Does what `step` does, except for masks and observations."""
        self._apply(moves, rows, wait, {})

    def _apply(self, moves: Any, rows: npt.ArrayLike | None, wait: bool, arrays: Mapping[str, Any]) -> Any:
        work = self._work_for(rows)
        count = len(work.rows)
        given = (self._device.take("moves", moves, "iu", (count,)),)
        self._device.launch(self._kernels.check, count, (self._batch.legal,), work, given, self.game.moves)
        if wait:
            self._raise_if_illegal(work)
        self.write_into(**arrays)
        self._device.launch(self._kernels.step, count, self._batch, self._output, self._config, work)
        self._update_legal(work)
        return work

    def check(self) -> None:
        """Waits for the GPU and raises the error of an illegal move."""
        self._raise_if_illegal(self._all)

    def _raise_if_illegal(self, work: Any) -> None:
        from .kernels import ALL_LEGAL

        found = int(self._device.download(work.illegal)[0])
        if found == ALL_LEGAL:
            return
        work.illegal[0] = ALL_LEGAL
        row = int(self._device.download(work.rows)[found >> 32])
        move = int(np.uint32(found & 0xFFFFFFFF).astype(np.int32))
        raise IllegalMove(self._why_illegal(row, move))

    def _update_legal(self, work: Any) -> None:
        """Writes current players and the sets of legal moves."""
        from .kernels import LegalArrays

        arrays = LegalArrays(self._batch.states, self._batch.legal, self._output.current_players, work.rows)
        self._device.launch(self._kernels.update_legal, len(work.rows), arrays)

    def _write_masks(self, work: Any) -> None:
        from .kernels import MaskArrays

        threads = min(len(work.rows) * self.game.moves, self._device.max_threads)
        arrays = MaskArrays(self._batch.legal, work.rows, self._output.action_masks)
        self._device.launch(self._kernels.masks, threads, arrays, self.game.moves)

    def _write_observations(self, work: Any, seat: int) -> None:
        from .kernels import OBSERVE_BLOCK, ObservationArrays

        output = self._output
        arrays = ObservationArrays(self._batch.states, output.current_players, output.observations, work.rows)
        self._device.launch(self._kernels.observe, len(work.rows), arrays, seat, block=OBSERVE_BLOCK)

    def _describe(self, work: Any) -> None:
        self._update_legal(work)
        self._write_masks(work)
        self._write_observations(work, CURRENT_PLAYER)

    def observe(self, seat: int | None = None) -> Array:
        """Writes the observation of the current player, or of one seat in all games, into `observations`."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"A seat is a number from 0 to {self.players - 1}, not {seat}.")
        self._write_observations(self._all, CURRENT_PLAYER if seat is None else seat)
        return self.observations

    def legal(self) -> Array:
        """Writes the legal moves of the current players into `action_masks`."""
        self._write_masks(self._all)
        return self.action_masks

    def random_moves(self, rows: npt.ArrayLike | None = None) -> Array:
        """A uniformly random legal move for each game, or for some rows, decided by the seed.

        The moves for all rows lie in memory that the next such call overwrites.
        """
        indices = self._work_for(rows).rows
        moves = self._picked if rows is None else self._device.empty(len(indices), np.int64)
        batch = self._batch
        self._device.launch(self._kernels.pick, len(indices), (batch.legal,), (batch.choice,), (indices, moves))
        return Array(moves)

    def _start(self, rows: Longs) -> None:
        work = self._all if rows is self._all_rows else self._work_for(rows)
        self._device.launch(self._kernels.start, len(rows), self._batch, self._output, self._config, work)
        self._describe(work)

    def _refresh(self) -> None:
        self._describe(self._all)

    def _play_rollouts(self, request: RolloutRequest, output: RolloutOutput) -> None:
        threads = min(len(output.decisions), self._device.max_threads)
        self._device.launch(self._kernels.rollouts, threads, request, output)
