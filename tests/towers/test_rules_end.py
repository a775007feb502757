"""T-25 to T-31: tidying and the end."""

import pytest

from kolmik import Outcome

from .scenario import (
    RAINBOW,
    build,
    call,
    cards,
    discard_rows,
    nobody_builds,
    position,
    rest_of_the_deck,
    rubble,
    table,
    turn_up,
    win,
)

SEVEN_CARDS = {"kinds": 1, "values": [1, 2, 3, 4, 5, 6, 7], "doubled": []}
FIVE_CARDS = {"kinds": 1, "values": [1, 2, 3, 4, 5], "doubled": []}


def test_T25_the_cards_left_in_the_row_go_to_the_discard_pile() -> None:
    match = position({}, RAINBOW)
    win(match, 0, 2)
    build(match, "horror 5, sand 5")
    assert match.view()["discarded"] == ["candy 5", "tree 5", "junk 5"]
    assert match.show()["discard"] == 3
    assert match.show()["row"] == []


def test_T25_the_discard_pile_grows_and_holds_two_of_a_card() -> None:
    match = position({}, RAINBOW)
    nobody_builds(match)
    turn_up(match, "candy 5, horror 1, tree 1, junk 1, sand 1")
    win(match, 0, 4)
    build(match, "horror 1, tree 1, junk 1, sand 1")
    assert match.view()["discarded"] == ["candy 5", "candy 5", "horror 5", "tree 5", "junk 5", "sand 5"]


def test_T25_nothing_is_left_of_a_row_that_was_built_whole() -> None:
    match = position({}, RAINBOW)
    win(match, 0, 5)
    build(match, RAINBOW)
    assert match.show()["discard"] == 0


@pytest.mark.parametrize(("builder", "next_starter"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_T26_the_builders_left_neighbour_starts_the_next_round(builder: int, next_starter: int) -> None:
    match = position({}, RAINBOW)
    win(match, builder, 1)
    build(match, "candy 5")
    turn_up(match, "candy 1 2 3 4 6")
    assert match.turn == match.show()["starter"] == next_starter


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_T27_a_0_that_all_others_pass_discards_the_row_and_the_same_player_starts_again(starter: int) -> None:
    match = position({}, RAINBOW, players=3, starter=starter)
    match.play("bid 0", "pass", "pass")
    assert match.show()["discard"] == 5
    assert match.show()["towers"] == position({}, players=3).show()["towers"]
    turn_up(match, "candy 1 2 3 4 6")
    assert match.turn == starter


def test_T28_at_the_end_of_the_round_the_discard_pile_becomes_the_new_deck() -> None:
    match = table(players=2, deck=SEVEN_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 2)
    build(match, "candy 5 2")
    turn_up(match, "candy 6 7")
    assert (match.show()["deck"], match.show()["discard"]) == (0, 3)
    nobody_builds(match)
    assert (match.show()["deck"], match.show()["discard"]) == (5, 0)
    assert rest_of_the_deck(match) == "candy 1, candy 3, candy 4, candy 6, candy 7"
    assert not match.over


def test_T28_this_rounds_leftovers_are_shuffled_in() -> None:
    match = table(players=2, deck=FIVE_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 2)
    build(match, "candy 4 3")
    assert rest_of_the_deck(match) == "candy 1, candy 2, candy 5"


def test_T28_rubble_and_towers_are_not_shuffled_in() -> None:
    match = table(players=2, deck=SEVEN_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 1)
    build(match, "candy 4")
    turn_up(match, "candy 6 7")
    win(match, 0, 1)
    match.play("raze candy", "build candy 6")
    assert rubble(match, 0) == 1
    assert rest_of_the_deck(match) == "candy 1, candy 2, candy 3, candy 5, candy 7"


def test_T28_play_continues_and_the_starter_is_the_usual_one() -> None:
    match = table(players=2, deck=FIVE_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 1)
    build(match, "candy 4")
    assert (match.show()["round"], match.show()["starter"]) == (2, 1)


def test_T29_the_game_is_over_at_the_end_of_the_round_in_which_the_deck_ran_out_a_second_time() -> None:
    match = table(players=2, deck=SEVEN_CARDS)
    discard_rows(match, rounds=3)
    turn_up(match, "candy 6 7")
    assert match.show()["deck"] == 0
    assert not match.over
    match.play("bid 1", "pass")
    assert not match.over
    build(match, "candy 6")
    assert match.over
    assert match.turn is None
    assert match.legal() == []
    assert match.outcome == Outcome("The deck ran out for the second time (T-29).", (2, 0), (0,))


def test_T29_a_last_row_of_five_also_runs_the_deck_out() -> None:
    match = table(players=2, deck=FIVE_CARDS)
    discard_rows(match, rounds=1)
    assert not match.over
    discard_rows(match, rounds=1)
    assert match.over


def test_T29_after_the_end_round_and_starter_are_those_of_the_last_round() -> None:
    match = table(players=3, deck=FIVE_CARDS)
    discard_rows(match, rounds=1)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 1, 1)
    build(match, "candy 4")
    shown = match.show()
    assert (shown["round"], shown["starter"]) == (2, 0)
    assert (shown["row"], shown["call"], shown["caller"]) == ([], None, None)
    assert match.view()["phase"] == "over"
    assert match.view()["calls"] == [None] * 3


@pytest.mark.parametrize(("players", "rounds"), [(2, 32), (3, 32), (4, 44), (5, 44)])
def test_T29_a_game_in_which_nobody_builds_goes_twice_through_the_deck(players: int, rounds: int) -> None:
    match = table(players)
    discard_rows(match, rounds - 1)
    assert not match.over
    discard_rows(match, 1)
    assert match.over
    assert match.show()["round"] == rounds


def test_T30_with_nothing_to_shuffle_the_game_is_over_when_the_deck_first_runs_out() -> None:
    match = table(players=2, deck=FIVE_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 5)
    build(match, "candy 5 4 3 2 1")
    assert match.over
    assert match.outcome == Outcome("The deck ran out and there was nothing to shuffle (T-30).", (10, 0), (0,))


def test_T30_one_card_to_shuffle_is_enough_to_continue() -> None:
    match = table(players=2, deck=FIVE_CARDS)
    turn_up(match, "candy 1 2 3 4 5")
    win(match, 0, 4)
    build(match, "candy 5 4 3 2")
    assert not match.over
    assert rest_of_the_deck(match) == "candy 1"


@pytest.mark.parametrize("bids", ["checked", "open"])
def test_T31_a_last_row_of_fewer_than_five_cards_lowers_the_highest_number(bids: str) -> None:
    match = table(players=2, bids=bids, deck=SEVEN_CARDS)
    discard_rows(match, rounds=1)
    turn_up(match, "candy 6 7")
    assert match.legal() == ["bid 0", "bid 1", "bid 2"]
    match.play("bid 1")
    assert match.legal() == ["bid 2", "pass"]


def test_T31_its_size_closes_the_auction() -> None:
    match = table(players=3, deck=SEVEN_CARDS)
    discard_rows(match, rounds=1)
    turn_up(match, "candy 6 7")
    match.play("bid 2")
    assert match.view()["phase"] == "building"
    assert (match.turn, call(match)) == (0, 2)
    build(match, *cards("candy 7 6"))
    assert match.show()["deck"] == 5
