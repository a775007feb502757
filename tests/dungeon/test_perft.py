"""Perft: the number of move sequences from fixed positions, including nature's moves.

The numbers were counted with the game and, up to the last depth, with the slow rules of reference.py; both must agree.
The slightest change of a rule changes them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kolmik import Match

from .reference import Reference
from .scenario import CARDS, EVERYWHERE, GAME, B, G, R, draw, position, table, throw

SLOWLY = 1000  # sequences that the slow rules count quickly


def late() -> Match:
    """Two players, 8 levels, pairs and dragons on a full wall."""
    slots = {"1a": "R1 R1", "2a": "B2", "3a": "R3 under B", "4": "B2 B1", "6": "R3 R2 under R", "8": "B1 B1"}
    return position(slots, tops={B: "3"}, turn=R, players=2, levels=8)


def crowded() -> Match:
    """Four players on the lower levels, where there are twins."""
    slots = {"1a": "R1", "1b": "B1 B1", "2a": "Y2", "2b": "G2 G1", "3a": "R3 R1 under G", "4": "B2", "5": "R1"}
    return position(slots, turn=R, players=4)


def thrown(**options: Any) -> Match:
    """A tile has just been thrown at a wall with a dragon and pairs."""
    slots = {"2a": "B2 B1", "3a": "R3 R3 under B", "4": "G2", "9": "R3"}
    match = position(slots, turn=R, players=3, **options)
    throw(match, R, "throw" if options else "throw 3a")
    return match


def many_birds() -> Match:
    """Many birds and dragons, drawn on first turns too."""
    cards = {"knights": [2, 0, 2], "birds": 5, "dragons": 6}
    return table(players=3, cards=cards, first_turn="any", bird="must", dragon_twin="free", starter=G)


def high_numbers() -> Match:
    """Knights of all numbers."""
    match = position({"1a": "R1", "4": "B4", "5": "R5", "8": "B8 B2"}, turn=R, players=2, cards=CARDS["all numbers"])
    draw(match, R, "knight 4")
    return match


COUNTS: list[tuple[str, Callable[[], Match], list[int]]] = [
    ("start of two", lambda: table(players=2), [1, 3, 6, 6, 18, 36, 51, 200, 730, 1271, 4043]),
    ("start of four", lambda: table(players=4), [1, 3, 9, 9, 27, 75, 75, 225, 591, 591, 1773]),
    ("late", late, [2, 8, 27, 89, 232, 743, 2065, 6341, 17580]),
    ("crowded", crowded, [3, 11, 48, 145, 471, 1411, 4583, 13664]),
    ("everywhere", lambda: position(EVERYWHERE, turn=B, dragon_twin="free"), [6, 23, 135, 672, 2765, 13481]),
    ("thrown at odds", thrown, [2, 4, 8, 16, 32, 74, 278, 668, 2118, 6496, 16571]),
    ("thrown at a table", lambda: thrown(throw="table"), [2, 4, 8, 16, 32, 64, 148, 378, 823, 2296, 5571]),
    ("many birds", many_birds, [1, 4, 20, 20, 80, 400, 418, 1564, 7792, 10220]),
    ("high numbers", high_numbers, [2, 6, 30, 110, 363, 1253, 4565, 15691]),
    ("impatient", lambda: table(players=2, patience=1), [1, 3, 6, 6, 18, 36, 42, 155, 577, 1073, 3053]),
]


def sequences(record: Any, depth: int) -> int:
    """The number of sequences of this many moves; none after the end of a game."""
    moves, _ = GAME.buffers()
    count = GAME.rules.legal(GAME.layout.open(record), moves)
    if depth == 1:
        return int(count)
    total = 0
    for move in moves[:count].tolist():
        after = record.copy()
        GAME.rules.apply(GAME.layout.open(after), move)
        total += sequences(after, depth - 1)
    return total


def sequences_slowly(slow: Reference, depth: int) -> int:
    moves = slow.legal()
    if depth == 1:
        return len(moves)
    return sum(sequences_slowly(slow.after(words), depth - 1) for words in moves)


def slowly(match: Match) -> Reference:
    """The reference implementation in the same position, by the same moves."""
    setting = match.setting
    start = match.after(0)
    slow = Reference(setting.players, setting.starter, setting.options, start.view()["in_decks"][0])
    for move in match.moves:
        slow.play(GAME.words[move])
    return slow


@pytest.mark.parametrize(("begin", "counts"), [case[1:] for case in COUNTS], ids=[case[0] for case in COUNTS])
def test_D6_the_number_of_sequences_of_moves(begin: Callable[[], Match], counts: list[int]) -> None:
    match = begin()
    assert [sequences(match.state, depth) for depth in range(1, len(counts) + 1)] == counts
    few = [count for count in counts if count <= SLOWLY]
    assert [sequences_slowly(slowly(match), depth) for depth in range(1, len(few) + 1)] == few
