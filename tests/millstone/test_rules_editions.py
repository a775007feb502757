"""M-2: custom surprises, and which are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kolmik import BadOption
from kolmik.engine import record

from .scenario import GAME, dealt, fill_up, shown, table

GROUPS = [f"{colour} {sign}" for colour in ("green", "yellow", "red") for sign in ("rock", "paper", "scissors")]
NAMES = "again, race, +3, give, swap"
ALL_GROUPS = ", ".join(GROUPS)


def only(surprise: str) -> dict[str, dict[str, int]]:
    """An edition in which every coloured card carries this surprise."""
    none = dict.fromkeys(NAMES.split(", "), 0)
    return {group: none | {surprise: 12 if group.startswith("green") else 10} for group in GROUPS}


def test_M2_a_custom_edition_has_the_standard_numbers_for_what_it_omits() -> None:
    own = GAME.catalogue.own_edition({"name": "same", "surprises": {"red rock": {"race": 1}}})
    assert own.data == GAME.catalogue.edition("standard").data
    assert GAME.catalogue.own_edition({"name": "same"}).data == own.data


def test_M2_all_cards_of_a_group_may_carry_surprises() -> None:
    match = table(surprises=only("race"))
    assert match.odds()["deal green rock race"] == 12 and match.odds()["deal red paper race"] == 10
    assert len(match.odds()) == 9 + 4 and sum(match.odds().values()) == 108


def test_M19_the_highest_possible_charge_fits_its_field() -> None:
    """Everybody replies with a +3 as long as a hand has one."""
    match = dealt({}, players=6, surprises=only("+3"), turn_limit=1000)
    laid = 0
    while True:
        plays = [words for words in match.legal() if words.endswith("+3")]
        if not plays or match.over:
            break
        match.play(plays[0])
        laid += 1
        if not match.over:
            assert shown(match, "charge") == 3 * laid
    assert laid >= 30


def test_M2_a_custom_edition_is_part_of_the_record() -> None:
    match = dealt({}, surprises={"green rock": {"race": 3}})
    match.play(match.legal()[0])
    fill_up(match)
    assert record.read(match.record()).show() == match.show()


def test_M31_too_few_cards_for_everybody_are_refused() -> None:
    assert table(players=6, surprises=only("give")).turn == "nature"
    with pytest.raises(BadOption) as refused:
        table(players=2, surprises=only("give"), variant="signs")
    assert str(refused.value) == ('With the variant "signs" this edition has 9 cards, too few for 7 each to 2 players.')


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"colours": 4}, 'A Millstone edition has no "colours"; it has name, help and surprises.'),
        ({"surprises": 3}, 'An edition\'s surprises are tables, such as surprises."green rock" = { race = 2 }.'),
        ({"surprises": {"blue rock": {}}}, f'There are no "blue rock" cards; surprises are for {ALL_GROUPS}.'),
        ({"surprises": {"red rock": 2}}, f"The surprises of red rock are a table of numbers for {NAMES}."),
        (
            {"surprises": {"red rock": {"jump": 2}}},
            f'There is no surprise "jump"; the surprises are {NAMES}.',
        ),
        ({"surprises": {"red rock": {"": 2}}}, f'There is no surprise ""; the surprises are {NAMES}.'),
        *(
            (
                {"surprises": {"red rock": {"race": wrong}}},
                "How many red rock cards carry race is a whole number from 0 to 10.",
            )
            for wrong in (-1, 11, True, "2", 1.0)
        ),
        (
            {"surprises": {"green paper": {"race": 13}}},
            "How many green paper cards carry race is a whole number from 0 to 12.",
        ),
        (
            {"surprises": {"red rock": {"race": 7}}},
            "There are 10 red rock cards, so 11 of them cannot carry surprises.",
        ),
    ],
)
def test_M2_an_invalid_edition_is_refused(data: Mapping[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.catalogue.own_edition({"name": "mine", **data})
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        ("mistakes", '"refused" or "penalised"'),
        ("variant", '"signs" or "surprises" or "colours" or "full"'),
        ("reply", '"any" or "stronger"'),
    ],
)
def test_M34_other_values_of_options_are_refused(option: str, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(players=3, options={option: "other"})
    assert str(refused.value) == f'The option {option} is {allowed}, not "other".'
