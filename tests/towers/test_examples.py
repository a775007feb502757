"""The worked examples of docs/rules/towers.md, one after the other."""

import pytest

from kolmik import Match
from kolmik.games.towers.rules import most
from kolmik.games.towers.state import FLOOR, put

from .scenario import (
    KINDS,
    RAINBOW,
    auction_with_reach,
    build,
    cards,
    nobody_builds,
    position,
    reach,
    rest_of_the_deck,
    rubble,
    table,
    tower,
    turn_up,
    win,
)

ROW_OF_2 = "sand 7, candy 3, horror 11, tree 14, junk 2"


def test_T16_example_1() -> None:
    """Example 1: a bid of the row's size ends the auction; seat 3 does not call, and starts the next round."""
    match = position({}, RAINBOW, players=4, starter=0)
    match.play("bid 3", "pass", "bid 5")
    assert match.turn == 2
    build(match, RAINBOW)
    assert all(tower(match, 2, kind) == [5] for kind in KINDS)
    assert match.show()["starter"] == 3


def test_T19_example_2() -> None:
    """Example 2: the reach is 5, only with `raze sand`."""
    match = position({2: "sand 6"}, ROW_OF_2)
    assert reach(match, 2) == 5
    win(match, 2, 5)
    assert match.legal() == ["raze sand"]
    match.play("raze sand")
    build(match, ROW_OF_2)
    assert tower(match, 2, "sand") == [7]
    assert rubble(match, 2) == 1


def test_T19_example_2_without_razing() -> None:
    """Example 2: without razing it is 4."""
    match = position({2: "sand 6"}, ROW_OF_2)
    win(match, 2, 4)
    build(match, "candy 3, horror 11, tree 14, junk 2")
    assert tower(match, 2, "sand") == [6]


@pytest.mark.parametrize("words", ["bid 4", "pass"])
def test_T23_example_3(words: str) -> None:
    """Example 3: with sand [6, 4] the reach is 4, and a `bid 5` is called off."""
    match = position({2: "sand 6 4"}, ROW_OF_2, starter=0, bids="open")
    assert reach(match, 2) == 4
    match.play("bid 3", "pass", "bid 5")
    assert match.turn == 2
    assert match.legal() == ["bid 4", "pass"]
    match.play(words)
    assert match.turn == 3
    assert "bid 5" in match.legal()


def test_T34_example_4() -> None:
    """Example 4: 6 + 12 + 6 + 4 − 3 = 25."""
    match = position({0: "candy 3 2 0, horror 9 7 5 4 2 0, tree 15 12 9 8"}, rubble={0: 2})
    assert rubble(match, 0) == 2
    assert match.scores()[0] == 25


@pytest.mark.parametrize(
    ("top", "card", "allowed"),
    [
        ("6", "7", False),
        ("6", "5", True),
        ("7", "7", False),
        ("8", "15", True),
        ("8", "9", True),
        ("8", "0", True),
        ("9", "8", True),
        ("3", "9", True),
        ("3", "8", False),
        ("9", "10", False),
        ("15", "9", True),
        ("0", "9", False),
        ("0", "0", False),
        ("", "0", True),
    ],
)
def test_T7_example_5(top: str, card: str, allowed: bool) -> None:
    """Example 5: which card goes on which top."""
    match = position({0: f"candy {top}"}, f"candy {card}, horror 1, tree 1, junk 1, sand 1")
    win(match, 0, 1)
    assert (f"build candy {card}" in match.legal()) == allowed


FIRST_FIVE = ("horror 1", "tree 1", "junk 1", "sand 1", "horror 0")


def row_with(candy: str) -> str:
    """A row of five cards: these candies, and others that fit where there is no tower of their kind."""
    return ", ".join([*cards(f"candy {candy}"), *FIRST_FIVE][:5])


@pytest.mark.parametrize(
    ("candy", "row"), [("", "7 7"), ("", "0 0"), ("10 3", "12"), ("10 3", "12 9")], ids=lambda cards: cards or "none"
)
def test_T11_example_6_cards_that_cannot_all_be_built(candy: str, row: str) -> None:
    """Example 6: onto an empty kind {7,7} and {0,0} no, on [10, 3] {12} and {12, 9} no."""
    match = position({0: f"candy {candy}"}, row_with(row))
    assert reach(match, 0) == 4


@pytest.mark.parametrize(
    ("candy", "row", "order"),
    [
        ("", "7 9 7", "7 9 7"),
        ("", "12 8 12", "12 8 12"),
        ("", "0 9", "9 0"),
        ("3", "9 8 15", "9 8 15"),
        ("10 3", "12 9 8", "9 8 12"),
    ],
)
def test_T11_example_6_cards_that_can_all_be_built(candy: str, row: str, order: str) -> None:
    """Example 6: onto an empty kind {7,9,7}, {12,8,12}, {0,9}; on 3 {9,8,15}; on [10,3] {12,9,8}; nothing is razed."""
    match = position({0: f"candy {candy}"}, row_with(row))
    win(match, 0, 5)
    build(match, f"candy {order}", *FIRST_FIVE[: 5 - len(order.split())])
    assert tower(match, 0, "candy") == [int(value) for value in f"{candy} {order}".split()]
    assert rubble(match, 0) == 0


def test_T21_example_7_a_card_that_needs_a_razing() -> None:
    """Example 7: tower [8, 3], card 12: only by razing the 3."""
    match = position({0: "candy 8 3"}, "candy 12, horror 1, tree 1, junk 1, sand 1")
    win(match, 0, 5)
    assert match.legal() == ["raze candy"]
    match.play("raze candy")
    build(match, "candy 12, horror 1, tree 1, junk 1, sand 1")
    assert tower(match, 0, "candy") == [8, 12]


def test_T19_example_7_two_blocked_towers() -> None:
    """Example 7: of two blocked towers only one can be razed: reach 4."""
    match = position({0: "sand 2, junk 2"}, "sand 5, junk 5, sand 0, tree 0, tree 4")
    assert reach(match, 0) == 4
    win(match, 0, 4)
    assert match.legal() == ["raze junk", "raze sand"]


@pytest.mark.parametrize("cards_within", [1, 2, 3, 4, 5])
def test_T23_example_8(cards_within: int) -> None:
    """Example 8: if n cards can be built, so can n − 1: the numbers are a run from the standing call + 1."""
    match = auction_with_reach(5, cards_within, 5, 5, bids="checked")
    for standing in range(5):
        after = match.after(len(match.moves))
        after.play(f"bid {standing}")
        assert after.legal() == [*(f"bid {number}" for number in range(standing + 1, cards_within + 1)), "pass"]
    for number in range(1, cards_within + 1):
        after = match.after(len(match.moves))
        win(after, 1, number)
        while after.turn == 1:
            after.play(after.legal()[0])
        assert after.show()["towers"][1] != match.show()["towers"][1]


def test_T28_example_9() -> None:
    """Example 9: 33 of 80 cards built in 16 rounds; 47 reshuffled, ten more rounds, a last row of 2."""
    match = table(players=3)
    for value in range(15, -1, -1):
        turn_up(match, ", ".join(f"{kind} {value}" for kind in KINDS))
        built = ["candy", "horror", "tree"] if value == 15 else ["candy", "horror"]
        win(match, 1, len(built))
        build(match, *(f"{kind} {value}" for kind in built))
    assert cards_built(match) == 33
    assert match.show()["round"] == 17
    assert (match.show()["deck"], match.show()["discard"]) == (47, 0)
    for _ in range(9):
        turn_up(match, ", ".join(cards(rest_of_the_deck(match))[-5:]))
        nobody_builds(match)
    turn_up(match, rest_of_the_deck(match))
    assert match.show()["round"] == 26
    assert len(match.show()["row"]) == 2
    assert match.turn == 2
    match.play("bid 2")
    assert match.view()["phase"] == "building"
    build(match, *match.show()["row"])
    assert match.over
    assert cards_built(match) == 35


def cards_built(match: Match) -> int:
    return sum(len(values) for towers in match.show()["towers"] for values in towers.values())


def test_T32_example_10_a_lone_0() -> None:
    """Example 10: a tower with a lone 0 scores 2, as tallest 3."""
    assert position({0: "candy 0"}).scores()[0] == 3
    assert position({0: "candy 0, horror 3 2"}).scores()[0] == 2 + 2 + 2


@pytest.mark.parametrize(("razed", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_T34_example_10_rubble(razed: int, cost: int) -> None:
    """Example 10: rubble of 1…5 costs 1, 3, 6, 10, 15."""
    match = position({0: "candy 3"}, rubble={0: razed})
    assert rubble(match, 0) == razed
    assert match.scores()[0] == 2 - cost


TALLEST_OF_80 = "15 14 13 12 11 10 7 6 5 4 3 2 1 9 8 0"
TALLEST_OF_110 = "15 14 13 12 11 10 7 6 5 4 3 2 1 9 8 12 10 7 5 2 0"


@pytest.mark.parametrize(("players", "tallest", "height"), [(3, TALLEST_OF_80, 16), (4, TALLEST_OF_110, 21)])
def test_T5_example_10_the_tallest_tower(players: int, tallest: str, height: int) -> None:
    """Example 10: the tallest possible tower has 16 cards (80-card deck) or 21 (110): all but a second 0 (T-10)."""
    deck = cards(rest_of_the_deck(table(players)))
    candy = [int(card.split()[1]) for card in deck if card.startswith("candy")]
    assert len(candy) - (candy.count(0) - 1) == height
    match = position({0: f"candy {tallest}"}, players=players)
    assert len(tower(match, 0, "candy")) == height
    assert match.scores()[0] == 3 * height
    bag = 0
    for value in candy:
        bag = put(bag, value)
    assert most(FLOOR, bag) == height
