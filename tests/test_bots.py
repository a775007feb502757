"""The bots: what they choose, and that the greedy one is worth playing against."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

import kolmik
from kolmik.bots import BOTS, bot
from kolmik.bots.greedy import towers as greedy

KINDS = ("candy", "horror", "tree", "junk", "sand")


def played(seed: int, seats: list[str], **options: str) -> kolmik.Match:
    """A whole game of Towers between bots; a move that is not legal would be refused."""
    match = kolmik.game("towers").new(players=len(seats), seed=seed, options=options)
    chance = Random(seed)
    while not match.over:
        turn = match.mover
        match.play(BOTS[seats[turn]].at("towers")(match.view(turn), match.legal(), chance))
    return match


def view(row: list[str], own: dict[str, list[int]], **more: Any) -> dict[str, Any]:
    """What greedy looks at, in seat 0's own building turn unless said otherwise."""
    towers = {kind: own.get(kind, []) for kind in KINDS}
    rest = {"turn": 0, "phase": "building", "rubble": [0, 0], "may_raze": True, "to_build": 1}
    return {"row": row, "towers": [towers, {kind: [] for kind in KINDS}]} | rest | more


def test_every_bot_is_described_in_one_line() -> None:
    assert set(BOTS) == {"greedy", "random"}
    for one in BOTS.values():
        assert one.help and "\n" not in one.help


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(kolmik.BadOption, match=r'^There is no bot "clever"; the bots are greedy, random\.$'):
        bot("clever")


def test_random_makes_every_legal_move_sooner_or_later() -> None:
    chance = Random(1)
    assert {BOTS["random"].at("towers")({}, ["a", "b", "c"], chance) for _ in range(50)} == {"a", "b", "c"}


@pytest.mark.parametrize("name", BOTS)
def test_in_an_unknown_game_every_bot_plays_at_random(name: str) -> None:
    chooser = BOTS[name].at("a game of tomorrow")
    assert {chooser({"hand": []}, ["a", "b"], Random(seed)) for seed in range(20)} == {"a", "b"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bids", ["checked", "open"])
def test_greedy_plays_whole_games(players: int, bids: str) -> None:
    assert played(players, ["greedy"] * players, bids=bids).outcome is not None


def test_greedy_goes_by_the_view_alone_and_leaves_it_as_it_is() -> None:
    match = kolmik.game("towers").new(players=3, seed=4)
    match.play("bid 2")
    seen, legal = match.view(1), match.legal()
    before = deepcopy(seen)
    choices = {greedy(seen, legal, Random(5)) for _ in range(5)}
    assert len(choices) == 1 and choices <= set(legal)
    assert seen == before


def test_greedy_caps_a_tall_tower() -> None:
    seen = view(["candy 0", "sand 15"], {"candy": [9, 7, 5, 1], "sand": [3]})
    assert greedy(seen, ["build candy 0", "raze candy", "raze sand"], Random(1)) == "build candy 0"


def test_greedy_does_not_cap_a_short_tower() -> None:
    seen = view(["candy 0", "sand 15"], {"candy": [14]})
    assert greedy(seen, ["build candy 0", "build sand 15", "raze candy"], Random(1)) == "build sand 15"


def test_greedy_takes_the_higher_of_two_cards() -> None:
    seen = view(["candy 4", "candy 12"], {"candy": [14]})
    assert greedy(seen, ["build candy 12", "build candy 4", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_lays_two_cards_in_the_order_that_works() -> None:
    seen = view(["candy 4", "candy 12"], {"candy": [14]}, to_build=2)
    assert greedy(seen, ["build candy 12", "raze candy"], Random(1)) == "build candy 12"


def test_greedy_razes_first_when_only_that_makes_room() -> None:
    seen = view(["candy 12", "candy 11", "sand 7"], {"candy": [14, 1], "sand": [5]}, to_build=2)
    assert greedy(seen, ["raze candy"], Random(1)) == "raze candy"


def test_greedy_passes_rather_than_raze_for_one_card_once_it_has_rubble() -> None:
    seen = view(["sand 7"], {"sand": [12, 5]}, phase="auction", may_raze=False, rubble=[4, 0])
    assert greedy(seen, ["bid 1", "pass"], Random(1)) == "pass"


def test_greedy_bids_for_all_it_can_build() -> None:
    row = ["candy 14", "candy 13", "horror 15", "tree 12", "sand 11"]
    seen = view(row, {}, phase="auction", may_raze=False)
    assert greedy(seen, [f"bid {number}" for number in range(6)], Random(1)) == "bid 5"


def test_greedy_never_names_more_than_it_can_build_though_it_may() -> None:
    seen = view(["sand 7", "sand 6"], {"sand": [9, 0]}, phase="auction", may_raze=False)
    assert greedy(seen, ["bid 0", "bid 1", "bid 2"], Random(1)) == "bid 0"


def test_greedy_clearly_beats_random() -> None:
    """One greedy against two random ones, in every seat in turn; over 200 games it won 195."""
    games = 60
    wins = 0
    for seed in range(games):
        seats = ["random"] * 3
        seats[seed % 3] = "greedy"
        wins += played(seed, seats).winners == [seed % 3]
    assert wins >= 0.85 * games
