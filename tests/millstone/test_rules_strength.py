"""M-4 to M-6, M-12, M-31 to M-34: which card is stronger."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .oracle import standard_cards
from .scenario import playable, position, refusal, table

COLOURS = ("green", "yellow", "red")  # M-4: each weaker than the next
SIGNS = ("rock", "paper", "scissors")
BEATEN_BY = {"rock": "paper", "scissors": "rock", "paper": "scissors"}  # M-5
GROUPS = [f"{colour} {sign}" for colour in COLOURS for sign in SIGNS]
ONE_OF_EACH = ", ".join(standard_cards())


def stronger(top: str, colours: bool = True) -> set[str]:
    """M-6, checked card by card."""
    colour, sign = top.split()
    cards = {f"{each} joker" for each in COLOURS}
    for card in standard_cards():
        its_colour, its_sign, *_ = [*card.split(), ""]
        same = its_sign == sign and COLOURS.index(its_colour) > COLOURS.index(colour)
        if its_sign == BEATEN_BY[sign] or (same and colours):
            cards.add(card)
    return cards


def tops() -> Iterator[tuple[str, str]]:
    """The group to beat, and how the top card was laid."""
    for group in GROUPS:
        yield group, group
        colour, sign = group.split()
        yield group, f"{colour} joker {sign}"


@pytest.mark.parametrize(("group", "top"), [*tops()])
def test_M6_the_cards_stronger_than_each_top(group: str, top: str) -> None:
    assert playable(position({0: ONE_OF_EACH}, top)) == stronger(group)


@pytest.mark.parametrize(("group", "top"), [*tops()])
def test_M31_without_colours_only_the_beating_sign_is_stronger(group: str, top: str) -> None:
    without_surprises = ", ".join(standard_cards("signs"))
    cards = {card for card in stronger(group, colours=False) if len(card.split()) == 2}
    assert playable(position({0: without_surprises}, top, variant="signs")) == cards


def test_M4_green_is_weaker_than_yellow_and_yellow_than_red() -> None:
    hand = "green rock, yellow rock, red rock"
    assert playable(position({0: hand}, "green rock")) == {"yellow rock", "red rock"}
    assert playable(position({0: hand}, "yellow rock")) == {"red rock"}
    assert playable(position({0: hand}, "red rock")) == set()


def test_M5_paper_beats_rock_rock_beats_scissors_scissors_beat_paper() -> None:
    hand = "green rock, green paper, green scissors"
    assert playable(position({0: hand}, "red rock")) == {"green paper"}
    assert playable(position({0: hand}, "red scissors")) == {"green rock"}
    assert playable(position({0: hand}, "red paper")) == {"green scissors"}


def test_M6_an_equal_card_is_not_stronger() -> None:
    match = position({0: "yellow rock, yellow rock +3"}, "yellow rock")
    assert playable(match) == set()
    assert refusal(match, "play yellow rock") == "yellow rock is not stronger than yellow rock (M-6)"


def test_M6_a_surprise_does_not_make_a_card_stronger_or_weaker() -> None:
    hand = "green rock swap, yellow rock swap, green paper swap, red scissors swap"
    assert playable(position({0: hand}, "green rock")) == {"yellow rock swap", "green paper swap"}


def test_M32_the_surprise_cards_are_in_and_colours_do_not_count() -> None:
    match = position({0: "yellow rock, green paper race"}, "green rock", variant="surprises")
    assert playable(match) == {"green paper race"}
    deck = table(variant="surprises").odds()
    assert sum(deck.values()) == 105 and "deal millstone" not in deck


def test_M33_colours_count_and_there_are_no_millstones() -> None:
    match = position({0: "yellow rock, green paper race"}, "green rock", variant="colours")
    assert playable(match) == {"yellow rock", "green paper race"}
    deck = table(variant="colours").odds()
    assert sum(deck.values()) == 105 and "deal millstone" not in deck


def test_M34_everything_is_in() -> None:
    match = position({0: "yellow rock, green paper race"}, "green rock", variant="full")
    assert playable(match) == {"yellow rock", "green paper race"}
    assert table(variant="full").odds() == table().odds()
    assert sum(table().odds().values()) == 108


def test_M31_no_surprises_and_no_millstones() -> None:
    deck = table(variant="signs").odds()
    assert {words.removeprefix("deal "): copies for words, copies in deck.items()} == standard_cards("signs")


def test_M31_a_joker_still_goes_on_anything_and_is_beaten_by_sign_alone() -> None:
    match = position({0: "green joker, red rock", 1: "red rock, green paper"}, "red rock", variant="signs")
    assert playable(match) == {"green joker"}
    match.play("play green joker rock")
    assert playable(match) == {"green paper"}
