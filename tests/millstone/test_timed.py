"""Timed decisions: the race and the thanks for a gift."""

from __future__ import annotations

from hypothesis import given, settings

from kolmik import Match
from kolmik.engine import TimedDecision
from kolmik.engine.timed import allowed, together

from .scenario import GAMES, RandomGame, dealt, table

RACE = {
    0: "green rock race, green paper give, yellow rock",
    1: "yellow paper",
    2: "red joker, 2 millstone",
    3: "red rock",
}


def race() -> Match:
    match = dealt(RACE, players=4)
    match.play("play green rock race")
    return match


def test_M16_all_but_the_caller_choose_simultaneously_and_the_default_is_sitting_out() -> None:
    match = race()
    assert match.timed_decision == TimedDecision("race", (1, 2, 3), "sit out", 8.0, "fastest {seat}", simultaneous=True)
    for move, left in (("race yellow paper", (2, 3)), ("sit out", (3,))):
        match.play(move)
        decision = match.timed_decision
        assert decision is not None and decision.seats == left and decision.simultaneous
    match.play("sit out")
    assert match.timed_decision is None


def test_M16_after_reversing_the_seats_choose_in_the_other_order() -> None:
    match = dealt(RACE | {3: "yellow rock again, red rock race", 0: "red paper"}, players=4, starter=3)
    match.play("play yellow rock again", "reverse")
    while match.turn != 3:
        match.play("draw")
        match.play(match.legal()[0], "keep")
    match.play("play red rock race")
    assert match.timed_decision is not None and match.timed_decision.seats == (2, 1, 0)


def test_M16_people_choose_in_any_order() -> None:
    match = race()
    assert together(match, {3: "race red rock", 1: "race yellow paper"}) == [
        "race yellow paper",
        "sit out",
        "race red rock",
    ]
    match.play(*together(match, {3: "race red rock", 1: "race yellow paper"}))
    assert match.legal() == ["fastest 1", "fastest 3"]


def test_M22_the_receiver_of_a_gift_decides_and_the_default_is_forgetting() -> None:
    match = dealt({0: "green rock give"}, players=3)
    match.play("play green rock give")
    assert match.timed_decision is None
    match.play(next(words for words in match.legal() if words.endswith("to 2")))
    assert match.timed_decision == TimedDecision("thanks", (2,), "forget", 6.0, simultaneous=False)
    assert together(match, {}) == ["forget"] and allowed(match, 2) == ["forget", "thanks"]


def test_M8_a_turn_is_no_timed_decision() -> None:
    assert table().timed_decision is None and dealt({}).timed_decision is None


def races_in(game: RandomGame) -> int:
    """The number of races in a game. In each, all other seats keep their choices whatever the first one chooses."""
    races = 0
    for match in game.positions():
        decision = match.timed_decision
        if decision is None or not decision.simultaneous:
            continue
        races += 1
        choosable = {seat: allowed(match, seat) for seat in decision.seats}
        assert match.legal() == choosable[match.mover]
        choices = {seat: choosable[seat][-1] for seat in reversed(decision.seats)}
        assert together(match, choices) == [choices[seat] for seat in decision.seats]
        for choice in choosable[match.mover] if len(decision.seats) > 1 else ():
            after = match.copy()
            after.play(choice)
            assert {seat: allowed(after, seat) for seat in decision.seats[1:]} == {
                seat: choosable[seat] for seat in decision.seats[1:]
            }
    return races


@given(GAMES)
@settings(max_examples=60)
def test_M16_earlier_choices_of_others_do_not_change_what_a_seat_may_choose(game: RandomGame) -> None:
    races_in(game)


def test_M16_random_games_have_races() -> None:
    assert sum(races_in(RandomGame(2 + seed % 5, seed % 2, {}, seed)) for seed in range(10)) > 50
