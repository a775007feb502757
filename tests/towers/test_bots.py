"""Towers for bots: what greedy builds and bids, and a legal rollout policy."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kolmik.games.towers.bots import greedy

from ..bots.bot_games import play_bots
from ..bots.course import check_legal_and_same_interpreted
from .scenario import GAME

KINDS = ("candy", "horror", "tree", "junk", "sand")


def view(row: list[str], own: dict[str, list[int]], **more: Any) -> dict[str, Any]:
    """The view of seat 0, in its building turn unless said otherwise."""
    towers = {kind: own.get(kind, []) for kind in KINDS}
    rest = {"turn": 0, "phase": "building", "rubble": [0, 0], "may_raze": True, "to_build": 1}
    return {"row": row, "towers": [towers, {kind: [] for kind in KINDS}]} | rest | more


def test_the_rollout_policy_is_legal_and_the_same_compiled_in_every_setting() -> None:
    check_legal_and_same_interpreted(GAME)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bids", ["checked", "open"])
def test_greedy_plays_whole_games(players: int, bids: str) -> None:
    assert play_bots(players, ["greedy"] * players, "towers", bids=bids).outcome is not None


def test_greedy_caps_a_tall_tower() -> None:
    seat_view = view(["candy 0", "sand 15"], {"candy": [9, 7, 5, 1], "sand": [3]})
    assert greedy(seat_view, ["build candy 0", "raze candy", "raze sand"], Random(1)) == "build candy 0"


def test_greedy_does_not_cap_a_short_tower() -> None:
    seat_view = view(["candy 0", "sand 15"], {"candy": [14]})
    assert greedy(seat_view, ["build candy 0", "build sand 15", "raze candy"], Random(1)) == "build sand 15"


def test_greedy_takes_the_higher_of_two_cards() -> None:
    seat_view = view(["candy 4", "candy 12"], {"candy": [14]})
    assert greedy(seat_view, ["build candy 12", "build candy 4", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_builds_two_cards_in_the_order_that_works() -> None:
    seat_view = view(["candy 4", "candy 12"], {"candy": [14]}, to_build=2)
    assert greedy(seat_view, ["build candy 12", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_razes_first_when_the_number_needs_it() -> None:
    seat_view = view(["candy 12", "candy 11", "sand 7"], {"candy": [14, 1], "sand": [5]}, to_build=2)
    assert greedy(seat_view, ["raze candy"], Random(1)) == "raze candy"


def test_greedy_passes_rather_than_raze_for_one_card_once_it_has_rubble() -> None:
    seat_view = view(["sand 7"], {"sand": [12, 5]}, phase="auction", may_raze=False, rubble=[4, 0])
    assert greedy(seat_view, ["bid 1", "pass"], Random(1)) == "pass"


def test_greedy_bids_for_all_it_can_build() -> None:
    row = ["candy 14", "candy 13", "horror 15", "tree 12", "sand 11"]
    seat_view = view(row, {}, phase="auction", may_raze=False)
    assert greedy(seat_view, [f"bid {number}" for number in range(6)], Random(1)) == "bid 5"


def test_greedy_never_bids_more_than_it_can_build() -> None:
    seat_view = view(["sand 7", "sand 6"], {"sand": [9, 0]}, phase="auction", may_raze=False)
    assert greedy(seat_view, ["bid 0", "bid 1", "bid 2"], Random(1)) == "bid 0"


def test_T23_greedy_makes_the_lowest_of_calls_that_are_all_above_its_reach() -> None:
    seat_view = view(["candy 12", "candy 13"], {"candy": [9, 0]}, phase="auction")
    assert greedy(seat_view, ["bid 2", "bid 1"], Random(1)) == "bid 1"
