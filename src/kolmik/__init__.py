"""Kolmik: three card games to play and to do research with.

>>> import kolmik
>>> match = kolmik.game("towers").new(players=3, seed=7)
>>> match.turn
0
>>> match.legal()
['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']
>>> match.play("bid 3", "pass")
>>> match.turn
2
"""

from . import games as _games  # noqa: F401  registers the games
from .engine import BadOption, BadRecord, Game, IllegalMove, InvalidMove, Refused, UnknownGame
from .engine.match import Match, Outcome
from .engine.record import read as read_record
from .engine.registry import game, games, register
from .engine.version import VERSION as __version__

__all__ = [
    "BadOption",
    "BadRecord",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Match",
    "Outcome",
    "Refused",
    "UnknownGame",
    "__version__",
    "game",
    "games",
    "read_record",
    "register",
]
