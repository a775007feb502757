"""The GPU kernels: one thread for each game, calling the same rules as the CPU.

A kernel takes tuples of arrays only, because Numba's CUDA simulator converts arrays that are passed by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba import from_dtype, int8, int32, int64

from kolmik.engine import Game, compiled

from .batch_step import IN_WORD, WORD, Ints, Longs, Scratch, pick, row_rules
from .device import Device, kernel
from .device import cuda as load_cuda
from .rollouts import RolloutScratch, rollout_loop

cuda: Any = load_cuda()

ALL_LEGAL = (1 << 63) - 1
BITS_32 = (1 << 32) - 1

OBSERVE_BLOCK = 32  # rows that one block observes: as many as fit into shared memory


class Work(NamedTuple):
    """The rows of a step and their moves."""

    rows: Longs
    chosen: Longs  # a move for each
    illegal: Longs  # [0]: the first place with an illegal move and 32 bits of that move, or ALL_LEGAL


class LegalArrays(NamedTuple):
    """The arrays of `update_legal`."""

    states: Any
    legal: Longs
    current_players: Ints
    rows: Longs


class ObservationArrays(NamedTuple):
    """The arrays of `observe`."""

    states: Any
    current_players: Ints
    observations: Any
    rows: Longs


class MaskArrays(NamedTuple):
    """The arrays of `masks`."""

    legal: Longs
    rows: Longs
    masks: Any


class Kernels(NamedTuple):
    start: Any
    step: Any
    update_legal: Any
    observe: Any
    masks: Any
    check: Any
    pick: Any
    rollouts: Any


@kernel
def _check(legal: Any, work: Any, given: Any, limit: int) -> None:
    """Copies the moves into `chosen` and records the first illegal one."""
    place = cuda.grid(1)
    if place < work.rows.size:
        move = int64(given[0][place])
        work.chosen[place] = move
        fits = move >= 0 and move < limit
        if not fits or not (legal[0][work.rows[place], move >> WORD] >> (move & IN_WORD)) & 1:
            cuda.atomic.min(work.illegal, 0, (place << 32) | (move & BITS_32))


@kernel
def _pick(legal: Any, choice: Any, chosen: Any) -> None:
    """Writes a uniformly random legal move for each row."""
    rows, moves = chosen
    place = cuda.grid(1)
    if place < rows.size:
        _pick_one(legal[0], choice[0], rows, place, place + 1, moves)


@kernel
def _masks(arrays: Any, moves: int) -> None:
    """Writes the sets of legal moves as masks, one byte for each move."""
    for place in range(cuda.grid(1), arrays.rows.size * moves, cuda.gridsize(1)):
        at = arrays.rows[place // moves]
        move = place % moves
        arrays.masks[at, move] = (arrays.legal[at, move >> WORD] >> (move & IN_WORD)) & 1


_pick_one = compiled(pick)


@cache
def kernels(game: Game, policy: Callable[..., Any] | None) -> Kernels:
    """The kernels of a game; opponents follow the policy, or play at random without one."""
    f = game.compiled
    mover, legal, observe_state, play = f.mover, f.legal, f.observe, rollout_loop(game)
    begin, act = (compiled(part) for part in row_rules(game, policy)[:2])
    most, seats, size = game.most_legal, game.players[-1], game.observation_size
    shared_size = OBSERVE_BLOCK * size
    most_weights = 1 if game.rules.draw else most
    record_type = game.layout.dtype if Device.get().simulated else from_dtype(game.layout.dtype)

    @kernel
    def start(batch: Any, output: Any, config: Any, work: Any) -> None:
        """Starts the next game of each row."""
        place = cuda.grid(1)
        if place < work.rows.size:
            moves = cuda.local.array(most, int32)
            weights = cuda.local.array(most_weights, int32)
            points = cuda.local.array(seats, int32)
            won = cuda.local.array(seats, int8)
            at = work.rows[place]
            output.current_players[at] = begin(batch, at, config, Scratch(moves, weights, points, won))
            output.terminated[at] = 0
            for seat in range(config.players):
                output.rewards[at, seat] = 0

    @kernel
    def step(batch: Any, output: Any, config: Any, work: Any) -> None:
        """Makes a legal move in each row and plays on until the caller has to move; does nothing after an error."""
        place = cuda.grid(1)
        if place < work.rows.size and work.illegal[0] == ALL_LEGAL:
            moves = cuda.local.array(most, int32)
            weights = cuda.local.array(most_weights, int32)
            points = cuda.local.array(seats, int32)
            won = cuda.local.array(seats, int8)
            at = work.rows[place]
            scratch = Scratch(moves, weights, points, won)
            output.current_players[at] = act(batch, output, config, scratch, at, work.chosen[place])

    @kernel
    def update_legal(arrays: Any) -> None:
        """Writes the current player and the set of legal moves of each row."""
        place = cuda.grid(1)
        if place < arrays.rows.size:
            moves = cuda.local.array(most, int32)
            at = arrays.rows[place]
            s = arrays.states[at]
            arrays.current_players[at] = mover(s)
            for part in range(arrays.legal.shape[1]):
                arrays.legal[at, part] = 0
            for number in range(legal(s, moves)):
                move = int64(moves[number])
                arrays.legal[at, move >> WORD] |= int64(1) << (move & IN_WORD)

    @kernel
    def observe(arrays: Any, seat: int) -> None:
        """Writes the observation of the current player, or of a seat: into shared memory, then together into rows."""
        shared = cuda.shared.array(shared_size, int8)
        lane = cuda.threadIdx.x
        together = cuda.blockDim.x
        first = cuda.blockIdx.x * together
        if first + lane < arrays.rows.size:
            at = arrays.rows[first + lane]
            who = arrays.current_players[at] if seat < 0 else seat
            observe_state(arrays.states[at], int64(who), shared[lane * size : (lane + 1) * size])
        cuda.syncthreads()
        for row in range(min(together, arrays.rows.size - first)):
            at = arrays.rows[first + row]
            for number in range(lane, size, together):
                arrays.observations[at, number] = shared[row * size + number]

    @kernel
    def rollouts(request: Any, output: Any) -> None:
        """Plays whole random games, one after the other in each thread, in the thread's local memory."""
        record = cuda.local.array(1, record_type)
        moves = cuda.local.array(most, int32)
        weights = cuda.local.array(most_weights, int32)
        nature = cuda.local.array(2, int64)
        choice = cuda.local.array(2, int64)
        for place in range(cuda.grid(1), output.decisions.size, cuda.gridsize(1)):
            play(request, output, RolloutScratch(record, moves, weights, nature, choice), place, place + 1)

    return Kernels(start, step, update_legal, observe, _masks, _check, _pick, rollouts)
