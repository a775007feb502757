"""Whole games between bots."""

from __future__ import annotations

from random import Random

import kolmik
from kolmik.bots import BOTS, InfoState


def play_bots(seed: int, seats: list[str], game: str, **options: object) -> kolmik.Match:
    """A whole game between bots; an illegal move would be refused."""
    match = kolmik.game(game).new(players=len(seats), seed=seed, options=options)
    rng = Random(seed)
    while not match.over:
        turn = match.mover
        match.play(BOTS[seats[turn]].choose(InfoState(match), rng))
    return match
