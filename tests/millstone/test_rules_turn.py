"""M-7 to M-13: the turn, jokers and millstones."""

import pytest

from .scenario import dealt, hand, natures_turn, nothing_to_draw, playable, position, refusal, shown, sizes


def test_M7_the_starter_lays_any_card_but_a_millstone() -> None:
    match = dealt(
        {1: "millstone, green rock, red paper +3, red joker, green rock swap, yellow paper, yellow paper"}, starter=1
    )
    assert match.turn == 1
    assert match.legal() == [
        "play green rock",
        "play green rock swap",
        "play red joker paper",
        "play red joker rock",
        "play red joker scissors",
        "play red paper +3",
        "play yellow paper",
    ]
    assert refusal(match, "draw") == "seat 1 opens and has to lay a card (M-7)"
    assert refusal(match, "play millstone") == "a millstone is never played (M-13)"


def test_M7_the_surprise_of_the_first_card_counts() -> None:
    match = dealt({0: "red paper +3"})
    match.play("play red paper +3")
    assert match.turn == 1 and shown(match, "charge") == 3
    assert "take" in match.legal()


def test_M7_a_joker_that_opens_names_a_sign() -> None:
    match = dealt({0: "yellow joker"})
    match.play("play yellow joker scissors")
    assert shown(match, "top") == "yellow scissors" and shown(match, "pile") == 1


def test_M8_one_stronger_card_or_a_draw() -> None:
    match = position({0: "yellow rock, green rock", 1: "red rock"}, "green rock")
    assert match.legal() == ["draw", "play yellow rock"]
    match.play("play yellow rock")
    assert (shown(match, "top"), shown(match, "pile"), match.turn) == ("yellow rock", 2, 1)
    assert hand(match, 0) == ["green rock"]


def test_M9_a_player_who_could_play_may_draw() -> None:
    match = position({0: "red joker, green paper"}, "green rock")
    match.play("draw")
    assert natures_turn(match)
    match.play("deal green scissors", "keep")
    assert hand(match, 0) == ["green paper", "green scissors", "red joker"]
    assert match.turn == 1


def test_M10_the_card_just_drawn_may_be_played_and_no_other() -> None:
    match = position({0: "red joker, green rock", 1: "red rock"}, "green rock")
    match.play("draw", "deal yellow rock")
    assert match.turn == 0 and match.legal() == ["keep", "play yellow rock"]
    assert refusal(match, "play red joker rock") == "only the card just drawn may be played (M-10)"
    assert refusal(match, "draw") == "seat 0 plays the card just drawn or keeps it (M-10)"
    match.play("play yellow rock")
    assert match.turn == 1 and shown(match, "top") == "yellow rock"
    assert hand(match, 0) == ["green rock", "red joker"]


def test_M10_a_drawn_joker_is_played_with_any_sign() -> None:
    match = position({0: "green rock"}, "green rock")
    match.play("draw", "deal green joker")
    assert match.legal() == ["keep", "play green joker paper", "play green joker rock", "play green joker scissors"]


def test_M10_a_player_who_can_only_keep_still_chooses() -> None:
    for card in ("green scissors", "millstone"):
        match = position({0: "red joker"}, "green rock")
        match.play("draw", f"deal {card}")
        assert match.turn == 0 and match.legal() == ["keep"]
        match.play("keep")
        assert match.turn == 1 and sizes(match)[0] == 2
    assert refusal(match, "keep") == "seat 1 lays a card or draws (M-8)"


def test_M10_a_drawn_card_equal_to_one_in_the_hand_may_be_played() -> None:
    match = position({0: "yellow rock, green rock"}, "green rock")
    match.play("draw", "deal yellow rock", "play yellow rock")
    assert hand(match, 0) == ["green rock", "yellow rock"]


def test_M10_without_a_drawn_card_there_is_no_choice() -> None:
    match = nothing_to_draw()
    match.play("draw")
    assert match.turn == 1 and "draw" in match.legal()


@pytest.mark.parametrize(("direction", "following"), [(1, [1, 2, 3, 0]), (-1, [3, 2, 1, 0])])
def test_M11_the_next_player_in_the_present_direction(direction: int, following: list[int]) -> None:
    match = position({}, players=4, direction=direction)
    for seat in following:
        match.play("draw", "deal green rock", "keep")
        assert match.turn == seat


def test_M12_a_joker_goes_on_anything_and_names_any_sign() -> None:
    for top in ("red rock", "green joker rock", "red joker scissors"):
        match = position({0: "green joker, green rock"}, top)
        named = [words for words in match.legal() if "joker" in words]
        assert named == ["play green joker paper", "play green joker rock", "play green joker scissors"]


@pytest.mark.parametrize("sign", ["rock", "paper", "scissors"])
def test_M12_the_card_to_beat_is_that_sign_in_the_jokers_colour(sign: str) -> None:
    match = position({0: "yellow joker, green rock", 1: "green rock, red rock, red paper, red scissors"}, "red rock")
    match.play(f"play yellow joker {sign}")
    assert shown(match, "top") == f"yellow {sign}"
    beaten_by = {"rock": "paper", "paper": "scissors", "scissors": "rock"}[sign]
    assert playable(match) == {f"red {sign}", f"red {beaten_by}"} | ({"green rock"} if beaten_by == "rock" else set())


def test_M13_a_millstone_is_never_played() -> None:
    match = position({0: "3 millstone"}, "green rock")
    assert match.legal() == ["draw"]
    assert refusal(match, "play millstone") == "a millstone is never played (M-13)"


def test_M13_a_millstone_can_be_given_away_and_swapped_away() -> None:
    match = position({0: "green paper give, millstone, green rock", 1: "red rock"}, "green rock")
    match.play("play green paper give", "give millstone to 1")
    assert hand(match, 1) == ["millstone", "red rock"]
    match = position({0: "green paper swap, millstone", 1: "red rock"}, "green rock")
    match.play("play green paper swap", "swap with 1")
    assert hand(match, 1) == ["millstone"] and hand(match, 0) == ["red rock"]
