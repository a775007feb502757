"""Custom cards (D-2) and options: what they change, and which are refused."""

from collections.abc import Mapping
from typing import Any

import pytest

import kolmik
from kolmik import BadOption

from .scenario import GAME, R, draw, idle, in_deck, places, position, table

NOT_KNIGHTS = "An edition's knights are up to 9 whole numbers from 0 to 15: how many of 1, of 2, of 3 …"


def test_D2_custom_cards_have_their_knights_birds_and_dragons() -> None:
    match = table(cards={"knights": [1, 0, 2, 0, 3], "birds": 4, "dragons": 5}, first_turn="any")
    match.play("draw")
    assert match.odds() == {
        "reveal bird": 4,
        "reveal dragon": 5,
        "reveal knight 1": 1,
        "reveal knight 3": 2,
        "reveal knight 5": 3,
    }


def test_D2_custom_cards_have_the_standard_numbers_for_what_they_omit() -> None:
    assert GAME.catalogue.own_edition({"name": "same"}).data == GAME.catalogue.edition("standard").data


def test_D2_zeros_after_the_highest_number_are_ignored() -> None:
    edition = GAME.catalogue.own_edition({"name": "mine", "knights": [4, 4, 5, 0, 0]})
    assert edition.data["knights"] == (4, 4, 5)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"kings": 5}, 'A Dungeon edition has no "kings"; it has name, help, knights, birds and dragons.'),
        ({"knights": 13}, NOT_KNIGHTS),
        ({"knights": {"1": 13}}, NOT_KNIGHTS),
        ({"knights": [1] * 10}, NOT_KNIGHTS),
        ({"knights": [-1, 14]}, NOT_KNIGHTS),
        ({"knights": [16]}, NOT_KNIGHTS),
        ({"knights": [13.0]}, NOT_KNIGHTS),
        ({"knights": [True, 12]}, NOT_KNIGHTS),
        ({"knights": ["13"]}, NOT_KNIGHTS),
        ({"birds": -1}, "An edition's birds are a whole number from 0 to 15."),
        ({"birds": "1"}, "An edition's birds are a whole number from 0 to 15."),
        ({"dragons": True}, "An edition's dragons are a whole number from 0 to 15."),
        ({"dragons": 10**5000}, "An edition's dragons are a whole number from 0 to 15."),
        ({"knights": [], "birds": 15, "dragons": 0}, "An edition needs at least one knight."),
        ({"knights": [0, 0], "birds": 8, "dragons": 7}, "An edition needs at least one knight."),
        (
            {"birds": 2},
            "A colour has 15 cards, but these knights, birds and dragons add up to 16 (D-2).",
        ),
        (
            {"knights": [4, 4, 4]},
            "A colour has 15 cards, but these knights, birds and dragons add up to 14 (D-2).",
        ),
    ],
)
def test_D2_invalid_cards_are_refused(data: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.catalogue.own_edition({"name": "mine", **data})
    assert str(refused.value) == sentence


def test_D2_knight_numbers_go_up_to_the_highest_level() -> None:
    nines = {"knights": [12, 0, 0, 0, 0, 0, 0, 0, 1]}
    draw(match := table(cards=nines), R, "knight 9")
    assert places(match) == ["9"]
    with pytest.raises(BadOption) as refused:
        table(cards=nines, levels=8)
    assert str(refused.value) == "There are 8 levels, so there is no knight of 9 (D-2)."


def test_D3_an_edition_may_set_the_levels_like_any_option() -> None:
    match = table(cards={"levels": 8, "throw": "table"})
    assert "9" not in match.show()["slots"]
    match = table(cards={"levels": 8}, levels=9)
    assert "9" in match.show()["slots"]


def test_D2_a_record_has_the_custom_cards() -> None:
    match = table(cards={"knights": [10, 0, 1], "birds": 2, "dragons": 2, "levels": 8})
    idle(match)
    again = kolmik.read_record(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert in_deck(again, R) == {"knight 1": 10, "knight 3": 1, "bird": 2, "dragon": 2}


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("tie_break", "first", 'The option tie_break is "sum" or "last", not "first".'),
        ("bird", True, 'The option bird is "optional" or "must", not True.'),
        ("first_turn", "bird", 'The option first_turn is "knight" or "any", not "bird".'),
        ("dragon_twin", "", 'The option dragon_twin is "literal" or "free", not "".'),
        ("levels", 7, "The option levels is a whole number from 8 to 9, not 7."),
        ("levels", 10, "The option levels is a whole number from 8 to 9, not 10."),
        ("levels", "9", 'The option levels is a whole number from 8 to 9, not "9".'),
        ("throw", "dice", 'The option throw is "odds" or "table", not "dice".'),
        ("patience", 0, "The option patience is a whole number from 1, not 0."),
        ("patience", 1.5, "The option patience is a whole number from 1, not 1.5."),
    ],
)
def test_D30_unknown_option_values_are_refused(option: str, value: object, sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players=3, options={option: value})
    assert str(refused.value) == sentence


def test_D26_options_default_to_the_finnish_swedish_and_english_rules() -> None:
    assert dict(position().setting.options) == {
        "tie_break": "sum",
        "bird": "optional",
        "first_turn": "knight",
        "dragon_twin": "literal",
        "levels": 9,
        "throw": "odds",
        "patience": 10,
    }
