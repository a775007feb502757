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

from kolmik.engine import NATURE, NOBODY, Game, Generator, State, rule, stir

Ints = npt.NDArray[np.int32]
Longs = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]

NO_NODE = NO_EDGE = -1
NODES, EDGES = range(2)  # in `used`
DEEPEST = 256  # decisions of one way through the tree


class Tree(NamedTuple):
    table: Ints  # by digest: the number of a node, NO_NODE where there is none
    key: Longs  # of each node: the digest of what is known there
    first: Ints  # its first edge
    times: Ints  # how often it was gone through
    worth: Reals  # what its mover got altogether, then
    move: Ints  # of each edge
    following: Ints  # the next edge of the same node, or NO_EDGE
    visits: Ints
    gain: Reals  # what the mover got altogether
    weight: Reals  # how promising it looked beforehand
    root: Reals  # [edge of the root, seat]: what each seat got
    used: Longs  # how many nodes and edges there are
    way: Ints  # [lane, step]: the edges gone through
    by: Ints  # [lane, step]: the seat that chose
    at: Ints  # [lane, step]: the node
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


def new_tree(nodes: int, edges: int, most_legal: int, players: int, lanes: int = 1) -> Tree:
    slots = 1 << (2 * nodes).bit_length()
    return Tree(
        table=np.full(slots, NO_NODE, np.int32),
        key=np.empty(nodes, np.int64),
        first=np.empty(nodes, np.int32),
        times=np.empty(nodes, np.int32),
        worth=np.empty(nodes, np.float64),
        move=np.empty(edges, np.int32),
        following=np.empty(edges, np.int32),
        visits=np.empty(edges, np.int32),
        gain=np.empty(edges, np.float64),
        weight=np.empty(edges, np.float64),
        root=np.zeros((most_legal, players), np.float64),
        used=np.zeros(2, np.int64),
        way=np.zeros((lanes, DEEPEST), np.int32),
        by=np.zeros((lanes, DEEPEST), np.int32),
        at=np.zeros((lanes, DEEPEST), np.int32),
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
    )


@rule
def digest_of(words: Any) -> int:
    """A digest of an observation, as words."""
    key = 0
    for at in range(len(words)):
        key = stir(key, words[at])
    return key


@rule
def find(tree: Any, key: int) -> int:
    """The slot of a node in the table, or the free slot where it belongs."""
    mask = len(tree.table) - 1
    slot = key & mask
    while tree.table[slot] != NO_NODE and tree.key[tree.table[slot]] != key:
        slot = (slot + 1) & mask
    return slot


@rule
def add_edge(tree: Any, move: int, weight: float) -> int:
    """A new edge, or NO_EDGE when the memory is full."""
    edge = int(tree.used[EDGES])
    if edge == len(tree.move):
        return NO_EDGE
    tree.used[EDGES] = edge + 1
    tree.move[edge] = move
    tree.following[edge] = NO_EDGE
    tree.visits[edge] = 0
    tree.gain[edge] = 0.0
    tree.weight[edge] = weight
    return edge


@rule
def add_node(tree: Any, slot: int, key: int, moves: Any, count: int, prior: Any) -> int:
    """A new node with an edge for each move, or NO_NODE when the memory is full."""
    node = int(tree.used[NODES])
    if node == len(tree.key) or tree.used[EDGES] + count > len(tree.move):
        return NO_NODE
    tree.used[NODES] = node + 1
    tree.table[slot] = node
    tree.key[node] = key
    tree.first[node] = tree.used[EDGES]
    tree.times[node] = 0
    tree.worth[node] = 0.0
    before = NO_EDGE
    for at in range(count):
        edge = add_edge(tree, int(moves[at]), float(prior[at]))
        if before != NO_EDGE:
            tree.following[before] = edge
        before = edge
    return node


@rule
def most_promising(tree: Any, node: int, boldness: float) -> int:
    """The edge to go through: what it has brought so far, and the more for being promising and little tried."""
    times = int(tree.times[node])
    unknown = tree.worth[node] / times if times else 0.5
    curiosity = boldness * sqrt(float(times + 1))
    best = NO_EDGE
    highest = -1.0
    edge = int(tree.first[node])
    while edge != NO_EDGE:
        visits = int(tree.visits[edge])
        score = tree.gain[edge] / visits if visits else unknown
        score += curiosity * tree.weight[edge] / (1 + visits)
        if score > highest:
            highest = score
            best = edge
        edge = int(tree.following[edge])
    return best


@rule
def most_promising_of(tree: Any, node: int, boldness: float, place: Any, moves: Any, count: int, prior: Any) -> int:
    """The same among the legal moves of this deal; those that are new here get an edge."""
    for at in range(count):
        place[moves[at]] = at + 1
    total = 0.0
    last = NO_EDGE
    edge = int(tree.first[node])
    while edge != NO_EDGE:
        at = int(place[tree.move[edge]])
        if at:
            total += prior[at - 1]
            place[tree.move[edge]] = -at
        last = edge
        edge = int(tree.following[edge])
    for at in range(count):
        if place[moves[at]] > 0:
            added = add_edge(tree, int(moves[at]), float(prior[at]))
            if added == NO_EDGE:
                place[moves[at]] = 0
                continue
            tree.following[last] = added
            last = added
            total += prior[at]
            place[moves[at]] = -at - 1
    times = int(tree.times[node])
    unknown = tree.worth[node] / times if times else 0.5
    curiosity = boldness * sqrt(float(times + 1))
    best = NO_EDGE
    highest = -1.0
    edge = int(tree.first[node])
    while edge != NO_EDGE:
        at = -int(place[tree.move[edge]])
        if at:
            place[tree.move[edge]] = 0
            visits = int(tree.visits[edge])
            score = tree.gain[edge] / visits if visits else unknown
            score += curiosity * prior[at - 1] / total / (1 + visits)
            if score > highest:
                highest = score
                best = edge
        edge = int(tree.following[edge])
    return best


def loops(game: Game, playout: Callable[..., Any], promise: Callable[..., Any]) -> dict[str, Callable[..., Any]]:
    """The loops for one game, with its way to play on from a leaf and its way to tell promising moves."""
    rules = game.rules
    mover, legal, apply, redeal = rules.mover, rules.legal, rules.apply, rules.redeal
    draw = game.interpreted.draw
    digest = knowledge(game)
    hidden = rules.digest is not None

    @rule
    def descend(tree: Any, s: State, raw: Any, lane: int, seat: int, rng: Generator, room: Any, boldness: float) -> int:
        """One way through the tree from a deal the seat cannot tell from the true one, to a new node or an end.

        `s` lies in row 1 + `lane` of `raw`, row 0 is where the search begins. The new node, or NO_NODE.
        """
        for word in range(raw.shape[1]):
            raw[1 + lane, word] = raw[0, word]
        redeal(s, seat, rng)
        step = 0
        found = NO_NODE
        who = mover(s)
        while who != NOBODY and step < DEEPEST:
            if who == NATURE:
                apply(s, draw(s, rng, room.moves, room.weights))
                who = mover(s)
                continue
            count = legal(s, room.moves)
            if count == 1 and step > 0:
                apply(s, int(room.moves[0]))
                who = mover(s)
                continue
            key = digest(s, who, seat, room)
            slot = find(tree, key)
            node = int(tree.table[slot])
            if node == NO_NODE:
                promise(s, room.moves, count, room.prior)
                found = add_node(tree, slot, key, room.moves, count, room.prior)
                if step > 0 or found == NO_NODE:
                    break
                node = found
            if hidden and who != seat:
                promise(s, room.moves, count, room.prior)
                edge = most_promising_of(tree, node, boldness, room.place, room.moves, count, room.prior)
                if edge == NO_EDGE:
                    break
            else:
                edge = most_promising(tree, node, boldness)
            tree.times[node] += 1
            tree.visits[edge] += 1
            tree.way[lane, step] = edge
            tree.by[lane, step] = who
            tree.at[lane, step] = node
            step += 1
            apply(s, int(tree.move[edge]))
            who = mover(s)
        tree.length[lane] = step
        return found

    @rule
    def back_up(tree: Any, lane: int, values: Any) -> None:
        """What came of a way through the tree is told to all who chose on it."""
        for step in range(tree.length[lane]):
            edge = int(tree.way[lane, step])
            gain = values[tree.by[lane, step]]
            tree.gain[edge] += gain
            tree.worth[tree.at[lane, step]] += gain
        if tree.length[lane]:
            edge = int(tree.way[lane, 0]) - int(tree.first[tree.at[lane, 0]])
            for seat in range(len(values)):
                tree.root[edge, seat] += values[seat]

    @rule
    def think(
        tree: Any, s: State, raw: Any, seat: int, rng: Generator, room: Any, boldness: float, simulations: int
    ) -> None:
        """So many ways through the tree, each played out to the end of the game."""
        for _ in range(simulations):
            descend(tree, s, raw, 0, seat, rng, room, boldness)
            playout(s, rng, room)
            back_up(tree, 0, room.values)

    @rule
    def locate(tree: Any, s: State, seat: int, room: Any) -> int:
        """The node of a state's mover, or NO_NODE."""
        return int(tree.table[find(tree, digest(s, mover(s), seat, room))])

    return {"descend": descend, "back_up": back_up, "think": think, "locate": locate}


def knowledge(game: Game) -> Callable[..., Any]:
    """How nodes are told apart in a game."""
    own, observe = game.rules.digest, game.rules.observe
    if own is None:

        @rule
        def by_observation(s: State, who: int, seat: int, room: Any) -> int:
            """By all that the mover is told."""
            observe(s, who, room.told)
            return digest_of(room.words)

        return by_observation

    @rule
    def by_digest(s: State, who: int, seat: int, room: Any) -> int:
        """The searcher's by what it knows, the others' by what everybody knows."""
        return stir(own(s, who if who == seat else NOBODY), who)

    return by_digest


def to_the_end(game: Game, policy: Callable[..., Any]) -> Callable[..., Any]:
    """A playout by a policy: the values are the shares of the win."""
    mover, apply, scores = game.rules.mover, game.rules.apply, game.rules.scores
    draw = game.interpreted.draw

    @rule
    def playout(s: State, rng: Generator, room: Any) -> None:
        who = mover(s)
        while who != NOBODY:
            if who == NATURE:
                apply(s, draw(s, rng, room.moves, room.weights))
            else:
                apply(s, policy(s, rng, room.moves))
            who = mover(s)
        scores(s, room.points, room.won)
        winners = 0
        for seat in range(len(room.values)):
            winners += int(room.won[seat])
        for seat in range(len(room.values)):
            room.values[seat] = int(room.won[seat]) / winners

    return playout


@rule
def all_alike(s: State, moves: Any, count: int, prior: Any) -> None:
    """No move looks better than another."""
    for at in range(count):
        prior[at] = 1.0 / count
