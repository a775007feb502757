"""Monte-Carlo tree search: many games are imagined to their end, and moves that have gone well are imagined more.

Each imagined game begins with all that the searching seat cannot know dealt anew (see `tree`). The search can be
stopped at any time. The same seed and the same number of simulations give the same result.

What a leaf is worth, and which moves look promising beforehand, is given from outside: either as rules that are
compiled into the search (a policy for playouts and a promise), or as a judge, a function of Python such as a network.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, Generator, compiled, generator

from . import light
from .info_state import InfoState
from .playouts import move_by_move, to_the_end, uniform_prior
from .tree import NO_NODE, SHUT, Room, Tree, loops, new_room, new_tree

MOST_NODES = 400_000  # that is about 100 MB
EDGES_A_NODE = 8
AT_ONCE = 256  # simulations between two looks at the clock
BOLDNESS = 1.0  # how much little tried moves are favoured
LONGEST_LINE = 12
LEAST_VISITS = 8  # what was imagined less often is not told as part of the line


@dataclass(frozen=True)
class MoveStats:
    """A legal move as the search sees it."""

    move: str
    visits: int
    value: float  # the chance of winning of who makes it
    values: tuple[float, ...]  # of every seat


@dataclass(frozen=True)
class Step:
    """A move of a line: who is expected to make it, and what it is."""

    seat: int
    move: str


@dataclass(frozen=True)
class SearchResult:
    """What came of a search: the legal moves, the best first, and how the game may go on."""

    seat: int
    moves: tuple[MoveStats, ...]
    principal_variation: tuple[Step, ...]  # from the best move up to the next move of chance
    simulations: int
    seconds: float

    @property
    def best(self) -> MoveStats:
        return self.moves[0]


class Evaluator(Protocol):
    """Says of several positions at once how promising each legal move is and how likely each seat wins."""

    def __call__(
        self,
        observations: npt.NDArray[np.int8],  # [position, number]: what the seat on turn knows
        seats: list[int],  # who is on turn
        legal: list[npt.NDArray[np.int32]],  # the legal moves
    ) -> tuple[list[npt.NDArray[np.float64]], npt.NDArray[np.float64]]:  # weights of the moves, [position, seat]
        ...


class Search:
    """A way to search in one game."""

    def __init__(
        self,
        game: Game,
        policy: Callable[..., Any] | None = None,
        promise: Callable[..., Any] = uniform_prior,
        evaluator: Evaluator | None = None,
        lanes: int = 16,  # how many positions a judge is asked about at once
        c_puct: float = BOLDNESS,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.lanes = lanes if evaluator else 1
        self.c_puct = c_puct
        own = light.PLAYOUTS.get(game.name) if policy is None else None
        play_on = own or move_by_move(game, policy or light.policy(game))
        plain = loops(game, to_the_end(game, play_on), promise)
        self._think, self._locate = compiled(plain["think"]), compiled(plain["locate"])
        self._descend, self._back_up = compiled(plain["descend"]), compiled(plain["back_up"])

    def think(
        self,
        info: InfoState,
        simulations: int = MOST_NODES,
        seconds: float | None = None,
        seed: int = 0,
        *,
        root_moves: Collection[str] | None = None,
        early_stop: bool = True,
    ) -> SearchResult:
        """Search till so many games are imagined, the time is over, or no other move can still become the best.

        Of the moves now to be made it may look at some `only`. A thorough search goes on though the best move is
        certain: its chances become more exact.
        """
        end = time.perf_counter() + seconds if seconds is not None else None
        start = time.perf_counter()
        work = _Work(self, info, simulations, generator(seed))
        done = 0
        while done < simulations:
            now = min(AT_ONCE if done else 1, simulations - done)
            work.judged(now) if self.evaluator else work.played_out(now)
            if done == 0 and self.evaluator:
                work.weigh_root(self.evaluator)
            if done == 0 and root_moves is not None:
                work.shut_all_but(root_moves)
            done += now
            late = end is not None and time.perf_counter() >= end
            if late or (early_stop and work.certain(simulations - done)):
                break
        moves = work.considered()
        return SearchResult(
            info.seat, moves, work.principal_variation(moves[0].move), done, time.perf_counter() - start
        )


class _Work:
    """One search: its memory, and what it has come to so far."""

    def __init__(self, search: Search, info: InfoState, simulations: int, rng: Generator) -> None:
        game = search.game
        self.search, self.game, self.seat = search, game, info.seat
        nodes = min(simulations + 1, MOST_NODES)
        edges = EDGES_A_NODE * nodes + game.most_legal
        self.tree: Tree = new_tree(nodes, edges, game.most_legal, info.players, search.lanes)
        self.room: Room = new_room(game, info.players)
        self.rng = rng
        self.states = np.zeros(1 + search.lanes, game.layout.dtype)
        self.states[0] = info.determinize(rng)[0]
        self.raw = self.states.view(np.int64).reshape(1 + search.lanes, -1)
        self.choices = len(info.legal)

    def played_out(self, simulations: int) -> None:
        search = self.search
        search._think(self.tree, self.states[1], self.raw, self.seat, self.rng, self.room, search.c_puct, simulations)

    def shut_all_but(self, moves: Collection[str]) -> None:
        """From now on only these are looked at; one that was is counted no more."""
        for edge in self.root():
            if self.game.words[self.tree.edges["move"][edge]] not in moves:
                self.tree.edges["weight"][edge] = SHUT
                self.tree.edges["visits"][edge] = 0
                self.tree.edges["gain"][edge] = 0.0
                self.tree.root[edge - self.root()[0]] = 0.0

    # --- with a judge ---

    def weigh_root(self, evaluator: Evaluator) -> None:
        """How promising a judge finds the moves now to be made. The first way through the tree goes past that."""
        functions, state = self.game.compiled, self.states[0]
        functions.observe(state, self.seat, self.room.told)
        legal = self.room.moves[: functions.legal(state, self.room.moves)].copy()
        told = self.room.told[: self.game.observation_size].copy()
        (weight,), _ = evaluator(np.array([told]), [self.seat], [legal])
        self.tree.edges["weight"][self.root().start : self.root().stop] = weight / weight.sum()

    def judged(self, simulations: int) -> None:
        for start in range(0, simulations, self.search.lanes):
            self.judge_together(min(self.search.lanes, simulations - start))

    def judge_together(self, lanes: int) -> None:
        """So many ways through the tree; then their ends are judged all at once."""
        search, functions = self.search, self.game.compiled
        asked: list[tuple[int, int]] = []  # lane, new node
        observations, seats, legal = [], [], []
        for lane in range(lanes):
            state = self.states[1 + lane]
            node = search._descend(self.tree, state, self.raw, lane, self.seat, self.rng, self.room, search.c_puct)
            while (mover := int(functions.mover(state))) == NATURE:  # the tree was full
                functions.apply(state, functions.draw(state, self.rng, self.room.moves, self.room.weights))
            if mover == NOBODY:
                search._back_up(self.tree, lane, self.result(state))
                continue
            functions.observe(state, mover, self.room.told)
            observations.append(self.room.told[: self.game.observation_size].copy())
            legal.append(self.room.moves[: functions.legal(state, self.room.moves)].copy())
            seats.append(mover)
            asked.append((lane, node))
        if asked:
            assert search.evaluator is not None
            weights, values = search.evaluator(np.array(observations), seats, legal)
            for (lane, node), weight, value in zip(asked, weights, values, strict=True):
                if node != NO_NODE:
                    first = int(self.tree.nodes["first"][node])
                    self.tree.edges["weight"][first : first + len(weight)] = weight / weight.sum()
                search._back_up(self.tree, lane, np.ascontiguousarray(value, np.float64))

    def result(self, state: Any) -> npt.NDArray[np.float64]:
        """The shares of the win in a game that is over."""
        self.game.compiled.scores(state, self.room.points, self.room.won)
        shares: npt.NDArray[np.float64] = self.room.won / self.room.won.sum(dtype=np.float64)
        return shares

    # --- what it has come to ---

    def root(self) -> range:
        """The edges of the moves now to be made."""
        first = int(self.tree.nodes["first"][0])
        return range(first, first + self.choices)

    @property
    def visits(self) -> npt.NDArray[np.int32]:
        visits: npt.NDArray[np.int32] = self.tree.edges["visits"][self.root().start : self.root().stop]
        return visits

    def certain(self, left: int) -> bool:
        """Whether no other move can still be imagined more often than the one that is ahead."""
        if self.choices == 1:
            return True
        second, best = np.sort(self.visits)[-2:]
        return int(best - second) > left

    def considered(self) -> tuple[MoveStats, ...]:
        found = []
        for at, edge in enumerate(self.root()):
            visits = int(self.tree.edges["visits"][edge])
            values = tuple((self.tree.root[at] / max(visits, 1)).tolist())
            move = self.game.words[self.tree.edges["move"][edge]]
            found.append(MoveStats(move, visits, values[self.seat], values))
        return tuple(sorted(found, key=lambda one: (-one.visits, -one.value, one.move)))

    def principal_variation(self, best: str) -> tuple[Step, ...]:
        """From the best move on what was imagined most often, till chance has a say or too little is known."""
        functions, tree, state = self.game.compiled, self.tree, self.states[1]
        self.raw[1] = self.raw[0]
        said = [Step(self.seat, best)]
        functions.apply(state, self.game.words.index(best))
        while len(said) < LONGEST_LINE and (mover := int(functions.mover(state))) >= 0:
            legal = self.room.moves[: functions.legal(state, self.room.moves)].tolist()
            node = self.search._locate(tree, state, self.raw, self.seat, self.room)
            if node == NO_NODE:
                if len(legal) > 1:
                    break
                move = legal[0]
            else:
                likely = max(self.edges(node), key=lambda edge: int(tree.edges["visits"][edge]))
                move = int(tree.edges["move"][likely])
                if tree.edges["visits"][likely] < LEAST_VISITS or move not in legal:
                    break
            said.append(Step(mover, self.game.words[move]))
            functions.apply(state, move)
        return tuple(said)

    def edges(self, node: int) -> list[int]:
        edges = [int(self.tree.nodes["first"][node])]
        while (following := int(self.tree.edges["following"][edges[-1]])) >= 0:
            edges.append(following)
        return edges


@cache
def search_in(game: Game) -> Search:
    """The search all levels use in a game: with its light playouts."""
    return Search(game)


def precompile(game: Game) -> None:
    """Compile the search of a game, or load it from the disk."""
    match = game.new(game.players[0], seed=1)
    search_in(game).think(InfoState(match), simulations=1)
