"""The view's cache of scores in detail stays small, and is right."""

from __future__ import annotations

from random import Random

import pytest

import kolmik
from kolmik.games.towers import view


def test_the_cache_of_counts_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "MOST_COUNTED", 3)
    view._counted.clear()
    match, chance = kolmik.game("towers").new(players=3, seed=5), Random(5)
    while not match.over:
        seen = match.view(0)
        assert len(view._counted) <= 3
        for own, total in zip(seen["count"], seen["scores"], strict=True):
            assert sum(own["towers"].values()) + own["bonus"] - own["cost"] == own["total"] == total
        match.play(chance.choice(match.legal()))
