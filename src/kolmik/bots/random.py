"""The bot that makes any legal move."""

from __future__ import annotations

from random import Random

from .info_state import InfoState


def choose(info: InfoState, chance: Random) -> str:
    return chance.choice(info.legal)
