"""Steps of many games together: loops over the rows of a batch, written once for all games and compiled like rules.

The caller owns all memory. A `Batch` holds the games, one row each; a step writes its results straight into the rows of
`StepOutput`. No row depends on another, so any thread may step any row, in any order. For one game see `single_step`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import NOBODY, Game, State, below, compiled, ones, rule
from kolmik.engine.chance import COUNT, SEED, word

Longs: TypeAlias = npt.NDArray[np.int64]
Ints: TypeAlias = npt.NDArray[np.int32]
Bytes: TypeAlias = npt.NDArray[np.int8]
Reals: TypeAlias = npt.NDArray[np.float32]

ALL_SEATS, ROTATING = -1, -2  # in `Batch.seats`: the caller plays every seat, or one that changes from game to game

WORD = 6  # sets of moves lie in words of 1 << WORD bits
IN_WORD = (1 << WORD) - 1

ALL_LEGAL = -1


class Batch(NamedTuple):
    """The games, one row each."""

    states: npt.NDArray[np.void]
    raw: Longs  # [row, word]: the same memory as `states`
    nature: Longs  # [row, 2]: the generator of nature's moves
    choice: Longs  # [row, 2]: the generator of random moves, of opponents or for the caller
    seeds: Longs  # [row]: all games of a row derive from this seed
    played: Longs  # [row]: the number of finished games
    legal: Longs  # [row, word]: the set of legal moves
    seats: Longs  # [row]: the seat the caller plays, ALL_SEATS or ROTATING
    initial: Longs  # [starter, word]: the state before the first move


class StepOutput(NamedTuple):
    """The results of a step, one row for each game, in arrays that may be the caller's."""

    observations: Bytes  # [row, size]
    action_masks: Bytes  # [row, move]
    current_players: Ints  # [row]
    rewards: Reals  # [row, seat]
    terminated: Bytes  # [row]
    final_observations: Bytes  # [row, size] of finished games; no rows if the caller plays every seat


class Scratch(NamedTuple):
    """Scratch memory of one thread."""

    moves: Ints
    weights: Ints
    points: Ints
    won: Bytes


class StepConfig(NamedTuple):
    """How the games are played and rewarded."""

    players: int
    with_opponents: int  # 1: a policy moves for the seats that the caller does not play
    by_score: int  # 1: rewards are points
    score_sign: int  # -1 in games where few points are good


class RowRules(NamedTuple):
    """What the loops do with one row."""

    begin: Callable[..., Any]  # begin(batch, at, config, scratch) -> current player
    act: Callable[..., Any]  # act(batch, output, config, scratch, at, move) -> current player after the move
    describe: Callable[..., Any]  # describe(player, batch, at, output, scratch): writes observation and mask


class Loops(NamedTuple):
    """The compiled loops over rows."""

    start: Callable[..., Any]
    step: Callable[..., Any]
    refresh: Callable[..., Any]
    first_illegal: Callable[..., Any]
    pick: Callable[..., Any]


def new_scratch(game: Game, players: int) -> Scratch:
    moves, weights = game.buffers()
    return Scratch(moves, weights, np.zeros(players, np.int32), np.zeros(players, np.int8))


def words_for(moves: int) -> int:
    """The number of words that a set of moves takes."""
    return (moves + IN_WORD) >> WORD


@rule
def seed_of(seed: int, number: int) -> int:
    """Returns derived seed number `number` of a seed, as a signed number."""
    return (word(seed, 2 * number) << 32) | word(seed, 2 * number + 1)


@rule
def derive_seeds(seed: int, rows: Any, seeds: Any) -> None:
    """Writes a seed of its own for each of these rows."""
    for place in range(len(rows)):
        seeds[place] = seed_of(seed, rows[place])


@rule
def seed_game(nature: Any, choice: Any, seed: int, number: int) -> None:
    """Seeds the two generators for game number `number` of a row with that seed."""
    nature[SEED] = seed_of(seed, 2 * number)
    nature[COUNT] = 0
    choice[SEED] = seed_of(seed, 2 * number + 1)
    choice[COUNT] = 0


@rule
def first_illegal(legal: Any, rows: Any, moves: Any, limit: int) -> int:
    """Returns the place of the first illegal move, or ALL_LEGAL."""
    for place in range(len(moves)):
        move = moves[place]
        if move < 0 or move >= limit or not (legal[rows[place], move >> WORD] >> (move & IN_WORD)) & 1:
            return place
    return ALL_LEGAL


@rule
def pick(legal: Any, choice: Any, rows: Any, first: int, last: int, moves: Any) -> None:
    """Writes a uniformly random legal move for each of these rows."""
    for place in range(first, last):
        at = rows[place]
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
def caller_seat(batch: Any, at: int, players: int) -> int:
    """Returns the seat the caller plays in a row's current game: first the starter rotates, then this seat."""
    seat = int(batch.seats[at])
    return (at + int(batch.played[at])) // players % players if seat == ROTATING else seat


@cache
def row_rules(game: Game, policy: Callable[..., Any] | None) -> RowRules:
    """The rules for one row; opponents follow the policy, or play at random without one."""
    rules = game.rules
    legal, apply, scores, observe = rules.legal, rules.apply, rules.scores, rules.observe
    settle = game.interpreted.resolve_chance
    choose = policy or game.interpreted.random_policy
    num_moves = game.moves

    @rule
    def deal(batch: Any, at: int, players: int) -> None:
        """Sets up a row's next game from its own seed."""
        number = batch.played[at]
        seed_game(batch.nature[at], batch.choice[at], batch.seeds[at], number)
        starter = (at + number) % players
        for part in range(batch.raw.shape[1]):
            batch.raw[at, part] = batch.initial[starter, part]

    @rule
    def advance(s: State, batch: Any, at: int, seat: int, scratch: Any) -> int:
        """Plays for nature and opponents until the caller has to move; returns that seat, or NOBODY."""
        while True:
            who = settle(s, batch.nature[at], scratch.moves, scratch.weights)
            if seat == ALL_SEATS or who in (NOBODY, seat):
                return int(who)
            apply(s, choose(s, batch.choice[at], scratch.moves))

    @rule
    def begin(batch: Any, at: int, config: Any, scratch: Any) -> int:
        """Starts a row's next game in which the caller has a move; returns the current player."""
        s = batch.states[at]
        who = NOBODY
        while who == NOBODY:
            deal(batch, at, config.players)
            seat = caller_seat(batch, at, config.players) if config.with_opponents else ALL_SEATS
            who = advance(s, batch, at, seat, scratch)
            batch.played[at] += who == NOBODY
        return who

    @rule
    def reward(s: State, config: Any, scratch: Any, out: Any) -> None:
        """Writes the zero-sum rewards of a finished game."""
        players = config.players
        scores(s, scratch.points, scratch.won)
        total = 0
        winners = 0
        for seat in range(players):
            total += scratch.points[seat]
            winners += scratch.won[seat]
        for seat in range(players):
            if config.by_score:
                out[seat] = config.score_sign * (scratch.points[seat] - total / players)
            else:
                out[seat] = (players * scratch.won[seat] / winners - 1) / (players - 1)

    @rule
    def act(batch: Any, output: Any, config: Any, scratch: Any, at: int, move: int) -> int:
        """Makes a legal move and plays on until the caller has to move; returns the current player.

        If the game ends, writes its rewards and final observation and starts the next game.
        """
        s = batch.states[at]
        seat = caller_seat(batch, at, config.players)
        apply(s, move)
        who = advance(s, batch, at, seat if config.with_opponents else ALL_SEATS, scratch)
        output.terminated[at] = who == NOBODY
        for other in range(config.players):
            output.rewards[at, other] = 0
        if who == NOBODY:
            reward(s, config, scratch, output.rewards[at])
            if len(output.final_observations):
                observe(s, seat, output.final_observations[at])
            batch.played[at] += 1
            who = begin(batch, at, config, scratch)
        return int(who)

    @rule
    def describe(player: int, batch: Any, at: int, output: Any, scratch: Any) -> None:
        """Writes the current player of a row, its observation and its action mask."""
        s = batch.states[at]
        output.current_players[at] = player
        observe(s, player, output.observations[at])
        mask = output.action_masks[at]
        known = batch.legal[at]
        for move in range(num_moves):
            mask[move] = 0
        for part in range(len(known)):
            known[part] = 0
        for place in range(legal(s, scratch.moves)):
            move = int(scratch.moves[place])
            mask[move] = 1
            known[move >> WORD] |= 1 << (move & IN_WORD)

    return RowRules(begin, act, describe)


@cache
def loops(game: Game, policy: Callable[..., Any] | None) -> Loops:
    """The loops over rows, compiled."""
    mover = game.rules.mover
    begin, act, describe = row_rules(game, policy)

    @rule
    def start(batch: Any, output: Any, config: Any, scratch: Any, rows: Any, first: int, last: int) -> None:
        """Starts the next game of each of these rows."""
        for place in range(first, last):
            at = rows[place]
            describe(begin(batch, at, config, scratch), batch, at, output, scratch)
            output.terminated[at] = 0
            for seat in range(config.players):
                output.rewards[at, seat] = 0

    @rule
    def refresh(batch: Any, output: Any, config: Any, scratch: Any, rows: Any, first: int, last: int) -> None:
        """Writes current players, observations and masks of these rows again."""
        for place in range(first, last):
            at = rows[place]
            describe(mover(batch.states[at]), batch, at, output, scratch)

    @rule
    def step(batch: Any, output: Any, config: Any, scratch: Any, rows: Any, first: int, last: int, chosen: Any) -> None:
        """Makes a legal move in each of these rows and plays on until the caller has to move."""
        for place in range(first, last):
            at = rows[place]
            describe(act(batch, output, config, scratch, at, int(chosen[place])), batch, at, output, scratch)

    return Loops(*(compiled(loop) for loop in (start, step, refresh, first_illegal, pick)))
