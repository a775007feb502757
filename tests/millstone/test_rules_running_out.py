"""M-25 to M-27: the deck runs out, nothing is left to draw, and the limits."""

import pytest

from kolmik import BadOption, Match
from kolmik.games.millstone.state import CHARGED

from .scenario import GAME, dealt, fill_up, hand, natures_turn, nothing_to_draw, position, shown, sizes, table


def test_M25_the_pile_without_its_top_becomes_the_deck_when_a_card_is_needed() -> None:
    match = position({0: "red rock", 1: "red rock", 2: "red rock"}, "green joker rock", deck="red paper")
    assert (shown(match, "deck"), shown(match, "pile")) == (1, 104)
    match.play("draw", "deal red paper", "keep")
    assert (shown(match, "deck"), shown(match, "pile")) == (0, 104)  # none is needed yet
    match.play("draw")
    assert (shown(match, "deck"), shown(match, "pile")) == (103, 1)
    assert match.odds()["deal green joker"] == 2 and match.odds()["deal green rock"] == 7
    assert shown(match, "top") == "green rock"
    match.play("deal green joker", "keep")
    assert match.turn == 2 and (shown(match, "deck"), shown(match, "pile")) == (102, 1)


def test_M25_the_deck_may_run_out_while_a_charge_is_drawn() -> None:
    match = position({0: "red rock"}, "green rock +3", charge=6, deck="red paper, red rock")
    match.play("take", "deal red rock", "deal red paper")
    assert natures_turn(match) and shown(match, "deck") == 104 and shown(match, "pile") == 1
    assert "deal green rock +3" not in match.legal()
    fill_up(match)
    assert sizes(match)[0] == 7 and match.turn == 1


def test_M26_only_the_remaining_cards_are_drawn() -> None:
    match = nothing_to_draw(players=2)
    match.play("draw", "play yellow paper +3")
    assert (shown(match, "deck"), shown(match, "pile"), match.turn) == (0, 2, 0)
    match.play("take", "deal green rock")
    assert match.turn == 1 and sizes(match)[0] == 5 and shown(match, "charge") == 0
    assert match.view()["barren"] == 0


def test_M26_there_may_be_no_card_to_draw() -> None:
    match = nothing_to_draw()
    before = sizes(match)
    match.play("draw")
    assert sizes(match) == before and match.turn == 1


def test_M27_as_many_barren_turns_in_a_row_as_there_are_players_end_the_game() -> None:
    for players in (2, 3, 6):
        match = nothing_to_draw(players=players)
        for turn in range(players):
            assert not match.over and match.view()["barren"] == turn
            match.play("draw")
        assert match.over and match.outcome is not None
        assert match.outcome.reason == "Nobody laid a card and there was none to draw, once around the table (M-27)."
        assert match.winners == [seat for seat, points in enumerate(match.scores()) if points == min(match.scores())]


def test_M27_a_card_that_is_laid_or_drawn_breaks_the_row() -> None:
    match = nothing_to_draw(players=2)
    match.play("draw", "play yellow paper")
    assert match.view()["barren"] == 0
    match.play("draw", "deal green rock", "keep", "draw")
    assert match.view()["barren"] == 1 and not match.over
    match.play("draw")
    assert match.over


def test_M27_taking_and_mistakes_may_be_barren_too() -> None:
    match = nothing_to_draw(players=2, mistakes="penalised")
    match.play("play millstone")
    assert match.turn == 1 and match.view()["barren"] == 1
    match.play("play green rock")
    assert match.over
    charged = nothing_to_draw(players=2)
    s = GAME.layout.open(charged._record)
    s.charge, s.phase = 3, CHARGED
    charged.play("take")
    assert charged.turn == 1 and charged.view()["barren"] == 1 and shown(charged, "charge") == 0


def test_M27_a_turn_with_a_card_is_not_barren_when_a_forgetful_receiver_finds_nothing() -> None:
    match = dealt({0: "millstone, green rock give", 1: "millstone", 2: "millstone"}, mistakes="penalised")
    for _ in range(29):
        match.play("play millstone")
        fill_up(match)
    assert shown(match, "deck") == 0 and match.turn == 2
    match.play("play millstone")
    assert match.view()["barren"] == 1
    match.play("play green rock give", "give millstone to 1", "forget")
    assert match.view()["barren"] == 0 and match.turn == 1 and sum(sizes(match)) == 107


def opened(limit: int, first: str = "green rock") -> Match:
    match = dealt({0: f"{first}, green scissors"}, players=2, turn_limit=limit)
    match.play(f"play {first}")
    return match


def test_M27_the_turn_that_reaches_the_limit_ends_the_game() -> None:
    match = opened(limit=1)
    assert match.over and match.outcome is not None
    assert match.outcome.reason == "The limit of 1 turn was reached (M-27)."
    match = opened(limit=3)
    match.play("draw", "deal red rock")
    assert not match.over
    match.play("keep")
    assert match.view()["turns"] == 2 and not match.over
    match.play("draw", "deal red rock", "play red rock")
    assert match.over and match.outcome is not None
    assert match.outcome.reason == "The limit of 3 turns was reached (M-27)."


def test_M27_the_limit_is_500_turns_by_default() -> None:
    assert table().view()["turn_limit"] == 500
    match = position({0: "7 green rock", 1: "7 green paper"}, "red rock", players=2)
    GAME.layout.open(match._record).turns = 498
    for _ in range(2):
        assert not match.over
        match.play("draw", "deal green scissors", "keep")
    assert match.over


def test_M27_the_limit_may_be_any_whole_number_from_1() -> None:
    assert table(turn_limit=10**30).view()["turn_limit"] == 2**31 - 1  # no game gets there
    assert table(turn_limit=2**31 - 1).view()["turn_limit"] == 2**31 - 1
    for wrong in (0, -1, True, "many", 1.5):
        with pytest.raises(BadOption, match="The option turn_limit is a whole number from 1, not "):
            table(turn_limit=wrong)


def test_M27_the_effects_of_a_card_belong_to_its_turn() -> None:
    for first, moves in {
        "green rock again": ["reverse"],
        "green rock race": ["sit out"],
        "green rock swap": ["swap with 1"],
        "green rock give": ["give green scissors to 1", "thanks"],
    }.items():
        match = opened(1, first)
        for words in moves:
            assert not match.over, first
            match.play(words)
        assert match.over and match.view()["turns"] == 1
    match = opened(1, "green rock give")
    match.play("give green scissors to 1", "forget")
    assert not match.over
    fill_up(match)
    assert match.over


def test_M27_another_turn_by_again_is_a_turn_of_its_own() -> None:
    match = opened(2, "green rock again")
    assert match.view()["turns"] == 0
    match.play("again")
    assert match.view()["turns"] == 1 and not match.over
    assert opened(1, "green rock again").legal() == ["again", "reverse"]
    match = opened(1, "green rock again")
    match.play("again")
    assert match.over


def test_M27_an_answer_to_a_charge_is_a_turn() -> None:
    match = opened(2, "green rock +3")
    assert match.view()["turns"] == 1
    match.play("take")
    assert match.view()["turns"] == 1
    fill_up(match)
    assert match.view()["turns"] == 2 and match.over


def test_M27_the_lowest_hand_wins_and_no_charge_is_left() -> None:
    match = position({0: "red rock +3, green rock, green rock", 1: "yellow rock", 2: "red joker"}, turn_limit=1)
    match.play("play red rock +3")
    assert match.over and match.scores() == [20, 20, 50] and match.winners == [0, 1]
    assert shown(match, "charge") == 0 and hand(match, 0) == ["green rock", "green rock"]


def test_M27_an_empty_hand_in_the_last_turn_wins_as_usual() -> None:
    match = position({0: "red rock", 1: "yellow rock", 2: "red joker"}, turn_limit=1)
    match.play("play red rock")
    assert match.outcome is not None and match.outcome.reason == "Seat 0 has no cards left (M-28)."
