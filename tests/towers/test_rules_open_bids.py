"""T-23 as printed: any number may be named, and an impossible build is called off."""

import pytest

from .scenario import (
    RAINBOW,
    auction_with_reach,
    build,
    call,
    calls,
    position,
    refusal,
    table,
    turn_up,
    win,
)


def test_T23_open_numbers_above_the_reach_are_offered() -> None:
    match = auction_with_reach(0, 3, 5, 5)
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    match.play("bid 2")
    assert match.legal() == ["bid 3", "bid 4", "bid 5", "pass"]


def test_T23_a_number_within_the_reach_is_built() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 2", "bid 3", "pass", "pass")
    assert match.turn == 1
    assert match.view()["phase"] == "building"


def test_T23_a_number_within_reach_by_razing_alone_is_built() -> None:
    match = position({1: "sand 3"}, RAINBOW, starter=0, bids="open")
    match.play("bid 0", "bid 5")
    assert match.turn == 1
    assert match.legal() == ["raze sand"]


def test_T23_a_number_above_the_reach_takes_the_auction_back_to_that_call() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 4", "pass", "pass")
    assert match.view()["phase"] == "auction"
    assert match.turn == 1
    assert match.legal() == ["bid 2", "bid 3", "pass"]


def test_T23_a_failed_call_that_was_outbid_is_not_called_off() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 4", "bid 5")
    assert match.turn == 2
    assert match.view()["phase"] == "building"


def test_T23_the_calls_before_it_stand() -> None:
    match = auction_with_reach(5, 5, 3, 5)
    match.play("bid 1", "pass", "bid 4", "pass")
    assert calls(match) == [1, "pass", None, None]
    assert (call(match), match.show()["caller"]) == (1, 0)


def test_T23_of_the_calls_before_it_the_highest_stands() -> None:
    match = auction_with_reach(5, 5, 5, 1)
    match.play("bid 1", "bid 3", "pass", "bid 4")
    assert (match.turn, call(match), match.show()["caller"]) == (3, 3, 1)


def test_T23_seats_that_called_before_it_do_not_call_again() -> None:
    match = auction_with_reach(5, 5, 3, 5)
    match.play("bid 1", "pass", "bid 4", "pass")
    match.play("pass", "pass")
    assert match.turn == 0
    assert match.view()["phase"] == "building"


def test_T23_the_calls_after_it_are_void() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 4", "pass", "pass")
    assert calls(match) == [1, None, None, None]


def test_T23_seats_that_passed_after_it_call_again() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 4", "pass", "pass")
    match.play("bid 2")
    assert match.turn == 2
    assert match.legal() == ["bid 3", "bid 4", "bid 5", "pass"]
    match.play("bid 3", "bid 4")
    assert match.turn == 3
    assert match.view()["to_build"] == 4


def test_T23_the_same_number_again_is_refused() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 4", "pass", "pass")
    assert "it must be lower, at most 3 (T-23)" in refusal(match, "bid 4")
    assert "it must be lower, at most 3 (T-23)" in refusal(match, "bid 5")


def test_T23_the_new_number_must_still_beat_the_standing_call() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 2", "bid 4", "pass", "pass")
    assert match.legal() == ["bid 3", "pass"]
    assert "a call must be higher than 2 (T-15)" in refusal(match, "bid 2")


def test_T23_with_no_number_left_between_them_only_pass_is_legal() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 3", "bid 4", "pass", "pass")
    assert match.legal() == ["pass"]


def test_T23_the_limit_binds_only_the_call_that_replaces_the_failed_one() -> None:
    match = auction_with_reach(5, 2, 5, 5)
    match.play("bid 1", "bid 3", "pass", "pass")
    assert match.legal() == ["bid 2", "pass"]
    match.play("pass")
    assert match.legal() == ["bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_T23_the_size_of_the_row_closes_the_auction_immediately_and_is_called_off() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 5")
    assert match.turn == 1
    assert calls(match) == [1, None, None, None]
    assert match.legal() == ["bid 2", "bid 3", "bid 4", "pass"]


def test_T23_the_new_number_may_again_be_above_the_reach() -> None:
    match = auction_with_reach(5, 2, 5, 5)
    match.play("bid 1", "bid 5")
    match.play("bid 4", "pass", "pass")
    assert match.turn == 1
    assert match.legal() == ["bid 2", "bid 3", "pass"]
    match.play("bid 3", "pass", "pass")
    assert match.legal() == ["bid 2", "pass"]
    match.play("bid 2", "pass", "pass")
    assert match.view()["phase"] == "building"
    assert (match.turn, match.view()["to_build"]) == (1, 2)


def test_T23_after_a_pass_the_caller_before_wins() -> None:
    match = auction_with_reach(3, 4, 5, 5)
    match.play("bid 3", "bid 5")
    match.play("pass", "pass", "pass")
    assert match.view()["phase"] == "building"
    assert (match.turn, match.view()["to_build"]) == (0, 3)


def test_T23_the_caller_before_may_fail_too() -> None:
    match = auction_with_reach(5, 2, 3, 5)
    match.play("bid 1", "bid 3", "bid 4", "pass")
    assert match.turn == 2
    match.play("pass", "pass")
    assert match.turn == 1
    assert calls(match) == [1, None, None, None]
    assert match.legal() == ["bid 2", "pass"]


def test_T23_a_chain_of_failures_can_go_back_to_the_starter() -> None:
    match = auction_with_reach(1, 2, 3, 4)
    match.play("bid 2", "bid 3", "bid 4", "bid 5")
    for seat in (3, 2, 1):
        assert match.turn == seat
        match.play(*["pass"] * (4 - seat))
    assert match.turn == 0
    assert calls(match) == [None] * 4
    assert match.legal() == ["bid 0", "bid 1"]


def test_T23_the_limit_is_forgotten_if_the_auction_is_wound_back_further() -> None:
    match = auction_with_reach(2, 4, 5, 5)
    match.play("bid 3", "bid 5")
    assert match.legal() == ["bid 4", "pass"]
    match.play("pass", "pass", "pass")
    assert match.turn == 0
    match.play("bid 1")
    assert match.turn == 1
    assert match.legal() == ["bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_T23_the_starter_whose_limit_stood_is_bound_by_the_newer_one() -> None:
    match = auction_with_reach(1, 5, 5, 5)
    match.play("bid 5")
    assert match.legal() == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    match.play("bid 2", "pass", "pass", "pass")
    assert match.legal() == ["bid 0", "bid 1"]


def test_T23_the_starter_names_any_lower_number_down_to_0_and_cannot_pass() -> None:
    match = auction_with_reach(1, 5, 5, 5)
    match.play("bid 3", "pass", "pass", "pass")
    assert match.turn == 0
    assert match.legal() == ["bid 0", "bid 1", "bid 2"]
    assert call(match) is None
    assert "the starter cannot pass" in refusal(match, "pass")


def test_T23_the_starter_who_names_0_then_leaves_the_rest_to_the_others() -> None:
    match = auction_with_reach(0, 5, 5, 5)
    match.play("bid 1", "pass", "pass", "pass")
    assert match.legal() == ["bid 0"]
    match.play("bid 0")
    assert match.legal() == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    match.play("bid 1", "pass", "pass")
    assert (match.turn, match.view()["to_build"]) == (1, 1)


def test_T23_the_starters_0_with_all_others_passing_is_no_win_with_open_bids() -> None:
    match = auction_with_reach(0, 5, 5, 5)
    match.play("bid 5", "bid 0", "pass", "pass", "pass")
    assert match.turn == "nature"
    assert match.show()["starter"] == 0


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_T23_seats_count_clockwise_from_the_starter_round_the_table(starter: int) -> None:
    reach = [5, 5, 5, 5]
    third = (starter + 2) % 4
    reach[third] = 3
    match = auction_with_reach(*reach, starter=starter)
    match.play("bid 1", "bid 2", "bid 4", "pass")
    assert match.turn == third
    assert (call(match), match.show()["caller"]) == (2, (starter + 1) % 4)
    said = calls(match)
    assert [said[(starter + place) % 4] for place in range(4)] == [1, 2, None, None]
    assert match.legal() == ["bid 3", "pass"]


def test_T23_nothing_is_built_or_razed_by_a_call_that_is_called_off() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    before = match.show()
    match.play("bid 0", "bid 4", "pass", "pass", "pass", "pass", "pass")
    after = match.show()
    assert (before["towers"], before["rubble"]) == (after["towers"], after["rubble"])
    assert after["discard"] == before["discard"] + 5


def test_T23_the_builders_neighbour_starts_after_a_call_off_too() -> None:
    match = auction_with_reach(5, 3, 5, 5)
    match.play("bid 1", "bid 5", "bid 2", "pass", "pass")
    build(match, *[words.removeprefix("build ") for words in match.legal() if words.startswith("build")][:2])
    assert match.show()["starter"] == 2


def test_T23_in_a_short_row_its_size_is_called_off_too() -> None:
    match = table(players=2, bids="open", deck={"kinds": 1, "values": [0, 1, 2, 3, 4, 5, 6], "doubled": []})
    turn_up(match, "candy 1 2 3 4 0")
    win(match, 1, 1)
    build(match, "candy 0")
    turn_up(match, "candy 5 6")
    match.play("bid 0", "bid 2")
    assert match.turn == 1
    assert match.legal() == ["bid 1", "pass"]
