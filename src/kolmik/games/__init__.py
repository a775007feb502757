"""The games. A new one is imported and registered here."""

from kolmik.engine.registry import register

from .towers import GAME as TOWERS

register(TOWERS)
