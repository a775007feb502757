"""The engine: the contract of a game and everything that works for any game. It knows no game and does no I/O."""

from .bits import hash_combine, lowest, ones
from .chance import Generator, below, generator
from .contract import BEST_ACCURACY, NATURE, NOBODY, Game, Rules, ViewHints
from .errors import BadOption, BadRecord, BadRule, DoesNotFit, IllegalMove, InvalidMove, Refused, UnknownGame
from .layout import Field, Layout, Record, State, field, slices
from .options import Catalogue, Choice, Edition, Option, Value, Whole
from .rule import call_rule, compiled, rule
from .seats import place_of, seat_at
from .timed import TimedDecision

__all__ = [
    "BEST_ACCURACY",
    "NATURE",
    "NOBODY",
    "BadOption",
    "BadRecord",
    "BadRule",
    "Catalogue",
    "Choice",
    "DoesNotFit",
    "Edition",
    "Field",
    "Game",
    "Generator",
    "IllegalMove",
    "InvalidMove",
    "Layout",
    "Option",
    "Record",
    "Refused",
    "Rules",
    "State",
    "TimedDecision",
    "UnknownGame",
    "Value",
    "ViewHints",
    "Whole",
    "below",
    "call_rule",
    "compiled",
    "field",
    "generator",
    "hash_combine",
    "lowest",
    "ones",
    "place_of",
    "rule",
    "seat_at",
    "slices",
]
