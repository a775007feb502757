"""Dungeon: what a seat knows. Everything is public except the order of the decks, and a state has no order (D-31)."""

from typing import Any

from kolmik.engine import NATURE, Generator, State, lowest, place_of, rule, seat_at, slices

from .rules import is_first_turn
from .state import AT_NOTHING, CARDS, COLOUR, NO_CARD, NOT_ASKED, SEATS, SLOTS, copies, slot_in_words

OPEN = True

PLACES_IN_WORDS = len(SLOTS)
MOST = 127  # larger numbers are written as this one

# The slices of an observation with their sizes. Seats count clockwise from the observer; slots as in SLOTS.
PARTS = {
    "players": 1,
    "levels": 1,
    "tie_by_last": 1,  # the options: 1 if it is not the default
    "bird_must": 1,
    "first_any": 1,
    "dragon_free": 1,
    "at_table": 1,
    "phase": 5,  # one-hot: choosing, revealing, playing, falling, over
    "turn": SEATS,  # one-hot, none on nature's turn and after the end
    "seat": SEATS,  # one-hot: whose turn it is, also during nature's moves
    "first_turn": 1,  # 1 on a seat's first turn
    "put_backs": 1,  # in a row, up to 127
    "patience": 1,  # this many of them end the game, up to 127
    "drawn": CARDS,  # one-hot: knights 1 to 9, bird, dragon; none drawn at 0
    "aim": PLACES_IN_WORDS,  # one-hot: the slot aimed at
    "asking": PLACES_IN_WORDS,  # one-hot: the slot with the card that is next to fall or stay
    "asked": 4,  # one-hot: nothing, the dragon, the upper, the lower knight
    "slots": PLACES_IN_WORDS,  # 1 for slots in use
    "lower": SEATS * PLACES_IN_WORDS,  # a seat's knight in a slot: its number, or 0
    "upper": SEATS * PLACES_IN_WORDS,
    "dragons": SEATS * PLACES_IN_WORDS,  # 1 for a slot under a seat's dragon
    "decks": SEATS * CARDS,  # copies of each card
    "dungeon": SEATS * CARDS,
    "top_size": SEATS,
    "top": SEATS * COLOUR,  # numbers in order of arrival
}
OBSERVATION = slices(PARTS)
(
    AT_PLAYERS,
    AT_LEVELS,
    AT_TIE_BY_LAST,
    AT_BIRD_MUST,
    AT_FIRST_ANY,
    AT_DRAGON_FREE,
    AT_AT_TABLE,
    AT_PHASE,
    AT_TURN,
    AT_SEAT,
    AT_FIRST_TURN,
    AT_PUT_BACKS,
    AT_PATIENCE,
    AT_DRAWN,
    AT_AIM,
    AT_ASKING,
    AT_ASKED,
    AT_SLOTS,
    AT_LOWER,
    AT_UPPER,
    AT_DRAGONS,
    AT_DECKS,
    AT_DUNGEON,
    AT_TOP_SIZE,
    AT_TOP,
) = (part.start for part in OBSERVATION.values())
SIZE = sum(PARTS.values())


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The whole state, seen from a seat."""
    for at in range(SIZE):
        out[at] = 0
    out[AT_PLAYERS] = s.players
    out[AT_LEVELS] = s.levels
    out[AT_TIE_BY_LAST] = s.tie_by_last
    out[AT_BIRD_MUST] = s.bird_must
    out[AT_FIRST_ANY] = s.first_any
    out[AT_DRAGON_FREE] = s.dragon_free
    out[AT_AT_TABLE] = s.at_table
    out[AT_PHASE + s.phase] = 1
    if s.turn > NATURE:
        out[AT_TURN + place_of(int(s.turn), seat, int(s.players))] = 1
    out[AT_SEAT + place_of(int(s.seat), seat, int(s.players))] = 1
    out[AT_FIRST_TURN] = is_first_turn(s)
    out[AT_PUT_BACKS] = min(s.put_backs, MOST)
    out[AT_PATIENCE] = min(s.patience, MOST)
    if s.drawn != NO_CARD:
        out[AT_DRAWN + s.drawn] = 1
    if s.aim != AT_NOTHING:
        out[AT_AIM + slot_in_words(int(s.aim))] = 1
    out[AT_ASKED + s.asked] = 1
    if s.asked != NOT_ASKED:
        out[AT_ASKING + slot_in_words(lowest(s.to_ask))] = 1
    observe_slots(s, seat, out)
    for place in range(s.players):
        observe_cards(s, seat_at(place, seat, int(s.players)), place, out)


@rule
def observe_slots(s: State, seat: int, out: Any) -> None:
    """Write what is in the slots."""
    players = int(s.players)
    slots = int(s.wall)
    while slots:
        out[AT_SLOTS + slot_in_words(lowest(slots))] = 1
        slots &= slots - 1
    slots = int(s.taken)
    while slots:
        slot = lowest(slots)
        at = place_of(int(s.owner[slot]), seat, players) * PLACES_IN_WORDS + slot_in_words(slot)
        out[AT_LOWER + at] = s.lower[slot]
        out[AT_UPPER + at] = s.upper[slot]
        slots &= slots - 1
    for place in range(players):
        slots = int(s.dragons[seat_at(place, seat, players)])
        while slots:
            out[AT_DRAGONS + place * PLACES_IN_WORDS + slot_in_words(lowest(slots))] = 1
            slots &= slots - 1


@rule
def observe_cards(s: State, other: int, place: int, out: Any) -> None:
    """Write the other cards of a seat that is `place` places from the observer."""
    deck = int(s.decks[other])
    dungeon = int(s.dungeon[other])
    for card in range(CARDS):
        out[AT_DECKS + place * CARDS + card] = copies(deck, card)
    for card in range(CARDS):
        out[AT_DUNGEON + place * CARDS + card] = copies(dungeon, card)
    out[AT_TOP_SIZE + place] = s.top_size[other]
    for at in range(s.top_size[other]):
        out[AT_TOP + place * COLOUR + at] = s.top[other, at]


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    """D-31: no other state looks the same to a seat, so this one stays unchanged."""
