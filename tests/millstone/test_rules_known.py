"""M-35: what each seat knows, case by case."""

from __future__ import annotations

import pytest

from kolmik import Match

from .scenario import GAME, dealt, fill_up, hand, knows, natures_turn, position

EVERYBODY = (0, 1, 2, None)


def view_without_hands(match: Match, seat: int | None) -> dict[str, object]:
    """A seat's view without the hands."""
    return {key: value for key, value in match.view(seat).items() if key not in ("hands", "drawn", "choice")}


def test_M35_a_seat_sees_its_own_hand_and_no_other() -> None:
    match = dealt({0: "green rock, red joker", 1: "millstone", 2: "red rock"})
    for seat in range(3):
        assert [knows(match, seat, other) for other in range(3)] == [
            hand(match, other) if other == seat else [] for other in range(3)
        ]
    assert match.view()["hands"] == [[], [], []]


def test_M35_sizes_pile_charge_and_direction_are_public() -> None:
    match = position(
        {0: "green rock", 1: "red rock, red rock"}, "red paper +3", deck="red rock", charge=6, direction=-1
    )
    for seat in EVERYBODY:
        view = match.view(seat)
        assert (view["sizes"], view["deck"], view["charge"], view["direction"]) == ([1, 2, 0], 1, 6, -1)
        assert (view["top"], view["pile"], view["turn"], view["phase"]) == ("red paper +3", 104, 0, "charged")
        assert len(view["played"]) == 104 and "red paper +3" in view["played"]
        assert view["scores"] is None and view["over"] is False
        assert view_without_hands(match, seat) == view_without_hands(match, None)


def test_M35_only_the_drawer_sees_the_card_just_drawn() -> None:
    match = position({0: "green rock"}, "green rock")
    match.play("draw")
    assert [(match.view(seat)["drawer"], match.view(seat)["owed"]) for seat in EVERYBODY] == [(0, 1)] * 4
    assert match.observe(1)[GAME.observation["drawer"]].tolist() == [0, 0, 1, 0, 0, 0]
    match.play("deal millstone")
    assert match.view()["owed"] == 0 and match.view()["drawer"] is None
    assert not match.observe(1)[GAME.observation["drawer"]].any()
    assert [match.view(seat)["drawn"] for seat in EVERYBODY] == ["millstone", None, None, None]
    assert [knows(match, seat, 0) for seat in (1, 2, None)] == [[], [], []]
    match.play("keep")
    assert [match.view(seat)["drawn"] for seat in EVERYBODY] == [None] * 4


def test_M35_giver_and_receiver_see_a_given_card() -> None:
    match = position({0: "green paper give, millstone, green rock", 1: "red rock", 2: "red paper"}, "green rock")
    match.play("play green paper give", "give millstone to 1")
    assert knows(match, 0, 1) == ["millstone"] and knows(match, 1, 0) == []
    assert knows(match, 2, 1) == knows(match, None, 1) == []


def test_M35_two_equal_gifts_are_both_known() -> None:
    hands = {0: "green paper give, green scissors give, 3 millstone", 1: "red rock", 2: "red rock"}
    match = position(hands, "green rock")
    match.play("play green paper give", "give millstone to 1", "thanks")
    for _ in range(2):
        match.play("draw", "deal red rock", "keep")
    match.play("play green scissors give", "give millstone to 1")
    assert knows(match, 0, 1) == ["millstone", "millstone"]


def swapped(hands: dict[int, str], other: int) -> Match:
    """Seat 0 has swapped hands with another and they know each other's."""
    match = position(hands | {0: f"green paper swap, {hands[0]}"}, "green rock", players=4)
    match.play("play green paper swap", f"swap with {other}")
    return match


HANDS = {
    0: "red rock",
    1: "2 yellow scissors, red scissors give, millstone, red joker",
    2: "green rock",
    3: "green rock",
}


def test_M35_a_swapped_hand_is_known_to_its_two_owners() -> None:
    match = swapped(HANDS, 1)
    assert knows(match, 0, 1) == ["red rock"] and knows(match, 1, 0) == hand(match, 0)
    for seat in (2, 3, None):
        assert knows(match, seat, 0) == knows(match, seat, 1) == []


def test_M35_knowledge_of_a_hand_moves_with_it() -> None:
    hands = {
        0: "green paper give, millstone, red rock",
        1: "green scissors swap, red rock",
        2: "red joker",
        3: "green rock",
    }
    match = position(hands, "green rock", players=4)
    match.play("play green paper give", "give millstone to 2", "thanks", "play green scissors swap", "swap with 2")
    assert knows(match, 0, 1) == ["millstone"] and knows(match, 0, 2) == []
    assert knows(match, 1, 2) == ["red rock"] and knows(match, 2, 1) == ["millstone", "red joker"]
    assert knows(match, 3, 1) == knows(match, 3, 2) == []


def test_M35_a_known_card_that_is_played_is_gone() -> None:
    match = swapped({0: "red scissors, yellow scissors, yellow scissors", 1: "millstone"}, 1)
    assert knows(match, 0, 1) == ["red scissors", "yellow scissors", "yellow scissors"]
    match.play("play yellow scissors")
    assert knows(match, 0, 1) == ["red scissors", "yellow scissors"]


def test_M35_of_equal_cards_the_known_one_goes_first() -> None:
    match = swapped({0: "yellow scissors, red rock", 1: "millstone"}, 1)
    match.play("draw", "deal yellow scissors", "play yellow scissors")
    assert hand(match, 1) == ["red rock", "yellow scissors"] and knows(match, 0, 1) == ["red rock"]


def test_M35_drawing_changes_nothing_that_is_known() -> None:
    match = swapped({0: "red scissors", 1: "millstone"}, 1)
    match.play("draw", "deal red joker", "keep")
    assert knows(match, 0, 1) == ["red scissors"] and knows(match, 1, 0) == ["millstone"]


def all_draw(match: Match, cards: list[str]) -> None:
    """Each seat in turn draws one of these cards and keeps it."""
    for card in cards:
        match.play("draw", f"deal {card}", "keep")


@pytest.mark.parametrize("given", ["yellow scissors", "millstone", "red joker", "red rock"])
def test_M35_after_a_gift_others_are_certain_of_one_copy_less_of_every_known_card(given: str) -> None:
    """Seat 1 knew the hand of seat 0; whichever card goes to seat 2 in secret, seat 1 sees the same."""
    match = swapped(HANDS, 1)
    all_draw(match, ["green rock", "green rock", "green rock", "red rock", "yellow rock", "yellow rock", "yellow rock"])
    match.play("play red scissors give", f"give {given} to 2", "thanks")
    assert knows(match, 1, 0) == ["yellow scissors"]
    assert knows(match, 0, 2) == [given] and knows(match, 1, 2) == []


def test_M35_the_receiver_of_a_known_card_knows_that_it_is_gone() -> None:
    match = swapped(HANDS, 1)
    all_draw(match, ["green rock", "green rock", "green rock"])
    match.play("play red scissors give", "give yellow scissors to 1", "thanks")
    assert knows(match, 1, 0) == ["millstone", "red joker", "yellow scissors"]
    assert knows(match, 0, 1) == ["red rock", "yellow scissors"]


def test_M35_a_wrong_card_is_known_to_all_until_it_is_played() -> None:
    match = position({0: "2 green scissors, red rock", 1: "red joker, red rock"}, mistakes="penalised")
    match.play("play green scissors")
    fill_up(match)
    assert [knows(match, seat, 0) for seat in (1, 2, None)] == [["green scissors"]] * 3
    match.play("play red joker paper")
    match.play("draw", "deal yellow rock", "keep", "play green scissors")
    assert [knows(match, seat, 0) for seat in (1, 2, None)] == [[]] * 3 and "green scissors" in hand(match, 0)


def test_M35_a_wrong_card_shown_twice_is_known_once() -> None:
    match = position({0: "2 green scissors, red rock"}, "green rock", players=2, mistakes="penalised")
    for _ in range(2):
        match.play("play green scissors")
        fill_up(match)
        match.play("draw")
        fill_up(match)
        match.play("keep")
    assert knows(match, 1, 0) == ["green scissors"]


def test_M35_everybody_knows_that_a_wrong_card_moved_with_a_swapped_hand() -> None:
    hands = {0: "green scissors, red rock", 1: "green paper swap, red joker", 2: "millstone"}
    match = position(hands, "green rock", mistakes="penalised")
    match.play("play green scissors", "deal red rock", "deal red rock", "deal red paper")
    match.play("play green paper swap", "swap with 0")
    assert knows(match, 2, 1) == knows(match, None, 1) == ["green scissors"]
    assert knows(match, 2, 0) == knows(match, None, 0) == []
    assert knows(match, 0, 1) == hand(match, 1)


def test_M35_a_wrong_card_may_have_moved_on_by_a_gift() -> None:
    hands = {0: "green scissors, red rock, yellow rock give", 1: "red joker", 2: "millstone"}
    match = position(hands, "green rock", mistakes="penalised")
    match.play("play green scissors")
    fill_up(match)
    match.play("draw", "deal red paper", "keep", "draw", "deal red paper", "keep")
    match.play("play yellow rock give", "give red rock to 1")
    assert knows(match, 2, 0) == knows(match, None, 0) == []
    assert knows(match, 1, 0) == ["green scissors"]


RACE = {0: "green paper race, green rock", 1: "yellow paper, green rock", 2: "red scissors, red rock", 3: "green rock"}


def test_M35_the_choices_in_a_race_are_secret_until_it_is_decided() -> None:
    races, sits = position(RACE, players=4), position(RACE, players=4)
    races.play("play green paper race", "race yellow paper")
    sits.play("play green paper race", "sit out")
    assert races.view(1)["choice"] == "race yellow paper" and sits.view(1)["choice"] == "sit out"
    for seat in (0, 2, 3, None):
        assert races.view(seat) == sits.view(seat)
        if seat is not None:
            assert races.observe(seat).tobytes() == sits.observe(seat).tobytes()


def test_M35_cards_that_were_offered_and_lost_stay_secret() -> None:
    match = position(RACE, players=4)
    match.play("play green paper race", "race yellow paper", "race red scissors", "sit out")
    assert natures_turn(match)
    for seat in (0, 3, None):
        seen = match.view(seat)
        del seen["beaten_by"]  # cards that anybody could lay, not those in a hand
        assert "yellow paper" not in str(seen) and "red scissors" not in str(seen)
    match.play("fastest 2")
    for seat in (0, 2, 3, None):
        assert knows(match, seat, 1) == []
    assert [match.view(seat)["choice"] for seat in range(4)] == [None] * 4


def test_M35_hands_are_laid_open_when_they_are_counted() -> None:
    match = position({0: "red rock", 1: "green rock, millstone", 2: "red joker"}, "green rock")
    match.play("play red rock")
    for seat in EVERYBODY:
        assert match.view(seat)["hands"] == match.show()["hands"] == [[], ["green rock", "millstone"], ["red joker"]]
        assert match.view(seat)["scores"] == [0, 60, 50]


def test_M35_an_observation_has_what_a_view_has() -> None:
    match = swapped(HANDS, 1)
    names = GAME.observation
    out = match.observe(1)
    assert out[names["players"]] == 4 and out[names["turn"]].tolist() == [1, 0, 0, 0, 0, 0]
    hands = out[names["hands"]].reshape(6, -1)
    assert [int(cards.sum()) for cards in hands] == [1, 0, 0, 5, 0, 0]
    assert out[names["sizes"]].tolist() == [1, 1, 1, 5, 0, 0]
    assert out[names["pile"]].sum() == 2 and out[names["unseen"]].sum() == 108 - 2 - 6
    assert out[names["top"]].sum() == 1 and out[names["sign"]].tolist() == [0, 1, 0]
    assert out[names["deck_size"]] == 98 and out[names["pile_size"]] == 2


# --- moves in the words a seat may read ---


def test_M35_only_the_drawer_reads_which_card_was_dealt_or_drawn() -> None:
    match = dealt({0: "green rock"}, players=2)
    for seat in (0, 1):
        own = [words != "deal a card" for words in match.log(seat)[: 2 * 7]]
        assert own == [at % 2 == seat for at in range(14)]
    assert set(match.log()) == {"deal a card"}
    match.play("play green rock", "draw")
    match.play(match.legal()[0])
    assert match.log(1)[-1] != "deal a card" == match.log(0)[-1] == match.log()[-1]
    assert match.log()[14:16] == ["play green rock", "draw"]


def test_M35_only_giver_and_receiver_read_which_card_was_given() -> None:
    match = dealt({0: "green rock give, millstone"}, players=3)
    match.play("play green rock give", "give millstone to 2")
    assert match.log(0)[-1] == match.log(2)[-1] == "give millstone to 2"
    assert match.log(1)[-1] == match.log()[-1] == "give a card to 2"


def test_M35_only_its_seat_reads_a_choice_in_a_race_even_after_the_race() -> None:
    match = dealt({0: "green rock race", 1: "yellow paper", 2: "red paper"}, players=3)
    match.play("play green rock race", "race yellow paper", "race red paper", "fastest 2")
    assert match.log(1)[-3:] == ["race yellow paper", "choose in secret", "fastest 2"]
    assert match.log(2)[-3:] == ["choose in secret", "race red paper", "fastest 2"]
    assert match.log()[-3:] == ["choose in secret", "choose in secret", "fastest 2"]
    match = dealt({0: "green rock race"}, players=2)
    match.play("play green rock race", "sit out")
    assert match.log(1)[-1] == "sit out" and match.log(0)[-1] == "choose in secret"
