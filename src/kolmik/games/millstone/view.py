"""Millstone: the JSON that people and pages see."""

from typing import Any

from kolmik.engine import NATURE, NOBODY, State

from .hidden import held, knows
from .rules import value_of_hand
from .state import CARDS, NONE, OVER, RACE, mask, size, word_of
from .words import PHASE_NAMES, card_name, say, top_name


def show(s: State) -> dict[str, Any]:
    """Everything, as the referee protocol lays it down."""
    return {
        "top": None if s.top == NONE else top_name(s.top),
        "hands": [_cards([held(s, seat, card) for card in range(CARDS)]) for seat in range(s.players)],
        "deck": s.deck_size,
        "pile": s.pile_size,
        "charge": s.charge,
        "direction": s.direction,
    }


def _cards(counts: list[int]) -> list[str]:
    """The names of so many copies of each card, sorted."""
    return sorted(card_name(card) for card, count in enumerate(counts) for _ in range(count))


def view(s: State, seat: int | None) -> dict[str, Any]:
    """M-35: the own hand, what is known of the others', and all that is public; hands are open when it is over."""
    seats = range(s.players)
    own = seat is not None and s.turn == seat
    return {
        "top": None if s.top == NONE else top_name(s.top),
        "hands": [_cards(_known(s, seat, holder)) for holder in seats],
        "sizes": [s.sizes[holder] for holder in seats],
        "deck": s.deck_size,
        "pile": s.pile_size,
        "played": _cards([size(s.pile[word_of(card)] & mask(s, card)) for card in range(CARDS)]),
        "charge": s.charge,
        "direction": s.direction,
        "phase": PHASE_NAMES[s.phase],
        "turn": {NATURE: "nature", NOBODY: None}.get(s.turn, s.turn),
        "after": s.actor,
        "drawing": s.owed,
        "drawer": s.drawer if s.owed else None,
        "drawn": card_name(s.drawn) if own and s.drawn != NONE else None,
        "choice": say(RACE + s.choices[seat]) if seat is not None and s.choices[seat] != NONE else None,
        "turns": s.turns,
        "turn_limit": s.limit,
        "barren": s.barren,
        "scores": [value_of_hand(s, holder) for holder in seats] if s.phase == OVER else None,
        "over": s.phase == OVER,
    }


def _known(s: State, seat: int | None, holder: int) -> list[int]:
    """How many of each card a seat, or a spectator, knows to be in a hand."""
    if seat is not None:
        return [knows(s, seat, holder, card) for card in range(CARDS)]
    return [size(s.known[holder, word_of(card), holder] & mask(s, card)) for card in range(CARDS)]


def census(s: State) -> dict[str, int]:
    """Every card, wherever it lies."""
    counts = {}
    for card in range(CARDS):
        bags = (s.deck, s.pile)
        count = sum(size(bag[word_of(card)] & mask(s, card)) for bag in bags)
        count += sum(held(s, seat, card) for seat in range(s.players))
        if count:
            counts[card_name(card)] = count
    return counts
