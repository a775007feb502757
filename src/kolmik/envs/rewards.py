"""The rewards of a finished game, by result or by score. Both are zero-sum."""

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
    """The reward of each seat at the end of a match."""
    if kind == "score":
        return by_score(match.game, match.scores())
    return by_result(match.players, match.winners)


def by_result(players: int, winners: Sequence[int]) -> list[float]:
    """(n w - 1) / (n - 1) for n players and a share w of the win: 1 for a sole winner, -1 for a loser of two."""
    if not winners:
        return [0.0] * players
    share = players / len(winners)
    return [((share if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


def score_sign(game: Game) -> int:
    """-1 in games where few points are good, else 1."""
    return -1 if game.series == "lowest total" else 1


def by_score(game: Game, scores: Sequence[int]) -> list[float]:
    """How many points each seat is better than the mean of the seats."""
    mean = sum(scores) / len(scores)
    return [score_sign(game) * (score - mean) for score in scores]
