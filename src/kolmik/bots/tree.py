"""Monte-Carlo tree search: PUCT with parent-mean FPU, transpositions and single-observer information sets.

- Selection is PUCT; an edge without visits takes the mean value of its node (first-play urgency, FPU).
- Every simulation searches one determinization: a deal that the searching seat cannot tell from the true one. As in
  SO-ISMCTS, the searcher's nodes are its own information sets. Where hands are hidden, the nodes of the other seats
  are keyed by public information, so one node stands for all hands its mover may hold, and selection considers only
  the moves that are legal in this determinization. No choice in the tree depends on information its mover lacks.
- Nature has no nodes. Its moves are sampled at their true odds, and each outcome leads to nodes of its own.
- Nodes are stored in a hash table by `node_key`, so paths to the same position share a node (transpositions).

The loops are rules, written once for all games: they run compiled and without the GIL. The caller owns all memory. A
full tree stops growing, but the search continues to update its statistics.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, rule

from .node_key import node_key

Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

NO_NODE = NO_EDGE = -1
PRUNED = -1e9  # the prior of an edge that is never selected
NODES, EDGES = range(2)  # in `used`
MAX_DEPTH = 256  # decisions on one path
SCRATCH_BYTES, SCRATCH_FLOATS = 256, 128  # scratch memory for a game's own rollout


NODE = np.dtype(
    [
        ("key", np.int64),  # see `node_key`
        ("value_sum", np.float64),  # for its mover
        ("first_edge", np.int32),
        ("visits", np.int32),
    ]
)
EDGE = np.dtype(
    [
        ("value_sum", np.float64),  # for the mover
        ("prior", np.float64),
        ("move", np.int32),
        ("next_sibling", np.int32),  # the next edge of the same node, or NO_EDGE
        ("visits", np.int32),
        ("child", np.int32),  # the node it leads to, if that is always the same one and known; else NO_NODE
    ]
)
STEP = np.dtype([("edge", np.int32), ("node", np.int32), ("seat", np.int32)])  # of a path


class Tree(NamedTuple):
    table: Ints  # hash table: the number of a node, or NO_NODE
    nodes: npt.NDArray[np.void]
    edges: npt.NDArray[np.void]
    root_values: Reals  # [edge of the root, seat]: value sums for every seat
    used: Longs  # how many nodes and edges there are
    path: npt.NDArray[np.void]  # [simulation of the batch, step]
    path_length: Ints  # [simulation of the batch]


class Scratch(NamedTuple):
    """Scratch memory for one thread."""

    moves: Ints
    weights: Ints
    legal_rank: Ints  # by move: its place among the legal moves, counted from 1; else 0
    observation: npt.NDArray[np.int8]
    observation_words: Longs  # the same memory
    priors: Reals
    values: Reals
    points: Ints
    won: npt.NDArray[np.int8]
    bytes: npt.NDArray[np.uint8]  # for a game's own rollout
    floats: npt.NDArray[np.float32]  # the same


class Loops(NamedTuple):
    """The rules of a search in one game."""

    simulate: Callable[..., Any]
    select_path: Callable[..., Any]
    backup: Callable[..., Any]
    find_node: Callable[..., Any]


def new_tree(nodes: int, edges: int, most_legal: int, players: int, batch_size: int = 1) -> Tree:
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        table=np.full(slots, NO_NODE, np.int32),
        nodes=np.empty(nodes, NODE),
        edges=np.empty(edges, EDGE),
        root_values=np.zeros((most_legal, players), np.float64),
        used=np.zeros(2, np.int64),
        path=np.zeros((batch_size, MAX_DEPTH), STEP),
        path_length=np.zeros(batch_size, np.int32),
    )


def new_scratch(game: Game, players: int) -> Scratch:
    moves, weights = game.buffers()
    words = np.zeros(game.observation_size // 8 + 1, np.int64)
    return Scratch(
        moves=moves,
        weights=weights,
        legal_rank=np.zeros(game.moves, np.int32),
        observation=words.view(np.int8),
        observation_words=words,
        priors=np.zeros(game.most_legal, np.float64),
        values=np.zeros(players, np.float64),
        points=np.zeros(players, np.int32),
        won=np.zeros(players, np.int8),
        bytes=np.zeros(SCRATCH_BYTES, np.uint8),
        floats=np.zeros(SCRATCH_FLOATS, np.float32),
    )


@rule
def find_slot(tree: Any, key: int) -> int:
    """The slot of a node in the hash table, or the free slot where it belongs."""
    mask = len(tree.table) - 1
    slot = key & mask
    while tree.table[slot] != NO_NODE and tree.nodes[tree.table[slot]].key != key:
        slot = (slot + 1) & mask
    return slot


@rule
def add_edge(tree: Any, move: int, prior: float) -> int:
    """A new edge, or NO_EDGE when the memory is full."""
    edge = int(tree.used[EDGES])
    if edge == len(tree.edges):
        return NO_EDGE
    tree.used[EDGES] = edge + 1
    tree.edges[edge].move = move
    tree.edges[edge].next_sibling = NO_EDGE
    tree.edges[edge].visits = 0
    tree.edges[edge].child = NO_NODE
    tree.edges[edge].value_sum = 0.0
    tree.edges[edge].prior = prior
    return edge


@rule
def add_node(tree: Any, slot: int, key: int, moves: Any, count: int, priors: Any) -> int:
    """A new node with an edge for each move, or NO_NODE when the memory is full."""
    node = int(tree.used[NODES])
    if node == len(tree.nodes) or tree.used[EDGES] + count > len(tree.edges):
        return NO_NODE
    tree.used[NODES] = node + 1
    tree.table[slot] = node
    tree.nodes[node].key = key
    tree.nodes[node].first_edge = tree.used[EDGES]
    tree.nodes[node].visits = 0
    tree.nodes[node].value_sum = 0.0
    before = NO_EDGE
    for at in range(count):
        edge = add_edge(tree, int(moves[at]), float(priors[at]))
        if before != NO_EDGE:
            tree.edges[before].next_sibling = edge
        before = edge
    return node


@rule
def puct(tree: Any, edge: int, fpu: float, bonus: float) -> float:
    """PUCT score: mean value, or FPU without visits, plus the exploration bonus."""
    visits = int(tree.edges[edge].visits)
    return (tree.edges[edge].value_sum / visits if visits else fpu) + bonus / (1 + visits)


def selector(exploration_bonus: Callable[..., Any]) -> Callable[..., Any]:
    """The selection rule of a node: the edge with the highest PUCT score among those with a bonus of at least 0."""

    @rule
    def select(tree: Any, node: int, c_puct: float, scratch: Any, prior_sum: float) -> int:
        visits = int(tree.nodes[node].visits)
        fpu = tree.nodes[node].value_sum / visits if visits else 0.5
        exploration = c_puct * sqrt(float(visits + 1))
        best = NO_EDGE
        highest = -1.0
        edge = int(tree.nodes[node].first_edge)
        while edge != NO_EDGE:
            bonus = exploration_bonus(tree, edge, exploration, scratch, prior_sum)
            if bonus >= 0.0:
                score = puct(tree, edge, fpu, bonus)
                if score > highest:
                    highest = score
                    best = edge
            edge = int(tree.edges[edge].next_sibling)
        return best

    return select


@rule
def stored_bonus(tree: Any, edge: int, exploration: float, scratch: Any, prior_sum: float) -> float:
    """The exploration bonus from the prior of the edge; negative if the edge is pruned."""
    return float(exploration * tree.edges[edge].prior)


@rule
def legal_bonus(tree: Any, edge: int, exploration: float, scratch: Any, prior_sum: float) -> float:
    """The bonus from the priors of this determinization, normalised over its legal moves; PRUNED for other moves."""
    rank = -int(scratch.legal_rank[tree.edges[edge].move])
    return exploration * scratch.priors[rank - 1] / prior_sum if rank else PRUNED


select = selector(stored_bonus)
select_ranked = selector(legal_bonus)


@rule
def select_legal(tree: Any, node: int, c_puct: float, count: int, scratch: Any) -> int:
    """The edge to follow among the legal moves of this determinization; moves that are new here get an edge.

    The caller has written `moves` and `priors`. A rank is negative once its move has an edge.
    """
    moves, priors, rank = scratch.moves, scratch.priors, scratch.legal_rank
    for at in range(count):
        rank[moves[at]] = at + 1
    prior_sum = 0.0
    last = NO_EDGE
    edge = int(tree.nodes[node].first_edge)
    while edge != NO_EDGE:
        at = int(rank[tree.edges[edge].move])
        if at:
            prior_sum += priors[at - 1]
            rank[tree.edges[edge].move] = -at
        last = edge
        edge = int(tree.edges[edge].next_sibling)
    for at in range(count):
        if rank[moves[at]] > 0:
            added = add_edge(tree, int(moves[at]), float(priors[at]))
            if added == NO_EDGE:
                rank[moves[at]] = 0
                continue
            tree.edges[last].next_sibling = added
            last = added
            prior_sum += priors[at]
            rank[moves[at]] = -at - 1
    best = select_ranked(tree, node, c_puct, scratch, prior_sum)
    for at in range(count):
        rank[moves[at]] = 0
    return int(best)


def loops(game: Game, rollout: Callable[..., Any], prior: Callable[..., Any]) -> Loops:
    """The rules of a search in one game; `rollout` evaluates a leaf, `prior` writes the priors of legal moves."""
    rules = game.rules
    mover, legal, apply, redeal = rules.mover, rules.legal, rules.apply, rules.redeal
    draw = game.interpreted.draw
    key_of = node_key(game)
    public = game.open
    hidden = rules.digest is not None  # never with `public`: `Game` refuses that

    @rule
    def find_or_expand(tree: Any, s: State, state: Any, who: int, seat: int, count: int, scratch: Any) -> int:
        """The node of a decision, added if it is new; NO_NODE when the memory is full."""
        key = key_of(s, who, seat, state, scratch)
        slot = find_slot(tree, key)
        if tree.table[slot] == NO_NODE:
            prior(s, scratch.moves, count, scratch.priors)
            return add_node(tree, slot, key, scratch.moves, count, scratch.priors)
        return int(tree.table[slot])

    @rule
    def select_path(
        tree: Any, s: State, raw: Any, sim: int, seat: int, rng: Generator, scratch: Any, c_puct: float
    ) -> int:
        """Selection and expansion: from a determinization to a new node, which it returns, or to the end of the game.

        `sim` numbers the simulations of a batch; `s` is row 1 + `sim` of `raw`, row 0 the root state. Returns NO_NODE
        at the end of a game and when the memory is full.
        """
        for word in range(raw.shape[1]):
            raw[1 + sim, word] = raw[0, word]
        redeal(s, seat, rng)
        step = 0
        found = NO_NODE
        edge = NO_EDGE  # the last one followed, if no forced move and no chance came after it
        who = mover(s)
        while who != NOBODY and step < MAX_DEPTH:
            if who == NATURE:
                apply(s, draw(s, rng, scratch.moves, scratch.weights))
                who = mover(s)
                edge = NO_EDGE
                continue
            node = int(tree.edges[edge].child) if public and edge != NO_EDGE else NO_NODE
            if node == NO_NODE:
                count = legal(s, scratch.moves)
                if count == 1 and step > 0:
                    apply(s, int(scratch.moves[0]))
                    who = mover(s)
                    edge = NO_EDGE
                    continue
                nodes = int(tree.used[NODES])
                node = find_or_expand(tree, s, raw[1 + sim], who, seat, count, scratch)
                if public and edge != NO_EDGE:
                    tree.edges[edge].child = node
                if node == NO_NODE or (node == nodes and step > 0):
                    found = node
                    break
            if hidden and who != seat:
                prior(s, scratch.moves, count, scratch.priors)
                edge = select_legal(tree, node, c_puct, count, scratch)
                if edge == NO_EDGE:
                    break
            else:
                edge = select(tree, node, c_puct, scratch, 1.0)
            tree.nodes[node].visits += 1
            tree.edges[edge].visits += 1
            tree.path[sim, step].edge = edge
            tree.path[sim, step].seat = who
            tree.path[sim, step].node = node
            step += 1
            apply(s, int(tree.edges[edge].move))
            who = mover(s)
        tree.path_length[sim] = step
        return found

    @rule
    def backup(tree: Any, sim: int, values: Any) -> None:
        """Add the values of a simulation, one for each seat, to the edges and nodes of its path."""
        for step in range(tree.path_length[sim]):
            edge = int(tree.path[sim, step].edge)
            value = values[tree.path[sim, step].seat]
            tree.edges[edge].value_sum += value
            tree.nodes[tree.path[sim, step].node].value_sum += value
        if tree.path_length[sim]:
            edge = int(tree.path[sim, 0].edge) - int(tree.nodes[tree.path[sim, 0].node].first_edge)
            for seat in range(len(values)):
                tree.root_values[edge, seat] += values[seat]

    @rule
    def simulate(
        tree: Any, s: State, raw: Any, seat: int, rng: Generator, scratch: Any, c_puct: float, simulations: int
    ) -> None:
        """Simulations one after the other, each with a rollout to the end of the game."""
        for _ in range(simulations):
            select_path(tree, s, raw, 0, seat, rng, scratch, c_puct)
            rollout(s, rng, scratch)
            backup(tree, 0, scratch.values)

    @rule
    def find_node(tree: Any, s: State, raw: Any, seat: int, scratch: Any) -> int:
        """The node of the state in row 1 of `raw`, or NO_NODE."""
        return int(tree.table[find_slot(tree, key_of(s, mover(s), seat, raw[1], scratch))])

    return Loops(simulate, select_path, backup, find_node)
