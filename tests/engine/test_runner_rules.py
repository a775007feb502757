"""Rules made for any game: random play, and nature's moves until a player has to decide."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import kolmik
from kolmik.engine import NATURE, NOBODY, Game, State, generator, rule
from kolmik.engine.rule import compiled, compiled_on_bytes
from kolmik.engine.runners import random_policy


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_games_of_the_two_rules_end_and_are_the_same_compiled(game: Game) -> None:
    rules = game.rules
    settle, choose = game.interpreted.resolve_chance, game.interpreted.random_policy
    moves, weights = game.buffers()
    interpreted, machine = game.new(2, seed=3, nature=False).state, game.new(2, seed=3, nature=False).state
    rng, machine_rng = generator(5), generator(5)
    s = game.layout.open(interpreted)
    fast_settle = compiled_on_bytes(settle, game.layout.dtype)
    for _ in range(20):
        who = settle(s, rng, moves, weights)
        assert who != NATURE and who == fast_settle(machine.view(np.uint8), machine_rng, moves, weights)
        if who == NOBODY:
            break
        move = choose(s, rng, moves)
        assert move == compiled(choose)(machine[0], machine_rng, moves)
        rules.apply(s, move)
        rules.apply(game.layout.open(machine), move)
    assert interpreted.tobytes() == machine.tobytes()


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_a_trace_of_a_game_is_the_same_interpreted_and_compiled(game: Game) -> None:
    traces = []
    for functions in (game.interpreted, game.compiled):
        state, log = game.new(2, seed=3, nature=False).state, np.zeros(game.most_moves, np.int32)
        made = functions.trace(functions.open(state), generator(5), *game.buffers(), log)
        traces.append((log[:made].tolist(), state.tobytes()))
    assert traces[0] == traces[1] and len(traces[0][0]) > 20


def test_random_play_is_uniform() -> None:
    match = kolmik.game("towers").new(2, seed=1)
    choose, (moves, _), rng = random_policy(match.game.rules.legal), match.game.buffers(), generator(2)
    counts = Counter(choose(match.opened, rng, moves) for _ in range(1200))
    assert set(counts) == set(match.legal_moves()) and min(counts.values()) > 150


def test_a_rule_of_five_arguments_takes_the_bytes_of_a_record() -> None:
    game = kolmik.game("towers")
    legal = game.rules.legal

    @rule
    def count_legal(s: State, first: int, second: int, third: int, moves: Any) -> int:
        return first + second + third + int(legal(s, moves))

    machine, (moves, _) = compiled_on_bytes(count_legal, game.layout.dtype), game.buffers()
    match = game.new(2, seed=1)
    record = match.state.view(np.uint8)
    expected = 60 + len(match.legal_moves())
    assert machine(record, 10, 20, 30, moves) == machine.py_func(record, 10, 20, 30, moves) == expected
