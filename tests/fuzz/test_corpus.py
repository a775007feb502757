"""The corpus: cases that once failed or reach much, and a short campaign from them, for every target."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fuzz.campaign import CORPUS, LARGEST, Campaign, Failure, name_of, saved
from fuzz.targets import Target, makers

INPUTS = 600  # of a campaign
NAMES = tuple(makers())
# The application runs in this process here. How Litestar 3 wants parameters declared, 2.18 does not know yet.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module", params=NAMES)
def target(request: pytest.FixtureRequest) -> Iterator[Target]:
    made = makers()[request.param]()
    yield made
    made.close()


def test_every_case_of_the_corpus_holds(target: Target) -> None:
    cases = saved(target.name)
    assert cases
    for name, case in cases:
        target.reset()
        assert target.run(case).inputs > 0, name


def test_a_short_campaign_finds_nothing(target: Target) -> None:
    failures: list[Failure] = []
    target.reset()
    results = Campaign(target, seed=1).run(INPUTS, report=failures.append)
    assert not failures, "\n".join(f"{found.where}: {found.case!r}\n{found.text}" for found in failures)
    assert results.inputs >= INPUTS and 0 < results.accepted < results.inputs
    assert len(results.kinds) > 10 and results.lines


def test_the_corpus_is_small_and_has_no_duplicates() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(NAMES)
    for name in NAMES:
        for file, case in saved(name):
            assert file == name_of(case), f"{name}/{file} is not named after its content."
            assert len(case) <= LARGEST, f"{name}/{file} has {len(case)} bytes."
