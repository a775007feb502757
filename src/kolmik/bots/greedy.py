"""The bot that takes the highest immediate gain, by the heuristic that a game brings (`games/<game>/bots.py`)."""

from __future__ import annotations

from random import Random

from . import random
from .info_state import InfoState


def choose(info: InfoState, rng: Random) -> str:
    """The greedy move of the game, or a random one in a game without a heuristic."""
    greedy = info.game.greedy
    return greedy(info.view, info.legal, rng) if greedy else random.choose(info, rng)
