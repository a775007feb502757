"""Sets as bits of one integer, and digests."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kolmik.engine import compiled, hash_combine, lowest, ones


@given(st.sets(st.integers(0, 62)))
def test_ones_and_lowest_interpreted_and_compiled(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert ones(bits) == compiled(ones)(bits) == len(members)
    if members:
        assert lowest(bits) == compiled(lowest)(bits) == min(members)


WORDS = st.integers(-(2**63), 2**63 - 1)


@given(st.integers(0, 2**62 - 1), WORDS)
def test_hash_combine_is_the_same_interpreted_and_compiled_for_negative_words_too(digest: int, word: int) -> None:
    assert hash_combine(digest, word) == compiled(hash_combine)(digest, word)
    assert 0 <= hash_combine(digest, word) < 2**62


@given(st.integers(0, 2**62 - 1), WORDS, st.integers(0, 61))
def test_hash_combine_with_one_bit_changed_gives_another_digest(digest: int, word: int, bit: int) -> None:
    assert hash_combine(digest, word) != hash_combine(digest, word ^ 1 << bit)


def test_hash_combine_depends_on_the_order_of_words() -> None:
    assert (
        len({hash_combine(hash_combine(0, first), second) for first in range(-20, 20) for second in range(-20, 20)})
        == 1600
    )
