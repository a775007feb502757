"""D-27 to D-30: the end and the winner."""

from typing import Any

import pytest

from kolmik import Match, Outcome
from kolmik.games.dungeon import rules

from .scenario import (
    GAME,
    NINES,
    B,
    G,
    R,
    climb,
    deck,
    dragon,
    draw,
    idle,
    idle_to_the_end,
    place,
    position,
    table,
    throw,
    top,
)

ONLY_NINES = {"knights": [0] * 8 + [15], "birds": 0, "dragons": 0}
NO_CLIMB_FOR_R = "Seat 0 has no card and no climb left (D-27)."


def nearly_played(cards: dict[str, object] = NINES, left: int = 1, players: int = 2, **options: Any) -> Match:
    """R is on turn and has this many knights of 9 left in the deck, the others at the top."""
    knights = cards["knights"]
    assert isinstance(knights, list)
    match = position(tops={R: "9 " * (knights[8] - left)}, turn=R, players=players, cards=cards, **options)
    assert top(match, R) == [9] * (knights[8] - left)
    return match


def test_D27_an_empty_deck_and_no_legal_climb_end_the_game() -> None:
    match = nearly_played(ONLY_NINES)
    place(match, R, 9, "9")
    assert deck(match, R) == 0
    assert not match.over
    climb(match, R, "9@9>top")
    assert match.turn is None
    assert match.legal() == []
    assert match.outcome == Outcome(NO_CLIMB_FOR_R, (15, 0), (R,))


def test_D27_a_legal_climb_is_enough_to_continue() -> None:
    match = nearly_played(ONLY_NINES)
    place(match, R, 9, "9")
    idle(match)
    assert match.legal() == ["climb 9@9>top"]


def test_D27_a_card_in_the_deck_is_enough_to_continue() -> None:
    match = nearly_played(ONLY_NINES, left=2)
    place(match, R, 9, "9")
    climb(match, R, "9@9>top")
    assert deck(match, R) == 1
    idle(match)
    assert match.legal() == ["draw"]


def test_D27_the_game_ends_even_if_another_seat_would_be_next() -> None:
    match = nearly_played(ONLY_NINES, players=3)
    place(match, R, 9, "9")
    draw(match, B, "knight 9")
    match.play("place 9")  # B captures R's last knight; G would be next
    assert match.over
    assert match.outcome == Outcome(NO_CLIMB_FOR_R, (14, 0, 0), (R,))


def test_D27_a_dragon_of_the_seat_on_its_last_knight() -> None:
    match = nearly_played()
    place(match, R, 9, "9")
    dragon(match, R, "9")
    assert match.over


def test_D27_a_covered_knight_is_no_climb() -> None:
    match = nearly_played(left=2)
    place(match, R, 9, "9")
    dragon(match, B, "9")
    assert not match.over
    place(match, R, 9, "9")  # defeats it: R's other knight goes back into the deck
    assert (deck(match, R), top(match, R)[-1]) == (2, 9)
    assert not match.over


def test_D27_only_after_a_completed_turn() -> None:
    match = nearly_played({"knights": [0] * 8 + [14], "birds": 1, "dragons": 0})
    place(match, R, 9, "9")
    climb(match, R, "9@9>top")
    draw(match, R, "bird")
    assert deck(match, R) == 0
    assert not match.over
    match.play("put back")
    assert not match.over
    throw(match, R, "throw 1a")
    assert match.over


def test_D27_after_the_last_card_of_a_throw() -> None:
    match = nearly_played({"knights": [0] * 8 + [14], "birds": 1, "dragons": 0})
    place(match, R, 9, "9")
    throw(match, R, "throw 9")
    assert not match.over
    assert match.turn == "nature"
    match.play("falls")
    assert match.over
    assert match.outcome == Outcome(NO_CLIMB_FOR_R, (13, 0), (R,))


def test_D27_a_knight_that_cannot_move_for_pairs_is_no_climb() -> None:
    cards = {"knights": [0, 0, 0, 1, 0, 0, 0, 14], "birds": 0, "dragons": 0}
    match = position({"8": "B8 B8"}, tops={R: "8 " * 14}, turn=R, players=2, cards=cards)
    place(match, R, 4, "4")
    assert match.outcome == Outcome(NO_CLIMB_FOR_R, (14, 0), (R,))


def test_D27_numbers_above_3_can_climb_too() -> None:
    cards = {"knights": [0, 0, 0, 1, 0, 0, 0, 14], "birds": 0, "dragons": 0}
    match = position(tops={R: "8 " * 14}, turn=R, players=2, cards=cards)
    place(match, R, 4, "4")
    idle(match)
    assert match.legal() == ["climb 4@4>8"]


def test_D27_several_seats_may_be_stuck_together() -> None:
    cards = {"knights": [1, 0, 0, 0, 0, 0, 0, 0, 13], "birds": 1, "dragons": 0}
    match = position(tops={R: "9 " * 13, B: "9 " * 13}, cards=cards)
    throw(match, R, "throw 1a")
    throw(match, B, "throw 1a")
    place(match, R, 1, "1a")
    match.play("draw", "reveal knight 1", "place 1b")
    assert match.show()["decks"] == [0, 0, 15]
    throw(match, G, "throw 1a", "falls", "falls")
    assert match.outcome == Outcome("Seat 0 and seat 1 have no card and no climb left (D-27).", (13, 13, 0), (R, B))


def test_D27_at_the_start_nobody_is_on_the_tower_and_the_game_is_not_over() -> None:
    assert not table().over


# --- the winner ---


def ended(tops: dict[int, str], players: int = 3, **options: Any) -> Match:
    """A game that ends by patience with these knights at the top."""
    match = position(tops=tops, players=players, **options)
    idle_to_the_end(match)
    return match


def test_D28_the_seat_with_most_knights_at_the_top_wins() -> None:
    match = ended({R: "1", B: "3 3", G: "1"})
    assert (match.scores(), match.winners) == ([1, 2, 1], [B])


def test_D28_nobody_has_won_before_the_end() -> None:
    match = position(tops={B: "3"})
    assert (match.scores(), match.winners) == ([0, 1, 0], [])


def test_D28_captured_knights_and_knights_on_the_tower_do_not_count() -> None:
    match = position({"9": "R3 R3", "8": "R2"}, tops={G: "3"})
    assert match.scores() == [0, 0, 1]


@pytest.mark.parametrize(
    ("tops", "winners"),
    [
        ({R: "1 2 2", B: "3 3 3", G: "1 1"}, [R]),
        ({R: "3 3", B: "1 2", G: "1"}, [B]),
        ({R: "1 3", B: "2 2"}, [R, B]),
        ({R: "3 1", B: "2 2", G: "1 3"}, [R, B, G]),
        ({R: "3", B: "3"}, [R, B]),
        ({R: "1 1 1 1", B: "3 3 3 3 3"}, [B]),
        ({}, [R, B, G]),
    ],
)
def test_D29_the_lower_sum_wins_a_tie_and_remaining_ties_are_shared(tops: dict[int, str], winners: list[int]) -> None:
    assert ended(tops).winners == winners


@pytest.mark.parametrize(
    ("tops", "winners"),
    [
        ({R: "1 2", B: "3 1", G: "1"}, [B]),
        ({R: "1 1 3", B: "3 3 2"}, [B]),
        ({R: "2 1", B: "3 1"}, [R, B]),
        ({R: "1 2", B: "3 2", G: "3 3"}, [R, B]),
        ({R: "1", B: "3 3"}, [B]),
        ({}, [R, B, G]),
    ],
)
def test_D29_or_the_lower_latest_arrival_wins(tops: dict[int, str], winners: list[int]) -> None:
    assert ended(tops, tie_break="last").winners == winners


def test_D29_one_more_knight_beats_any_sum() -> None:
    cards = {"knights": [7, 0, 0, 0, 0, 0, 0, 0, 8], "birds": 0, "dragons": 0}
    match = ended({R: "1 1 1 1 1 1 1", B: "9 9 9 9 9 9 9 9"}, cards=cards)
    assert match.winners == [B]


# --- putting back for ever ---


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("patience", [1, 2, 10])
def test_D30_the_game_is_over_when_all_have_put_back_this_often_in_a_row(players: int, patience: int) -> None:
    match = table(players, patience=patience)
    for _ in range(players * patience - 1):
        idle(match)
        assert not match.over
    idle(match)
    assert match.over
    turns = "1 turn" if patience == 1 else f"{patience} turns"
    seats = tuple(range(players))
    assert match.outcome == Outcome(f"Every player has put back on {turns} in a row (D-30).", (0,) * players, seats)
    assert match.show()["decks"] == [15] * players
    assert match.show()["drawn"] is None


def test_D30_the_default_is_ten_turns() -> None:
    match = table(players=2)
    for _ in range(19):
        idle(match)
    assert not match.over
    idle(match)
    assert match.over


@pytest.mark.parametrize("other", ["place", "climb", "dragon", "throw"])
def test_D30_any_other_turn_restarts_the_count(other: str) -> None:
    match = position({"9": "R3"}, turn=R, players=2, patience=3)
    for _ in range(4):
        idle(match)
    if other == "climb":
        match.play("climb 3@9>top")
    else:
        card, words = {
            "place": ("knight 1", "place 1a"),
            "dragon": ("dragon", "dragon 9"),
            "throw": ("bird", "throw 1a"),
        }[other]
        match.play("draw", f"reveal {card}", words)
    for _ in range(5):
        assert not match.over
        idle(match)
    assert not match.over
    idle(match)
    assert match.over


def test_D30_a_very_large_patience() -> None:
    match = table(players=2, patience=10**40)
    for _ in range(30):
        idle(match)
    assert not match.over
    assert match.setting.options["patience"] == 10**40
    record = GAME.layout.new()
    GAME.compiled.setup(GAME.compiled.open(record), 2, R, match.setting.numbers())
    assert record["patience"] == table(players=2, patience=10**50).state["patience"] == 2 * (2**31 - 1)


def test_D30_no_game_has_more_moves_than_the_bound() -> None:
    """All put back as long as they may, and otherwise take the shortest step: still far from the bound."""
    state = GAME.layout.open(table(players=4).state)
    moves, _ = GAME.buffers()
    made = 0
    while (count := rules.legal(state, moves)) and made < GAME.most_moves:
        words = {GAME.words[move]: int(move) for move in moves[:count]}
        patient = state.put_backs < state.patience - 1
        wanted = (
            ("draw", "put back", "reveal", "stays") if patient else ("climb 1", "place", "climb", "throw", "dragon")
        )
        step = next((words[word] for want in wanted for word in words if word.startswith(want)), int(moves[0]))
        rules.apply(state, step)
        made += 1
    assert 4_000 < made < GAME.most_moves
