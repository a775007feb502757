"""Estimates from results: ratings, shares of wins and margins, with confidence intervals.

*Ratings* follow the Bradley–Terry model: a bot rated 400 points above another finishes ahead of it ten times as often
as behind it. A game counts as comparisons between seats of different bots: a winner beat every loser, winners who share
the win drew with each other, and two losers are not compared. So a game for two is one comparison, and games for more
players use the same scale.

Every two bots also count as having drawn once. This keeps the rating of a bot that never lost finite, and changes next
to nothing where there are many games.

*Intervals* are bootstrap intervals at 95 %. Pairings are resampled, not games, because the games of a pairing share
their nature; and only among pairings of the same field, because the fields were not random. If all pairings ended the
same way, resampling them would say nothing, so the weight of the one draw is resampled as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
import numpy.typing as npt

from .play import PairingResult

Numbers = npt.NDArray[np.float64]

ELO = 400 / log(10)  # Elo points for a factor of e in strength
RESAMPLES = 2000
LEVEL = 0.95
IN_MEMORY = 4_000_000  # weights of pairings held in memory at a time
MAX_ITERATIONS = 200  # of Newton's method; a dozen suffice except for very odd results
MAX_STEP = 2.0
TOLERANCE = 1e-10


@dataclass(frozen=True)
class Estimate:
    """A number and its interval; no interval if there are too few pairings."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Tally:
    """The counts of each pairing, by bot."""

    fields: tuple[tuple[int, ...], ...]  # [pairing]: the bots that took part, sorted
    ahead: Numbers  # [pairing, bot, other]: comparisons that the bot won, draws as halves
    seats: Numbers  # [pairing, bot]: seats played
    wins: Numbers  # [pairing, bot]: shares of wins
    margins: Numbers  # [pairing, bot]: score minus the mean of the other bots', summed over the seats


def tally(results: Sequence[PairingResult], bots: int, lowest_wins: bool = False) -> Tally:
    """Count the results; if the lowest score wins, margins change their sign."""
    ahead = np.zeros((len(results), bots, bots))
    seats, wins, margins = (np.zeros((len(results), bots)) for _ in range(3))
    sign = -1 if lowest_wins else 1
    for at, result in enumerate(results):
        for game in result.games:
            who, scores = np.array(game.seats), np.array(game.scores, np.float64)
            won = np.isin(np.arange(len(who)), game.winners)
            np.add.at(seats[at], who, 1)
            np.add.at(wins[at], who, won / max(won.sum(), 1))
            different = who[:, None] != who[None, :]
            others = (different * scores[None, :]).sum(1) / different.sum(1)
            np.add.at(margins[at], who, sign * (scores - others))
            points = different * won[:, None] * (1 - won[None, :] / 2)
            np.add.at(ahead[at], (who[:, None], who[None, :]), points)
    fields = tuple(tuple(sorted(result.games[0].seats)) for result in results)
    return Tally(fields, ahead, seats, wins, margins)


def fit(ahead: Numbers, anchor: int) -> Numbers:
    """The maximum-likelihood strengths as logarithms, the anchor's being 0; the leading axes are independent cases.

    `ahead[..., i, j]` is how often i finished ahead of j. Uses Newton's method; wins and losses must connect all bots.
    """
    bots = ahead.shape[-1]
    free = [bot for bot in range(bots) if bot != anchor]
    met = ahead + np.swapaxes(ahead, -1, -2)
    strengths = np.zeros(ahead.shape[:-1])
    for _ in range(MAX_ITERATIONS):
        chances = 1 / (1 + np.exp(strengths[..., None, :] - strengths[..., :, None]))
        gradient = (ahead - met * chances).sum(-1)
        weights = met * chances * (1 - chances)
        curvature = weights.sum(-1)[..., None] * np.eye(bots) - weights
        inner = curvature[..., free, :][..., free]
        step = np.linalg.solve(inner, gradient[..., free, None])[..., 0]
        step = np.clip(step, -MAX_STEP, MAX_STEP)
        strengths[..., free] += step
        if np.abs(step).max(initial=0) < TOLERANCE:
            break
    return strengths


def points(ahead: Numbers, anchor: int) -> Numbers:
    """The strengths, in Elo points."""
    return ELO * fit(ahead, anchor)


def ratings(counted: Tally, anchor: int, seed: int = 0) -> list[Estimate]:
    """Ratings in Elo points; the anchor's is 0."""
    bots = counted.seats.shape[1]
    apart = 1 - np.eye(bots)
    rated = points(counted.ahead.sum(0) + apart / 2, anchor)

    def statistic(weights: Numbers, rng: np.random.Generator) -> Numbers:
        draw = rng.exponential(0.5, (len(weights), bots, bots)) * apart
        ahead = np.tensordot(weights, counted.ahead, 1) + draw
        return points(ahead, anchor)

    return _estimates(rated, _resampled(statistic, counted.fields, seed))


def win_rates(counted: Tally, even: float, seed: int = 0) -> list[Estimate]:
    """The share of wins per seat played; `even` is the share if all bots were equal."""
    return _estimates(_rates(counted), _resampled(_rates_statistic(counted, even), counted.fields, seed))


def win_lead(counted: Tally, one: int, other: int, even: float, seed: int = 0) -> Estimate:
    """The lead of a bot's share of wins per seat over another's, resampled together."""
    rates, statistic = _rates(counted), _rates_statistic(counted, even)

    def lead(weights: Numbers, rng: np.random.Generator) -> Numbers:
        found = statistic(weights, rng)
        return found[:, [one]] - found[:, [other]]

    return _estimates(rates[[one]] - rates[[other]], _resampled(lead, counted.fields, seed))[0]


def _rates(counted: Tally) -> Numbers:
    rates: Numbers = counted.wins.sum(0) / np.maximum(counted.seats.sum(0), 1)
    return rates


def _rates_statistic(counted: Tally, even: float) -> Callable[[Numbers, np.random.Generator], Numbers]:
    def statistic(weights: Numbers, rng: np.random.Generator) -> Numbers:
        wins, seats = weights @ counted.wins, weights @ counted.seats
        won, lost = (rng.exponential(mean, wins.shape) for mean in (even, 1 - even))
        found: Numbers = (wins + won) / (seats + won + lost)
        return found

    return statistic


def mean_margins(counted: Tally, seed: int = 0) -> list[Estimate]:
    """By how much a bot's score is better than the mean of the other bots'."""

    def statistic(weights: Numbers, _rng: np.random.Generator) -> Numbers:
        return (weights @ counted.margins) / np.maximum(weights @ counted.seats, 1)

    means = counted.margins.sum(0) / np.maximum(counted.seats.sum(0), 1)
    return _estimates(means, _resampled(statistic, counted.fields, seed))


def _resampled(
    statistic: Callable[[Numbers, np.random.Generator], Numbers], fields: Sequence[tuple[int, ...]], seed: int
) -> Numbers | None:
    """Bootstrap resamples of a statistic of pairing weights; None if a field has only one pairing."""
    by_field = [np.flatnonzero([other == field for other in fields]) for field in sorted(set(fields))]
    if min(map(len, by_field)) < 2:
        return None
    rng = np.random.default_rng(seed)
    found, left = [], RESAMPLES
    while left > 0:
        size = min(left, max(1, IN_MEMORY // len(fields)))
        found.append(statistic(_drawn(by_field, size, rng), rng))
        left -= size
    return np.concatenate(found)


def _drawn(by_field: Sequence[npt.NDArray[np.int64]], size: int, rng: np.random.Generator) -> Numbers:
    """[resample, pairing]: how often a pairing is drawn; each field is resampled to its own size."""
    pairings = sum(map(len, by_field))
    rows = pairings * np.arange(size)[:, None]
    drawn = [rows + some[rng.integers(0, len(some), (size, len(some)))] for some in by_field]
    counts = np.bincount(np.concatenate(drawn, axis=1).ravel(), minlength=size * pairings)
    return counts.reshape(size, pairings).astype(np.float64)


def _estimates(values: Numbers, resampled: Numbers | None) -> list[Estimate]:
    if resampled is None:
        return [Estimate(float(value), None, None) for value in values]
    tail = (1 - LEVEL) / 2
    low, high = np.quantile(resampled, [tail, 1 - tail], axis=0)
    low, high = np.minimum(low, values), np.maximum(high, values)
    return [Estimate(*map(float, row)) for row in zip(values, low, high, strict=True)]
