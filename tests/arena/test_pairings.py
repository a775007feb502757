"""Pairings: everything is even for any number of bots and of seats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from kolmik.arena.pairings import Pairing, fields, games_per_round, pairing, pairings, rotations

SIZES = [(bots, players) for bots in range(2, 8) for players in range(2, 7)]


def first_round(bots: int, players: int, turn: int = 0) -> list[Pairing]:
    size = len(fields(bots, players))
    return [pairing(bots, players, number) for number in range(turn * size, (turn + 1) * size)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
@pytest.mark.parametrize("turn", [0, 1])
def test_in_a_round_everything_is_even(bots: int, players: int, turn: int) -> None:
    seats, starts, meets = Counter[tuple[int, int]](), Counter[int](), Counter[tuple[int, int]]()
    for one in first_round(bots, players, turn):
        for seating in one.seatings:
            seats.update((bot, seat) for seat, bot in enumerate(seating))
            starts[seating[one.starter]] += 1
            meets.update((min(a, b), max(a, b)) for a, b in combinations(seating, 2) if a != b)
    assert len(set(seats.values())) == 1 and len(seats) == bots * players  # every bot sits in every seat
    assert len(set(starts.values())) == 1 and len(starts) == bots
    assert len(set(meets.values())) == 1 and len(meets) == bots * (bots - 1) // 2


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_within_a_pairing_each_bot_sits_everywhere_and_starts_as_often_as_it_has_seats(bots: int, players: int) -> None:
    for one in first_round(bots, players):
        lineup = Counter(one.seatings[0])
        assert max(lineup.values()) - min(lineup.values()) <= 1
        for seat in range(players):
            taken = Counter(seating[seat] for seating in one.seatings)
            assert {bot: count * players for bot, count in taken.items()} == {
                bot: count * len(one.seatings) for bot, count in lineup.items()
            }


def test_two_bots_at_two_seats_swap_seats() -> None:
    assert pairing(2, 2, 0) == Pairing(0, 0, ((0, 1), (1, 0)))
    assert pairing(2, 2, 1) == Pairing(1, 1, ((0, 1), (1, 0)))  # the other seat starts
    assert games_per_round(2, 2) == 2


def test_two_bots_at_four_seats_sit_together_and_across() -> None:
    together, across = pairing(2, 4, 0), pairing(2, 4, 1)
    assert set(together.seatings) == set(rotations((0, 0, 1, 1))) and len(together.seatings) == 4
    assert across.seatings == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_three_bots_at_two_seats_all_meet() -> None:
    met = [one.seatings for one in pairings(3, 2, 6)]
    assert met == [((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1))]


def test_two_bots_at_three_seats_take_turns_with_the_extra_seat() -> None:
    assert [Counter(one.seatings[0]) for one in pairings(2, 3, 6)] == [{0: 2, 1: 1}, {1: 2, 0: 1}]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_more_games_only_add_to_those_before(bots: int, players: int) -> None:
    fewer = list(pairings(bots, players, 1))
    more = list(pairings(bots, players, 2 * games_per_round(bots, players) + 1))
    assert more[: len(fewer)] == fewer and len(more) > len(fewer)
    assert [one.number for one in more] == list(range(len(more)))
    assert sum(len(one.seatings) for one in more) > 2 * games_per_round(bots, players)


def test_the_order_around_the_table_changes_from_round_to_round() -> None:
    assert {pairing(3, 3, number).seatings[0] for number in range(4)} == {(0, 1, 2), (0, 2, 1)}
