"""The worked examples of docs/rules/millstone.md, one after the other."""

import pytest

from .oracle import standard_cards, value
from .scenario import fill_up, hand, playable, position, shown, sizes, table

COLOURED = [card for card in standard_cards() if card.split()[-1] not in ("joker", "millstone")]
JOKERS = {"green joker", "yellow joker", "red joker"}
ONE_OF_EACH = ", ".join(standard_cards())
PLAIN = {card for card in COLOURED if len(card.split()) == 2}


def test_M6_example_1() -> None:
    """Example 1: on a green rock yellow and red rock, every paper, every joker."""
    match = position({0: ONE_OF_EACH}, "green rock")
    assert playable(match) & (PLAIN | JOKERS | {"millstone"}) == {
        "yellow rock",
        "red rock",
        "green paper",
        "yellow paper",
        "red paper",
        *JOKERS,
    }


def test_M12_example_2() -> None:
    """Example 2: after `play yellow joker paper` every scissors, red paper and every joker."""
    match = position({0: "yellow joker, green rock", 1: ONE_OF_EACH}, "green rock")
    match.play("play yellow joker paper")
    scissors = {card for card in PLAIN if card.endswith("scissors")}
    assert playable(match) & (PLAIN | JOKERS | {"millstone"}) == scissors | {"red paper"} | JOKERS


def test_M19_example_3_three_3s() -> None:
    """Example 3: +3 on +3 on +3, then `take`: 9 cards."""
    hands = {0: "green paper +3, red rock", 1: "green rock +3, red rock", 2: "red paper +3, red rock", 3: "red rock"}
    match = position(hands, "green rock", players=4)
    match.play("play green paper +3", "play green rock +3", "play red paper +3", "take")
    fill_up(match)
    assert sizes(match) == [1, 1, 1, 10]


def test_M18_example_3_a_joker() -> None:
    """Example 3: +3, then a joker: nobody draws."""
    match = position({0: "green paper +3, red rock", 1: "red joker, red rock", 2: "red rock"}, "green rock")
    match.play("play green paper +3", "play red joker rock", "draw")
    fill_up(match)
    assert sizes(match) == [1, 1, 2]


def test_M20_example_4() -> None:
    """Example 4: of two seats the one who laid the +3 is on turn again and must beat it or draw."""
    match = position({0: "green paper +3, red paper, green paper", 1: "red rock"}, "green rock", players=2)
    match.play("play green paper +3", "take")
    fill_up(match)
    assert match.turn == 0 and match.legal() == ["draw", "play red paper"]


def test_M15_example_5() -> None:
    """Example 5: four seats, seat 0 plays `again` and says `reverse`: seat 3 is next."""
    match = position({0: "green paper again, red rock"}, "green rock", players=4)
    match.play("play green paper again", "reverse")
    assert match.turn == 3


def test_M16_example_6() -> None:
    """Example 6: seat 3 is fastest: its card is the top, seat 0 is next."""
    hands = {0: "green paper race, red rock", 1: "red joker, red rock", 2: "red rock", 3: "green scissors, red rock"}
    match = position(hands, "green rock", players=4)
    match.play("play green paper race", "race red joker rock", "sit out", "race green scissors", "fastest 3")
    assert shown(match, "top") == "green scissors" and match.turn == 0 and shown(match, "direction") == 1


def test_M21_example_7() -> None:
    """Example 7: `give` played with two cards in hand: giving the other one wins."""
    match = position({0: "green paper give, red rock", 1: "red rock", 2: "red rock"}, "green rock")
    match.play("play green paper give", "give red rock to 2")
    assert match.winners == [0]


def test_M29_example_8() -> None:
    """Example 8: 170 points; the whole deck 2460."""
    match = position({1: "2 green rock, yellow paper, red scissors, green joker, millstone"}, "green paper")
    assert match.scores()[1] == 170
    everything = standard_cards()
    everything["green rock"] -= 1
    match = position({1: ", ".join(everything.elements())}, "green rock")
    assert match.scores()[1] + value("green rock") == 2460


def test_M31_example_9() -> None:
    """Example 9: colours are ignored, and the deck has 60 cards."""
    assert playable(position({0: "green paper"}, "red rock", variant="signs")) == {"green paper"}
    assert playable(position({0: "yellow rock"}, "green rock", variant="signs")) == set()
    assert shown(table(variant="signs"), "deck") == 60


def test_M24_example_10() -> None:
    """Example 10: 5 cards in hand, a wrong card: 8 cards, the turn passes, the top is unchanged."""
    match = position({0: "5 green scissors", 1: "red rock"}, "green rock", mistakes="penalised")
    match.play("play green scissors")
    fill_up(match)
    assert sizes(match)[0] == 8 and match.turn == 1 and shown(match, "top") == "green rock"
    assert hand(match, 0).count("green scissors") == 5


@pytest.mark.parametrize(("colour", "kinds"), [("green", 5), ("yellow", 4), ("red", 3)])
def test_M6_example_11(colour: str, kinds: int) -> None:
    """Example 11: kinds of coloured card that beat a top: 5, 4, 3, jokers beside."""
    for sign in ("rock", "paper", "scissors"):
        match = position({0: ONE_OF_EACH}, f"{colour} {sign}")
        assert len(playable(match) & PLAIN) == kinds and playable(match) >= JOKERS
