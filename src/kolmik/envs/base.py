"""The interface that `vector.Games` on the CPU and `gpu.Games` on the GPU share."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, Self, TypedDict, TypeVar

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game
from kolmik.engine.chance import BITS_64
from kolmik.engine.match import Setting
from kolmik.engine.registry import game as game_named

from .batch_step import ROTATING, Batch, Longs, StepOutput, seed_of, words_for
from .rollouts import RolloutOutput, RolloutRequest, RolloutResults
from .snapshot import SAVED, header, pack, unpack
from .validation import Policy, Seats, initial_states, read_config, read_rows, read_seats, read_seeds, whole

A = TypeVar("A")  # the arrays that callers get: of NumPy, or on the GPU
Memory = Any  # the arrays that the loops work on

OUTPUTS = ("observations", "action_masks", "current_players", "rewards", "terminated")  # those the caller may supply
FLAGS = ("action_masks", "terminated")  # int8 in the loops, bool for callers


class Choices(TypedDict, total=False):
    """The keyword arguments of `BatchGames`."""

    options: Mapping[str, object] | None  # of the game, `edition` among them
    reward: Literal["result", "score"]
    seats: Seats | None
    opponents: Policy | Literal["random"] | None
    observations: Any
    action_masks: Any
    current_players: Any
    rewards: Any
    terminated: Any


class BatchGames(ABC, Generic[A]):
    """Many games of one kind, stepped together.

    A step makes one move in every game, that of the seat in `current_players`. Nature moves by itself. When a game
    ends, the step sets `terminated`, writes `rewards` and starts the next game of the row: observation, mask and
    current player already belong to that one.

    `seed` decides everything: game number k of row i is the same whatever the other rows do. With `seats` the caller
    plays one seat in each game ("rotating": another one from game to game), and `opponents` play the others: "random"
    or a compiled policy. Without `seats` the caller plays every seat.

    Rewards come at the end of a game and are zero-sum. By "result" a seat gets (n w - 1) / (n - 1) for n players and
    its share w of the win: 1 for a sole winner. By "score" it gets the points it is better than the mean of the seats.
    """

    _where = ""  # said by `repr`

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        players: int,
        seed: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        reward: Literal["result", "score"] = "result",
        seats: Seats | None = None,
        opponents: Policy | Literal["random"] | None = None,
        **arrays: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else game_named(game)
        self.setting = Setting.choose(self.game, players, 0, options)
        self.players = self.setting.players
        self.num_envs = whole("number of games", num_envs, 1)
        self._config = read_config(self.game, self.players, reward, seats, opponents)
        self._arguments: dict[str, Any] = {
            "options": options,
            "reward": reward,
            "seats": seats,
            "opponents": opponents,
        }
        caller_seats = read_seats(seats, self.num_envs, self.players)
        self._prepare(None if opponents == "random" else opponents)
        self._all_rows: Longs = np.arange(self.num_envs)
        initial = initial_states(self.setting)
        self._initial_states = self._upload(initial)
        self._batch = self._new_batch(initial, caller_seats)
        self._output = self._new_output(with_final=seats is not None)
        self.write_into(**arrays)
        self.reset(secrets.randbits(64) if seed is None else seed)

    def _new_batch(self, initial: npt.NDArray[np.void], seats: Longs) -> Batch:
        zeros, rows, dtype = self._zeros, self.num_envs, self.game.layout.dtype
        flat = zeros(rows * (dtype.itemsize // 8), np.int64)
        return Batch(
            states=flat.view(dtype),
            raw=flat.reshape(rows, -1),
            nature=zeros((rows, 2), np.int64),
            choice=zeros((rows, 2), np.int64),
            seeds=zeros(rows, np.int64),
            played=zeros(rows, np.int64),
            legal=zeros((rows, words_for(self.game.moves)), np.int64),
            seats=self._upload(seats),
            initial=self._upload(initial.view(np.int64).reshape(self.players, -1)),
        )

    def _new_output(self, *, with_final: bool) -> StepOutput:
        zeros, rows, size = self._zeros, self.num_envs, self.game.observation_size
        return StepOutput(
            observations=zeros((rows, size), np.int8),
            action_masks=zeros((rows, self.game.moves), np.int8),
            current_players=zeros(rows, np.int32),
            rewards=zeros((rows, self.players), np.float32),
            terminated=zeros(rows, np.int8),
            final_observations=zeros((rows if with_final else 0, size), np.int8),
        )

    # --- how arrays are made and loops are run ---

    @abstractmethod
    def _prepare(self, policy: Policy | None) -> None:
        """Compiles the loops; called before any other of these methods."""

    @abstractmethod
    def _zeros(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        """Returns memory filled with 0."""

    @abstractmethod
    def _empty(self, shape: tuple[int, ...] | int, dtype: npt.DTypeLike) -> Memory:
        """Returns uninitialised memory."""

    @abstractmethod
    def _upload(self, array: npt.NDArray[Any]) -> Memory:
        """Returns a copy of a NumPy array."""

    @abstractmethod
    def _download(self, memory: Memory) -> npt.NDArray[Any]:
        """Returns a NumPy array with a copy of the content."""

    @abstractmethod
    def _duplicate(self, memory: Memory) -> Memory:
        """Returns a copy beside the original."""

    @abstractmethod
    def _assign(self, memory: Memory, array: npt.NDArray[Any]) -> None:
        """Copies a NumPy array into memory."""

    @abstractmethod
    def _exposed(self, memory: Memory, dtype: npt.DTypeLike | None = None) -> A:
        """Returns the array that shows this memory to the caller."""

    @abstractmethod
    def _accepted(self, name: str, given: Any, dtypes: tuple[str, ...], shape: tuple[int, ...]) -> Memory:
        """Returns the memory of a caller's array, or refuses it if it does not fit."""

    @abstractmethod
    def _start(self, rows: Longs) -> None:
        """Starts the next game of these rows and writes the output."""

    @abstractmethod
    def _refresh(self) -> None:
        """Writes current players, observations and masks of all rows again."""

    @abstractmethod
    def _play_rollouts(self, request: RolloutRequest, output: RolloutOutput) -> None:
        """Plays the games of the request."""

    # --- the output of a step ---

    @property
    def observations(self) -> A:
        """[game, size], int8: what the current player knows; `game.observation` names the slices."""
        return self._exposed(self._output.observations)

    @property
    def action_masks(self) -> A:
        """[game, move], bool: the legal moves of the current player."""
        return self._exposed(self._output.action_masks, np.bool_)

    @property
    def current_players(self) -> A:
        """[game], int32: the seat that has to move."""
        return self._exposed(self._output.current_players)

    @property
    def rewards(self) -> A:
        """[game, seat], float32: the rewards of a game that the last step ended; else 0."""
        return self._exposed(self._output.rewards)

    @property
    def terminated(self) -> A:
        """[game], bool: whether the last step ended a game; the other arrays belong to the next game by then."""
        return self._exposed(self._output.terminated, np.bool_)

    @property
    def final_observations(self) -> A:
        """[game, size], int8: with `seats`, the last observation of the caller's seat in the latest finished game."""
        return self._exposed(self._output.final_observations)

    # --- the games ---

    @property
    def games_played(self) -> A:
        """[game], int64: a copy of the number of finished games of each row."""
        return self._exposed(self._duplicate(self._batch.played))

    @property
    def caller_seats(self) -> Longs:
        """[game], a NumPy array of int64: with `seats`, the seat the caller plays in the current game."""
        seats, played = self._download(self._batch.seats), self._download(self._batch.played)
        rotating = (self._all_rows + played) // self.players % self.players
        return np.where(seats == ROTATING, rotating, seats)

    @property
    def states(self) -> npt.NDArray[np.void]:
        """[game]: a copy of the records, hidden information included."""
        return self._download(self._batch.raw).view(self.game.layout.dtype)[:, 0]

    def seed_of(self, row: int, number: int) -> int:
        """The seed of a row's game number `number`, from 0; `game.new(…)` with it has the same chance."""
        return seed_of(int(self._download(self._batch.seeds[row : row + 1])[0]), 2 * number) & BITS_64

    def starter_of(self, row: int, number: int) -> int:
        """The seat that starts that game: seats take turns."""
        return (row + number) % self.players

    # --- moving ---

    def write_into(self, **arrays: Any) -> None:
        """Sets the caller's arrays that are written from now on: any of those in OUTPUTS."""
        if arrays:
            self._output = self._output._replace(**{name: self._checked(name, given) for name, given in arrays.items()})

    def _checked(self, name: str, given: Any) -> Memory:
        if name not in OUTPUTS:
            raise BadOption(f"There is no array {name}; there are {', '.join(OUTPUTS)}.")
        own = getattr(self._output, name)
        dtypes = ("bool", "int8") if name in FLAGS else (own.dtype.name,)
        return self._accepted(name, given, dtypes, tuple(own.shape)).view(own.dtype)

    @abstractmethod
    def step(self, moves: Any, rows: npt.ArrayLike | None = None, **arrays: Any) -> None:
        """Makes a move in each game, or in some `rows` only, ascending; the other rows stay as they are.

        Arrays given by name are written from now on. If a move is illegal, nothing has changed.
        """

    @abstractmethod
    def random_moves(self, rows: npt.ArrayLike | None = None) -> A:
        """A uniformly random legal move for each game, or for some rows, decided by the seed."""

    def _indices(self, rows: npt.ArrayLike | None) -> Longs:
        return self._all_rows if rows is None else read_rows(rows, self.num_envs)

    def _why_illegal(self, row: int, move: int) -> str:
        game = self.game
        if not 0 <= move < game.moves:
            return f"Row {row}: the moves of {game.title} are numbers from 0 to {game.moves - 1}, not {move}."
        reason = game.refusal(game.layout.open(self.states[row : row + 1].copy()), move)
        return f'Row {row}: "{game.words[move]}" is not legal now: {reason}.'

    def rollouts(self, games: int = 1, *, first: int = 0, from_current: bool = False) -> RolloutResults[A]:
        """Plays whole random games for every row and leaves the rows' own games as they are.

        Rollout number k of a row has the starter and the chance of the row's game number k, whatever else is played;
        `first` is the number of the first. With `from_current` all start from the current states.
        """
        games, first = whole("number of games", games, 1), whole("first number", first, 0)
        total, shape, players = self.num_envs * games, (self.num_envs, games), self.players
        output = RolloutOutput(
            points=self._empty((total, players), np.int32),
            won=self._empty((total, players), np.int8),
            decisions=self._empty(total, np.int32),
        )
        starts = self._batch.states if from_current else self._initial_states
        self._play_rollouts(RolloutRequest(self._batch.seeds, starts, games, first, int(from_current), players), output)
        return RolloutResults(
            self._exposed(output.points.reshape(*shape, players)),
            self._exposed(output.won.reshape(*shape, players)),
            self._exposed(output.decisions.reshape(*shape)),
        )

    # --- resetting, saving, copying ---

    def reset(self, seed: int | Sequence[int] | None = None, rows: npt.ArrayLike | None = None) -> None:
        """Abandons the games, or those of some rows, and starts the next game of each.

        With a seed, or one for each of these rows, they start from the first game of that seed.
        """
        indices, batch = self._indices(rows), self._batch
        played = self._download(batch.played)
        played[indices] += 1
        if seed is not None:
            seeds = self._download(batch.seeds)
            seeds[indices] = read_seeds(seed, indices)
            self._assign(batch.seeds, seeds)
            played[indices] = 0
        self._assign(batch.played, played)
        self._start(indices)

    def save(self) -> bytes:
        """All games as they stand, with the chance to come."""
        return pack(header(self.setting, self.num_envs), lambda name: self._download(getattr(self._batch, name)))

    def restore(self, saved: bytes) -> None:
        """Restores saved games of the same kind and number, whether the CPU or the GPU saved them."""
        shapes = {name: tuple(getattr(self._batch, name).shape) for name in SAVED}
        for name, part in unpack(saved, header(self.setting, self.num_envs), shapes).items():
            self._assign(getattr(self._batch, name), part)
        self._assign(self._output.rewards, np.zeros((self.num_envs, self.players), np.float32))
        self._assign(self._output.terminated, np.zeros(self.num_envs, np.int8))
        self._refresh()

    def copy(self) -> Self:
        """Equal games in arrays of their own."""
        other = type(self)(self.game, self.num_envs, self.players, 0, **self._arguments)
        other.restore(self.save())
        for name in ("rewards", "terminated", "final_observations"):
            own = self._download(getattr(self._output, name))
            if own.size:
                self._assign(getattr(other._output, name), own)
        return other

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"<{self.num_envs} games of {self.game.title}, {self.players} players{self._where}>"
