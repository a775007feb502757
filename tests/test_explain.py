"""Explanations: what a search makes of a position, from what the seat on turn can know."""

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
    """A match after some moves of players, with a choice."""
    match, chance = kolmik.game(game).new(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        match.play(chance.choice(match.legal()))
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_an_explanation_has_every_legal_move_and_the_chances_of_every_seat(game: str) -> None:
    match = begun(game)
    before = match.state.tobytes()
    told = explain(InfoState(match), FEW, seed=1)
    assert sorted(one.move for one in told.moves) == match.legal() and told.simulations == FEW
    assert sum(one.visits for one in told.moves) == FEW
    assert (
        told.move == told.moves[0].move == told.principal_variation[0].move
        and told.principal_variation[0].seat == match.turn == told.seat
    )
    assert len(told.chances) == 3 and sum(told.chances) == pytest.approx(1)
    assert told.value == told.chances[told.seat] == told.moves[0].value
    assert told.runner_up == told.moves[1]
    assert match.state.tobytes() == before


@pytest.mark.parametrize("game", ["towers", "dungeon"])
def test_the_line_can_be_played_and_says_who_plays(game: str) -> None:
    """Where nothing is hidden, what is imagined is so."""
    match = begun(game)
    told = explain(InfoState(match), FEW, seed=1)
    for step in told.principal_variation:
        assert match.turn == step.seat
        match = match.after(len(match.moves))
        match.play(step.move)


def test_the_json_form_is_plain_and_the_same_for_the_same_seed() -> None:
    first, second, other = (explain(InfoState(begun("millstone")), FEW, seed=seed).json() for seed in (1, 1, 2))
    assert json.dumps(first) == json.dumps(second) != json.dumps(other)
    assert set(first) == {"seat", "move", "values", "line", "line_seats", "moves", "simulations"}
    assert len(first["line"]) == len(first["line_seats"])


def test_a_move_that_was_never_imagined_has_no_value() -> None:
    told = explain(InfoState(begun("towers")), 1)
    assert [one["value"] for one in told.json()["moves"]].count(None) == len(told.moves) - 1


def redealt(match: kolmik.Match, seed: int) -> kolmik.Match:
    """The same match with other cards in the other hands, as far as the seat on turn cannot know them."""
    other, functions = match.after(len(match.moves)), match.game.fastest
    functions.redeal(functions.open(other._record), match.mover, generator(seed))
    assert other.state.tobytes() != match.state.tobytes()
    return other


def told_of(match: kolmik.Match) -> list[Explanation]:
    info = InfoState(match)
    return [explain(info, FEW, seed=5), *(advise(LEVELS[name], info, 5) for name in ("novice", "casual", "club"))]


@pytest.mark.parametrize("moves", [0, 6, 20])
def test_hidden_hands_that_change_places_change_no_explanation(moves: int) -> None:
    match = begun("millstone", moves=moves)
    told = told_of(match)
    for seed in range(3):
        other = redealt(match, seed)
        assert told_of(other) == told
        played = match.legal()[-1]
        assert try_out(InfoState(other), played, FEW, 3) == try_out(InfoState(match), played, FEW, 3)


# --- one move tried out ---


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_a_move_that_is_tried_out_gets_all_the_simulations(game: str) -> None:
    info = InfoState(begun(game))
    for move in info.legal:
        tried = try_out(info, move, FEW, 1)
        assert FEW - 1 <= tried.visits <= FEW  # the first may go elsewhere
        assert tried.move == move and sum(tried.values) == pytest.approx(1)


def test_a_swap_is_tried_out_without_knowing_the_hand_one_gets() -> None:
    """Two others hold two cards each; whoever has the better ones, the swap is worth the same beforehand."""
    good, bad = "green rock, green scissors", "2 millstone"
    swapping = "green paper swap, green rock"
    first, second = (
        InfoState(position({0: swapping, 1: one, 2: other}, "green rock")) for one, other in ((good, bad), (bad, good))
    )
    assert try_out(first, "play green paper swap", FEW) == try_out(second, "play green paper swap", FEW)


# --- what levels choose ---


@pytest.mark.parametrize("name", ["novice", "casual", "club"])
@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_the_advice_of_a_level_is_what_its_bot_plays(name: str, game: str) -> None:
    for seed in range(4):
        match = begun(game, moves=10 + seed, seed=seed)
        advice = advise(LEVELS[name], InfoState(match), seed)
        assert advice.move == LEVELS[name].choose(InfoState(match), Random(seed))
        assert advice.principal_variation[0].move == advice.move and sum(advice.chances) == pytest.approx(1)
        assert sorted(one.move for one in advice.moves) == match.legal()


def test_a_standard_error_shrinks_with_the_visits_and_is_never_nothing() -> None:
    assert standard_error(0.5, 10_000) == pytest.approx(0.005)
    assert standard_error(0.5, 100) == pytest.approx(0.05)
    assert standard_error(1.0, 8) > 0.08 and standard_error(0.0, 0) > 0
