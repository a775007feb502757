"""Compiled rules that take the bytes of a record return the same as those that take the record."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.engine import Layout, State, field, rule
from kolmik.engine.rule import call_rule, compiled_on_bytes
from kolmik.games.towers.rules import points_of, reach, rubble_cost, tallest_of


@pytest.mark.parametrize("rule", [points_of, reach, tallest_of, rubble_cost])
def test_a_rule_of_a_seat(rule: Any) -> None:
    towers = kolmik.game("towers")
    towers.precompile()
    match = towers.new(players=3, seed=3)
    on_bytes = compiled_on_bytes(rule, towers.layout.dtype)
    while not match.over:
        match.play(match.legal()[-1])
        for seat in range(3):
            found = rule(match.opened, seat)
            record = match.state.view(np.uint8)
            assert found == on_bytes(record, seat) == on_bytes.py_func(record, seat)
            assert found == call_rule(rule, match.opened, seat)


def test_a_step_of_a_match() -> None:
    towers = kolmik.game("towers")
    towers.precompile()
    match = towers.new(players=2, seed=4)
    moves, weights = towers.buffers()
    on_bytes: Any = towers.compiled.advance
    for advance in (towers.interpreted.advance, on_bytes, on_bytes.py_func):
        record = match.state.view(np.uint8)
        mover, count = advance(record, match.legal_moves()[0], moves, weights)
        after = match.copy()
        after.play_number(match.legal_moves()[0])
        assert record.tobytes() == after.state.tobytes() and mover == after.mover
        assert moves[:count].tolist() == after.legal_moves()


@rule
def second(s: State) -> int:
    return int(s.second)


@rule
def weighted(s: State, one: int, two: int, three: int, four: int, five: int) -> int:
    return int(s.second * one + two + three + four + five)


def test_any_number_of_arguments() -> None:
    layout = Layout(field("first", "u1", "a number"), field("second", "u1", "another"))
    record = layout.new()
    record["second"] = 7
    assert compiled_on_bytes(second, layout.dtype)(record.view(np.uint8)) == 7
    assert compiled_on_bytes(weighted, layout.dtype)(record.view(np.uint8), 2, 3, 4, 5, 6) == 32


def test_a_rule_on_the_bytes_of_another_layout_is_compiled_again() -> None:
    """The rule's own digest does not include the layout; the cached code on bytes has its offsets built in."""
    for fields in (("first", "second"), ("second", "first")):
        layout = Layout(*(field(name, "u1", "a number") for name in fields))
        record = layout.new()
        record["second"] = 7
        assert compiled_on_bytes(second, layout.dtype)(record.view(np.uint8)) == 7
