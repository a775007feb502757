"""The games there are, by name."""

from __future__ import annotations

from .contract import Game
from .errors import UnknownGame
from .options import shown

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its name; the first of a name stays."""
    if _games.setdefault(game.name, game) is not game:
        raise ValueError(f"There is a game named {game.name} already.")
    return game


def game(name: object) -> Game:
    if isinstance(name, str) and name in _games:
        return _games[name]
    raise UnknownGame(f"There is no game {shown(name)}; the games are {', '.join(_games)}.")


def games() -> list[Game]:
    return list(_games.values())
