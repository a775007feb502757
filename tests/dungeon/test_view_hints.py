"""Dungeon: the slots of the wall in words."""

from __future__ import annotations

from kolmik.games.dungeon.view import VIEW_HINTS, SlotView


def test_each_slot_is_a_line_with_its_cards_from_the_bottom() -> None:
    slots: dict[str, SlotView] = {
        "1": {"knights": [], "dragon": None},
        "2a": {"knights": [(0, 4), (0, 7)], "dragon": None},
        "2b": {"knights": [(1, 3)], "dragon": 2},
    }
    assert VIEW_HINTS.lines["slots"](slots) == [
        "1: –",
        "2a: seat 0's knight 4, seat 0's knight 7",
        "2b: seat 1's knight 3, covered by seat 2's dragon",
    ]
