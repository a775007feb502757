"""What runs on the card: one thread for a game, calling the very functions that the CPU runs.

A kernel is given tuples of arrays only, so that Numba's simulator of cards, too, hands them on as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba import from_dtype, int8, int32, int64

from kolmik.engine import Game, compiled

from .card import Card
from .card import cuda as ready
from .playing import Desk, playouts
from .stepping import IN_WORD, WORD, Ints, Longs, Room, parts, pick, seed_of

cuda: Any = ready()

NOTHING_WRONG = (1 << 63) - 1
BITS_32 = (1 << 32) - 1

TOGETHER = 32  # rows that one block observes: so many fit into its fast memory


def kernel(function: Callable[..., Any]) -> Any:
    """Compiled for the card at its first launch."""
    return cuda.jit(function)


class Work(NamedTuple):
    """What a step is asked."""

    slots: Longs  # the rows
    chosen: Longs  # a move for each
    wrong: Longs  # [0]: the first place with a move that is not legal and 32 bits of that move, or NOTHING_WRONG


class Found(NamedTuple):
    """What is read and written to say who has to move and what is legal."""

    states: Any
    legal: Longs
    movers: Ints
    slots: Longs


class Seen(NamedTuple):
    """What is read and written to observe."""

    states: Any
    movers: Ints
    observations: Any
    slots: Longs


class Shown(NamedTuple):
    """What is read and written to show the legal moves; masks, or moves chosen of them."""

    legal: Longs
    slots: Longs
    masks: Any


class Kernels(NamedTuple):
    seed: Any
    start: Any
    step: Any
    look: Any
    observe: Any
    masks: Any
    check: Any
    pick: Any
    playout: Any


@kernel
def _seed(rows: Any, seed: int) -> None:
    """A seed of its own for each row."""
    seeds, slots = rows
    place = cuda.grid(1)
    if place < slots.size:
        seeds[slots[place]] = _seed_of(seed, slots[place])


@kernel
def _check(legal: Any, work: Any, given: Any, limit: int) -> None:
    """Takes the moves over, and notes the first that is not legal."""
    place = cuda.grid(1)
    if place < work.slots.size:
        move = int64(given[0][place])
        work.chosen[place] = move
        fits = move >= 0 and move < limit
        if not fits or not (legal[0][work.slots[place], move >> WORD] >> (move & IN_WORD)) & 1:
            cuda.atomic.min(work.wrong, 0, (place << 32) | (move & BITS_32))


@kernel
def _pick(legal: Any, choice: Any, chosen: Any) -> None:
    """Any legal move for each row, each as likely."""
    slots, moves = chosen
    place = cuda.grid(1)
    if place < slots.size:
        _pick_one(legal[0], choice[0], slots, place, place + 1, moves)


@kernel
def _masks(shown: Any, moves: int) -> None:
    """The sets of legal moves, a byte for each move."""
    for place in range(cuda.grid(1), shown.slots.size * moves, cuda.gridsize(1)):
        at = shown.slots[place // moves]
        move = place % moves
        shown.masks[at, move] = (shown.legal[at, move >> WORD] >> (move & IN_WORD)) & 1


_seed_of, _pick_one = compiled(seed_of), compiled(pick)


@cache
def kernels(game: Game, policy: Callable[..., Any] | None) -> Kernels:
    """The kernels of a game in which others make the moves of a policy, or any legal move."""
    f = game.compiled
    mover, legal, watch, play = f.mover, f.legal, f.observe, playouts(game)
    begin, act = (compiled(part) for part in parts(game, policy)[:2])
    most, seats, size = game.most_legal, game.players[-1], game.observation_size
    room_for_all = TOGETHER * size
    most_weights = 1 if game.rules.draw else most
    record_type = game.layout.dtype if Card.get().simulated else from_dtype(game.layout.dtype)

    @kernel
    def start(table: Any, told: Any, manner: Any, work: Any) -> None:
        """The next game of each row."""
        place = cuda.grid(1)
        if place < work.slots.size:
            moves = cuda.local.array(most, int32)
            weights = cuda.local.array(most_weights, int32)
            points = cuda.local.array(seats, int32)
            won = cuda.local.array(seats, int8)
            at = work.slots[place]
            told.movers[at] = begin(table, at, manner, Room(moves, weights, points, won))
            told.done[at] = 0
            for seat in range(manner.players):
                told.rewards[at, seat] = 0

    @kernel
    def step(table: Any, told: Any, manner: Any, work: Any) -> None:
        """A legal move in each row, and all that follows till the caller has to move again."""
        place = cuda.grid(1)
        if place < work.slots.size and work.wrong[0] == NOTHING_WRONG:
            moves = cuda.local.array(most, int32)
            weights = cuda.local.array(most_weights, int32)
            points = cuda.local.array(seats, int32)
            won = cuda.local.array(seats, int8)
            at = work.slots[place]
            told.movers[at] = act(table, told, manner, Room(moves, weights, points, won), at, work.chosen[place])

    @kernel
    def look(found: Any) -> None:
        """Who has to move, and the set of the legal moves."""
        place = cuda.grid(1)
        if place < found.slots.size:
            moves = cuda.local.array(most, int32)
            at = found.slots[place]
            s = found.states[at]
            found.movers[at] = mover(s)
            for part in range(found.legal.shape[1]):
                found.legal[at, part] = 0
            for number in range(legal(s, moves)):
                move = int64(moves[number])
                found.legal[at, move >> WORD] |= int64(1) << (move & IN_WORD)

    @kernel
    def observe(seen: Any, seat: int) -> None:
        """What the mover, or else a seat, knows: written where it is quick to write, then put into the rows by all."""
        near = cuda.shared.array(room_for_all, int8)
        lane = cuda.threadIdx.x
        together = cuda.blockDim.x
        first = cuda.blockIdx.x * together
        if first + lane < seen.slots.size:
            at = seen.slots[first + lane]
            who = seen.movers[at] if seat < 0 else seat
            watch(seen.states[at], int64(who), near[lane * size : (lane + 1) * size])
        cuda.syncthreads()
        for row in range(min(together, seen.slots.size - first)):
            at = seen.slots[first + row]
            for number in range(lane, size, together):
                seen.observations[at, number] = near[row * size + number]

    @kernel
    def playout(asked: Any, ends: Any) -> None:
        """Whole games at random, one after the other in each thread, which keeps them to itself."""
        record = cuda.local.array(1, record_type)
        moves = cuda.local.array(most, int32)
        weights = cuda.local.array(most_weights, int32)
        nature = cuda.local.array(2, int64)
        choice = cuda.local.array(2, int64)
        for place in range(cuda.grid(1), ends.decisions.size, cuda.gridsize(1)):
            play(asked, ends, Desk(record, moves, weights, nature, choice), place, place + 1)

    return Kernels(_seed, start, step, look, observe, _masks, _check, _pick, playout)
