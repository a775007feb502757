"""Whole games at random: the same interpreted and compiled, and with an end."""

from __future__ import annotations

import numpy as np

from ..chance import Generator, generator
from ..contract import NATURE, NOBODY, Functions
from ..protocols import Moves, Weights
from ..setting import Setting
from .report import Report, demand, place


def check_side_by_side(setting: Setting, seed: int, report: Report) -> None:
    """One whole game, interpreted and compiled: the same moves, and the same bytes after every move."""
    game = setting.game
    where = place("side by side", setting, seed)
    fast, plain = _Playthrough(setting, game.compiled), _Playthrough(setting, game.interpreted)
    log = fast.trace(seed)
    fast_result = fast.result()
    fast.begin()
    rng, buffers = generator(seed), game.buffers()
    for at, move in enumerate(log):
        demand(plain.record.tobytes() == fast.record.tobytes(), "A state differs when compiled", **where, move=at)
        demand(plain.next_move(rng, *buffers) == move, "A move differs when compiled", **where, move=at)
        plain.functions.apply(plain.state, move)
        fast.functions.apply(fast.state, move)
    demand(plain.record.tobytes() == fast.record.tobytes(), "The last state differs when compiled", **where)
    ended = plain.next_move(rng, *buffers) is None or len(log) == game.most_moves
    demand(ended, "The end differs when compiled", **where)
    demand(plain.result() == fast_result, "Scores or observations differ when compiled", **where)
    report.side_by_side += 1


def check_played_out(setting: Setting, seeds: range, report: Report) -> None:
    """Whole games, compiled: they end, somebody wins, and no card is lost."""
    game = setting.game
    course = _Playthrough(setting, game.compiled)
    cards = game.census(game.layout.open(course.record))
    for seed in seeds:
        where = place("played out", setting, seed)
        course.begin()
        course.trace(seed)
        demand(course.functions.mover(course.state) == NOBODY, "The game does not end", **where)
        demand(any(course.result()[1]), "Nobody wins", **where)
        demand(game.census(game.layout.open(course.record)) == cards, "Cards were lost or added", **where)
        report.played_out += 1


class _Playthrough:
    """A random game, interpreted or compiled."""

    def __init__(self, setting: Setting, functions: Functions) -> None:
        self.setting, self.functions = setting, functions
        self.record = setting.game.layout.new()
        self.state = functions.open(self.record)
        self.begin()

    def begin(self) -> None:
        setting = self.setting
        self.functions.setup(self.state, setting.players, setting.starter, setting.numbers())

    def trace(self, seed: int) -> list[int]:
        """Play to the end; return the moves."""
        game = self.setting.game
        log = np.zeros(game.most_moves, np.int32)
        count = self.functions.trace(self.state, generator(seed), *game.buffers(), log)
        moves: list[int] = log[:count].tolist()
        return moves

    def next_move(self, rng: Generator, moves: Moves, weights: Weights) -> int | None:
        """The move that `trace` makes next; None at the end."""
        f, state = self.functions, self.state
        mover = f.mover(state)
        if mover == NOBODY:
            return None
        return int(f.draw(state, rng, moves, weights) if mover == NATURE else f.random_policy(state, rng, moves))

    def result(self) -> tuple[list[int], list[int], bytes]:
        """Points, winners and the observations of all seats."""
        players, game = self.setting.players, self.setting.game
        points, won = np.zeros(players, np.int32), np.zeros(players, np.int8)
        self.functions.scores(self.state, points, won)
        out = np.zeros((players, game.observation_size), np.int8)
        for seat in range(players):
            self.functions.observe(self.state, seat, out[seat])
        return points.tolist(), won.tolist(), out.tobytes()
