"""Towers: the JSON that people and pages see."""

from functools import lru_cache
from typing import Any, Literal, TypedDict

from kolmik.engine import NATURE, NOBODY, State, asked

from .rules import points_of, reach, rubble_cost, tallest_of, tower_points
from .state import BIDDING, BUILDING, CARDS, FLOOR, HEIGHT, KINDS, NO_CALL, NOT_ASKED, OVER, PASSED, VALUES, copies
from .words import KIND_NAMES, PHASE_NAMES, card_name

ASKED = (reach, points_of, tallest_of, rubble_cost)

Kind = Literal["candy", "horror", "tree", "junk", "sand"]


class SeatCount(TypedDict):
    """The score of a seat as it is counted: what each tower brings, the tallest once more, what the rubble costs."""

    towers: dict[Kind, int]
    tallest: Kind | None
    bonus: int
    cost: int
    total: int


class View(TypedDict):
    """What `view` gives; the page's types are made from it."""

    row: list[str]
    towers: list[dict[Kind, list[int]]]
    rubble: list[int]
    deck: int
    discard: int
    starter: int
    round: int
    call: int | None
    caller: int | None
    phase: Literal["dealing", "auction", "building", "over"]
    turn: int | Literal["nature"] | None
    calls: list[int | Literal["pass"] | None]
    to_build: int
    may_raze: bool
    discarded: list[str]
    reach: list[int] | None
    scores: list[int]
    count: list[SeatCount]
    over: bool


def show(s: State) -> dict[str, Any]:
    """Everything, as the referee protocol lays it down."""
    called = s.call != NO_CALL
    return {
        "row": [card_name(s.row[at]) for at in range(s.row_size)],
        "towers": [_towers(s, seat) for seat in range(s.players)],
        "rubble": [s.rubble[seat] for seat in range(s.players)],
        "deck": s.deck_size,
        "discard": s.discard_size,
        "starter": s.starter,
        "round": s.rounds,
        "call": s.call if called else None,
        "caller": s.caller if called else None,
    }


def _towers(s: State, seat: int) -> dict[str, list[int]]:
    values, towers = bytes(s.towers), {}
    for kind, name in enumerate(KIND_NAMES):
        bottom = (seat * KINDS + kind) * HEIGHT + 1
        towers[name] = list(values[bottom : bottom + s.height[seat, kind]])
    return towers


@lru_cache(10_000)
def _cards(bags: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the cards in the bags of all kinds; a pile often stays as it is from one look to the next."""
    return tuple(name for kind, bag in enumerate(bags) for name in _of_kind(kind, bag))


@lru_cache(10_000)
def _of_kind(kind: int, bag: int) -> tuple[str, ...]:
    return tuple(card_name(kind * VALUES + value) for value in range(VALUES) for _ in range(copies(bag, value)))


def view(s: State, seat: int | None) -> dict[str, Any]:
    """T-36: every seat, and a spectator, sees the same."""
    seats = range(s.players)
    calling = s.phase in (BIDDING, BUILDING)
    shown = show(s)
    scores = [asked(points_of, s, other) for other in seats]
    return shown | {
        "phase": PHASE_NAMES[s.phase],
        "turn": {NATURE: "nature", NOBODY: None}.get(s.turn, s.turn),
        "calls": [_call(s.calls[other]) for other in seats],
        "to_build": s.need,
        "may_raze": bool(s.may_raze),
        "discarded": list(_cards(tuple(s.discard[kind] for kind in range(KINDS)))),
        "reach": [asked(reach, s, other) for other in seats] if calling else None,
        "scores": scores,
        "count": [_count(s, other, shown["towers"][other], scores[other]) for other in seats],
        "over": s.phase == OVER,
    }


def _count(s: State, seat: int, towers: dict[str, list[int]], total: int) -> dict[str, Any]:
    """T-32 to T-34, one by one."""
    tallest = KIND_NAMES[asked(tallest_of, s, seat)]
    bonus = len(towers[tallest])
    return {
        "towers": {name: tower_points(len(own), own[-1] if own else FLOOR) for name, own in towers.items()},
        "tallest": tallest if bonus else None,
        "bonus": bonus,
        "cost": asked(rubble_cost, s, seat),
        "total": total,
    }


def _call(call: int) -> int | str | None:
    if call == NOT_ASKED:
        return None
    return "pass" if call == PASSED else call


def census(s: State) -> dict[str, int]:
    """Every card, wherever it lies."""
    counts = [0] * CARDS
    for card in range(CARDS):
        kind, value = divmod(card, VALUES)
        for place in (s.deck, s.discard, s.razed):
            counts[card] += copies(place[kind], value)
    for at in range(s.row_size):
        counts[s.row[at]] += 1
    for seat in range(s.players):
        for kind in range(KINDS):
            for at in range(s.height[seat, kind]):
                counts[kind * VALUES + s.towers[seat, kind, at + 1]] += 1
    return {card_name(card): count for card, count in enumerate(counts) if count}
