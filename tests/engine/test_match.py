"""A match: its moves define it, everything else follows from them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kolmik
from kolmik import BadOption, IllegalMove, InvalidMove, Match, Refused
from kolmik.engine import NATURE, Game, State, generator
from kolmik.engine.cache import signatures
from kolmik.engine.chance import below

from .tiny import TINY


def tiny(*moves: str, players: int = 2, **options: object) -> Match:
    match = TINY.new(players, nature=False, options=options)
    match.play(*moves)
    return match


def test_the_api_reads_well() -> None:
    match = kolmik.game("towers").new(players=3, seed=7)
    assert match.turn == 0 and match.legal()[0] == "bid 0"
    match.play("bid 1")
    assert match.turn == 1
    assert len(match.scores()) == 3 and match.view(1)["call"] == 1
    assert match.record().startswith("kolmik: record 1\ngame: towers\n")
    assert repr(match) == "<Towers, 3 players, 6 moves, turn: 1>"


def test_turns_odds_and_the_end() -> None:
    match = tiny()
    assert match.turn == "nature"
    assert match.odds() == {"flip few": 1, "flip many": 2}
    match.play("flip few", "take 2", "take 2")
    assert match.mover == 0 and match.odds() == {} and match.legal() == ["take 1"]
    assert match.outcome is None and match.winners == [] and match.scores() == [2, 2]
    match.play("take 1")
    assert match.turn is None and match.over and match.legal() == []
    assert match.outcome == kolmik.Outcome("The last stone was taken.", (3, 2), (0,))
    assert match.show() == {"stones": 0, "secrets": [0, 1, 0]}
    assert match.observe(1).tolist() == [0, 1]


def test_refusals_name_the_move_and_the_reason_and_change_nothing() -> None:
    match = tiny("flip few")
    before = match.state.tobytes()
    with pytest.raises(InvalidMove, match=r'^"take 9" is not a move of Tiny\.$'):
        match.play("take 9")
    with pytest.raises(IllegalMove, match=r'^"flip few" is not legal now: that cannot be done now\.$'):
        match.play("flip few")
    with pytest.raises(IllegalMove, match=r"^The moves of Tiny are numbers from 0 to 3, not 99\.$"):
        match.play_number(99)
    with pytest.raises(Refused, match=r"^It is not nature's turn\.$"):
        match.draw(generator(1))
    assert match.state.tobytes() == before and len(match.moves) == 1


def test_moves_before_a_refused_one_stay_made() -> None:
    match = tiny("flip few")
    with pytest.raises(IllegalMove):
        match.play("take 1", "flip few", "take 1")
    assert [TINY.words[move] for move in match.moves] == ["flip few", "take 1"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"players": 4}, "Tiny is for 2 to 3 players, not 4."),
        ({"players": True}, "Tiny is for 2 to 3 players, not True."),
        ({"players": "2"}, 'Tiny is for 2 to 3 players, not "2".'),
        ({"players": 2, "starter": 2}, "The starter is a seat from 0 to 1, not 2."),
        ({"players": 2, "starter": -1}, "The starter is a seat from 0 to 1, not -1."),
        ({"players": 2, "seats": ("a", "b", "c")}, "Names are for the 2 seats, each one line of text."),
        ({"players": 2, "seats": ("a\nb",)}, "Names are for the 2 seats, each one line of text."),
        (
            {"players": 2, "options": {"edition": "none"}},
            'There is no edition "none"; the editions are plain, more, or a file of your own.',
        ),
    ],
)
def test_a_game_that_cannot_be_set_up(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        TINY.new(**arguments)  # type: ignore[arg-type]
    assert str(refused.value) == sentence


def test_views_are_for_seats_and_spectators() -> None:
    match = tiny("flip few")
    assert match.view(1) == {"stones": 5, "secret": 1} and match.view() == {"stones": 5, "secret": None}
    for seat in (2, -1, True):
        with pytest.raises(BadOption, match="A seat is a whole number from 0 to 1"):
            match.view(seat)


def test_the_log_has_the_words_a_seat_may_read() -> None:
    match = tiny("flip many", "take 1")
    assert match.log() == match.log(1) == ["flip many", "take 1"]

    def tell(s: State, move: int, seat: int | None) -> str:
        return TINY.words[move] if s.turn in (seat, NATURE) else f"a secret of {s.turn}, with {s.stones} stones"

    secretive = replace(TINY, tell=tell).new(2, nature=False)
    secretive.play("flip few", "take 1", "take 2")
    assert secretive.log(0) == ["flip few", "take 1", "a secret of 1, with 4 stones"]
    assert secretive.log(None)[1:] == ["a secret of 0, with 5 stones", "a secret of 1, with 4 stones"]


def test_undo_takes_back_one_move_of_a_seat_or_of_nature() -> None:
    match = tiny("flip many", "take 1")
    match.undo()
    assert match.mover == 0
    match.undo()
    assert match.turn == "nature"
    with pytest.raises(Refused, match=r"^There is no move to take back\.$"):
        match.undo()


def test_with_a_generator_undo_goes_back_to_a_decision_and_the_same_cards_follow() -> None:
    match = kolmik.game("towers").new(players=2, seed=3)
    with pytest.raises(Refused, match="no move to take back"):
        match.undo()
    match.play("bid 0", "pass")
    after, moves = match.state.tobytes(), list(match.moves)
    assert match.movers[-1] == NATURE
    match.undo()
    assert len(match.moves) == 6 and match.turn == 1
    match.play("pass")
    assert match.state.tobytes() == after and match.moves == moves
    match.undo()
    match.undo()
    assert match.turn == 0 and len(match.moves) == 5


def test_a_seed_repeats_a_game_and_games_without_a_seed_differ() -> None:
    towers = kolmik.game("towers")
    assert towers.new(2, seed=5).moves == towers.new(2, seed=5).moves
    assert len({tuple(towers.new(2).moves) for _ in range(4)}) > 1


def test_an_earlier_position_is_independent() -> None:
    match = kolmik.game("towers").new(players=2, seed=3)
    match.play("bid 1")
    earlier = match.after(3)
    assert earlier.turn == "nature" and len(earlier.moves) == 3
    earlier.play(earlier.legal()[0])
    assert len(match.moves) == 6 and match.turn == 1
    assert match.after(99).state.tobytes() == match.state.tobytes()


def test_a_copy_is_equal_and_independent() -> None:
    match = kolmik.game("towers").new(players=2, seed=3, seats=("Ann", "Bob"))
    match.play("bid 0")
    copy = match.copy()
    assert copy.record() == match.record() and copy.state.tobytes() == match.state.tobytes()
    before = match.record()
    copy.play("pass")
    assert copy.turn == "nature", "no generator draws in a copy"
    copy.play(copy.legal()[0])
    assert match.record() == before and match.turn == 1
    after = copy.record()
    match.play("pass")
    match.undo()
    assert copy.record() == after and match.record() == before


def test_a_copy_after_undo_can_be_copied_and_undone() -> None:
    match = tiny("flip many", "take 1", "take 2")
    match.undo()
    copy = match.copy().copy()
    copy.undo()
    assert copy.moves == [1] and copy.movers == [NATURE] and len(match.moves) == 2
    assert copy.state.tobytes() == tiny("flip many").state.tobytes()


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("precompiled", [False, True])
def test_a_log_of_moves_is_replayed_with_its_movers(game: Game, precompiled: bool) -> None:
    game = replace(game, _ready=[game.compiled] if precompiled else [])
    match = game.new(players=game.players[-1], seed=5)
    while not match.over and len(match.moves) < 30:
        match.play(match.legal()[0])
    again = Match.replayed(match.setting, tuple(match.moves))
    assert again.record() == match.record() and again.movers == match.movers
    assert again.state.tobytes() == match.state.tobytes()
    assert Match.replayed(match.setting, []).record() == match.after(0).record()


def test_chance_outcomes_are_the_odds_by_number_and_an_accuracy_changes_them_only_where_skill_counts() -> None:
    match = tiny()
    assert match.chance_outcomes() == match.chance_outcomes(80) == ([0, 1], [1, 2]) and match.skill(80) is None
    skilled = replace(TINY, skill=lambda s, accuracy: [1 + accuracy, 102]).new(2, nature=False)
    assert skilled.chance_outcomes() == ([0, 1], [1, 2]) and skilled.chance_outcomes(80) == ([0, 1], [81, 102])
    for accuracy in (-1, 101, True, 50.0):
        with pytest.raises(BadOption, match=r"^An accuracy is a whole number from 0 to 100 percent, not "):
            skilled.chance_outcomes(accuracy)  # type: ignore[arg-type]
    match.play("flip few")
    with pytest.raises(Refused, match=r"^It is not nature's turn\.$"):
        match.chance_outcomes()


def test_a_match_uses_compiled_rules_after_precompile() -> None:
    game = replace(kolmik.game("towers"), _ready=[])
    plain = game.new(players=4, seed=9)
    assert game.fastest is game.interpreted
    game.precompile()
    assert game.fastest is game.compiled
    fast = game.new(players=4, seed=9)
    assert fast.moves == plain.moves and fast.legal() == plain.legal()
    fast.play(fast.legal()[0])
    plain.play(plain.legal()[0])
    assert fast.state.tobytes() == plain.state.tobytes() and fast.scores() == plain.scores()
    fast.undo()
    assert len(fast.moves) == 5
    game.precompile()
    assert len(game._ready) == 1


def test_progress_is_reported_only_when_something_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    reported: list[tuple[str, int, int]] = []

    def progress(part: str, done: int, parts: int) -> None:
        reported.append((part, done, parts))

    replace(TINY, _ready=[]).precompile(progress)
    count = len(signatures(TINY.layout.dtype))
    assert reported[-2:] == [("rollouts", count - 1, count), ("", count, count)]
    reported.clear()
    replace(TINY, _ready=[]).precompile(progress)
    assert reported == []


@pytest.mark.parametrize("functions", ["interpreted", "compiled"])
def test_a_log_is_followed_without_checking_again(functions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "fastest", property(lambda self: getattr(self, functions)))
    played = TINY.new(players=2, seed=5)
    rng = generator(6)
    while not played.over:
        played.play_number(played.legal_moves()[below(rng, len(played.legal_moves()))])
    words = [TINY.words[move] for move in played.moves]
    again = TINY.new(players=2, nature=False)
    again.follow(*words[:3])
    again.follow(*words[3:])
    assert (again.moves, again.movers) == (played.moves, played.movers)
    assert again.state.tobytes() == played.state.tobytes() and again.outcome == played.outcome
    with pytest.raises(InvalidMove):
        again.follow("fly")


def test_a_name_in_the_form_of_a_class() -> None:
    assert kolmik.game("towers").class_name == "Towers"
    assert replace(TINY, name="twenty_one").class_name == "TwentyOne"


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_whoever_changes_a_view_changes_no_other(game: Game) -> None:
    match, chance = game.new(2, seed=3), Random(3)
    while not match.over and len(match.moves) < 60:
        match.play(chance.choice(match.legal()))
        before = json.dumps([match.view(0), match.show()])
        _empty(match.view(0))
        _empty(match.show())
        assert json.dumps([match.view(0), match.show()]) == before


def _empty(value: Any) -> None:
    """Empty every dict and list within a value."""
    if isinstance(value, dict | list):
        for one in list(value.values()) if isinstance(value, dict) else value:
            _empty(one)
        value.clear()
