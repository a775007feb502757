"""Dungeon: the picture of a table shows the view."""

from __future__ import annotations

from random import Random

import pytest

import kolmik
from kolmik.engine.canvas import Canvas
from kolmik.games.dungeon.drawing import paint


def picture(match: kolmik.Match, seat: int | None) -> bytes:
    canvas = Canvas()
    paint(canvas, match.view(seat))
    return canvas.picture.tobytes()


@pytest.mark.parametrize("players", kolmik.game("dungeon").players)
def test_every_position_of_a_game_is_drawn_and_different_ones_differ(players: int) -> None:
    match, chance = kolmik.game("dungeon").new(players, seed=players), Random(players)
    pictures = {picture(match, 0)}
    while not match.over:
        match.play(chance.choice(match.legal()))
        pictures.add(picture(match, 0))
    assert len(pictures) > len(match.moves) // 8
    assert picture(match, 0) == picture(match, 0)
