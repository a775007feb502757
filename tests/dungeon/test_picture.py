"""Dungeon: the picture of a table shows the view."""

from __future__ import annotations

from random import Random

import pytest

import kolmik
from kolmik.engine.canvas import Canvas
from kolmik.games.dungeon.picture import paint

GAME = kolmik.game("dungeon")


def picture(match: kolmik.Match, seat: int | None) -> bytes:
    canvas = Canvas()
    paint(canvas, match.view(seat))
    return canvas.picture.tobytes()


@pytest.mark.parametrize("players", [GAME.players[0], GAME.players[-1]])
def test_positions_of_a_whole_game_are_drawn_and_differ(players: int) -> None:
    GAME.precompile()
    match, chance = GAME.new(players, seed=players), Random(players)
    pictures = [picture(match, 0)]
    while not match.over:
        for _ in range(8):
            if not match.over:
                match.play(chance.choice(match.legal()))
        pictures.append(picture(match, 0))
    assert len(set(pictures)) == len(pictures) > 3
    assert picture(match, 0) == pictures[-1]
