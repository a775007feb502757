"""Games played by rollout policies, compiled, and the checks that every rollout policy must pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kolmik.bots import rollout_policy
from kolmik.engine import NATURE, NOBODY, Game, below, compiled, conformance, generator
from kolmik.engine.match import Setting

INTERPRETED_EVERY = 3  # moves


class Course:
    """A game that is played compiled; `decide` gives the move of the seat on turn."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.game, self.setting = setting.game, setting
        self.record = self.game.layout.new()
        self.rng = generator(seed)
        self.moves, self.weights = self.game.buffers()
        self.policy = compiled(rollout_policy(self.game))
        self.game.compiled.setup(self.record[0], setting.players, setting.starter, setting.numbers())

    def play(self, decide: Callable[[Course, int, int], int]) -> int:
        """Play to the end; the number of moves."""
        functions, state = self.game.compiled, self.record[0]
        made = 0
        while (who := functions.mover(state)) != NOBODY:
            if who == NATURE:
                move = functions.draw(state, self.rng, self.moves, self.weights)
            else:
                move = decide(self, who, made)
            functions.apply(state, move)
            made += 1
            assert made < self.game.most_moves, "it does not end"
        return made

    def legal(self) -> list[int]:
        found: list[int] = self.moves[: self.game.compiled.legal(self.record[0], self.moves)].tolist()
        return found

    def by_policy(self) -> int:
        return int(self.policy(self.record[0], self.rng, self.moves))

    def at_random(self) -> int:
        legal = self.legal()
        return legal[below(self.rng, len(legal))]

    def win_shares(self) -> list[float]:
        players = self.setting.players
        points, won = np.zeros(players, np.int32), np.zeros(players, np.int8)
        self.game.compiled.scores(self.record[0], points, won)
        return (won / won.sum()).tolist()  # type: ignore[no-any-return]


def check_legal_and_same_interpreted(game: Game) -> None:
    """In every setting the policy gives a legal move, and the same one interpreted and compiled."""
    for number, setting in enumerate(conformance.settings(game)):
        Course(setting, number).play(_mixed)


def _mixed(course: Course, who: int, made: int) -> int:
    """The policy's move or a random one, by a coin; the policy's move is checked each time."""
    legal = course.legal()
    rng = course.rng.copy()
    move = course.by_policy()
    assert move in legal, (course.game.words[move], made)
    if made % INTERPRETED_EVERY == 0:
        state = course.game.layout.open(course.record.copy())
        moves: Any = course.moves.copy()
        assert rollout_policy(course.game)(state, rng, moves) == move, made
        assert np.array_equal(rng, course.rng), "the generators differ"
    return move if below(course.rng, 2) else legal[below(course.rng, len(legal))]
