"""M-24: mistakes are refused, or penalised."""

import pytest

from kolmik import BadOption

from .scenario import (
    dealt,
    fill_up,
    hand,
    knows,
    natures_turn,
    nothing_to_draw,
    playable,
    position,
    refusal,
    shown,
    sizes,
    table,
)

WRONG = {0: "green rock, green scissors, millstone, red joker", 1: "red rock"}


def test_M24_by_default_a_wrong_card_is_not_accepted() -> None:
    match = position(WRONG, "green rock")
    assert playable(match) == {"red joker"}
    assert refusal(match, "play green scissors") == "green scissors is not stronger than green rock (M-6)"


def test_M24_penalised_any_card_may_be_tried() -> None:
    match = position(WRONG, "green rock", mistakes="penalised")
    jokers = ["play red joker paper", "play red joker rock", "play red joker scissors"]
    assert match.legal() == ["draw", "play green rock", "play green scissors", "play millstone", *jokers]
    assert refusal(match, "play red rock") == "seat 0 has no red rock (M-8)"


@pytest.mark.parametrize("card", ["green rock", "green scissors", "millstone"])
def test_M24_a_wrong_card_goes_back_and_its_player_draws_three(card: str) -> None:
    match = position(WRONG, "green rock", mistakes="penalised")
    match.play(f"play {card}")
    assert natures_turn(match) and shown(match, "top") == "green rock" and shown(match, "pile") == 1
    for _ in range(3):
        match.play("deal red paper")
    assert match.turn == 1 and sizes(match)[0] == 7
    assert hand(match, 0).count(card) == 1
    assert "draw" in match.legal()


def test_M24_a_right_card_is_laid_as_usual() -> None:
    match = position(WRONG, "green rock", mistakes="penalised")
    match.play("play red joker scissors")
    assert match.turn == 1 and shown(match, "top") == "red scissors"


def test_M24_after_drawing_only_the_card_drawn_may_be_tried() -> None:
    match = position(WRONG, "green rock", mistakes="penalised")
    match.play("draw", "deal green scissors")
    assert match.legal() == ["keep", "play green scissors"]
    assert refusal(match, "play red joker rock") == "only the card just drawn may be played (M-10)"
    match.play("play green scissors")
    fill_up(match)
    assert match.turn == 1 and sizes(match)[0] == 8
    millstone = position({1: "red rock"}, "green rock", mistakes="penalised")
    millstone.play("draw", "deal millstone")
    assert millstone.legal() == ["keep", "play millstone"]
    millstone.play("keep")
    assert millstone.turn == 1 and millstone.legal() == ["draw", "play red rock"]


def test_M24_against_a_charge_any_card_may_be_tried_and_a_wrong_one_costs_the_charge_too() -> None:
    match = position(WRONG, "green rock +3", charge=6, mistakes="penalised")
    assert "play green rock" in match.legal() and "play millstone" in match.legal() and "take" in match.legal()
    match.play("play green scissors")
    assert shown(match, "charge") == 0
    fill_up(match)
    assert sizes(match)[0] == 4 + 9 and match.turn == 1
    assert match.legal() == ["draw", "play red rock"] and shown(match, "top") == "green rock +3"


def test_M24_a_stronger_card_against_a_charge_is_wrong() -> None:
    match = position({0: "red paper, red rock", 1: "red rock"}, "green rock +3", charge=3, mistakes="penalised")
    match.play("play red paper")
    fill_up(match)
    assert sizes(match)[0] == 2 + 6


def test_M24_a_weak_3_in_reply_is_wrong_only_with_the_option_stronger() -> None:
    for reply, cards in (("any", 1), ("stronger", 8)):
        hands = {0: "green rock +3, red rock", 1: "red rock"}
        match = position(hands, "red rock +3", charge=3, mistakes="penalised", reply=reply)
        match.play("play green rock +3")
        fill_up(match)
        assert sizes(match)[0] == cards and shown(match, "charge") == (6 if reply == "any" else 0)


def test_M24_in_a_race_only_suitable_cards() -> None:
    hands = {0: "green paper race, green rock", 1: "millstone, green rock, green scissors", 2: "red rock"}
    match = position(hands, "green rock", mistakes="penalised")
    match.play("play green paper race")
    assert match.legal() == ["race green scissors", "sit out"]


def test_M24_after_a_wrong_opening_the_next_player_opens() -> None:
    match = dealt({0: "millstone", 1: "millstone"}, mistakes="penalised")
    assert "play millstone" in match.legal() and "draw" not in match.legal()
    match.play("play millstone")
    assert shown(match, "top") is None and shown(match, "pile") == 0
    fill_up(match)
    assert match.turn == 1 and sizes(match) == [10, 7, 7]
    assert match.view()["phase"] == "opening" and "draw" not in match.legal()
    match.play("play millstone")
    fill_up(match)
    assert match.turn == 2 and sizes(match) == [10, 10, 7]
    match.play(next(words for words in match.legal() if len(words.split()) == 3))
    assert match.turn == 0 and shown(match, "pile") == 1


def test_M24_everybody_has_seen_a_wrong_card() -> None:
    match = position(WRONG, "green rock", mistakes="penalised")
    match.play("play millstone")
    fill_up(match)
    assert [knows(match, seat, 0) for seat in (1, 2, None)] == [["millstone"]] * 3


def test_M24_a_wrong_card_when_nothing_can_be_drawn_only_loses_the_turn() -> None:
    match = nothing_to_draw(mistakes="penalised")
    match.play("play millstone")
    assert match.turn == 1 and sizes(match)[0] == 4 and match.view()["barren"] == 1


def test_M24_mistakes_are_refused_or_penalised() -> None:
    with pytest.raises(BadOption, match='The option mistakes is "refused" or "penalised", not "ignored"'):
        table(mistakes="ignored")
