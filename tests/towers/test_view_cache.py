"""The view's cache of towers and scores in detail stays small, and is right."""

from __future__ import annotations

from random import Random

import pytest

import kolmik
from kolmik.games.towers import view


def test_the_cache_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "MOST_BUILT", 3)
    view._all_built.clear()
    match, chance = kolmik.game("towers").new(players=3, seed=5), Random(5)
    while not match.over:
        seen = match.view(0)
        assert len(view._all_built) <= 3
        for own, total in zip(seen["count"], seen["scores"], strict=True):
            assert sum(own["towers"].values()) + own["bonus"] - own["cost"] == own["total"] == total
        match.play(chance.choice(match.legal()))
