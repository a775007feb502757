"""Thousands of games as one array, stepped together in compiled code.

>>> games = Games("towers", 1000, players=3, seed=7)
>>> moves = games.random_moves()  # or your own, of those that games.masks allows
>>> games.step(moves)
>>> games.observations.shape, games.masks.shape, games.movers.shape, games.rewards.shape, games.done.shape
((1000, 854), (1000, 172), (1000,), (1000, 3), (1000,))

A step makes one move in every game: that of the seat in `movers`. Nature moves by itself. A game that is over says so
in `done`, gives `rewards`, and is followed at once by the next, of which the observation and the mask already tell.

The five arrays are written in place and may be yours: a step can write into any rows of yours, and copies nothing.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game, IllegalMove
from kolmik.engine.chance import BITS_64, SEEDS
from kolmik.engine.match import Setting
from kolmik.engine.options import shown
from kolmik.engine.registry import game as game_named

from .given import Policy, Seats, openings_of, read_manner, read_rows, read_seats, whole
from .playing import Asked, Playouts, new_desk, new_ends, playouts
from .saved import KEPT, kind_of, pack, unpack
from .stepping import (
    ALL_FINE,
    ROTATING,
    Longs,
    Reals,
    Table,
    loops,
    new_room,
    new_told,
    seed_of,
    words_for,
)
from .threads import Threads

Array: TypeAlias = npt.NDArray[Any]

TOLD = ("observations", "masks", "movers", "rewards", "done")


class Games:
    """Many games of one kind.

    `seed` decides all of them: game number k of row i is the same whatever the other rows do and however many threads
    there are. With `seats` and `others`, "random" or a rule such as `kolmik.bots.rollout_policy(game)`, the caller
    moves for one seat in each game only ("rotating": another from game to game); without, for all.

    Rewards come when a game is over, and add up to nothing. By "result": 1 for who has won alone, the same divided
    among the others to pay for it, in between where a win is shared: (n w - 1) / (n - 1) for n players and a share w
    of the win. By "score": how many points better than the mean of the table.
    """

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int,
        seed: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        reward: Literal["result", "score"] = "result",
        seats: Seats | None = None,
        others: Policy | Literal["random"] | None = None,
        **arrays: Array,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self.setting = Setting.choose(self.game, players, 0, options)
        self.players = self.setting.players
        self.number = whole("number of games", number, 1)
        self._manner = read_manner(self.game, self.players, reward, seats, others)
        self._given = {"options": options, "reward": reward, "seats": seats, "others": others}
        self._loops = loops(self.game, None if others == "random" else others)
        self._table = self._new_table(seats)
        self._told = new_told(np.zeros, self.game, self.number, self.players, finals=seats is not None)
        self._slots = np.arange(self.number)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._threads = Threads(cores if threads is None else whole("number of threads", threads, 1))
        self._rooms = [new_room(self.game, self.players) for _ in range(self._threads.number)]
        self.write_into(**arrays)
        self.reset(secrets.randbits(64) if seed is None else seed)

    def _new_table(self, seats: Seats | None) -> Table:
        number, layout = self.number, self.game.layout
        states = np.zeros(number, layout.dtype)
        openings = openings_of(self.setting)
        return Table(
            states=states,
            raw=states.view(np.int64).reshape(number, -1),
            nature=np.zeros((number, 2), np.int64),
            choice=np.zeros((number, 2), np.int64),
            seeds=np.zeros(number, np.int64),
            played=np.zeros(number, np.int64),
            legal=np.zeros((number, words_for(self.game.moves)), np.int64),
            seats=read_seats(seats, self.number, self.players),
            openings=openings.view(np.int64).reshape(self.players, -1),
        )

    # --- what is told ---

    @property
    def observations(self) -> npt.NDArray[np.int8]:
        """[game, number]: what the mover knows; `game.observation` names the slices."""
        return self._told.observations

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """[game, move]: the legal moves of the mover."""
        return self._told.masks.view(np.bool_)

    @property
    def movers(self) -> npt.NDArray[np.int32]:
        """[game]: the seat that has to move."""
        return self._told.movers

    @property
    def rewards(self) -> Reals:
        """[game, seat]: what the last step brought: nothing but where it ended a game."""
        return self._told.rewards

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """[game]: whether the last step ended a game; what is told besides is of the next one."""
        return self._told.done.view(np.bool_)

    @property
    def finals(self) -> npt.NDArray[np.int8]:
        """[game, number]: with `seats`, what the caller's seat saw of the last game that ended, when it was over."""
        return self._told.finals

    @property
    def played(self) -> Longs:
        """[game]: how many games of each row are over."""
        return self._table.played.copy()

    @property
    def learners(self) -> Longs:
        """[game]: with `seats`, the seat the caller moves for in the present game."""
        table, slots = self._table, self._slots
        turning = (slots + table.played) // self.players % self.players
        return np.where(table.seats == ROTATING, turning, table.seats)

    @property
    def states(self) -> npt.NDArray[np.void]:
        """[game]: a copy of the records, hidden things and all."""
        return self._table.states.copy()

    def seed_of(self, row: int, number: int) -> int:
        """The seed of game number `number`, counted from 0, of a row: `game.new(…)` plays the same with it."""
        return seed_of(int(self._table.seeds[row]), 2 * number) & BITS_64

    def starter_of(self, row: int, number: int) -> int:
        """Who began or will begin that game: they take turns."""
        return (row + number) % self.players

    # --- moving ---

    def write_into(self, **arrays: Array) -> None:
        """From now on into these arrays: observations, masks, movers, rewards, done, or some of them."""
        if arrays:
            self._told = self._told._replace(**{name: self._checked(name, given) for name, given in arrays.items()})

    def _checked(self, name: str, given: object) -> Array:
        if name not in TOLD:
            raise BadOption(f"There is no array {name}; there are {', '.join(TOLD)}.")
        own: Array = getattr(self._told, name)
        kinds = ("bool", "int8") if name in ("masks", "done") else (own.dtype.name,)
        if not isinstance(given, np.ndarray) or given.dtype.name not in kinds or given.shape != own.shape:
            found = f"{given.dtype} {given.shape}" if isinstance(given, np.ndarray) else shown(given)
            raise BadOption(f"The array {name} is {' or '.join(kinds)} of the shape {own.shape}, not {found}.")
        if not (given.flags.c_contiguous and given.flags.writeable and given.flags.aligned):
            raise BadOption(f"The array {name} must be writeable and lie in one piece, row after row.")
        return given.view(own.dtype)

    def step(self, moves: npt.ArrayLike, rows: npt.ArrayLike | None = None, **arrays: Array) -> None:
        """Makes a move in each game, or in some `rows` only, ascending; the rows of the others stay as they are.

        Arrays that are named are written into from now on. If a move is not legal, nothing has changed.
        """
        slots = self._slots if rows is None else read_rows(rows, self.number)
        chosen = np.ascontiguousarray(moves)
        if chosen.shape != slots.shape or (chosen.size and chosen.dtype.kind not in "iu"):
            raise BadOption(f"The moves are {len(slots)} whole numbers, not {chosen.dtype} {chosen.shape}.")
        chosen = chosen.astype(np.int64, copy=False)
        wrong = self._loops.check(self._table.legal, slots, chosen, self.game.moves)
        if wrong != ALL_FINE:
            raise IllegalMove(self._why_not(int(slots[wrong]), int(chosen[wrong])))
        self.write_into(**arrays)
        self._run(self._loops.step, slots, chosen)

    def _why_not(self, row: int, move: int) -> str:
        game = self.game
        if not 0 <= move < game.moves:
            return f"Row {row}: the moves of {game.title} are numbers from 0 to {game.moves - 1}, not {move}."
        reason = game.refusal(game.layout.open(self._table.states[row : row + 1].copy()), move)
        return f'Row {row}: "{game.words[move]}" is not legal now: {reason}.'

    def _run(self, loop: Callable[..., Any], slots: Longs, *more: Array) -> None:
        """A loop over these rows, by all threads."""
        table, told, manner, rooms = self._table, self._told, self._manner, self._rooms

        def part(thread: int, first: int, last: int) -> None:
            loop(table, told, manner, rooms[thread], slots, first, last, *more)

        self._threads.run(part, len(slots))

    def random_moves(self, rows: npt.ArrayLike | None = None) -> Longs:
        """Any legal move for each game, or for some rows: each as likely, and decided by the seed."""
        slots = self._slots if rows is None else read_rows(rows, self.number)
        moves = np.empty(len(slots), np.int64)
        pick, legal, choice = self._loops.pick, self._table.legal, self._table.choice
        self._threads.run(lambda _thread, first, last: pick(legal, choice, slots, first, last, moves), len(slots))
        return moves

    def playout(self, games: int = 1, *, first: int = 0, here: bool = False) -> Playouts[Array]:
        """Plays whole games at random for every row, as many as said, and leaves the games of the rows as they stand.

        Number k of a row has the starter and nature of the row's game number k, and is the same whatever else is
        played; `first` is the number of the first. With `here` all begin from how the games of the rows stand.
        """
        games, first = whole("number of games", games, 1), whole("first number", first, 0)
        total, play = self.number * games, playouts(self.game)
        ends = new_ends(total, self.players)
        starts = self._table.states if here else self._table.openings.view(self.game.layout.dtype)[:, 0]
        asked = Asked(self._table.seeds, np.ascontiguousarray(starts), games, first, int(here), self.players)
        desks = [new_desk(self.game) for _ in range(self._threads.number)]
        self._threads.run(lambda thread, start, stop: play(asked, ends, desks[thread], start, stop), total)
        shape = (self.number, games)
        return Playouts(ends.points.reshape(*shape, -1), ends.won.reshape(*shape, -1), ends.decisions.reshape(*shape))

    # --- beginning anew, saving, copying ---

    def reset(self, seed: int | Sequence[int] | None = None, rows: npt.ArrayLike | None = None) -> None:
        """Gives up the games, or those of some rows, and begins the next of each.

        With a seed, or one for each of these rows, they begin from the first game of that seed.
        """
        slots = self._slots if rows is None else read_rows(rows, self.number)
        if seed is None:
            self._table.played[slots] += 1
        else:
            self._table.seeds[slots] = self._read_seeds(seed, slots)
            self._table.played[slots] = 0
        self._run(self._loops.start, slots)

    def _read_seeds(self, seed: int | Sequence[int], slots: Longs) -> Longs:
        """A seed for each of these rows; of one seed, each gets its own."""
        given = [seed] if isinstance(seed, int) else [int(one) for one in seed]
        if not all(0 <= one < SEEDS for one in given) or (not isinstance(seed, int) and len(given) != len(slots)):
            raise BadOption(f"A seed is a whole number from 0 to {SEEDS - 1}, or one for each of {len(slots)} games.")
        if isinstance(seed, int):
            given = [seed_of(seed, int(row)) & BITS_64 for row in slots]
        return np.array(given, np.uint64).view(np.int64)

    def save(self) -> bytes:
        """All games as they stand, with the chance to come."""
        return pack(kind_of(self.setting, self.number), lambda name: getattr(self._table, name))

    def restore(self, saved: bytes) -> None:
        """All games as they stood when that was saved, by these or by others of the same kind."""
        shapes = {name: getattr(self._table, name).shape for name in KEPT}
        for name, kept in unpack(saved, kind_of(self.setting, self.number), shapes).items():
            getattr(self._table, name)[:] = kept
        self._told.rewards[:] = 0
        self._told.done[:] = 0
        self._run(self._loops.tell, self._slots)

    def copy(self) -> Games:
        """Equal games with arrays of their own, which go their own way."""
        twin = Games(self.game, self.number, self.players, 0, threads=self._threads.number, **self._given)  # type: ignore[arg-type]
        twin.restore(self.save())
        for name in ("rewards", "done", "finals"):
            getattr(twin._told, name)[:] = getattr(self._told, name)
        return twin

    def __deepcopy__(self, memo: object) -> Games:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{self.number} games of {self.game.title}, {self.players} players>"
