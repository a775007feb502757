"""M-28, M-29: the winner and the values of hands."""

import pytest

from .oracle import standard_cards, value
from .scenario import position


def test_M28_first_to_have_no_cards_wins_and_scores_0() -> None:
    match = position({0: "red rock", 1: "green rock", 2: "millstone"}, "green rock")
    assert match.winners == []
    match.play("play red rock")
    assert match.over and match.winners == [0] and match.scores() == [0, 10, 50]
    assert match.legal() == [] and match.turn is None


@pytest.mark.parametrize("card", [*standard_cards()])
def test_M29_the_value_of_each_card(card: str) -> None:
    match = position({1: card}, "yellow rock" if card == "green rock" else "green rock")
    assert match.scores()[1] == value(card)
    expected = {"green": 10, "yellow": 20, "red": 30}.get(card.split()[0], 50)
    assert match.scores()[1] == (50 if "joker" in card else expected)


def test_M29_the_hand_as_it_is_now_is_counted() -> None:
    match = position({0: "2 green rock, green rock +3, yellow paper", 1: "red scissors swap", 2: ""}, "red paper")
    assert match.scores() == [50, 30, 0] and match.winners == []
