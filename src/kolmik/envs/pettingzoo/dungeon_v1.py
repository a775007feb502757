"""Dungeon for PettingZoo."""

from __future__ import annotations

from typing import Unpack

from .table import PLAYERS, Choices, Env, Table, wrapped

GAME = "dungeon"


def raw_env(players: int = PLAYERS, **choices: Unpack[Choices]) -> Table:
    """The environment itself, with nothing around it; an illegal action raises `IllegalMove`."""
    return Table(GAME, players, **choices)


def env(players: int = PLAYERS, *, wrappers: bool = True, **choices: Unpack[Choices]) -> Env:
    """The environment in PettingZoo's usual wrappers, or without them."""
    return wrapped(raw_env(players, **choices), wrappers)
