"""The bot that makes a random legal move."""

from __future__ import annotations

from random import Random

from .info_state import InfoState


def choose(info: InfoState, rng: Random) -> str:
    return rng.choice(info.legal)
