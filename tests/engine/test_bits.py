"""Sets in one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kolmik.engine import compiled, lowest, ones


@given(st.sets(st.integers(0, 62)))
def test_counting_and_the_lowest_interpreted_and_compiled(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert ones(bits) == compiled(ones)(bits) == len(members)
    if members:
        assert lowest(bits) == compiled(lowest)(bits) == min(members)
