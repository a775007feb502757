"""Light policies: always a legal move, the same interpreted and compiled, to an end, and better than chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kolmik.bots import light
from kolmik.engine import NATURE, NOBODY, Game, below, compiled, conformance, generator
from kolmik.engine.match import Setting

from ..engine.tiny import TINY
from .places import NAMES, THREE

EVERY = 3  # interpreted too at every so many moves
by_game = pytest.mark.parametrize("game", THREE, ids=NAMES)


class Course:
    """A game that is played compiled; `decide` gives the move of whoever is on turn."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.game, self.setting = setting.game, setting
        self.record = self.game.layout.new()
        self.rng = generator(seed)
        self.moves, self.weights = self.game.buffers()
        self.light = compiled(light.policy(self.game))
        self.game.compiled.setup(self.record[0], setting.players, setting.starter, setting.numbers())

    def play(self, decide: Callable[[Course, int, int], int]) -> int:
        """To the end; how many moves it had."""
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

    def by_light(self) -> int:
        return int(self.light(self.record[0], self.rng, self.moves))

    def at_random(self) -> int:
        legal = self.legal()
        return legal[below(self.rng, len(legal))]

    def won(self) -> list[float]:
        """Each seat's share of the win."""
        players = self.setting.players
        points, won = np.zeros(players, np.int32), np.zeros(players, np.int8)
        self.game.compiled.scores(self.record[0], points, won)
        return (won / won.sum()).tolist()  # type: ignore[no-any-return]


def mixed(course: Course, who: int, made: int) -> int:
    """The light move or any, now one, now the other; the light one is looked at closely each time."""
    legal = course.legal()
    twin = course.rng.copy()
    move = course.by_light()
    assert move in legal, (course.game.words[move], made)
    if made % EVERY == 0:
        state = course.game.layout.open(course.record.copy())
        moves: Any = course.moves.copy()
        assert light.policy(course.game)(state, twin, moves) == move, made
        assert np.array_equal(twin, course.rng), "other chance"
    return move if below(course.rng, 2) else legal[below(course.rng, len(legal))]


@by_game
def test_the_light_move_is_legal_and_the_same_compiled_in_every_setting(game: Game) -> None:
    for number, setting in enumerate(conformance.settings(game)):
        Course(setting, number).play(mixed)


@by_game
def test_games_between_light_policies_end_in_every_setting(game: Game) -> None:
    for setting in conformance.settings(game):
        for seed in range(5):
            Course(setting, seed).play(lambda course, who, made: course.by_light())


def wins(game: Game, players: int, games: int) -> float:
    """What one light seat wins against random ones, in every seat in turn."""
    total = 0.0
    for seed in range(games):
        lone = seed % players
        course = Course(Setting.choose(game, players, seed // players % players), seed)
        course.play(lambda course, who, made, lone=lone: course.by_light() if who == lone else course.at_random())  # type: ignore[misc]
        total += course.won()[lone]
    return total


@pytest.mark.parametrize(
    ("name", "players", "least"),
    [
        ("towers", 2, 0.9),  # of 240 it won 238
        ("towers", 4, 0.75),  # 222
        ("dungeon", 2, 0.85),  # 230
        ("dungeon", 4, 0.5),  # 151, where a quarter would be 60
        ("millstone", 2, 0.7),  # 199
        ("millstone", 4, 0.6),  # 179
    ],
)
def test_light_clearly_beats_random(name: str, players: int, least: float) -> None:
    game = THREE[NAMES.index(name)]
    assert wins(game, players, 240) >= least * 240


def test_a_game_without_a_policy_is_played_at_random() -> None:
    setting = Setting.choose(TINY, 2)
    seen = set()
    for seed in range(30):
        course = Course(setting, seed)
        course.game.compiled.apply(course.record[0], 0)
        move = course.by_light()
        assert move in course.legal()
        seen.add(move)
    assert seen == set(course.legal())


def test_every_game_has_a_policy() -> None:
    assert set(light.POLICIES) == {game.name for game in THREE} == set(NAMES)
