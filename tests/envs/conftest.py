"""Puts the solver of the small editions, which is a benchmark, on the path; and precompiles the games."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import kolmik

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    for game in kolmik.games():
        game.precompile()
