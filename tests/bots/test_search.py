"""The search: reproducible, within its time and memory, with statistics that add up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.bots import InfoState, SearchResult, search
from kolmik.bots.search import BETWEEN_CHECKS, EDGES_PER_NODE, MAX_NODES, default_search
from kolmik.bots.tree import EDGES, NODES, Tree, new_tree
from kolmik.engine import Game

from .positions import NAMES, THREE, begun, info, timeless

FEW = 300  # simulations
by_game = pytest.mark.parametrize("name", NAMES)
by_players = pytest.mark.parametrize("players", [2, 4])


def searched(
    seen: InfoState, simulations: int = FEW, seconds: float | None = None, seed: int = 1, **how: Any
) -> SearchResult:
    return timeless(default_search(seen.game).run(seen, simulations, seconds, seed, **how))


def visits(result: SearchResult) -> int:
    return sum(one.visits for one in result.moves)


# --- reproducibility ---


@by_game
@by_players
def test_the_same_seed_and_number_of_simulations_give_the_same_result(name: str, players: int) -> None:
    for seed in range(3):
        first, second = info(name, players, seed), info(name, players, seed)
        assert searched(first, seed=seed) == searched(second, seed=seed), f"seed {seed}"


@by_game
@by_players
def test_two_concurrent_searches_do_not_disturb_each_other(name: str, players: int) -> None:
    alone = {seed: searched(info(name, players, seed), 2000, seed=seed) for seed in range(4)}
    with ThreadPoolExecutor(2) as pool:
        seen = [info(name, players, seed) for seed in range(4)]
        for seed, result in enumerate(pool.map(lambda seed: searched(seen[seed], 2000, seed=seed), range(4))):
            assert result == alone[seed], f"seed {seed}"


@by_game
@by_players
def test_different_seeds_give_different_simulations(name: str, players: int) -> None:
    seen = info(name, players)
    assert len({searched(seen, seed=seed) for seed in range(5)}) > 1


@by_game
def test_a_search_changes_nothing_in_the_match(name: str) -> None:
    match = begun(kolmik.game(name), 3, seed=2)
    before, moves = match.state.tobytes(), list(match.moves)
    searched(InfoState(match))
    assert match.state.tobytes() == before and match.moves == moves


# --- limits ---


@by_game
@by_players
def test_a_search_stops_before_its_last_simulation_only_when_decided(name: str, players: int) -> None:
    for seed in range(6):
        for asked in (1, 2, BETWEEN_CHECKS, BETWEEN_CHECKS + 1, 3000):
            result = searched(info(name, players, seed), asked, seed=seed)
            assert 1 <= result.simulations <= asked
            if result.simulations < asked:
                best, second = result.moves[:2]
                assert best.visits - second.visits > asked - result.simulations, f"seed {seed}"


def test_a_search_stops_early_when_the_best_move_cannot_change() -> None:
    assert any(searched(info("dungeon", 2, seed), 3000).simulations < 3000 for seed in range(6))


@by_game
def test_without_early_stop_a_search_runs_all_simulations(name: str) -> None:
    for seed in range(4):
        assert searched(info(name, 2, seed), 3000, early_stop=False).simulations == 3000


@by_game
def test_without_early_stop_a_forced_move_gets_all_simulations_too(name: str) -> None:
    match, rng = begun(kolmik.game(name), 2, seed=1), Random(1)
    while len(match.legal()) > 1:
        match.play(rng.choice(match.legal()))
    assert searched(InfoState(match), FEW, early_stop=False).best.visits == FEW
    assert searched(InfoState(match), FEW).simulations == 1


@by_game
@pytest.mark.parametrize("early_stop", [False, True])
def test_without_time_a_search_stops_after_one_simulation(name: str, early_stop: bool) -> None:
    result = searched(info(name), MAX_NODES, seconds=0.0, early_stop=early_stop)
    assert result.simulations == 1 and result.best.visits == 1


# --- statistics ---


@by_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_visits_add_up_to_the_simulations_and_chances_to_one(name: str, players: int) -> None:
    for seed in range(4):
        result = searched(info(name, players, seed), FEW, seed=seed, early_stop=False)
        assert visits(result) == result.simulations == FEW
        for one in result.moves:
            assert len(one.values) == players and one.value == one.values[result.seat]
            assert all(0 <= value <= 1 for value in one.values)
            assert sum(one.values) == pytest.approx(1 if one.visits else 0), f"seed {seed}"


@by_game
def test_every_legal_move_is_listed_once_the_most_visited_first(name: str) -> None:
    for seed in range(4):
        seen = info(name, 3, seed)
        result = searched(seen, seed=seed)
        assert result.seat == seen.seat
        assert sorted(one.move for one in result.moves) == seen.legal
        assert result.moves == tuple(sorted(result.moves, key=lambda one: (-one.visits, -one.value, one.move)))
        assert result.principal_variation[0] == search.Step(seen.seat, result.best.move)


@by_game
def test_a_search_visits_only_its_root_moves(name: str) -> None:
    for seed in range(4):
        seen = info(name, 3, seed)
        few = Random(seed).sample(seen.legal, max(1, len(seen.legal) // 2))
        result = searched(seen, seed=seed, root_moves=few, early_stop=False)
        assert result.best.move in few
        assert {one.move for one in result.moves if one.visits} <= set(few), f"seed {seed}"
        assert FEW - 1 <= visits(result) <= FEW  # the first simulation may have made another move
        for one in result.moves:
            assert sum(one.values) == pytest.approx(1 if one.visits else 0)


# --- memory ---


class GuardedTrees:
    """Trees whose arrays are followed by guard bytes that must not change."""

    WIDTH = 64
    MARK = 0x5A

    def __init__(self, monkeypatch: pytest.MonkeyPatch, nodes: int) -> None:
        self.trees: list[Tree] = []
        self.behind: list[Any] = []
        monkeypatch.setattr(search, "MAX_NODES", nodes)
        monkeypatch.setattr(search, "new_tree", self.tree)

    def tree(self, *sizes: int) -> Tree:
        self.trees.append(Tree(*(self.guard(part) for part in new_tree(*sizes))))
        return self.trees[-1]

    def guard(self, part: Any) -> Any:
        wide = np.full(part.nbytes + self.WIDTH, self.MARK, np.uint8)
        self.behind.append(wide[part.nbytes :])
        inner = wide[: part.nbytes].view(part.dtype).reshape(part.shape)
        inner[...] = part
        return inner

    def intact(self) -> bool:
        return all((behind == self.MARK).all() for behind in self.behind)


@by_game
@pytest.mark.parametrize("nodes", [1, 2, 7, 60])
def test_a_full_tree_stops_growing_and_the_search_continues(
    name: str, nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    guarded = GuardedTrees(monkeypatch, nodes)
    for seed in range(3):
        seen = info(name, 3, seed)
        result = searched(seen, 4000, seed=seed, early_stop=False)
        assert result.best.move in seen.legal and visits(result) == result.simulations == 4000
        used, tree = guarded.trees[-1].used, guarded.trees[-1]
        assert used[NODES] <= len(tree.nodes) == nodes
        assert used[EDGES] <= len(tree.edges) == EDGES_PER_NODE * nodes + seen.game.most_legal
        assert used[NODES] == nodes or used[EDGES] + seen.game.most_legal > len(tree.edges), "the tree is not full"
    assert guarded.intact()


def test_with_hidden_hands_edges_run_out_before_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other seats' nodes get new edges as new hands come up; that must stop too."""
    guarded = GuardedTrees(monkeypatch, 400)
    monkeypatch.setattr(search, "EDGES_PER_NODE", 0)
    seen = info("millstone", 4)
    assert searched(seen, 6000, early_stop=False).best.move in seen.legal
    tree = guarded.trees[-1]
    assert tree.used[EDGES] == len(tree.edges) and tree.used[NODES] < 400
    assert guarded.intact()


@pytest.mark.parametrize("game", THREE, ids=NAMES)
def test_the_largest_tree_takes_less_than_200_megabytes(game: Game) -> None:
    tree = new_tree(MAX_NODES, EDGES_PER_NODE * MAX_NODES + game.most_legal, game.most_legal, 6, 16)
    assert sum(part.nbytes for part in tree) < 200 * 2**20


def test_a_short_search_takes_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    guarded = GuardedTrees(monkeypatch, MAX_NODES)
    searched(info("towers"), 20)
    assert sum(part.nbytes for part in guarded.trees[-1]) < 100_000
