"""The registered games, by name."""

from __future__ import annotations

from .contract import Game
from .errors import UnknownGame
from .options import quoted

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Add a game. A second game of the same name is an error."""
    if _games.setdefault(game.name, game) is not game:
        raise ValueError(f"There is a game named {game.name} already.")
    return game


def game(name: object) -> Game:
    """The game of this name."""
    if isinstance(name, str) and name in _games:
        return _games[name]
    raise UnknownGame(f"There is no game {quoted(name)}; the games are {', '.join(_games)}.")


def games() -> list[Game]:
    """All games in the order they were registered."""
    return list(_games.values())
