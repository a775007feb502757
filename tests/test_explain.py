"""Explanations of positions, from what the seat on turn can know."""

from __future__ import annotations

import json
from random import Random

import pytest

import kolmik
from kolmik.bots import LEVELS, InfoState
from kolmik.bots.explain import Explanation, advise, explain, standard_error, try_out
from kolmik.engine import generator

from .millstone.scenario import position

FEW = 300  # simulations


def begun(game: str, players: int = 3, moves: int = 12, seed: int = 4) -> kolmik.Match:
    """A match at a decision with a choice after some random moves of players."""
    match, rng = kolmik.game(game).new(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_an_explanation_has_every_legal_move_and_the_chances_of_every_seat(game: str) -> None:
    match = begun(game)
    before = match.state.tobytes()
    found = explain(InfoState(match), FEW, seed=1)
    assert sorted(one.move for one in found.moves) == match.legal() and found.simulations == FEW
    assert sum(one.visits for one in found.moves) == FEW
    assert (
        found.move == found.moves[0].move == found.principal_variation[0].move
        and found.principal_variation[0].seat == match.turn == found.seat
    )
    assert len(found.chances) == 3 and sum(found.chances) == pytest.approx(1)
    assert found.value == found.chances[found.seat] == found.moves[0].value
    assert found.runner_up == found.moves[1]
    assert match.state.tobytes() == before


@pytest.mark.parametrize("game", ["towers", "dungeon"])
def test_the_principal_variation_can_be_played_and_names_the_seats(game: str) -> None:
    """In an open game every simulated position is a true one."""
    match = begun(game)
    found = explain(InfoState(match), FEW, seed=1)
    for step in found.principal_variation:
        assert match.turn == step.seat
        match = match.after(len(match.moves))
        match.play(step.move)


def test_the_json_form_is_plain_and_the_same_for_the_same_seed() -> None:
    first, second, other = (explain(InfoState(begun("millstone")), FEW, seed=seed).json() for seed in (1, 1, 2))
    assert json.dumps(first) == json.dumps(second) != json.dumps(other)
    assert set(first) == {"seat", "move", "values", "line", "line_seats", "moves", "simulations"}
    assert len(first["line"]) == len(first["line_seats"])


def test_a_move_without_visits_has_no_value() -> None:
    found = explain(InfoState(begun("towers")), 1)
    assert [one["value"] for one in found.json()["moves"]].count(None) == len(found.moves) - 1


def redealt(match: kolmik.Match, seed: int) -> kolmik.Match:
    """The same match with the hidden cards of the other hands redealt."""
    other, functions = match.after(len(match.moves)), match.game.fastest
    functions.redeal(functions.open(other._record), match.mover, generator(seed))
    assert other.state.tobytes() != match.state.tobytes()
    return other


def explanations(match: kolmik.Match) -> list[Explanation]:
    info = InfoState(match)
    return [explain(info, FEW, seed=5), *(advise(LEVELS[name], info, 5) for name in ("novice", "casual", "club"))]


@pytest.mark.parametrize("moves", [0, 6, 20])
def test_redealt_hidden_hands_change_no_explanation(moves: int) -> None:
    match = begun("millstone", moves=moves)
    found = explanations(match)
    for seed in range(3):
        other = redealt(match, seed)
        assert explanations(other) == found
        played = match.legal()[-1]
        assert try_out(InfoState(other), played, FEW, 3) == try_out(InfoState(match), played, FEW, 3)


# --- trying out one move ---


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_move_that_is_tried_out_gets_all_the_simulations(game: str) -> None:
    info = InfoState(begun(game))
    for move in info.legal:
        tried = try_out(info, move, FEW, 1)
        assert FEW - 1 <= tried.visits <= FEW  # the first simulation may make another move
        assert tried.move == move and sum(tried.values) == pytest.approx(1)


def test_a_swap_is_tried_out_without_knowing_the_new_hand() -> None:
    """Two others hold two cards each; the value of the swap does not depend on which of them has the better ones."""
    good, bad = "green rock, green scissors", "2 millstone"
    swapping = "green paper swap, green rock"
    first, second = (
        InfoState(position({0: swapping, 1: one, 2: other}, "green rock")) for one, other in ((good, bad), (bad, good))
    )
    assert try_out(first, "play green paper swap", FEW) == try_out(second, "play green paper swap", FEW)


# --- the advice of levels ---


@pytest.mark.parametrize("name", ["novice", "casual", "club"])
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_the_advice_of_a_level_is_what_its_bot_plays(name: str, game: str) -> None:
    for seed in range(4):
        match = begun(game, moves=10 + seed, seed=seed)
        advice = advise(LEVELS[name], InfoState(match), seed)
        assert advice.move == LEVELS[name].choose(InfoState(match), Random(seed))
        assert advice.principal_variation[0].move == advice.move and sum(advice.chances) == pytest.approx(1)
        assert sorted(one.move for one in advice.moves) == match.legal()


def test_a_standard_error_shrinks_with_the_visits_and_is_never_zero() -> None:
    assert standard_error(0.5, 10_000) == pytest.approx(0.005)
    assert standard_error(0.5, 100) == pytest.approx(0.05)
    assert standard_error(1.0, 8) > 0.08 and standard_error(0.0, 0) > 0
