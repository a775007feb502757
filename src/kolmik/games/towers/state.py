"""Towers: the layout of the state and its named constants."""

from kolmik.engine import Layout, field, ones, rule

KINDS = 5  # candy, horror, tree, junk, sand
VALUES = 16  # 0 to 15
CARDS = KINDS * VALUES  # a card is the number kind * VALUES + value
SEATS = 5
ROW = 5
HEIGHT = 23  # the floor and the tallest possible tower: 21 cards, 22 with a custom deck

# Tops of towers with rules of their own; anything goes on the floor and on an 8.
SPIRE, EIGHT, NINE, FLOOR = 0, 8, 9, 16

# A bag of cards of one kind is a number of 32 bits, two for each value: 00, 01 or 11 for 0, 1 or 2 copies.
FIRST_COPIES = 0x55555555
SECOND_COPIES = 0xAAAAAAAA
EVERYTHING = 0xFFFFFFFF
HAS_EIGHT = 1 << (2 * EIGHT)
HAS_NINE = 1 << (2 * NINE)
EIGHT_OR_NINE = HAS_EIGHT | HAS_NINE
UP_TO_NINE = (1 << (2 * NINE + 2)) - 1  # 0 to 9
ONE_TO_EIGHT = (1 << (2 * NINE)) - 4
ABOVE_EIGHT = EVERYTHING - ((1 << (2 * NINE)) - 1)  # 9 to 15

# Moves are numbers: DEAL + card, BUILD + card, BID + number, PASS, RAZE + kind.
DEAL = 0
BUILD = DEAL + CARDS
BID = BUILD + CARDS
PASS = BID + ROW + 1
RAZE = PASS + 1
MOVES = RAZE + KINDS
MOST_LEGAL = CARDS  # deals
MOST_MOVES = 20_000  # 44 rounds of at most 377 calls, with call after call called off

DEALING, BIDDING, BUILDING, OVER = range(4)  # phases

NO_CALL, PASSED, NOT_ASKED = 253, 254, 255  # in `call` and `calls`; a number named is 0 to 5

NOT_ENDED, SECOND_RUN_OUT, NOTHING_TO_SHUFFLE = range(3)  # in `ended`: T-29, T-30

# The settings that `edition.py` passes to `setup`.
SETTING_OPEN = 0  # 1 for open bidding
SETTING_COPIES = slice(1, 1 + CARDS)  # how many copies of each card are in the deck
SETTINGS = 1 + CARDS

LAYOUT = Layout(
    field("deck", "i8", "cards yet to be turned up: a bag for each kind", (KINDS,)),
    field("discard", "i8", "the discard pile: a bag for each kind", (KINDS,)),
    field("razed", "i8", "the cards in all rubble: a bag for each kind", (KINDS,)),
    field("offer", "i8", "the cards of the row: a bag for each kind", (KINDS,)),
    field("rounds", "u2", "the number of this round, from 1"),
    field("players", "u1", "2 to 5"),
    field("open_bids", "u1", "1: numbers above the reach of a seat may be named (T-23)"),
    field("turn", "i1", "a seat, NATURE or NOBODY"),
    field("phase", "u1", "DEALING, BIDDING, BUILDING or OVER"),
    field("starter", "u1", "the seat that opens this round's auction"),
    field("call", "u1", "the highest number named, or NO_CALL"),
    field("caller", "u1", "the seat that named it; 0 while there is no call"),
    field("calls", "u1", "each seat's call this round: a number, PASSED or NOT_ASKED", (SEATS,)),
    field("cap", "u1", "the highest number the seat on turn may name, the row's size unless called off"),
    field("need", "u1", "cards the builder has yet to place"),
    field("may_raze", "u1", "1 while the builder has neither razed nor placed this round"),
    field("ran_out", "u1", "how often the deck has run out: 0, 1, 2"),
    field("ended", "u1", "why the game is over, or NOT_ENDED"),
    field("deck_size", "u1", "cards in the deck"),
    field("discard_size", "u1", "cards in the discard pile"),
    field("row_size", "u1", "cards in the row"),
    field("row", "u1", "the row's cards in dealing order, 0 after the last", (ROW,)),
    field("rubble", "u1", "razed cards of each seat", (SEATS,)),
    field("height", "u1", "cards in each seat's tower of each kind", (SEATS, KINDS)),
    field("towers", "u1", "values bottom first, above the FLOOR at index 0", (SEATS, KINDS, HEIGHT)),
)

# --- bags of cards ---


@rule
def put(bag: int, value: int) -> int:
    """The bag with one more copy of a value."""
    copy = 1 << (2 * value)
    return bag | (copy << 1 if bag & copy else copy)


@rule
def take(bag: int, value: int) -> int:
    """The bag with one copy of a value removed."""
    copy = 1 << (2 * value)
    return bag ^ (copy << 1 if bag & (copy << 1) else copy)


@rule
def copies(bag: int, value: int) -> int:
    """How many copies of a value a bag holds."""
    pair = (bag >> (2 * value)) & 3
    return 2 if pair == 3 else pair


@rule
def pour(bag: int, other: int) -> int:
    """The union of two bags."""
    return bag | other | ((bag & other & FIRST_COPIES) << 1)


@rule
def value_of_card(bag: int, number: int) -> int:
    """The value of the card with this number, counting a bag's cards from 0 in order of value."""
    value = 0
    for values in (8, 4, 2, 1):
        lower = ones((bag >> (2 * value)) & ((1 << (2 * values)) - 1))
        if number >= lower:
            number -= lower
            value += values
    return value
