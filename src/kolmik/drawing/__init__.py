"""What a game's drawing in the terminal is made of. It stands below the games and imports none of them.

A game brings its own drawing in `games/<game>/terminal.py`; any other game has the plain one.
"""

from .base import Drawing, FinalScores, PlayedMove, Position, View
from .narrator import YOU, Narrator
from .plain import PlainDrawing
from .symbols import Symbols

__all__ = [
    "YOU",
    "Drawing",
    "FinalScores",
    "Narrator",
    "PlainDrawing",
    "PlayedMove",
    "Position",
    "Symbols",
    "View",
]
