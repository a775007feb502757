"""T-1 to T-4: components and set-up."""

import numpy as np
import pytest

from kolmik import BadOption, InvalidMove
from kolmik.engine import generator
from kolmik.games.towers import rules

from .scenario import GAME, KINDS, discard_rows, refusal, table, turn_up

DOUBLED = (0, 2, 5, 7, 10, 12)
SEATS = [(players, starter) for players in GAME.players for starter in range(players)]


def test_T1_every_card_has_one_of_five_kinds_and_a_value_from_0_to_15() -> None:
    cards = {f"deal {kind} {value}" for kind in ("candy", "horror", "tree", "junk", "sand") for value in range(16)}
    assert set(table(players=2).legal()) == set(table(players=4).legal()) == cards


@pytest.mark.parametrize("words", ["deal candy 16", "deal candy -1", "deal moon 3", "deal candy", "build candy 07"])
def test_T1_there_is_no_other_kind_or_value(words: str) -> None:
    with pytest.raises(InvalidMove, match=f'^"{words}" is not a move of Towers'):
        table().play(words)


@pytest.mark.parametrize("players", [2, 3])
def test_T2_two_or_three_players_have_one_card_of_each_kind_and_value(players: int) -> None:
    match = table(players)
    assert match.show()["deck"] == 80
    assert match.odds() == {f"deal {kind} {value}": 1 for kind in KINDS for value in range(16)}


@pytest.mark.parametrize("players", [4, 5])
def test_T2_four_or_five_players_have_a_second_0_2_5_7_10_and_12_of_each_kind(players: int) -> None:
    match = table(players)
    assert match.show()["deck"] == 110
    assert match.odds() == {
        f"deal {kind} {value}": 2 if value in DOUBLED else 1 for kind in KINDS for value in range(16)
    }


def test_T2_the_second_copy_can_be_turned_up_and_there_is_no_third() -> None:
    match = table(players=4)
    turn_up(match, "candy 7 7")
    assert match.show()["row"] == ["candy 7", "candy 7"]
    assert "there is no candy 7 left in the deck" in refusal(match, "deal candy 7")


def test_T2_a_single_card_can_be_turned_up_once() -> None:
    match = table(players=3)
    turn_up(match, "candy 7")
    assert "there is no candy 7 left in the deck" in refusal(match, "deal candy 7")


@pytest.mark.parametrize("players", GAME.players)
def test_T3_nothing_lies_on_the_table_but_the_deck(players: int) -> None:
    assert table(players).show() == {
        "row": [],
        "towers": [{kind: [] for kind in KINDS}] * players,
        "rubble": [0] * players,
        "deck": 80 if players < 4 else 110,
        "discard": 0,
        "starter": 0,
        "round": 1,
        "call": None,
        "caller": None,
    }


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_T3_any_seat_may_start(players: int, starter: int) -> None:
    match = table(players, starter)
    turn_up(match, "candy 1 2 3 4 5")
    assert match.turn == starter
    assert match.show()["starter"] == starter


@pytest.mark.parametrize("starter", [-1, 3, True, "0", None])
def test_T3_the_starter_is_a_seat(starter: int) -> None:
    with pytest.raises(BadOption, match="The starter is a seat from 0 to 2, not "):
        table(players=3, starter=starter)


@pytest.mark.parametrize("players", [3, 4])
def test_T3_all_cards_of_the_deck_are_equally_likely(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = table(players)
    discard_rows(match, rounds=3)
    left = match.show()["deck"]
    drawn = dict.fromkeys(match.odds(), 0)
    for number in range(left):
        monkeypatch.setattr(rules, "below", lambda rng, limit, number=number: number % limit)
        drawn[GAME.words[rules.draw(GAME.layout.open(match.state), generator(0))]] += 1
    assert drawn == match.odds()
    assert sum(drawn.values()) == left


def test_T3_the_record_of_an_earlier_game_leaves_nothing_behind() -> None:
    match = GAME.new(players=5, seed=1)
    while not match.over:
        match.play_number(match.legal_moves()[-1])
    used = match.state
    used.view("u1")[:] |= 1
    fresh = table(players=2, starter=1)
    GAME.rules.setup(GAME.layout.open(used), 2, 1, fresh.setting.numbers())
    assert all(np.array_equal(used[field.name], fresh.state[field.name]) for field in GAME.layout)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100, True, 2.0, "3", None])
def test_T4_other_player_counts_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="Towers is for 2 to 5 players, not "):
        table(players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T4_two_to_five_players_are_accepted(players: int) -> None:
    assert table(players).players == players
