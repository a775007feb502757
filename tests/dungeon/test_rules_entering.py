"""D-11 to D-17: entering a slot, by playing a knight and by climbing."""

import pytest

from .scenario import B, G, R, Y, climbs, deck, dragon, draw, in_deck, in_dungeon, places, position, slot, top, wall

# --- played ---


def test_D11_an_empty_slot_takes_the_knight() -> None:
    match = position(turn=R)
    draw(match, R, "knight 2")
    assert places(match) == ["2a", "2b"]
    match.play("place 2b")
    assert wall(match) == {"2b": "R2"}


def test_D12_a_second_knight_of_the_seat_joins() -> None:
    match = position({"2a": "R2"}, turn=R)
    draw(match, R, "knight 2")
    match.play("place 2a")
    assert wall(match) == {"2a": "R2 R2"}


def test_D12_never_more_than_two_in_a_slot() -> None:
    match = position({"2a": "R2 R2"}, turn=R, players=2)
    draw(match, R, "knight 2")
    assert match.legal() == ["put back"]


def test_D13_another_colours_single_is_captured() -> None:
    match = position({"2a": "B2"}, turn=R, players=2)
    draw(match, R, "knight 2")
    match.play("place 2a")
    assert wall(match) == {"2a": "R2"}
    assert in_dungeon(match) == {"B": {"knight 2": 1}}
    assert deck(match, B) == 14


def test_D13_another_colours_pair_is_safe() -> None:
    match = position({"2a": "B2 B2"}, turn=R, players=2)
    draw(match, R, "knight 2")
    assert match.legal() == ["put back"]


def test_D13_until_one_of_the_two_leaves() -> None:
    match = position({"2a": "B2 B2"}, turn=B, players=2)
    match.play("climb 2@2a>4", "draw", "reveal knight 2", "place 2a")
    assert wall(match) == {"2a": "R2", "4": "B2"}
    assert in_dungeon(match) == {"B": {"knight 2": 1}}


@pytest.mark.parametrize("beneath", ["R2", "B2", "R2 R2", "B2 B2", "B2 B1"])
@pytest.mark.parametrize("owner", ["R", "B"])
def test_D14_any_seats_dragon_is_defeated_above_one_or_two_knights_of_any_seat(beneath: str, owner: str) -> None:
    match = position({"2a": f"{beneath} under {owner}"}, turn=R, players=2)
    before = [in_deck(match, seat) for seat in (R, B)]
    draw(match, R, "knight 2")
    match.play("place 2a")
    assert wall(match) == {}
    assert top(match, R) == [2]
    assert in_dungeon(match) == {owner: {"dragon": 1}}
    for knight in [*beneath.split(), "R2 played"]:
        number = f"knight {knight[1]}"
        before[R if knight[0] == "R" else B][number] += -1 if "played" in knight else 1
    assert [in_deck(match, seat) for seat in (R, B)] == before


def test_D14_the_slot_is_empty_and_can_be_entered_again() -> None:
    match = position({"6": "B3 under B", "3a": "R3", "4": "G2"}, turn=R)
    match.play("climb 3@3a>6")
    assert top(match, R) == [3]
    match.play("draw", "reveal knight 1", "put back", "climb 2@4>6")
    assert slot(match, "6") == "G2"


def test_D14_knights_that_came_back_can_be_drawn_again() -> None:
    match = position({"6": "B3 B3 under B", "3a": "R3", "9": "B3 B3"}, turn=R)
    assert in_deck(match, B)["knight 3"] == 1
    match.play("climb 3@3a>6")
    assert in_deck(match, B)["knight 3"] == 3
    match.play("draw")
    assert match.odds()["reveal knight 3"] == 3


def test_D14_a_pair_of_the_seat_under_a_dragon_may_be_entered() -> None:
    match = position({"4": "R2 R1 under B", "2a": "R2"}, turn=R)
    assert climbs(match) == ["2@2a>4"]


# --- the two slots of a level ---


def test_D15_while_one_is_empty_a_foreign_single_cannot_be_captured() -> None:
    match = position({"2a": "B2"}, turn=R)
    draw(match, R, "knight 2")
    assert places(match) == ["2b"]
    match = position({"2b": "B2"}, turn=R)
    draw(match, R, "knight 2")
    assert places(match) == ["2a"]


def test_D15_while_one_is_empty_a_single_of_the_seat_may_be_joined() -> None:
    for name in ("2a", "2b"):
        match = position({name: "R2"}, turn=R)
        draw(match, R, "knight 2")
        assert places(match) == ["2a", "2b"]


def test_D15_both_empty_either_may_be_entered() -> None:
    match = position({"4": "B2"}, turn=R)
    draw(match, R, "knight 3")
    assert places(match) == ["3a", "3b"]


@pytest.mark.parametrize(
    ("cards", "literal", "free"),
    [
        ("R1 under R", True, True),
        ("R1 R1 under R", True, True),
        ("R1 under B", False, True),
        ("R1 R1 under B", False, True),
        ("B1 under R", False, True),
        ("B1 B1 under R", False, True),
        ("B1 under B", False, True),
        ("B1 under G", False, True),
        ("R1", True, True),
        ("B1", False, False),
        ("R1 R1", False, False),
        ("B1 B1", False, False),
    ],
)
@pytest.mark.parametrize("name", ["1a", "1b"])
def test_D15_every_card_of_a_covered_slot_must_be_the_movers_unless_the_option_is_free(
    cards: str, literal: bool, free: bool, name: str
) -> None:
    for option, allowed in (("literal", literal), ("free", free)):
        match = position({name: cards}, turn=R, dragon_twin=option)
        draw(match, R, "knight 1")
        assert places(match) == [twin for twin in ("1a", "1b") if twin != name or allowed]


def test_D15_holds_for_climbing_too() -> None:
    match = position({"2a": "B2", "1a": "R1"}, turn=R)
    assert climbs(match) == ["1@1a>2b"]
    match = position({"3b": "B3 under R", "2a": "R1"}, turn=R)
    assert climbs(match) == ["1@2a>3a"]


def test_D15_there_is_no_twin_with_two_players() -> None:
    match = position({"1a": "B1"}, turn=R, players=2)
    draw(match, R, "knight 1")
    assert places(match) == ["1a"]


def test_D15_levels_above_3_have_one_slot_and_captures_there_need_no_other() -> None:
    match = position({"4": "B2", "2a": "R2"}, turn=R)
    match.play("climb 2@2a>4")
    assert wall(match) == {"4": "R2"}


@pytest.mark.parametrize(
    ("a", "b", "allowed"),
    [
        ("B1", "G1", ["1a", "1b"]),
        ("B1", "G1 G1", ["1a"]),
        ("B1 B1", "G1 G1", []),
        ("R1", "B1", ["1a", "1b"]),
        ("R1 R1", "B1", ["1b"]),
        ("R1 R1", "B1 B1", []),
        ("R1 R1", "R1", ["1b"]),
        ("B1 B1 under G", "G1 G1", ["1a"]),
        ("B1 B1 under G", "G1 G1 under B", ["1a", "1b"]),
        ("R1 R1 under B", "R1", ["1a", "1b"]),
    ],
)
def test_D16_with_no_slot_empty_any_enterable_slot_may_be_chosen(a: str, b: str, allowed: list[str]) -> None:
    for slots in ({"1a": a, "1b": b}, {"1a": b, "1b": a}):
        match = position(slots, turn=R)
        draw(match, R, "knight 1")
        mirrored = slots["1a"] != a
        swapped = sorted(name.translate(str.maketrans("ab", "ba")) if mirrored else name for name in allowed)
        assert places(match) == swapped


@pytest.mark.parametrize(
    ("number", "slots"), [(1, ["1a", "1b"]), (2, ["2a", "2b"]), (3, ["3a", "3b"]), (4, ["4"]), (8, ["8"]), (9, ["9"])]
)
def test_D17_a_knight_enters_a_slot_of_its_number(number: int, slots: list[str]) -> None:
    match = position(turn=R, cards={"knights": [1, 1, 1, 1, 1, 1, 1, 1, 1], "birds": 3, "dragons": 3})
    draw(match, R, f"knight {number}")
    assert places(match) == slots
    match.play(f"place {slots[-1]}")
    assert wall(match) == {slots[-1]: f"R{number}"}


# --- by climbing ---


def test_D11_a_climb_into_an_empty_slot() -> None:
    match = position({"4": "R2"}, turn=R)
    match.play("climb 2@4>6")
    assert wall(match) == {"6": "R2"}


def test_D12_a_climb_to_a_single_of_the_seat_makes_a_pair_with_the_newcomer_above() -> None:
    match = position({"4": "R2", "3a": "R1"}, turn=R)
    match.play("climb 1@3a>4")
    assert wall(match) == {"4": "R2 R1"}


def test_D12_no_climb_into_a_pair_of_the_seat() -> None:
    match = position({"4": "R2 R1", "3a": "R1"}, turn=R)
    assert "1@3a>4" not in climbs(match)


def test_D13_a_climb_captures_a_single() -> None:
    match = position({"6": "Y3", "4": "R2"}, turn=R, players=4)
    match.play("climb 2@4>6")
    assert wall(match) == {"6": "R2"}
    assert in_dungeon(match) == {"Y": {"knight 3": 1}}
    assert deck(match, Y) == 14


def test_D13_no_climb_into_a_foreign_pair() -> None:
    match = position({"6": "B3 B2", "4": "R2"}, turn=R)
    assert climbs(match) == []


def test_D14_a_climb_into_a_covered_slot_goes_to_the_top() -> None:
    match = position({"6": "B3", "4": "R2"})
    dragon(match, G, "6")
    match.play("climb 2@4>6")
    assert wall(match) == {}
    assert top(match, R) == [2]
    assert in_dungeon(match) == {"G": {"dragon": 1}}


def test_D16_a_climb_to_either_slot() -> None:
    match = position({"2a": "B2", "2b": "G2", "1a": "R1"}, turn=R)
    assert climbs(match) == ["1@1a>2a", "1@1a>2b"]
    match.play("climb 1@1a>2b")
    assert wall(match) == {"2a": "B2", "2b": "R1"}
    assert in_dungeon(match) == {"G": {"knight 2": 1}}
