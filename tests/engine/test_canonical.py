"""`canonical` merges positions of equal value and changes nothing that a player decides by."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import kolmik
from kolmik.engine import NOBODY, Record
from kolmik.engine.match import Match

GAMES = [game.name for game in kolmik.games() if game.canonical]


def canonical(match: Match) -> Record:
    game = match.game
    state = match.state
    assert game.canonical
    game.canonical(state)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_same_player_has_the_same_moves_and_scores(name: str) -> None:
    seed = 3
    for options in ({}, {"edition": "mini"}):
        match = kolmik.game(name).new(2, seed, options=options)
        choices = Random(seed)
        while match.mover != NOBODY:
            other = match.with_state(canonical(match))
            assert other.mover == match.mover, (seed, len(match.moves))
            assert sorted(other.legal()) == sorted(match.legal()) and other.scores() == match.scores(), (seed, name)
            assert np.array_equal(canonical(other), canonical(match)), (seed, name)
            match.play(choices.choice(match.legal()))


def test_towers_merges_rows_in_any_order_and_in_any_round() -> None:
    row = ["deal candy 1", "deal horror 2", "deal tree 3", "deal junk 4", "deal sand 5"]
    one, other = (kolmik.game("towers").new(2, nature=False) for _ in range(2))
    one.play(*row)
    other.play(*reversed(row))
    later = other.state
    later["rounds"] = 7
    assert not np.array_equal(one.state, later)
    assert np.array_equal(canonical(one), canonical(other.with_state(later)))


def test_dungeon_merges_knights_at_the_top_unless_the_last_one_breaks_ties() -> None:
    for tie_break, equal in (("sum", True), ("last", False)):
        match = kolmik.game("dungeon").new(2, nature=False, options={"tie_break": tie_break})
        one, other = match.state, match.state
        one["top"][0, 0, :2] = (3, 1)
        other["top"][0, 0, :2] = (1, 3)
        first, second = (canonical(match.with_state(state)) for state in (one, other))
        assert np.array_equal(first, second) is equal
        assert list(first["top"][0, 0, :3]) == [3, 1, 0]
