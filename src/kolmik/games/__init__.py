"""The games. A new one is imported and registered here."""

from kolmik.engine.registry import register

from .millstone import GAME as MILLSTONE
from .towers import GAME as TOWERS

register(TOWERS)
register(MILLSTONE)
