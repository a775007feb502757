"""The race and the thank-you against the clock."""

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


def test_M16_all_but_the_caller_are_asked_at_once_and_silence_is_sitting_out() -> None:
    match = race()
    assert match.timed_decision == TimedDecision("race", (1, 2, 3), "sit out", 8.0, "fastest {seat}")
    match.play("race yellow paper")
    assert match.timed_decision is not None and match.timed_decision.seats == (2, 3)
    match.play("sit out", "sit out")
    assert match.timed_decision is None


def test_M16_against_the_direction_the_seats_are_asked_the_other_way_round() -> None:
    match = dealt(RACE | {3: "yellow rock again, red rock race", 0: "red paper"}, players=4, starter=3)
    match.play("play yellow rock again", "reverse")
    while match.turn != 3:
        match.play("draw")
        match.play(match.legal()[0], "keep")
    match.play("play red rock race")
    assert match.timed_decision is not None and match.timed_decision.seats == (2, 1, 0)


def test_M16_people_claim_in_any_order() -> None:
    match = race()
    assert together(match, {3: "race red rock", 1: "race yellow paper"}) == [
        "race yellow paper",
        "sit out",
        "race red rock",
    ]
    match.play(*together(match, {3: "race red rock", 1: "race yellow paper"}))
    assert match.legal() == ["fastest 1", "fastest 3"]


def test_M22_the_receiver_of_a_gift_is_asked_and_silence_is_forgetting() -> None:
    match = dealt({0: "green rock give"}, players=3)
    match.play("play green rock give")
    assert match.timed_decision is None
    match.play(next(words for words in match.legal() if words.endswith("to 2")))
    assert match.timed_decision == TimedDecision("thanks", (2,), "forget", 6.0)
    assert together(match, {}) == ["forget"] and allowed(match, 2) == ["forget", "thanks"]


def test_M8_on_a_turn_nobody_is_in_a_hurry() -> None:
    assert table().timed_decision is None and dealt({}).timed_decision is None


def races_in(game: RandomGame) -> int:
    """Goes through a game; in every race, whatever the first may choose, all others keep their choices."""
    met = 0
    for match in game.positions():
        asked = match.timed_decision
        if asked is None or asked.kind != "race":
            continue
        met += 1
        told = {seat: allowed(match, seat) for seat in asked.seats}
        assert match.legal() == told[match.mover]
        choices = {seat: told[seat][-1] for seat in reversed(asked.seats)}
        assert together(match, choices) == [choices[seat] for seat in asked.seats]
        for choice in told[match.mover] if len(asked.seats) > 1 else ():
            after = match.copy()
            after.play(choice)
            assert {seat: allowed(after, seat) for seat in asked.seats[1:]} == {
                seat: told[seat] for seat in asked.seats[1:]
            }
    return met


@given(GAMES)
@settings(max_examples=60)
def test_M16_what_others_choose_before_changes_nothing_of_what_a_seat_may_choose(game: RandomGame) -> None:
    races_in(game)


def test_M16_games_have_races_to_look_at() -> None:
    assert sum(races_in(RandomGame(2 + seed % 5, seed % 2, {}, seed)) for seed in range(10)) > 50
