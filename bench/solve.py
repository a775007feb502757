"""Solves the small editions, exactly or within computed bounds: `python bench/solve.py [game …]`.

Games of perfect information are solved by expectiminimax over every reachable position. Games with hidden information
are solved by CFR+ on the whole tree, with bounds from exact best responses to its average strategy. Values are
OpenSpiel's returns for the seat that starts: 1 for a win, 0 for a tie, -1 for a loss.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Hashable
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

import kolmik
from kolmik.engine import NATURE, NOBODY, Game, Record
from kolmik.engine.match import Match, Setting
from kolmik.envs.infostate import InfoStateTracker

EDITION = "mini"
ITERATIONS = 2000
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def return_of(match: Match) -> int:
    """The return of seat 0: 1 if it is the sole winner, -1 if seat 1 is, else 0."""
    winners = match.winners
    return (0 in winners) - (1 in winners)


@dataclass
class Expectiminimax:
    """Solves a two-player game of perfect information; values are for seat 0, as exact fractions."""

    canonical: Callable[[Record], None] | None  # makes positions of equal value equal
    values: dict[bytes, Fraction] = field(default_factory=dict)

    def value(self, match: Match) -> Fraction:
        mover = match.mover
        if mover == NOBODY:
            return Fraction(return_of(match))
        state = match.state
        if self.canonical is not None:
            self.canonical(state)
        key = blake2b(state.tobytes(), digest_size=16).digest()
        found = self.values.get(key)
        if found is None:
            found = self.values[key] = self._evaluate(match, mover)
        return found

    def _evaluate(self, match: Match, mover: int) -> Fraction:
        if mover == NATURE:
            moves, weights = match.chance_outcomes()
            total = sum(weights)
            return (
                sum((weight * self.after(match, move) for move, weight in zip(moves, weights, strict=True)), Fraction())
                / total
            )
        values = [self.after(match, move) for move in match.legal_moves()]
        return max(values) if mover == 0 else min(values)

    def after(self, match: Match, move: int) -> Fraction:
        """The value after a move."""
        child = match.copy()
        child.play_number(move)
        return self.value(child)


def deals(match: Match) -> Counter[bytes]:
    """All states at the first decision, each with the number of deals that lead to it."""
    counts: Counter[bytes] = Counter({match.state.tobytes(): 1})
    while True:
        following: Counter[bytes] = Counter()
        for state, count in counts.items():
            here = match.with_state(np.frombuffer(bytearray(state), match.game.layout.dtype))
            if here.mover != NATURE:
                return counts
            for move, weight in zip(*here.chance_outcomes(), strict=True):
                after = here.copy()
                after.play_number(move)
                following[after.state.tobytes()] += count * weight
        counts = following


@dataclass
class Tree:
    """The whole tree of a two-player game with hidden information, level by level: an edge for each move of each node.

    A chance edge has a probability; a player's edge has a slot, one for each move of each information state.
    """

    parents: list[Ints] = field(default_factory=list)  # [level][edge]: the node above it, in the previous level
    slots: list[Ints] = field(default_factory=list)  # [level][edge]: its slot, -1 for chance
    chances: list[Floats] = field(default_factory=list)  # [level][edge]: its probability, 1 for a player's edge
    players: list[Ints] = field(default_factory=list)  # [level][node]: the player on turn
    returns: list[Floats] = field(default_factory=list)  # [level][node]: the return of seat 0 at the end, else 0
    states: list[int] = field(default_factory=list)  # [slot]: its information state
    owners: list[int] = field(default_factory=list)  # [information state]: its player
    places: dict[Hashable, int] = field(default_factory=dict)  # by key of an information state: its first slot

    @property
    def nodes(self) -> int:
        return sum(map(len, self.players))


def info_state_key(tracker: InfoStateTracker, seat: int) -> Hashable:
    """A key that is equal for equal information states."""
    start, codes, digest = tracker.info_state(seat)
    return seat, start.observe(seat).tobytes(), tuple(codes), digest


def tree_of(match: Match, key_of: Callable[[InfoStateTracker, int], Hashable] = info_state_key) -> Tree:
    """The tree under all deals; nodes that a seat cannot tell apart share an information state."""
    tree = Tree()
    roots = deals(match)
    whole = sum(roots.values())
    kind = match.game.layout.dtype
    level = [InfoStateTracker(match.with_state(np.frombuffer(bytearray(state), kind))) for state in roots]
    tree.parents.append(np.zeros(len(level), np.int64))
    tree.slots.append(np.full(len(level), -1, np.int64))
    tree.chances.append(np.array([count / whole for count in roots.values()]))
    while level:
        tree.players.append(np.array([tracker.match.mover for tracker in level], np.int64))
        tree.returns.append(np.array([return_of(tracker.match) for tracker in level], np.float64))
        following: list[InfoStateTracker] = []
        parents: list[int] = []
        slots: list[int] = []
        chances: list[float] = []
        for at, tracker in enumerate(level):
            mover = tracker.match.mover
            if mover == NOBODY:
                continue
            moves = tracker.match.legal_moves() if mover >= 0 else tracker.match.chance_outcomes()[0]
            weights = tracker.match.chance_outcomes()[1] if mover == NATURE else [1] * len(moves)
            order = sorted(range(len(moves)), key=moves.__getitem__)
            slot = -1
            if mover >= 0:
                slot = tree.places.setdefault(key_of(tracker, mover), len(tree.states))
                if slot == len(tree.states):
                    tree.states += [len(tree.owners)] * len(moves)
                    tree.owners.append(mover)
            for number, place in enumerate(order):
                child = deepcopy(tracker)
                child.apply(moves[place])
                following.append(child)
                parents.append(at)
                slots.append(slot + number if mover >= 0 else -1)
                chances.append(weights[place] / sum(weights) if mover == NATURE else 1.0)
        level = following
        if level:
            tree.parents.append(np.array(parents, np.int64))
            tree.slots.append(np.array(slots, np.int64))
            tree.chances.append(np.array(chances))
    return tree


class CFRPlus:
    """CFR+ on a tree: alternating updates, regrets clipped at 0, linear averaging."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.states = np.array(tree.states, np.int64)
        self.owners = np.array(tree.owners, np.int64)[self.states]  # [slot]
        self.regrets = np.zeros(len(self.states))
        self.sums = np.zeros(len(self.states))
        self.iterations = 0

    def _normalized(self, weights: Floats) -> Floats:
        """The probability of each slot in its information state; uniform where all weights are 0."""
        totals = np.bincount(self.states, weights, len(self.tree.owners))[self.states]
        sizes = np.bincount(self.states)[self.states]
        return np.where(totals > 0, weights / np.where(totals > 0, totals, 1), 1 / sizes)

    @property
    def average(self) -> Floats:
        return self._normalized(self.sums)

    def _down(self, strategy: Floats, seat: int) -> tuple[list[Floats], list[Floats]]:
        """The reach probabilities of each node: of chance and the opponent, and of the seat itself."""
        opponent, own = [], []
        above_opponent = above_own = np.ones(1)
        tree = self.tree
        for level, (parents, slots, chances) in enumerate(zip(tree.parents, tree.slots, tree.chances, strict=True)):
            played = np.where(slots >= 0, strategy[slots], 1.0)
            mine = tree.players[level - 1][parents] == seat if level else np.zeros(len(parents), np.bool_)
            above_opponent = above_opponent[parents] * chances * np.where(mine, 1.0, played)
            above_own = above_own[parents] * np.where(mine, played, 1.0)
            opponent.append(above_opponent)
            own.append(above_own)
        return opponent, own

    def iterate(self) -> None:
        self.iterations += 1
        for seat in (0, 1):
            strategy = self._normalized(self.regrets)
            opponent, own = self._down(strategy, seat)
            self._up(strategy, seat, opponent)
            for level, slots in enumerate(self.tree.slots):
                mine = (slots >= 0) & (self.owners[slots] == seat)
                reach = own[level - 1][self.tree.parents[level]][mine] if level else own[0][:0]
                first = np.zeros(len(self.states))
                first[slots[mine]] = reach  # the same at every node of an information state
                self.sums += self.iterations * first * strategy

    def _up(self, strategy: Floats, seat: int, opponent: list[Floats]) -> None:
        """Computes values from the leaves up and adds the counterfactual regrets."""
        tree, sign = self.tree, 1 if seat == 0 else -1
        regrets = np.zeros(len(self.states))
        values = tree.returns[-1]
        for level in range(len(tree.players) - 1, 0, -1):
            parents, slots = tree.parents[level], tree.slots[level]
            weight = tree.chances[level] * np.where(slots >= 0, strategy[slots], 1.0)
            above = tree.returns[level - 1] + np.bincount(parents, weight * values, len(tree.returns[level - 1]))
            mine = (slots >= 0) & (self.owners[slots] == seat)
            regret = sign * (values - above[parents]) * opponent[level - 1][parents]
            regrets += np.bincount(slots[mine], regret[mine], len(self.states))
            values = above
        self.regrets = np.maximum(self.regrets + regrets, 0)

    def value(self, strategy: Floats) -> float:
        """The value for seat 0 if both play this strategy."""
        values = self.tree.returns[-1]
        for level in range(len(self.tree.players) - 1, 0, -1):
            slots = self.tree.slots[level]
            weight = self.tree.chances[level] * np.where(slots >= 0, strategy[slots], 1.0)
            above = self.tree.returns[level - 1]
            values = above + np.bincount(self.tree.parents[level], weight * values, len(above))
        return float(values @ self.tree.chances[0])

    def best_response(self, strategy: Floats, seat: int) -> float:
        """The value of a seat's best response to this strategy; exact, because recall is perfect."""
        tree, sign = self.tree, 1 if seat == 0 else -1
        opponent, _ = self._down(strategy, seat)
        values = sign * tree.returns[-1]
        for level in range(len(tree.players) - 1, 0, -1):
            parents, slots = tree.parents[level], tree.slots[level]
            mine = (slots >= 0) & (self.owners[slots] == seat)
            utility = np.bincount(slots[mine], (values * opponent[level])[mine], len(self.states))
            best = np.full(len(tree.owners), -np.inf)
            np.maximum.at(best, self.states, utility)
            chosen = np.zeros(len(self.states))
            first = np.flatnonzero(utility == best[self.states])
            chosen[first[np.unique(self.states[first], return_index=True)[1]]] = 1
            weight = tree.chances[level] * np.where(mine, chosen[slots], np.where(slots >= 0, strategy[slots], 1.0))
            above = sign * tree.returns[level - 1]
            values = above + np.bincount(parents, weight * values, len(above))
        return float(values @ tree.chances[0])


@dataclass(frozen=True)
class Solved:
    """A line of the table."""

    game: Game
    positions: str
    value: float
    exactly: str
    seconds: float

    def line(self) -> str:
        share = f"{(1 + self.value) / 2:.2%}"
        cells = (self.game.title, self.positions, f"{self.value:.6f}", self.exactly, share, f"{self.seconds:.0f} s")
        return f"| {' | '.join(cells)} |"


HEAD = "| game | visited | value for the starter | exactly | wins | time |\n|---|---|---:|---|---:|---:|"


def solve_perfect_information(match: Match) -> Solved:
    """Solves by expectiminimax, in fractions."""
    started = time.perf_counter()
    solver = Expectiminimax(match.game.canonical)
    value = solver.value(match)
    return Solved(
        match.game,
        f"{len(solver.values):,} positions",
        float(value),
        str(value),
        time.perf_counter() - started,
    )


def solve_hidden(match: Match, iterations: int) -> Solved:
    """Solves by CFR+; the best responses to the average strategy bound the value."""
    started = time.perf_counter()
    tree = tree_of(match)
    solver = CFRPlus(tree)
    for number in range(iterations):
        if number % (iterations // 10 or 1) == 0:
            print(f"{match.game.title}: {number} of {iterations} iterations", file=sys.stderr)
        solver.iterate()
    average = solver.average
    high, low = solver.best_response(average, 0), -solver.best_response(average, 1)
    return Solved(
        match.game,
        f"{tree.nodes:,} nodes, {len(tree.owners):,} information states, {iterations:,} iterations",
        solver.value(average),
        f"between {low:.6f} and {high:.6f}, exploitability {(high - low) / 2:.1e}",
        time.perf_counter() - started,
    )


def solve(game: Game, iterations: int = ITERATIONS) -> Solved:
    """Solves the small edition of a game for two players; seat 0 starts."""
    game.precompile()
    match = Match(Setting.choose(game, 2, 0, {"edition": EDITION}))
    return solve_perfect_information(match) if game.open else solve_hidden(match, iterations)


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve the small editions.")
    parser.add_argument("games", nargs="*", default=[game.name for game in kolmik.games()], help="which games")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of CFR+, for games with hidden information")
    given = parser.parse_args()
    print(HEAD)
    for name in given.games:
        print(solve(kolmik.game(name), given.iterations).line(), flush=True)


if __name__ == "__main__":
    main()
