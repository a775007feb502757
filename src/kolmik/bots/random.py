"""The bot that makes any legal move."""

from __future__ import annotations

from random import Random
from typing import Any


def choose(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    return rng.choice(legal)
