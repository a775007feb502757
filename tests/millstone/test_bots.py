"""Millstone for bots: what greedy plays and gives away, and a legal rollout policy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kolmik.games.millstone.bots import greedy

from ..bots.bot_games import play_bots
from ..bots.course import check_legal_and_same_interpreted
from .scenario import GAME


def test_the_rollout_policy_is_legal_and_the_same_compiled_in_every_setting() -> None:
    check_legal_and_same_interpreted(GAME)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (6, {}),
        (3, {"mistakes": "penalised"}),
        (4, {"variant": "signs"}),
        (2, {"reply": "stronger", "variant": "surprises"}),
    ],
)
def test_greedy_plays_whole_games(players: int, options: dict[str, Any]) -> None:
    assert play_bots(3, ["greedy"] * players, "millstone", **options).outcome is not None


def hand(cards: list[str], top: str | None, sizes: list[int], charge: int = 0) -> dict[str, Any]:
    """The view of seat 0 on its turn, for two."""
    return {"turn": 0, "hands": [cards, []], "sizes": sizes, "top": top, "charge": charge}


@pytest.mark.parametrize(
    ("cards", "top", "sizes", "legal", "choice"),
    [
        (["red paper", "green paper"], "green rock", [2, 5], ["draw", "play green paper", "play red paper"], 2),
        (["red joker", "green paper"], "green rock", [2, 5], ["draw", "play green paper", "play red joker rock"], 1),
        (["millstone", "green rock"], "red rock", [2, 5], ["give green rock to 1", "give millstone to 1"], 1),
        (["green rock"], "red rock", [1, 5], ["forget", "thanks"], 1),
        (["green rock"], "red rock again", [1, 5], ["again", "reverse"], 1),
        (["green paper"], "red rock again", [1, 5], ["again", "reverse"], 0),
        (["green rock"] * 4, "red rock", [4, 5, 2], ["swap with 1", "swap with 2"], 1),
        (["green paper swap", "green paper"], "green rock", [2, 9], ["play green paper", "play green paper swap"], 0),
    ],
)
def test_greedy_sheds_what_costs_most(
    cards: list[str], top: str, sizes: list[int], legal: list[str], choice: int
) -> None:
    assert greedy(hand(cards, top, sizes), legal, Random(1)) == legal[choice]
