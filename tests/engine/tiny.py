"""A tiny game for tests of the engine: a coin is flipped, then the seats take 1 or 2 stones in turn.

The seat with the most stones wins. The coin decides how many stones there are: 5, or 7, which is twice as likely. Each
seat has a secret number, 0 or 1, without any effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from kolmik.engine import (
    NATURE,
    NOBODY,
    BadOption,
    Catalogue,
    Choice,
    Edition,
    Game,
    Generator,
    Layout,
    Rules,
    State,
    Value,
    Whole,
    below,
    field,
    rule,
)

FEW, MANY, ONE, TWO = range(4)
WORDS = ("flip few", "flip many", "take 1", "take 2")

LAYOUT = Layout(
    field("stones", "i2", "stones left, -1 before the coin is flipped"),
    field("turn", "i1", "a seat, NATURE or NOBODY"),
    field("players", "u1", "2 or 3"),
    field("first", "u1", "the seat that begins"),
    field("extra", "u1", "stones besides those of the coin"),
    field("taken", "u1", "stones of each seat", (3,)),
    field("secrets", "u1", "known only to the seat itself", (3,)),
)


@rule
def setup(s: State, players: int, starter: int, settings: Any) -> None:
    s.stones = -1
    s.turn = NATURE
    s.players = players
    s.first = starter
    s.extra = settings[0]
    for seat in range(3):
        s.taken[seat] = 0
        s.secrets[seat] = seat % 2


@rule
def mover(s: State) -> int:
    return int(s.turn)


@rule
def legal(s: State, moves: Any) -> int:
    if s.turn == NOBODY:
        return 0
    first = FEW if s.turn == NATURE else ONE
    moves[0] = first
    moves[1] = first + 1
    return 1 if s.turn >= 0 and s.stones == 1 else 2


@rule
def odds(s: State, weights: Any) -> int:
    weights[0] = 1
    weights[1] = 2
    return 3


@rule
def apply(s: State, move: int) -> None:
    if move <= MANY:
        s.stones = (5 if move == FEW else 7) + s.extra
        s.turn = s.first
    else:
        taken = move - ONE + 1
        s.stones -= taken
        s.taken[s.turn] += taken
        s.turn = NOBODY if s.stones == 0 else (s.turn + 1) % s.players
        if s.turn == NOBODY:
            s.first = 255


@rule
def scores(s: State, points: Any, won: Any) -> None:
    most = 0
    for seat in range(s.players):
        points[seat] = s.taken[seat]
        most = max(most, s.taken[seat])
    for seat in range(s.players):
        won[seat] = s.turn == NOBODY and s.taken[seat] == most


@rule
def observe(s: State, seat: int, out: Any) -> None:
    out[0] = s.stones
    out[1] = s.secrets[seat]


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    for other in range(3):
        if other != seat:
            s.secrets[other] = below(rng, 2)


def refusal(s: State, move: int) -> str:
    return "the game is over" if s.turn == NOBODY else "that cannot be done now"


def view(s: State, seat: int | None) -> dict[str, Any]:
    return {"stones": s.stones, "secret": None if seat is None else s.secrets[seat]}


def check_edition(data: Mapping[str, Any]) -> Mapping[str, Any]:
    if set(data) - {"extra"} or not isinstance(data.get("extra", 0), int):
        raise BadOption("A tiny edition has an extra number of stones.")
    return {"extra": data.get("extra", 0)}


def settings(players: int, edition: Edition, options: Mapping[str, Value]) -> npt.NDArray[np.int32]:
    more = 10 if options["bag"] == "big" else 0
    return np.array([edition.data["extra"] + more + int(options["gift"])], np.int32)


TINY = Game(
    name="tiny",
    title="Tiny",
    help="Take stones.",
    version=1,
    series="most wins",
    players=range(2, 4),
    layout=LAYOUT,
    catalogue=Catalogue(
        options=(
            Choice("bag", default="small", choices={"small": "Few.", "big": "Ten more."}, help="The bag."),
            Whole("gift", default=0, low=0, high=9, help="Stones on top."),
        ),
        editions=(Edition("plain", "As it is.", {"extra": 0}), Edition("more", "One more.", {"extra": 1})),
        check_edition=check_edition,
    ),
    rules=Rules(setup, mover, legal, odds, apply, scores, observe, redeal),
    settings=settings,
    moves=len(WORDS),
    most_legal=2,
    most_moves=60,
    observation={"stones": slice(0, 1), "secret": slice(1, 2)},
    say=lambda move: WORDS[move],
    read=lambda words: WORDS.index(words) if words in WORDS else None,
    refusal=refusal,
    ending=lambda s: "The last stone was taken.",
    show=lambda s: {"stones": s.stones, "secrets": list(s.secrets)},
    view=view,
    census=lambda s: {"seats": s.players},
)


def broken(**changes: Any) -> Game:
    """The tiny game with some of its rules or other parts replaced."""
    rules = {name: changes.pop(name) for name in list(changes) if name in vars(TINY.rules)}
    return replace(TINY, rules=replace(TINY.rules, **rules), **changes)
