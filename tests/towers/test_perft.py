"""Perft from fixed positions. The first counts can be worked out by hand; the others were computed in two ways."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kolmik import Match
from kolmik.games.towers.rules import fits
from tests.perft import perft

from .scenario import GAME

ROW = ("deal candy 7", "deal candy 9", "deal tree 8", "deal tree 12", "deal sand 0")
OPENING = (
    "deal candy 3",
    "deal junk 2",
    "deal sand 6",
    "deal tree 14",
    "deal horror 11",
    "bid 2",
    "pass",
    "build sand 6",
)
SECOND = ("build candy 3", "deal sand 7", "deal candy 9", "deal junk 5", "deal tree 8", "deal tree 15")


def position(players: int, moves: Sequence[str], bids: str = "checked") -> Match:
    match = GAME.new(players, nature=False, options={"bids": bids})
    match.play(*moves)
    return match


def slow_perft(match: Match, depth: int) -> int:
    """Perft through matches and words, interpreted."""
    legal = match.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for words in legal:
        match.play(words)
        total += slow_perft(match, depth - 1)
        match.undo()
    return total


def test_deals_can_be_counted_by_hand() -> None:
    assert [perft(position(2, ()), depth) for depth in (1, 2, 3)] == [80, 80 * 79, 80 * 79 * 78]
    # 110 cards of 80 sorts, 30 of them twice: a sort with two copies can come up again.
    assert perft(position(4, ()), 2) == 80 * 79 + 30


def test_an_auction_can_be_counted_by_hand() -> None:
    """Two seats can build all five: after a call of n the other has 5 - n higher numbers, or passes."""
    assert fits(9, 8) and perft(position(2, ROW), 1) == 6
    calls = sum(1 + 5 - number for number in range(5))
    assert perft(position(2, ROW), 2) == calls + len(position(2, (*ROW, "bid 5")).legal())


@pytest.mark.parametrize(
    ("players", "moves", "bids", "counts"),
    [
        (2, ROW, "checked", [6, 25, 190, 6700, 466110]),
        (2, (*OPENING, *SECOND), "checked", [6, 25, 175, 5803, 376416]),
        (4, (*ROW, "bid 2"), "open", [4, 14, 51, 200, 620]),
        (2, (*OPENING, *SECOND, "bid 0", "bid 3"), "checked", [6, 21, 56, 1764, 121800]),
    ],
)
def test_counts_from_fixed_positions(players: int, moves: Sequence[str], bids: str, counts: list[int]) -> None:
    match = position(players, moves, bids)
    assert [perft(match, depth) for depth in range(1, len(counts) + 1)] == counts
    assert [slow_perft(match, depth) for depth in range(1, len(counts))] == counts[:-1]
