"""In open games an edge may store its child node, which is always the node that its move leads to."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from kolmik.bots import InfoState
from kolmik.bots.search import _Run, default_search
from kolmik.bots.tree import NO_NODE
from kolmik.engine import generator

from .positions import info

SIMULATIONS = 3000


def searched(position: InfoState) -> _Run:
    run = _Run(default_search(position.game), position, SIMULATIONS, generator(1))
    run.simulate(SIMULATIONS)
    return run


def stored_children(run: _Run) -> Iterator[tuple[int, int]]:
    """Every stored child that can be reached from the root, with the node that its move leads to."""
    functions, tree = run.game.compiled, run.tree
    waiting = [(0, run.raw[0].copy())]
    while waiting:
        node, state = waiting.pop()
        for edge in run.edges(node):
            child = int(tree.edges["child"][edge])
            if child == NO_NODE:
                continue
            run.raw[1] = state
            functions.apply(run.states[1], int(tree.edges["move"][edge]))
            yield child, run.search._find_node(tree, run.states[1], run.raw, run.seat, run.scratch)
            waiting.append((child, run.raw[1].copy()))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["towers", "dungeon"])
def test_a_stored_child_is_the_node_that_the_move_leads_to(name: str, players: int) -> None:
    found = 0
    for seed in range(10):
        for child, found_node in stored_children(searched(info(name, players, seed, moves=5 * seed))):
            assert child == found_node, f"seed {seed}"
            found += 1
    assert found > 20


def test_with_hidden_hands_no_child_is_stored() -> None:
    run = searched(info("millstone", 3))
    assert np.all(run.tree.edges["child"][: run.tree.used[1]] == NO_NODE)
