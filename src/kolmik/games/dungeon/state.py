"""Dungeon: the layout of the state and its named constants."""

import numpy as np

from kolmik.engine import Layout, field, ones, rule

SEATS = 4
COLOUR = 15  # cards of a colour, D-1
LEVELS = 9  # at most, D-3
FEWEST_LEVELS = 8
TWIN_LEVELS = 3  # levels with two slots, a and the blue b
TWIN_SLOTS = 2 * TWIN_LEVELS

# A card is a number: a knight its own, 1 to 9; 0 is no card.
NO_CARD, BIRD, DRAGON = 0, 10, 11
KNIGHTS = range(1, LEVELS + 1)
CARDS = 12

# A bag of cards of one colour is a number with five bits for each card: its count, 0 to 15.
COUNT_BITS = 5
COUNT = (1 << COUNT_BITS) - 1
ONE_OF_EACH = sum(1 << (COUNT_BITS * card) for card in range(CARDS))
HIGH_BITS = ONE_OF_EACH << (COUNT_BITS - 1)  # the highest bit of each count
EVERYTHING = (1 << (COUNT_BITS * CARDS)) - 1
LAST_CARD = COUNT_BITS * (CARDS - 1)  # where the count of the last card begins
ALL_KNIGHTS = (1 << (COUNT_BITS * BIRD)) - 1

# A slot is the number 2 * (level - 1), one more for the blue one. A set of slots is a number with a bit for each, so
# one level up is two bits up. Above level 3 there are no blue slots. TOP is not a slot, but a place to climb to.
PLACES = 2 * LEVELS
TOP = PLACES
SLOTS = (*range(2 * TWIN_LEVELS), *range(2 * TWIN_LEVELS, PLACES, 2))  # from the lowest level up, a before b
ALL_PLACES = (1 << PLACES) - 1
A_SIDE = sum(1 << place for place in range(0, PLACES, 2))
A_LEVEL = 3  # both slots of level 1
TWO_LEVELS = 15  # and those of level 2

# All possible climbs: (number, slot left, slot entered or TOP). Without a level 9 the top is above level 8.
CLIMBS = tuple(
    (number, left, entered)
    for number in KNIGHTS
    for left in SLOTS
    for entered in (*SLOTS, TOP)
    if entered // 2 == left // 2 + number or (entered == TOP and left // 2 + number >= FEWEST_LEVELS)
)
CLIMB_NUMBER, CLIMB_LEFT, CLIMB_ENTERED = (np.array(column, np.int64) for column in zip(*CLIMBS, strict=True))

# Legal climbs are computed as sets, for a group of three numbers at a time: a bit for each number and slot left if the
# slot entered is on side a or the top (LANE bits per number); then bits for numbers 1 and 2 that enter a blue slot.
TOGETHER = 3
LANE = PLACES
TO_BLUE = TOGETHER * LANE
TO_BLUE_BY_TWO = TO_BLUE + 4  # a 1 leaves one of the four slots of levels 1 and 2; a 2 one of the two of level 1
CLIMB_BITS = TO_BLUE_BY_TWO + 2
GROUPS = LEVELS // TOGETHER


def _climb_at(levels: int, group: int, bit: int) -> int:
    """The index in CLIMBS of the climb that a bit stands for; 0 for a bit that is never set."""
    if bit < TO_BLUE:
        number, left, side = TOGETHER * group + bit // LANE + 1, bit % LANE, 0
    else:
        number, left, side = (1, bit - TO_BLUE, 1) if bit < TO_BLUE_BY_TWO else (2, bit - TO_BLUE_BY_TWO, 1)
    level = left // 2 + number
    climb = (number, left, 2 * level + side if level < levels else TOP)
    return CLIMBS.index(climb) if climb in CLIMBS else 0


CLIMB_AT = np.array(
    [
        [[_climb_at(levels, group, bit) for bit in range(CLIMB_BITS)] for group in range(GROUPS)]
        for levels in range(FEWEST_LEVELS, LEVELS + 1)
    ],
    np.int64,
)

TO_TOP = np.array(  # for each group the climbs to the top, as such a set
    [
        [
            sum(1 << bit for bit in range(TO_BLUE) if bit % LANE // 2 + TOGETHER * group + bit // LANE + 1 >= levels)
            for group in range(GROUPS)
        ]
        for levels in range(FEWEST_LEVELS, LEVELS + 1)
    ],
    np.int64,
)

# Moves are numbers. A slot in a move is its index in SLOTS.
DRAW = 0
REVEAL = DRAW  # + card: the first card is 1
PLACE = REVEAL + CARDS
COVER = PLACE + len(SLOTS)
THROW = COVER + len(SLOTS)
THROW_AT_TABLE = THROW + len(SLOTS)
PUT_BACK = THROW_AT_TABLE + 1
FALLS = PUT_BACK + 1
STAYS = FALLS + 1
CLIMB = STAYS + 1  # + index in CLIMBS
MOVES = CLIMB + len(CLIMBS)

# Draw, and a climb of each of 15 knights; up to eight of them, on levels 1 and 2, may have two destinations.
MOST_LEGAL = 1 + COLOUR + 8

# An upper bound for a patience of 20 at most. In the worst case every card is a dragon that sends two knights of 1 back
# to be placed and to climb again, every such turn throws at everything on the wall, and between turns all put back.
MOST_PLAYS = SEATS * COLOUR * (1 + 2 * (1 + LEVELS))
MOST_MOVES = MOST_PLAYS * (3 + 3 * len(SLOTS)) + (MOST_PLAYS + 1) * 3 * SEATS * 20

CHOOSING, REVEALING, PLAYING, FALLING, OVER = range(5)  # phases

NOT_ASKED, ASKED_DRAGON, ASKED_UPPER, ASKED_LOWER = range(4)  # in `asked`

AT_NOTHING = 255  # in `aim`: no throw, or a throw at a real tower

# The odds of a throw, D-26: the sides of six on which a card falls; at a real table one of two.
SIDES = 6
FALL_AT_AIM = 4
FALL_NEARBY = 1
SIDES_AT_TABLE = 2
FALL_AT_TABLE = 1

# A throw as a game of skill, our own convention: the sides of sixty on which a card falls at 0 and at 100 percent.
SIDES_OF_SKILL = 60
FALL_AT_AIM_AT_WORST, FALL_AT_AIM_AT_BEST = 30, 50
FALL_NEARBY_AT_WORST, FALL_NEARBY_AT_BEST = 15, 5

# The settings that `edition.py` passes to `setup`.
(
    SETTING_TIE_BY_LAST,
    SETTING_BIRD_MUST,
    SETTING_FIRST_ANY,
    SETTING_DRAGON_FREE,
    SETTING_LEVELS,
    SETTING_AT_TABLE,
    SETTING_PATIENCE,
) = range(7)
SETTING_CARDS = slice(7, 7 + CARDS)  # the copies of each card in a colour
SETTINGS = SETTING_CARDS.stop

LAYOUT = Layout(
    field("decks", "i8", "each seat's deck: a bag", (SEATS,)),
    field("dungeon", "i8", "each seat's cards in the dungeon: a bag", (SEATS,)),
    field("turns", "i8", "turns completed by all seats"),
    field("put_backs", "i8", "turns in a row in which a card was put back"),
    field("patience", "i8", "this many of them end the game (D-30)"),
    field("wall", "i4", "the slots in use: a set"),
    field("taken", "i4", "slots with knights: a set"),
    field("pairs", "i4", "slots with two knights: a set"),
    field("covered", "i4", "slots under a dragon: a set"),
    field("to_ask", "i4", "slots with cards that are yet to fall or stay, including the current one: a set"),
    field("own", "i4", "slots with knights of each seat: sets", (SEATS,)),
    field("dragons", "i4", "slots under a dragon of each seat: sets", (SEATS,)),
    field("bearing", "i4", "slots with a knight of each number, covered or not: sets; none at 0", (LEVELS + 1,)),
    field("players", "u1", "2 to 4"),
    field("levels", "u1", "8 or 9 (D-3)"),
    field("highest", "u1", "the highest number of a knight"),
    field("tie_by_last", "u1", "1: the latest arrivals at the top break ties, not the sums (D-29)"),
    field("bird_must", "u1", "1: a drawn bird must be thrown, except on a first turn"),
    field("first_any", "u1", "1: a first turn is like any other (D-8 is off)"),
    field("dragon_free", "u1", "1: a covered slot may be entered even while its twin is empty (D-15)"),
    field("at_table", "u1", "1: people enter what falls (D-26)"),
    field("turn", "i1", "the mover: a seat, NATURE or NOBODY"),
    field("seat", "u1", "the seat whose turn it is, also during nature's moves; after the end, the last one"),
    field("phase", "u1", "CHOOSING, REVEALING, PLAYING, FALLING or OVER"),
    field("drawn", "u1", "the card drawn and not yet played or put back, or NO_CARD"),
    field("aim", "u1", "the slot aimed at in a throw, or AT_NOTHING"),
    field("asked", "u1", "the card of the lowest slot of `to_ask` that is next to fall or stay, or NOT_ASKED"),
    field("owner", "u1", "the seat whose knights are in each slot; 0 where there is none", (PLACES,)),
    field("lower", "u1", "the number of the lower or only knight in each slot, or 0", (PLACES,)),
    field("upper", "u1", "the number of the upper knight of a pair, or 0", (PLACES,)),
    field("top_size", "u1", "each seat's knights at the top", (SEATS,)),
    field("top", "u1", "their numbers in order of arrival, 0 after the last", (SEATS, COLOUR)),
)

# --- sets of slots, and bags of cards ---


@rule
def slot_in_words(slot: int) -> int:
    """The index of a slot in SLOTS: moves count slots without the gaps."""
    return slot if slot < TWIN_SLOTS else slot // 2 + TWIN_LEVELS


@rule
def slot_of(place: int) -> int:
    """The slot at an index of SLOTS."""
    return place if place < TWIN_SLOTS else 2 * (place - TWIN_LEVELS)


@rule
def twins(slots: int) -> int:
    """The other slot of the level, for each slot of a set."""
    return ((slots & A_SIDE) << 1) | ((slots >> 1) & A_SIDE)


@rule
def nearby(slot: int) -> int:
    """D-26: all slots of a slot's level, of the one above and of the one below."""
    level = slot // 2
    return ((A_LEVEL << (2 * level + 2)) | (A_LEVEL << (2 * level)) | ((A_LEVEL << (2 * level)) >> 2)) & ALL_PLACES


@rule
def one(card: int) -> int:
    """A bag with one card."""
    return 1 << (COUNT_BITS * card)


@rule
def copies(bag: int, card: int) -> int:
    """The copies of a card in a bag."""
    return (bag >> (COUNT_BITS * card)) & COUNT


@rule
def size(bag: int) -> int:
    """The number of cards in a bag: the product has the cumulative counts, the last of which is the total."""
    return ((bag * ONE_OF_EACH) >> LAST_CARD) & COUNT


@rule
def card_of_number(bag: int, number: int) -> int:
    """The card with this number, counting a bag's cards from 0: the number of cumulative counts up to it."""
    upto = (bag * ONE_OF_EACH) & EVERYTHING
    return ones(((number * ONE_OF_EACH | HIGH_BITS) - upto) & HIGH_BITS)
