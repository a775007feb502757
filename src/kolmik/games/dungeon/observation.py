"""The meaning of each number of an observation of Dungeon."""

from kolmik.engine.observation import MOST, ONE_HOT, Part, seats, switch

from . import state, words

SEATS = seats(state.SEATS)
CARDS = ("(never)", *(words.card_name(card) for card in range(1, state.CARDS)))
SLOTS = tuple(words.PLACE_NAMES[slot] for slot in state.SLOTS)
PARTS: dict[str, Part] = {
    "players": Part("number of players", (2, 4)),
    "levels": Part("levels of the wall", (state.FEWEST_LEVELS, state.LEVELS)),
    "tie_by_last": switch("option: 1 if it is not the default"),
    "bird_must": switch("option: 1 if it is not the default"),
    "first_any": switch("option: 1 if it is not the default"),
    "dragon_free": switch("option: 1 if it is not the default"),
    "at_table": switch("option: 1 if it is not the default"),
    "phase": Part("the phase of the game", ONE_HOT, (words.PHASE_NAMES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (SEATS,)),
    "seat": Part("the seat whose turn it is, also during nature's moves", ONE_HOT, (SEATS,)),
    "first_turn": switch("1 on a seat's first turn"),
    "put_backs": Part("consecutive cards put back, 127 for more", (0, MOST)),
    "patience": Part("the number of them that ends the game, 127 for more", (0, MOST)),
    "drawn": Part("the card that was drawn", ONE_HOT, (CARDS,)),
    "aim": Part("the slot that a throw aims at", ONE_HOT, (SLOTS,)),
    "asking": Part("the slot with the card that may fall now", ONE_HOT, (SLOTS,)),
    "asked": Part("the card there that may fall", ONE_HOT, (("nothing", "dragon", "upper knight", "lower knight"),)),
    "slots": Part("1 for slots in use", (0, 1), (SLOTS,)),
    "lower": Part("the number of a seat's lower knight in a slot, or 0", (0, 9), (SEATS, SLOTS)),
    "upper": Part("the number of a seat's upper knight in a slot, or 0", (0, 9), (SEATS, SLOTS)),
    "dragons": Part("1 for a slot under a seat's dragon", (0, 1), (SEATS, SLOTS)),
    "decks": Part("copies of each card in a seat's deck", (0, state.COLOUR), (SEATS, CARDS)),
    "dungeon": Part("copies of each card of a seat in the dungeon", (0, state.COLOUR), (SEATS, CARDS)),
    "top_size": Part("a seat's knights at the top", (0, state.COLOUR), (SEATS,)),
    "top": Part(
        "the numbers of those knights in order of arrival, then 0",
        (0, 9),
        (SEATS, tuple(f"arrival {at}" for at in range(1, state.COLOUR + 1))),
    ),
}
