"""The meaning of each number of an observation of Towers."""

from kolmik.engine.observation import MOST, ONE_HOT, Part, seats, switch

from . import state, words

CARDS = tuple(words.card_name(card) for card in range(state.CARDS))
SEATS = seats(state.SEATS)
PARTS: dict[str, Part] = {
    "players": Part("number of players", (2, 5)),
    "phase": Part("the phase of the game", ONE_HOT, (words.PHASE_NAMES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (SEATS,)),
    "starter": Part("the seat that opens this round's auction", ONE_HOT, (SEATS,)),
    "caller": Part("the seat that named the highest number; none before the first call", ONE_HOT, (SEATS,)),
    "call": Part("the highest number named, -1 before the first call", (-1, state.ROW)),
    "calls": Part("each seat's call: -2 not asked yet, -1 passed, else the number", (-2, state.ROW), (SEATS,)),
    "cap": Part("the highest number that may be named", (0, state.ROW)),
    "need": Part("cards that the builder still has to place", (0, state.ROW)),
    "may_raze": switch("1 while the builder has neither razed nor placed"),
    "round": Part("the number of the round", (1, MOST)),
    "ran_out": Part("how often the deck has run out", (0, 2)),
    "open_bids": switch("option: 1 if a seat may name numbers above its reach"),
    "deck_size": Part("cards in the deck", (0, MOST)),
    "discard_size": Part("cards in the discard pile", (0, MOST)),
    "rubble": Part("razed cards of each seat", (0, MOST), (SEATS,)),
    "deck": Part("copies of each card in the deck", (0, 2), (CARDS,)),
    "discard": Part("copies of each card in the discard pile", (0, 2), (CARDS,)),
    "row": Part("copies of each card in the row", (0, 2), (CARDS,)),
    "height": Part("cards in each tower", (0, state.HEIGHT - 1), (SEATS, words.KIND_NAMES)),
    "towers": Part(
        "the value of each card of a tower plus 1, bottom first; 0 where there is no card",
        (0, state.VALUES),
        (SEATS, words.KIND_NAMES, tuple(f"#{at}" for at in range(1, state.HEIGHT))),
    ),
}
