"""Bots: they see what their seat sees and choose one of the legal moves.

>>> import random
>>> BOTS["random"].at("towers")({}, ["pass"], random.Random(1))
'pass'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from kolmik.engine import BadOption
from kolmik.engine.options import shown

from . import greedy, random

Chooser: TypeAlias = Callable[[dict[str, Any], list[str], Random], str]  # (view, legal moves, chance) -> move


@dataclass(frozen=True)
class Bot:
    help: str  # one line
    choosers: Mapping[str, Chooser] = field(default_factory=dict)  # by the name of a game

    def at(self, game: str) -> Chooser:
        """How this bot chooses in a game; at random in one it has no idea of."""
        return self.choosers.get(game, random.choose)


BOTS: dict[str, Bot] = {
    "greedy": Bot(
        "Takes what gains most at once, with no thought for later.",
        {"towers": greedy.towers, "dungeon": greedy.dungeon, "millstone": greedy.millstone},
    ),
    "random": Bot("Makes any legal move."),
}


def bot(name: object) -> Bot:
    if isinstance(name, str) and name in BOTS:
        return BOTS[name]
    raise BadOption(f"There is no bot {shown(name)}; the bots are {', '.join(BOTS)}.")
