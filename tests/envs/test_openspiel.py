"""The games in OpenSpiel: its own checks pass, and players learn only what they may know."""

from __future__ import annotations

import copy
import io
import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from random import Random

import numpy as np
import pyspiel
import pytest
from absl import flags

import kolmik
from kolmik.engine import Game
from kolmik.envs.openspiel import KolmikState, name_of, parameters_of

from .spiel import NAMES, begin, first_decision, load, load_small, part, step

CASES: list[tuple[str, dict[str, str | int]]] = [
    ("towers", {}),
    ("towers", {"edition": "mini"}),
    ("towers", {"players": 5, "bids": "open", "starter": 3}),
    ("dungeon", {}),
    ("dungeon", {"edition": "mini"}),
    ("dungeon", {"players": 4, "levels": 8, "throw": "table"}),
    ("millstone", {"turn_limit": 40}),
    ("millstone", {"edition": "mini"}),
    ("millstone", {"players": 6, "mistakes": "penalised", "turn_limit": 30}),
]
IDS = [f"{name}-{'-'.join(map(str, parameters.values()))}" for name, parameters in CASES]


@pytest.fixture
def seeded() -> Iterator[None]:
    """Seeds NumPy's global generator, which OpenSpiel's checks use."""
    before = np.random.get_state()
    np.random.seed(7)
    yield
    np.random.set_state(before)


@pytest.mark.parametrize(("name", "parameters"), CASES, ids=IDS)
def test_openspiels_random_simulation_passes(name: str, parameters: dict[str, str | int]) -> None:
    pyspiel.random_sim_test(load(name, **parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "parameters"), CASES, ids=IDS)
@pytest.mark.usefixtures("seeded")
def test_openspiels_simulation_in_python_passes(
    name: str, parameters: dict[str, str | int], capsys: pytest.CaptureFixture[str]
) -> None:
    part("python.tests.games_sim_test").GamesSimTest().sim_game(load(name, **parameters))
    assert f"Sim of game {name_of(kolmik.game(name))}" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "parameters"), CASES, ids=IDS)
@pytest.mark.usefixtures("seeded")
def test_openspiels_api_test_passes(name: str, parameters: dict[str, str | int]) -> None:
    base = part("integration_tests.api_test").EnforceAPIOnPartialTreeBase
    case = type(f"EnforceAPI_{name}", (base,), {"game": load(name, **parameters), "game_name": name})
    output = io.StringIO()
    result = unittest.TextTestRunner(output).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert result.testsRun == 5 and result.wasSuccessful(), output.getvalue()


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_can_be_repeated(name: str) -> None:
    flags.FLAGS.mark_as_parsed()
    generate = part("python.algorithms.generate_playthrough")
    text = generate.playthrough(str(load_small(name, recall=4)), None, seed=3)
    assert "IsTerminal() = True" in text and "InformationStateString(1)" in text
    again = generate._playthrough_params(text.splitlines())
    assert generate.playthrough(**again) == text


@pytest.mark.parametrize("game", kolmik.games(), ids=NAMES)
def test_parameters_are_players_edition_and_options(game: Game) -> None:
    named, most = parameters_of(game), game.players[-1]
    options = {one.name for one in game.catalogue.options}
    assert set(named) == {"players", "starter", "edition", "recall", "reward", *options}
    loaded = load(game.name, players=most, starter=most - 1)
    assert loaded.get_parameters() == named | {"players": most, "starter": most - 1}
    assert (loaded.setting.players, loaded.setting.starter) == (most, most - 1) and loaded.num_players() == most
    small = load_small(game.name).setting
    expected = game.new(small.players, options={"edition": small.edition}).setting
    assert small.options == expected.options  # the edition overrides the defaults of the game
    assert pyspiel.load_game(str(loaded)).get_parameters() == loaded.get_parameters()


def test_options_are_those_of_the_game() -> None:
    assert load("dungeon", levels=8, bird="must").setting.options["levels"] == 8
    with pytest.raises(kolmik.BadOption, match='The option bird is "optional" or "must", not "maybe"'):
        load("dungeon", bird="maybe")
    with pytest.raises(kolmik.BadOption, match="The edition mini is for 2 players, not 3"):
        load("millstone", edition="mini", players=3)


@pytest.mark.parametrize("name", NAMES)
def test_chance_has_exact_odds_and_actions_have_words(name: str) -> None:
    chance = Random(name)
    state = begin(load_small(name))
    while not state.is_terminal():
        match = state.tracker.match
        if state.is_chance_node():
            odds = match.odds()
            total = sum(odds.values())
            outcomes = {state.action_to_string(-1, move): odd for move, odd in state.chance_outcomes()}
            assert outcomes == {words: weight / total for words, weight in odds.items()}
        else:
            seat = state.current_player()
            assert sorted(state.action_to_string(seat, move) for move in state.legal_actions()) == match.legal()
            assert state.legal_actions() == sorted(state.legal_actions()) and state.legal_actions(1 - seat) == []
            assert state.observation_tensor(seat)[2:] == match.observe(seat).tolist()
        step(state, chance)
    assert sum(state.returns()) == 0 and state.tracker.match.outcome is not None


def test_returns_are_the_result_and_ties_share_the_win() -> None:
    game, chance = load("towers", players=3, edition="standard"), Random(1)
    seen = set()
    for _ in range(60):
        state = begin(game)
        assert state.returns() == [0, 0, 0]
        while not state.is_terminal():
            step(state, chance)
        winners = state.tracker.match.winners
        gain = {1: 1.0, 2: 0.25, 3: 0.0}[len(winners)]
        assert state.returns() == [gain if seat in winners else -0.5 for seat in range(3)]
        seen.add(len(winners))
    assert {1, 2} <= seen


@pytest.mark.parametrize("name", NAMES)
def test_copies_are_equal_and_independent(name: str) -> None:
    chance = Random(name)
    state = first_decision(load(name), chance)
    for _ in range(12):
        trial = copy.deepcopy(state)
        step(trial, chance)
        if trial.is_terminal():  # a short game
            break
        state = trial
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert isinstance(other, KolmikState)
        assert str(other) == str(state) and other.history() == state.history()
        for seat in range(2):
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        shown = str(state)
        step(other, chance)
        assert str(state) == shown != str(other)


def test_public_and_private_observations() -> None:
    make = part("python.observation").make_observation
    kind, whose = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    for name in NAMES:
        game = load(name)
        state = first_decision(game, Random(2))
        public = make(game, kind(public_info=True, perfect_recall=False, private_info=whose.NONE))
        private = make(game, kind(public_info=False, perfect_recall=False, private_info=whose.SINGLE_PLAYER))
        public.set_from(state, 0)
        assert public.string_from(state, 0) == public.string_from(state, 1) and public.tensor is None
        assert bool(private.string_from(state, 0)) != kolmik.game(name).open
        assert make(game, kind(public_info=True, perfect_recall=True, private_info=whose.ALL_PLAYERS)) is None
        with pytest.raises(ValueError, match="have no parameters"):
            make(game, None, {"size": 3})


def test_without_openspiel_the_error_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import kolmik.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last == "ImportError: OpenSpiel is not installed; install it with: pip install 'kolmik[openspiel]'"
