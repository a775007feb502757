"""A game says in its `observation.py` what each number of its observation means."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

import kolmik
from kolmik.engine.observation import ONE_HOT, Part, seats, switch

DESCRIBED = [game.name for game in kolmik.games() if find_spec(f"kolmik.games.{game.name}.observation")]


@pytest.mark.parametrize("name", DESCRIBED)
def test_the_parts_are_the_slices_of_the_observation(name: str) -> None:
    parts: dict[str, Part] = import_module(f"kolmik.games.{name}.observation").PARTS
    slices = kolmik.game(name).observation
    assert {one: part.size for one, part in parts.items()} == {
        one: where.stop - where.start for one, where in slices.items()
    }
    assert list(parts) == list(slices)
    for one, part in parts.items():
        assert len(set(part.labels())) == part.size, one


def test_the_last_axis_of_a_part_varies_fastest() -> None:
    part = Part("cards of a seat", (0, 2), (seats(2), ("red", "blue")))
    assert part.labels() == ["+0 red", "+0 blue", "+1 red", "+1 blue"] and part.range() == "0 to 2"
    assert Part("the phase", ONE_HOT, (("first", "last"),)).range() == "one-hot, or all 0"
    assert switch("an option").size == 1 and switch("an option").labels() == [""]
