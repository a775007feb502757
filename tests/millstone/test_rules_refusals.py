"""Reasons for refusing a move that the tests of the rules do not cover."""

from hypothesis import given, settings

from kolmik.engine import NATURE, generator
from kolmik.games.millstone import words

from .scenario import GAME, GAMES, RandomGame, deal, dealt, position, refusal, table


def test_M3_first_everybody_is_dealt_seven_cards() -> None:
    match = table()
    deal(match, "green rock")
    for said in ("play green rock", "draw", "fastest 1", "thanks", "give green rock to 1"):
        assert refusal(match, said) == "first everybody is dealt seven cards (M-3)"


def test_M8_first_a_card_is_drawn() -> None:
    match = position({0: "green rock"}, "green rock")
    match.play("draw")
    assert refusal(match, "keep") == "first seat 0 draws (M-8)"
    assert refusal(match, "draw") == "first seat 0 draws (M-8)"


def test_M22_first_the_receiver_draws() -> None:
    match = position({0: "green paper give, 2 green rock", 2: "red rock"}, "green rock")
    match.play("play green paper give", "give green rock to 2", "forget", "deal red rock")
    assert refusal(match, "draw") == "first seat 2 draws (M-8)"


def test_M8_nature_has_nothing_to_do_on_a_players_turn() -> None:
    match = position({0: "green rock"}, "green rock")
    assert refusal(match, "deal red rock") == "no card is dealt or drawn now (M-8)"
    assert refusal(match, "fastest 0") == "there is no race to decide (M-16)"


def test_M8_the_reason_says_what_the_seat_on_turn_has_to_do() -> None:
    match = position({0: "green rock, yellow paper"}, "green rock")
    for said in ("keep", "take", "again", "reverse", "race yellow paper", "sit out", "thanks", "swap with 1"):
        assert refusal(match, said) == "seat 0 lays a card or draws (M-8)"
    assert refusal(match, "play red rock") == "seat 0 has no red rock (M-8)"
    assert refusal(match, "play red joker rock") == "seat 0 has no red joker (M-8)"


def test_M12_a_joker_as_the_top_is_named_by_colour_and_sign() -> None:
    match = position({0: "green rock"}, "red joker paper")
    assert refusal(match, "play green rock") == "green rock is not stronger than red paper (M-6)"


def test_M28_anything_after_the_end() -> None:
    match = dealt({0: "green rock"}, turn_limit=1)
    match.play("play green rock")
    for said in ("deal red rock", "play green rock", "draw", "fastest 0", "sit out"):
        assert refusal(match, said) == "the game is over"


@given(GAMES)
@settings(max_examples=12)
def test_M35_a_refusal_reveals_nothing_that_the_seat_on_turn_does_not_know(game: RandomGame) -> None:
    """The reasons are the same in a state that the seat on turn cannot tell from this one."""
    rng = generator(game.seed)
    for match in game.positions():
        if match.mover > NATURE and len(match.moves) % 7 == 0:
            record = match.state
            here, there = GAME.layout.open(match.state), GAME.layout.open(record)
            GAME.rules.redeal(there, match.mover, rng)
            for move in {*range(0, GAME.moves, 3)} - {*match.legal_moves()}:
                assert words.refusal(here, move) == words.refusal(there, move)
