"""Towers: moves and reasons in words."""

from kolmik.engine import State

from .rules import fits, razable, reach, top_of
from .state import (
    BID,
    BIDDING,
    BUILD,
    DEAL,
    DEALING,
    FLOOR,
    MOVES,
    NO_CALL,
    OVER,
    PASS,
    RAZE,
    SPIRE,
    VALUES,
)

KIND_NAMES = ("candy", "horror", "tree", "junk", "sand")  # T-1
PHASE_NAMES = ("dealing", "auction", "building", "over")

ENDINGS = {
    1: "The deck ran out for the second time (T-29).",
    2: "The deck ran out and there was nothing to shuffle (T-30).",
}


def card_name(card: int) -> str:
    return f"{KIND_NAMES[card // VALUES]} {card % VALUES}"


def say(move: int) -> str:
    if move < BUILD:
        return f"deal {card_name(move - DEAL)}"
    if move < BID:
        return f"build {card_name(move - BUILD)}"
    if move < PASS:
        return f"bid {move - BID}"
    if move == PASS:
        return "pass"
    return f"raze {KIND_NAMES[move - RAZE]}"


MOVE_OF = {say(move): move for move in range(MOVES)}


def read(words: str) -> int | None:
    return MOVE_OF.get(words)


def ending(s: State) -> str:
    return ENDINGS[s.ended]


def refusal(s: State, move: int) -> str:
    """Why this move may not be made now."""
    if s.phase == OVER:
        return "the game is over"
    if s.phase == DEALING:
        return _refused_deal(move)
    if move < BUILD:
        return "cards are turned up only at the start of a round (T-13)"
    if s.phase == BIDDING:
        return _refused_call(s, move)
    if BID <= move <= PASS:
        return f"the auction is over and seat {s.turn} is building (T-16)"
    if move >= RAZE:
        return _refused_razing(s, move - RAZE)
    return _refused_build(s, move - BUILD)


def _refused_deal(move: int) -> str:
    if move < BUILD:
        return f"there is no {card_name(move - DEAL)} left in the deck (T-13)"
    return "first the row is turned up (T-13)"


def _refused_call(s: State, move: int) -> str:
    if move == PASS:
        return "the starter cannot pass, bid 0 does that job (T-14)"
    if not BID <= move < PASS:
        return f"the auction is on and seat {s.turn} has to call (T-18)"
    number = move - BID
    if number > s.row_size:
        return f"the row has only {_cards(s.row_size)} (T-15)"
    if s.call != NO_CALL and number <= s.call:
        return f"a call must be higher than {s.call} (T-15)"
    if number > s.cap:
        return f"the call was called off, so it must be lower, at most {s.cap} (T-23)"
    return f"seat {s.turn} can build {reach(s, s.turn)} of these cards at most (T-23)"


def _refused_razing(s: State, kind: int) -> str:
    if not s.may_raze:
        return "razing is done once a round, before any card is placed (T-19)"
    if top_of(s, s.turn, kind) == SPIRE:
        return "a spire cannot be razed (T-20)"
    if not razable(s, s.turn, kind):
        return f"seat {s.turn} has no {KIND_NAMES[kind]} tower (T-19)"
    return _runs_aground(s)


def _refused_build(s: State, card: int) -> str:
    top = top_of(s, s.turn, card // VALUES)
    value = card % VALUES
    if card not in [s.row[at] for at in range(s.row_size)]:
        return f"there is no {card_name(card)} in the row (T-18)"
    if top == SPIRE:
        return "nothing may be laid on a spire (T-10)"
    if top != FLOOR and not fits(top, value):
        return f"{_a(value)} does not go on {_a(top)} (T-7)"
    return _runs_aground(s)


def _runs_aground(s: State) -> str:
    return f"then the {_cards(s.need)} still owed could not be built (T-24)"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _a(value: int) -> str:
    return f"an {value}" if value in (8, 11) else f"a {value}"
