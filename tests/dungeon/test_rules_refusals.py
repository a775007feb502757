"""Every reason for refusing a move, with the rule that it names."""

import pytest

from .scenario import NINES, B, G, R, draw, place, position, refusal, table, throw


def test_D10_first_the_card_is_revealed() -> None:
    match = table()
    match.play("draw")
    for words in ("draw", "put back", "place 1a", "climb 1@1a>2a", "falls"):
        assert refusal(match, words) == "first the card that seat 0 draws is revealed (D-10)."


@pytest.mark.parametrize("card", ["bird", "dragon"])
def test_D8_a_bird_or_dragon_on_a_first_turn(card: str) -> None:
    match = table()
    match.play("draw")
    assert refusal(match, f"reveal {card}") == "on a player's first turn the card revealed is a knight (D-8)."


def test_D6_a_card_that_is_not_in_the_deck() -> None:
    match = position(turn=B)
    match.play("draw")
    assert refusal(match, "reveal knight 4") == "there is no knight 4 in seat 1's deck (D-6)."
    match = position(turn=R, cards=NINES)
    match.play("draw")
    assert refusal(match, "reveal bird") == "there is no bird in seat 0's deck (D-6)."


def test_D6_a_card_is_revealed_only_after_draw() -> None:
    match = position({"9": "R3"}, turn=R)
    assert refusal(match, "reveal knight 1") == "a card is revealed only after draw (D-6)."
    match.play("draw", "reveal knight 1")
    assert refusal(match, "reveal knight 1") == "a card is revealed only after draw (D-6)."


@pytest.mark.parametrize("words", ["falls", "stays"])
def test_D23_a_card_falls_only_in_a_throw(words: str) -> None:
    match = position({"9": "R3"}, turn=R)
    assert refusal(match, words) == "a card falls or stays only in a throw (D-23)."
    match.play("draw", "reveal bird")
    assert refusal(match, words) == "a card falls or stays only in a throw (D-23)."


def test_D26_a_throw_is_not_over() -> None:
    match = position({"4": "B2 B1 under G"}, turn=R)
    throw(match, R, "throw 5")
    for words, asked in (
        ("draw", "seat 2's dragon"),
        ("throw 4", "seat 1's knight 1"),
        ("reveal bird", "seat 1's knight 2"),
    ):
        assert refusal(match, words) == f"{asked} in 4 falls or stays first (D-26)."
        match.play("falls")


def test_D7_a_deck_that_is_empty() -> None:
    match = position(tops={R: "9 " * 14}, turn=R, cards={**NINES, "knights": [0] * 8 + [15], "dragons": 0}, players=2)
    place(match, R, 9, "9")
    match.play("draw", "reveal knight 9", "put back")
    assert refusal(match, "draw") == "seat 0's deck is empty (D-7)."


def test_D6_playing_without_having_drawn() -> None:
    match = position({"4": "R2"}, turn=R)
    for words in ("place 1a", "dragon 4", "throw 4", "throw", "put back"):
        assert refusal(match, words) == "seat 0 has drawn no card (D-6)."


def test_D6_a_climb_with_a_knight_that_is_not_there() -> None:
    match = position({"4": "R2 R1", "5": "B1"}, turn=R)
    assert refusal(match, "climb 3@4>7") == "seat 0 has no knight 3 in 4 (D-6)."
    assert refusal(match, "climb 1@5>6") == "seat 0 has no knight 1 in 5 (D-6)."
    assert refusal(match, "climb 1@1b>2a") == "seat 0 has no knight 1 in 1b (D-6)."


def test_D21_a_climb_of_a_covered_knight() -> None:
    match = position({"4": "R2 R1 under B"}, turn=R)
    assert refusal(match, "climb 1@4>5") == "seat 0's knight 1 in 4 is covered (D-21)."


def test_D18_a_climb_to_the_top_from_below() -> None:
    match = position({"8": "R1"}, turn=R)
    assert refusal(match, "climb 1@8>top") == "the knight 1 in 8 goes to level 9, not yet to the top (D-18)."


def test_D3_a_climb_to_a_level_that_is_not_there() -> None:
    match = position({"8": "R1"}, turn=R, levels=8)
    assert refusal(match, "climb 1@8>9") == "there is no level 9 in this game (D-3)."


def test_D4_a_blue_slot_with_two_players() -> None:
    match = position({"2a": "R1"}, turn=R, players=2)
    assert refusal(match, "climb 1@2a>3b") == "two players do not use the blue slot 3b (D-4)."
    for card, words in (("knight 1", "place 1b"), ("dragon", "dragon 2b"), ("bird", "throw 3b")):
        draw(match, R, card)
        assert refusal(match, words) == f"two players do not use the blue slot {words[-2:]} (D-4)."
        match.play("put back")


def test_D12_a_pair_of_the_seat() -> None:
    match = position({"4": "R2 R1", "3a": "R1"}, turn=R)
    assert refusal(match, "climb 1@3a>4") == "there are two knights of seat 0 in 4 already (D-12)."


def test_D13_a_foreign_pair() -> None:
    match = position({"1a": "B1 B1", "1b": "R1"}, turn=R)
    draw(match, R, "knight 1")
    assert refusal(match, "place 1a") == "the pair in 1a is safe from knights (D-13)."


def test_D15_a_twin_is_empty() -> None:
    match = position({"1b": "R1 under G"}, turn=R)
    draw(match, R, "knight 1")
    assert refusal(match, "place 1b") == "1a is empty and not every card in 1b is seat 0's own (D-15)."


@pytest.mark.parametrize("card", ["knight 3", "bird", "dragon"])
def test_D6_the_card_drawn_comes_first(card: str) -> None:
    match = position({"4": "G2"}, turn=G)
    draw(match, G, card)
    for words in ("draw", "climb 2@4>6"):
        assert refusal(match, words) == f"first seat 2 plays the {card} it has drawn, or puts it back (D-6)."


def test_D9_a_bird_that_must_be_thrown() -> None:
    match = position(turn=R, bird="must")
    draw(match, R, "bird")
    assert refusal(match, "put back") == "the option bird says that a drawn bird must be thrown (D-9)."


def test_D17_placing_a_card_that_is_no_knight_or_on_another_level() -> None:
    match = position(turn=R)
    for card in ("bird", "dragon"):
        draw(match, R, card)
        assert refusal(match, "place 2a") == f"the card drawn is a {card}, not a knight (D-17)."
        match.play("put back")
    draw(match, R, "knight 2")
    assert refusal(match, "place 3a") == "a knight 2 enters a slot of level 2 (D-17)."


def test_D22_a_dragon_that_cannot_lie_there() -> None:
    match = position({"4": "R2 under B"}, turn=R, levels=8)
    draw(match, R, "dragon")
    assert refusal(match, "dragon 4") == "4 is covered already (D-22)."
    assert refusal(match, "dragon 5") == "there is no knight in 5 (D-22)."
    assert refusal(match, "dragon 9") == "there is no level 9 in this game (D-3)."
    match.play("put back")
    draw(match, R, "bird")
    assert refusal(match, "dragon 4") == "the card drawn is a bird, not a dragon (D-22)."


def test_D26_a_throw_in_the_words_of_the_other_option() -> None:
    match = position(turn=R)
    draw(match, R, "bird")
    assert refusal(match, "throw") == "the thrower names the slot aimed at, such as throw 4 (D-26)."
    match = position(turn=R, throw="table")
    draw(match, R, "bird")
    assert refusal(match, "throw 4") == "a real tile is thrown at a real tower, so no slot is named: throw (D-26)."


def test_D23_throwing_a_card_that_is_no_bird() -> None:
    match = position(turn=R)
    draw(match, R, "knight 2")
    for words in ("throw", "throw 4"):
        assert refusal(match, words) == "the card drawn is a knight 2, not a bird (D-23)."


def test_D27_anything_after_the_end() -> None:
    match = table(players=2, patience=1)
    match.play("draw", "reveal knight 1", "put back", "draw", "reveal knight 1", "put back")
    for words in ("draw", "reveal knight 1", "put back", "falls", "climb 1@1a>2a"):
        assert refusal(match, words) == "the game is over."
