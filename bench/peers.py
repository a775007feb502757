"""The peers that `make bench` measures next to this engine.

Every subject plays uniformly random moves, has the legal moves computed at every decision and
counts the players' decisions only: chance nodes cost time but are not counted. Where a peer can
be driven in more than one way, the way that is fastest for the peer is the one measured.

How decisions are counted inside OpenSpiel's C++ rollouts
---------------------------------------------------------
`mcts_search` reports no move counts, so the search is set up to make them known. With
`max_simulations=1` the root has never been visited, the tree policy returns the root itself and
the evaluator is called once on it: one search is exactly `n_rollouts` random games from the root
(each rollout: clone, then `LegalActions` and a uniform choice at each decision until the end).
The mean number of decisions of a random game from the same root comes from a separate seeded
sample, untimed and kept for the process; decisions = rollouts x that mean. In hearts and
oh_hell the deal fixes the length, so the count is exact; in crazy_eights the sample is grown
until the standard error of the mean is at most 0.2 %, and `how` states it.

Why the rollouts start after the deal
-------------------------------------
`mcts_search` crashes on a chance root in open_spiel 2.0.2 (its backup step looks for the player
who moved before the root), so rollouts cannot start before the deal. This favours the peer: OpenSpiel
does not pay for the 50-odd chance nodes of a deal here, while a random game of this engine runs
from set-up to the end. `pyspiel` driven from Python starts from the same dealt states,
which is also its faster way. The deals are a seeded pool taken in turn; the first chance node
(the passing direction in hearts, the hand size in oh_hell) runs through its outcomes evenly, as
the speed in oh_hell depends on the hand size.
"""

from __future__ import annotations

import importlib
import math
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from time import perf_counter
from typing import Any

GAMES = {
    "hearts": "hearts",
    "crazy_eights 5p": "crazy_eights(players=5)",
    "oh_hell": "oh_hell",
}
REFERENCE = "OpenSpiel C++ hearts"
"""The subject to which `run.py` compares all others."""

DEALS = 68  # 4 x 17: even over hearts' 4 passing directions and oh_hell's 17 hand sizes.
ROLLOUTS = 1000  # A leaf; from here on more rollouts a leaf make no measurable difference.
SEED = 20_240
STANDARD_ERROR = 0.002  # Relative, of the mean number of decisions per rollout.
MIN_SAMPLE_ROUNDS, MAX_SAMPLE_ROUNDS = 10, 2000  # The maximum stops games whose length varies too much.


class PeerError(RuntimeError):
    """A peer that cannot be measured; the message is one sentence for the user."""


@dataclass(frozen=True)
class Subject:
    """One row of the benchmark: `run(seconds)` returns (decisions made, seconds taken)."""

    name: str
    how: str
    run: Callable[[float], tuple[int, float]]


@dataclass(frozen=True)
class Lengths:
    """Mean decisions of a random game from each deal, and how well their mean is known."""

    per_deal: tuple[float, ...]
    games: int
    relative_error: float

    @property
    def mean(self) -> float:
        """Over the deals, as the rollouts take them in turn."""
        return statistics.fmean(self.per_deal)

    def describe(self) -> str:
        """Put the mean and its error into words for `how`."""
        if self.relative_error == 0.0:
            return f"{self.mean:.2f} decisions a rollout on average, fixed by the deal"
        return (
            f"{self.mean:.2f} decisions a rollout on average "
            f"(standard error {100 * self.relative_error:.2f} %, {self.games} sampled games)"
        )


def _need(module: str, package: str) -> Any:
    """Import a peer, or say in one sentence how to get it.

    By name and at call time, so that the rest of the benchmark imports without the peers.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        own = error.name is None or f"{module}.".startswith(f"{error.name}.")
        missing = package if own else f"{error.name}, which {package} needs,"
        raise PeerError(f"{missing} is not installed: run `make bench`, which sets it up.") from error


def _sample_chance(state: Any, uniform: Callable[[], float]) -> int:
    """Draw a chance node's outcome by probability; the last one absorbs rounding."""
    point = uniform()
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        point -= probability
        if point < 0.0:
            return int(action)
    return int(outcomes[-1][0])


def _play_out(state: Any, uniform: Callable[[], float]) -> int:
    """Play a random game to its end in place, from Python; return the decisions made."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample_chance(state, uniform))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
            decisions += 1
    return decisions


@cache
def _deals(spec: str) -> tuple[Any, ...]:
    """Deal the pool of states, each at its first decision."""
    game = _need("pyspiel", "open_spiel").load_game(spec)
    uniform = random.Random(SEED).random
    pool = []
    for number in range(DEALS):
        state = game.new_initial_state()
        first = state.chance_outcomes()
        state.apply_action(first[number % len(first)][0])
        while state.is_chance_node():
            state.apply_action(_sample_chance(state, uniform))
        pool.append(state)
    return tuple(pool)


@cache
def _lengths(spec: str) -> Lengths:
    """Sample random games from every deal until the mean length is known well enough.

    Each round plays every deal once. The deals are the very ones the rollouts start from, so
    only the spread within a deal counts towards the error.
    """
    uniform = random.Random(SEED + 1).random
    pool = _deals(spec)
    seen: list[list[int]] = [[] for _ in pool]
    for played in range(1, MAX_SAMPLE_ROUNDS + 1):
        for state, lengths in zip(pool, seen, strict=True):
            lengths.append(_play_out(state.clone(), uniform))
        if played < MIN_SAMPLE_ROUNDS or played % 5:
            continue
        means = [statistics.fmean(lengths) for lengths in seen]
        variance = sum(statistics.variance(lengths) / played for lengths in seen)
        error = math.sqrt(variance) / len(pool) / statistics.fmean(means)
        if error <= STANDARD_ERROR:
            return Lengths(tuple(means), played * len(pool), error)
    raise PeerError(f"The length of random games of {spec} could not be estimated well enough.")


def _cpp_rollouts(label: str, spec: str) -> Subject:
    """OpenSpiel in its own C++ loop: one Python call for every thousand games."""
    pyspiel = _need("pyspiel", "open_spiel")
    lengths = _lengths(spec)
    bot = pyspiel.MCTSBot(
        game=pyspiel.load_game(spec),
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=0,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    # Kept between runs, so that short runs do not all measure the first few deals.
    turns: Iterator[tuple[Any, float]] = cycle(zip(_deals(spec), lengths.per_deal, strict=True))

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0.0
        start = perf_counter()
        end = start
        while end - start < seconds:
            state, length = next(turns)
            if bot.mcts_search(state).explore_count != 1:
                raise PeerError("OpenSpiel's search did not evaluate its root exactly once.")
            decisions += ROLLOUTS * length
            end = perf_counter()
        return round(decisions), end - start

    how = (
        f"`MCTSBot.mcts_search` on `{spec}`, one leaf of {ROLLOUTS} random rollouts a search, "
        f"from {DEALS} dealt states in turn (deal not timed); {lengths.describe()}"
    )
    return Subject(f"OpenSpiel C++ {label}", how, run)


def _from_python(label: str, spec: str) -> Subject:
    """OpenSpiel stepped through `pyspiel`, the way most Python users drive it."""
    turns: Iterator[Any] = cycle(_deals(spec))
    uniform = random.Random(SEED + 2).random

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = perf_counter()
        end = start
        while end - start < seconds:
            decisions += _play_out(next(turns).clone(), uniform)
            end = perf_counter()
        return decisions, end - start

    how = (
        f"Python loop on `{spec}`: `legal_actions()` and `apply_action()` at each decision, "
        f"chance sampled from `chance_outcomes()`, from clones of the same {DEALS} dealt states"
    )
    return Subject(f"pyspiel {label}", how, run)


def _rlcard_game() -> Subject:
    """RLCard's UNO below its environment, which is more than twice as fast for it."""
    game = _need("rlcard.games.uno", "rlcard").Game()
    game.np_random = _need("numpy", "numpy").random.RandomState(SEED)
    uniform = random.Random(SEED + 3).random

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = perf_counter()
        end = start
        while end - start < seconds:
            state, _ = game.init_game()
            while not game.is_over():
                legal = state["legal_actions"]
                state, _ = game.step(legal[int(uniform() * len(legal))])
                decisions += 1
            end = perf_counter()
        return decisions, end - start

    how = (
        "Python loop on RLCard's `UnoGame` (2 players, its default): `init_game()`, then `step()` "
        "with a move from the `legal_actions` that it computes; no observation is encoded"
    )
    return Subject("RLCard UNO game", how, run)


def _rlcard_env() -> Subject:
    """RLCard's UNO through the interface it documents, observation included."""
    env = _need("rlcard", "rlcard").make("uno", config={"seed": SEED})
    uniform = random.Random(SEED + 4).random

    def run(seconds: float) -> tuple[int, float]:
        decisions = 0
        start = perf_counter()
        end = start
        while end - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = state["raw_legal_actions"]
                state, _ = env.step(legal[int(uniform() * len(legal))], raw_action=True)
                decisions += 1
            end = perf_counter()
        return decisions, end - start

    how = (
        "Python loop on `rlcard.make('uno')` (2 players): `reset()`, then `step()` with a move "
        "from `raw_legal_actions`; RLCard encodes an observation at every step"
    )
    return Subject("RLCard UNO env", how, run)


def subjects() -> list[Subject]:
    """All peers; the sampling of game lengths happens here, outside any timing."""
    return [
        *(_cpp_rollouts(label, spec) for label, spec in GAMES.items()),
        *(_from_python(label, spec) for label, spec in GAMES.items()),
        _rlcard_game(),
        _rlcard_env(),
    ]
