"""Custom decks: what they change (T-2, T-13), and which are refused."""

from collections.abc import Mapping
from typing import Any

import pytest

from kolmik import BadOption

from .scenario import GAME, build, table, tower, turn_up, win

NOT_KINDS = "The number of kinds is a whole number from 1 to 5."
NOT_VALUES = "An edition's values are different whole numbers from 0 to 15."
NOT_DOUBLED = "An edition's doubled are different whole numbers from 0 to 15."
SIX = [1, 2, 3, 4, 5, 6]  # as many as can be doubled; without the 0 all 22 cards of a kind fit in one tower


def test_T2_a_custom_deck_has_its_kinds_and_values_once() -> None:
    match = table(players=3, deck={"kinds": 2, "values": [3, 1], "doubled": [3]})
    assert match.odds() == {"deal candy 1": 1, "deal candy 3": 1, "deal horror 1": 1, "deal horror 3": 1}


def test_T2_a_custom_deck_doubles_with_four_or_five_players() -> None:
    match = table(players=4, deck={"kinds": 1, "values": [3, 1], "doubled": [3]})
    assert match.odds() == {"deal candy 1": 1, "deal candy 3": 2}


def test_T2_a_custom_deck_has_the_standard_values_for_what_it_omits() -> None:
    assert GAME.catalogue.own_edition({"name": "same"}).data == GAME.catalogue.edition("standard").data


def test_T13_a_custom_deck_may_be_as_small_as_one_card() -> None:
    match = table(players=2, deck={"kinds": 1, "values": [5], "doubled": []})
    turn_up(match, "candy 5")
    assert match.legal() == ["bid 0", "bid 1"]


def test_T2_the_largest_custom_deck_can_be_observed() -> None:
    match = table(players=4, deck={"doubled": SIX})
    assert match.show()["deck"] == 110
    assert match.observe(0)[GAME.observation["deck_size"]].tolist() == [110]


def test_T5_the_tallest_tower_of_a_custom_deck_can_be_built() -> None:
    match = table(players=4, deck={"kinds": 1, "doubled": SIX})
    tallest = ["15 14 13 12 11", "10 7 6 5 4", "3 2 1 9 8", "6 5 4 3 2", "1 0"]
    for row in tallest:
        turn_up(match, f"candy {row}")
        win(match, 0, len(row.split()))
        build(match, f"candy {row}")
    assert tower(match, 0, "candy") == [int(value) for value in " ".join(tallest).split()]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"colours": 5}, 'A Towers edition has no "colours"; it has name, help, kinds, values and doubled.'),
        ({"kinds": 0}, NOT_KINDS),
        ({"kinds": 6}, NOT_KINDS),
        ({"kinds": True}, NOT_KINDS),
        ({"kinds": "5"}, NOT_KINDS),
        ({"kinds": 2.0}, NOT_KINDS),
        ({"values": [16]}, NOT_VALUES),
        ({"values": [-1]}, NOT_VALUES),
        ({"values": [3, 3]}, NOT_VALUES),
        ({"values": [True]}, NOT_VALUES),
        ({"values": ["3"]}, NOT_VALUES),
        ({"values": [[3]]}, NOT_VALUES),
        ({"values": 3}, NOT_VALUES),
        ({"doubled": [16]}, NOT_DOUBLED),
        ({"doubled": [2, 2]}, NOT_DOUBLED),
        ({"doubled": None}, NOT_DOUBLED),
        ({"values": [], "doubled": []}, "An edition needs at least one card: values must not be empty."),
        ({"values": [1, 2], "doubled": [3]}, "Only a card that is in values can be in doubled."),
        ({"doubled": [8]}, "The 8 and the 9 cannot be doubled."),
        ({"doubled": [2, 9]}, "The 8 and the 9 cannot be doubled."),
        ({"doubled": [0, *SIX]}, "At most 6 values can be doubled."),
    ],
)
def test_T2_an_invalid_deck_is_refused(data: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.catalogue.own_edition({"name": "mine", **data})
    assert str(refused.value) == sentence


def test_T23_bids_are_checked_or_open() -> None:
    with pytest.raises(BadOption, match='The option bids is "checked" or "open", not "closed"'):
        table(bids="closed")
