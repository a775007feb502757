"""Where all is public, an edge of the tree may know the node it leads to: always the one that is there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kolmik.bots import InfoState
from kolmik.bots.search import _Work, search_in
from kolmik.bots.tree import NO_NODE
from kolmik.engine import generator

from .places import info

SIMULATIONS = 3000


def thought_over(seen: InfoState) -> _Work:
    work = _Work(search_in(seen.game), seen, SIMULATIONS, generator(1))
    work.played_out(SIMULATIONS)
    return work


def known_ways(work: _Work) -> Iterator[tuple[int, int]]:
    """All nodes that known edges lead to from the root, and what is there when their moves are made."""
    functions, tree = work.game.compiled, work.tree
    waiting = [(0, work.raw[0].copy())]
    while waiting:
        node, state = waiting.pop()
        for edge in work.edges(node):
            onward = int(tree.edges["onward"][edge])
            if onward == NO_NODE:
                continue
            work.raw[1] = state
            functions.apply(work.states[1], int(tree.edges["move"][edge]))
            yield onward, work.search._locate(tree, work.states[1], work.raw, work.seat, work.room)
            waiting.append((onward, work.raw[1].copy()))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["towers", "dungeon"])
def test_what_an_edge_knows_is_where_its_move_leads(name: str, players: int) -> None:
    found = 0
    for seed in range(10):
        for onward, there in known_ways(thought_over(info(name, players, seed, moves=5 * seed))):
            assert onward == there, f"seed {seed}"
            found += 1
    assert found > 20


def test_where_hands_are_hidden_nothing_is_known() -> None:
    work = thought_over(info("millstone", 3))
    assert np.all(work.tree.edges["onward"][: work.tree.used[1]] == NO_NODE)
