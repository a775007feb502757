"""Towers: what a seat knows. Everything is public except the order of the deck, and a state has no order (T-36)."""

from typing import Any

from kolmik.engine import NATURE, Generator, State, place_of, rule, seat_at, slices

from .state import (
    CARDS,
    FIRST_COPIES,
    HEIGHT,
    KINDS,
    NO_CALL,
    NOT_ASKED,
    PASSED,
    ROW,
    SEATS,
    VALUES,
)

OPEN = True

LOW = 4  # cards: few towers are taller
TOWER_SIZE = KINDS * (HEIGHT - 1)

# The slices of an observation with their sizes. Seats count clockwise from the observer.
PARTS = {
    "players": 1,
    "phase": 4,  # one-hot: dealing, bidding, building, over
    "turn": SEATS,  # one-hot, none on nature's turn and after the end
    "starter": SEATS,  # one-hot
    "caller": SEATS,  # one-hot, none before the first call
    "call": 1,  # -1 before the first call
    "calls": SEATS,  # -2 not called yet, -1 passed, else the number
    "cap": 1,  # the highest number that may be named
    "need": 1,  # cards still to be built
    "may_raze": 1,
    "round": 1,
    "ran_out": 1,
    "open_bids": 1,
    "deck_size": 1,
    "discard_size": 1,
    "rubble": SEATS,
    "deck": CARDS,  # copies of each card
    "discard": CARDS,
    "row": CARDS,
    "height": SEATS * KINDS,
    "towers": SEATS * TOWER_SIZE,  # values + 1, bottom first, 0 where there is no card
}
OBSERVATION = slices(PARTS)
(
    AT_PLAYERS,
    AT_PHASE,
    AT_TURN,
    AT_STARTER,
    AT_CALLER,
    AT_CALL,
    AT_CALLS,
    AT_CAP,
    AT_NEED,
    AT_MAY_RAZE,
    AT_ROUND,
    AT_RAN_OUT,
    AT_OPEN_BIDS,
    AT_DECK_SIZE,
    AT_DISCARD_SIZE,
    AT_RUBBLE,
    AT_DECK,
    AT_DISCARD,
    AT_ROW,
    AT_HEIGHT,
    AT_TOWERS,
) = (part.start for part in OBSERVATION.values())
SIZE = sum(PARTS.values())


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The whole state, seen from a seat."""
    for at in range(SIZE):
        out[at] = 0
    out[AT_PLAYERS] = s.players
    out[AT_PHASE + s.phase] = 1
    out[AT_STARTER + place_of(int(s.starter), seat, int(s.players))] = 1
    if s.turn > NATURE:
        out[AT_TURN + place_of(int(s.turn), seat, int(s.players))] = 1
    out[AT_CALL] = -1
    if s.call != NO_CALL:
        out[AT_CALL] = s.call
        out[AT_CALLER + place_of(int(s.caller), seat, int(s.players))] = 1
    out[AT_CAP] = s.cap
    out[AT_NEED] = s.need
    out[AT_MAY_RAZE] = s.may_raze
    out[AT_ROUND] = s.rounds
    out[AT_RAN_OUT] = s.ran_out
    out[AT_OPEN_BIDS] = s.open_bids
    out[AT_DECK_SIZE] = s.deck_size
    out[AT_DISCARD_SIZE] = s.discard_size
    for kind in range(KINDS):
        write_copies(int(s.deck[kind]), out, AT_DECK + kind * VALUES)
        write_copies(int(s.discard[kind]), out, AT_DISCARD + kind * VALUES)
    for at in range(ROW):
        if at < s.row_size:
            out[AT_ROW + s.row[at]] += 1
    for place in range(s.players):
        other = seat_at(place, seat, int(s.players))
        called = int(s.calls[other])
        out[AT_CALLS + place] = -2 if called == NOT_ASKED else -1 if called == PASSED else called
        out[AT_RUBBLE + place] = s.rubble[other]
        for kind in range(KINDS):
            height = s.height[other, kind]
            out[AT_HEIGHT + place * KINDS + kind] = height
            floor = AT_TOWERS + place * TOWER_SIZE + kind * (HEIGHT - 1)
            for at in range(LOW):  # no branches: most towers are low
                out[floor + at] = s.towers[other, kind, at + 1] + (at < height)
            if height > LOW:
                for at in range(LOW, HEIGHT - 1):
                    out[floor + at] = s.towers[other, kind, at + 1] + (at < height)


@rule
def write_copies(bag: int, out: Any, at: int) -> None:
    """Write the number of copies of each value in a bag, from `at` on."""
    counts = bag - ((bag >> 1) & FIRST_COPIES)
    for value in range(VALUES):
        out[at + value] = (counts >> (2 * value)) & 3


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    """T-36: no other state looks the same to a seat, so this one stays unchanged."""
