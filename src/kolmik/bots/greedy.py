"""The bot that takes the highest immediate gain, by the heuristic that a game brings (`games/<game>/bots.py`)."""

from __future__ import annotations

from random import Random

from kolmik.engine import BadOption, Game

from .info_state import InfoState


def choose(info: InfoState, rng: Random) -> str:
    """The greedy move of the game."""
    check(info.game)
    assert info.game.greedy is not None
    return info.game.greedy(info.view, info.legal, rng)


def check(game: Game) -> None:
    """Refuse a game without a heuristic."""
    if game.greedy is None:
        raise BadOption(f"The bot greedy cannot play {game.title}, which has no greedy heuristic; choose another bot.")
