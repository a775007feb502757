"""Dungeon: moves and reasons in words."""

from kolmik.engine import State, lowest

from .rules import is_first_turn, may_climb
from .state import (
    ASKED_DRAGON,
    ASKED_UPPER,
    BIRD,
    CHOOSING,
    CLIMB,
    CLIMBS,
    COVER,
    DRAGON,
    DRAW,
    FALLING,
    FALLS,
    MOVES,
    OVER,
    PLACE,
    PLACES,
    PUT_BACK,
    REVEAL,
    REVEALING,
    SLOTS,
    STAYS,
    THROW,
    THROW_AT_TABLE,
    TOP,
    TWIN_LEVELS,
)

REVEALS = range(REVEAL + 1, PLACE)
PHASE_NAMES = ("choosing", "revealing", "playing", "falling", "over")


def _place_name(place: int) -> str:
    if place == TOP:
        return "top"
    level = place // 2 + 1
    return f"{level}{'ab'[place % 2]}" if level <= TWIN_LEVELS else str(level)


PLACE_NAMES = tuple(_place_name(place) for place in range(PLACES + 1))


def card_name(card: int) -> str:
    return {BIRD: "bird", DRAGON: "dragon"}.get(card, f"knight {card}")


def say(move: int) -> str:
    if move == DRAW:
        return "draw"
    if move < PLACE:
        return f"reveal {card_name(move - REVEAL)}"
    if move < THROW_AT_TABLE:
        verb = "place" if move < COVER else "dragon" if move < THROW else "throw"
        return f"{verb} {PLACE_NAMES[SLOTS[(move - PLACE) % len(SLOTS)]]}"
    if move < CLIMB:
        return ("throw", "put back", "falls", "stays")[move - THROW_AT_TABLE]
    number, left, entered = CLIMBS[move - CLIMB]
    return f"climb {number}@{PLACE_NAMES[left]}>{PLACE_NAMES[entered]}"


MOVE_OF = {say(move): move for move in range(MOVES)}


def read(words: str) -> int | None:
    return MOVE_OF.get(words)


def ending(s: State) -> str:
    if s.put_backs >= s.patience:
        turns = s.patience // s.players
        return f"Every player has put back on {turns} {'turn' if turns == 1 else 'turns'} in a row (D-30)."
    stuck = [seat for seat in range(s.players) if s.decks[seat] == 0 and not may_climb(s, seat)]
    seats = " and ".join(f"seat {seat}" for seat in stuck).capitalize()
    return f"{seats} {'has' if len(stuck) == 1 else 'have'} no card and no climb left (D-27)."


def asked(s: State) -> tuple[int, int, int]:
    """In a throw: the slot of the card that is next to fall or stay, the seat that owns it, and the card."""
    slot = lowest(s.to_ask)
    if s.asked == ASKED_DRAGON:
        return slot, next(seat for seat in range(s.players) if s.dragons[seat] >> slot & 1), DRAGON
    return slot, s.owner[slot], s.upper[slot] if s.asked == ASKED_UPPER else s.lower[slot]


def refusal(s: State, move: int) -> str:
    """Why this move may not be made now."""
    if s.phase == OVER:
        return "the game is over"
    if s.phase == REVEALING:
        return _refused_reveal(s, move)
    if s.phase == FALLING:
        slot, seat, card = asked(s)
        return f"seat {seat}'s {card_name(card)} in {PLACE_NAMES[slot]} falls or stays first (D-26)"
    if move in REVEALS:
        return "a card is revealed only after draw (D-6)"
    if move in (FALLS, STAYS):
        return "a card falls or stays only in a throw (D-23)"
    return _refused_choice(s, move) if s.phase == CHOOSING else _refused_play(s, move)


def _refused_reveal(s: State, move: int) -> str:
    if move not in REVEALS:
        return f"first the card that seat {s.seat} draws is revealed (D-10)"
    card = move - REVEAL
    if card in (BIRD, DRAGON) and is_first_turn(s) and not s.first_any:
        return "on a player's first turn the card revealed is a knight (D-8)"
    return f"there is no {card_name(card)} in seat {s.seat}'s deck (D-6)"


def _refused_choice(s: State, move: int) -> str:
    if move == DRAW:
        return f"seat {s.seat}'s deck is empty (D-7)"
    if move < CLIMB:
        return f"seat {s.seat} has drawn no card (D-6)"
    number, left, entered = CLIMBS[move - CLIMB]
    knight = f"knight {number} in {PLACE_NAMES[left]}"
    if not _has(s.own[s.seat] & s.bearing[number], left):
        return f"seat {s.seat} has no {knight} (D-6)"
    if _has(s.covered, left):
        return f"seat {s.seat}'s {knight} is covered (D-21)"
    if entered == TOP:
        return f"the {knight} goes to level {left // 2 + 1 + number}, not yet to the top (D-18)"
    return _refused_entrance(s, entered)


def _refused_play(s: State, move: int) -> str:
    if move == DRAW or move >= CLIMB:
        return f"first seat {s.seat} plays the {card_name(s.drawn)} it has drawn, or puts it back (D-6)"
    if move == PUT_BACK:
        return "the option bird says that a drawn bird must be thrown (D-9)"
    if move < COVER:
        return _refused_placement(s, SLOTS[move - PLACE])
    if move < THROW:
        return _refused_covering(s, SLOTS[move - COVER])
    return _refused_throw(s, move)


def _refused_placement(s: State, slot: int) -> str:
    if s.drawn in (BIRD, DRAGON):
        return f"the card drawn is a {card_name(s.drawn)}, not a knight (D-17)"
    if slot // 2 + 1 != s.drawn:
        return f"a {card_name(s.drawn)} enters a slot of level {s.drawn} (D-17)"
    return _refused_entrance(s, slot)


def _refused_entrance(s: State, slot: int) -> str:
    name = PLACE_NAMES[slot]
    if not _has(s.wall, slot):
        return _not_in_use(slot)
    if _has(s.pairs & ~s.covered, slot):
        if _has(s.own[s.seat], slot):
            return f"there are two knights of seat {s.seat} in {name} already (D-12)"
        return f"the pair in {name} is safe from knights (D-13)"
    return f"{PLACE_NAMES[slot ^ 1]} is empty and not every card in {name} is seat {s.seat}'s own (D-15)"


def _refused_covering(s: State, slot: int) -> str:
    if s.drawn != DRAGON:
        return f"the card drawn is a {card_name(s.drawn)}, not a dragon (D-22)"
    if not _has(s.wall, slot):
        return _not_in_use(slot)
    name = PLACE_NAMES[slot]
    return f"{name} is covered already (D-22)" if _has(s.covered, slot) else f"there is no knight in {name} (D-22)"


def _refused_throw(s: State, move: int) -> str:
    if s.drawn != BIRD:
        return f"the card drawn is a {card_name(s.drawn)}, not a bird (D-23)"
    if s.at_table:
        return "a real tile is thrown at a real tower, so no slot is named: throw (D-26)"
    if move == THROW_AT_TABLE:
        return "the thrower names the slot aimed at, such as throw 4 (D-26)"
    return _not_in_use(SLOTS[move - THROW])


def _not_in_use(slot: int) -> str:
    if slot // 2 < TWIN_LEVELS:
        return f"two players do not use the blue slot {PLACE_NAMES[slot]} (D-4)"
    return f"there is no level {slot // 2 + 1} in this game (D-3)"


def _has(slots: int, slot: int) -> bool:
    return bool(slots >> slot & 1)
