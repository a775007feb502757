"""The worked examples of docs/rules/dungeon.md, one after the other."""

import pytest
from hypothesis import given, settings

from .scenario import (
    GAME,
    GAMES,
    NINES,
    B,
    G,
    R,
    RandomGame,
    climb,
    climbs,
    deck,
    dragon,
    draw,
    idle,
    idle_to_the_end,
    in_deck,
    in_dungeon,
    place,
    places,
    position,
    slot,
    table,
    throw,
    top,
    turns,
    wall,
)


@pytest.mark.parametrize(
    ("number", "way"), [(1, "1@1a>2a>3a>4>5>6>7>8>9>top"), (2, "2@2a>4>6>8>top"), (3, "3@3a>6>9>top")]
)
def test_D18_example_1(number: int, way: str) -> None:
    """Example 1: a 2 has one play and four climbs, a 1 nine climbs, a 3 three."""
    match = table()
    place(match, R, number, way.split("@")[1].split(">")[0])
    climb(match, R, way)
    assert top(match, R) == [number]
    assert len([words for words in turns(match) if words != "draw"]) == {1: 9, 2: 4, 3: 3}[number]


def test_D15_example_2() -> None:
    """Example 2: an opponent's single on 2a, 2b empty: a drawn 2 must go to 2b; with 2b occupied it may capture."""
    match = position({"2a": "B2"}, turn=R)
    draw(match, R, "knight 2")
    assert match.legal() == ["place 2b", "put back"]
    match = position({"2a": "B2", "2b": "G2"}, turn=R)
    draw(match, R, "knight 2")
    assert places(match) == ["2a", "2b"]
    match.play("place 2a")
    assert wall(match) == {"2a": "R2", "2b": "G2"}


@pytest.mark.parametrize(
    ("a", "b", "allowed"),
    [
        ("B1", "G1", ["1a", "1b"]),
        ("B1 B1", "G1", ["1b"]),
        ("B1 B1", "G1 G1", []),
        ("R1", "B1", ["1a", "1b"]),
        ("R1 R1", "", ["1b"]),
        ("R1", "", ["1a", "1b"]),
    ],
)
def test_D16_example_3(a: str, b: str, allowed: list[str]) -> None:
    """Example 3: where a drawn 1 may go."""
    match = position({"1a": a, "1b": b}, turn=R)
    draw(match, R, "knight 1")
    assert places(match) == allowed


def test_D13_example_4() -> None:
    """Example 4: a pair is safe until one of the two leaves."""
    match = position({"4": "B2 B1", "2a": "R2"}, turn=R)
    assert climbs(match) == []
    climb(match, B, "1@4>5")
    climb(match, R, "2@2a>4")
    assert wall(match) == {"4": "R2", "5": "B1"}
    assert in_dungeon(match) == {"B": {"knight 2": 1}}


def test_D14_example_5() -> None:
    """Example 5: R3 to the top, the dragon to the dungeon, two B3 into B's deck, slot 6 empty."""
    match = position({"6": "B3 B3 under G", "3a": "R3"}, turn=R)
    assert deck(match, B) == 13
    match.play("climb 3@3a>6")
    assert top(match, R) == [3]
    assert in_dungeon(match) == {"G": {"dragon": 1}}
    assert in_deck(match, B)["knight 3"] == 5
    assert slot(match, "6") == ""


def test_D14_example_6() -> None:
    """Example 6: with two seats, R may place a third 2 on its own covered pair."""
    match = position({"2a": "R2 R2 under B"}, turn=R, players=2)
    draw(match, R, "knight 2")
    match.play("place 2a")
    assert top(match, R) == [2]
    assert in_deck(match, R)["knight 2"] == 3
    assert wall(match) == {}


def test_D23_example_7() -> None:
    """Example 7: a bird thrown by R with B2 and R1 falling: both and the bird are in the dungeon."""
    match = position({"2a": "B2", "1a": "R1"}, turn=R)
    throw(match, R, "throw 2a", "falls", "falls")
    assert in_dungeon(match) == {"R": {"knight 1": 1, "bird": 1}, "B": {"knight 2": 1}}


def test_D29_example_8() -> None:
    """Example 8: 3 each for R and B, sums 5 and 9."""
    match = position(tops={R: "1 2 2", B: "3 3 3", G: "1 1"}, patience=1)
    idle_to_the_end(match)
    assert match.scores() == [3, 3, 2]
    assert match.winners == [R]


def test_D27_example_9() -> None:
    """Example 9: R's deck is empty and R's only knight is covered."""
    assert not table().over
    match = position(tops={R: "9 " * 13}, turn=R, players=2, cards={**NINES, "knights": [0] * 8 + [14]})
    place(match, R, 9, "9")
    idle(match)
    dragon(match, R, "9")
    assert match.over


@settings(max_examples=20)
@given(GAMES)
def test_D1_example_10(game: RandomGame) -> None:
    """Example 10: per colour, always: deck + hand + tower + top + dungeon = 15."""
    for match in game.positions():
        shown = match.show()
        seats = [seat for held in shown["slots"].values() for seat, _ in held["knights"]]
        seats += [held["dragon"] for held in shown["slots"].values()]
        for seat in range(game.players):
            hand = int(shown["drawn"] is not None and match.view()["seat"] == seat)
            top_and_dungeon = len(shown["top"][seat]) + shown["dungeon"][seat]
            assert shown["decks"][seat] + hand + seats.count(seat) + top_and_dungeon == 15
        census = GAME.census(GAME.layout.open(match.state))
        for seat in range(game.players):
            assert sum(count for card, count in census.items() if card.startswith(f"seat {seat} ")) == 15
