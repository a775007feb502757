"""The conformance suite helps the author of a game: names, defaults, fields and rules that are not right."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kolmik.engine import DoesNotFit, Game, Generator, State, below, rule
from kolmik.engine.conformance import Broken, check

from .tiny import MANY, TINY, broken
from .tiny import apply as tiny_apply


@rule
def taken_too_often(s: State, move: int) -> None:
    tiny_apply(s, move)
    if move > MANY:
        s.taken[0] += 200


def with_another_error(s: State, move: int) -> None:
    raise TypeError("no such thing")


@rule
def redeal_with_a_list(s: State, seat: int, rng: Generator) -> None:
    others = [other for other in range(3) if other != seat]
    s.secrets[others[0]] = below(rng, 2)


def with_gift(**changes: Any) -> Game:
    bag, gift = TINY.catalogue.options
    return broken(catalogue=replace(TINY.catalogue, options=(bag, replace(gift, **changes))))


@pytest.mark.parametrize(
    ("game", "finding"),
    [
        (broken(name="Tiny"), "The name of the game is not lower-case letters, digits and underscores, a letter first"),
        (broken(name="love letter"), "The name of the game is not lower-case"),
        (broken(name="2048"), "The name of the game is not lower-case"),
        (broken(name="towers"), "There is another game of this name (name: towers)"),
        (broken(title="Towers"), "There is another game of this title (title: Towers)"),
        (broken(title=" Tiny"), "The title of the game is not a line of text"),
        (broken(title=""), "The title of the game is not a line of text"),
        (broken(title="Ti\nny"), "The title of the game is not a line of text"),
        (
            broken(catalogue=replace(TINY.catalogue, options=[*TINY.catalogue.options] * 2)),
            "Two options have the same name",
        ),
        (
            broken(catalogue=replace(TINY.catalogue, research=TINY.catalogue.editions[:1])),
            "Two editions have the same name (name: plain)",
        ),
        (with_gift(default={2: 0, 3: 10}), "A default is not allowed: The option gift is a whole number from 0 to 9"),
        (broken(apply=taken_too_often), "A number does not fit its field: "),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_each_mistake_is_found(game: Game, finding: str) -> None:
    with pytest.raises(Broken) as found:
        check(game, games=3, side_by_side=0, played_out=0)
    assert str(found.value).startswith(finding)


@pytest.mark.parametrize("compiling", [True, False])
def test_a_mistake_in_a_rule_is_one_line(compiling: bool) -> None:
    game = broken(redeal=redeal_with_a_list)
    with pytest.raises(Broken) as found:
        check(game, side_by_side=int(compiling), played_out=0)
    assert str(found.value).count("\n") == 0
    assert "test_conformance_authors.py:" in str(found.value) and "redeal_with_a_list makes a list" in str(found.value)


def test_a_number_that_does_not_fit_is_found_with_its_field_and_line() -> None:
    with pytest.raises(
        Broken, match=r"test_conformance_authors.py:\d+: s\.taken\[0\] was given .* field taken holds 0 to 255"
    ):
        check(broken(apply=taken_too_often), side_by_side=0, played_out=0)


def test_a_match_names_the_field_too() -> None:
    match = broken(apply=taken_too_often).new(2, nature=False)
    match.play("flip many")
    with pytest.raises(DoesNotFit, match=r":\d+: s\.taken\[0\] was given .* the field taken holds 0 to 255"):
        match.play("take 1", "take 1")
    with pytest.raises(TypeError, match=r"^no such thing$"):  # other errors of rules are left alone
        broken(apply=with_another_error).new(2, nature=False).play("flip many")


def test_a_title_may_be_any_line_of_text() -> None:
    assert check(broken(title="Tiny – a game, für 2!"), games=1, pairs=0, side_by_side=0, played_out=0).games
