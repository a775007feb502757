"""The PettingZoo environments: its own tests pass, and a table is the game it says it is, copied, saved and drawn."""

from __future__ import annotations

import copy
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
from kolmik.engine import generator
from kolmik.envs.pettingzoo import dungeon_v1, millstone_v1, towers_v1
from kolmik.envs.pettingzoo.table import Env, Table
from kolmik.envs.pictures import picture_of

CYCLES = 40
MODULES = {"towers": towers_v1, "dungeon": dungeon_v1, "millstone": millstone_v1}
TABLES = [(name, players) for name in MODULES for players in kolmik.game(name).players]

# What PettingZoo says of every game with masks that is not one of its own, and of one who has no move left.
EXPECTED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}


@contextmanager
def nothing_but_expected() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        yield
    assert {str(one.message) for one in said} <= EXPECTED


def module_of(name: str) -> Any:
    return MODULES[name]


def seeded(env: Env, seed: int = 1) -> Env:
    """The same cards and the same actions in every run of the tests."""
    env.reset(seed=seed)
    for at, agent in enumerate(env.agents):
        env.action_space(agent).seed(100 * seed + at)
    return env


def raw(name: str, players: int, **choices: Any) -> Table:
    table: Table = module_of(name).raw_env(players, **choices)
    seeded(table)
    return table


def go_on(env: Env, moves: int) -> list[int]:
    """So many moves at random; what they were."""
    made = []
    for agent in env.agent_iter(moves):
        seen, _, ended, _, _ = env.last()
        action = None if ended else int(env.action_space(agent).sample(seen["action_mask"]))
        env.step(action)
        made.append(-1 if action is None else action)
    return made


def standing(env: Env) -> Any:
    """All there is to know of a table."""
    seen = {agent: {name: part.tolist() for name, part in (env.observe(agent) or {}).items()} for agent in env.agents}
    told = [env.agents, env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos]
    return seen, copy.deepcopy(told), env.agent_selection, env.state().tolist()


# --- PettingZoo's own tests ---


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("wrappers", [True, False])
def test_its_api_test(name: str, players: int, wrappers: bool) -> None:
    with nothing_but_expected():
        api_test(seeded(module_of(name).env(players, wrappers=wrappers)), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_seed_test(name: str, players: int) -> None:
    seed_test(lambda: module_of(name).env(players), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_render_test(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: seeded(module_of(name).env(players, render_mode=render_mode)))
    assert capsys.readouterr().out.count(f"{players} players.") == 5  # "human" prints


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_parallel_api_test(name: str, players: int) -> None:
    parallel_api_test(turn_based_aec_to_parallel(seeded(module_of(name).env(players))), num_cycles=10 * CYCLES)


class QuickClock:
    """A second is over whenever one looks: the benchmark takes five of them."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 1.0
        return self.now


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_its_performance_benchmark(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module: ModuleType = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", QuickClock())
    random.seed(players)
    performance_benchmark(seeded(module_of(name).env(players)))
    assert "turns per second" in capsys.readouterr().out


# --- the game it says it is ---


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_table_is_the_match_of_its_seed(name: str, players: int) -> None:
    table = raw(name, players)
    table.reset(seed=7, options={"starter": 1})
    match = kolmik.game(name).new(players, seed=7, starter=1)
    for _ in range(60):
        assert table.state().tobytes() == match.state.tobytes() and table.state_space.contains(table.state())
        if match.over:
            break
        assert table.agent_selection == f"seat_{match.mover}"
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            legal = match.legal_moves() if seat == match.mover else []
            assert np.array_equal(seen["observation"], match.observe(seat))
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
        (action,) = go_on(table, 1)
        assert table.words(action) in match.legal()
        match.play_number(action)


@pytest.mark.parametrize(("name", "players"), [("towers", 3), ("dungeon", 2), ("millstone", 4)])
@pytest.mark.parametrize("rewards", ["result", "score"])
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str, players: int, rewards: str) -> None:
    table = raw(name, players, rewards=rewards)
    while not any(table.terminations.values()):
        assert set(table.rewards.values()) == {0.0}
        go_on(table, 1)
    match, found = table.match(), list(table.rewards.values())
    assert match.over and sum(found) == pytest.approx(0)
    assert {seat for seat in range(players) if found[seat] == max(found)} == set(match.winners) or rewards == "score"
    if rewards == "score":
        gaps = np.subtract(match.scores(), match.scores()[0]) * (-1 if name == "millstone" else 1)
        assert np.subtract(found, found[0]) == pytest.approx(gaps)
    else:
        assert max(found) == pytest.approx((players / len(match.winners) - 1) / (players - 1))
    paid = {}
    while table.agents:
        paid[table.agent_selection] = table.last()[1]
        table.step(None)
    assert list(paid.values()) == found
    with pytest.raises(kolmik.Refused, match=r"^The game is over and every agent has gone; reset the environment"):
        table.step(None)


def test_without_a_seed_chance_goes_on() -> None:
    table = raw("towers", 2)
    dealt = []
    for seed in (5, None, None, 5, None):
        table.reset(seed=seed)
        dealt.append(tuple(table.match().view()["row"]))
    assert dealt[0] == dealt[3] and dealt[1] == dealt[4] and len(set(dealt)) == 3


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = raw("towers", 2)
    before = standing(table)
    too_high = kolmik.game("towers").words.index("raze sand")
    for action, sentence in (
        (too_high, r'^"raze sand" is not legal now: .+\(T-\d+\).*\.$'),
        (-1, r"^The moves of Towers are numbers from 0 to \d+, not -1\.$"),
        (None, r"^It is the turn of seat_0, who has to make a move\.$"),
    ):
        with pytest.raises(kolmik.IllegalMove, match=sentence):
            table.step(action)
        assert standing(table) == before


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
def test_a_copy_is_equal_and_goes_its_own_way(name: str, players: int, wrappers: bool, how: str) -> None:
    env = seeded(module_of(name).env(players, wrappers=wrappers))
    for moves in (0, 1, 25, 10_000):
        if moves == 10_000:
            while not any(env.terminations.values()):
                go_on(env, 1)
            env.step(None)  # the first has gone
        else:
            go_on(env, moves)
        before = standing(env)
        twin = COPIES[how](env)
        assert standing(twin) == before
        made = go_on(twin, 30)
        after = standing(twin) if twin.agents else None
        assert standing(env) == before
        again = COPIES[how](env)
        assert go_on(again, 30) == made  # the spaces' own chance is copied too
        assert (standing(again) if again.agents else None) == after


def test_a_copy_before_the_first_game() -> None:
    for how in COPIES.values():
        table = dungeon_v1.raw_env(4, options={"patience": 5})
        twin = how(table)
        assert twin.agents == [] and twin.possible_agents == table.possible_agents
        for one in (table, twin):
            one.reset()
        assert standing(table) == standing(twin) and twin.match().view()["patience"] == 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_saving_and_restoring(name: str, players: int) -> None:
    table = raw(name, players)
    go_on(table, 12)
    saved, before = table.save(), standing(table)
    while not any(table.terminations.values()):
        go_on(table, 1)
    table.step(None)
    at_the_end, over = table.save(), standing(table)
    table.restore(saved)
    assert standing(table) == before
    for agent in table.agents:
        table.action_space(agent).seed(3)
    made = go_on(table, 20)
    table.restore(saved)
    for agent in table.agents:
        table.action_space(agent).seed(3)
    assert go_on(table, 20) == made
    other = raw(name, players)
    other.restore(at_the_end)
    assert standing(other) == over
    with pytest.raises(kolmik.Refused, match=r"^That is a position of \w+ for \d, not of this table\.$"):
        raw("towers" if (name, players) != ("towers", 2) else "dungeon", 2).restore(saved)


# --- pictures ---


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_picture_is_of_the_present_state(name: str, players: int) -> None:
    table = raw(name, players, render_mode="rgb_array")
    seen = []
    for _ in range(6):
        picture, again, state = table.render(), table.render(), table.state().tobytes()
        assert isinstance(picture, np.ndarray) and isinstance(again, np.ndarray) and np.array_equal(picture, again)
        seen.append((picture.tobytes(), state))
        go_on(table, 3)
    assert len({picture for picture, _ in seen}) == len({state for _, state in seen}) > 3


@pytest.mark.parametrize("mode", ["rgb_array", "ansi"])
def test_a_seat_is_shown_nothing_that_it_does_not_know(mode: str) -> None:
    table = raw("millstone", 3, render_mode=mode, seat=1)
    open_table = raw("millstone", 3, render_mode=mode)
    functions = kolmik.game("millstone").fastest
    for number in range(10):
        go_on(table, 3)
        shown: Any = table.render()
        record = table.state().view(kolmik.game("millstone").layout.dtype)
        functions.redeal(functions.open(record), 1, generator(number))
        saved = table.save()
        other = replace(saved, state=record.tobytes())
        table.restore(other)
        again: Any = table.render()
        assert record.tobytes() != saved.state and np.array_equal(shown, again)
        everything: list[Any] = []
        for one in (saved, other):
            open_table.restore(one)
            everything.append(open_table.render())
        assert not np.array_equal(*everything)
        table.restore(saved)


def test_a_picture_shows_what_lies_where() -> None:
    table = raw("towers", 2, render_mode="rgb_array")
    picture = table.render()
    assert isinstance(picture, np.ndarray)
    row = [card.split()[0] for card in table.match().view()["row"]]
    colours = {tuple(picture[34, 14 + 58 * at]) for at in range(len(row))}
    assert len(row) == 5 and len(colours) == len(set(row))


def test_a_game_without_a_drawing_is_written_out() -> None:
    blank, written = (picture_of("pig", {}, lines) for lines in ([], ["points: 3"]))
    assert (blank != written).any() and (blank == blank[0, 0]).all()


def test_text_of_a_table() -> None:
    table = raw("towers", 2, render_mode="ansi")
    text = table.render()
    assert isinstance(text, str) and f"row: {', '.join(table.match().view()['row'])}" in text
    assert towers_v1.raw_env(2).render_mode is None and raw("towers", 2).render() is None


# --- refusals ---


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"players": 9}, "Towers is for 2 to 5 players, not 9."),
        ({"rewards": "money"}, 'Rewards are by "result" or by "score", not by "money".'),
        ({"render_mode": "film"}, 'The ways to render are human, ansi, rgb_array, not "film".'),
        ({"seat": 2}, "A seat is a whole number from 0 to 1, not 2."),
        ({"starter": 2}, "The starter is a seat from 0 to 1, not 2."),
        ({"options": {"bids": "loud"}}, 'The option bids is "checked" or "open", not "loud".'),
    ],
)
def test_what_cannot_be_chosen_is_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kolmik.BadOption) as refusal:
        towers_v1.raw_env(**choices)
    assert str(refusal.value) == sentence


def test_without_pettingzoo_there_is_a_sentence() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import kolmik.envs.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.endswith("PettingZoo is not installed here; install it with: pip install 'kolmik[envs]'\n")
