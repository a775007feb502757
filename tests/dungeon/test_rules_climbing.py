"""D-18 to D-21: climbing."""

import pytest

from .scenario import B, R, climb, climbs, dragon, in_dungeon, position, slot, top, wall

ALL_NUMBERS = {"knights": [1, 1, 1, 1, 1, 1, 1, 1, 1], "birds": 3, "dragons": 3}


@pytest.mark.parametrize("number", [1, 2, 3])
def test_D18_a_knight_climbs_as_many_levels_as_its_number(number: int) -> None:
    match = position({"6": f"R{number}"}, turn=R)
    assert climbs(match) == [f"{number}@6>{6 + number}"]


@pytest.mark.parametrize("levels", [8, 9])
@pytest.mark.parametrize("number", range(1, 9))
def test_D18_any_number_from_its_own_level_to_the_top(number: int, levels: int) -> None:
    cards = {"knights": [2, 2, 2, 1, 1, 1, 1, 1], "birds": 2, "dragons": 2}
    match = position(tops={R: str(number)}, turn=R, players=2, cards=cards, levels=levels)
    seen = [match.game.words[move] for move in match.moves]
    way = [words.split(">")[1] for words in seen if words.startswith("climb")]
    heights = range(2 * number, levels + 1, number)
    assert way == [*(f"{level}a" if level <= 3 else str(level) for level in heights), "top"]
    assert top(match, R) == [number]


def test_D18_cards_on_levels_between_do_not_matter() -> None:
    match = position({"6": "R3", "7": "B1 B1", "8": "G2 G2 under G"}, turn=R)
    match.play("climb 3@6>9")
    assert wall(match) == {"7": "B1 B1", "8": "G2 G2 under G", "9": "R3"}


@pytest.mark.parametrize(("number", "level"), [(1, "9"), (2, "8"), (3, "9"), (9, "9"), (8, "8"), (7, "7"), (5, "5")])
def test_D18_any_climb_beyond_the_last_level_reaches_the_top(number: int, level: str) -> None:
    match = position({level: f"R{number}"}, turn=R, cards=ALL_NUMBERS)
    assert climbs(match) == [f"{number}@{level}>top"]
    match.play(f"climb {number}@{level}>top")
    assert top(match, R) == [number]
    assert wall(match) == {}


def test_D18_the_last_level_itself_is_not_the_top() -> None:
    match = position({"8": "R1"}, turn=R)
    assert climbs(match) == ["1@8>9"]
    match = position({"8": "R1"}, turn=R, levels=8)
    assert climbs(match) == ["1@8>top"]


@pytest.mark.parametrize(("levels", "left"), [(9, "8"), (8, "7")])
def test_D18_a_pair_on_the_last_level_blocks_the_way_to_it(levels: int, left: str) -> None:
    match = position({str(levels): "B1 B1", left: "R1"}, turn=R, levels=levels)
    assert match.legal() == ["draw"]


def test_D19_one_card_one_step_a_turn() -> None:
    match = position({"4": "R2", "5": "R1"}, turn=R)
    match.play("climb 2@4>6")
    assert match.turn == B
    assert wall(match) == {"5": "R1", "6": "R2"}


def test_D19_only_upwards() -> None:
    match = position({"4": "R2 R1", "9": "R3"}, turn=R)
    assert climbs(match) == ["1@4>5", "2@4>6", "3@9>top"]


@pytest.mark.parametrize(("way", "left"), [("2@4>6", "R1"), ("1@4>5", "R2")])
def test_D19_either_knight_of_a_pair_may_climb(way: str, left: str) -> None:
    match = position({"4": "R2 R1"}, turn=R)
    match.play(f"climb {way}")
    assert wall(match) == {"4": left, way.split(">")[1]: f"R{way[0]}"}
    assert way not in climbs(match, R)


def test_D19_two_equal_knights_are_one_climb() -> None:
    match = position({"6": "R3 R3"}, turn=R)
    assert climbs(match) == ["3@6>9"]
    match.play("climb 3@6>9")
    assert wall(match) == {"6": "R3", "9": "R3"}
    assert climbs(match, R) == ["3@6>9", "3@9>top"]


def test_D19_the_upper_knight_moves_down_when_the_lower_climbs() -> None:
    match = position({"4": "R2 R1"}, turn=R)
    climb(match, R, "2@4>6")
    climb(match, R, "1@4>5>6")
    assert wall(match) == {"6": "R2 R1"}


@pytest.mark.parametrize("left", ["1a", "1b"])
def test_D19_the_side_left_does_not_bind_the_side_entered(left: str) -> None:
    match = position({left: "R1"}, turn=R)
    assert climbs(match) == [f"1@{left}>2a", f"1@{left}>2b"]
    match = position({left.replace("1", "2"): "R1"}, turn=R)
    assert climbs(match) == [f"1@{left.replace('1', '2')}>3a", f"1@{left.replace('1', '2')}>3b"]


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("number", "level"), [(1, 1), (1, 2), (1, 3), (2, 2), (3, 3)])
def test_D19_from_every_slot_of_the_lower_levels(number: int, level: int, side: str) -> None:
    left = f"{level}{side}"
    match = position({left: f"R{number}"}, turn=R)
    entered = level + number
    sides = [f"{entered}a", f"{entered}b"] if entered <= 3 else [str(entered)]
    assert climbs(match) == [f"{number}@{left}>{side}" for side in sides]


def test_D20_knights_at_the_top_stay_in_order_of_arrival() -> None:
    match = position(tops={R: "3 1 2 2 3 1"}, turn=R)
    assert top(match, R) == [3, 1, 2, 2, 3, 1]
    assert match.legal() == ["draw"]


def test_D20_the_top_has_no_limit() -> None:
    match = position(tops={R: "1 1 1 1 2 2 2 2 3 3 3 3 3", B: "3"}, turn=R)
    assert len(top(match, R)) == 13
    assert match.scores() == [13, 1, 0]
    match = position(tops={R: "9 " * 15}, players=2, cards={"knights": [0] * 8 + [15], "birds": 0, "dragons": 0})
    assert top(match, R) == [9] * 15


def test_D21_a_covered_knight_cannot_climb() -> None:
    match = position({"4": "R2 R1", "6": "R3"}, turn=R)
    assert len(climbs(match)) == 3
    dragon(match, B, "4")
    assert climbs(match, R) == ["3@6>9"]


def test_D21_a_knight_under_its_own_seats_dragon_cannot_climb_either() -> None:
    match = position({"4": "R2 R1 under R"}, turn=R)
    assert match.legal() == ["draw"]


def test_D21_a_covered_knight_cannot_be_captured() -> None:
    match = position({"6": "B3 under G", "4": "R2"}, turn=R)
    match.play("climb 2@4>6")
    assert "knight 3" not in in_dungeon(match).get("B", {})
    assert slot(match, "6") == ""
