"""D-6 to D-10: the turn."""

import pytest

from kolmik.engine import generator
from kolmik.games.dungeon import rules

from .scenario import (
    GAME,
    NINES,
    B,
    G,
    R,
    climbs,
    deck,
    draw,
    go_to,
    idle,
    in_deck,
    place,
    position,
    refusal,
    slot,
    table,
    wall,
)


def test_D6_a_turn_is_a_draw_or_a_climb() -> None:
    match = position({"4": "R2"}, turn=R)
    assert match.legal() == ["climb 2@4>6", "draw"]


def test_D6_after_a_climb_the_next_player_is_on_turn() -> None:
    match = position({"4": "R2"}, turn=R)
    match.play("climb 2@4>6")
    assert match.turn == B
    assert match.show()["drawn"] is None


def test_D6_after_a_draw_the_card_is_played_or_put_back_and_nothing_else() -> None:
    match = position({"4": "R2"}, turn=R)
    match.play("draw", "reveal knight 3")
    assert match.turn == R
    assert match.legal() == ["place 3a", "place 3b", "put back"]
    match.play("place 3b")
    assert match.turn == B


def test_D6_there_is_no_passing() -> None:
    match = position({"4": "R2"}, turn=R)
    assert refusal(match, "put back") == "seat 0 has drawn no card (D-6)."
    assert GAME.read("pass") is None


def test_D7_drawing_needs_a_card_in_the_deck_and_then_a_climb_must_be_made() -> None:
    match = table(players=2, cards={**NINES, "knights": [0] * 8 + [15], "dragons": 0})
    for _ in range(14):
        place(match, R, 9, "9")
        go_to(match, R)
        match.play("climb 9@9>top")
    place(match, R, 9, "9")
    go_to(match, R)
    assert deck(match, R) == 0
    assert match.legal() == ["climb 9@9>top"]


def test_D7_climbing_needs_a_knight_of_the_seat_with_a_destination() -> None:
    match = position({"4": "B2 B2", "2a": "R2", "9": "B3"}, turn=R)
    assert match.legal() == ["draw"]


def test_D7_with_cards_in_the_deck_nobody_has_to_climb() -> None:
    match = position({"8": "R2"}, turn=R)
    idle(match)
    assert slot(match, "8") == "R2"


def test_D8_a_first_turn_is_a_draw() -> None:
    match = table(players=4)
    for seat in range(4):
        assert match.turn == seat
        assert match.legal() == ["draw"]
        match.play("draw", f"reveal knight {1 + seat % 3}", f"place {1 + seat % 3}{'ab'[seat // 3]}")


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_D8_the_card_revealed_on_a_first_turn_is_one_of_the_knights(starter: int) -> None:
    match = table(players=3, starter=starter)
    for _ in range(3):
        match.play("draw")
        assert match.odds() == {"reveal knight 1": 4, "reveal knight 2": 4, "reveal knight 3": 5}
        match.play("reveal knight 2", "put back")
    match.play("draw")
    assert match.odds()["reveal bird"] == match.odds()["reveal dragon"] == 1


def test_D8_that_knight_may_be_put_back_and_the_first_turn_is_over() -> None:
    match = table(players=2)
    match.play("draw", "reveal knight 3", "put back", "draw", "reveal knight 3", "put back", "draw")
    assert "reveal bird" in match.legal()


def test_D8_each_knight_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table()
    match.play("draw")
    drawn = dict.fromkeys(match.odds(), 0)
    for number in range(13):
        monkeypatch.setattr(rules, "below", lambda rng, limit, number=number: number if limit == 13 else None)
        drawn[GAME.words[rules.draw(GAME.layout.open(match.state), generator(0))]] += 1
    assert drawn == match.odds()


def test_D8_with_any_birds_and_dragons_may_be_drawn_and_played_on_a_first_turn() -> None:
    match = table(players=2, first_turn="any")
    match.play("draw")
    assert match.odds()["reveal bird"] == match.odds()["reveal dragon"] == 1
    match.play("reveal knight 1", "place 1a", "draw", "reveal dragon", "dragon 1a")
    assert wall(match) == {"1a": "R1 under B"}


def test_D8_with_any_a_bird_may_be_thrown_on_a_first_turn() -> None:
    match = table(players=2, first_turn="any")
    match.play("draw", "reveal bird", "throw 9")
    assert match.turn == B
    assert match.show()["dungeon"] == [1, 0]


@pytest.mark.parametrize("card", ["knight 2", "bird", "dragon"])
def test_D9_a_card_that_is_not_played_goes_back_and_the_turn_is_over(card: str) -> None:
    match = position({"4": "R2"}, turn=R)
    before = in_deck(match, R)
    match.play("draw", f"reveal {card}")
    assert deck(match, R) == 13
    match.play("put back")
    assert in_deck(match, R) == before
    assert (match.turn, match.show()["drawn"], wall(match)) == (B, None, {"4": "R2"})


def test_D9_a_card_that_cannot_be_played_can_only_be_put_back() -> None:
    match = position({"1a": "B1 B1", "1b": "G1 G1"}, turn=R)
    match.play("draw", "reveal knight 1")
    assert match.legal() == ["put back"]
    match = position(turn=R)
    match.play("draw", "reveal dragon")
    assert match.legal() == ["put back"]


def test_D9_a_bird_that_must_be_thrown_cannot_be_put_back() -> None:
    match = position(players=2, turn=R, bird="must")
    match.play("draw", "reveal bird")
    assert match.legal() == [f"throw {name}" for name in ("1a", "2a", "3a", "4", "5", "6", "7", "8", "9")]
    match = position(players=2, turn=R, bird="must", throw="table")
    match.play("draw", "reveal bird")
    assert match.legal() == ["throw"]


def test_D9_on_a_first_turn_a_bird_that_must_be_thrown_may_still_be_put_back() -> None:
    match = table(players=2, bird="must", first_turn="any")
    for seat in (R, B):
        draw(match, seat, "bird")
        assert "put back" in match.legal()
        match.play("put back")
    draw(match, R, "bird")
    assert "put back" not in match.legal()


def test_D9_other_cards_may_be_put_back_even_if_a_bird_must_be_thrown() -> None:
    match = position({"4": "R2"}, turn=R, bird="must")
    for card in ("knight 1", "dragon"):
        draw(match, R, card)
        match.play("put back")


@pytest.mark.parametrize("card", ["knight 3", "bird", "dragon"])
def test_D10_a_drawn_card_is_shown_to_all(card: str) -> None:
    match = position(turn=G)
    match.play("draw")
    assert match.turn == "nature"
    assert match.show()["drawn"] is None
    assert deck(match, G) == 15
    match.play(f"reveal {card}")
    assert [match.view(seat)["drawn"] for seat in (None, R, B, G)] == [card] * 4
    assert deck(match, G) == 14
    match.play("put back")
    assert climbs(match) == []
