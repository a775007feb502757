"""M-14 to M-23: the effects of surprises."""

from __future__ import annotations

import pytest

from .scenario import fill_up, hand, knows, natures_turn, nothing_to_draw, playable, position, refusal, shown, sizes

SURPRISES = ("again", "race", "+3", "give", "swap")


@pytest.mark.parametrize("surprise", SURPRISES)
def test_M14_a_surprise_on_the_last_card_does_not_act(surprise: str) -> None:
    match = position({0: f"green paper {surprise}", 1: "red joker", 2: "red joker"}, "green rock")
    match.play(f"play green paper {surprise}")
    assert match.over and match.winners == [0]
    assert match.outcome is not None and match.outcome.reason == "Seat 0 has no cards left (M-28)."
    assert shown(match, "charge") == 0 and shown(match, "top") == f"green paper {surprise}"


def test_M14_a_joker_may_be_the_last_card_and_a_drawn_card_too() -> None:
    match = position({0: "red joker", 1: "red joker", 2: "red rock"}, "green rock")
    match.play("play red joker rock")
    assert match.winners == [0]
    match = position({0: "red paper +3, green rock", 1: "red joker", 2: "red rock"}, "green rock", charge=3)
    match.play("play red paper +3", "play red joker paper")
    assert match.winners == [1] and shown(match, "charge") == 0


def test_M14_the_fastest_of_a_race_may_win() -> None:
    match = position({0: "green paper race, green rock", 1: "red joker", 2: "red rock"}, "green rock")
    match.play("play green paper race", "race red joker rock", "sit out")
    assert match.winners == [1] and match.scores() == [10, 0, 30]


def test_M15_again_is_another_turn_immediately() -> None:
    match = position({0: "green paper again, red paper, green rock, yellow scissors", 1: "red joker"}, "green rock")
    match.play("play green paper again")
    assert match.turn == 0 and match.legal() == ["again", "reverse"]
    assert refusal(match, "draw") == "seat 0 says again or reverse (M-15)"
    match.play("again")
    assert match.turn == 0 and match.legal() == ["draw", "play red paper", "play yellow scissors"]
    assert shown(match, "direction") == 1


def test_M15_again_may_be_followed_by_a_draw() -> None:
    match = position({0: "green paper again, green rock", 1: "red joker"}, "green rock")
    match.play("play green paper again", "again", "draw", "deal green rock", "keep")
    assert match.turn == 1


def test_M15_reverse_turns_the_direction() -> None:
    for direction, following in ((1, 3), (-1, 1)):
        match = position({0: "green paper again, green rock"}, players=4, direction=direction)
        match.play("play green paper again", "reverse")
        assert (shown(match, "direction"), match.turn) == (-direction, following)


def test_M15_with_two_players_the_other_is_next_after_reversing() -> None:
    match = position({0: "green paper again, green rock"}, players=2)
    match.play("play green paper again", "reverse")
    assert (shown(match, "direction"), match.turn) == (-1, 1)


RACE = {
    0: "green paper race, green rock",
    1: "yellow paper, green rock, red rock",
    2: "green scissors, red joker",
    3: "millstone, red scissors +3",
}


def test_M16_everyone_but_the_player_of_the_race_card_may_lay_a_suitable_card() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race")
    assert match.turn == 1 and match.legal() == ["race yellow paper", "sit out"]
    assert refusal(match, "race green rock") == "green rock is not stronger than green paper race (M-6)"
    assert refusal(match, "race green paper") == "seat 1 has no green paper (M-8)"
    assert refusal(match, "play yellow paper") == "seat 1 races or sits out (M-16)"
    match.play("race yellow paper")
    jokers = ["race red joker paper", "race red joker rock", "race red joker scissors"]
    assert match.turn == 2 and match.legal() == ["race green scissors", *jokers, "sit out"]
    match.play("sit out")
    assert match.turn == 3 and match.legal() == ["race red scissors +3", "sit out"]


def test_M16_the_others_choose_in_the_present_direction() -> None:
    match = position(RACE, players=4, direction=-1)
    match.play("play green paper race")
    asked = []
    while match.turn != 0 and match.view()["phase"] == "race":
        asked.append(match.turn)
        match.play("sit out")
    assert asked == [3, 2, 1]


def test_M16_seats_that_can_only_sit_out_choose_too() -> None:
    match = position({0: "green paper race, green rock", 1: "millstone", 2: "green rock"}, "green rock")
    match.play("play green paper race")
    assert match.turn == 1 and match.legal() == ["sit out"]
    match.play("sit out")
    assert match.turn == 2 and match.legal() == ["sit out"]


def test_M16_the_fastest_lays_and_the_others_keep_their_cards() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race", "race yellow paper", "race green scissors", "race red scissors +3")
    assert natures_turn(match) and match.odds() == {"fastest 1": 1, "fastest 2": 1, "fastest 3": 1}
    assert refusal(match, "fastest 0") == "nature decides first which racer was fastest (M-16)"
    match.play("fastest 2")
    assert shown(match, "top") == "green scissors" and sizes(match) == [1, 3, 1, 2]
    assert match.turn == 3 and shown(match, "charge") == 0


def test_M16_only_seats_that_race_can_be_fastest() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race", "race yellow paper", "sit out", "race red scissors +3")
    assert match.legal() == ["fastest 1", "fastest 3"]


def test_M16_one_seat_alone_is_the_fastest_and_the_card_acts_as_usual() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race", "sit out", "sit out", "race red scissors +3")
    assert match.turn == 0 and shown(match, "charge") == 3
    assert shown(match, "top") == "red scissors +3" and match.legal() == ["take"]


def test_M16_if_nobody_lays_one_play_continues_after_the_player_of_the_race_card() -> None:
    for direction, following in ((1, 1), (-1, 3)):
        match = position(RACE, players=4, direction=direction)
        match.play("play green paper race", "sit out", "sit out", "sit out")
        assert match.turn == following and shown(match, "top") == "green paper race"
        assert match.view()["phase"] == "turn"


def test_M16_a_joker_in_a_race_names_a_sign() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race", "sit out", "race red joker paper", "sit out")
    assert shown(match, "top") == "red paper" and match.turn == 3


@pytest.mark.parametrize(
    ("surprise", "phase"), [("again", "again"), ("give", "give"), ("swap", "swap"), ("race", "race")]
)
def test_M16_the_card_of_the_fastest_acts(surprise: str, phase: str) -> None:
    hands = {0: "green paper race, green rock", 1: f"yellow paper {surprise}, green rock", 2: "red joker"}
    match = position(hands, "green rock")
    match.play("play green paper race", f"race yellow paper {surprise}", "sit out")
    assert match.view()["phase"] == phase
    assert match.turn == (2 if surprise == "race" else 1)


def test_M16_the_player_of_the_first_race_card_may_take_part_in_the_next_race() -> None:
    hands = {0: "green paper race, green scissors", 1: "yellow paper race, green rock", 2: "red joker, green rock"}
    match = position(hands, "green rock")
    match.play("play green paper race", "race yellow paper race", "sit out", "sit out")
    assert match.turn == 0 and match.legal() == ["race green scissors", "sit out"]
    match.play("race green scissors")
    assert match.winners == [0]


def test_M16_after_reversing_by_the_fastest_play_continues_from_there() -> None:
    hands = {0: "green paper race, green rock", 2: "yellow paper again, green rock"}
    match = position(hands, "green rock", players=4)
    match.play("play green paper race", "sit out", "race yellow paper again", "sit out", "reverse")
    assert match.turn == 1 and shown(match, "direction") == -1


def test_M17_the_next_player_draws_three_and_is_skipped() -> None:
    match = position({0: "green paper +3, green rock", 1: "green scissors"}, "green rock")
    match.play("play green paper +3")
    assert match.turn == 1 and shown(match, "charge") == 3 and match.legal() == ["take"]
    match.play("take")
    assert shown(match, "charge") == 0 and natures_turn(match)
    match.play("deal red rock", "deal red rock", "deal red paper")
    assert match.turn == 2 and hand(match, 1) == ["green scissors", "red paper", "red rock", "red rock"]
    assert "draw" in match.legal()


def test_M17_a_joker_or_another_3_may_be_laid() -> None:
    hands = {0: "green paper +3, green rock", 1: "green scissors, green rock +3, red joker, red scissors +3"}
    match = position(hands, "green rock")
    match.play("play green paper +3")
    assert playable(match) == {"green rock +3", "red joker", "red scissors +3"}
    assert "take" in match.legal() and "draw" not in match.legal()
    assert refusal(match, "play green scissors") == "only a joker or another +3 answers a +3 (M-17)"
    assert refusal(match, "draw") == "seat 1 answers a +3 with a joker or a +3, or takes the cards (M-17)"


def test_M18_a_joker_cancels_the_whole_charge() -> None:
    match = position({0: "yellow joker, green rock", 1: "red paper, green rock"}, "red rock +3", charge=9)
    match.play("play yellow joker paper")
    assert shown(match, "charge") == 0 and shown(match, "top") == "yellow paper"
    assert match.turn == 1 and match.legal() == ["draw", "play red paper"]


def test_M19_a_3_in_reply_adds_three_and_passes_the_charge_on() -> None:
    hands = {0: "green rock +3, red rock", 1: "green scissors +3, red rock", 2: "red joker"}
    match = position(hands, "red rock +3", charge=3)
    match.play("play green rock +3")
    assert match.turn == 1 and shown(match, "charge") == 6
    match.play("play green scissors +3")
    assert match.turn == 2 and shown(match, "charge") == 9 and shown(match, "top") == "green scissors +3"


def test_M19_with_the_option_stronger_a_3_in_reply_must_be_stronger() -> None:
    hands = {0: "green rock +3, green paper +3, green joker"}
    match = position(hands, "red rock +3", charge=3, reply="stronger")
    assert playable(match) == {"green paper +3", "green joker"}
    sentence = "green rock +3 is not stronger than red rock +3, and a +3 in reply must be (M-19)"
    assert refusal(match, "play green rock +3") == sentence


def test_M20_the_whole_charge_is_drawn_and_the_card_to_beat_is_the_last_3() -> None:
    match = position({1: "red rock", 2: "red paper, red scissors, green paper"}, "green paper +3", charge=6, turn=1)
    match.play("take")
    for _ in range(6):
        assert natures_turn(match)
        match.play("deal green rock")
    assert match.turn == 2 and sizes(match)[1] == 7
    assert match.legal() == ["draw", "play red paper", "play red scissors"]


def test_M20_a_reply_is_optional() -> None:
    match = position({0: "red joker, red rock +3"}, "green paper +3", charge=3)
    assert "take" in match.legal()


def test_M21_any_card_may_be_given_to_any_other_player() -> None:
    match = position({0: "green paper give, millstone, red joker, green rock, green rock"}, players=3)
    match.play("play green paper give")
    assert match.turn == 0
    assert match.legal() == [
        f"give {card} to {seat}" for card in ("green rock", "millstone", "red joker") for seat in (1, 2)
    ]
    assert refusal(match, "give green rock to 0") == "a card is given to another player (M-21)"
    assert refusal(match, "give green rock to 3") == "there is no seat 3 at this table (M-3)"
    assert refusal(match, "give red rock to 1") == "seat 0 has no red rock to give (M-21)"
    assert refusal(match, "draw") == "seat 0 has to give a card (M-21)"
    match.play("give green rock to 2")
    assert hand(match, 0) == ["green rock", "millstone", "red joker"] and hand(match, 2) == ["green rock"]


def test_M21_giving_the_last_card_wins() -> None:
    match = position({0: "green paper give, millstone", 1: "red rock", 2: "red rock"}, "green rock")
    match.play("play green paper give", "give millstone to 1")
    assert match.over and match.winners == [0] and match.scores() == [0, 80, 30]


def test_M22_a_receiver_who_says_thanks_draws_nothing() -> None:
    match = position({0: "green paper give, 2 green rock", 1: "red rock", 2: "red joker"}, "green rock")
    match.play("play green paper give", "give green rock to 2")
    assert match.turn == 2 and match.legal() == ["forget", "thanks"]
    assert refusal(match, "draw") == "seat 2 says thanks or forgets to (M-22)"
    match.play("thanks")
    assert match.turn == 1 and sizes(match)[2] == 2


@pytest.mark.parametrize(("direction", "following"), [(1, 1), (-1, 2)])
def test_M22_a_receiver_who_forgets_draws_three_and_play_continues_after_the_giver(
    direction: int, following: int
) -> None:
    match = position({0: "green paper give, 2 green rock", 1: "red rock", 2: "red joker"}, direction=direction)
    match.play("play green paper give", "give green rock to 2", "forget")
    for _ in range(3):
        assert natures_turn(match)
        match.play("deal red rock")
    assert match.turn == following and hand(match, 2) == ["green rock", "red joker", "red rock", "red rock", "red rock"]


def test_M22_a_receiver_who_forgets_may_find_fewer_cards() -> None:
    match = nothing_to_draw(players=2, surprises={"red paper": {"give": 1, "race": 1}})
    match.play("draw", "play red paper give", "give green rock to 0", "forget")
    assert natures_turn(match)  # the green rock that lay on the pile
    fill_up(match)
    assert match.turn == 0 and sizes(match)[0] == 6


@pytest.mark.parametrize("other", [1, 2])
def test_M23_the_whole_hand_is_exchanged(other: int) -> None:
    match = position({0: "green paper swap, 2 millstone", 1: "green rock", 2: "red joker, green paper"}, "green rock")
    match.play("play green paper swap")
    assert match.turn == 0 and match.legal() == ["swap with 1", "swap with 2"]
    assert refusal(match, "swap with 0") == "hands are swapped with another player (M-23)"
    assert refusal(match, "swap with 5") == "there is no seat 5 at this table (M-3)"
    assert refusal(match, "draw") == "seat 0 has to swap hands (M-23)"
    theirs = hand(match, other)
    match.play(f"swap with {other}")
    assert hand(match, other) == ["millstone", "millstone"] and hand(match, 0) == theirs
    assert match.turn == 1
    assert knows(match, 0, other) == ["millstone", "millstone"] and knows(match, other, 0) == theirs
