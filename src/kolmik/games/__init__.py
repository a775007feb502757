"""The games. Every package in this folder is one and binds a `GAME`; importing this module registers them all."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from kolmik.engine import Game
from kolmik.engine.registry import register


def discover(folders: Iterable[str], package: str = __name__) -> list[Game]:
    """The games in these folders, imported as subpackages of `package`, in the order in which lists show them."""
    found: list[Game] = [
        import_module(f"{package}.{module.name}").GAME for module in iter_modules(folders) if module.ispkg
    ]
    return sorted(found, key=lambda game: (game.position, game.name))


for _game in discover(__path__):
    register(_game)
