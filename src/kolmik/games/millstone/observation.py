"""The meaning of each number of an observation of Millstone."""

from kolmik.engine.observation import MOST, ONE_HOT, Part, seats, switch

from . import edition, state, words

SEATS = seats(state.SEATS)
CARDS = edition.CARD_NAMES
LAYS = (*(words.lay_name(lay) for lay in range(state.LAY_MILLSTONE)), "sit out")
PHASES = tuple(  # two share a name: for a card a seat chose to draw, and for cards it has to draw
    f"{name} (owed)" if name in words.PHASE_NAMES[:at] else name for at, name in enumerate(words.PHASE_NAMES)
)
PARTS: dict[str, Part] = {
    "players": Part("number of players", (2, 6)),
    "phase": Part("the phase: the decision of a seat or of nature", ONE_HOT, (PHASES,)),
    "turn": Part("the seat that has to move; none on nature's turn and after the end", ONE_HOT, (SEATS,)),
    "actor": Part("the seat after which play continues", ONE_HOT, (SEATS,)),
    "direction": Part("1 clockwise, -1 anticlockwise", (-1, 1)),
    "top": Part("the top card; none before the first", ONE_HOT, (CARDS,)),
    "sign": Part("the sign of the top card; of a joker, the sign that was named", ONE_HOT, (edition.SIGN_NAMES,)),
    "charge": Part("cards to be drawn because of +3, 127 for more", (0, MOST)),
    "owed": Part("cards that nature still has to deal, 127 for more", (0, MOST)),
    "drawer": Part("the seat that gets them; none if no card is owed", ONE_HOT, (SEATS,)),
    "barren": Part("consecutive barren turns", (0, MOST)),
    "turns_left": Part("turns until the limit, 127 for more", (0, MOST)),
    "penalised": switch("option: 1 if a seat may try a wrong card"),
    "colours": switch("variant: 1 if colours count"),
    "stronger": switch("option: 1 if a +3 in reply must be stronger"),
    "deck_size": Part("cards in the deck", (0, state.DECK)),
    "pile_size": Part("cards in the pile", (0, state.DECK)),
    "sizes": Part("cards in each hand", (0, state.DECK), (SEATS,)),
    "drawn": Part("the card that the observer has just drawn and may play", ONE_HOT, (CARDS,)),
    "choice": Part("the observer's choice in a race", ONE_HOT, (LAYS,)),
    "pile": Part("copies of each card in the pile", (0, 12), (CARDS,)),
    "unseen": Part("copies of each card in the deck, or unknown in a hand", (0, 12), (CARDS,)),
    "hands": Part(
        "copies of each card in the observer's hand; in other hands, those the observer knows of",
        (0, 12),
        (SEATS, CARDS),
    ),
}
