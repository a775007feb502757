"""Rules that are given the bytes of a record say what they say of the record, compiled and as they are written."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.engine.rule import asked, compiled_over_bytes
from kolmik.games.towers.rules import points_of, reach, rubble_cost, tallest_of


@pytest.mark.parametrize("rule", [points_of, reach, tallest_of, rubble_cost])
def test_a_rule_of_a_seat(rule: Any) -> None:
    towers = kolmik.game("towers")
    towers.precompile()
    match = towers.new(players=3, seed=3)
    twin = compiled_over_bytes(rule, towers.layout.dtype)
    while not match.over:
        match.play(match.legal()[-1])
        for seat in range(3):
            found = rule(match.opened, seat)
            given = match.state.view(np.uint8)
            assert found == twin(given, seat) == twin.py_func(given, seat)
            assert found == asked(rule, match.opened, seat)


def test_a_step_of_a_match() -> None:
    towers = kolmik.game("towers")
    towers.precompile()
    match = towers.new(players=2, seed=4)
    moves, weights = towers.buffers()
    twin: Any = towers.compiled.advance
    for advance in (towers.interpreted.advance, twin, twin.py_func):
        record = match.state.view(np.uint8)
        who, count = advance(record, match.legal_moves()[0], moves, weights)
        after = match.copy()
        after.play_number(match.legal_moves()[0])
        assert record.tobytes() == after.state.tobytes() and who == after.mover
        assert moves[:count].tolist() == after.legal_moves()
