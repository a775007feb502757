"""Perft: the number of move sequences from fixed positions, including nature's moves. The counts of the game and of the
reference implementation agree and do not change."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain, zip_longest
from typing import Any

import numpy as np
import pytest

from kolmik.engine import NOBODY
from kolmik.engine.layout import Record
from kolmik.games.millstone import rules

from .oracle import Table, legal_after
from .scenario import GAME, cards, table

MIXED = (
    "green rock, yellow paper race, red scissors +3, green joker, millstone, yellow rock give, green paper",
    "red rock, green paper swap, yellow scissors again, red joker, millstone, green scissors +3, green rock race",
    "green paper, red paper +3, yellow rock, red scissors race, green scissors, yellow joker, yellow paper give",
    "red scissors, yellow rock race, green rock again, green scissors swap, red paper, red rock, red paper",
)
PLAIN = (
    "green rock, yellow paper, red scissors, green joker, green paper, yellow rock, green paper",
    "red rock, green paper, yellow scissors, red joker, green scissors, green scissors, green rock",
    "red rock, red rock, yellow scissors, green paper, green scissors, yellow paper, green rock",
)


@dataclass(frozen=True)
class Start:
    """The hands dealt, and the first moves."""

    hands: tuple[str, ...]
    first: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def moves(self) -> list[str]:
        in_turn = zip_longest(*map(cards, self.hands))
        return [*(f"deal {card}" for card in chain(*in_turn)), *self.first]

    def record(self) -> Record:
        match = table(len(self.hands), **self.options)
        match.play(*self.moves)
        return match.state

    def table(self, more: tuple[str, ...] = ()) -> Table:
        return legal_after(Table(len(self.hands), **self.options), [*self.moves, *more])


STARTS = {
    "opening": Start(MIXED[:2]),
    "race of four": Start(MIXED, ("play yellow paper race",)),
    "charge": Start(MIXED[:3], ("play red scissors +3",)),
    "charge, stronger": Start(MIXED[:3], ("play red scissors +3",), {"reply": "stronger"}),
    "gift": Start(MIXED[:3], ("play yellow rock give",)),
    "again": Start(MIXED[:2], ("play green rock", "play red joker paper", "draw", "deal red rock again", "keep")),
    "penalised opening": Start(MIXED[:2], (), {"mistakes": "penalised"}),
    "penalised charge": Start(MIXED[:3], ("play red scissors +3",), {"mistakes": "penalised"}),
    "signs": Start(PLAIN, ("play yellow rock",), {"variant": "signs"}),
    "last turn": Start(MIXED[:3], ("play green rock",), {"turn_limit": 3}),
}


def count(record: Record, depth: int) -> int:
    """The number of sequences of this many moves, or up to the end of the game."""
    s = GAME.layout.open(record)
    if depth == 0 or rules.mover(s) == NOBODY:
        return 1
    moves, _ = GAME.buffers()
    legal = moves[: rules.legal(s, moves)].tolist()
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = np.copy(record)
        rules.apply(GAME.layout.open(after), move)
        total += count(after, depth - 1)
    return total


def count_by_second_reading(start: Start, depth: int, made: tuple[str, ...] = ()) -> int:
    now = start.table(made)
    if depth == 0 or now.over:
        return 1
    if depth == 1:
        return len(now.options)
    return sum(count_by_second_reading(start, depth - 1, (*made, words)) for words in now.options)


WAYS = {  # depth, ways
    "opening": (5, 162105),
    "race of four": (6, 29531),
    "charge": (4, 109125),
    "charge, stronger": (4, 106567),
    "gift": (4, 28169),
    "again": (5, 126911),
    "penalised opening": (4, 199880),
    "penalised charge": (3, 14787),
    "signs": (6, 7620),
    "last turn": (6, 75671),
}


@pytest.mark.parametrize("name", STARTS)
def test_the_number_of_sequences_has_not_changed(name: str) -> None:
    depth, ways = WAYS[name]
    assert count(STARTS[name].record(), depth) == ways


@pytest.mark.parametrize("name", STARTS)
def test_the_reference_implementation_finds_as_many_sequences(name: str) -> None:
    depth, ways = WAYS[name]
    assert count_by_second_reading(STARTS[name], depth) == ways
