"""Kolmik's games as subjects of the benchmark."""

import time

import kolmik
from kolmik.engine.rollouts import Rollouts
from peers import Subject


def own_subjects() -> list[Subject]:
    """Return every game at each number of players. Everything is compiled here, outside the measurement."""
    subjects = []
    for game in kolmik.games():
        game.precompile()
        subjects += [_subject(game, players) for players in game.players]
    return subjects


def _subject(game: kolmik.Game, players: int) -> Subject:
    rollouts = Rollouts(game, players, seed=players)

    def run(seconds: float) -> tuple[int, float]:
        start = time.perf_counter()
        decisions = rollouts.run(seconds)
        return decisions, time.perf_counter() - start

    how = f"compiled rules, whole games including the set-up for {players} players, default options"
    return Subject(name=f"kolmik {game.name} ({players} players)", how=how, run=run)
