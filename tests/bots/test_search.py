"""The search: the same from the same seed, within its time and memory, and what its numbers add up to."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.bots import InfoState, SearchResult, search
from kolmik.bots.search import AT_ONCE, EDGES_A_NODE, MOST_NODES, search_in
from kolmik.bots.tree import EDGES, NODES, Tree, new_tree
from kolmik.engine import Game

from .places import NAMES, THREE, begun, info, timeless

FEW = 300  # simulations
by_game = pytest.mark.parametrize("name", NAMES)
by_players = pytest.mark.parametrize("players", [2, 4])


def think(
    seen: InfoState, simulations: int = FEW, seconds: float | None = None, seed: int = 1, **how: Any
) -> SearchResult:
    return timeless(search_in(seen.game).think(seen, simulations, seconds, seed, **how))


def visits(thought: SearchResult) -> int:
    return sum(one.visits for one in thought.moves)


# --- the same and not the same ---


@by_game
@by_players
def test_the_same_seed_and_number_give_the_same_thought(name: str, players: int) -> None:
    for seed in range(3):
        first, second = info(name, players, seed), info(name, players, seed)
        assert think(first, seed=seed) == think(second, seed=seed), f"seed {seed}"


@by_game
@by_players
def test_two_searches_at_once_do_not_disturb_each_other(name: str, players: int) -> None:
    alone = {seed: think(info(name, players, seed), 2000, seed=seed) for seed in range(4)}
    with ThreadPoolExecutor(2) as pool:
        seen = [info(name, players, seed) for seed in range(4)]
        for seed, thought in enumerate(pool.map(lambda seed: think(seen[seed], 2000, seed=seed), range(4))):
            assert thought == alone[seed], f"seed {seed}"


@by_game
@by_players
def test_other_seeds_imagine_other_games(name: str, players: int) -> None:
    seen = info(name, players)
    assert len({think(seen, seed=seed) for seed in range(5)}) > 1


@by_game
def test_a_search_changes_nothing_in_the_match(name: str) -> None:
    match = begun(kolmik.game(name), 3, seed=2)
    before, moves = match.state.tobytes(), list(match.moves)
    think(InfoState(match))
    assert match.state.tobytes() == before and match.moves == moves


# --- how long ---


@by_game
@by_players
def test_no_more_games_are_imagined_than_asked_and_fewer_only_when_all_is_certain(name: str, players: int) -> None:
    for seed in range(6):
        for asked in (1, 2, AT_ONCE, AT_ONCE + 1, 3000):
            thought = think(info(name, players, seed), asked, seed=seed)
            assert 1 <= thought.simulations <= asked
            if thought.simulations < asked:
                best, second = thought.moves[:2]
                assert best.visits - second.visits > asked - thought.simulations, f"seed {seed}"


def test_a_search_stops_early_when_the_best_move_cannot_change() -> None:
    assert any(think(info("dungeon", 2, seed), 3000).simulations < 3000 for seed in range(6))


@by_game
def test_a_thorough_search_imagines_all_the_games(name: str) -> None:
    for seed in range(4):
        assert think(info(name, 2, seed), 3000, early_stop=False).simulations == 3000


@by_game
def test_a_thorough_search_of_a_forced_move_imagines_all_the_games_too(name: str) -> None:
    match, chance = begun(kolmik.game(name), 2, seed=1), Random(1)
    while len(match.legal()) > 1:
        match.play(chance.choice(match.legal()))
    assert think(InfoState(match), FEW, early_stop=False).best.visits == FEW
    assert think(InfoState(match), FEW).simulations == 1


@by_game
@pytest.mark.parametrize("early_stop", [False, True])
def test_without_time_a_search_stops_after_the_first_game(name: str, early_stop: bool) -> None:
    thought = think(info(name), MOST_NODES, seconds=0.0, early_stop=early_stop)
    assert thought.simulations == 1 and thought.best.visits == 1


# --- what the numbers add up to ---


@by_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_visits_add_up_to_the_simulations_and_chances_to_one(name: str, players: int) -> None:
    for seed in range(4):
        thought = think(info(name, players, seed), FEW, seed=seed, early_stop=False)
        assert visits(thought) == thought.simulations == FEW
        for one in thought.moves:
            assert len(one.values) == players and one.value == one.values[thought.seat]
            assert all(0 <= value <= 1 for value in one.values)
            assert sum(one.values) == pytest.approx(1 if one.visits else 0), f"seed {seed}"


@by_game
def test_every_legal_move_is_there_once_the_most_visited_first(name: str) -> None:
    for seed in range(4):
        seen = info(name, 3, seed)
        thought = think(seen, seed=seed)
        assert thought.seat == seen.seat
        assert sorted(one.move for one in thought.moves) == seen.legal
        assert thought.moves == tuple(sorted(thought.moves, key=lambda one: (-one.visits, -one.value, one.move)))
        assert thought.principal_variation[0] == search.Step(seen.seat, thought.best.move)


@by_game
def test_a_search_looks_only_at_the_moves_it_may(name: str) -> None:
    for seed in range(4):
        seen = info(name, 3, seed)
        few = Random(seed).sample(seen.legal, max(1, len(seen.legal) // 2))
        thought = think(seen, seed=seed, root_moves=few, early_stop=False)
        assert thought.best.move in few
        assert {one.move for one in thought.moves if one.visits} <= set(few), f"seed {seed}"
        assert FEW - 1 <= visits(thought) <= FEW  # the first game may have begun with another
        for one in thought.moves:
            assert sum(one.values) == pytest.approx(1 if one.visits else 0)


# --- memory ---


class Fence:
    """Trees whose arrays have something behind their end that nobody may touch."""

    WIDTH = 64
    MARK = 0x5A

    def __init__(self, monkeypatch: pytest.MonkeyPatch, nodes: int) -> None:
        self.trees: list[Tree] = []
        self.behind: list[Any] = []
        monkeypatch.setattr(search, "MOST_NODES", nodes)
        monkeypatch.setattr(search, "new_tree", self.tree)

    def tree(self, *sizes: int) -> Tree:
        self.trees.append(Tree(*(self.fenced(part) for part in new_tree(*sizes))))
        return self.trees[-1]

    def fenced(self, part: Any) -> Any:
        wide = np.full(part.nbytes + self.WIDTH, self.MARK, np.uint8)
        self.behind.append(wide[part.nbytes :])
        inner = wide[: part.nbytes].view(part.dtype).reshape(part.shape)
        inner[...] = part
        return inner

    def holds(self) -> bool:
        return all((behind == self.MARK).all() for behind in self.behind)


@by_game
@pytest.mark.parametrize("nodes", [1, 2, 7, 60])
def test_a_full_tree_grows_no_more_and_the_search_goes_on(
    name: str, nodes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    fence = Fence(monkeypatch, nodes)
    for seed in range(3):
        seen = info(name, 3, seed)
        thought = think(seen, 4000, seed=seed, early_stop=False)
        assert thought.best.move in seen.legal and visits(thought) == thought.simulations == 4000
        used, tree = fence.trees[-1].used, fence.trees[-1]
        assert used[NODES] <= len(tree.nodes) == nodes
        assert used[EDGES] <= len(tree.edges) == EDGES_A_NODE * nodes + seen.game.most_legal
        assert used[NODES] == nodes or used[EDGES] + seen.game.most_legal > len(tree.edges), "it is full"
    assert fence.holds()


def test_edges_run_out_before_nodes_where_hands_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others' nodes gain edges as other hands come up: that must stop too."""
    fence = Fence(monkeypatch, 400)
    monkeypatch.setattr(search, "EDGES_A_NODE", 0)
    seen = info("millstone", 4)
    assert think(seen, 6000, early_stop=False).best.move in seen.legal
    tree = fence.trees[-1]
    assert tree.used[EDGES] == len(tree.edges) and tree.used[NODES] < 400
    assert fence.holds()


@pytest.mark.parametrize("game", THREE, ids=NAMES)
def test_the_largest_tree_takes_less_than_200_megabytes(game: Game) -> None:
    tree = new_tree(MOST_NODES, EDGES_A_NODE * MOST_NODES + game.most_legal, game.most_legal, 6, 16)
    assert sum(part.nbytes for part in tree) < 200 * 2**20


def test_a_short_search_takes_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    fence = Fence(monkeypatch, MOST_NODES)
    think(info("towers"), 20)
    assert sum(part.nbytes for part in fence.trees[-1]) < 100_000
