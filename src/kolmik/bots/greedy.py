"""The bot that takes what gains most this round.

In Towers it imagines every build there could be with the row's cards and weighs the towers it would have.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from kolmik.games.towers.rules import fits
from kolmik.games.towers.state import EIGHT, FLOOR, SPIRE

# What a tower is worth to it, in points.
OPEN_CARD = 1.5  # a card of a tower that may yet be capped
CAPPED_CARD = 2.0
TALLEST_CARD = 0.5  # more for a card on the tallest tower
ROOM = 0.25  # for each value that can still be laid on top
LEAST_CAPPED = 3  # cards: a shorter tower is a pity to cap
TOO_SHORT = 3.0  # what capping one costs
RELUCTANCE = 1.0  # to raze: what it costs beside the rubble


class Plan(NamedTuple):
    worth: float  # of the towers it comes to
    moves: tuple[str, ...]  # in order within a kind; a razing is to come first of all


def towers(view: dict[str, Any], legal: list[str], rng: Random) -> str:
    """Towers: call the number that gains most, build the plan that is worth most; pass when nothing gains."""
    plans = _plans(view)
    if view["phase"] == "building":
        moves = plans[view["to_build"]].moves
        return next((move for move in moves if move.startswith("raze")), moves[0])
    now = plans[0].worth
    gains = {words: plans[_number(words)].worth - now for words in legal if _number(words) in plans}
    best = max(gains.values())
    return rng.choice([words for words in legal if gains.get(words) == best])


def _number(words: str) -> int:
    """The number a call names; a pass builds as much as 0 does."""
    return 0 if words == "pass" else int(words.removeprefix("bid "))


def _plans(view: dict[str, Any]) -> dict[int, Plan]:
    """For every number of cards the seat on turn could build: the plan worth most."""
    seat = view["turn"]
    own: dict[str, list[int]] = view["towers"][seat]
    may_raze = view["may_raze"] or view["phase"] == "auction"
    fine = view["rubble"][seat] + 1 + RELUCTANCE  # T-34: one more card of rubble costs so much
    tallest = max(own, key=lambda kind: len(own[kind]))
    kept = {0: Plan(0.0, ())}
    razed: dict[int, Plan] = {}
    for kind, tower in own.items():
        cards = [int(card.split()[1]) for card in view["row"] if card.split()[0] == kind]
        extra = TALLEST_CARD if kind == tallest else 0.0
        as_is = _best(_builds(kind, tower, cards, extra))
        razed = _together(razed, as_is)
        if may_raze and tower and tower[-1] != SPIRE:
            lower = _best(_builds(kind, tower[:-1], cards, extra))
            after = {count: Plan(plan.worth - fine, (f"raze {kind}", *plan.moves)) for count, plan in lower.items()}
            razed = _best([*razed.items(), *_together(kept, after).items()])
        kept = _together(kept, as_is)
    razed.pop(0, None)  # nobody razes without building
    return _best([*kept.items(), *razed.items()])


def _builds(kind: str, tower: list[int], cards: list[int], extra: float) -> Iterator[tuple[int, Plan]]:
    """Every way to lay some of the cards on a tower of their kind: how many, and what it comes to."""
    yield 0, Plan(_worth(tower, extra), ())
    for at, value in enumerate(cards):
        if fits(tower[-1] if tower else FLOOR, value):
            left = cards[:at] + cards[at + 1 :]
            for count, plan in _builds(kind, [*tower, value], left, extra):
                yield count + 1, Plan(plan.worth, (f"build {kind} {value}", *plan.moves))


def _worth(tower: list[int], extra: float) -> float:
    """High tops keep the way open, and a spire doubles a tall tower but ends a short one."""
    top = tower[-1] if tower else FLOOR
    if top == SPIRE:
        return len(tower) * (CAPPED_CARD + extra) - (TOO_SHORT if len(tower) < LEAST_CAPPED else 0.0)
    room = FLOOR if top == EIGHT else top
    return len(tower) * (OPEN_CARD + extra) + room * ROOM


def _best(found: Iterable[tuple[int, Plan]]) -> dict[int, Plan]:
    best: dict[int, Plan] = {}
    for count, plan in found:
        if count not in best or plan.worth > best[count].worth:
            best[count] = plan
    return best


def _together(plans: dict[int, Plan], more: dict[int, Plan]) -> dict[int, Plan]:
    """Plans for some kinds joined with plans for another."""
    joined = (
        (count + others, Plan(plan.worth + other.worth, plan.moves + other.moves))
        for count, plan in plans.items()
        for others, other in more.items()
    )
    return _best(joined)
