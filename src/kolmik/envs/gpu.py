"""A hundred thousand games and more on a CUDA card, with the rules the CPU runs: the same bytes come out.

    import torch
    from kolmik.envs.gpu import Games

    games = Games("towers", 131072, players=3, seed=7)
    masks = torch.from_dlpack(games.masks)                # the same memory, now and after every step
    games.step(torch.multinomial(masks.float(), 1)[:, 0])

`Games` is `kolmik.envs.vector.Games` with arrays that lie on the card: the same seed and the same moves give the same
observations, masks, movers, rewards and ends. A step is three calls, which can be made alone: `apply` makes the moves,
`legal` writes the masks, `observe` the observations. `playout` plays whole games at random.

Arrays are shared with PyTorch, JAX, CuPy and others by DLPack or `__cuda_array_interface__`, both ways. Needs a card,
and `pip install 'kolmik[gpu]'`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game, IllegalMove
from kolmik.engine.chance import BITS_64, SEEDS
from kolmik.engine.match import Setting
from kolmik.engine.registry import game as game_named

from .card import Array, Card, Memory
from .given import Policy, Seats, openings_of, read_manner, read_rows, read_seats, whole
from .playing import Asked, Ends, Playouts
from .saved import KEPT, kind_of, pack, unpack
from .stepping import Longs, Table, new_told, seed_of, words_for
from .vector import TOLD

NO_SEAT = -1


class Games:
    """Many games of one kind on the card; see `kolmik.envs.vector.Games`, of which every word holds here.

    Calls return at once, while the card still works: what they write is there for all that is asked of the card later.
    """

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int,
        seed: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        reward: Literal["result", "score"] = "result",
        seats: Seats | None = None,
        others: Policy | Literal["random"] | None = None,
        **arrays: Any,
    ) -> None:
        self._card = card = Card.get()
        from .kernels import kernels

        self.game = game if isinstance(game, Game) else game_named(game)
        self.setting = Setting.choose(self.game, players, 0, options)
        self.players = self.setting.players
        self.number = whole("number of games", number, 1)
        self._manner = read_manner(self.game, self.players, reward, seats, others)
        self._kernels = kernels(self.game, None if others == "random" else others)
        openings = openings_of(self.setting)
        self._table = self._new_table(openings, read_seats(seats, self.number, self.players))
        self._openings = card.upload(openings)
        self._told = new_told(card.zeros, self.game, self.number, self.players, finals=seats is not None)
        self._all = self._work(np.arange(self.number))
        self._picked = card.empty(self.number, np.int64)
        self.write_into(**arrays)
        self.reset(secrets.randbits(64) if seed is None else seed)

    def _new_table(self, openings: npt.NDArray[np.void], seats: Longs) -> Table:
        card, number, dtype = self._card, self.number, self.game.layout.dtype
        flat = card.zeros(number * (dtype.itemsize // 8), np.int64)
        return Table(
            states=flat.view(dtype),
            raw=flat.reshape(number, -1),
            nature=card.zeros((number, 2), np.int64),
            choice=card.zeros((number, 2), np.int64),
            seeds=card.zeros(number, np.int64),
            played=card.zeros(number, np.int64),
            legal=card.zeros((number, words_for(self.game.moves)), np.int64),
            seats=card.upload(seats),
            openings=card.upload(openings.view(np.int64).reshape(self.players, -1)),
        )

    def _work(self, slots: Longs) -> Any:
        from .kernels import NOTHING_WRONG, Work

        wrong = np.array([NOTHING_WRONG])
        return Work(*(self._card.upload(part) for part in (slots, np.zeros(len(slots), np.int64), wrong)))

    # --- what is told ---

    @property
    def observations(self) -> Array:
        """[game, number], int8: what the mover knows; `game.observation` names the slices."""
        return Array(self._told.observations)

    @property
    def masks(self) -> Array:
        """[game, move], bool: the legal moves of the mover."""
        return Array(self._told.masks, np.bool_)

    @property
    def movers(self) -> Array:
        """[game], int32: the seat that has to move."""
        return Array(self._told.movers)

    @property
    def rewards(self) -> Array:
        """[game, seat], float32: what the last step brought: nothing but where it ended a game."""
        return Array(self._told.rewards)

    @property
    def done(self) -> Array:
        """[game], bool: whether the last step ended a game; what is told besides is of the next one."""
        return Array(self._told.done, np.bool_)

    @property
    def finals(self) -> Array:
        """[game, number], int8: with `seats`, what the caller's seat saw of the last game that ended, at its end."""
        return Array(self._told.finals)

    @property
    def played(self) -> Array:
        """[game], int64: how many games of each row are over."""
        return Array(self._table.played)

    @property
    def states(self) -> npt.NDArray[np.void]:
        """[game]: a copy of the records, hidden things and all, for the CPU."""
        return self._card.download(self._table.raw).view(self.game.layout.dtype)[:, 0]

    def seed_of(self, row: int, number: int) -> int:
        """The seed of game number `number`, counted from 0, of a row: `game.new(…)` plays the same with it."""
        return seed_of(int(self._card.download(self._table.seeds[row : row + 1])[0]), 2 * number) & BITS_64

    def starter_of(self, row: int, number: int) -> int:
        """Who began or will begin that game: they take turns."""
        return (row + number) % self.players

    # --- moving ---

    def write_into(self, **arrays: Any) -> None:
        """From now on into these arrays on the card: observations, masks, movers, rewards, done, or some of them."""
        for name, given in arrays.items():
            if name not in TOLD:
                raise BadOption(f"There is no array {name}; there are {', '.join(TOLD)}.")
            own: Memory = getattr(self._told, name)
            kinds = ("int8", "bool") if name in ("masks", "done") else (own.dtype.name,)
            shared = self._card.share(name, given, kinds, tuple(own.shape))
            self._told = self._told._replace(**{name: shared})

    def step(self, moves: Any, rows: npt.ArrayLike | None = None, *, wait: bool = True, **arrays: Any) -> None:
        """Makes a move in each game, or in some `rows` only, ascending; the rows of the others stay as they are.

        The moves are any array of whole numbers, on the card or not. Arrays that are named are written into from now
        on. If a move is not legal, nothing has changed; with `wait=False` that is said only by the next call that
        waits, and till then all stands still.
        """
        work = self._apply(moves, rows, wait, arrays)
        self._tell(work)

    def apply(self, moves: Any, rows: npt.ArrayLike | None = None, *, wait: bool = True) -> None:
        """As `step` does, but tells only who has to move, the rewards and the ends."""
        self._apply(moves, rows, wait, {})

    def _apply(self, moves: Any, rows: npt.ArrayLike | None, wait: bool, arrays: Mapping[str, Any]) -> Any:
        work = self._work_for(rows)
        count = len(work.slots)
        given = (self._card.take("moves", moves, "iu", (count,)),)
        self._card.launch(self._kernels.check, count, (self._table.legal,), work, given, self.game.moves)
        if wait:
            self._raise(work)
        self.write_into(**arrays)
        self._card.launch(self._kernels.step, count, self._table, self._told, self._manner, work)
        self._look(work)
        return work

    def _look(self, work: Any) -> None:
        """Who has to move, and the sets of legal moves."""
        from .kernels import Found

        found = Found(self._table.states, self._table.legal, self._told.movers, work.slots)
        self._card.launch(self._kernels.look, len(work.slots), found)

    def _work_for(self, rows: npt.ArrayLike | None) -> Any:
        if rows is None:
            return self._all
        return self._work(read_rows(np.asarray(rows), self.number))._replace(wrong=self._all.wrong)

    def check(self) -> None:
        """Waits for the card, and refuses a move that was not legal."""
        self._raise(self._all)

    def _raise(self, work: Any) -> None:
        from .kernels import NOTHING_WRONG

        found = int(self._card.download(work.wrong)[0])
        if found == NOTHING_WRONG:
            return
        work.wrong[0] = NOTHING_WRONG
        row = int(self._card.download(work.slots)[found >> 32])
        move = int(np.uint32(found & 0xFFFFFFFF).astype(np.int32))
        raise IllegalMove(self._why_not(row, move))

    def _why_not(self, row: int, move: int) -> str:
        game = self.game
        if not 0 <= move < game.moves:
            return f"Row {row}: the moves of {game.title} are numbers from 0 to {game.moves - 1}, not {move}."
        reason = game.refusal(game.layout.open(self.states[row : row + 1].copy()), move)
        return f'Row {row}: "{game.words[move]}" is not legal now: {reason}.'

    def _tell(self, work: Any) -> None:
        self._write_masks(work)
        self._write_observations(work, NO_SEAT)

    def _write_masks(self, work: Any) -> None:
        from .kernels import Shown

        threads = min(len(work.slots) * self.game.moves, self._card.most_threads)
        shown = Shown(self._table.legal, work.slots, self._told.masks)
        self._card.launch(self._kernels.masks, threads, shown, self.game.moves)

    def _write_observations(self, work: Any, seat: int) -> None:
        from .kernels import TOGETHER, Seen

        seen = Seen(self._table.states, self._told.movers, self._told.observations, work.slots)
        self._card.launch(self._kernels.observe, len(work.slots), seen, seat, block=TOGETHER)

    def observe(self, seat: int | None = None) -> Array:
        """Writes what the mover of each game, or one seat in all of them, knows into `observations`."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"A seat is a number from 0 to {self.players - 1}, not {seat}.")
        self._write_observations(self._all, NO_SEAT if seat is None else seat)
        return self.observations

    def legal(self) -> Array:
        """Writes the legal moves of each mover into `masks`."""
        self._write_masks(self._all)
        return self.masks

    def random_moves(self, rows: npt.ArrayLike | None = None) -> Array:
        """Any legal move for each game, or for some rows: each as likely, and decided by the seed.

        Those for all rows lie in memory that the next such call writes anew.
        """
        slots = self._work_for(rows).slots
        moves = self._picked if rows is None else self._card.empty(len(slots), np.int64)
        self._card.launch(self._kernels.pick, len(slots), (self._table.legal,), (self._table.choice,), (slots, moves))
        return Array(moves)

    def playout(self, games: int = 1, *, first: int = 0, here: bool = False) -> Playouts[Array]:
        """Plays whole games at random for every row, as many as said, and leaves the games of the rows as they stand.

        See `kolmik.envs.vector.Games.playout`: the same come out.
        """
        games, first = whole("number of games", games, 1), whole("first number", first, 0)
        total, empty, players = self.number * games, self._card.empty, self.players
        ends = Ends(empty((total, players), np.int32), empty((total, players), np.int8), empty(total, np.int32))
        starts = self._table.states if here else self._openings
        asked = Asked(self._table.seeds, starts, games, first, int(here), players)
        self._card.launch(self._kernels.playout, min(total, self._card.most_threads), asked, ends)
        shape = (self.number, games)
        return Playouts(
            Array(ends.points.reshape(*shape, players)),
            Array(ends.won.reshape(*shape, players)),
            Array(ends.decisions.reshape(*shape)),
        )

    # --- beginning anew, saving ---

    def reset(self, seed: int | Sequence[int] | None = None, rows: npt.ArrayLike | None = None) -> None:
        """Gives up the games, or those of some rows, and begins the next of each.

        With a seed, or one for each of these rows, they begin from the first game of that seed.
        """
        work = self._work_for(rows)
        slots = self._card.download(work.slots)
        played = self._card.download(self._table.played)
        if seed is None:
            played[slots] += 1
        else:
            played[slots] = 0
            self._seed(seed, work, slots)
        self._put(self._table.played, played)
        self._card.launch(self._kernels.start, len(slots), self._table, self._told, self._manner, work)
        self._look(work)
        self._tell(work)

    def _seed(self, seed: int | Sequence[int], work: Any, slots: Longs) -> None:
        given = [seed] if isinstance(seed, int) else [int(one) for one in seed]
        if not all(0 <= one < SEEDS for one in given) or (not isinstance(seed, int) and len(given) != len(slots)):
            raise BadOption(f"A seed is a whole number from 0 to {SEEDS - 1}, or one for each of {len(slots)} games.")
        signed = np.array(given, np.uint64).view(np.int64)
        if isinstance(seed, int):
            self._card.launch(self._kernels.seed, len(slots), (self._table.seeds, work.slots), int(signed[0]))
        else:
            seeds = self._card.download(self._table.seeds)
            seeds[slots] = signed
            self._put(self._table.seeds, seeds)

    def _put(self, memory: Memory, array: npt.NDArray[Any]) -> None:
        """Into memory of the card."""
        if self._card.simulated:
            memory[:] = array
        else:
            memory.copy_to_device(np.ascontiguousarray(array))

    def save(self) -> bytes:
        """All games as they stand, with the chance to come: for these, and for those of the CPU."""
        return pack(kind_of(self.setting, self.number), lambda name: self._card.download(getattr(self._table, name)))

    def restore(self, saved: bytes) -> None:
        """All games as they stood when that was saved, by these or by others of the same kind, those of the CPU too."""
        shapes = {name: tuple(getattr(self._table, name).shape) for name in KEPT}
        for name, kept in unpack(saved, kind_of(self.setting, self.number), shapes).items():
            self._put(getattr(self._table, name), kept)
        self._put(self._told.rewards, np.zeros((self.number, self.players), np.float32))
        self._put(self._told.done, np.zeros(self.number, np.int8))
        self._look(self._all)
        self._tell(self._all)

    def __repr__(self) -> str:
        return f"<{self.number} games of {self.game.title}, {self.players} players, on a card>"
