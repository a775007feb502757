"""Options and editions: one declaration, and one clear sentence for every invalid choice."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kolmik.engine import BadOption, Choice, Edition, Whole

from .tiny import TINY

CATALOGUE = TINY.catalogue
PLAIN = CATALOGUE.editions[0]


def test_defaults_are_filled_in() -> None:
    assert CATALOGUE.choose({}, PLAIN, 2) == {"bag": "small", "gift": 0}
    assert CATALOGUE.choose({"gift": 3}, PLAIN, 2) == {"bag": "small", "gift": 3}


def test_a_default_may_depend_on_the_number_of_players() -> None:
    gifts = Whole("gift", default={2: 7, 3: 5}, low=0, high=9, help="…")
    bags = Choice("bag", default={3: "big"}, choices={"small": "", "big": ""}, help="…")
    assert [gifts.default_for(players) for players in (2, 3, 4)] == [7, 5, 5]
    assert gifts.by_players and bags.by_players and not any(option.by_players for option in CATALOGUE.options)
    game = replace(TINY, catalogue=replace(CATALOGUE, options=(bags, gifts)))
    assert game.new(2).setting.options == {"bag": "big", "gift": 7}  # no lower number has a default: the lowest one's
    assert game.new(3).setting.options == {"bag": "big", "gift": 5}
    assert game.new(3, options={"gift": 1}).setting.options["gift"] == 1
    own = game.catalogue.own_edition({"name": "mine", "gift": 2})
    assert game.new(3, options={"edition": own}).setting.options["gift"] == 2


def test_an_edition_may_set_options_but_given_values_win() -> None:
    own = CATALOGUE.own_edition({"name": "mine", "bag": "big", "extra": 1})
    assert own.defaults == {"bag": "big"} and own.data == {"extra": 1}
    assert CATALOGUE.choose({}, own, 2) == {"bag": "big", "gift": 0}
    assert CATALOGUE.choose({"bag": "small"}, own, 2) == {"bag": "small", "gift": 0}
    assert TINY.new(2, options={"edition": own}).setting.options["bag"] == "big"
    with pytest.raises(BadOption, match='The option bag is "small" or "big", not "huge"'):
        CATALOGUE.own_edition({"name": "mine", "bag": "huge"})


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bag": "huge"}, 'The option bag is "small" or "big", not "huge".'),
        ({"bag": 3}, 'The option bag is "small" or "big", not 3.'),
        ({"gift": 10}, "The option gift is a whole number from 0 to 9, not 10."),
        ({"gift": -1}, "The option gift is a whole number from 0 to 9, not -1."),
        ({"gift": True}, "The option gift is a whole number from 0 to 9, not True."),
        ({"gift": 2.0}, "The option gift is a whole number from 0 to 9, not 2.0."),
        ({"gift": "x" * 100}, 'The option gift is a whole number from 0 to 9, not "' + "x" * 56 + "…."),
        ({"colour": 1}, 'There is no option "colour"; the options are bag, gift, edition.'),
    ],
)
def test_an_invalid_choice_is_refused_in_one_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        CATALOGUE.choose(given, PLAIN, 2)
    assert str(refused.value) == sentence


def test_options_are_read_from_text() -> None:
    bag, gift = CATALOGUE.options
    assert bag.read("big") == "big" and gift.read("4") == 4
    for option, text in ((bag, "4"), (gift, "four"), (gift, "44")):
        with pytest.raises(BadOption, match=f"The option {option.name} is"):
            option.read(text)


def test_a_number_may_have_no_upper_limit() -> None:
    patience = Whole("patience", default=10, low=1, high=None, help="…")
    assert patience.allowed == "a whole number from 1"
    assert patience.check(10**6) == 10**6 and patience.most is None
    assert Choice("a", "x", {"x": "", "y": ""}, "").allowed == '"x" or "y"'


def test_a_table_offers_a_range_within_what_the_rules_allow() -> None:
    patience = Whole("patience", default=10, low=1, high=None, offered=20, help="…")
    catalogue = replace(CATALOGUE, options=(patience, *CATALOGUE.options))
    catalogue.check_offered(catalogue.choose({"patience": 20, "gift": 9}, PLAIN, 2))
    allowed = catalogue.choose({"patience": 10**400}, PLAIN, 2)
    with pytest.raises(BadOption) as refused:
        catalogue.check_offered(allowed)
    digits = "1" + "0" * 56
    assert str(refused.value) == f"At a table the option patience is a whole number from 1 to 20, not {digits}…."


def test_named_and_custom_editions() -> None:
    assert CATALOGUE.edition("more").data == {"extra": 1}
    own = CATALOGUE.own_edition({"name": "mine", "help": "Two more.", "extra": 2})
    assert (own.name, own.help, own.data) == ("mine", "Two more.", {"extra": 2})
    with pytest.raises(BadOption, match='There is no edition "none"; the editions are plain, more, or a file'):
        CATALOGUE.edition("none")


def test_research_editions_have_names_and_limits_on_players() -> None:
    two = Edition("two", "For 2.", {"extra": 0}, players=range(2, 3))
    catalogue = replace(CATALOGUE, research=(two,))
    assert catalogue.edition("two") is two and two in catalogue.named and two not in catalogue.editions
    with pytest.raises(BadOption, match='There is no edition "none"; the editions are plain, more, two, or a file'):
        catalogue.edition("none")
    with pytest.raises(BadOption, match='The edition name "two" is taken; choose another'):
        catalogue.own_edition({"name": "two"})
    game = replace(TINY, catalogue=catalogue)
    assert "edition: two\n" in game.new(2, nature=False, options={"edition": "two"}).record()
    with pytest.raises(BadOption, match=r"^The edition two is for 2 players, not 3\.$"):
        game.new(3, options={"edition": "two"})


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, 'An edition needs a name, such as name = "mine".'),
        ({"name": " "}, 'An edition needs a name, such as name = "mine".'),
        ({"name": "plain"}, 'The edition name "plain" is taken; choose another.'),
        ({"name": "mine", "help": 3}, "An edition's help is one line of text."),
        ({"name": "mine", "help": "a\nb"}, "An edition's help is one line of text."),
        ({"name": "mine", "stones": 3}, "A tiny edition has an extra number of stones."),
    ],
)
def test_a_bad_edition_is_refused_in_one_sentence(data: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        CATALOGUE.own_edition(data)
    assert str(refused.value) == sentence
