"""The pictures of tables that games bring: they show the view."""

from __future__ import annotations

from random import Random

import pytest

import kolmik
from kolmik import Game, Match
from kolmik.engine.canvas import Canvas

PAINTED = [game for game in kolmik.games() if game.paint]


def picture(match: Match, seat: int | None) -> bytes:
    assert match.game.paint
    canvas = Canvas()
    match.game.paint(canvas, match.view(seat))
    return canvas.picture.tobytes()


@pytest.mark.parametrize("most", [False, True], ids=["fewest players", "most players"])
@pytest.mark.parametrize("game", PAINTED, ids=lambda game: game.name)
def test_positions_of_a_whole_game_are_drawn_and_differ(game: Game, most: bool) -> None:
    players = game.players[-1 if most else 0]
    game.precompile()
    match, rng = game.new(players, seed=players), Random(players)
    pictures = [picture(match, 0)]
    while not match.over:
        for _ in range(8):
            if not match.over:
                match.play(rng.choice(match.legal()))
        pictures.append(picture(match, 0))
    assert len(set(pictures)) == len(pictures) > 3
    assert picture(match, 0) == pictures[-1]
