"""What the suite reports: how much it checked, or the first fault with everything that is needed to repeat it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from ..setting import Setting


class Broken(AssertionError):
    """The game does not keep the contract."""


@dataclass
class Report:
    """How much was checked."""

    settings: int = 0
    games: int = 0  # with every position checked
    positions: int = 0
    side_by_side: int = 0  # games played interpreted and compiled, and compared
    played_out: int = 0  # compiled games with the end checked
    refused: int = 0  # illegal moves
    redealt: int = 0
    redealt_differently: int = 0  # redeals that changed the state
    alike: int = 0  # pairs of moves that lead to different states with the same view for somebody
    pairs: int = 0  # positions of two games that one viewer cannot tell apart
    different_pairs: int = 0  # those in which hidden things really differ


def demand(holds: bool, what: str, **where: object) -> None:
    if not holds:
        fail(what, **where)


def fail(what: str, **where: object) -> NoReturn:
    raise Broken(f"{what} ({', '.join(f'{name}: {value}' for name, value in where.items())})")


def place(check: str, setting: Setting, seed: int, **more: object) -> dict[str, object]:
    """The check that found a fault, and what repeats it."""
    return {
        "check": check,
        "game": setting.game.name,
        "players": setting.players,
        "starter": setting.starter,
        "edition": setting.edition.name,
        "options": dict(setting.options),
        "seed": seed,
        **more,
    }
