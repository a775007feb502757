"""Random games compared with the reference implementation: the same moves, odds, positions and results."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings

from kolmik import Match
from kolmik.engine import record
from kolmik.games.millstone import state, words
from kolmik.games.millstone.view import census

from .oracle import Table, standard_cards
from .scenario import GAME, GAMES, RandomGame

MANY_RACES = {f"{colour} {sign}": {"race": 5} for colour in ("green", "yellow", "red") for sign in ("rock", "paper")}
MANY_3 = {f"{colour} {sign}": {"+3": 5, "race": 0} for colour in ("green", "red") for sign in ("rock", "scissors")}


def follow(game: RandomGame, cards: Counter[str] | None = None) -> Match:
    """Play a game in both implementations and compare everything at every move; returns the match at its end."""
    options: dict[str, Any] = dict(game.options)
    other = Table(game.players, game.starter, cards=cards, **options)
    *_, last = (None,)
    for match in game.positions():
        if match.moves:
            other.play(words.say(match.moves[-1]))
        assert match.turn == (None if other.over else other.who)
        assert match.legal() == sorted(other.options)
        assert match.show() == other.show()
        assert match.scores() == other.scores()
        assert match.winners == other.winners()
        if match.turn == "nature" and match.view()["phase"] != "fastest":
            assert match.odds() == {f"deal {card}": n for card, n in sorted(other.deck.items()) if n}
        elif match.turn == "nature":
            assert set(match.odds().values()) == {1}
        view = match.view()
        assert (view["turns"], view["barren"]) == (other.turns, other.barren)
        last = match
    assert last is not None and last.over
    return last


@given(GAMES)
@settings(max_examples=60)
def test_every_position_agrees_with_the_reference_implementation(game: RandomGame) -> None:
    follow(game)


@pytest.mark.parametrize("seed", range(6))
def test_games_without_a_short_limit_agree_to_their_end(seed: int) -> None:
    mistakes = "penalised" if seed % 2 else "refused"
    follow(RandomGame(2 + seed % 5, seed, {"mistakes": mistakes}, seed, lazy=seed % 3 == 0))


@pytest.mark.parametrize(("surprises", "name"), [(MANY_RACES, "race"), (MANY_3, "+3")])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_with_many_surprises_agree_to_their_end(surprises: Any, name: str, players: int) -> None:
    copies = standard_cards()
    for group, numbers in surprises.items():
        for surprise, number in numbers.items():
            copies[group] -= number - 1
            copies[f"{group} {surprise}"] = number
    for seed in range(3):
        options: dict[str, object] = {"reply": "stronger" if seed == 1 else "any", "turn_limit": 120}
        match = follow(RandomGame(players, seed, options, seed, surprises), copies)
        assert any(name in words.say(move) for move in match.moves)


@given(GAMES)
@settings(max_examples=25)
def test_no_card_is_lost_or_added_and_all_counts_agree(game: RandomGame) -> None:
    variant = str(game.options["variant"])
    everything = standard_cards(variant)
    for match in game.positions():
        s = GAME.layout.open(match.state)
        assert census(s) == everything
        shown = match.show()
        assert [s.sizes[seat] for seat in range(game.players)] == [len(hand) for hand in shown["hands"]]
        assert s.deck_size + s.pile_size + sum(s.sizes) == everything.total()
        for seat in range(game.players):
            held = {words.MOVE_OF[f"deal {card}"] for card in shown["hands"][seat]}
            assert s.lays[seat] == sum(int(state.LAYS_OF[card]) for card in held)


@given(GAMES)
@settings(max_examples=15)
def test_reading_a_record_gives_the_same_game(game: RandomGame) -> None:
    *_, match = game.positions()
    again = record.read(match.record())
    assert again.moves == match.moves and again.state.tobytes() == match.state.tobytes()


def test_the_words_of_every_move_are_read_as_that_move() -> None:
    assert len(set(GAME.words)) == GAME.moves
    assert all(GAME.read(said) == move for move, said in enumerate(GAME.words))
    assert GAME.read("play Green rock") is None
    assert len([said for said in GAME.words if said.startswith("play ")]) == 64
    assert len([said for said in GAME.words if said.startswith("race ")]) == 63
    assert len([said for said in GAME.words if said.startswith("deal ")]) == 58


def test_the_state_is_a_kibibyte_at_most() -> None:
    assert GAME.layout.size <= 1024
