"""T-5 to T-12: towers."""

import pytest

from .scenario import KINDS, build, nobody_builds, position, reach, table, tower, turn_up, win


def goes_on(*candy: int) -> set[int]:
    """The values of candy among the cards left of 110 that go on such a tower of candy."""
    deck = table(players=4).odds()
    left = [value for value in range(16) if deck[f"deal candy {value}"] > candy.count(value)]
    found = set()
    for at in range(0, len(left), 4):
        row = [*(f"candy {value}" for value in left[at : at + 4]), "sand 1", "sand 2", "sand 3", "sand 4"]
        match = position({0: f"candy {' '.join(map(str, candy))}"}, ", ".join(row[:5]))
        win(match, 0, 1)
        found |= {int(words.split()[2]) for words in match.legal() if words.startswith("build candy")}
    return found


def test_T5_a_player_has_at_most_one_tower_of_a_kind_so_at_most_five() -> None:
    match = position({0: "candy 9 8 7, horror 5, tree 3 2 1, junk 15 14, sand 0"})
    assert match.show()["towers"][0] == {
        "candy": [9, 8, 7],
        "horror": [5],
        "tree": [3, 2, 1],
        "junk": [15, 14],
        "sand": [0],
    }


def test_T5_a_second_tower_of_a_kind_cannot_be_founded() -> None:
    match = position({0: "candy 3"}, "candy 12, horror 1, tree 1, junk 1, sand 1")
    win(match, 0, 1)
    assert "build candy 12" not in match.legal()


def test_T5_every_card_of_a_tower_is_of_its_kind() -> None:
    match = position({0: "candy 9, horror 8"}, "candy 7, horror 6, tree 5, junk 4, sand 3")
    win(match, 0, 5)
    build(match, "candy 7, horror 6, tree 5, junk 4, sand 3")
    assert match.show()["towers"][0] == {"candy": [9, 7], "horror": [8, 6], "tree": [5], "junk": [4], "sand": [3]}


@pytest.mark.parametrize("value", range(16))
def test_T6_any_value_may_found_a_tower_a_0_too(value: int) -> None:
    match = position({}, f"candy {value}, horror 1, tree 1, junk 1, sand 1")
    win(match, 0, 1)
    build(match, f"candy {value}")
    assert tower(match, 0, "candy") == [value]


def test_T6_a_card_goes_on_top_of_the_players_own_tower_of_its_kind() -> None:
    match = position({0: "candy 9", 1: "candy 12"}, "candy 6, horror 1, tree 1, junk 1, sand 1")
    win(match, 1, 1)
    build(match, "candy 6")
    assert [tower(match, seat, "candy") for seat in range(4)] == [[9], [12, 6], [], []]


def test_T6_another_players_tower_does_not_matter() -> None:
    match = position({0: "candy 3"}, "candy 12, horror 1, tree 1, junk 1, sand 1")
    win(match, 1, 1)
    build(match, "candy 12")
    assert [tower(match, seat, "candy") for seat in range(2)] == [[3], [12]]


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15])
def test_T7_a_card_must_be_lower_than_the_one_it_is_laid_on(top: int) -> None:
    assert goes_on(top) == set(range(top)) | {9}


@pytest.mark.parametrize("top", [2, 5, 7, 10, 12])
def test_T7_equal_is_not_lower(top: int) -> None:
    assert top not in goes_on(top)


def test_T7_equal_cards_do_not_count_for_the_reach() -> None:
    match = position({0: "candy 7, horror 7"}, "candy 7, horror 7, tree 1, junk 1, sand 1")
    assert reach(match, 0) == 4  # one of the two towers can be razed


@pytest.mark.parametrize("top", [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15])
def test_T8_a_9_may_be_laid_on_any_card_but_a_0(top: int) -> None:
    assert 9 in goes_on(top)


def test_T8_a_card_on_a_9_must_be_lower_as_usual() -> None:
    assert goes_on(9) == {0, 1, 2, 3, 4, 5, 6, 7, 8}


def test_T8_a_9_counts_for_the_reach_and_so_do_the_cards_that_go_on_it() -> None:
    match = position({0: "candy 3 2"}, "candy 9 8 7 6 5")
    assert reach(match, 0) == 5
    match = position({0: "candy 3 2"}, "candy 8 7 6 5, sand 1")
    assert reach(match, 0) == 1


def test_T8_not_on_a_0() -> None:
    assert 9 not in goes_on(0)


def test_T9_any_card_may_be_laid_on_an_8() -> None:
    assert goes_on(8) == {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15}


def test_T9_an_8_higher_up_in_a_tower_counts_too() -> None:
    assert goes_on(15, 12, 8) == {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14}


def test_T9_all_cards_that_fit_on_an_8_count_for_the_reach() -> None:
    match = position({0: "candy 8, horror 8"}, "candy 15 14, horror 15 14, sand 1")
    assert reach(match, 0) == 5


@pytest.mark.parametrize("capped", [(0,), (5, 0), (8, 0), (9, 0), (3, 9, 8, 15, 0)])
def test_T10_nothing_may_be_laid_on_a_0_not_even_a_9(capped: tuple[int, ...]) -> None:
    assert goes_on(*capped) == set()


def test_T10_nothing_counts_for_the_reach_on_a_0() -> None:
    match = position({0: "candy 8 0"}, "candy 9 7 2 1, sand 1")
    assert reach(match, 0) == 1


def test_T11_after_9_on_3_the_next_must_be_below_9() -> None:
    assert goes_on(3, 9) == {0, 1, 2, 4, 5, 6, 7, 8}


def test_T11_after_15_on_8_the_next_must_be_below_15() -> None:
    assert goes_on(8, 15) == {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14}


def test_T11_an_8_beneath_the_top_opens_nothing() -> None:
    assert goes_on(8, 4) == {0, 1, 2, 3, 9}


def test_T12_cards_once_placed_never_change_order() -> None:
    match = position({2: "junk 10 7 9 3 1"}, "junk 0, candy 1, horror 1, tree 1, sand 1")
    nobody_builds(match)
    assert tower(match, 2, "junk") == [10, 7, 9, 3, 1]
    turn_up(match, "junk 8, candy 2, horror 2, tree 2, sand 2")
    win(match, 0, 1)
    build(match, "junk 8")
    assert tower(match, 2, "junk") == [10, 7, 9, 3, 1]


def test_T12_building_on_a_tower_keeps_the_cards_beneath() -> None:
    match = position({2: "junk 10 7"}, "junk 9 3 1, candy 1, sand 1")
    win(match, 2, 3)
    build(match, "junk 9 3 1")
    assert tower(match, 2, "junk") == [10, 7, 9, 3, 1]


def test_T12_the_only_way_out_of_a_tower_is_razing_and_it_takes_the_top() -> None:
    match = position({2: "junk 10 7 9 3 1"}, "candy 1, horror 1, tree 1, sand 1, sand 2")
    win(match, 2, 1)
    assert [words for words in match.legal() if not words.startswith("build")] == ["raze junk"]
    match.play("raze junk", "build candy 1")
    assert tower(match, 2, "junk") == [10, 7, 9, 3]
    assert all(tower(match, 2, kind) == [] for kind in KINDS if kind not in ("junk", "candy"))
