"""M-1 to M-3: the cards, the surprises, the deal."""

from collections import Counter
from collections.abc import Mapping

import pytest

from kolmik import BadOption

from .oracle import standard_cards
from .scenario import GAME, deal, dealt, fill_up, hand, natures_turn, refusal, shown, sizes, table


def whole_deck(surprises: Mapping[str, object] | None = None) -> Counter[str]:
    odds = table(surprises=surprises).odds()
    return Counter({words.removeprefix("deal "): copies for words, copies in odds.items()})


def test_M1_the_deck_has_108_cards() -> None:
    deck = whole_deck()
    assert deck.total() == 108
    assert [deck[f"{colour} joker"] for colour in ("green", "yellow", "red")] == [3, 3, 3]
    assert deck["millstone"] == 3
    for colour, each in {"green": 12, "yellow": 10, "red": 10}.items():
        for sign in ("rock", "paper", "scissors"):
            assert sum(n for card, n in deck.items() if card.startswith(f"{colour} {sign}")) == each


def test_M2_one_card_of_each_surprise_in_each_colour_and_sign() -> None:
    deck = whole_deck()
    assert deck == standard_cards()
    assert sum(n for card, n in deck.items() if len(card.split()) == 3) == 45
    assert deck["green rock"] == 7 and deck["red paper"] == 5 and deck["yellow scissors swap"] == 1


def test_M2_the_convention_is_marked_as_ours() -> None:
    assert "do not say which cards carry one (M-2)" in GAME.catalogue.edition("standard").convention


def test_M2_a_custom_edition_has_its_surprises() -> None:
    deck = whole_deck(surprises={"green rock": {"race": 4, "swap": 0}, "red paper": {"+3": 6, "give": 1}})
    assert (deck["green rock race"], deck["green rock swap"], deck["green rock again"], deck["green rock"]) == (
        4,
        0,
        1,
        5,
    )
    assert (deck["red paper +3"], deck["red paper give"], deck["red paper"]) == (6, 1, 0)
    assert deck.total() == 108 and deck["yellow rock"] == 5


@pytest.mark.parametrize("starter", [0, 2])
def test_M3_seven_cards_each_one_at_a_time_clockwise_from_the_starter(starter: int) -> None:
    match = table(players=3, starter=starter)
    for count in range(21):
        assert natures_turn(match) and sizes(match)[(starter + count) % 3] == count // 3
        deal(match, "green rock" if count == 0 else match.legal()[-1].removeprefix("deal "))
        assert sizes(match)[(starter + count) % 3] == count // 3 + 1
    assert sizes(match) == [7, 7, 7]
    assert hand(match, starter).count("green rock") == 1
    assert match.turn == starter
    assert (shown(match, "deck"), shown(match, "pile"), shown(match, "top")) == (87, 0, None)
    assert shown(match, "direction") == 1


def test_M3_the_odds_of_a_card_are_its_copies_in_the_deck() -> None:
    match = table()
    assert match.odds()["deal green rock"] == 7
    deal(match, "green rock, green rock +3, millstone")
    assert match.odds()["deal green rock"] == 6 and match.odds()["deal millstone"] == 2
    assert "deal green rock +3" not in match.odds()
    assert sum(match.odds().values()) == 105
    assert refusal(match, "deal green rock +3") == "there is no green rock +3 left in the deck (M-1)"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_M3_two_to_six_play_clockwise(players: int) -> None:
    match = dealt({0: "red rock"}, players=players)
    match.play("play red rock")
    for seat in [*range(1, players), 0]:
        assert match.turn == seat
        match.play("draw")
        fill_up(match)
        match.play("keep")


@pytest.mark.parametrize("players", [1, 7, 0, True, "3"])
def test_M3_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="Millstone is for 2 to 6 players, not "):
        table(players=players)


def test_M3_a_starter_that_is_no_seat_is_refused() -> None:
    with pytest.raises(BadOption, match="The starter is a seat from 0 to 2, not 3"):
        table(players=3, starter=3)
