"""T-32 to T-36: scoring, and what seats know."""

import numpy as np
import pytest

from kolmik import Match
from kolmik.engine import generator

from .scenario import GAME, KINDS, RAINBOW, build, discard_rows, nobody_builds, position, table, turn_up, win

TEN_CARDS = {"kinds": 2, "values": [1, 2, 3, 4, 5], "doubled": []}


def score(towers: str, rubble: int = 0) -> int:
    """The score of a seat with these towers."""
    return position({0: towers}, rubble={0: rubble}, starter=1).scores()[0]


def test_T32_a_card_in_a_tower_without_a_spire_is_1_point() -> None:
    # The tallest tower counts once more: T-33.
    assert score("candy 7") == 1 + 1
    assert score("candy 7 6 5 4") == 4 + 4
    assert score("candy 7 6, horror 8, tree 9") == 4 + 2


def test_T32_a_card_in_a_capped_tower_is_2_points_the_spire_too() -> None:
    assert score("candy 7 6 0") == 6 + 3
    assert score("candy 7 6 0, horror 5") == 6 + 1 + 3


def test_T32_each_tower_counts_for_itself() -> None:
    assert score("candy 3 0, horror 3 2, tree 3 2 1, junk 0, sand 9") == 4 + 2 + 3 + 2 + 1 + 3


def test_T33_the_tallest_tower_scores_1_more_a_card() -> None:
    assert score("candy 7 6, horror 5 4 3, tree 1") == 6 + 3


def test_T33_of_two_equally_tall_towers_one_counts() -> None:
    assert score("candy 7 6, horror 5 4") == 4 + 2


def test_T33_the_tallest_may_be_capped_or_not() -> None:
    assert score("candy 7 0, horror 5 4 3") == 4 + 3 + 3
    assert score("candy 7 6 0, horror 5 4") == 6 + 2 + 3


@pytest.mark.parametrize(("rubble", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_T34_the_kth_card_of_rubble_costs_k_points(rubble: int, cost: int) -> None:
    assert score("candy 7 6 5 4", rubble) == 8 - cost


def test_T34_totals_may_be_negative() -> None:
    assert score("candy 7", rubble=3) == 2 - 6


def test_T34_rubble_costs_its_owner_alone() -> None:
    match = position({0: "candy 7", 1: "candy 6"}, rubble={1: 2}, starter=2)
    assert match.scores() == [2, 2 - 3, 0, 0]


def test_T34_the_view_counts_tower_by_tower() -> None:
    match = position({0: "candy 7 6 0, horror 5 4 3 2", 1: "sand 0"}, rubble={0: 2}, starter=2)
    built, lone, nothing, _ = match.view()["count"]
    assert built == {
        "towers": {"candy": 6, "horror": 4, "tree": 0, "junk": 0, "sand": 0},
        "tallest": "horror",
        "bonus": 4,
        "cost": 3,
        "total": 11,
    }
    assert (lone["towers"]["sand"], lone["tallest"], lone["bonus"], lone["total"]) == (2, "sand", 1, 3)
    assert nothing == {"towers": dict.fromkeys(KINDS, 0), "tallest": None, "bonus": 0, "cost": 0, "total": 0}


@pytest.mark.parametrize("seed", range(3))
def test_T35_the_count_in_the_view_is_the_score(seed: int) -> None:
    match = GAME.new(players=5, seed=seed)
    chance = np.random.default_rng(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
        for count, score in zip(match.view()["count"], match.scores(), strict=True):
            assert sum(count["towers"].values()) + count["bonus"] - count["cost"] == count["total"] == score, seed


def over(*builds: str) -> Match:
    """A finished game of ten cards for three seats; seats 0, 1 and 2 build these, one row each, then nobody."""
    match = table(players=3, deck=TEN_CARDS)
    for seat, words in enumerate(builds):
        rows = ["candy 5 4, horror 5 4, candy 1", "candy 3 2, horror 3 2, horror 1"]
        turn_up(match, rows[seat])
        win(match, seat, len(words.split(", ")))
        build(match, words)
    while not match.over:
        discard_rows(match, 1)
    return match


def test_T35_most_points_wins() -> None:
    match = over("candy 5", "candy 3, horror 3")
    assert match.scores() == [2, 3, 0]
    assert match.winners == [1]


def test_T35_tied_leaders_share_the_win() -> None:
    match = over("candy 5", "horror 3")
    assert match.scores() == [2, 2, 0]
    assert match.winners == [0, 1]


def test_T35_when_nobody_has_a_point_all_win() -> None:
    match = over()
    assert match.winners == [0, 1, 2]


def test_T35_nobody_has_won_before_the_game_is_over() -> None:
    match = position({0: "candy 7"})
    assert match.scores() == [2, 0, 0, 0]
    assert match.winners == []
    assert match.outcome is None


def test_T36_every_seat_and_a_spectator_see_the_same() -> None:
    match = position({0: "candy 7", 1: "sand 9 0, tree 2"}, RAINBOW, rubble={1: 1}, starter=2)
    for words in ("bid 1", "pass", "bid 2", "pass", "raze candy", "build candy 5", "build junk 5"):
        match.play(words)
        assert all(match.view(seat) == match.view(None) for seat in range(4))


def test_T36_row_towers_discard_pile_and_the_count_of_every_rubble_are_public() -> None:
    match = position({0: "candy 7"}, players=2)
    nobody = match.show()["discard"]
    turn_up(match, "candy 3, horror 11, tree 14, junk 2, sand 7")
    win(match, 0, 1)
    match.play("raze candy")
    seen = match.view(1)
    assert seen["row"] == ["candy 3", "horror 11", "tree 14", "junk 2", "sand 7"]
    assert seen["rubble"] == [1, 0]
    build(match, "sand 7")
    seen = match.view(1)
    assert seen["towers"][0]["sand"] == [7]
    assert seen["discard"] == len(seen["discarded"]) == nobody + 4
    assert {"candy 3", "horror 11", "tree 14", "junk 2"} <= set(seen["discarded"])


def test_T36_the_view_says_whose_turn_it_is_and_what_for() -> None:
    match = table(players=2)
    assert (match.view()["turn"], match.view()["phase"], match.view()["reach"]) == ("nature", "dealing", None)
    turn_up(match, RAINBOW)
    assert (match.view()["turn"], match.view()["phase"], match.view()["reach"]) == (0, "auction", [5, 5])
    match.play("bid 2", "pass")
    assert (match.view()["turn"], match.view()["phase"]) == (0, "building")
    assert (match.view()["to_build"], match.view()["may_raze"]) == (2, True)
    build(match, "candy 5")
    assert (match.view()["to_build"], match.view()["may_raze"]) == (1, False)
    assert match.view()["scores"] == [2, 0]
    assert match.view()["over"] is False
    build(match, "sand 5")
    while not match.over:
        discard_rows(match, 1)
    assert (match.view()["turn"], match.view()["phase"], match.view()["over"]) == (None, "over", True)


def test_T36_no_state_has_an_order_of_the_deck() -> None:
    one, other = table(players=2), table(players=2)
    turn_up(one, "candy 1 2 3 4 5")
    nobody_builds(one)
    turn_up(one, "sand 1 2 3 4 5")
    nobody_builds(one)
    turn_up(other, "sand 1 2 3 4 5")
    nobody_builds(other)
    turn_up(other, "candy 1 2 3 4 5")
    nobody_builds(other)
    assert one.state.tobytes() == other.state.tobytes()


def test_T36_no_other_state_looks_the_same_so_a_redeal_changes_nothing() -> None:
    match = position({0: "candy 7", 1: "sand 9 0"}, RAINBOW)
    record, rng = match.state, generator(5)
    for seat in range(4):
        GAME.rules.redeal(GAME.layout.open(record), seat, rng)
    assert record.tobytes() == match.state.tobytes()
    assert rng.tolist() == generator(5).tolist()


def test_T36_an_observation_counts_seats_from_the_observer() -> None:
    match = position({1: "sand 9 0, tree 2"}, RAINBOW, rubble={1: 1}, starter=0)
    match.play("bid 1", "pass")

    def seen(name: str, seat: int) -> list[int]:
        numbers: list[int] = match.observe(seat)[GAME.observation[name]].tolist()
        return numbers

    assert [seen("players", seat) for seat in range(4)] == [[4]] * 4
    assert seen("turn", 2) == [1, 0, 0, 0, 0]
    assert seen("turn", 0) == [0, 0, 1, 0, 0]
    assert seen("starter", 3) == [0, 1, 0, 0, 0]
    assert seen("caller", 1) == [0, 0, 0, 1, 0]
    assert seen("calls", 0) == [1, -1, -2, -2, 0]
    assert seen("calls", 3) == [-2, 1, -1, -2, 0]
    assert seen("rubble", 1) == [1, 0, 0, 0, 0]
    assert seen("rubble", 2) == [0, 0, 0, 1, 0]
    heights = np.reshape(seen("height", 0), (5, 5))
    assert dict(zip(KINDS, heights[1].tolist(), strict=True)) == dict(zip(KINDS, [0, 0, 1, 0, 2], strict=True))
    towers = np.reshape(seen("towers", 1), (5, 5, -1))
    assert towers[0, KINDS.index("sand"), :3].tolist() == [10, 1, 0]
    assert np.count_nonzero(towers) == 3 + 1  # seat 0 starts because seat 3 built a card
