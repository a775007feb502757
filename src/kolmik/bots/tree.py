"""The search tree and the loops over it, written once for all games and run like rules: compiled, without the GIL.

A node is a decision as its mover may know it. The searcher's own nodes are told apart by what the searcher knows;
those of the others, where hands are hidden, by what everybody knows: one node then stands for all hands its mover may
hold, and of its moves only those are looked at that this deal allows. So nobody's choice in the tree rests on what
they could not know: not on cards, and not on another's secret choice. Nature has no nodes: its moves are drawn at
their true odds, and what comes of each draw has nodes of its own.

Nodes lie in a table by the digest of what is known, so that ways to the same position share one. All memory is the
caller's: a full tree stops growing and goes on counting.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, hash_combine, rule

Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

NO_NODE = NO_EDGE = -1
SHUT = -1e9  # the weight of an edge that is not to be gone through
NODES, EDGES = range(2)  # in `used`
DEEPEST = 256  # decisions of one way through the tree
OWN_BYTES, OWN_LANES = 256, 128  # what a game's own playout has room for
LANES = (0x243F6A8885A308D3, 0x13198A2E03707344, 0x2407382299F31D00, 0x082EFA98EC4E6C89)  # any numbers: those of pi


NODE = np.dtype(
    [
        ("key", np.int64),  # the digest of what is known there
        ("worth", np.float64),  # what its mover got altogether
        ("first", np.int32),  # its first edge
        ("times", np.int32),  # how often it was gone through
    ]
)
EDGE = np.dtype(
    [
        ("gain", np.float64),  # what the mover got altogether
        ("weight", np.float64),  # how promising it looked beforehand
        ("move", np.int32),
        ("following", np.int32),  # the next edge of the same node, or NO_EDGE
        ("visits", np.int32),
        ("onward", np.int32),  # the node it leads to, if always the same and known; else NO_NODE
    ]
)
STEP = np.dtype([("edge", np.int32), ("node", np.int32), ("seat", np.int32)])  # of a way through the tree


class Tree(NamedTuple):
    table: Ints  # by digest: the number of a node, NO_NODE where there is none
    nodes: npt.NDArray[np.void]
    edges: npt.NDArray[np.void]
    root: Reals  # [edge of the root, seat]: what each seat got
    used: Longs  # how many nodes and edges there are
    way: npt.NDArray[np.void]  # [lane, step]
    length: Ints  # [lane]: how many steps


class Room(NamedTuple):
    """Scratch memory for one thread."""

    moves: Ints
    weights: Ints
    place: Ints  # by move: where it stands among the legal ones, from 1; else 0
    told: npt.NDArray[np.int8]  # an observation
    words: Longs  # the same bytes
    prior: Reals
    values: Reals
    points: Ints
    won: npt.NDArray[np.int8]
    own: npt.NDArray[np.uint8]  # for what a game's own playout keeps
    lanes: npt.NDArray[np.float32]  # the same, for what it works with side by side


def new_tree(nodes: int, edges: int, most_legal: int, players: int, lanes: int = 1) -> Tree:
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        table=np.full(slots, NO_NODE, np.int32),
        nodes=np.empty(nodes, NODE),
        edges=np.empty(edges, EDGE),
        root=np.zeros((most_legal, players), np.float64),
        used=np.zeros(2, np.int64),
        way=np.zeros((lanes, DEEPEST), STEP),
        length=np.zeros(lanes, np.int32),
    )


def new_room(game: Game, players: int) -> Room:
    moves, weights = game.buffers()
    words = np.zeros(game.observation_size // 8 + 1, np.int64)
    return Room(
        moves=moves,
        weights=weights,
        place=np.zeros(game.moves, np.int32),
        told=words.view(np.int8),
        words=words,
        prior=np.zeros(game.most_legal, np.float64),
        values=np.zeros(players, np.float64),
        points=np.zeros(players, np.int32),
        won=np.zeros(players, np.int8),
        own=np.zeros(OWN_BYTES, np.uint8),
        lanes=np.zeros(OWN_LANES, np.float32),
    )


@rule
def digest_of(words: Any) -> int:
    """A digest of many words: four at a time, which a processor does side by side."""
    first, second, third, fourth = LANES  # other numbers, so that it counts which of them a word is in
    whole = len(words) // 4 * 4
    for at in range(0, whole, 4):
        first = hash_combine(first, words[at])
        second = hash_combine(second, words[at + 1])
        third = hash_combine(third, words[at + 2])
        fourth = hash_combine(fourth, words[at + 3])
    for at in range(whole, len(words)):
        first = hash_combine(first, words[at])
    return hash_combine(hash_combine(hash_combine(hash_combine(0, first), second), third), fourth)


@rule
def find(tree: Any, key: int) -> int:
    """The slot of a node in the table, or the free slot where it belongs."""
    mask = len(tree.table) - 1
    slot = key & mask
    while tree.table[slot] != NO_NODE and tree.nodes[tree.table[slot]].key != key:
        slot = (slot + 1) & mask
    return slot


@rule
def add_edge(tree: Any, move: int, weight: float) -> int:
    """A new edge, or NO_EDGE when the memory is full."""
    edge = int(tree.used[EDGES])
    if edge == len(tree.edges):
        return NO_EDGE
    tree.used[EDGES] = edge + 1
    tree.edges[edge].move = move
    tree.edges[edge].following = NO_EDGE
    tree.edges[edge].visits = 0
    tree.edges[edge].onward = NO_NODE
    tree.edges[edge].gain = 0.0
    tree.edges[edge].weight = weight
    return edge


@rule
def add_node(tree: Any, slot: int, key: int, moves: Any, count: int, prior: Any) -> int:
    """A new node with an edge for each move, or NO_NODE when the memory is full."""
    node = int(tree.used[NODES])
    if node == len(tree.nodes) or tree.used[EDGES] + count > len(tree.edges):
        return NO_NODE
    tree.used[NODES] = node + 1
    tree.table[slot] = node
    tree.nodes[node].key = key
    tree.nodes[node].first = tree.used[EDGES]
    tree.nodes[node].times = 0
    tree.nodes[node].worth = 0.0
    before = NO_EDGE
    for at in range(count):
        edge = add_edge(tree, int(moves[at]), float(prior[at]))
        if before != NO_EDGE:
            tree.edges[before].following = edge
        before = edge
    return node


@rule
def appeal(tree: Any, edge: int, unknown: float, eagerness: float) -> float:
    """What an edge has brought so far, and the more for being promising and little tried."""
    visits = int(tree.edges[edge].visits)
    return (tree.edges[edge].gain / visits if visits else unknown) + eagerness / (1 + visits)


@rule
def most_promising(tree: Any, node: int, c_puct: float) -> int:
    """The edge to go through: the one that appeals most."""
    times = int(tree.nodes[node].times)
    unknown = tree.nodes[node].worth / times if times else 0.5
    curiosity = c_puct * sqrt(float(times + 1))
    best = NO_EDGE
    highest = -1.0
    edge = int(tree.nodes[node].first)
    while edge != NO_EDGE:
        score = appeal(tree, edge, unknown, curiosity * tree.edges[edge].weight)
        if score > highest:
            highest = score
            best = edge
        edge = int(tree.edges[edge].following)
    return best


@rule
def most_promising_of(tree: Any, node: int, c_puct: float, place: Any, moves: Any, count: int, prior: Any) -> int:
    """The same among the legal moves of this deal; those that are new here get an edge."""
    for at in range(count):
        place[moves[at]] = at + 1
    total = 0.0
    last = NO_EDGE
    edge = int(tree.nodes[node].first)
    while edge != NO_EDGE:
        at = int(place[tree.edges[edge].move])
        if at:
            total += prior[at - 1]
            place[tree.edges[edge].move] = -at
        last = edge
        edge = int(tree.edges[edge].following)
    for at in range(count):
        if place[moves[at]] > 0:
            added = add_edge(tree, int(moves[at]), float(prior[at]))
            if added == NO_EDGE:
                place[moves[at]] = 0
                continue
            tree.edges[last].following = added
            last = added
            total += prior[at]
            place[moves[at]] = -at - 1
    times = int(tree.nodes[node].times)
    unknown = tree.nodes[node].worth / times if times else 0.5
    curiosity = c_puct * sqrt(float(times + 1))
    best = NO_EDGE
    highest = -1.0
    edge = int(tree.nodes[node].first)
    while edge != NO_EDGE:
        at = -int(place[tree.edges[edge].move])
        if at:
            place[tree.edges[edge].move] = 0
            score = appeal(tree, edge, unknown, curiosity * prior[at - 1] / total)
            if score > highest:
                highest = score
                best = edge
        edge = int(tree.edges[edge].following)
    return best


def loops(game: Game, playout: Callable[..., Any], promise: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """The loops for one game, with its way to play on from a leaf and its way to tell promising moves."""
    rules = game.rules
    mover, legal, apply, redeal = rules.mover, rules.legal, rules.apply, rules.redeal
    draw = game.interpreted.draw
    digest = knowledge(game)
    hidden, public = rules.digest is not None, game.open

    @rule
    def arrive(tree: Any, s: State, state: Any, who: int, seat: int, count: int, room: Any) -> int:
        """The node of a decision, a new one where there was none; NO_NODE when the memory is full."""
        key = digest(s, who, seat, state, room)
        slot = find(tree, key)
        if tree.table[slot] == NO_NODE:
            promise(s, room.moves, count, room.prior)
            return add_node(tree, slot, key, room.moves, count, room.prior)
        return int(tree.table[slot])

    @rule
    def descend(tree: Any, s: State, raw: Any, lane: int, seat: int, rng: Generator, room: Any, c_puct: float) -> int:
        """One way through the tree from a deal the seat cannot tell from the true one, to a new node or an end.

        `s` lies in row 1 + `lane` of `raw`, row 0 is where the search begins. The new node, or NO_NODE.
        """
        for word in range(raw.shape[1]):
            raw[1 + lane, word] = raw[0, word]
        redeal(s, seat, rng)
        step = 0
        found = NO_NODE
        edge = NO_EDGE  # the one just gone through
        who = mover(s)
        while who != NOBODY and step < DEEPEST:
            if who == NATURE:
                apply(s, draw(s, rng, room.moves, room.weights))
                who = mover(s)
                edge = NO_EDGE
                continue
            node = int(tree.edges[edge].onward) if public and edge != NO_EDGE else NO_NODE
            if node == NO_NODE:
                count = legal(s, room.moves)
                if count == 1 and step > 0:
                    apply(s, int(room.moves[0]))
                    who = mover(s)
                    edge = NO_EDGE
                    continue
                nodes = int(tree.used[NODES])
                node = arrive(tree, s, raw[1 + lane], who, seat, count, room)
                if public and edge != NO_EDGE:
                    tree.edges[edge].onward = node
                if node == NO_NODE or (node == nodes and step > 0):
                    found = node
                    break
            if hidden and who != seat:
                promise(s, room.moves, count, room.prior)
                edge = most_promising_of(tree, node, c_puct, room.place, room.moves, count, room.prior)
                if edge == NO_EDGE:
                    break
            else:
                edge = most_promising(tree, node, c_puct)
            tree.nodes[node].times += 1
            tree.edges[edge].visits += 1
            tree.way[lane, step].edge = edge
            tree.way[lane, step].seat = who
            tree.way[lane, step].node = node
            step += 1
            apply(s, int(tree.edges[edge].move))
            who = mover(s)
        tree.length[lane] = step
        return found

    @rule
    def back_up(tree: Any, lane: int, values: Any) -> None:
        """What came of a way through the tree is told to all who chose on it."""
        for step in range(tree.length[lane]):
            edge = int(tree.way[lane, step].edge)
            gain = values[tree.way[lane, step].seat]
            tree.edges[edge].gain += gain
            tree.nodes[tree.way[lane, step].node].worth += gain
        if tree.length[lane]:
            edge = int(tree.way[lane, 0].edge) - int(tree.nodes[tree.way[lane, 0].node].first)
            for seat in range(len(values)):
                tree.root[edge, seat] += values[seat]

    @rule
    def think(
        tree: Any, s: State, raw: Any, seat: int, rng: Generator, room: Any, c_puct: float, simulations: int
    ) -> None:
        """So many ways through the tree, each played out to the end of the game."""
        for _ in range(simulations):
            descend(tree, s, raw, 0, seat, rng, room, c_puct)
            playout(s, rng, room)
            back_up(tree, 0, room.values)

    @rule
    def locate(tree: Any, s: State, raw: Any, seat: int, room: Any) -> int:
        """The node of the mover of the state in row 1 of `raw`, or NO_NODE."""
        return int(tree.table[find(tree, digest(s, mover(s), seat, raw[1], room))])

    return {"descend": descend, "back_up": back_up, "think": think, "locate": locate}


def knowledge(game: Game) -> Callable[..., Any]:
    """How nodes are told apart in a game."""
    own, observe = game.rules.digest, game.rules.observe
    if game.open:

        @rule
        def by_state(s: State, who: int, seat: int, state: Any, room: Any) -> int:
            """By all there is, for all is public."""
            return digest_of(state)

        return by_state

    if own is None:

        @rule
        def by_observation(s: State, who: int, seat: int, state: Any, room: Any) -> int:
            """By all that the mover is told."""
            observe(s, who, room.told)
            return digest_of(room.words)

        return by_observation

    @rule
    def by_digest(s: State, who: int, seat: int, state: Any, room: Any) -> int:
        """The searcher's by what it knows, the others' by what everybody knows."""
        return hash_combine(own(s, who if who == seat else NOBODY), who)

    return by_digest
