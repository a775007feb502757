"""Solves the small editions exactly, or to a bound that is computed: `python bench/solve.py [game …]`.

Towers and Dungeon hide nothing: expectiminimax over every position there can be, each looked at once. Millstone does:
CFR+ on the whole tree, with the exact gain that a best response to its average strategy has. Values are OpenSpiel's
returns for the seat that begins: 1 for a win, 0 for a tie, -1 for a loss.
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
from kolmik.envs.recall import Table

EDITION = "mini"
ITERATIONS = 2000
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def towers_alike(state: Record) -> None:
    """Positions that are worth the same: the number of the round and the order of the row make no difference."""
    state["rounds"] = 0
    size = int(state["row_size"][0])
    state["row"][0, :size].sort()


def dungeon_alike(state: Record) -> None:
    """Positions that are worth the same: turns count only while they are first ones, arrivals at the top by number."""
    state["turns"] = min(int(state["turns"][0]), int(state["players"][0]))
    if not state["tie_by_last"][0]:
        state["top"][0, :].sort(axis=-1)
        state["top"][0, :] = state["top"][0, :, ::-1]


ALIKE: dict[str, Callable[[Record], None]] = {"towers": towers_alike, "dungeon": dungeon_alike}


def gain_of(match: Match) -> int:
    """1 if seat 0 has won alone, -1 if seat 1 has, 0 if both."""
    winners = match.winners
    return (0 in winners) - (1 in winners)


@dataclass
class Open:
    """A game of two without secrets, solved from the end: values are for seat 0, as exact fractions."""

    alike: Callable[[Record], None]
    values: dict[bytes, Fraction] = field(default_factory=dict)

    def value(self, match: Match) -> Fraction:
        mover = match.mover
        if mover == NOBODY:
            return Fraction(gain_of(match))
        state = match.state
        self.alike(state)
        key = blake2b(state.tobytes(), digest_size=16).digest()
        found = self.values.get(key)
        if found is None:
            found = self.values[key] = self._look(match, mover)
        return found

    def _look(self, match: Match, mover: int) -> Fraction:
        if mover == NATURE:
            moves, weights = match.chance_outcomes()
            sure = sum(weights)
            return (
                sum((weight * self.after(match, move) for move, weight in zip(moves, weights, strict=True)), Fraction())
                / sure
            )
        values = [self.after(match, move) for move in match.legal_moves()]
        return max(values) if mover == 0 else min(values)

    def after(self, match: Match, move: int) -> Fraction:
        """The value of the position that a move leads to."""
        child = match.copy()
        child.play_number(move)
        return self.value(child)


def deals(match: Match) -> Counter[bytes]:
    """All states in which the first player is asked, and how many of the deals lead to each."""
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
    """The whole tree of a game of two with secrets, level by level: an edge for every move at every node.

    An edge of nature has its chance; an edge of a player a slot, one for each move of each information state.
    """

    parents: list[Ints] = field(
        default_factory=list
    )  # by level, of each edge: the node it comes from, in the level above
    slots: list[Ints] = field(default_factory=list)  # of each edge: the slot, -1 for nature's
    chances: list[Floats] = field(default_factory=list)  # of each edge: nature's chance, 1 for a player's
    movers: list[Ints] = field(default_factory=list)  # by level, of each node
    gains: list[Floats] = field(default_factory=list)  # of each node: for seat 0 at the end, else 0
    states: list[int] = field(default_factory=list)  # of each slot: its information state
    owners: list[int] = field(default_factory=list)  # of each information state: whose it is
    places: dict[Hashable, int] = field(default_factory=dict)  # of each information state: its first slot

    @property
    def nodes(self) -> int:
        return sum(map(len, self.movers))


def knowledge(table: Table, seat: int) -> Hashable:
    """All that a seat remembers."""
    begun, codes, trail = table.remembered(seat)
    return seat, begun.observe(seat).tobytes(), tuple(codes), trail


def tree_of(match: Match, key_of: Callable[[Table, int], Hashable] = knowledge) -> Tree:
    """Grown from all deals at once; nodes with the same past to a seat share its information state."""
    tree = Tree()
    roots = deals(match)
    whole = sum(roots.values())
    kind = match.game.layout.dtype
    level = [Table(match.with_state(np.frombuffer(bytearray(state), kind))) for state in roots]
    tree.parents.append(np.zeros(len(level), np.int64))
    tree.slots.append(np.full(len(level), -1, np.int64))
    tree.chances.append(np.array([count / whole for count in roots.values()]))
    while level:
        tree.movers.append(np.array([table.match.mover for table in level], np.int64))
        tree.gains.append(np.array([gain_of(table.match) for table in level], np.float64))
        following: list[Table] = []
        parents: list[int] = []
        slots: list[int] = []
        chances: list[float] = []
        for at, table in enumerate(level):
            mover = table.match.mover
            if mover == NOBODY:
                continue
            moves = table.match.legal_moves() if mover >= 0 else table.match.chance_outcomes()[0]
            weights = table.match.chance_outcomes()[1] if mover == NATURE else [1] * len(moves)
            order = sorted(range(len(moves)), key=moves.__getitem__)
            slot = -1
            if mover >= 0:
                slot = tree.places.setdefault(key_of(table, mover), len(tree.states))
                if slot == len(tree.states):
                    tree.states += [len(tree.owners)] * len(moves)
                    tree.owners.append(mover)
            for number, place in enumerate(order):
                child = deepcopy(table)
                child.make(moves[place])
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


class Secret:
    """CFR+ on a tree: both seats in turn, regrets never below 0, later strategies counting more."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.states = np.array(tree.states, np.int64)
        self.owners = np.array(tree.owners, np.int64)[self.states]  # of each slot
        self.regrets = np.zeros(len(self.states))
        self.sums = np.zeros(len(self.states))
        self.rounds = 0

    def _shares(self, weights: Floats) -> Floats:
        """Of each slot its share in its information state; equal ones where all is 0."""
        totals = np.bincount(self.states, weights, len(self.tree.owners))[self.states]
        sizes = np.bincount(self.states)[self.states]
        return np.where(totals > 0, weights / np.where(totals > 0, totals, 1), 1 / sizes)

    @property
    def average(self) -> Floats:
        return self._shares(self.sums)

    def _down(self, strategy: Floats, seat: int) -> tuple[list[Floats], list[Floats]]:
        """How likely each node is by what the others do, and by what the seat itself does."""
        others, own = [], []
        above_others = above_own = np.ones(1)
        tree = self.tree
        for level, (parents, slots, chances) in enumerate(zip(tree.parents, tree.slots, tree.chances, strict=True)):
            played = np.where(slots >= 0, strategy[slots], 1.0)
            mine = tree.movers[level - 1][parents] == seat if level else np.zeros(len(parents), np.bool_)
            above_others = above_others[parents] * chances * np.where(mine, 1.0, played)
            above_own = above_own[parents] * np.where(mine, played, 1.0)
            others.append(above_others)
            own.append(above_own)
        return others, own

    def iterate(self) -> None:
        self.rounds += 1
        for seat in (0, 1):
            strategy = self._shares(self.regrets)
            others, own = self._down(strategy, seat)
            self._up(strategy, seat, others)
            for level, slots in enumerate(self.tree.slots):
                mine = (slots >= 0) & (self.owners[slots] == seat)
                reach = own[level - 1][self.tree.parents[level]][mine] if level else own[0][:0]
                first = np.zeros(len(self.states))
                first[slots[mine]] = reach  # the same at every node of an information state
                self.sums += self.rounds * first * strategy

    def _up(self, strategy: Floats, seat: int, others: list[Floats]) -> None:
        """Values from the leaves up, and what each slot would have gained."""
        tree, sign = self.tree, 1 if seat == 0 else -1
        gained = np.zeros(len(self.states))
        values = tree.gains[-1]
        for level in range(len(tree.movers) - 1, 0, -1):
            parents, slots = tree.parents[level], tree.slots[level]
            weight = tree.chances[level] * np.where(slots >= 0, strategy[slots], 1.0)
            above = tree.gains[level - 1] + np.bincount(parents, weight * values, len(tree.gains[level - 1]))
            mine = (slots >= 0) & (self.owners[slots] == seat)
            gain = sign * (values - above[parents]) * others[level - 1][parents]
            gained += np.bincount(slots[mine], gain[mine], len(self.states))
            values = above
        self.regrets = np.maximum(self.regrets + gained, 0)

    def value(self, strategy: Floats) -> float:
        """For seat 0, when both play this strategy."""
        values = self.tree.gains[-1]
        for level in range(len(self.tree.movers) - 1, 0, -1):
            slots = self.tree.slots[level]
            weight = self.tree.chances[level] * np.where(slots >= 0, strategy[slots], 1.0)
            above = self.tree.gains[level - 1]
            values = above + np.bincount(self.tree.parents[level], weight * values, len(above))
        return float(values @ self.tree.chances[0])

    def best_response(self, strategy: Floats, seat: int) -> float:
        """What a seat gets, at best, against this strategy: exact, since nobody forgets anything."""
        tree, sign = self.tree, 1 if seat == 0 else -1
        others, _ = self._down(strategy, seat)
        values = sign * tree.gains[-1]
        for level in range(len(tree.movers) - 1, 0, -1):
            parents, slots = tree.parents[level], tree.slots[level]
            mine = (slots >= 0) & (self.owners[slots] == seat)
            worth = np.bincount(slots[mine], (values * others[level])[mine], len(self.states))
            best = np.full(len(tree.owners), -np.inf)
            np.maximum.at(best, self.states, worth)
            chosen = np.zeros(len(self.states))
            first = np.flatnonzero(worth == best[self.states])
            chosen[first[np.unique(self.states[first], return_index=True)[1]]] = 1
            weight = tree.chances[level] * np.where(mine, chosen[slots], np.where(slots >= 0, strategy[slots], 1.0))
            above = sign * tree.gains[level - 1]
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


HEAD = "| game | looked at | value for who begins | exactly | wins | time |\n|---|---|---:|---|---:|---:|"


def solve_open(match: Match) -> Solved:
    """By expectiminimax, in fractions."""
    began = time.perf_counter()
    solver = Open(ALIKE[match.game.name])
    value = solver.value(match)
    return Solved(
        match.game,
        f"{len(solver.values):,} positions",
        float(value),
        str(value),
        time.perf_counter() - began,
    )


def solve_secret(match: Match, iterations: int) -> Solved:
    """By CFR+; the value lies between what either seat can be sure of against the average strategy."""
    began = time.perf_counter()
    tree = tree_of(match)
    solver = Secret(tree)
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
        time.perf_counter() - began,
    )


def solve(game: Game, iterations: int = ITERATIONS) -> Solved:
    """The small edition of a game, for two, seat 0 beginning."""
    game.precompile()
    match = Match(Setting.choose(game, 2, 0, {"edition": EDITION}))
    return solve_open(match) if game.open else solve_secret(match, iterations)


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve the small editions.")
    parser.add_argument("games", nargs="*", default=[game.name for game in kolmik.games()], help="which games")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of CFR+, for Millstone")
    given = parser.parse_args()
    print(HEAD)
    for name in given.games:
        print(solve(kolmik.game(name), given.iterations).line(), flush=True)


if __name__ == "__main__":
    main()
