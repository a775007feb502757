"""The bot that makes any legal move."""

from __future__ import annotations

from random import Random

from .sight import Sight


def choose(sight: Sight, chance: Random) -> str:
    return chance.choice(sight.legal)
