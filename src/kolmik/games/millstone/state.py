"""Millstone: the layout of the state, its named constants, and the bags of cards it is made of."""

import numpy as np

from kolmik.engine import Layout, State, field, ones, rule

SEATS = 6
HAND = 7  # cards dealt to each player, except in research editions

# A card is a number: (colour * SIGNS + sign) * SURPRISES + surprise, JOKER + colour, or MILLSTONE.
COLOURS = 3  # green, yellow, red: each weaker than the next
SIGNS = 3  # rock, paper, scissors: each beaten by the next, scissors by rock
PLAIN, WITH_AGAIN, WITH_RACE, WITH_3, WITH_GIVE, WITH_SWAP = range(6)  # surprises
SURPRISES = 6
GROUPS = COLOURS * SIGNS
GROUP_SIZE = (12, 12, 12, 10, 10, 10, 10, 10, 10)  # cards of each colour and sign
JOKERS = 3  # of each colour
MILLSTONES = 3
JOKER = GROUPS * SURPRISES
MILLSTONE = JOKER + COLOURS
CARDS = MILLSTONE + 1
DECK = sum(GROUP_SIZE) + COLOURS * JOKERS + MILLSTONES
NONE = 127  # no card, no way to lay one

# A way to lay a card is a number: the card itself, JOKER + colour * SIGNS + sign named, or LAY_MILLSTONE.
LAY_MILLSTONE = JOKER + COLOURS * SIGNS
LAYS = LAY_MILLSTONE + 1
NO_LAYS = 0  # a set of ways to lay, without the millstone's, is a number of 63 bits
JOKER_LAYS = ((1 << (COLOURS * SIGNS)) - 1) << JOKER
ONE_LAY_A_CARD = (1 << JOKER) - 1 + (0b001001001 << JOKER)
ALL_LAYS = (1 << LAY_MILLSTONE) - 1
LAYS_OF = np.array(  # of each card
    [1 << card for card in range(JOKER)] + [7 << (JOKER + SIGNS * colour) for colour in range(COLOURS)] + [NO_LAYS],
    np.int64,
)

# A bag of cards is two numbers. Every card has as many bits as there are copies of it, in the order of the cards; the
# lowest ones are set, one for each copy in the bag. Editions differ only in how a group's bits are divided.
WORDS = 2
SECOND_WORD = 4 * SURPRISES  # the first card of the second number: a plain yellow paper
SHIFT = sum(GROUP_SIZE[:4])  # bits in the first number

# Moves are numbers: DEAL + card, PLAY + lay, RACE + lay, GIVE + card * SEATS + seat, SWAP + seat, FASTEST + seat, …
DEAL = 0
PLAY = DEAL + CARDS
RACE = PLAY + LAYS
SIT_OUT = RACE + LAY_MILLSTONE
DRAW, KEEP, TAKE, AGAIN, REVERSE, THANKS, FORGET = range(SIT_OUT + 1, SIT_OUT + 8)
SWAP = FORGET + 1
FASTEST = SWAP + SEATS
GIVE = FASTEST + SEATS
MOVES = GIVE + CARDS * SEATS
MOST_LEGAL = CARDS * (SEATS - 1) + 1  # gifts; one more is written before it is known to be legal
MOST_MOVES = 50_000  # for a turn limit of 1,000 at most

# Phases: the decisions of the seat on turn, then those of nature.
OPENING, TURN, CHARGED, DRAWN, RACING, CHOOSING, GIVING, THANKING, SWAPPING = range(9)
DEALING, DRAWING, PAYING, DECIDING, OVER = range(9, 14)
PHASES = 14

SITS_OUT = SIT_OUT - RACE  # in `choices`, beside ways to lay and NONE

NOT_ENDED, EMPTY_HAND, NOTHING_COMES, TURN_LIMIT = range(4)  # in `ended`: M-28, M-27

MOST_TURNS = (1 << 31) - 1  # higher limits count as this one: no game gets there

# The settings that `edition.py` passes to `setup`. Each number of a bag is passed in two parts.
SETTING_PENALISED, SETTING_COLOURS, SETTING_STRONGER, SETTING_LIMIT, SETTING_SIZE, SETTING_HAND = range(6)
PART = 31  # bits
SETTING_DECK = SETTING_HAND + 1
SETTING_FIRST = SETTING_DECK + 2 * WORDS
SETTING_START = SETTING_FIRST + 2 * WORDS
SETTING_CARD_AT = SETTING_START + CARDS + 1
SETTINGS = SETTING_CARD_AT + DECK

LAYOUT = Layout(
    field("deck", "i8", "cards yet to be drawn: a bag", (WORDS,)),
    field("pile", "i8", "cards played, including the top: a bag", (WORDS,)),
    field("hands", "i8", "the cards of each seat: bags", (SEATS, WORDS)),
    field("known", "i8", "[holder, word, observer]: bags; [seat, word, seat] is public", (SEATS, WORDS, SEATS)),
    field("lays", "i8", "the ways each seat's cards can be laid, without millstones: a set", (SEATS,)),
    field("suitable", "i8", "the ways to lay a card that are right now: a set"),
    field("first", "i8", "the lowest bit of every card in a bag", (WORDS,)),
    field("limit", "i4", "the number of turns that ends the game"),
    field("turns", "i4", "complete turns"),
    field("charge", "i2", "cards waiting to be drawn because of +3"),
    field("owed", "i2", "cards nature has yet to deal"),
    field("players", "i1", "2 to 6"),
    field("penalised", "i1", "1: a wrong card may be tried (M-24)"),
    field("colours", "i1", "1: colours count (M-31)"),
    field("stronger", "i1", "1: a +3 in reply must be stronger (M-19)"),
    field("turn", "i1", "a seat, NATURE or NOBODY"),
    field("phase", "i1", "from OPENING to OVER"),
    field("actor", "i1", "the seat after which play continues: on turn, or the fastest of a race"),
    field("drawer", "i1", "the seat that nature deals to"),
    field("direction", "i1", "1 clockwise, -1 counterclockwise"),
    field("top", "i1", "how the top card was laid, NONE before the first"),
    field("drawn", "i1", "the card just drawn that may be played, or NONE"),
    field("barren", "i1", "barren turns in a row"),
    field("ended", "i1", "why the game is over, or NOT_ENDED"),
    field("deck_size", "i1", "cards in the deck"),
    field("pile_size", "i1", "cards in the pile"),
    field("sizes", "i1", "cards in each hand", (SEATS,)),
    field("choices", "i1", "in a race: a way to lay, SITS_OUT, or NONE before the choice", (SEATS,)),
    field("start", "i1", "the place of each card's lowest bit, counted through both numbers", (CARDS + 1,)),
    field("card_at", "i1", "the card each bit stands for", (DECK,)),
)

# --- bags ---


@rule
def nth_bit(bag: int, number: int) -> int:
    """The place of the set bit with this number, counted from 0 at the low end."""
    place = 0
    for bits in (32, 16, 8, 4, 2, 1):
        lower = ones((bag >> place) & ((1 << bits) - 1))
        above = int(number >= lower)
        number -= lower * above
        place += bits * above
    return place


@rule
def word_of(card: int) -> int:
    """The index of the number of a bag that holds a card."""
    return int(card >= SECOND_WORD)


@rule
def low_bit(s: State, card: int) -> int:
    """A card's lowest bit, in its number of a bag."""
    return 1 << (int(s.start[card]) - SHIFT * word_of(card))


@rule
def mask(s: State, card: int) -> int:
    """All bits of a card, in its number of a bag."""
    low = low_bit(s, card)
    return (low << (int(s.start[card + 1]) - int(s.start[card]))) - low


@rule
def one_more(bag: int, low: int, bits: int) -> int:
    """A number of a bag with one more of the card that has these bits."""
    return bag | (((bag & bits) + low) & bits)


@rule
def one_less(bag: int, bits: int) -> int:
    """A number of a bag with one less of the card that has these bits, if it has one."""
    held = bag & bits
    return bag ^ (held & ~(held >> 1))


@rule
def one_less_of_each(bag: int, first: int) -> int:
    """A number of a bag with one less of every card in it."""
    return (bag & ~first) >> 1


@rule
def nth_card(s: State, bag: int, second: int, number: int) -> int:
    """The card with this number in a bag of two numbers, counted from 0 in the order of the cards."""
    lower = ones(bag)
    above = int(number >= lower)
    word = second if above else bag
    return int(s.card_at[SHIFT * above + nth_bit(word, number - lower * above)])


@rule
def card_of(lay: int) -> int:
    """The card that is laid in this way; the formula also holds for LAY_MILLSTONE."""
    return lay if lay < JOKER else JOKER + (lay - JOKER) // SIGNS


@rule
def group_of(lay: int) -> int:
    """The colour and sign of a card laid in this way, a joker's sign as named."""
    return lay // SURPRISES if lay < JOKER else lay - JOKER


@rule
def put_into_hand(s: State, seat: int, card: int) -> None:
    word = word_of(card)
    s.hands[seat, word] = one_more(s.hands[seat, word], low_bit(s, card), mask(s, card))
    s.lays[seat] |= int(LAYS_OF[card])
    s.sizes[seat] += 1


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    word = word_of(card)
    hand = one_less(s.hands[seat, word], mask(s, card))
    s.hands[seat, word] = hand
    if not hand & low_bit(s, card):
        s.lays[seat] &= ~int(LAYS_OF[card])
    s.sizes[seat] -= 1
