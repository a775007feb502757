"""Dungeon: the JSON for people and pages."""

from functools import cache, lru_cache
from typing import Any, Literal, TypedDict

from kolmik.engine import NATURE, State, ViewHints

from .rules import is_first_turn
from .state import AT_NOTHING, CARDS, COLOUR, DRAGON, FALLING, NO_CARD, OVER, SLOTS, copies, size
from .words import PHASE_NAMES, PLACE_NAMES, asked, card_name


class SlotView(TypedDict):
    knights: list[tuple[int, int]]  # the seat and number of each, from the bottom
    dragon: int | None  # the seat whose dragon covers them


class AskedView(TypedDict):
    slot: str
    seat: int
    card: str


class View(TypedDict):
    """The result of `view`; the page's types are generated from it."""

    slots: dict[str, SlotView]
    top: list[list[int]]
    decks: list[int]
    dungeon: list[int]
    drawn: str | None
    levels: int
    phase: Literal["choosing", "revealing", "playing", "falling", "over"]
    turn: int | Literal["nature"] | None
    seat: int | None
    first_turn: bool
    aim: str | None
    asked: AskedView | None
    in_decks: list[dict[str, int]]
    in_dungeon: list[dict[str, int]]
    put_backs: int
    patience: int
    scores: list[int]
    over: bool


def show(s: State) -> dict[str, Any]:
    """The whole state, as the referee protocol specifies it."""
    seats = range(s.players)
    return {
        "slots": _slots(s),
        "top": [_top(s, seat) for seat in seats],
        "decks": [_size(s.decks[seat]) for seat in seats],
        "dungeon": [_size(s.dungeon[seat]) for seat in seats],
        "drawn": None if s.drawn == NO_CARD else card_name(s.drawn),
    }


def _slots(s: State) -> dict[str, dict[str, Any]]:
    """The slots in use: the knights there, each with its seat, and whose dragon covers them."""
    owner, lower, upper, taken, covered = s.owner, s.lower, s.upper, s.taken, s.covered
    found = {}
    for slot, name in _in_use(s.wall):
        dragon = _dragon(s, slot) if covered >> slot & 1 else None
        found[name] = (
            _slot(owner[slot], lower[slot], upper[slot], dragon) if taken >> slot & 1 else _slot(0, 0, 0, dragon)
        )
    return found


@cache
def _slot(owner: int, lower: int, upper: int, dragon: int | None) -> dict[str, Any]:
    """A slot; 0 stands for no knight. Cached and shared, because a move changes few: callers must not change it."""
    return {"knights": [[owner, number] for number in (lower, upper) if number], "dragon": dragon}


@cache
def _in_use(wall: int) -> tuple[tuple[int, str], ...]:
    return tuple((slot, PLACE_NAMES[slot]) for slot in SLOTS if wall >> slot & 1)


def _dragon(s: State, slot: int) -> int | None:
    return next((seat for seat in range(s.players) if s.dragons[seat] >> slot & 1), None)


def _top(s: State, seat: int) -> list[int]:
    return list(s.top_flat[seat * COLOUR : seat * COLOUR + s.top_size[seat]])


def view(s: State, seat: int | None) -> dict[str, Any]:
    """D-31: every seat, and a spectator, sees the same."""
    players, phase, turn = s.players, s.phase, s.turn
    seen = show(s)
    seen["levels"] = s.levels
    seen["phase"] = PHASE_NAMES[phase]
    seen["turn"] = turn if turn >= 0 else "nature" if turn == NATURE else None
    seen["seat"] = None if phase == OVER else s.seat
    seen["first_turn"] = is_first_turn(s) and phase != OVER
    seen["aim"] = None if s.aim == AT_NOTHING else PLACE_NAMES[s.aim]
    seen["asked"] = _asked(s) if phase == FALLING else None
    seen["in_decks"] = [_cards(bag) for bag in s.decks[:players]]
    seen["in_dungeon"] = [_cards(bag) for bag in s.dungeon[:players]]
    seen["put_backs"] = s.put_backs
    seen["patience"] = s.patience // players
    seen["scores"] = list(s.top_size[:players])
    seen["over"] = phase == OVER
    return seen


def _asked(s: State) -> dict[str, Any]:
    slot, seat, card = asked(s)
    return {"slot": PLACE_NAMES[slot], "seat": seat, "card": card_name(card)}


@lru_cache(10_000)
def _cards(bag: int) -> dict[str, int]:
    """The copies of each card in a bag. Cached and shared, because bags change rarely: callers must not change it."""
    return {card_name(card): copies(bag, card) for card in range(CARDS) if copies(bag, card)}


_size = lru_cache(10_000)(size)


def census(s: State) -> dict[str, int]:
    """Every card of every colour, wherever it lies; 15 in each colour."""
    counts = [
        [copies(s.decks[seat], card) + copies(s.dungeon[seat], card) for card in range(CARDS)]
        for seat in range(s.players)
    ]
    if s.drawn != NO_CARD:
        counts[s.seat][s.drawn] += 1
    for slot in SLOTS:
        counts[s.owner[slot]][s.lower[slot]] += 1
        counts[s.owner[slot]][s.upper[slot]] += 1
    for seat, cards in enumerate(counts):
        cards[DRAGON] += sum(s.dragons[seat] >> slot & 1 for slot in SLOTS)
        for number in _top(s, seat):
            cards[number] += 1
    return {
        f"seat {seat} {card_name(card)}": cards[card]
        for seat, cards in enumerate(counts)
        for card in range(1, CARDS)
        if cards[card]
    }


def slot_lines(slots: dict[str, SlotView]) -> list[str]:
    """Each slot with its cards, from the bottom."""
    return [f"{name}: {', '.join(_cards_in(slot)) or '–'}" for name, slot in slots.items()]


def _cards_in(slot: SlotView) -> list[str]:
    knights = [f"seat {seat}'s knight {number}" for seat, number in slot["knights"]]
    return knights if slot["dragon"] is None else [*knights, f"covered by seat {slot['dragon']}'s dragon"]


VIEW_HINTS = ViewHints(seats={"seat"}, lines={"slots": slot_lines})
