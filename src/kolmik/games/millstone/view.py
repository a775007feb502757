"""Millstone: the JSON for people and pages."""

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal, TypedDict

from kolmik.engine import NATURE, State, ViewHints

from .edition import GROUP_NAMES, SIGN_NAMES, SURPRISE_NAMES
from .rules import value_of_hand
from .state import (
    GIVE,
    GROUPS,
    JOKER_LAYS,
    NONE,
    OVER,
    PLAY,
    RACE,
    SEATS,
    SHIFT,
    SIGNS,
    SIT_OUT,
    SURPRISES,
    WITH_3,
)
from .words import PHASE_NAMES, card_name, lay_name, say, top_name

VIEW_HINTS = ViewHints(
    seats={"actor", "drawer"},
    plain_lists={"played", "beaten_by"},
    labels={"hands": "hands, as far as known"},
    cards={"top", "laid", "hands", "played", "drawn"},
    sizes={"hands": "sizes"},
)


class View(TypedDict):
    """The result of `view`; the page's types are generated from it."""

    top: str | None
    hands: list[list[str]]  # the known cards of each
    deck: int
    pile: int
    charge: int
    direction: int
    sizes: list[int]
    played: list[str]
    laid: str | None  # the top as it was laid: a joker with the sign that was named
    beaten_by: list[str]
    phase: str
    turn: int | Literal["nature"] | None
    actor: int
    owed: int
    drawer: int | None
    drawn: str | None
    choice: str | None
    colours: bool
    turns: int
    turn_limit: int
    barren: int
    scores: list[int] | None
    over: bool


def show(s: State) -> dict[str, Any]:
    """The whole state, as the referee protocol specifies it."""
    return _seen(s, [_hand(s, seat) for seat in range(s.players)])


def _seen(s: State, hands: list[tuple[int, int]]) -> dict[str, Any]:
    """The table, with these cards of each hand."""
    start = bytes(s.start)
    return {
        "top": None if s.top == NONE else top_name(s.top),
        "hands": [list(_names(start, first | second << SHIFT)) for first, second in hands],
        "deck": s.deck_size,
        "pile": s.pile_size,
        "charge": s.charge,
        "direction": s.direction,
    }


def view(s: State, seat: int | None) -> dict[str, Any]:
    """M-35: the seat's hand, what it knows of the others, and everything public; at the end all hands."""
    seats, phase, turn = range(s.players), s.phase, s.turn
    may_play_drawn = seat is not None and turn == seat and s.drawn != NONE
    has_chosen = seat is not None and s.choices[seat] != NONE
    seen = _seen(s, [_known(s, seat, holder) for holder in seats])
    seen["sizes"] = list(s.sizes[: s.players])
    seen["played"] = _cards(s, s.pile[0], s.pile[1])
    seen["laid"] = None if s.top == NONE else lay_name(s.top)
    seen["beaten_by"] = list(_beaten_by(s.suitable))
    seen["phase"] = PHASE_NAMES[phase]
    seen["turn"] = turn if turn >= 0 else "nature" if turn == NATURE else None
    seen["actor"] = s.actor  # play continues after this seat
    seen["owed"] = s.owed
    seen["drawer"] = s.drawer if s.owed else None
    seen["drawn"] = card_name(s.drawn) if may_play_drawn else None
    seen["choice"] = say(RACE + s.choices[seat]) if has_chosen else None
    seen["colours"] = bool(s.colours)  # whether they count (M-31)
    seen["turns"] = s.turns
    seen["turn_limit"] = s.limit
    seen["barren"] = s.barren
    seen["scores"] = [value_of_hand(s, holder) for holder in seats] if phase == OVER else None
    seen["over"] = phase == OVER
    return seen


# The words that stand for a move a seat may not see.
A_CARD, IN_SECRET = "deal a card", "choose in secret"
GIFTS = tuple(f"give a card to {receiver}" for receiver in range(SEATS))
REDACTED = (A_CARD, IN_SECRET, *GIFTS)


def tell(s: State, move: int, seat: int | None) -> str:
    """M-35: a move as a seat may read it: a drawn card only for its drawer, a gift for two, a choice for one."""
    if move < PLAY:
        return say(move) if seat == s.drawer else A_CARD
    if RACE <= move <= SIT_OUT:
        return say(move) if seat == s.turn else IN_SECRET
    if move >= GIVE:
        receiver = (move - GIVE) % SEATS
        return say(move) if seat in (s.actor, receiver) else GIFTS[receiver]
    return say(move)


def _hand(s: State, seat: int) -> tuple[int, int]:
    return s.hands[seat, 0], s.hands[seat, 1]


def _known(s: State, seat: int | None, holder: int) -> tuple[int, int]:
    """The cards of a hand that a seat knows; a spectator knows what everybody knows."""
    if seat == holder:
        return _hand(s, seat)
    observer = holder if seat is None else seat
    return s.known[holder, 0, observer], s.known[holder, 1, observer]


def _cards(s: State, first: int, second: int) -> list[str]:
    """The names of the cards in a bag, sorted."""
    return list(_names(bytes(s.start), first | second << SHIFT))


@lru_cache(10_000)
def _names(start: bytes, bag: int) -> tuple[str, ...]:
    """The names of the cards in a bag, sorted. Cached, because bags change rarely."""
    name_at, names = _name_at(start), []
    while bag:
        names.append(name_at[bag.bit_length() - 1])
        bag ^= 1 << bag.bit_length() - 1
    return tuple(sorted(names))


@lru_cache(100)
def _name_at(start: bytes) -> tuple[str, ...]:
    """The name of the card that each bit of a bag stands for, given where each card's bits start."""
    return tuple(card_name(card) for card, (low, high) in enumerate(pairwise(start)) for _ in range(low, high))


@lru_cache(200)
def _beaten_by(suitable: int) -> tuple[str, ...]:
    """M-6, M-7, M-17 to M-19: what may be laid now, abbreviated: "paper" is any paper, "+3" is any +3."""
    every, only = (1 << SURPRISES) - 1, 1 << WITH_3
    fit = [suitable >> group * SURPRISES & every for group in range(GROUPS)]
    joker = ["joker"] if suitable & JOKER_LAYS else []
    if all(lays == only for lays in fit):
        return (SURPRISE_NAMES[WITH_3], *joker)
    names = []
    for sign in range(SIGNS):
        if all(lays == every for lays in fit[sign::SIGNS]):
            names.append(SIGN_NAMES[sign])
            continue
        names += [
            GROUP_NAMES[group] if fit[group] == every else card_name(group * SURPRISES + WITH_3)
            for group in range(sign, GROUPS, SIGNS)
            if fit[group]
        ]
    return (*names, *joker)


def census(s: State) -> dict[str, int]:
    """Every card, wherever it lies."""
    bags = [(s.deck[0], s.deck[1]), (s.pile[0], s.pile[1]), *(_hand(s, seat) for seat in range(s.players))]
    return Counter(name for bag in bags for name in _cards(s, *bag))
