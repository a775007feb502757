"""Towers for bots: a greedy player, and the rollouts of the search.

The greedy player enumerates every build that the cards of the row allow and values the towers that result.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from kolmik.engine import Record

from .rollout_policy import rollout_policy
from .rollout_rounds import rollout
from .rules import fits
from .state import EIGHT, FLOOR, SPIRE

__all__ = ["canonical", "greedy", "rollout", "rollout_policy"]

# The value of a tower, in points.
OPEN_CARD = 1.5  # a card of a tower that may yet be capped
CAPPED_CARD = 2.0
TALLEST_CARD = 0.5  # more for a card on the tallest tower
HEADROOM = 0.25  # for each value that still fits on top
MIN_CAPPED = 3  # cards: a shorter tower should not be capped
TOO_SHORT = 3.0  # the cost of capping one
RAZE_COST = 1.0  # besides the rubble


class Plan(NamedTuple):
    value: float  # of the towers it leads to
    moves: tuple[str, ...]  # in order within a kind; a raze comes before all builds


def greedy(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Call the number with the highest gain, build the plan of the highest value; pass when nothing gains."""
    plans = _plans(view)
    if view["phase"] == "building":
        moves = plans[view["to_build"]].moves
        return next((move for move in moves if move.startswith("raze")), moves[0])
    now = plans[0].value
    gains = {words: plans[_number(words)].value - now for words in legal if _number(words) in plans}
    if not gains:  # every call is above the reach (T-23)
        return min(legal, key=_number)
    best = max(gains.values())
    return rng.choice([words for words in legal if gains.get(words) == best])


def _number(words: str) -> int:
    """The number that a call names; a pass builds as many as 0."""
    return 0 if words == "pass" else int(words.removeprefix("bid "))


def _plans(view: dict[str, Any]) -> dict[int, Plan]:
    """The best plan for every number of cards that the seat on turn could build."""
    seat = view["turn"]
    own: dict[str, list[int]] = view["towers"][seat]
    may_raze = view["may_raze"] or view["phase"] == "auction"
    raze_cost = view["rubble"][seat] + 1 + RAZE_COST  # T-34: the cost of one more card of rubble
    tallest = max(own, key=lambda kind: len(own[kind]))
    without_raze = {0: Plan(0.0, ())}
    with_raze: dict[int, Plan] = {}
    for kind, tower in own.items():
        cards = [int(card.split()[1]) for card in view["row"] if card.split()[0] == kind]
        extra = TALLEST_CARD if kind == tallest else 0.0
        as_is = _best(_builds(kind, tower, cards, extra))
        with_raze = _join(with_raze, as_is)
        if may_raze and tower and tower[-1] != SPIRE:
            razed = {
                count: Plan(plan.value - raze_cost, (f"raze {kind}", *plan.moves))
                for count, plan in _best(_builds(kind, tower[:-1], cards, extra)).items()
            }
            with_raze = _best([*with_raze.items(), *_join(without_raze, razed).items()])
        without_raze = _join(without_raze, as_is)
    with_raze.pop(0, None)  # no raze without a build
    return _best([*without_raze.items(), *with_raze.items()])


def _builds(kind: str, tower: list[int], cards: list[int], extra: float) -> Iterator[tuple[int, Plan]]:
    """Every way to build some of the cards on a tower of their kind: the number of cards and the plan."""
    yield 0, Plan(_value(tower, extra), ())
    for at, value in enumerate(cards):
        if fits(tower[-1] if tower else FLOOR, value):
            left = cards[:at] + cards[at + 1 :]
            for count, plan in _builds(kind, [*tower, value], left, extra):
                yield count + 1, Plan(plan.value, (f"build {kind} {value}", *plan.moves))


def _value(tower: list[int], extra: float) -> float:
    """High tops keep a tower open; a spire doubles a tall tower but ends a short one."""
    top = tower[-1] if tower else FLOOR
    if top == SPIRE:
        return len(tower) * (CAPPED_CARD + extra) - (TOO_SHORT if len(tower) < MIN_CAPPED else 0.0)
    headroom = FLOOR if top == EIGHT else top
    return len(tower) * (OPEN_CARD + extra) + headroom * HEADROOM


def _best(found: Iterable[tuple[int, Plan]]) -> dict[int, Plan]:
    """The best plan for each number of cards, the first of equal ones."""
    best: dict[int, Plan] = {}
    for count, plan in found:
        if count not in best or plan.value > best[count].value:
            best[count] = plan
    return best


def _join(plans: dict[int, Plan], more: dict[int, Plan]) -> dict[int, Plan]:
    """The best combinations of plans for some kinds with plans for another."""
    joined = (
        (count + others, Plan(plan.value + other.value, plan.moves + other.moves))
        for count, plan in plans.items()
        for others, other in more.items()
    )
    return _best(joined)


def canonical(state: Record) -> None:
    """Makes positions of equal value equal: the number of the round and the order of the row do not matter."""
    state["rounds"] = 0
    size = int(state["row_size"][0])
    state["row"][0, :size].sort()
