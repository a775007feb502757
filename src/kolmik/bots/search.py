"""The search from Python: time and simulation limits, evaluators in batches, results in words.

The tree and its loops are in `tree`. A search can stop after any simulation. The same seed and number of simulations
give the same result.

Leaves are evaluated and priors set in one of two ways: by rules that are compiled into the search (a rollout policy
and a prior), or by an evaluator, a Python function such as a neural network.
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

from .info_state import InfoState
from .rollout import evaluate_by, move_by_move, rollout_policy, uniform_prior
from .tree import NO_NODE, PRUNED, Scratch, Tree, loops, new_scratch, new_tree

MAX_NODES = 400_000  # about 100 MB
EDGES_PER_NODE = 8
BETWEEN_CHECKS = 256  # simulations between two looks at the clock
C_PUCT = 1.0
MAX_PV_LENGTH = 12
MIN_PV_VISITS = 8  # the principal variation ends at a move with fewer


@dataclass(frozen=True)
class MoveStats:
    """The statistics of a legal move."""

    move: str
    visits: int
    value: float  # the mover's chance of winning
    values: tuple[float, ...]  # every seat's


@dataclass(frozen=True)
class Step:
    """A move of the principal variation and the seat that makes it."""

    seat: int
    move: str


@dataclass(frozen=True)
class SearchResult:
    """The legal moves, the best first, and the principal variation."""

    seat: int
    moves: tuple[MoveStats, ...]
    principal_variation: tuple[Step, ...]  # from the best move up to the next move of nature
    simulations: int
    seconds: float

    @property
    def best(self) -> MoveStats:
        return self.moves[0]


class Evaluator(Protocol):
    """Evaluates a batch of positions: a prior for each legal move, and each seat's chance of winning."""

    def __call__(
        self,
        observations: npt.NDArray[np.int8],  # [position, number]: what the seat on turn knows
        seats: list[int],  # the seats on turn
        legal: list[npt.NDArray[np.int32]],  # the legal moves
    ) -> tuple[list[npt.NDArray[np.float64]], npt.NDArray[np.float64]]:  # priors (any scale), values [position, seat]
        ...


class Search:
    """A search for one game: `policy` and `prior` are rules, `evaluator` replaces both."""

    def __init__(
        self,
        game: Game,
        policy: Callable[..., Any] | None = None,
        prior: Callable[..., Any] = uniform_prior,
        evaluator: Evaluator | None = None,
        batch_size: int = 16,  # positions in one call of the evaluator
        c_puct: float = C_PUCT,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.batch_size = batch_size if evaluator else 1
        self.c_puct = c_puct
        own = game.rollout if policy is None else None
        play_to_end = own or move_by_move(game, policy or rollout_policy(game))
        rules = loops(game, evaluate_by(game, play_to_end), prior)
        self._simulate, self._find_node = compiled(rules.simulate), compiled(rules.find_node)
        self._select_path, self._backup = compiled(rules.select_path), compiled(rules.backup)

    def run(
        self,
        info: InfoState,
        simulations: int = MAX_NODES,
        seconds: float | None = None,
        seed: int = 0,
        *,
        root_moves: Collection[str] | None = None,
        early_stop: bool = True,
    ) -> SearchResult:
        """Search until a limit is reached or, with `early_stop`, no other move can overtake the most visited one.

        `root_moves` restricts the search to some of the legal moves. Without `early_stop` the values of a decided
        move become more exact.
        """
        end = time.perf_counter() + seconds if seconds is not None else None
        start = time.perf_counter()
        run = _Run(self, info, simulations, generator(seed))
        done = 0
        while done < simulations:
            now = min(BETWEEN_CHECKS if done else 1, simulations - done)
            run.evaluate(now) if self.evaluator else run.simulate(now)
            if done == 0 and self.evaluator:
                run.set_root_priors(self.evaluator)
            if done == 0 and root_moves is not None:
                run.prune_root(root_moves)
            done += now
            late = end is not None and time.perf_counter() >= end
            if late or (early_stop and run.decided(simulations - done)):
                break
        moves = run.move_stats()
        return SearchResult(info.seat, moves, run.principal_variation(moves[0].move), done, time.perf_counter() - start)


class _Run:
    """One search: its memory and its statistics so far."""

    def __init__(self, search: Search, info: InfoState, simulations: int, rng: Generator) -> None:
        game = search.game
        self.search, self.game, self.seat = search, game, info.seat
        nodes = min(simulations + 1, MAX_NODES)
        edges = EDGES_PER_NODE * nodes + game.most_legal
        self.tree: Tree = new_tree(nodes, edges, game.most_legal, info.players, search.batch_size)
        self.scratch: Scratch = new_scratch(game, info.players)
        self.rng = rng
        self.states = np.zeros(1 + search.batch_size, game.layout.dtype)  # the root state, then one a simulation
        self.states[0] = info.determinize(rng)[0]
        self.raw = self.states.view(np.int64).reshape(1 + search.batch_size, -1)
        self.choices = len(info.legal)

    def simulate(self, simulations: int) -> None:
        search, tree = self.search, self.tree
        search._simulate(tree, self.states[1], self.raw, self.seat, self.rng, self.scratch, search.c_puct, simulations)

    def prune_root(self, moves: Collection[str]) -> None:
        """Restrict the root to these moves; the first simulation no longer counts if it made another."""
        for edge in self.root_edges():
            if self.game.words[self.tree.edges["move"][edge]] not in moves:
                self.tree.edges["prior"][edge] = PRUNED
                self.tree.edges["visits"][edge] = 0
                self.tree.edges["value_sum"][edge] = 0.0
                self.tree.root_values[edge - self.root_edges()[0]] = 0.0

    # --- with an evaluator ---

    def set_root_priors(self, evaluator: Evaluator) -> None:
        """Set the priors of the root: the first simulation goes past it, so it is in no batch."""
        functions, state, scratch = self.game.compiled, self.states[0], self.scratch
        functions.observe(state, self.seat, scratch.observation)
        legal = scratch.moves[: functions.legal(state, scratch.moves)].copy()
        observation = scratch.observation[: self.game.observation_size].copy()
        (priors,), _ = evaluator(np.array([observation]), [self.seat], [legal])
        self.tree.edges["prior"][self.root_edges().start : self.root_edges().stop] = priors / priors.sum()

    def evaluate(self, simulations: int) -> None:
        for start in range(0, simulations, self.search.batch_size):
            self.evaluate_batch(min(self.search.batch_size, simulations - start))

    def evaluate_batch(self, size: int) -> None:
        """Select `size` paths, evaluate their leaves together, back up the values."""
        search, functions, scratch = self.search, self.game.compiled, self.scratch
        leaves: list[tuple[int, int]] = []  # simulation, new node
        observations, seats, legal = [], [], []
        for sim in range(size):
            state = self.states[1 + sim]
            node = search._select_path(self.tree, state, self.raw, sim, self.seat, self.rng, scratch, search.c_puct)
            while (mover := int(functions.mover(state))) == NATURE:  # only where the path was cut at MAX_DEPTH
                functions.apply(state, functions.draw(state, self.rng, scratch.moves, scratch.weights))
            if mover == NOBODY:
                search._backup(self.tree, sim, self.win_shares(state))
                continue
            functions.observe(state, mover, scratch.observation)
            observations.append(scratch.observation[: self.game.observation_size].copy())
            legal.append(scratch.moves[: functions.legal(state, scratch.moves)].copy())
            seats.append(mover)
            leaves.append((sim, node))
        if leaves:
            assert search.evaluator is not None
            all_priors, values = search.evaluator(np.array(observations), seats, legal)
            for (sim, node), priors, value in zip(leaves, all_priors, values, strict=True):
                if node != NO_NODE:
                    first = int(self.tree.nodes["first_edge"][node])
                    self.tree.edges["prior"][first : first + len(priors)] = priors / priors.sum()
                search._backup(self.tree, sim, np.ascontiguousarray(value, np.float64))

    def win_shares(self, state: Any) -> npt.NDArray[np.float64]:
        """Each seat's share of the win in a game that is over."""
        self.game.compiled.scores(state, self.scratch.points, self.scratch.won)
        shares: npt.NDArray[np.float64] = self.scratch.won / self.scratch.won.sum(dtype=np.float64)
        return shares

    # --- results ---

    def root_edges(self) -> range:
        first = int(self.tree.nodes["first_edge"][0])
        return range(first, first + self.choices)

    def decided(self, left: int) -> bool:
        """Whether no other move can overtake the most visited one in the simulations that are left."""
        if self.choices == 1:
            return True
        edges = self.root_edges()
        second, best = np.sort(self.tree.edges["visits"][edges.start : edges.stop])[-2:]
        return int(best - second) > left

    def move_stats(self) -> tuple[MoveStats, ...]:
        found = []
        for at, edge in enumerate(self.root_edges()):
            visits = int(self.tree.edges["visits"][edge])
            values = tuple((self.tree.root_values[at] / max(visits, 1)).tolist())
            move = self.game.words[self.tree.edges["move"][edge]]
            found.append(MoveStats(move, visits, values[self.seat], values))
        return tuple(sorted(found, key=lambda one: (-one.visits, -one.value, one.move)))

    def principal_variation(self, best: str) -> tuple[Step, ...]:
        """The most visited moves from the best move on, up to nature's next move or too few visits."""
        functions, tree, state, scratch = self.game.compiled, self.tree, self.states[1], self.scratch
        self.raw[1] = self.raw[0]
        steps = [Step(self.seat, best)]
        functions.apply(state, self.game.words.index(best))
        while len(steps) < MAX_PV_LENGTH and (mover := int(functions.mover(state))) >= 0:
            legal = scratch.moves[: functions.legal(state, scratch.moves)].tolist()
            node = self.search._find_node(tree, state, self.raw, self.seat, scratch)
            if node == NO_NODE:
                if len(legal) > 1:
                    break
                move = legal[0]
            else:
                likely = max(self.edges(node), key=lambda edge: int(tree.edges["visits"][edge]))
                move = int(tree.edges["move"][likely])
                if tree.edges["visits"][likely] < MIN_PV_VISITS or move not in legal:
                    break
            steps.append(Step(mover, self.game.words[move]))
            functions.apply(state, move)
        return tuple(steps)

    def edges(self, node: int) -> list[int]:
        edges = [int(self.tree.nodes["first_edge"][node])]
        while (sibling := int(self.tree.edges["next_sibling"][edges[-1]])) >= 0:
            edges.append(sibling)
        return edges


@cache
def default_search(game: Game) -> Search:
    """The search that all levels share in a game: with the rollouts of the game."""
    return Search(game)


def precompile(game: Game) -> None:
    """Compile the search of a game, or load it from the disk."""
    match = game.new(game.players[0], seed=1)
    default_search(game).run(InfoState(match), simulations=1)


def is_precompiled(game: Game) -> bool:
    """Whether this machine has compiled the search of a game before."""
    simulate = default_search(game)._simulate
    from kolmik.engine.cache import is_cached  # imports Numba, as the search has by now

    return is_cached(simulate)
