"""What results say about the bots: ratings, shares of wins and margins, with intervals.

*Ratings* are Bradley and Terry's: whoever is rated 400 points above another comes out ahead of it ten times as often
as behind it. A game is taken as comparisons between seats of different bots: a winner came out ahead of everybody who
did not win, winners who share the win drew with each other, and nothing is said about two who both did not win. So a
game for two is one comparison, and games for more are rated on the same scale.

Each two bots are also taken to have drawn once. A bot that never lost keeps a finite rating by it, and where there are
many games it changes next to nothing.

*Intervals* hold 95 % of what comes out when the pairings are drawn anew, with replacement, again and again (the
bootstrap). Pairings and not games, as the games of a pairing have the same nature; and among the pairings of the same
field, as who met whom was not left to chance. Where all pairings went the same way, drawing them anew would say
nothing, so the weight of the one draw is drawn anew as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log

import numpy as np
import numpy.typing as npt

from .play import Result

Numbers = npt.NDArray[np.float64]

ELO = 400 / log(10)  # Elo points for a factor of e in strength
RESAMPLES = 2000
LEVEL = 0.95
AT_ONCE = 4_000_000  # weights of pairings held in memory at once
STEPS = 200  # of Newton's iteration; a dozen are enough but for the strangest results
LONGEST_STEP = 2.0
CLOSE = 1e-10


@dataclass(frozen=True)
class Estimate:
    """A number and the interval around it; no interval where there is too little to tell."""

    value: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Tally:
    """What is counted in each pairing, bot by bot."""

    fields: tuple[tuple[int, ...], ...]  # [pairing]: who took part, sorted
    ahead: Numbers  # [pairing, bot, other]: comparisons that the bot won, draws as halves
    seats: Numbers  # [pairing, bot]: seats played
    wins: Numbers  # [pairing, bot]: shares of wins
    margins: Numbers  # [pairing, bot]: own score less the mean of the other bots', added up over the seats


def tally(results: Sequence[Result], bots: int, lowest_wins: bool = False) -> Tally:
    """Count the results; where low scores are good, margins change their sign."""
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
    """The strengths that make the comparisons likeliest, as logarithms, the anchor's 0; any number of cases at once.

    `ahead[..., i, j]` is how often i came out ahead of j. Newton's iteration; all are to be linked by wins and losses.
    """
    bots = ahead.shape[-1]
    free = [bot for bot in range(bots) if bot != anchor]
    met = ahead + np.swapaxes(ahead, -1, -2)
    strengths = np.zeros(ahead.shape[:-1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(strengths[..., None, :] - strengths[..., :, None]))
        gradient = (ahead - met * chances).sum(-1)
        weights = met * chances * (1 - chances)
        curvature = weights.sum(-1)[..., None] * np.eye(bots) - weights
        inner = curvature[..., free, :][..., free]
        step = np.linalg.solve(inner, gradient[..., free, None])[..., 0]
        step = np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        strengths[..., free] += step
        if np.abs(step).max(initial=0) < CLOSE:
            break
    return strengths


def points(ahead: Numbers, anchor: int) -> Numbers:
    """The strengths in Elo points."""
    return ELO * fit(ahead, anchor)


def ratings(counted: Tally, anchor: int, seed: int = 0) -> list[Estimate]:
    """Ratings in Elo points, the anchor's 0."""
    bots = counted.seats.shape[1]
    apart = 1 - np.eye(bots)
    rated = points(counted.ahead.sum(0) + apart / 2, anchor)

    def again(weights: Numbers, rng: np.random.Generator) -> Numbers:
        draw = rng.exponential(0.5, (len(weights), bots, bots)) * apart
        ahead = np.tensordot(weights, counted.ahead, 1) + draw
        return points(ahead, anchor)

    return _estimates(rated, _resampled(again, counted.fields, seed))


def win_rates(counted: Tally, even: float, seed: int = 0) -> list[Estimate]:
    """Shares of the wins a seat; `even` is what it would be if all were equal."""
    return _estimates(_rates(counted), _resampled(_rates_again(counted, even), counted.fields, seed))


def win_lead(counted: Tally, one: int, other: int, even: float, seed: int = 0) -> Estimate:
    """By how much a bot's share of the wins a seat is above another's, pairing against pairing."""
    rates, again = _rates(counted), _rates_again(counted, even)

    def lead(weights: Numbers, rng: np.random.Generator) -> Numbers:
        found = again(weights, rng)
        return found[:, [one]] - found[:, [other]]

    return _estimates(rates[[one]] - rates[[other]], _resampled(lead, counted.fields, seed))[0]


def _rates(counted: Tally) -> Numbers:
    rates: Numbers = counted.wins.sum(0) / np.maximum(counted.seats.sum(0), 1)
    return rates


def _rates_again(counted: Tally, even: float) -> Callable[[Numbers, np.random.Generator], Numbers]:
    def again(weights: Numbers, rng: np.random.Generator) -> Numbers:
        wins, seats = weights @ counted.wins, weights @ counted.seats
        won, lost = (rng.exponential(mean, wins.shape) for mean in (even, 1 - even))
        found: Numbers = (wins + won) / (seats + won + lost)
        return found

    return again


def mean_margins(counted: Tally, seed: int = 0) -> list[Estimate]:
    """By how much the own score is better than the mean of the other bots'."""

    def again(weights: Numbers, _rng: np.random.Generator) -> Numbers:
        return (weights @ counted.margins) / np.maximum(weights @ counted.seats, 1)

    means = counted.margins.sum(0) / np.maximum(counted.seats.sum(0), 1)
    return _estimates(means, _resampled(again, counted.fields, seed))


def _resampled(
    again: Callable[[Numbers, np.random.Generator], Numbers], fields: Sequence[tuple[int, ...]], seed: int
) -> Numbers | None:
    """A function of how often each pairing counts, for many drawings; None where a field has a single pairing."""
    alike = [np.flatnonzero([other == field for other in fields]) for field in sorted(set(fields))]
    if min(map(len, alike)) < 2:
        return None
    rng = np.random.default_rng(seed)
    found, left = [], RESAMPLES
    while left > 0:
        size = min(left, max(1, AT_ONCE // len(fields)))
        found.append(again(_drawn(alike, size, rng), rng))
        left -= size
    return np.concatenate(found)


def _drawn(alike: Sequence[npt.NDArray[np.int64]], size: int, rng: np.random.Generator) -> Numbers:
    """[drawing, pairing]: how often it is drawn when, of those that are alike, as many are drawn as there are."""
    pairings = sum(map(len, alike))
    rows = pairings * np.arange(size)[:, None]
    drawn = [rows + some[rng.integers(0, len(some), (size, len(some)))] for some in alike]
    counts = np.bincount(np.concatenate(drawn, axis=1).ravel(), minlength=size * pairings)
    return counts.reshape(size, pairings).astype(np.float64)


def _estimates(values: Numbers, resampled: Numbers | None) -> list[Estimate]:
    if resampled is None:
        return [Estimate(float(value), None, None) for value in values]
    tail = (1 - LEVEL) / 2
    low, high = np.quantile(resampled, [tail, 1 - tail], axis=0)
    low, high = np.minimum(low, values), np.maximum(high, values)
    return [Estimate(*map(float, row)) for row in zip(values, low, high, strict=True)]
