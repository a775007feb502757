"""T-13 to T-17: the round and its auction."""

import pytest

from .scenario import (
    RAINBOW,
    auction_with_reach,
    build,
    call,
    calls,
    discard_rows,
    position,
    refusal,
    table,
    turn_up,
)


def test_T13_five_cards_are_turned_up_into_the_row_in_dealing_order() -> None:
    match = table()
    turn_up(match, "sand 7, candy 3, horror 11, tree 14")
    assert match.turn == "nature"
    turn_up(match, "candy 2")
    assert match.view()["turn"] == 0
    assert match.show()["row"] == ["sand 7", "candy 3", "horror 11", "tree 14", "candy 2"]
    assert match.show()["deck"] == 105


def test_T13_all_remaining_cards_are_turned_up_if_they_are_fewer_than_five() -> None:
    match = table(players=2, deck={"kinds": 1, "values": [1, 2, 3, 4, 5, 6, 7], "doubled": []})
    discard_rows(match, rounds=1)
    turn_up(match, "candy 6")
    assert match.turn == "nature"
    turn_up(match, "candy 7")
    assert match.view()["turn"] == 0


def test_T13_a_round_is_auction_then_building_then_tidying() -> None:
    match = position({}, RAINBOW)
    phases = [match.view()["phase"]]
    for words in ("bid 1", "pass", "bid 2", "pass", "build candy 5", "build sand 5"):
        match.play(words)
        phases.append(match.view()["phase"])
    assert phases == ["auction"] * 4 + ["building"] * 2 + ["dealing"]
    assert match.show()["round"] == 2
    assert match.show()["row"] == []


def test_T13_a_card_turned_up_has_left_the_deck() -> None:
    match = table(players=2)
    turn_up(match, "sand 7")
    assert "deal sand 7" not in match.legal()
    assert match.show()["deck"] == 79


@pytest.mark.parametrize("bids", ["checked", "open"])
def test_T14_the_starter_opens_with_a_number_from_0_to_the_size_of_the_row(bids: str) -> None:
    match = position({}, RAINBOW, bids=bids)
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


def test_T14_the_starter_cannot_pass() -> None:
    match = position({}, RAINBOW)
    assert "the starter cannot pass" in refusal(match, "pass")


def test_T14_a_starter_who_named_0_does_not_call_again() -> None:
    match = position({}, RAINBOW)
    match.play("bid 0", "pass", "bid 1", "pass")
    assert match.turn == 2
    assert calls(match) == [0, "pass", 1, "pass"]


def test_T15_a_number_must_be_above_the_highest_so_far_or_pass() -> None:
    match = position({}, RAINBOW)
    match.play("bid 2")
    assert match.legal() == ["bid 3", "bid 4", "bid 5", "pass"]
    match.play("pass")
    assert match.legal() == ["bid 3", "bid 4", "bid 5", "pass"]
    match.play("bid 4")
    assert match.legal() == ["bid 5", "pass"]


def test_T15_after_a_0_the_lowest_number_is_1() -> None:
    match = position({}, RAINBOW)
    match.play("bid 0")
    assert match.legal() == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


@pytest.mark.parametrize(
    ("players", "starter", "order"), [(2, 1, [1, 0]), (3, 2, [2, 0, 1]), (4, 1, [1, 2, 3, 0]), (5, 3, [3, 4, 0, 1, 2])]
)
def test_T15_every_other_player_calls_once_clockwise(players: int, starter: int, order: list[int]) -> None:
    match = position({}, RAINBOW, players=players, starter=starter)
    asked = []
    for words in ["bid 1"] + ["pass"] * (players - 1):
        asked.append(match.turn)
        match.play(words)
    assert asked == order
    assert match.turn == starter  # builds


def test_T16_the_auction_ends_when_everyone_has_called() -> None:
    match = position({}, RAINBOW)
    match.play("bid 1", "bid 2", "pass")
    assert match.view()["phase"] == "auction"
    match.play("bid 3")
    assert match.view()["phase"] == "building"


@pytest.mark.parametrize("before", [[], ["bid 4"], ["bid 0", "pass"], ["bid 1", "bid 2", "bid 3"]])
def test_T16_naming_the_size_of_the_row_ends_the_auction_immediately(before: list[str]) -> None:
    match = position({}, RAINBOW)
    match.play(*before, "bid 5")
    assert match.view()["phase"] == "building"
    assert match.turn == len(before)
    assert calls(match).count(None) == 3 - len(before)


@pytest.mark.parametrize(
    ("said", "winner", "number"),
    [
        (["bid 3", "pass", "pass", "pass"], 0, 3),
        (["bid 0", "pass", "bid 1", "pass"], 2, 1),
        (["bid 1", "bid 2", "bid 3", "bid 4"], 3, 4),
        (["bid 1", "bid 4", "pass", "pass"], 1, 4),
    ],
)
def test_T17_the_highest_number_wins(said: list[str], winner: int, number: int) -> None:
    match = position({}, RAINBOW)
    match.play(*said)
    assert match.turn == winner
    assert (call(match), match.show()["caller"]) == (number, winner)
    assert match.view()["to_build"] == number


def test_T17_the_starters_0_with_all_others_passing_is_no_win() -> None:
    match = position({}, RAINBOW)
    match.play("bid 0", "pass", "pass", "pass")
    assert match.turn == "nature"
    assert match.show()["round"] == 2


def test_T17_the_call_stays_while_building_and_is_gone_in_the_next_round() -> None:
    match = position({}, RAINBOW)
    match.play("bid 2", "pass", "pass", "pass", "build candy 5")
    assert (call(match), match.show()["caller"]) == (2, 0)
    build(match, "sand 5")
    assert (call(match), match.show()["caller"]) == (None, None)
    assert calls(match) == [None] * 4


def test_T23_checked_numbers_above_the_reach_are_not_offered() -> None:
    match = auction_with_reach(3, 5, 2, 4, bids="checked")
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    match.play("bid 1")
    assert match.legal() == ["bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    match.play("bid 3")
    assert match.legal() == ["pass"]
    match.play("pass")
    assert match.legal() == ["bid 4", "pass"]


def test_T23_checked_the_reach_includes_a_razing() -> None:
    match = position({0: "sand 3, junk 2"}, RAINBOW, starter=0)
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]


def test_T23_checked_a_starter_who_can_build_nothing_can_only_name_0() -> None:
    match = auction_with_reach(0, 5, 5, 5, bids="checked")
    assert match.legal() == ["bid 0"]
