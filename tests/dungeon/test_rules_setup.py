"""D-1 to D-5: components and set-up."""

import numpy as np
import pytest

from kolmik import BadOption, InvalidMove
from kolmik.engine import generator
from kolmik.games.dungeon import rules

from .scenario import GAME, R, draw, idle, in_deck, position, refusal, table, turns, wall

SEATS = [(players, starter) for players in GAME.players for starter in range(players)]
STANDARD = {"knight 1": 4, "knight 2": 4, "knight 3": 5, "bird": 1, "dragon": 1}
ALL_SLOTS = ["1a", "1b", "2a", "2b", "3a", "3b", "4", "5", "6", "7", "8", "9"]


@pytest.mark.parametrize("players", GAME.players)
def test_D1_each_seat_has_15_cards_of_a_colour_and_the_other_colours_stay_out(players: int) -> None:
    match = table(players)
    assert match.show()["decks"] == [15] * players
    cards = GAME.census(GAME.layout.open(match.state))
    assert sum(cards.values()) == 15 * players
    assert {name.split()[1] for name in cards} == {str(seat) for seat in range(players)}
    assert not match.state["decks"][0, players:].any()


def test_D1_knights_have_a_number_and_there_are_birds_and_dragons() -> None:
    for words in ("reveal knight", "reveal knight 0", "reveal knight 10", "reveal king 1", "reveal bird 1"):
        with pytest.raises(InvalidMove, match=f'^"{words}" is not a move of Dungeon'):
            table().play(words)


@pytest.mark.parametrize("players", GAME.players)
def test_D2_by_our_convention_a_colour_has_four_1_four_2_five_3_a_bird_and_a_dragon(players: int) -> None:
    match = position(players=players)
    assert [in_deck(match, seat) for seat in range(players)] == [STANDARD] * players
    match.play("draw")
    assert match.odds() == {f"reveal {card}": count for card, count in sorted(STANDARD.items())}


def test_D2_the_convention_is_marked_as_such() -> None:
    standard = GAME.catalogue.editions[0]
    assert standard.name == "standard"
    assert standard.convention == "the printed rules do not say which 15 cards a colour has (D-2)."


def test_D3_levels_run_from_1_to_9_and_the_lowest_three_have_two_slots() -> None:
    assert list(table(players=3).show()["slots"]) == ALL_SLOTS


def test_D3_levels_may_run_to_8() -> None:
    assert list(table(players=3, levels=8).show()["slots"]) == ALL_SLOTS[:-1]
    assert list(table(players=2, levels=8).show()["slots"]) == ["1a", "2a", "3a", "4", "5", "6", "7", "8"]


def test_D3_with_8_levels_level_9_cannot_be_climbed_to() -> None:
    match = position({"6": "R3"}, turn=R, levels=8)
    assert match.legal() == ["climb 3@6>top", "draw"]
    match = position({"6": "R3"}, turn=R, levels=9)
    assert match.legal() == ["climb 3@6>9", "draw"]


def test_D4_three_and_four_players_use_every_slot() -> None:
    for players in (3, 4):
        match = table(players)
        assert list(match.show()["slots"]) == ALL_SLOTS
        draw(match, R, "knight 1")
        assert match.legal() == ["place 1a", "place 1b", "put back"]


def test_D4_two_players_leave_the_blue_slots_out() -> None:
    match = table(players=2)
    assert list(match.show()["slots"]) == ["1a", "2a", "3a", "4", "5", "6", "7", "8", "9"]
    draw(match, R, "knight 1")
    assert match.legal() == ["place 1a", "put back"]


def test_D4_two_players_do_not_climb_there_either() -> None:
    match = position({"2a": "R1 R2"}, turn=R, players=2)
    assert match.legal() == ["climb 1@2a>3a", "climb 2@2a>4", "draw"]


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_D5_any_seat_may_start_and_turns_go_clockwise(players: int, starter: int) -> None:
    match = table(players, starter)
    order = []
    for _ in range(2 * players):
        order.append(match.turn)
        idle(match)
    assert order == [(starter + place) % players for place in range(2 * players)]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100, True, 2.0, "3", None])
def test_D5_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="Dungeon is for 2 to 4 players, not "):
        table(players)


@pytest.mark.parametrize("starter", [-1, 3, True, "0", None])
def test_D5_the_starter_is_a_seat(starter: int) -> None:
    with pytest.raises(BadOption, match="The starter is a seat from 0 to 2, not "):
        table(players=3, starter=starter)


def test_D5_all_cards_of_a_deck_are_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position({"3a": "R3"}, turn=R)
    match.play("draw")
    drawn = dict.fromkeys(match.odds(), 0)
    for number in range(14):
        monkeypatch.setattr(rules, "below", lambda rng, limit, number=number: number if limit == 14 else None)
        drawn[GAME.words[rules.draw(GAME.layout.open(match.state), generator(0))]] += 1
    assert drawn == match.odds()
    assert sum(drawn.values()) == 14


def test_D5_each_seat_draws_from_its_own_deck() -> None:
    match = position({"3a": "R3 R3", "6": "R3 R3", "9": "R3"}, turn=R)
    match.play("draw")
    assert refusal(match, "reveal knight 3") == "there is no knight 3 in seat 0's deck (D-6)."
    match.play("reveal knight 1", "put back", "draw")
    assert match.odds()["reveal knight 3"] == 5


@pytest.mark.parametrize("players", GAME.players)
def test_D5_nothing_is_on_the_tower_at_the_top_or_in_the_dungeon(players: int) -> None:
    match = table(players)
    shown = match.show()
    assert wall(match) == {}
    assert (shown["top"], shown["dungeon"], shown["drawn"]) == ([[]] * players, [0] * players, None)
    assert turns(match) == []


def test_D5_the_record_of_an_earlier_game_leaves_nothing_behind() -> None:
    match = GAME.new(players=4, seed=1)
    for _ in range(100):
        match.play_number(match.legal_moves()[-1])
    used = match.state
    used.view("u1")[:] |= 1
    fresh = table(players=2, starter=1)
    GAME.rules.setup(GAME.layout.open(used), 2, 1, fresh.setting.numbers())
    assert all(np.array_equal(used[field.name], fresh.state[field.name]) for field in GAME.layout)
