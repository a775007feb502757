"""Dungeon: the JSON that people and pages see."""

from functools import lru_cache
from typing import Any, Literal, TypedDict

from kolmik.engine import NATURE, NOBODY, State

from .rules import is_first_turn
from .state import AT_NOTHING, CARDS, DRAGON, FALLING, NO_CARD, OVER, SLOTS, copies, size
from .words import PHASE_NAMES, PLACE_NAMES, asked, card_name


class SlotView(TypedDict):
    knights: list[tuple[int, int]]  # whose and which number, from the bottom
    dragon: int | None  # whose covers them


class AskedView(TypedDict):
    slot: str
    seat: int
    card: str


class View(TypedDict):
    """What `view` gives; the page's types are made from it."""

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
    """Everything, as the referee protocol lays it down."""
    seats = range(s.players)
    return {
        "slots": {PLACE_NAMES[slot]: _slot(s, slot) for slot in _slots_in_use(s)},
        "top": [_top(s, seat) for seat in seats],
        "decks": [size(s.decks[seat]) for seat in seats],
        "dungeon": [size(s.dungeon[seat]) for seat in seats],
        "drawn": None if s.drawn == NO_CARD else card_name(s.drawn),
    }


def _slots_in_use(s: State) -> list[int]:
    return [slot for slot in SLOTS if s.wall >> slot & 1]


def _slot(s: State, slot: int) -> dict[str, Any]:
    return {
        "knights": [[s.owner[slot], number] for number in (s.lower[slot], s.upper[slot]) if number],
        "dragon": next((seat for seat in range(s.players) if s.dragons[seat] >> slot & 1), None),
    }


def _top(s: State, seat: int) -> list[int]:
    return [s.top[seat, at] for at in range(s.top_size[seat])]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """D-31: every seat, and a spectator, sees the same."""
    seats = range(s.players)
    return show(s) | {
        "levels": s.levels,
        "phase": PHASE_NAMES[s.phase],
        "turn": {NATURE: "nature", NOBODY: None}.get(s.turn, s.turn),
        "seat": None if s.phase == OVER else s.seat,
        "first_turn": is_first_turn(s) and s.phase != OVER,
        "aim": None if s.aim == AT_NOTHING else PLACE_NAMES[s.aim],
        "asked": _asked(s) if s.phase == FALLING else None,
        "in_decks": [dict(_cards(s.decks[other])) for other in seats],
        "in_dungeon": [dict(_cards(s.dungeon[other])) for other in seats],
        "put_backs": s.put_backs,
        "patience": s.patience // s.players,
        "scores": [s.top_size[other] for other in seats],
        "over": s.phase == OVER,
    }


def _asked(s: State) -> dict[str, Any]:
    slot, seat, card = asked(s)
    return {"slot": PLACE_NAMES[slot], "seat": seat, "card": card_name(card)}


@lru_cache(10_000)
def _cards(bag: int) -> tuple[tuple[str, int], ...]:
    """How many of each card are in a bag; most bags stay as they are from one look to the next."""
    return tuple((card_name(card), copies(bag, card)) for card in range(CARDS) if copies(bag, card))


def census(s: State) -> dict[str, int]:
    """Every card of every colour, wherever it lies; 15 a colour."""
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
