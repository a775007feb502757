"""Towers: the JSON for people and pages."""

from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypedDict

from kolmik.engine import NATURE, NOBODY, State, ViewHints, call_rule

from .rules import points_of, reach, rubble_cost, tallest_of, tower_points
from .state import (
    BIDDING,
    BUILDING,
    CARDS,
    FLOOR,
    HEIGHT,
    KINDS,
    NO_CALL,
    NOT_ASKED,
    OVER,
    PASSED,
    SEATS,
    VALUES,
    copies,
)
from .words import KIND_NAMES, PHASE_NAMES, card_name

VIEW_HINTS = ViewHints(seats={"starter", "caller"}, plain_lists={"row", "discarded"})
VIEW_RULES = (reach, points_of, tallest_of, rubble_cost)

Kind = Literal["candy", "horror", "tree", "junk", "sand"]


class SeatCount(TypedDict):
    """A seat's score in detail: the points of each tower, the bonus of the tallest, the cost of the rubble."""

    towers: dict[Kind, int]
    tallest: Kind | None
    bonus: int
    cost: int
    total: int


class View(TypedDict):
    """The result of `view`; the page's types are generated from it."""

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


CARD_NAMES = tuple(card_name(card) for card in range(CARDS))
PLACES = tuple((name, at * HEIGHT + 1, at) for at, name in enumerate(KIND_NAMES))  # the lowest card, the height
TURNS = {NATURE: "nature", NOBODY: None} | {seat: seat for seat in range(SEATS)}
CALLS = tuple(None if call == NOT_ASKED else "pass" if call == PASSED else call for call in range(256))


def show(s: State) -> dict[str, Any]:
    """The whole state, as the referee protocol specifies it."""
    called = s.call != NO_CALL
    players = s.players
    return {
        "row": [CARD_NAMES[card] for card in s.row[: s.row_size]],
        "towers": [_built(s, seat).towers for seat in range(players)],
        "rubble": list(s.rubble[:players]),
        "deck": s.deck_size,
        "discard": s.discard_size,
        "starter": s.starter,
        "round": s.rounds,
        "call": s.call if called else None,
        "caller": s.caller if called else None,
    }


class _Built(NamedTuple):
    """What a seat has built. Cached and shared, because a move changes it for one seat at most: do not change it."""

    towers: dict[str, list[int]]  # the values of each tower, bottom first
    points: dict[str, Any]  # T-32 to T-34 in detail


MOST_BUILT = 10_000
_all_built: dict[tuple[bytes, bytes, int], _Built] = {}


def _built(s: State, seat: int) -> _Built:
    """What a seat has built, from the cache if the same was there before."""
    values = bytes(s.towers_flat[seat * KINDS * HEIGHT : (seat + 1) * KINDS * HEIGHT])
    heights = bytes(s.height_flat[seat * KINDS : (seat + 1) * KINDS])
    key = values, heights, s.rubble[seat]
    built = _all_built.get(key)
    if built is None:
        if len(_all_built) >= MOST_BUILT:
            _all_built.clear()
        towers = {name: list(values[bottom : bottom + heights[at]]) for name, bottom, at in PLACES}
        built = _all_built[key] = _Built(towers, _count(s, seat, towers))
    return built


def _count(s: State, seat: int, towers: dict[str, list[int]]) -> dict[str, Any]:
    tallest = call_rule(tallest_of, s, seat)
    bonus = len(towers[KIND_NAMES[tallest]])
    return {
        "towers": {name: tower_points(len(tower), tower[-1] if tower else FLOOR) for name, tower in towers.items()},
        "tallest": KIND_NAMES[tallest] if bonus else None,
        "bonus": bonus,
        "cost": call_rule(rubble_cost, s, seat),
        "total": call_rule(points_of, s, seat),
    }


@lru_cache(10_000)
def _cards(bags: tuple[int, ...]) -> tuple[str, ...]:
    """The names of the cards in the bags of all kinds. Cached, because piles change rarely."""
    return tuple(name for kind, bag in enumerate(bags) for name in _of_kind(kind, bag))


@lru_cache(10_000)
def _of_kind(kind: int, bag: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[kind * VALUES + value] for value in range(VALUES) for _ in range(copies(bag, value)))


def view(s: State, seat: int | None) -> dict[str, Any]:
    """T-36: every seat, and a spectator, sees the same."""
    seats = range(s.players)
    phase = s.phase
    seen = show(s)
    seen["phase"] = PHASE_NAMES[phase]
    seen["turn"] = TURNS[s.turn]
    seen["calls"] = [CALLS[call] for call in s.calls[: s.players]]
    seen["to_build"] = s.need
    seen["may_raze"] = bool(s.may_raze)
    seen["discarded"] = list(_cards(tuple(s.discard)))
    seen["reach"] = [call_rule(reach, s, other) for other in seats] if phase in (BIDDING, BUILDING) else None
    count = seen["count"] = [_built(s, other).points for other in seats]
    seen["scores"] = [one["total"] for one in count]
    seen["over"] = phase == OVER
    return seen


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
