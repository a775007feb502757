"""What a finished game brings each seat: by the result, or by the score. Both add up to nothing over the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from kolmik.engine import BadOption, Game
from kolmik.engine.match import Match
from kolmik.engine.options import quoted

Rewards: TypeAlias = Literal["result", "score"]


def check(kind: object) -> None:
    if kind not in get_args(Rewards):
        raise BadOption(f'Rewards are by "result" or by "score", not by {quoted(kind)}.')


def rewards_of(match: Match, kind: Rewards) -> list[float]:
    """What each seat gets at the end of a match."""
    if kind == "score":
        return by_score(match.game, match.scores())
    return by_result(match.players, match.winners)


def by_result(players: int, winners: Sequence[int]) -> list[float]:
    """1 for a lone winner, less for each of several, and what they get the others lose: -1 where two play."""
    if not winners:
        return [0.0] * players
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


def by_score(game: Game, scores: Sequence[int]) -> list[float]:
    """By how many points a seat is better than all seats are on average; in some games fewer points are better."""
    sign = -1 if game.series == "lowest total" else 1
    mean = sum(scores) / len(scores)
    return [sign * (score - mean) for score in scores]
