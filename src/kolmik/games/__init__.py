"""The games. A new one is imported and registered here."""

from kolmik.engine.registry import register

from .dungeon import GAME as DUNGEON
from .millstone import GAME as MILLSTONE
from .towers import GAME as TOWERS

register(TOWERS)
register(DUNGEON)
register(MILLSTONE)
