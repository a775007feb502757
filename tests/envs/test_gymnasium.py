"""The games for Gymnasium: its own checker, its wrappers, and the output for a learner."""

from __future__ import annotations

import doctest
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils import env_checker
from gymnasium.utils.passive_env_checker import check_action_space, check_observation_space, data_shares_objects
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import kolmik
import kolmik.envs.gymnasium
from kolmik.bots import rollout_policy
from kolmik.engine import BadOption, Game, IllegalMove, Refused
from kolmik.envs.gymnasium import KolmikEnv, KolmikVectorEnv, Opponents
from kolmik.envs.rewards import by_result

from ..engine.hidden_hand import HIDDEN_HAND

GAMES = kolmik.games()
EVERY = [(game, players) for game in GAMES for players in game.players]
NAMES = [f"{game.name}-{players}" for game, players in EVERY]


def lowest_move(_observations: Any, masks: npt.NDArray[np.bool_], _players: Any) -> npt.NDArray[np.int64]:
    moves: npt.NDArray[np.int64] = masks.argmax(1)
    return moves


def opponents_for(game: Game) -> list[Opponents]:
    return ["random", rollout_policy(game), lowest_move]


def test_an_id_is_made_of_the_name_so_a_title_may_be_any_text() -> None:
    env_id = kolmik.envs.gymnasium.register(HIDDEN_HAND)
    try:
        assert HIDDEN_HAND.title == "A hidden hand" and env_id == "kolmik/hidden_hand-v1"
        assert gymnasium.spec(env_id).kwargs == {"game": "hidden_hand"}
    finally:
        del gymnasium.registry[env_id]


@pytest.mark.parametrize(("game", "players"), EVERY, ids=NAMES)
def test_gymnasiums_checker_passes(game: Game, players: int) -> None:
    for opponents in opponents_for(game):
        made = gymnasium.make(f"kolmik/{game.name}-v1", players=players, opponents=opponents, seed=1)
        env_checker.check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "players"), EVERY, ids=NAMES)
def test_the_checks_that_apply_to_vector_environments_pass(game: Game, players: int) -> None:
    for opponents in opponents_for(game):
        envs: Any = KolmikVectorEnv(game, 5, players, opponents=opponents)
        check_action_space(envs.action_space)
        check_observation_space(envs.observation_space)
        env_checker.check_space_limit(envs.observation_space, "observation")
        env_checker.check_reset_return_type(envs)
        (first, infos), (again, other_infos) = envs.reset(seed=3), envs.reset(seed=3)
        assert not data_shares_objects((first, infos), (again, other_infos))
        assert env_checker.data_equivalence(first, again, exact=True)
        assert env_checker.data_equivalence(infos, other_infos, exact=True)
        envs.action_space.seed(1)
        actions = envs.action_space.sample()
        one = envs.step(actions)
        envs.reset(seed=3)
        two = envs.step(actions)
        assert env_checker.data_equivalence(one, two, exact=True)
        assert not data_shares_objects(one, two)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_output_for_a_learner(game: Game) -> None:
    players = min(3, game.players[-1])
    possible = {reward for winners in range(1, players + 1) for reward in by_result(players, range(winners))}
    for opponents in opponents_for(game):
        envs = KolmikVectorEnv(game, 40, players, seat="rotating", opponents=opponents)
        assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        seen, infos = envs.reset(seed=4)
        envs.action_space.seed(4)
        over = 0
        for _ in range(150):
            assert envs.observation_space.contains(seen)
            assert (infos["seat"] == envs.games.caller_seats).all()
            assert (envs.games.current_players == envs.games.caller_seats).all()
            actions = envs.action_space.sample()
            assert infos["action_mask"][np.arange(40), actions].all()
            seen, rewards, ended, cut, infos = envs.step(actions)
            assert not cut.any()
            assert not rewards[~ended].any()
            assert set(np.unique(rewards)) <= possible | {0.0}
            assert ("final_obs" in infos) == bool(ended.any())
            for row in np.flatnonzero(ended):
                at_end = infos["final_obs"][row]
                assert at_end.shape == seen[row].shape
                assert "turn" not in game.observation or not at_end[game.observation["turn"]].any()
            over += int(ended.sum())
        assert 0 < over <= envs.games.games_played.sum()  # a game may end before the learner's first turn


def test_a_function_plays_the_opponents() -> None:
    """The lowest legal move, chosen by a function and by the caller for every seat."""
    envs = KolmikVectorEnv("millstone", 20, 3, seat=1, opponents=lowest_move)
    alone = KolmikVectorEnv("millstone", 20, 3, seat=1, opponents=lowest_move).games
    envs.reset(seed=5)
    alone.reset(5)
    for _ in range(60):
        while (alone.current_players != 1).any():
            rows = np.flatnonzero(alone.current_players != 1)
            alone.step(alone.action_masks[rows].argmax(1), rows)
        assert (alone.observations == envs.games.observations).all()
        moves = alone.action_masks.argmax(1)
        alone.step(moves)
        envs.step(moves)


def test_without_copying_the_arrays_are_the_same() -> None:
    envs = KolmikVectorEnv("dungeon", 4, 2, copy=False)
    first, infos = envs.reset(seed=1)
    then, *_, later = envs.step(envs.action_space.sample())
    assert then is first and np.shares_memory(infos["action_mask"], later["action_mask"])


def test_gymnasiums_wrappers_work() -> None:
    envs = gymnasium.make_vec("kolmik/millstone-v1", num_envs=16, players=4, seat=2)
    counted = RecordEpisodeStatistics(envs)
    counted.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 5:
        *_, infos = counted.step(envs.action_space.sample())
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert min(lengths) > 1
    counted.close()


def test_reset_takes_a_mask_and_a_seed_for_each_game() -> None:
    envs = KolmikVectorEnv("towers", 4, 2)
    first, _ = envs.reset(seed=1)
    only = np.array([False, True, False, True])
    then, _ = envs.reset(options={"reset_mask": only})
    assert (first[~only] == then[~only]).all() and (first[only] != then[only]).any()
    several, _ = envs.reset(seed=[5, 6, 7, 8])
    again, _ = envs.reset(seed=[8, 6, 7, 5])
    assert (several[1:3] == again[1:3]).all()


def test_samples_follow_a_given_mask() -> None:
    env = KolmikEnv("towers", seed=1)
    only = np.zeros(env.envs.games.game.moves, np.int8)
    only[7] = 1
    assert env.action_space.sample(mask=only) == 7
    assert env.envs.action_space.sample(mask=(only,)).tolist() == [7]


def test_an_illegal_action_is_refused_or_replaced() -> None:
    raze = kolmik.game("towers").read("raze sand")
    assert raze is not None
    strict, mild = (KolmikVectorEnv("towers", 3, 2, illegal=illegal, seed=1) for illegal in ("refuse", "replace"))
    before = strict.games.save()
    actions = strict.action_space.sample()
    actions[1] = raze
    with pytest.raises(IllegalMove, match='Row 1: "raze sand" is not legal now'):
        strict.step(actions)
    assert strict.games.save() == before
    *_, infos = mild.step(actions)
    assert infos["illegal"].tolist() == [False, True, False]
    assert "illegal" not in strict.step(strict.action_space.sample())[-1]
    for wrong in ([0, 0, 1000], [0, 0], [0, 0, -1]):
        with pytest.raises(Refused):
            mild.step(wrong)
    with pytest.raises(BadOption, match=r'The argument illegal is "refuse" or "replace", not "forgive".'):
        KolmikVectorEnv("towers", 3, 2, illegal="forgive")  # type: ignore[arg-type]


def test_opponents_that_are_no_policy_are_refused() -> None:
    with pytest.raises(BadOption, match=r'The opponents are "random", a rule, or a function of a batch.'):
        KolmikVectorEnv("towers", 4, 2, opponents="clever")  # type: ignore[arg-type]


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(kolmik.envs.gymnasium).failed == 0
