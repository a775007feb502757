"""A small game with hidden hands for tests: each seat is dealt one of eight cards, and the highest card wins.

In each of two rounds every seat looks at the card of the next seat, shows its own to everybody, or marks its card
with 0 or 1 in secret. A seat knows its own card and mark, the cards it has looked at and those that were shown.
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
    Catalogue,
    Edition,
    Game,
    Generator,
    Layout,
    Rules,
    State,
    Value,
    below,
    field,
    rule,
)

SEATS, CARDS, ROUNDS = 3, 8, 2
NONE = 9  # no card, no mark
LOOK, SHOW, MARK = CARDS, CARDS + 1, CARDS + 2  # the moves below deal a card; MARK + 1 marks with 1
WORDS = (*(f"deal {card}" for card in range(CARDS)), "look", "show", "mark 0", "mark 1")
A_CARD, A_MARK = "deal a card", "mark in secret"

LAYOUT = Layout(
    field("players", "u1", "2 or 3"),
    field("turn", "i1", "a seat, NATURE or NOBODY"),
    field("first", "u1", "the seat that begins"),
    field("dealt", "u1", "cards that have been dealt, to seat 0 first"),
    field("turns", "u1", "turns taken"),
    field("hands", "u1", "the card of each seat, or NONE", (SEATS,)),
    field("marks", "u1", "the mark of each seat: 0, 1 or NONE", (SEATS,)),
    field("knows", "u1", "by holder and seat: 1 if the seat knows the card; the holder's own place: everybody", (3, 3)),
)


@rule
def setup(s: State, players: int, starter: int, settings: Any) -> None:
    s.players = players
    s.turn = NATURE
    s.first = starter
    s.dealt = 0
    s.turns = 0
    for seat in range(SEATS):
        s.hands[seat] = NONE
        s.marks[seat] = NONE
        for other in range(SEATS):
            s.knows[seat, other] = 0


@rule
def mover(s: State) -> int:
    return int(s.turn)


@rule
def is_dealt(s: State, card: int) -> bool:
    found = False
    for seat in range(SEATS):
        found = found or s.hands[seat] == card
    return found


@rule
def legal(s: State, moves: Any) -> int:
    count = 0
    if s.turn == NATURE:
        for card in range(CARDS):
            if not is_dealt(s, card):
                moves[count] = card
                count += 1
    elif s.turn >= 0:
        for move in range(LOOK, MARK + 2):
            if move != SHOW or s.knows[s.turn, s.turn] == 0:
                moves[count] = move
                count += 1
    return count


@rule
def odds(s: State, weights: Any) -> int:
    left = CARDS - s.dealt
    for at in range(left):
        weights[at] = 1
    return int(left)


@rule
def apply(s: State, move: int) -> None:
    if move < LOOK:
        s.hands[s.dealt] = move
        s.dealt += 1
        if s.dealt == s.players:
            s.turn = s.first
        return
    if move == LOOK:
        s.knows[(s.turn + 1) % s.players, s.turn] = 1
    elif move == SHOW:
        for seat in range(SEATS):
            s.knows[s.turn, seat] = 1
    else:
        s.marks[s.turn] = move - MARK
    s.turns += 1
    s.turn = NOBODY if s.turns == ROUNDS * s.players else (s.turn + 1) % s.players


@rule
def scores(s: State, points: Any, won: Any) -> None:
    best = 0
    for seat in range(s.players):
        points[seat] = 0 if s.hands[seat] == NONE else s.hands[seat]
        best = max(best, points[seat])
    for seat in range(s.players):
        won[seat] = s.turn == NOBODY and points[seat] == best


@rule
def is_known(s: State, holder: int, seat: int) -> bool:
    return holder == seat or s.knows[holder, seat] == 1 or s.knows[holder, holder] == 1


@rule
def observe(s: State, seat: int, out: Any) -> None:
    out[0] = s.turns
    out[1] = s.marks[seat]
    for holder in range(SEATS):
        out[2 + holder] = s.hands[holder] if is_known(s, holder, seat) else NONE


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    """All cards that the seat does not know are drawn again, and the marks of others."""
    for holder in range(s.players):
        if not is_known(s, holder, seat) and s.hands[holder] != NONE:
            s.hands[holder] = NONE
            card = below(rng, CARDS)
            while is_taken(s, card, seat, holder):
                card = below(rng, CARDS)
            s.hands[holder] = card
        if holder != seat and s.marks[holder] != NONE:
            s.marks[holder] = below(rng, 2)


@rule
def is_taken(s: State, card: int, seat: int, before: int) -> bool:
    """Whether a card is known to lie elsewhere, or was given to a seat before this one."""
    for holder in range(SEATS):
        if s.hands[holder] == card and (holder < before or is_known(s, holder, seat)):
            return True
    return False


def refusal(s: State, move: int) -> str:
    return "the game is over" if s.turn == NOBODY else "that cannot be done now"


def view(s: State, seat: int | None) -> dict[str, Any]:
    known = [s.knows[holder, holder] == 1 if seat is None else is_known(s, holder, seat) for holder in range(s.players)]
    return {
        "cards": [s.hands[holder] if known[holder] else None for holder in range(s.players)],
        "dealt": s.dealt,
        "marked": [s.marks[holder] != NONE for holder in range(s.players)],
        "mark": None if seat is None else s.marks[seat],
        "turn": s.turn,
        "turns": s.turns,
    }


def show(s: State) -> dict[str, Any]:
    return {"cards": list(s.hands[: s.players]), "marks": list(s.marks[: s.players])}


def tell(s: State, move: int, seat: int | None) -> str:
    if move < LOOK:
        return WORDS[move] if seat == s.dealt else A_CARD
    return WORDS[move] if move < MARK or seat == s.turn else A_MARK


def settings(players: int, edition: Edition, options: Mapping[str, Value]) -> npt.NDArray[np.int32]:
    return np.zeros(1, np.int32)


HIDDEN_HAND = Game(
    name="hidden_hand",
    title="A hidden hand",
    help="The highest card wins.",
    version=1,
    series="most wins",
    players=range(2, 4),
    layout=LAYOUT,
    catalogue=Catalogue(options=(), editions=(Edition("plain", "Eight cards.", {}),), check_edition=lambda data: data),
    rules=Rules(setup, mover, legal, odds, apply, scores, observe, redeal),
    settings=settings,
    moves=len(WORDS),
    most_legal=CARDS,
    most_moves=20,
    observation={"turns": slice(0, 1), "mark": slice(1, 2), "cards": slice(2, 2 + SEATS)},
    say=lambda move: WORDS[move],
    read=lambda words: WORDS.index(words) if words in WORDS else None,
    refusal=refusal,
    ending=lambda s: "Everybody has had two turns.",
    show=show,
    view=view,
    census=lambda s: {"seats": s.players},
    tell=tell,
    redacted=(A_CARD, A_MARK),
)


def leaking(**changes: Any) -> Game:
    """The game with some of its rules or other parts replaced."""
    rules = {name: changes.pop(name) for name in list(changes) if name in vars(HIDDEN_HAND.rules)}
    return replace(HIDDEN_HAND, rules=replace(HIDDEN_HAND.rules, **rules), **changes)
