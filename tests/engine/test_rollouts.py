"""Random games in a row, interpreted and compiled."""

from __future__ import annotations

import kolmik
from kolmik.engine import generator
from kolmik.engine.rollouts import BATCH, Rollouts

from .tiny import TINY


def test_the_same_decisions_interpreted_and_compiled() -> None:
    towers = kolmik.game("towers")
    play = Rollouts(towers, players=3, seed=4, options={"bids": "open"})
    f, record = towers.interpreted, towers.layout.new()
    numbers = play.setting.numbers()
    made = f.rollouts(f.open(record), generator(4), *towers.buffers(), numbers, 3, 5)
    assert made == play.games(5) > 100


def test_rollouts_run_for_the_given_time_and_do_not_repeat_themselves() -> None:
    play = Rollouts(TINY, players=2, seed=1)
    assert play.games(50) != play.games(50)
    assert play.run(0.001) >= 3 * BATCH  # a game has at least three decisions
    assert play.run(0) == 0
