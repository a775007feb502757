"""A state is one record; interpreted rules see Python integers."""

from __future__ import annotations

import numpy as np
import pytest

import kolmik
from kolmik.engine import Layout, field

LAYOUT = Layout(
    field("count", "u1", "a number"),
    field("turn", "i1", "with a sign"),
    field("bag", "i8", "a large one"),
    field("grid", "u2", "a table", (2, 3)),
)


def test_an_opened_record_reads_and_writes_the_bytes() -> None:
    record = LAYOUT.new()
    state = LAYOUT.open(record)
    state.count = 200
    state.turn = -2
    state.bag = 1 << 40
    state.grid[1, 2] = 60000
    assert record["count"][0] == 200 and record["turn"][0] == -2 and record["bag"][0] == 1 << 40
    assert record["grid"][0].tolist() == [[0, 0, 0], [0, 0, 60000]]
    assert type(state.count) is int and type(state.grid[1, 2]) is int
    assert [part.name for part in LAYOUT] == ["bag", "grid", "count", "turn"]


def test_every_byte_belongs_to_a_field_and_numbers_lie_aligned() -> None:
    for layout in (LAYOUT, *(game.layout for game in kolmik.games())):
        assert layout.dtype.names and layout.dtype.fields
        assert sum(layout.dtype[name].itemsize for name in layout.dtype.names) == layout.size
        assert layout.size % 8 == 0 and layout.dtype.isalignedstruct
        for part in layout:
            size = np.dtype(part.kind).itemsize
            assert layout.dtype.fields[part.name][1] % size == 0


def test_a_number_that_does_not_fit_is_refused_not_wrapped() -> None:
    state = LAYOUT.open(LAYOUT.new())
    with pytest.raises(ValueError, match=r"^The field count holds 0 to 255, not 256\.$"):
        state.count = 256
    with pytest.raises(ValueError, match="value"):
        state.grid[0, 0] = -1


def test_a_field_is_a_small_whole_number() -> None:
    for kind in ("f8", "u8", "u4", "O"):
        with pytest.raises(TypeError, match="a field is a whole number"):
            field("bad", kind, "…")


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_a_state_has_at_most_a_kibibyte_and_a_copy_is_its_bytes(game: kolmik.Game) -> None:
    assert game.layout.size <= 1024
    assert not game.layout.dtype.hasobject
    state = game.new(game.players[0], seed=1).state
    copy = np.frombuffer(bytearray(state.tobytes()), game.layout.dtype)
    assert copy.tobytes() == state.tobytes() and copy.nbytes == game.layout.size


def test_an_unknown_field_is_named() -> None:
    record = LAYOUT.new()
    for state in (LAYOUT.open(record), LAYOUT.open_readonly(record)):
        with pytest.raises(AttributeError, match=r"^A state has no field wings\.$"):
            _ = state.wings


def test_a_read_only_record_has_the_numbers_from_when_it_was_opened() -> None:
    record = LAYOUT.new()
    state = LAYOUT.open(record)
    names = [one.name for one in LAYOUT if not one.shape]
    setattr(state, names[0], 1)
    opened = LAYOUT.open_readonly(record)
    setattr(state, names[0], 0)
    assert (getattr(opened, names[0]), getattr(LAYOUT.open_readonly(record), names[0])) == (1, 0)
