"""The solver of the small editions lies with the benchmarks; the games are played compiled, as in research."""

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
