"""What runs on the card: one thread for a game, calling the very functions that the CPU runs.

A kernel is given tuples of arrays only, so that Numba's simulator of cards, too, hands them on as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from numba import from_dtype, int8, int32, int64

from kolmik.engine import NATURE, NOBODY, Game, below, compiled

from .card import Card
from .card import cuda as ready
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


class Asked(NamedTuple):
    """What a playout is asked."""

    games: int  # for each row
    first: int  # the number of the first
    here: int  # 1: from the present state on


class Ends(NamedTuple):
    """What a playout tells, a place for each game."""

    points: Ints
    won: Any
    decisions: Ints


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
def _seed(table: Any, work: Any, seed: int) -> None:
    """A seed of its own for each row."""
    place = cuda.grid(1)
    if place < work.slots.size:
        at = work.slots[place]
        table.seeds[at] = _seed_of(seed, at)


@kernel
def _check(table: Any, work: Any, given: Any, limit: int) -> None:
    """Takes the moves over, and notes the first that is not legal."""
    place = cuda.grid(1)
    if place < work.slots.size:
        move = int64(given[0][place])
        work.chosen[place] = move
        fits = move >= 0 and move < limit
        if not fits or not (table.legal[work.slots[place], move >> WORD] >> (move & IN_WORD)) & 1:
            cuda.atomic.min(work.wrong, 0, (place << 32) | (move & BITS_32))


@kernel
def _pick(table: Any, work: Any) -> None:
    """Any legal move for each row, each as likely."""
    place = cuda.grid(1)
    if place < work.slots.size:
        _pick_one(table.legal, table.choice, work.slots, place, place + 1, work.chosen)


@kernel
def _masks(table: Any, told: Any, work: Any, moves: int) -> None:
    """The sets of legal moves, a byte for each move."""
    for place in range(cuda.grid(1), work.slots.size * moves, cuda.gridsize(1)):
        at = work.slots[place // moves]
        move = place % moves
        told.masks[at, move] = (table.legal[at, move >> WORD] >> (move & IN_WORD)) & 1


_seed_of, _pick_one, _below = compiled(seed_of), compiled(pick), compiled(below)


@cache
def kernels(game: Game, policy: Callable[..., Any] | None) -> Kernels:
    """The kernels of a game in which others make the moves of a policy, or any legal move."""
    f = game.compiled
    mover, legal, apply, draw, scores, watch = f.mover, f.legal, f.apply, f.draw, f.scores, f.observe
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
    def look(table: Any, told: Any, work: Any) -> None:
        """Who has to move, and the set of the legal moves."""
        place = cuda.grid(1)
        if place < work.slots.size:
            moves = cuda.local.array(most, int32)
            at = work.slots[place]
            s = table.states[at]
            told.movers[at] = mover(s)
            for part in range(table.legal.shape[1]):
                table.legal[at, part] = 0
            for number in range(legal(s, moves)):
                move = int64(moves[number])
                table.legal[at, move >> WORD] |= int64(1) << (move & IN_WORD)

    @kernel
    def observe(table: Any, told: Any, work: Any, seat: int) -> None:
        """What the mover, or else a seat, knows: written where it is quick to write, then put into the rows by all."""
        near = cuda.shared.array(room_for_all, int8)
        lane = cuda.threadIdx.x
        together = cuda.blockDim.x
        first = cuda.blockIdx.x * together
        if first + lane < work.slots.size:
            at = work.slots[first + lane]
            who = told.movers[at] if seat < 0 else seat
            watch(table.states[at], int64(who), near[lane * size : (lane + 1) * size])
        cuda.syncthreads()
        for row in range(min(together, work.slots.size - first)):
            at = work.slots[first + row]
            for number in range(lane, size, together):
                told.observations[at, number] = near[row * size + number]

    @kernel
    def playout(table: Any, starts: Any, manner: Any, asked: Any, ends: Any) -> None:
        """Whole games at random. A thread that has finished one goes on with its next, whatever its neighbours do."""
        record = cuda.local.array(1, record_type)
        moves = cuda.local.array(most, int32)
        weights = cuda.local.array(most_weights, int32)
        nature = cuda.local.array(2, int64)
        choice = cuda.local.array(2, int64)
        total = ends.decisions.size
        place = cuda.grid(1)
        made = 0
        who = NOBODY
        begun = False
        while place < total:
            if who == NOBODY:
                if begun:
                    scores(record[0], ends.points[place], ends.won[place])
                    ends.decisions[place] = made
                    place += cuda.gridsize(1)
                if place < total:
                    row = place // asked.games
                    number = asked.first + place % asked.games
                    chance = -1 - number if asked.here else number
                    nature[0] = _seed_of(table.seeds[row], 2 * chance)
                    nature[1] = 0
                    choice[0] = _seed_of(table.seeds[row], 2 * chance + 1)
                    choice[1] = 0
                    record[0] = starts.states[row if asked.here else (row + number) % manner.players]
                    made = 0
                    begun = True
            else:
                if who == NATURE:
                    move = draw(record[0], nature, moves, weights)
                else:
                    move = int64(moves[_below(choice, legal(record[0], moves))])
                    made += 1
                apply(record[0], move)
            who = mover(record[0])

    return Kernels(_seed, start, step, look, observe, _masks, _check, _pick, playout)


class Starts(NamedTuple):
    """Where playouts begin."""

    states: Any
