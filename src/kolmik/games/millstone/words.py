"""Millstone: moves and reasons in words."""

from functools import cache

from kolmik.engine import State, TimedDecision

from .edition import CARD_NAMES, GROUP_NAMES, SIGN_NAMES, SURPRISE_NAMES
from .rules import neighbour, surprise_of
from .state import (
    AGAIN,
    CHARGED,
    CHOOSING,
    DEALING,
    DECIDING,
    DRAW,
    DRAWN,
    EMPTY_HAND,
    FASTEST,
    FORGET,
    GIVE,
    GIVING,
    JOKER,
    KEEP,
    LAY_MILLSTONE,
    MILLSTONE,
    MOVES,
    NOTHING_COMES,
    OPENING,
    OVER,
    PLAY,
    RACE,
    RACING,
    REVERSE,
    SEATS,
    SIGNS,
    SIT_OUT,
    SWAP,
    SWAPPING,
    TAKE,
    THANKING,
    THANKS,
    TURN,
    WITH_3,
    card_of,
    group_of,
    mask,
    word_of,
)

PHASE_NAMES = (
    "opening",
    "turn",
    "charged",
    "drawn",
    "race",
    "again",
    "give",
    "thanks",
    "swap",
    "dealing",
    "drawing",
    "drawing",
    "fastest",
    "over",
)
SIMPLE = {
    SIT_OUT: "sit out",
    DRAW: "draw",
    KEEP: "keep",
    TAKE: "take",
    AGAIN: "again",
    REVERSE: "reverse",
    THANKS: "thanks",
    FORGET: "forget",
}

# What the seat on turn has to do, with the rules.
EXPECTED = {
    OPENING: "opens and has to lay a card (M-7)",
    TURN: "lays a card or draws (M-8)",
    CHARGED: "answers a +3 with a joker or a +3, or takes the cards (M-17)",
    DRAWN: "plays the card just drawn or keeps it (M-10)",
    RACING: "races or sits out (M-16)",
    CHOOSING: "says again or reverse (M-15)",
    GIVING: "has to give a card (M-21)",
    THANKING: "says thanks or forgets to (M-22)",
    SWAPPING: "has to swap hands (M-23)",
}

# Seconds that people have for a timed decision, our own choice.
RACE_SECONDS = 8.0
THANKS_SECONDS = 6.0


def card_name(card: int) -> str:
    return CARD_NAMES[card]


@cache
def lay_name(lay: int) -> str:
    """A card as it is laid: a joker with the sign that was named."""
    name = card_name(card_of(lay))
    return f"{name} {SIGN_NAMES[(lay - JOKER) % SIGNS]}" if JOKER <= lay < LAY_MILLSTONE else name


@cache
def top_name(lay: int) -> str:
    """The card to beat, with its surprise; a joker is its colour and the sign that was named."""
    return f"{GROUP_NAMES[group_of(lay)]} {SURPRISE_NAMES[surprise_of(lay)]}".rstrip()


@cache
def say(move: int) -> str:
    if move in SIMPLE:
        return SIMPLE[move]
    if move < PLAY:
        return f"deal {card_name(move)}"
    if move < RACE:
        return f"play {lay_name(move - PLAY)}"
    if move < SIT_OUT:
        return f"race {lay_name(move - RACE)}"
    if move < FASTEST:
        return f"swap with {move - SWAP}"
    if move < GIVE:
        return f"fastest {move - FASTEST}"
    card, seat = divmod(move - GIVE, SEATS)
    return f"give {card_name(card)} to {seat}"


MOVE_OF = {say(move): move for move in range(MOVES)}


def read(words: str) -> int | None:
    return MOVE_OF.get(words)


def ending(s: State) -> str:
    if s.ended == EMPTY_HAND:
        winner = next(seat for seat in range(s.players) if s.sizes[seat] == 0)
        return f"Seat {winner} has no cards left (M-28)."
    if s.ended == NOTHING_COMES:
        return "Nobody laid a card and there was none to draw, once around the table (M-27)."
    return f"The limit of {s.limit} {'turn' if s.limit == 1 else 'turns'} was reached (M-27)."


def timed_decision(s: State) -> TimedDecision | None:
    """M-16, M-22: what is decided against the clock: a race, by all seats yet to choose; thanks for a gift."""
    if s.phase == RACING:
        seats = [s.turn]
        while (following := neighbour(s, seats[-1])) != s.actor:
            seats.append(following)
        return TimedDecision(
            "race", tuple(seats), SIMPLE[SIT_OUT], RACE_SECONDS, first="fastest {seat}", simultaneous=True
        )
    if s.phase == THANKING:
        return TimedDecision("thanks", (s.turn,), SIMPLE[FORGET], THANKS_SECONDS)
    return None


def refusal(s: State, move: int) -> str:
    """Why this move is not legal now. It reveals nothing that the seat on turn does not know."""
    if s.phase == OVER:
        return "the game is over"
    if s.phase > SWAPPING:
        return _refused_nature(s, move)
    if move < PLAY:
        return "no card is dealt or drawn now (M-8)"
    if FASTEST <= move < GIVE:
        return "there is no race to decide (M-16)"
    if PLAY <= move < RACE and s.phase in (OPENING, TURN, CHARGED, DRAWN):
        return _refused_card(s, move - PLAY)
    if RACE <= move < SIT_OUT and s.phase == RACING:
        return _refused_card(s, move - RACE)
    if SWAP <= move < FASTEST and s.phase == SWAPPING:
        return _refused_seat(s, move - SWAP, "hands are swapped with another player (M-23)")
    if move >= GIVE and s.phase == GIVING:
        card, seat = divmod(move - GIVE, SEATS)
        if not _holds(s, card):
            return f"seat {s.turn} has no {card_name(card)} to give (M-21)"
        return _refused_seat(s, seat, "a card is given to another player (M-21)")
    return f"seat {s.turn} {EXPECTED[s.phase]}"


def _refused_nature(s: State, move: int) -> str:
    if s.phase == DECIDING:
        return "nature decides first which racer was fastest (M-16)"
    if move < PLAY:
        return f"there is no {card_name(move)} left in the deck (M-1)"
    if s.phase == DEALING:
        return "first everybody is dealt seven cards (M-3)"
    return f"first seat {s.drawer} draws (M-8)"


def _refused_card(s: State, lay: int) -> str:
    """M-6, M-7, M-10, M-13, M-17, M-19: a card that cannot be laid."""
    card = card_of(lay)
    if s.phase == DRAWN and card != s.drawn:
        return "only the card just drawn may be played (M-10)"
    if not _holds(s, card):
        return f"seat {s.turn} has no {card_name(card)} (M-8)"
    if card == MILLSTONE:
        return "a millstone is never played (M-13)"
    if s.phase == CHARGED and surprise_of(lay) != WITH_3:
        return "only a joker or another +3 answers a +3 (M-17)"
    more = ", and a +3 in reply must be (M-19)" if s.phase == CHARGED else " (M-6)"
    return f"{card_name(card)} is not stronger than {top_name(s.top)}{more}"


def _refused_seat(s: State, seat: int, otherwise: str) -> str:
    return f"there is no seat {seat} at this table (M-3)" if seat >= s.players else otherwise


def _holds(s: State, card: int) -> bool:
    """Does the seat on turn hold this card?"""
    return bool(s.hands[s.turn, word_of(card)] & mask(s, card))
