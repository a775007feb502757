"""The fit against known answers, and intervals with the stated coverage."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from kolmik.arena.pairings import pairings
from kolmik.arena.play import GameResult, MoveTimes, PairingResult
from kolmik.arena.ratings import ELO, fit, mean_margins, points, ratings, tally, win_lead, win_rates

SEED = 20_261_115


def game(seats: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...] | None = None) -> GameResult:
    points = scores or tuple(int(seat in winners) for seat in range(len(seats)))
    return GameResult(seats, winners, points, 10, tuple(MoveTimes.of(()) for _ in seats))


def league(strengths: list[float], players: int, games: int, seed: int) -> list[PairingResult]:
    """Games in which a seat's chance of winning is its share of the strengths at the table."""
    rng = np.random.default_rng(seed)
    weights = np.exp(np.array(strengths))
    results = []
    for one in pairings(len(strengths), players, games):
        played = []
        for seats in one.seatings:
            chances = weights[list(seats)] / weights[list(seats)].sum()
            played.append(game(seats, (int(rng.choice(players, p=chances)),)))
        results.append(PairingResult(one.number, 0, one.starter, tuple(played)))
    return results


@pytest.mark.parametrize(
    ("won", "lost", "elo"), [(75, 25, 190.848), (50, 50, 0), (10, 1, 400), (64, 36, 99.95), (1, 3, -190.848)]
)
def test_the_ratings_of_two_bots_match_the_elo_tables(won: float, lost: float, elo: float) -> None:
    assert points(np.array([[0.0, won], [lost, 0.0]]), 1) == pytest.approx([elo, 0], abs=0.01)


def test_ratings_of_three_bots_that_agree_add_up() -> None:
    ahead = np.array([[0, 90, 99], [30, 0, 60], [11, 20, 0.0]])  # 3 to 1, 9 to 1, 3 to 1
    assert fit(ahead, 2) == pytest.approx([np.log(9), np.log(3), 0])
    assert fit(ahead, 0) == pytest.approx([0, -np.log(3), -np.log(9)])


@pytest.mark.parametrize("seed", range(20))
def test_at_the_fit_actual_wins_equal_expected_wins(seed: int) -> None:
    rng = np.random.default_rng(seed)
    ahead = rng.exponential(10.0 ** rng.integers(-2, 4, (5, 5, 5))) * (1 - np.eye(5))
    strengths = fit(ahead, 3)
    met = ahead + np.swapaxes(ahead, -1, -2)
    expected = met / (1 + np.exp(strengths[:, None, :] - strengths[:, :, None]))
    assert expected.sum(-1) == pytest.approx(ahead.sum(-1), rel=1e-6), f"seed {seed}"
    assert (strengths[:, 3] == 0).all()


def test_comparisons_in_a_game_of_three() -> None:
    one = PairingResult(0, 0, 0, (game((0, 1, 2), (0,)), game((1, 0, 2), (0, 1)), game((0, 0, 1), (1,), (3, 9, 6))))
    counted = tally([one], 3)
    assert counted.ahead[0].tolist() == [[0, 2.5, 2], [0.5, 0, 1], [0, 0, 0]]
    assert counted.seats[0].tolist() == [4, 3, 2]
    assert counted.wins[0].tolist() == [2.5, 0.5, 0]
    assert counted.margins[0].tolist() == pytest.approx([1 + 0.5 + (3 - 6) + (9 - 6), -0.5 + 0.5 + (6 - 6), -0.5 - 1])


def test_margins_change_their_sign_if_the_lowest_score_wins() -> None:
    one = PairingResult(0, 0, 0, (game((0, 1), (0,), (0, 30)),))
    assert tally([one], 2, lowest_wins=True).margins.tolist() == [[30, -30]]
    assert tally([one], 2).margins.tolist() == [[-30, 30]]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_known_strengths_are_recovered(players: int) -> None:
    """Within four standard errors: of a dozen 95 % intervals, one misses by chance every other time."""
    truth = [1.0, 0.5, 0.2, 0.0]
    found = ratings(tally(league(truth, players, 3000, SEED), 4), anchor=3)
    for estimate, strength in zip(found, truth, strict=True):
        assert estimate.low is not None and estimate.high is not None
        error = (estimate.high - estimate.low) / (2 * 1.96)
        assert abs(estimate.value - ELO * strength) <= 4 * error, f"seed {SEED}: {estimate}"
        assert error < 20


@pytest.mark.parametrize(("players", "strengths"), [(2, [0.8, 0.0]), (4, [0.8, 0.3, 0.0])])
def test_intervals_of_ratings_have_about_the_stated_coverage(players: int, strengths: list[float]) -> None:
    leagues = 80
    held = [0] * (len(strengths) - 1)
    for number in range(leagues):
        found = ratings(
            tally(league(strengths, players, 100, SEED + number), len(strengths)), len(strengths) - 1, number
        )
        for at, estimate in enumerate(found[:-1]):
            assert estimate.low is not None and estimate.high is not None
            held[at] += estimate.low <= ELO * strengths[at] <= estimate.high
    assert all(0.87 * leagues <= times for times in held), f"seed {SEED}: {held} of {leagues}"


def test_intervals_of_win_rates_have_about_the_stated_coverage() -> None:
    leagues, held = 80, 0
    for number in range(leagues):
        rate = win_rates(tally(league([0.8, 0.0], 2, 100, SEED + number), 2), 0.5, number)[0]
        assert rate.low is not None and rate.high is not None
        held += rate.low <= 1 / (1 + np.exp(-0.8)) <= rate.high
    assert held >= 0.87 * leagues, f"seed {SEED}: {held} of {leagues}"


def test_intervals_of_a_lead_have_about_the_stated_coverage() -> None:
    leagues, held, truth = 80, 0, 2 / (1 + np.exp(-0.8)) - 1
    for number in range(leagues):
        counted = tally(league([0.8, 0.0], 2, 100, SEED + number), 2)
        lead, rates = win_lead(counted, 0, 1, 0.5, number), win_rates(counted, 0.5, number)
        assert lead.low is not None and lead.high is not None
        assert lead.value == pytest.approx(rates[0].value - rates[1].value)
        held += lead.low <= truth <= lead.high
    assert 0.87 * leagues <= held, f"seed {SEED}: {held} of {leagues}"


def test_a_bot_that_never_lost_has_a_finite_rating_and_an_honest_interval() -> None:
    results = [PairingResult(at, 0, 0, (game((0, 1), (0,)), game((1, 0), (1,)))) for at in range(50)]
    counted = tally(results, 2)
    rating, rate = ratings(counted, 1)[0], win_rates(counted, 0.5)[0]
    assert rating.value == pytest.approx(400 * np.log10(201), abs=0.01)
    assert rating.low is not None and rating.high is not None
    assert 500 < rating.low < rating.value < rating.high < 3000
    assert rate.value == rate.high == 1 and rate.low is not None and 0.95 < rate.low < 0.995


def test_a_single_pairing_has_no_intervals() -> None:
    counted = tally(league([0.0, 0.0], 2, 2, 1), 2)
    for found in (ratings(counted, 1), win_rates(counted, 0.5), mean_margins(counted)):
        assert all(one.low is None and one.high is None for one in found)


def test_resampling_keeps_the_fields_fixed() -> None:
    """Bot 1 always beats 2 and always loses to 0: its share of wins is a half in every resample."""
    results = [
        PairingResult(
            one.number, 0, one.starter, tuple(game(seats, (seats.index(min(seats)),)) for seats in one.seatings)
        )
        for one in pairings(3, 2, 240)
    ]
    middle = win_rates(tally(results, 3), 0.5)[1]
    assert middle.low is not None and middle.high is not None
    assert middle.value == 0.5 and middle.high - middle.low < 0.02


def test_the_same_results_give_the_same_intervals() -> None:
    counted = tally(league([0.5, 0.0], 2, 40, 2), 2)
    assert ratings(counted, 1, 5) == ratings(counted, 1, 5) != ratings(counted, 1, 6)


def test_ratings_differ_with_the_anchor_by_a_constant() -> None:
    counted = tally(league([0.7, 0.3, 0.0], 3, 60, 3), 3)
    first, last = ([one.value for one in ratings(counted, anchor)] for anchor in (0, 2))
    for (a, b), (c, d) in zip(combinations(first, 2), combinations(last, 2), strict=True):
        assert a - b == pytest.approx(c - d)
