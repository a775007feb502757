"""Observations are the same interpreted and compiled, in every position of some random games."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import kolmik
from kolmik import Match
from kolmik.engine import generator
from kolmik.engine.match import Setting

GAMES_EACH = 3
MOVES = 400  # at most, of each game


@pytest.mark.parametrize("name", [game.name for game in kolmik.games()])
def test_observations_are_the_same_interpreted_and_compiled(name: str) -> None:
    game = kolmik.game(name)
    for seed in range(GAMES_EACH):
        players = game.players[seed % len(game.players)]
        match, choice, nature = Match(Setting.choose(game, players)), Random(seed), generator(seed)
        while not match.over and len(match.moves) < MOVES:
            for seat in range(players):
                plain, fast = (np.zeros(game.observation_size, np.int8) for _ in range(2))
                game.interpreted.observe(game.layout.open(match.state), seat, plain)
                game.compiled.observe(match.state[0], seat, fast)
                assert plain.tolist() == fast.tolist()
            if match.turn == "nature":
                match.draw(nature)
            else:
                match.play_number(choice.choice(match.legal_moves()))
        assert len(match.moves) > min(20, game.most_moves // 5)
