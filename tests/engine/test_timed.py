"""Decisions against the clock: answers in any order become moves in the order of the rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kolmik import IllegalMove, InvalidMove, Match, Refused
from kolmik.engine import State, TimedDecision
from kolmik.engine.timed import allowed, together

from .tiny import TINY


def timed_decision(s: State) -> TimedDecision | None:
    """Once seat 0 has taken stones, all others choose simultaneously; a seat that does not answer takes one."""
    if s.turn != 1:
        return None
    return TimedDecision("grab", tuple(range(1, s.players)), "take 1", 3.0, simultaneous=True)


def race(*moves: str) -> Match:
    match = replace(TINY, timed_decision=timed_decision).new(3, nature=False)
    match.play("flip many", "take 1", *moves)
    return match


def test_moves_come_in_the_order_of_the_rules_and_nothing_is_played() -> None:
    match = race()
    before = match.record()
    assert together(match, {2: "take 2", 1: "take 1"}) == ["take 1", "take 2"]
    assert match.record() == before
    match.play(*together(match, {2: "take 2"}))
    assert match.turn == 0 and match.scores() == [1, 1, 2]


def test_a_seat_that_does_not_answer_makes_the_default_move() -> None:
    assert together(race(), {}) == ["take 1", "take 1"]


def test_an_illegal_choice_is_refused_as_on_the_seats_turn() -> None:
    with pytest.raises(IllegalMove, match=r'^"flip few" is not legal now'):
        together(race(), {2: "flip few"})
    with pytest.raises(InvalidMove, match=r'^"take 3" is not a move'):
        together(race(), {1: "take 3"})


def test_only_seats_of_the_decision_may_choose() -> None:
    for seat in (0, 3):
        with pytest.raises(Refused, match=rf"^Seat {seat} has no decision to make now\.$"):
            together(race(), {seat: "take 1"})
        with pytest.raises(Refused, match=rf"^Seat {seat} has no decision to make now\.$"):
            allowed(race(), seat)


def test_without_a_timed_decision_there_is_nothing_to_choose() -> None:
    for match in (race("take 1"), TINY.new(2, seed=1)):
        assert match.timed_decision is None
        with pytest.raises(Refused, match=r"^No decision is made against the clock now\.$"):
            together(match, {})
        with pytest.raises(Refused, match=r"^No decision is made against the clock now\.$"):
            allowed(match, 0)


def test_a_seat_may_choose_what_is_legal_after_the_default_moves_of_those_before_it() -> None:
    match = race()
    assert allowed(match, 1) == allowed(match, 2) == ["take 1", "take 2"]
    few = replace(TINY, timed_decision=timed_decision).new(3, nature=False)
    few.play("flip few", "take 1", "take 1", "take 1", "take 1")
    assert few.legal() == ["take 1"] and few.timed_decision is not None and allowed(few, 1) == ["take 1"]
