"""Exact chance: the published generator, the same draws interpreted and compiled, no value favoured."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmik.engine import BadOption, Generator, below, compiled, generator, rule
from kolmik.engine.chance import COUNT, SEEDS, word

# The first words of SplitMix64 for the seed 1234567, as published with it.
PUBLISHED = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


def test_the_words_are_those_of_splitmix64() -> None:
    assert [word(1234567, count) for count in range(5)] == [number >> 32 for number in PUBLISHED]


@given(st.integers(0, SEEDS - 1), st.integers(0, 2**40))
def test_words_are_the_same_interpreted_and_compiled(seed: int, count: int) -> None:
    signed = int(generator(seed)[0])
    assert word(signed, count) == compiled(word)(signed, count) == word(seed, count)


@given(st.integers(0, SEEDS - 1), st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20))
def test_draws_are_the_same_interpreted_and_compiled(seed: int, limits: list[int]) -> None:
    plain, fast = generator(seed), generator(seed)
    for limit in limits:
        drawn = below(plain, limit)
        assert 0 <= drawn < limit
        assert drawn == compiled(below)(fast, limit)
    assert plain.tobytes() == fast.tobytes()


def test_a_word_that_would_favour_some_values_is_rejected() -> None:
    """With a limit of 3 * 2**29 a quarter of all words must be rejected."""
    limit = 3 << 29
    rng = generator(5)
    words = [word(5, count) for count in range(4000)]
    thrown = [(number * limit & 0xFFFFFFFF) < (1 << 32) % limit for number in words]
    kept = [number * limit >> 32 for number, out in zip(words, thrown, strict=True) if not out]
    assert 900 < sum(thrown) < 1100
    assert [below(rng, limit) for _ in range(1000)] == kept[:1000]
    assert int(rng[COUNT]) > 1000


def test_all_values_are_equally_likely() -> None:
    """Chi-squared over 52 values and 200,000 draws; 51 degrees of freedom, the seed is fixed."""
    rng = generator(11)
    draw = compiled(below)
    counts = np.bincount([draw(rng, 52) for _ in range(200_000)], minlength=52)
    expected = 200_000 / 52
    assert ((counts - expected) ** 2 / expected).sum() < 87  # one in a thousand


def test_seeds() -> None:
    assert generator(7).tolist() == [7, 0]
    assert generator().tolist() != generator().tolist()
    for bad in (-1, SEEDS):
        with pytest.raises(BadOption, match="A seed is a whole number from 0"):
            generator(bad)


@rule
def heads(rng: Generator) -> int:
    """Only the highest bit of a draw counts here: a compiler that assumes no overflow gets it wrong."""
    return 1 if below(rng, 2) else 0


def test_a_coin_falls_the_same_interpreted_and_compiled() -> None:
    for seed in range(50):
        interpreted, machine = generator(seed), generator(seed)
        tosses = [heads(interpreted) for _ in range(20)]
        assert [int(compiled(heads)(machine)) for _ in range(20)] == tosses, f"seed {seed}"
