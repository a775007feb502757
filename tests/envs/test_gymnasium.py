"""The games for Gymnasium: its own checker, its wrappers, and what a learner is told."""

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
from kolmik.envs.gymnasium import KolmikEnv, KolmikVectorEnv, Others

GAMES = kolmik.games()
EVERY = [(game, players) for game in GAMES for players in game.players]
NAMES = [f"{game.name}-{players}" for game, players in EVERY]


def lowest_move(_observations: Any, masks: npt.NDArray[np.bool_], _movers: Any) -> npt.NDArray[np.int64]:
    moves: npt.NDArray[np.int64] = masks.argmax(1)
    return moves


def others_for(game: Game) -> list[Others]:
    return ["random", rollout_policy(game), lowest_move]


@pytest.mark.parametrize(("game", "players"), EVERY, ids=NAMES)
def test_gymnasiums_checker_passes(game: Game, players: int) -> None:
    for others in others_for(game):
        made = gymnasium.make(f"kolmik/{game.title}-v1", players=players, others=others, seed=1)
        env_checker.check_env(made.unwrapped)


@pytest.mark.parametrize(("game", "players"), EVERY, ids=NAMES)
def test_the_checks_that_go_for_many_pass_too(game: Game, players: int) -> None:
    for others in others_for(game):
        envs: Any = KolmikVectorEnv(game, 5, players, others=others)
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
def test_what_a_learner_is_told(game: Game) -> None:
    for others in others_for(game):
        envs = KolmikVectorEnv(game, 40, 3, seat="rotating", others=others)
        assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        seen, infos = envs.reset(seed=4)
        envs.action_space.seed(4)
        over = 0
        for _ in range(150):
            assert envs.observation_space.contains(seen)
            assert (infos["seat"] == envs.games.learners).all()
            assert (envs.games.movers == envs.games.learners).all()
            actions = envs.action_space.sample()
            assert infos["action_mask"][np.arange(40), actions].all()
            seen, rewards, ended, cut, infos = envs.step(actions)
            assert not cut.any()
            assert not rewards[~ended].any()
            assert set(np.unique(rewards)) <= {-0.5, 0.0, 0.25, 1.0}
            assert ("final_obs" in infos) == bool(ended.any())
            for row in np.flatnonzero(ended):
                at_end = infos["final_obs"][row]
                assert at_end.shape == seen[row].shape and not at_end[game.observation["turn"]].any()
            over += int(ended.sum())
        assert over == envs.games.played.sum() > 0


def test_a_function_plays_as_the_same_rule_would() -> None:
    """The lowest legal move, said by a function and by the caller himself for every seat."""
    envs = KolmikVectorEnv("millstone", 20, 3, seat=1, others=lowest_move)
    alone = KolmikVectorEnv("millstone", 20, 3, seat=1, others=lowest_move).games
    envs.reset(seed=5)
    alone.reset(5)
    for _ in range(60):
        while (alone.movers != 1).any():
            rows = np.flatnonzero(alone.movers != 1)
            alone.step(alone.masks[rows].argmax(1), rows)
        assert (alone.observations == envs.games.observations).all()
        moves = alone.masks.argmax(1)
        alone.step(moves)
        envs.step(moves)


def test_without_copying_it_is_the_same_array() -> None:
    envs = KolmikVectorEnv("dungeon", 4, 2, copy=False)
    first, infos = envs.reset(seed=1)
    then, *_, later = envs.step(envs.action_space.sample())
    assert then is first and np.shares_memory(infos["action_mask"], later["action_mask"])


def test_it_goes_into_gymnasiums_wrappers() -> None:
    envs = gymnasium.make_vec("kolmik/Millstone-v1", num_envs=16, players=4, seat=2)
    counted = RecordEpisodeStatistics(envs)
    counted.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 5:
        *_, infos = counted.step(envs.action_space.sample())
        if "episode" in infos:
            lengths += infos["episode"]["l"][infos["_episode"]].tolist()
    assert min(lengths) > 1
    counted.close()


def test_some_are_reset_alone_and_seeds_may_be_many() -> None:
    envs = KolmikVectorEnv("towers", 4, 2)
    first, _ = envs.reset(seed=1)
    only = np.array([False, True, False, True])
    then, _ = envs.reset(options={"reset_mask": only})
    assert (first[~only] == then[~only]).all() and (first[only] != then[only]).any()
    several, _ = envs.reset(seed=[5, 6, 7, 8])
    again, _ = envs.reset(seed=[8, 6, 7, 5])
    assert (several[1:3] == again[1:3]).all()


def test_masks_of_ones_own_count_in_samples() -> None:
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
    with pytest.raises(BadOption, match=r'What is illegal is "refuse" or "replace", not "forgive".'):
        KolmikVectorEnv("towers", 3, 2, illegal="forgive")  # type: ignore[arg-type]


def test_a_policy_must_be_one() -> None:
    with pytest.raises(BadOption, match=r'Others are played by "random", by a rule, or by a function of a batch.'):
        KolmikVectorEnv("towers", 4, 2, others="clever")  # type: ignore[arg-type]


def test_the_example_is_true() -> None:
    assert doctest.testmod(kolmik.envs.gymnasium).failed == 0
