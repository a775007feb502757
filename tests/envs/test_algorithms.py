"""OpenSpiel's algorithms run on the small editions and agree with the solver."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import kolmik
import solve
from kolmik.engine.match import Match
from kolmik.envs.infostate import InfoStateTracker
from kolmik.envs.openspiel import KolmikGame, Observer

from .spiel import begin, first_decision, load, part, step

# The exploitability of uniform random play in Millstone of two turns, which OpenSpiel computes in a minute.
UNIFORM = 0.318132716


@pytest.fixture
def short() -> KolmikGame:
    return load("millstone", edition="mini", turn_limit=2)


def ismcts(game: KolmikGame, simulations: int, seed: int) -> Any:
    chance = np.random.RandomState(seed)
    evaluator = part("python.algorithms.mcts").RandomRolloutEvaluator(1, chance)
    bot = part("python.algorithms.ismcts").ISMCTSBot(game, evaluator, 2.0, simulations, random_state=chance)
    worlds = Random(seed)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, worlds.random))
    return bot


def test_ismcts_plays_the_winning_last_card() -> None:
    game = load("millstone", edition="mini")
    state = begin(game)
    match = state.tracker.match
    deal = ("green rock", "red scissors", "green paper", "green scissors")
    moves = [*(f"deal {card}" for card in deal), "play green rock", "draw", "deal yellow rock race", "keep"]
    for words in moves:
        state.apply_action(match.number(words))
    assert state.current_player() == 0
    assert ismcts(game, 60, 1).step(state) == match.number("play green paper")


def test_ismcts_plays_whole_games_and_beats_random_play() -> None:
    game, chance = load("millstone", edition="mini"), Random(3)
    total = 0.0
    for number in range(30):
        bot, seat, state = ismcts(game, 25, number), number % 2, begin(game)
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(int(bot.step(state)))
            else:
                step(state, chance)
        total += state.returns()[seat]
    assert total > 0


def test_ismcts_with_its_own_sampler_runs_with_three_players() -> None:
    game = load("millstone", players=3, turn_limit=6)
    chance = np.random.RandomState(1)
    evaluator = part("python.algorithms.mcts").RandomRolloutEvaluator(1, chance)
    bot = part("python.algorithms.ismcts").ISMCTSBot(game, evaluator, 2.0, 10, random_state=chance)
    state = first_decision(game, Random(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["towers", "dungeon"])
def test_mcts_search_runs(name: str) -> None:
    game = load(name, edition="mini")
    state = first_decision(game, Random(2))
    chance, mcts = np.random.RandomState(2), part("python.algorithms.mcts")
    bot = mcts.MCTSBot(game, 1.4, 60, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@pytest.fixture
def seeded() -> Iterator[None]:
    before = np.random.get_state()
    np.random.seed(5)
    yield
    np.random.set_state(before)


@pytest.mark.usefixtures("seeded")
def test_outcome_sampling_cfr_lowers_exploitability(short: KolmikGame) -> None:
    solver = part("python.algorithms.outcome_sampling_mccfr").OutcomeSamplingSolver(short)
    for _ in range(600):
        solver.iteration()
    learned = solver.average_policy()
    played: dict[str, list[float]] = {}

    def info_state(tracker: InfoStateTracker, seat: int) -> str:
        """Returns the information state and notes the learned strategy there."""
        state = begin(short)
        state.tracker = tracker
        text = Observer(short.setting, 0).string_from(state, seat)
        if text not in played:
            shares = learned.action_probabilities(state, seat)
            played[text] = [shares[move] for move in state.legal_actions()]
        return text

    tree = solve.tree_of(Match(short.setting), info_state)
    solver = solve.CFRPlus(tree)
    strategy = np.concatenate([played[str(text)] for text in tree.places])
    uniform = 1 / np.bincount(solver.states)[solver.states]
    assert exploitability(solver, uniform) == pytest.approx(UNIFORM)
    assert exploitability(solver, strategy) < UNIFORM / 2


def exploitability(solver: solve.CFRPlus, strategy: Any) -> float:
    return (solver.best_response(strategy, 0) + solver.best_response(strategy, 1)) / 2


def test_the_solver_has_the_information_states_of_openspiel(short: KolmikGame) -> None:
    by_memory = solve.tree_of(Match(short.setting))
    observer = Observer(short.setting, 0)

    def info_state(tracker: InfoStateTracker, seat: int) -> str:
        state = begin(short)
        state.tracker = tracker
        return observer.string_from(state, seat)

    assert solve.tree_of(Match(short.setting), info_state).states == by_memory.states


def test_cfr_plus_converges_to_the_value_of_the_game(short: KolmikGame) -> None:
    solver = solve.CFRPlus(solve.tree_of(Match(short.setting)))
    for _ in range(300):
        solver.iterate()
    average = solver.average
    assert 0 <= exploitability(solver, average) < 1e-3
    assert -solver.best_response(average, 1) <= solver.value(average) <= solver.best_response(average, 0)


@pytest.mark.parametrize(("name", "left"), [("towers", 8), ("dungeon", 5)])
def test_the_solver_agrees_with_openspiels_expectiminimax(name: str, left: int) -> None:
    """Near the end of games, where OpenSpiel can visit every line of play; the solver visits every position once."""
    game = load(name, edition="mini")
    minimax = part("python.algorithms.minimax")
    values: list[float] = []
    for seed in range(200):
        state, chance = begin(game), Random(seed)
        while not state.is_terminal():
            step(state, chance)
        moves = state.history()
        late = begin(game)
        for move in moves[:-left]:
            late.apply_action(move)
        if late.is_chance_node() or len(moves) < 20:
            continue
        solver = solve.Expectiminimax(kolmik.game(name).canonical)
        value = float(solver.value(late.tracker.match.copy()))
        if 4 < len(solver.values) < 500:
            found, _ = minimax.expectiminimax(late, 100, lambda state: 0.0, 0)
            assert value == pytest.approx(found), seed
            values.append(value)
        if len(values) == 6:
            break
    assert len(values) >= 5 and len(set(values)) >= 2, values
