"""Many games at once, stepped in compiled code: the loops, written once for all games and compiled like rules.

All memory is the caller's. What is kept of the games is a `Table`, a row for each; what a step tells is written
straight into the rows of `Told`. No game looks at the row of another, so any thread may step any of them, in any order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, below, compiled, ones, rule
from kolmik.engine.chance import COUNT, SEED, word

Longs: TypeAlias = npt.NDArray[np.int64]
Ints: TypeAlias = npt.NDArray[np.int32]
Bytes: TypeAlias = npt.NDArray[np.int8]
Reals: TypeAlias = npt.NDArray[np.float32]

EVERYBODY, ROTATING = -1, -2  # in `seats`: the caller moves for all; or for a seat that changes from game to game

WORD = 6  # sets of moves lie in words of 1 << WORD bits
IN_WORD = (1 << WORD) - 1

ALL_FINE = -1


class Table(NamedTuple):
    """What is kept of the games, a row for each."""

    states: npt.NDArray[np.void]
    raw: Longs  # the same memory
    nature: Longs  # the generator of nature's moves
    choice: Longs  # the generator of moves that are made at random, by others or for the caller
    seeds: Longs  # all of a row's games come from this
    played: Longs  # how many games are over
    legal: Longs  # the legal moves: a set
    seats: Longs  # whom the caller moves for, if not for all: a seat, or ROTATING
    openings: Longs  # [starter]: the state before the first move


class Told(NamedTuple):
    """What a step tells, a row for each game: the caller's arrays."""

    observations: Bytes
    masks: Bytes
    movers: Ints
    rewards: Reals
    done: Bytes
    finals: Bytes  # what the caller's seat saw of a game that is over; no rows where nobody asked for them


class Room(NamedTuple):
    """Scratch memory for one thread."""

    moves: Ints
    weights: Ints
    points: Ints
    won: Bytes


class Manner(NamedTuple):
    """How the games are played."""

    players: int
    inside: int  # 1: whoever the caller does not move for is moved for here
    by_score: int  # 1: rewards are points
    sign: int  # -1 where few points are good


class Parts(NamedTuple):
    """What the loops are made of, for one row each: rules."""

    begin: Callable[..., Any]  # begin(table, at, manner, room) -> who has to move
    act: Callable[..., Any]  # act(table, told, manner, room, at, move) -> who has to move then
    tell_of: Callable[..., Any]  # tell_of(who, table, at, told, room)


class Loops(NamedTuple):
    start: Callable[..., Any]
    step: Callable[..., Any]
    tell: Callable[..., Any]
    check: Callable[..., Any]
    pick: Callable[..., Any]


def new_room(game: Game, players: int) -> Room:
    moves, weights = game.buffers()
    return Room(moves, weights, np.zeros(players, np.int32), np.zeros(players, np.int8))


def new_told(zeros: Callable[..., Any], game: Game, number: int, players: int, *, finals: bool) -> Told:
    """Room for what steps tell of so many games; `zeros` makes the arrays, NumPy's or a card's."""
    return Told(
        observations=zeros((number, game.observation_size), np.int8),
        masks=zeros((number, game.moves), np.int8),
        movers=zeros(number, np.int32),
        rewards=zeros((number, players), np.float32),
        done=zeros(number, np.int8),
        finals=zeros((number if finals else 0, game.observation_size), np.int8),
    )


def words_for(moves: int) -> int:
    """How many words a set of moves takes."""
    return (moves + IN_WORD) >> WORD


@rule
def seed_of(seed: int, number: int) -> int:
    """Seed number `number` of those that come from a seed, a number with a sign."""
    return (word(seed, 2 * number) << 32) | word(seed, 2 * number + 1)


@rule
def check(legal: Any, slots: Any, moves: Any, limit: int) -> int:
    """The place of the first move that is not legal, or ALL_FINE."""
    for place in range(len(moves)):
        move = moves[place]
        if move < 0 or move >= limit or not (legal[slots[place], move >> WORD] >> (move & IN_WORD)) & 1:
            return place
    return ALL_FINE


@rule
def pick(legal: Any, choice: Any, slots: Any, first: int, last: int, moves: Any) -> None:
    """Any legal move for each of these games, each as likely."""
    for place in range(first, last):
        at = slots[place]
        count = 0
        for part in range(legal.shape[1]):
            count += ones(legal[at, part])
        number = below(choice[at], count)
        part = 0
        bits = legal[at, 0]
        while number >= ones(bits):
            number -= ones(bits)
            part += 1
            bits = legal[at, part]
        for _ in range(number):
            bits &= bits - 1
        moves[place] = (part << WORD) + ones((bits & -bits) - 1)


@rule
def seat_of(table: Any, at: int, players: int) -> int:
    """Whom the caller moves for in the present game of a row: the starter changes first, then this seat."""
    seat = int(table.seats[at])
    return (at + int(table.played[at])) // players % players if seat == ROTATING else seat


@cache
def parts(game: Game, policy: Callable[..., Any] | None) -> Parts:
    """What happens in a row of a game in which others make the moves of a policy, or any legal move."""
    rules, draw = game.rules, game.interpreted.draw
    mover, legal, apply, scores, observe = rules.mover, rules.legal, rules.apply, rules.scores, rules.observe
    choose = policy or any_move(legal)
    moves = game.moves

    @rule
    def deal(table: Any, at: int, players: int) -> None:
        """The next game of a row, from a seed of its own."""
        number = table.played[at]
        table.nature[at, SEED] = seed_of(table.seeds[at], 2 * number)
        table.nature[at, COUNT] = 0
        table.choice[at, SEED] = seed_of(table.seeds[at], 2 * number + 1)
        table.choice[at, COUNT] = 0
        starter = (at + number) % players
        for part in range(table.raw.shape[1]):
            table.raw[at, part] = table.openings[starter, part]

    @rule
    def play_on(s: State, table: Any, at: int, seat: int, room: Any) -> int:
        """Nature moves, and others do, till the caller has to; who that is, or NOBODY."""
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                apply(s, draw(s, table.nature[at], room.moves, room.weights))
            elif seat != EVERYBODY and who != seat:
                apply(s, choose(s, table.choice[at], room.moves))
            else:
                break
            who = mover(s)
        return int(who)

    @rule
    def begin(table: Any, at: int, manner: Any, room: Any) -> int:
        """The next game of a row in which the caller has to move; who that is."""
        s = table.states[at]
        who = NOBODY
        while who == NOBODY:
            deal(table, at, manner.players)
            seat = seat_of(table, at, manner.players) if manner.inside else EVERYBODY
            who = play_on(s, table, at, seat, room)
            table.played[at] += who == NOBODY
        return who

    @rule
    def reward(s: State, manner: Any, room: Any, out: Any) -> None:
        """What each seat gets at the end: in all nothing."""
        players = manner.players
        scores(s, room.points, room.won)
        total = 0
        winners = 0
        for seat in range(players):
            total += room.points[seat]
            winners += room.won[seat]
        for seat in range(players):
            if manner.by_score:
                out[seat] = manner.sign * (room.points[seat] - total / players)
            else:
                out[seat] = (players * room.won[seat] / winners - 1) / (players - 1)

    @rule
    def act(table: Any, told: Any, manner: Any, room: Any, at: int, move: int) -> int:
        """A legal move, and all that follows till the caller has to move again; who that is. An end is told of."""
        s = table.states[at]
        seat = seat_of(table, at, manner.players)
        apply(s, move)
        who = play_on(s, table, at, seat if manner.inside else EVERYBODY, room)
        told.done[at] = who == NOBODY
        for other in range(manner.players):
            told.rewards[at, other] = 0
        if who == NOBODY:
            reward(s, manner, room, told.rewards[at])
            if len(told.finals):
                observe(s, seat, told.finals[at])
            table.played[at] += 1
            who = begin(table, at, manner, room)
        return int(who)

    @rule
    def tell_of(who: int, table: Any, at: int, told: Any, room: Any) -> None:
        """What the mover knows and may do, into the caller's rows."""
        s = table.states[at]
        told.movers[at] = who
        observe(s, who, told.observations[at])
        mask = told.masks[at]
        known = table.legal[at]
        for move in range(moves):
            mask[move] = 0
        for part in range(len(known)):
            known[part] = 0
        for place in range(legal(s, room.moves)):
            move = int(room.moves[place])
            mask[move] = 1
            known[move >> WORD] |= 1 << (move & IN_WORD)

    return Parts(begin, act, tell_of)


@cache
def loops(game: Game, policy: Callable[..., Any] | None) -> Loops:
    """The loops over rows, compiled."""
    mover = game.rules.mover
    begin, act, tell_of = parts(game, policy)

    @rule
    def start(table: Any, told: Any, manner: Any, room: Any, slots: Any, first: int, last: int) -> None:
        """The next game of each of these rows."""
        for place in range(first, last):
            at = slots[place]
            tell_of(begin(table, at, manner, room), table, at, told, room)
            told.done[at] = 0
            for seat in range(manner.players):
                told.rewards[at, seat] = 0

    @rule
    def tell(table: Any, told: Any, manner: Any, room: Any, slots: Any, first: int, last: int) -> None:
        """How these games stand."""
        for place in range(first, last):
            at = slots[place]
            tell_of(mover(table.states[at]), table, at, told, room)

    @rule
    def step(table: Any, told: Any, manner: Any, room: Any, slots: Any, first: int, last: int, chosen: Any) -> None:
        """A legal move in each of these games, and all that follows till the caller has to move again."""
        for place in range(first, last):
            at = slots[place]
            tell_of(act(table, told, manner, room, at, int(chosen[place])), table, at, told, room)

    return Loops(*(compiled(loop) for loop in (start, step, tell, check, pick)))


def any_move(legal: Callable[..., Any]) -> Callable[..., Any]:
    @rule
    def choose(s: State, rng: Generator, moves: Any) -> int:
        """Any legal move, each as likely."""
        return int(moves[below(rng, legal(s, moves))])

    return choose
