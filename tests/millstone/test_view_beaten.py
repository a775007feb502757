"""M-6, M-7, M-17 to M-19, M-31: the view's list of what beats the top is what may be laid."""

from __future__ import annotations

from typing import Any

import pytest

from .oracle import standard_cards
from .scenario import dealt, playable, position
from .test_rules_strength import tops


def fits(card: str, listed: list[str]) -> bool:
    """Is a card one of those in the abbreviated list?"""
    colour, kind, *surprise = [*card.split(), ""]
    return not {kind, f"{colour} {kind}", card, surprise[0] if surprise else ""}.isdisjoint(listed)


@pytest.mark.parametrize("options", [{}, {"variant": "surprises"}, {"charge": 3}, {"charge": 3, "reply": "stronger"}])
@pytest.mark.parametrize(("_group", "top"), [*tops()])
def test_M6_M19_the_list_is_what_may_be_laid(_group: str, top: str, options: dict[str, Any]) -> None:
    hand = ", ".join(standard_cards(options.get("variant", "full")))
    match = position({0: hand}, top, **options)
    listed = match.view(1)["beaten_by"]
    assert playable(match) == {card for card in hand.split(", ") if fits(card, listed)}


def test_M6_the_list_is_abbreviated() -> None:
    assert position({0: "millstone"}, "green rock").view(1)["beaten_by"] == [
        "yellow rock",
        "red rock",
        "paper",
        "joker",
    ]
    assert position({0: "millstone"}, "red joker paper").view(1)["beaten_by"] == ["scissors", "joker"]
    assert position({0: "millstone"}, "red rock +3", charge=6).view(1)["beaten_by"] == ["+3", "joker"]
    charged = position({0: "millstone"}, "yellow rock +3", charge=3, reply="stronger").view(1)["beaten_by"]
    assert charged == ["red rock +3", "green paper +3", "yellow paper +3", "red paper +3", "joker"]


def test_M7_anything_but_a_millstone_opens() -> None:
    view = dealt({}).view(0)
    assert view["laid"] is None and view["beaten_by"] == ["rock", "paper", "scissors", "joker"]


def test_M12_a_joker_on_top_is_named_as_a_joker() -> None:
    view = position({0: "millstone"}, "yellow joker paper").view(None)
    assert (view["top"], view["laid"]) == ("yellow paper", "yellow joker paper")
