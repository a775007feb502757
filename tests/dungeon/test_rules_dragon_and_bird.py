"""D-22 to D-26: the dragon and the bird."""

import pytest

from kolmik import Match
from kolmik.engine import generator
from kolmik.games.dungeon import rules

from .scenario import EVERYWHERE, GAME, B, G, R, climb, deck, dragon, draw, in_dungeon, position, throw, top, wall

FALL_AT_AIM = {"falls": 4, "stays": 2}
FALL_NEARBY = {"falls": 1, "stays": 5}


def asked(match: Match) -> list[tuple[str, int, str]]:
    """The cards that may fall, in order, if all of them stay: (slot, seat, card)."""
    match = match.after(len(match.moves))
    found = []
    while match.turn == "nature":
        found.append(tuple(match.view()["asked"][part] for part in ("slot", "seat", "card")))
        match.play("stays")
    return found


def test_D22_a_dragon_covers_any_slot_with_knights_of_any_seat() -> None:
    match = position({"4": "R2", "5": "B1", "6": "G3 G3", "9": "R3 R3"}, turn=R)
    draw(match, R, "dragon")
    assert match.legal() == ["dragon 4", "dragon 5", "dragon 6", "dragon 9", "put back"]
    match.play("dragon 6")
    assert wall(match) == {"4": "R2", "5": "B1", "6": "G3 G3 under R", "9": "R3 R3"}
    assert (match.turn, deck(match, R)) == (B, 11)


def test_D22_not_on_a_slot_that_is_covered() -> None:
    match = position({"1a": "R1 under G", "1b": "R1", "3b": "B3"}, turn=R)
    draw(match, R, "dragon")
    assert match.legal() == ["dragon 1b", "dragon 3b", "put back"]


def test_D22_with_no_such_slot_it_cannot_be_played() -> None:
    match = position({"4": "R2 under B"}, turn=R)
    draw(match, R, "dragon")
    assert match.legal() == ["put back"]


def test_D22_several_dragons_of_one_seat() -> None:
    cards = {"knights": [3, 3, 3], "birds": 0, "dragons": 6}
    match = position({"1a": "R1 under R", "4": "R2 R2 under R", "9": "B3 under R"}, turn=R, cards=cards)
    assert match.legal() == ["draw"]
    assert wall(match) == {"1a": "R1 under R", "4": "R2 R2 under R", "9": "B3 under R"}


def test_D23_all_fallen_cards_and_the_bird_go_to_the_dungeon_even_the_throwers() -> None:
    match = position({"4": "B2", "5": "R1"}, turn=R)
    throw(match, R, "throw 4", "falls", "falls")
    assert wall(match) == {}
    assert in_dungeon(match) == {"R": {"knight 1": 1, "bird": 1}, "B": {"knight 2": 1}}
    assert match.turn == B


def test_D23_cards_that_stay_do_not_move() -> None:
    match = position({"4": "B2", "5": "R1"}, turn=R)
    throw(match, R, "throw 4", "stays", "stays")
    assert wall(match) == {"4": "B2", "5": "R1"}
    assert in_dungeon(match) == {"R": {"bird": 1}}


def test_D23_the_bird_goes_to_the_dungeon_immediately_and_each_card_when_it_falls() -> None:
    match = position({"4": "B2", "5": "R1"}, turn=R)
    throw(match, R, "throw 4")
    assert (match.turn, match.show()["drawn"], match.show()["dungeon"]) == ("nature", None, [1, 0, 0])
    match.play("falls")
    assert (match.turn, match.show()["dungeon"]) == ("nature", [1, 1, 0])
    match.play("falls")
    assert (match.turn, match.show()["dungeon"]) == (B, [2, 1, 0])


@pytest.mark.parametrize(("how", "words"), [("odds", "throw 5"), ("table", "throw")])
def test_D23_it_may_be_thrown_at_an_empty_wall(how: str, words: str) -> None:
    match = position(turn=R, throw=how)
    throw(match, R, words)
    assert match.turn == B
    assert in_dungeon(match) == {"R": {"bird": 1}}


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (("falls", "falls"), {}),
        (("falls", "stays"), {"4": "B2"}),
        (("stays", "falls"), {"4": "B1"}),
        (("stays", "stays"), {"4": "B2 B1"}),
    ],
)
@pytest.mark.parametrize("how", ["odds", "table"])
def test_D24_pairs_are_not_safe_from_the_bird(answers: tuple[str, str], left: dict[str, str], how: str) -> None:
    match = position({"4": "B2 B1"}, turn=R, throw=how)
    throw(match, R, "throw 4" if how == "odds" else "throw", *answers)
    assert wall(match) == left
    assert match.turn == B


def test_D24_the_rest_of_a_pair_is_a_single_that_climbs_and_can_be_captured() -> None:
    match = position({"4": "B2 B1", "2a": "R2"}, turn=R)
    throw(match, R, "throw 5", "stays", "falls")
    climb(match, R, "2@2a>4")
    assert wall(match) == {"4": "R2"}
    match = position({"4": "B2 B1"}, turn=R)
    throw(
        match,
        R,
        "throw 4",
        "stays",
        "falls",
    )
    climb(match, B, "1@4>5")
    assert wall(match) == {"5": "B1"}


@pytest.mark.parametrize("how", ["odds", "table"])
def test_D24_knights_at_the_top_are_safe(how: str) -> None:
    match = position(tops={R: "3", B: "3 2"}, turn=R, throw=how)
    throw(match, R, "throw 9" if how == "odds" else "throw")
    assert (top(match, R), top(match, B)) == ([3], [3, 2])
    assert match.turn == B


@pytest.mark.parametrize("how", ["odds", "table"])
def test_D25_under_a_dragon_that_stays_nothing_falls(how: str) -> None:
    match = position({"4": "B2 B1 under G"}, turn=R, throw=how)
    throw(match, R, "throw 4" if how == "odds" else "throw", "stays")
    assert match.turn == B
    assert wall(match) == {"4": "B2 B1 under G"}


def test_D25_knights_under_a_dragon_that_falls_have_the_odds_of_the_slot() -> None:
    for words, odds in (("throw 4", FALL_AT_AIM), ("throw 5", FALL_NEARBY)):
        match = position({"4": "B2 B1 under G"}, turn=R)
        throw(match, R, words)
        for card in ("dragon", "knight 1", "knight 2"):
            assert match.view()["asked"] == {"slot": "4", "seat": G if card == "dragon" else B, "card": card}
            assert match.odds() == odds
            match.play("falls")
        assert match.turn == B
        assert wall(match) == {}
        assert in_dungeon(match) == {"R": {"bird": 1}, "B": {"knight 1": 1, "knight 2": 1}, "G": {"dragon": 1}}


def test_D25_knights_that_do_not_fall_with_their_dragon_are_free_and_stay() -> None:
    match = position({"4": "B2 under R"}, turn=R)
    throw(match, R, "throw 4", "falls", "stays")
    assert wall(match) == {"4": "B2"}
    assert "climb 2@4>6" in match.legal()


def test_D25_after_a_dragon_that_stays_comes_the_next_slot() -> None:
    match = position({"4": "B2 under G", "5": "R1"}, turn=R)
    throw(match, R, "throw 4", "stays")
    assert match.view()["asked"] == {"slot": "5", "seat": R, "card": "knight 1"}
    assert match.odds() == FALL_NEARBY


def test_D26_the_thrower_aims_at_any_slot_of_this_player_count_even_an_empty_one() -> None:
    names = ["1a", "1b", "2a", "2b", "3a", "3b", "4", "5", "6", "7", "8", "9"]
    for players, levels, aims in (
        (3, 9, names),
        (4, 8, names[:-1]),
        (2, 9, [name for name in names if "b" not in name]),
    ):
        match = position(players=players, levels=levels, turn=R)
        draw(match, R, "bird")
        assert match.legal() == ["put back", *(f"throw {name}" for name in aims)]


@pytest.mark.parametrize(
    ("aim", "near"),
    [
        ("1a", "1a 1b 2a 2b"),
        ("1b", "1a 1b 2a 2b"),
        ("2a", "1a 1b 2a 2b 3a 3b"),
        ("2b", "1a 1b 2a 2b 3a 3b"),
        ("3a", "2a 2b 3a 3b 4"),
        ("3b", "2a 2b 3a 3b 4"),
        ("4", "3a 3b 4 5"),
        ("5", "4 5 6"),
        ("6", "5 6 7"),
        ("8", "7 8 9"),
        ("9", "8 9"),
    ],
)
def test_D26_cards_at_the_aim_fall_on_4_of_6_in_neighbouring_slots_on_1_of_6_others_never(aim: str, near: str) -> None:
    match = position(EVERYWHERE, turn=R)
    throw(match, R, f"throw {aim}")
    for name in near.split():
        assert match.view()["asked"]["slot"] == name
        assert match.odds() == (FALL_AT_AIM if name == aim else FALL_NEARBY)
        match.play("stays")
    assert match.turn == B


def test_D26_the_twin_of_an_empty_aim_is_a_neighbour() -> None:
    match = position({"2b": "B2"}, turn=R)
    throw(match, R, "throw 2a")
    assert match.odds() == FALL_NEARBY


def test_D26_with_8_levels_the_last_has_no_neighbour_above() -> None:
    match = position({"8": "B2", "7": "B1"}, turn=R, levels=8)
    throw(match, R, "throw 8")
    assert asked(match) == [("7", B, "knight 1"), ("8", B, "knight 2")]


def test_D26_slots_from_the_lowest_level_up_a_before_b_and_in_a_slot_from_the_top_card_down() -> None:
    slots = {"1a": "G1", "2a": "B2 B1", "2b": "G2", "3a": "R3 R3", "3b": "R3 under B"}
    match = position(slots, turn=R)
    throw(match, R, "throw 2b")
    assert asked(match) == [
        ("1a", G, "knight 1"),
        ("2a", B, "knight 1"),
        ("2a", B, "knight 2"),
        ("2b", G, "knight 2"),
        ("3a", R, "knight 3"),
        ("3a", R, "knight 3"),
        ("3b", B, "dragon"),
    ]


def test_D26_at_a_real_table_people_enter_for_every_card_whether_it_fell() -> None:
    match = position(EVERYWHERE, turn=R, throw="table")
    draw(match, R, "bird")
    assert match.legal() == ["put back", "throw"]
    match.play("throw")
    for name in EVERYWHERE:
        assert match.view()["asked"]["slot"] == name
        assert match.view()["aim"] is None
        assert match.odds() == {"falls": 1, "stays": 1}
        match.play("falls")
    assert wall(match) == {}
    assert match.show()["dungeon"] == [6, 4, 3]
    assert match.turn == B


@pytest.mark.parametrize(
    ("how", "aim", "sides", "falling"), [("odds", " 4", 6, 4), ("odds", " 5", 6, 1), ("table", "", 2, 1)]
)
def test_D26_nature_draws_at_these_odds(
    how: str, aim: str, sides: int, falling: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = position({"4": "B2"}, turn=R, throw=how)
    throw(match, R, f"throw{aim}")
    drawn = []
    for number in range(sides):
        monkeypatch.setattr(rules, "below", lambda rng, limit, number=number: number if limit == sides else None)
        drawn.append(GAME.words[rules.draw(GAME.layout.open(match.state), generator(0))])
    assert drawn == ["falls"] * falling + ["stays"] * (sides - falling)


def test_D26_a_throw_ends_when_no_card_is_left_that_may_fall() -> None:
    match = position({"4": "B2"}, turn=R)
    throw(match, R, "throw 4")
    assert match.view()["aim"] == "4"
    match.play("stays")
    assert (match.view()["aim"], match.view()["asked"], match.view()["phase"]) == (None, None, "choosing")
    dragon(match, B, "4")
    assert wall(match) == {"4": "B2 under B"}
