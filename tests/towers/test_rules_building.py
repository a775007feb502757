"""T-18 to T-22 and T-24: building and razing."""

import pytest

from kolmik import Match

from .scenario import RAINBOW, build, cards, position, refusal, rubble, tower, turn_up, win


def razings(match: Match) -> list[str]:
    return [words for words in match.legal() if words.startswith("raze")]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_T18_the_winner_takes_exactly_as_many_cards_as_named(number: int) -> None:
    match = position({}, RAINBOW)
    win(match, 0, number)
    for card in cards(RAINBOW)[:number]:
        assert match.turn == 0
        build(match, card)
    assert match.turn == "nature"
    assert match.show()["discard"] == 5 - number


def test_T18_the_choice_of_cards_is_free() -> None:
    match = position({}, RAINBOW)
    win(match, 0, 2)
    assert match.legal() == sorted(f"build {card}" for card in cards(RAINBOW))
    build(match, "tree 5")
    assert match.legal() == ["build candy 5", "build horror 5", "build junk 5", "build sand 5"]


def test_T18_a_card_taken_leaves_the_row_and_the_others_keep_their_order() -> None:
    match = position({}, "sand 7, candy 3, horror 11, tree 14, junk 2")
    win(match, 0, 5)
    build(match, "horror 11")
    assert match.show()["row"] == ["sand 7", "candy 3", "tree 14", "junk 2"]
    build(match, "junk 2")
    assert match.show()["row"] == ["sand 7", "candy 3", "tree 14"]
    build(match, "sand 7")
    assert match.show()["row"] == ["candy 3", "tree 14"]


def test_T18_of_two_equal_cards_the_earlier_one_is_taken_and_they_are_one_move() -> None:
    match = position({}, "sand 7, candy 0, horror 11, candy 0, junk 2")
    win(match, 0, 2)
    assert match.legal().count("build candy 0") == 1
    build(match, "candy 0")
    assert match.show()["row"] == ["sand 7", "horror 11", "candy 0", "junk 2"]


def test_T18_the_winner_alone_builds() -> None:
    match = position({}, RAINBOW)
    match.play("bid 1", "pass", "bid 2", "pass")
    build(match, "candy 5, sand 5")
    assert [tower(match, seat, "candy") for seat in range(4)] == [[], [], [5], []]


def test_T19_the_razed_top_card_goes_to_the_builders_rubble() -> None:
    match = position({1: "sand 9 6 4", 2: "sand 12"}, RAINBOW)
    win(match, 1, 1)
    match.play("raze sand")
    assert tower(match, 1, "sand") == [9, 6]
    assert match.show()["rubble"] == [0, 1, 0, 0]
    assert match.show()["discard"] == position({1: "sand 9 6 4", 2: "sand 12"}).show()["discard"]


def test_T19_razing_is_optional() -> None:
    match = position({1: "sand 9 6"}, RAINBOW)
    win(match, 1, 5)
    build(match, RAINBOW)
    assert tower(match, 1, "sand") == [9, 6, 5]
    assert rubble(match, 1) == 0


def test_T19_any_of_the_builders_towers_may_be_razed_and_no_other() -> None:
    match = position({1: "sand 9 6, junk 7, candy 12", 2: "tree 15, horror 12"}, RAINBOW)
    win(match, 1, 1)
    assert razings(match) == ["raze candy", "raze junk", "raze sand"]


def test_T19_at_most_one_razing_a_round() -> None:
    match = position({1: "sand 9 6, junk 7"}, RAINBOW)
    win(match, 1, 1)
    match.play("raze junk")
    assert razings(match) == []
    assert "razing is done once a round" in refusal(match, "raze sand")


def test_T19_no_razing_once_a_card_is_placed() -> None:
    match = position({1: "sand 9 6, junk 7"}, RAINBOW)
    win(match, 1, 2)
    build(match, "candy 5")
    assert razings(match) == []
    assert "before any card is placed" in refusal(match, "raze junk")


def test_T19_the_next_round_allows_razing_again() -> None:
    match = position({1: "sand 9 6"}, RAINBOW)
    win(match, 1, 1)
    match.play("raze sand", "build candy 5")
    turn_up(match, "candy 4, horror 4, tree 4, junk 4, sand 4")
    win(match, 1, 1)
    match.play("raze sand", "build junk 4")
    assert tower(match, 1, "sand") == []
    assert rubble(match, 1) == 2


def test_T19_razing_is_allowed_without_need() -> None:
    match = position({1: "sand 9"}, "candy 5, horror 5, tree 5, junk 5, junk 4")
    win(match, 1, 5)
    match.play("raze sand")
    assert tower(match, 1, "sand") == []


def test_T19_nothing_to_raze_without_a_tower() -> None:
    match = position({}, RAINBOW)
    win(match, 0, 1)
    assert razings(match) == []


@pytest.mark.parametrize("capped", ["sand 0", "sand 6 0", "sand 9 8 0"])
def test_T20_a_spire_cannot_be_razed(capped: str) -> None:
    match = position({1: f"{capped}, junk 7"}, RAINBOW)
    win(match, 1, 1)
    assert razings(match) == ["raze junk"]
    assert "a spire cannot be razed" in refusal(match, "raze sand")


def test_T20_razing_does_not_extend_the_reach_of_a_capped_tower() -> None:
    match = position({1: "sand 6 0"}, RAINBOW)
    assert match.view()["reach"] == [5, 4, 5, 5]


def test_T21_razing_the_only_card_removes_the_tower() -> None:
    match = position({1: "sand 3"}, RAINBOW)
    win(match, 1, 1)
    match.play("raze sand")
    assert tower(match, 1, "sand") == []


def test_T21_a_tower_of_the_kind_can_be_founded_again() -> None:
    match = position({1: "sand 3"}, RAINBOW)
    win(match, 1, 5)
    match.play("raze sand")
    build(match, RAINBOW)
    assert tower(match, 1, "sand") == [5]


def test_T21_razing_a_taller_tower_uncovers_the_card_beneath() -> None:
    match = position({1: "sand 6 3"}, RAINBOW)
    win(match, 1, 5)
    match.play("raze sand")
    build(match, RAINBOW)
    assert tower(match, 1, "sand") == [6, 5]


def test_T22_every_card_taken_is_placed_in_an_order_of_the_builders_choice() -> None:
    match = position({}, "candy 7 5 3, horror 1, sand 1")
    win(match, 0, 5)
    build(match, "sand 1, candy 7 5, horror 1, candy 3")
    assert tower(match, 0, "candy") == [7, 5, 3]


@pytest.mark.parametrize(("order", "built"), [("8 7 9", [8, 7, 9]), ("9 8 7", [9, 8, 7]), ("7 9 8", [7, 9, 8])])
def test_T22_where_several_orders_are_possible_each_is(order: str, built: list[int]) -> None:
    match = position({}, "candy 7 8 9, horror 1, sand 1")
    win(match, 0, 3)
    build(match, f"candy {order}")
    assert tower(match, 0, "candy") == built


def test_T24_a_placement_that_spoils_the_build_is_not_offered() -> None:
    match = position({}, "candy 7 5, horror 1, tree 1, junk 1")
    win(match, 0, 5)
    assert "build candy 5" not in match.legal()
    build(match, "candy 7")
    assert "build candy 5" in match.legal()


def test_T24_a_placement_that_leaves_enough_others_is_offered() -> None:
    match = position({}, "candy 7 5, horror 1, tree 1, junk 1")
    win(match, 0, 4)
    assert "build candy 5" in match.legal()
    build(match, "candy 5")
    assert match.legal() == ["build horror 1", "build junk 1", "build tree 1"]


def test_T24_a_razing_that_spoils_the_build_is_not_offered() -> None:
    match = position({1: "sand 9 8, junk 9 8"}, "sand 12, candy 1, horror 1, tree 1, junk 5")
    win(match, 1, 5)
    assert razings(match) == ["raze junk"]


def test_T24_when_the_build_needs_a_razing_nothing_else_is_offered() -> None:
    match = position({1: "sand 3, junk 2"}, RAINBOW)
    win(match, 1, 4)
    assert match.legal() == ["raze junk", "raze sand"]


def test_T24_of_two_equal_cards_one_may_have_to_wait_for_the_9() -> None:
    match = position({}, "candy 7 9 7, horror 1, sand 1")
    win(match, 0, 5)
    assert match.legal() == ["build candy 7", "build horror 1", "build sand 1"]
    build(match, "candy 7")
    assert match.legal() == ["build candy 9", "build horror 1", "build sand 1"]
