"""Properties of every game: cards, words, bytes, records and observations."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.round_trips import bytes_lead_on, record_leads_back, undo_leads_back

from .scenario import GAME, GAMES, KINDS, RandomGame, examples


@examples(30)
@given(GAMES)
def test_T12_cards_are_conserved_at_every_move(game: RandomGame) -> None:
    cards = None
    for match in game.positions():
        census = GAME.census(GAME.layout.open(match.state))
        cards = cards or census
        assert census == cards
    assert cards is not None
    assert sum(cards.values()) == game.kinds * (16 if game.players < 4 else 22)


def test_T1_every_move_has_its_own_words_and_they_are_read_back() -> None:
    assert [GAME.read(GAME.say(move)) for move in range(GAME.moves)] == list(range(GAME.moves))


@given(st.one_of(st.text(), st.sampled_from(GAME.words).map(lambda words: words + " ")))
def test_T1_no_other_words_are_a_move(words: str) -> None:
    assert GAME.read(words) is None


@examples(20)
@given(GAMES)
def test_T36_the_bytes_of_a_state_are_enough_to_continue(game: RandomGame) -> None:
    bytes_lead_on(game.positions())


@examples(20)
@given(GAMES, st.floats(0, 1))
def test_T36_reading_a_record_gives_the_same_game(game: RandomGame, part: float) -> None:
    record_leads_back(game.stopped(part))


@examples(10)
@given(GAMES, st.floats(0, 1))
def test_T36_undo_restores_the_bytes(game: RandomGame, part: float) -> None:
    kept = [match.state.tobytes() for match in game.positions()]
    undo_leads_back(game.stopped(part), kept)


@examples(20)
@given(GAMES)
def test_T36_an_observation_has_everything_on_the_table(game: RandomGame) -> None:
    for match in game.positions():
        if len(match.moves) % 7 and not match.over:
            continue
        shown, view = match.show(), match.view()
        seat = len(match.moves) % game.players
        clockwise = [(seat + place) % game.players for place in range(game.players)]
        nobody = [0] * (5 - game.players)
        row = [KINDS.index(kind) * 16 + int(value) for kind, value in map(str.split, shown["row"])]
        observed = {name: match.observe(seat)[part].tolist() for name, part in GAME.observation.items()}
        assert observed["phase"].index(1) == ["dealing", "auction", "building", "over"].index(view["phase"])
        assert observed["turn"] == [int(match.turn == other) for other in clockwise] + nobody
        assert observed["caller"] == [int(shown["caller"] == other) for other in clockwise] + nobody
        assert observed["call"] == [-1 if shown["call"] is None else shown["call"]]
        assert observed["rubble"] == [shown["rubble"][other] for other in clockwise] + nobody
        assert (observed["round"], observed["need"]) == ([shown["round"]], [view["to_build"]])
        assert (observed["may_raze"], observed["open_bids"]) == ([view["may_raze"]], [game.bids == "open"])
        assert observed["deck_size"] == [sum(observed["deck"])] == [shown["deck"]]
        assert observed["discard_size"] == [sum(observed["discard"])] == [shown["discard"]]
        assert observed["row"] == [row.count(card) for card in range(80)]
        towers = np.reshape(observed["towers"], (5, 5, -1))
        for place, other in enumerate(clockwise):
            for kind, values in enumerate(shown["towers"][other].values()):
                assert [value - 1 for value in towers[place, kind] if value] == values
