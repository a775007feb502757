"""Rollout policies: their games end, they beat random play, and games without one get random moves."""

from __future__ import annotations

import pytest

from kolmik.bots import rollout_policy
from kolmik.engine import Game, conformance
from kolmik.engine.match import Setting

from ..engine.tiny import TINY
from .course import Course
from .positions import NAMES, THREE

by_game = pytest.mark.parametrize("game", THREE, ids=NAMES)


@by_game
def test_games_between_rollout_policies_end_in_every_setting(game: Game) -> None:
    for setting in conformance.settings(game):
        for seed in range(5):
            Course(setting, seed).play(lambda course, who, made: course.by_policy())


def wins(game: Game, players: int, games: int) -> float:
    """The wins of one seat with the policy against random ones, in every seat in turn."""
    total = 0.0
    for seed in range(games):
        lone = seed % players
        course = Course(Setting.choose(game, players, seed // players % players), seed)
        course.play(lambda course, who, made, lone=lone: course.by_policy() if who == lone else course.at_random())  # type: ignore[misc]
        total += course.win_shares()[lone]
    return total


@pytest.mark.parametrize(
    ("name", "players", "least"),
    [
        ("towers", 2, 0.9),  # of 240 it won 238
        ("towers", 4, 0.75),  # 222
        ("dungeon", 2, 0.85),  # 230
        ("dungeon", 4, 0.5),  # 151, where a quarter would be 60
        ("millstone", 2, 0.7),  # 199
        ("millstone", 4, 0.6),  # 179
    ],
)
def test_rollout_policies_clearly_beat_random_moves(name: str, players: int, least: float) -> None:
    game = THREE[NAMES.index(name)]
    assert wins(game, players, 240) >= least * 240


def test_a_game_without_a_rollout_policy_gets_random_moves() -> None:
    setting = Setting.choose(TINY, 2)
    seen = set()
    for seed in range(30):
        course = Course(setting, seed)
        course.game.compiled.apply(course.record[0], 0)
        move = course.by_policy()
        assert move in course.legal()
        seen.add(move)
    assert seen == set(course.legal())


def test_all_three_games_bring_a_rollout_policy_and_a_greedy_heuristic() -> None:
    for game in THREE:
        assert rollout_policy(game) is game.rollout_policy and game.greedy is not None
    assert TINY.rollout_policy is TINY.rollout is TINY.greedy is None
