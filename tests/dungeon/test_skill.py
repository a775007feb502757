"""The throw as a game of skill, our own convention (D-26)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings

from kolmik import Match
from kolmik.engine import NATURE

from .scenario import GAME, GAMES, RandomGame


def share(weights: list[int]) -> list[Fraction]:
    return [Fraction(weight, sum(weights)) for weight in weights]


@settings(max_examples=60)
@given(GAMES)
def test_D26_an_accuracy_of_50_percent_gives_the_plain_odds_in_every_throw(game: RandomGame) -> None:
    for match in game.positions():
        thrown = match.view()["phase"] == "falling" and match.setting.options["throw"] == "odds"
        assert (match.skill(50) is not None) == thrown
        if match.mover == NATURE:
            assert match.chance_outcomes(50)[0] == match.chance_outcomes()[0]
            assert share(match.chance_outcomes(50)[1]) == share(match.chance_outcomes()[1])


def throw(aim: str) -> Match:
    """A throw of seat 0 with a card in 1a, which may fall."""
    match = GAME.new(2, nature=False, options={"first_turn": "any"})
    match.play("draw", "reveal knight 1", "place 1a", "draw", "reveal bird", f"throw {aim}")
    return match


@pytest.mark.parametrize(
    ("accuracy", "at_aim", "nearby"),
    [(0, 30, 15), (4, 30, 15), (5, 31, 15), (10, 32, 14), (50, 40, 10), (82, 46, 7), (99, 49, 6), (100, 50, 5)],
)
def test_D26_with_a_better_aim_more_falls_there_and_less_beside_it(accuracy: int, at_aim: int, nearby: int) -> None:
    assert throw("1a").skill(accuracy) == [at_aim, 60 - at_aim]
    assert throw("2a").skill(accuracy) == [nearby, 60 - nearby]


def test_D26_skill_does_not_count_for_a_real_tile_or_for_drawn_cards() -> None:
    match = GAME.new(2, nature=False, options={"first_turn": "any", "throw": "table"})
    match.play("draw", "reveal knight 1", "place 1a", "draw")
    assert match.skill(90) is None
    match.play("reveal bird", "throw")
    assert match.skill(90) is None and match.chance_outcomes(90) == match.chance_outcomes()
