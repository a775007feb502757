"""The PettingZoo environments: its own tests pass, and games, copies, snapshots and pictures are right."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import kolmik
import kolmik.envs.pettingzoo
from kolmik.engine import Game, generator, registry
from kolmik.envs.pettingzoo import dungeon_v1, towers_v1
from kolmik.envs.pettingzoo.env import Env, KolmikAECEnv
from kolmik.envs.rendering import render

CYCLES = 40
MODULES = {game.name: getattr(kolmik.envs.pettingzoo, f"{game.name}_v1") for game in kolmik.games()}
TABLES = [(game.name, players) for game in kolmik.games() for players in game.players]

# PettingZoo warns so for every game with masks that is not one of its own, and for agents without legal actions.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@contextmanager
def only_expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    assert {str(one.message) for one in caught} <= EXPECTED


def seeded(env: Env, seed: int = 1) -> Env:
    """Seeds chance and action spaces."""
    env.reset(seed=seed)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(100 * seed + at)
    return env


def raw(name: str, players: int, **choices: Any) -> KolmikAECEnv:
    env: KolmikAECEnv = MODULES[name].raw_env(players, **choices)
    seeded(env)
    return env


def play(env: Env, moves: int) -> list[int]:
    """Makes this many random moves; returns them."""
    made = []
    for agent in env.agent_iter(moves):
        seen, _, ended, _, _ = env.last()
        action = None if ended else int(env.action_space(agent).sample(seen["action_mask"]))
        env.step(action)
        made.append(-1 if action is None else action)
    return made


def few(name: str, wanted: int) -> int:
    """This many moves, or fewer in a game that could be over by then."""
    return min(wanted, kolmik.game(name).most_moves // 5)


def contents(env: Env) -> Any:
    """Everything observable of an environment."""
    seen = {agent: {name: part.tolist() for name, part in (env.observe(agent) or {}).items()} for agent in env.agents}
    status = [env.agents, env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos]
    return seen, copy.deepcopy(status), env.agent_selection, env.state().tolist()


# --- PettingZoo's own tests ---


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("wrappers", [True, False])
def test_pettingzoos_api_test(name: str, players: int, wrappers: bool) -> None:
    with only_expected_warnings():
        api_test(seeded(MODULES[name].env(players, wrappers=wrappers)), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_seed_test(name: str, players: int) -> None:
    seed_test(lambda: MODULES[name].env(players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_render_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: seeded(MODULES[name].env(players, render_mode=render_mode)))
    assert capsys.readouterr().out.count(f"{players} players.") == 5  # "human" prints


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_parallel_api_test(name: str, players: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(seeded(MODULES[name].env(players))), num_cycles=10 * CYCLES)


class FastClock:
    """A clock that advances a second with every reading: the benchmark takes five seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoos_performance_benchmark(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module: ModuleType = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", FastClock())
    random.seed(players)
    performance_benchmark(seeded(MODULES[name].env(players)))
    assert "turns per second" in capsys.readouterr().out


# --- the game ---


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_environment_plays_the_match_of_its_seed(name: str, players: int) -> None:
    env = raw(name, players)
    env.reset(seed=7, options={"starter": 1})
    match = kolmik.game(name).new(players, seed=7, starter=1)
    for _ in range(60):
        assert env.state().tobytes() == match.state.tobytes() and env.state_space.contains(env.state())
        if match.over:
            break
        assert env.agent_selection == f"seat_{match.mover}"
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            legal = match.legal_moves() if seat == match.mover else []
            assert np.array_equal(seen["observation"], match.observe(seat))
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        (action,) = play(env, 1)
        assert env.words(action) in match.legal()
        match.play_number(action)


@pytest.mark.parametrize(("name", "players"), [("towers", 3), ("dungeon", 2), ("millstone", 4)])
@pytest.mark.parametrize("rewards", ["result", "score"])
def test_rewards_come_at_the_end_and_are_zero_sum(name: str, players: int, rewards: str) -> None:
    env = raw(name, players, rewards=rewards)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        play(env, 1)
    match, found = env.match(), list(env.rewards.values())
    assert match.over and sum(found) == pytest.approx(0)
    assert {seat for seat in range(players) if found[seat] == max(found)} == set(match.winners) or rewards == "score"
    if rewards == "score":
        gaps = np.subtract(match.scores(), match.scores()[0]) * (-1 if name == "millstone" else 1)
        assert np.subtract(found, found[0]) == pytest.approx(gaps)
    else:
        assert max(found) == pytest.approx((players / len(match.winners) - 1) / (players - 1))
    paid = {}
    while env.agents:
        paid[env.agent_selection] = env.last()[1]
        env.step(None)
    assert list(paid.values()) == found
    with pytest.raises(kolmik.Refused, match=r"^The game is over and every agent has left; reset the environment"):
        env.step(None)


def test_without_a_seed_the_generator_continues() -> None:
    env = raw("towers", 2)
    dealt = []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        dealt.append(tuple(env.match().view()["row"]))
    assert dealt[0] == dealt[3] and dealt[1] == dealt[4] and len(set(dealt)) == 3


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = raw("towers", 2)
    before = contents(env)
    too_high = kolmik.game("towers").words.index("raze sand")
    for action, sentence in (
        (too_high, r'^"raze sand" is not legal now: .+\(T-\d+\).*\.$'),
        (-1, r"^The moves of Towers are numbers from 0 to \d+, not -1\.$"),
        (None, r"^It is the turn of seat_0, so the action must be a move\.$"),
    ):
        with pytest.raises(kolmik.IllegalMove, match=sentence):
            env.step(action)
        assert contents(env) == before


def test_in_wrappers_an_illegal_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = seeded(towers_v1.env(2))
    env.step(kolmik.game("towers").words.index("raze sand"))
    assert "Illegal move made" in caplog.text
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0} and all(env.terminations.values())


# --- copies ---

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("wrappers", [True, False])
@pytest.mark.parametrize(("name", "players"), [("towers", 5), ("dungeon", 3), ("millstone", 2)])
def test_a_copy_is_equal_and_independent(name: str, players: int, wrappers: bool, how: str) -> None:
    env = seeded(MODULES[name].env(players, wrappers=wrappers))
    for moves in (0, 1, 25, 10_000):
        if moves == 10_000:
            while not any(env.terminations.values()):
                play(env, 1)
            env.step(None)  # the first agent leaves
        else:
            play(env, moves)
        before = contents(env)
        other = COPIES[how](env)
        assert contents(other) == before
        made = play(other, 30)
        after = contents(other) if other.agents else None
        assert contents(env) == before
        again = COPIES[how](env)
        assert play(again, 30) == made  # the generators of the spaces are copied too
        assert (contents(again) if again.agents else None) == after


def test_a_copy_before_the_first_game() -> None:
    for how in COPIES.values():
        env = dungeon_v1.raw_env(4, options={"patience": 5})
        other = how(env)
        assert other.agents == [] and other.possible_agents == env.possible_agents
        for one in (env, other):
            one.reset()
        assert contents(env) == contents(other) and other.match().view()["patience"] == 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_saving_and_restoring(name: str, players: int) -> None:
    env = raw(name, players)
    play(env, few(name, 12))
    saved, before = env.save(), contents(env)
    while not any(env.terminations.values()):
        play(env, 1)
    env.step(None)
    at_the_end, over = env.save(), contents(env)
    env.restore(saved)
    assert contents(env) == before
    for agent in env.agents:
        env.action_space(agent).seed(3)
    made = play(env, 20)
    env.restore(saved)
    for agent in env.agents:
        env.action_space(agent).seed(3)
    assert play(env, 20) == made
    other = raw(name, players)
    other.restore(at_the_end)
    assert contents(other) == over
    with pytest.raises(kolmik.Refused, match=r"^The snapshot is of \w+ for \d players, not of this environment\.$"):
        raw("towers" if (name, players) != ("towers", 2) else "dungeon", 2).restore(saved)


# --- pictures ---


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_picture_shows_the_present_state(name: str, players: int) -> None:
    env = raw(name, players, render_mode="rgb_array")
    seen = []
    for _ in range(few(name, 6)):
        picture, again, state = env.render(), env.render(), env.state().tobytes()
        assert isinstance(picture, np.ndarray) and isinstance(again, np.ndarray) and np.array_equal(picture, again)
        seen.append((picture.tobytes(), state))
        play(env, few(name, 3))
    assert len({picture for picture, _ in seen}) == len({state for _, state in seen}) >= few(name, 4)


@pytest.mark.parametrize("mode", ["rgb_array", "ansi"])
def test_rendering_for_a_seat_shows_nothing_hidden_from_it(mode: str) -> None:
    env = raw("millstone", 3, render_mode=mode, seat=1)
    open_table = raw("millstone", 3, render_mode=mode)
    functions = kolmik.game("millstone").fastest
    for number in range(10):
        play(env, 3)
        shown: Any = env.render()
        record = env.state().view(kolmik.game("millstone").layout.dtype)
        functions.redeal(functions.open(record), 1, generator(number))
        saved = env.save()
        other = replace(saved, state=record.tobytes())
        env.restore(other)
        again: Any = env.render()
        assert record.tobytes() != saved.state and np.array_equal(shown, again)
        everything: list[Any] = []
        for one in (saved, other):
            open_table.restore(one)
            everything.append(open_table.render())
        assert not np.array_equal(*everything)
        env.restore(saved)


def test_the_colours_of_a_picture_are_those_of_the_cards() -> None:
    env = raw("towers", 2, render_mode="rgb_array")
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    row = [card.split()[0] for card in env.match().view()["row"]]
    colours = {tuple(picture[34, 14 + 58 * at]) for at in range(len(row))}
    assert len(row) == 5 and len(colours) == len(set(row))


def test_a_game_without_a_drawing_is_rendered_as_text() -> None:
    game = replace(kolmik.game("towers"), paint=None)
    blank, written = (render(game, {}, lines) for lines in ([], ["points: 3"]))
    assert (blank != written).any() and (blank == blank[0, 0]).all()


def test_rendering_as_text() -> None:
    env = raw("towers", 2, render_mode="ansi")
    text = env.render()
    assert isinstance(text, str) and f"row: {', '.join(env.match().view()['row'])}" in text
    assert towers_v1.raw_env(2).render_mode is None and raw("towers", 2).render() is None


# --- refusals ---


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"players": 9}, "Towers is for 2 to 5 players, not 9."),
        ({"rewards": "money"}, 'Rewards are by "result" or by "score", not by "money".'),
        ({"render_mode": "film"}, 'The render modes are human, ansi, rgb_array, not "film".'),
        ({"seat": 2}, "A seat is a whole number from 0 to 1, not 2."),
        ({"starter": 2}, "The starter is a seat from 0 to 1, not 2."),
        ({"options": {"bids": "loud"}}, 'The option bids is "checked" or "open", not "loud".'),
    ],
)
def test_bad_arguments_are_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kolmik.BadOption) as refusal:
        towers_v1.raw_env(**choices)
    assert str(refusal.value) == sentence


def test_without_pettingzoo_the_error_says_how_to_install_it() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import kolmik.envs.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith("PettingZoo is not installed; install it with: pip install 'kolmik[envs]'\n")


# --- modules ---


@pytest.fixture
def fresh() -> Iterator[Game]:
    """A game that is registered after the package was imported."""
    game = registry.register(replace(kolmik.game("towers"), name="fresh", title="Fresh"))
    yield game
    registry._games.pop(game.name)
    sys.modules.pop("kolmik.envs.pettingzoo.fresh_v1", None)
    vars(kolmik.envs.pettingzoo).pop("fresh_v1", None)


def test_every_registered_game_has_a_module(fresh: Game) -> None:
    module = importlib.import_module("kolmik.envs.pettingzoo.fresh_v1")
    from kolmik.envs.pettingzoo import fresh_v1

    assert module is fresh_v1 is kolmik.envs.pettingzoo.fresh_v1
    assert module.GAME == "fresh" and module.__doc__ == "Fresh for PettingZoo."
    assert seeded(module.env(3)).metadata["name"] == "fresh_v1"


def test_a_module_is_an_attribute_of_the_package(fresh: Game) -> None:
    assert kolmik.envs.pettingzoo.fresh_v1.GAME == "fresh"


def test_other_modules_are_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match="nothing_v1"):
        importlib.import_module("kolmik.envs.pettingzoo.nothing_v1")
    with pytest.raises(ImportError, match="nothing_v1"):
        from kolmik.envs.pettingzoo import nothing_v1  # noqa: F401
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = kolmik.envs.pettingzoo.nothing
