"""Millstone: the rules. Each function names the rules of docs/rules/millstone.md that it implements."""

from typing import Any

import numpy as np

from kolmik.engine import NATURE, NOBODY, Generator, State, below, lowest, ones, rule

from .hidden import see_all, see_gift, see_mistake, see_played, see_swap
from .state import (
    AGAIN,
    ALL_LAYS,
    CARDS,
    CHARGED,
    CHOOSING,
    DEAL,
    DEALING,
    DECIDING,
    DECK,
    DRAW,
    DRAWING,
    DRAWN,
    EMPTY_HAND,
    FASTEST,
    FORGET,
    GIVE,
    GIVING,
    GROUP_SIZE,
    GROUPS,
    JOKER,
    JOKER_LAYS,
    KEEP,
    LAY_MILLSTONE,
    LAYS_OF,
    MILLSTONE,
    NONE,
    NOT_ENDED,
    NOTHING_COMES,
    ONE_LAY_A_CARD,
    OPENING,
    OVER,
    PART,
    PAYING,
    PLAIN,
    PLAY,
    RACE,
    RACING,
    REVERSE,
    SEATS,
    SECOND_WORD,
    SETTING_CARD_AT,
    SETTING_COLOURS,
    SETTING_DECK,
    SETTING_FIRST,
    SETTING_HAND,
    SETTING_LIMIT,
    SETTING_PENALISED,
    SETTING_SIZE,
    SETTING_START,
    SETTING_STRONGER,
    SIGNS,
    SIT_OUT,
    SITS_OUT,
    SURPRISES,
    SWAP,
    SWAPPING,
    TAKE,
    THANKING,
    THANKS,
    TURN,
    TURN_LIMIT,
    WITH_3,
    WITH_AGAIN,
    WITH_GIVE,
    WITH_SWAP,
    WORDS,
    card_of,
    group_of,
    low_bit,
    mask,
    nth_bit,
    nth_card,
    one_less,
    one_more,
    put_into_hand,
    take_from_hand,
    word_of,
)

PENALTY = 3  # cards for a mistake or forgotten thanks
CHARGE = 3  # cards for each +3

# --- strength ---


def stronger_lays(group: int, colours: bool) -> int:
    """M-4 to M-6, M-31: the ways to lay a card stronger than this colour and sign: a set."""
    colour, sign = divmod(group, SIGNS)
    lays = JOKER_LAYS
    for card in range(JOKER):
        its_colour, its_sign = divmod(card // SURPRISES, SIGNS)
        beats = its_sign == (sign + 1) % SIGNS
        if beats or (colours and its_sign == sign and its_colour > colour):
            lays |= 1 << card
    return lays


STRONGER = np.array([[stronger_lays(group, colours) for group in range(GROUPS)] for colours in (False, True)], np.int64)
LAYS_OF_3 = sum(1 << (group * SURPRISES + WITH_3) for group in range(GROUPS))


@rule
def surprise_of(lay: int) -> int:
    """M-2: the surprise of a card laid in this way; jokers have none."""
    return lay % SURPRISES if lay < JOKER else PLAIN


@rule
def set_suitable(s: State) -> None:
    """M-6, M-7, M-17 to M-19: set the ways to lay a card that are right now."""
    if s.top == NONE:
        s.suitable = ALL_LAYS
        return
    suitable = int(STRONGER[s.colours, group_of(s.top)])
    if s.charge:
        answers = JOKER_LAYS | LAYS_OF_3
        suitable = suitable & answers if s.stronger else answers
    s.suitable = suitable


# --- set-up ---


@rule
def setup(s: State, players: int, starter: int, settings: Any) -> None:
    """M-1 to M-3: all cards in the deck; seven to each player, one at a time, clockwise from the starter."""
    for word in range(WORDS):
        s.deck[word] = from_parts(settings, SETTING_DECK + 2 * word)
        s.first[word] = from_parts(settings, SETTING_FIRST + 2 * word)
        s.pile[word] = 0
    for seat in range(SEATS):
        s.lays[seat] = 0
        s.sizes[seat] = 0
        s.choices[seat] = NONE
        for word in range(WORDS):
            s.hands[seat, word] = 0
            for observer in range(SEATS):
                s.known[seat, word, observer] = 0
    for card in range(CARDS + 1):
        s.start[card] = settings[SETTING_START + card]
    for place in range(DECK):
        s.card_at[place] = settings[SETTING_CARD_AT + place]
    s.players = players
    s.penalised = settings[SETTING_PENALISED]
    s.colours = settings[SETTING_COLOURS]
    s.stronger = settings[SETTING_STRONGER]
    s.limit = settings[SETTING_LIMIT]
    s.deck_size = settings[SETTING_SIZE]
    s.pile_size = 0
    s.turns = 0
    s.barren = 0
    s.charge = 0
    s.direction = 1
    s.top = NONE
    s.drawn = NONE
    s.ended = NOT_ENDED
    s.suitable = ALL_LAYS
    s.phase = DEALING
    s.turn = NATURE
    s.actor = starter
    s.drawer = starter
    s.owed = settings[SETTING_HAND] * players


@rule
def from_parts(settings: Any, at: int) -> int:
    """One of the two numbers of a bag, from its parts."""
    return int(settings[at]) | (int(settings[at + 1]) << PART)


@rule
def mover(s: State) -> int:
    """A seat, NATURE or NOBODY."""
    return int(s.turn)


# --- legal moves ---


@rule
def legal(s: State, moves: Any) -> int:
    """Write the legal moves of the mover; return their number."""
    phase = s.phase
    if phase <= RACING:
        return legal_lays(s, moves)
    if phase == CHOOSING:
        return two(moves, AGAIN, REVERSE)
    if phase == GIVING:
        return legal_gifts(s, moves)
    if phase == THANKING:
        return two(moves, THANKS, FORGET)
    if phase == SWAPPING:
        return legal_swaps(s, moves)
    if phase == DECIDING:
        return legal_decisions(s, moves)
    if phase != OVER:
        return legal_deals(s, moves)
    return 0


@rule
def two(moves: Any, one: int, other: int) -> int:
    moves[0] = one
    moves[1] = other
    return 2


OTHERWISE = np.array([NONE, DRAW, TAKE, KEEP, SIT_OUT], np.int64)  # instead of laying a card, from OPENING to RACING


@rule
def legal_lays(s: State, moves: Any) -> int:
    """M-7 to M-10, M-13, M-16, M-20, M-24: lay a suitable card, or the alternative of the phase.

    After a draw only the card drawn may be laid. Where mistakes are penalised any card may be tried, but not in a race.
    """
    phase = s.phase
    seat = s.turn
    lays = s.lays[seat]
    if phase == DRAWN:
        lays = int(LAYS_OF[s.drawn])
    count = 0
    if not s.penalised or phase == RACING:
        lays &= s.suitable
    elif s.drawn == MILLSTONE or (phase != DRAWN and has_millstone(s, seat)):
        moves[0] = PLAY + LAY_MILLSTONE
        count = 1
    moves[count] = OTHERWISE[phase]
    count += int(phase != OPENING)
    base = RACE if phase == RACING else PLAY
    while lays:
        moves[count] = base + lowest(lays)
        count += 1
        lays &= lays - 1
    return count


@rule
def legal_gifts(s: State, moves: Any) -> int:
    """M-21: any card of the hand, even a millstone, to any other player."""
    count = 0
    lays = s.lays[s.turn] & ONE_LAY_A_CARD
    while lays:
        count = gifts_of(s, card_of(lowest(lays)), moves, count)
        lays &= lays - 1
    if has_millstone(s, s.turn):
        count = gifts_of(s, MILLSTONE, moves, count)
    return count


@rule
def gifts_of(s: State, card: int, moves: Any, count: int) -> int:
    """M-21: append the gifts of a card to any other player; return the new number of moves."""
    for seat in range(s.players):
        moves[count] = GIVE + card * SEATS + seat
        count += seat != s.turn
    return count


@rule
def has_millstone(s: State, seat: int) -> bool:
    return bool(s.hands[seat, word_of(MILLSTONE)] & low_bit(s, MILLSTONE))


@rule
def legal_swaps(s: State, moves: Any) -> int:
    """M-23: with any other player."""
    count = 0
    for seat in range(s.players):
        moves[count] = SWAP + seat
        count += seat != s.turn
    return count


@rule
def legal_deals(s: State, moves: Any) -> int:
    """M-3, M-8: any card that is left in the deck."""
    count = 0
    bag = s.deck[0]
    for card in range(CARDS):
        if card == SECOND_WORD:
            bag = s.deck[1]
        copies = s.start[card + 1] - s.start[card]
        moves[count] = DEAL + card
        count += (copies > 0) & bag & 1
        bag >>= copies
    return count


@rule
def legal_decisions(s: State, moves: Any) -> int:
    """M-16: any seat that takes part is the fastest."""
    count = 0
    for seat in range(s.players):
        moves[count] = FASTEST + seat
        count += takes_part(s, seat)
    return count


@rule
def takes_part(s: State, seat: int) -> bool:
    """M-16: has a seat chosen a card to lay in the race?"""
    return bool(s.choices[seat] < SITS_OUT)


# --- chance ---


@rule
def odds(s: State, weights: Any) -> int:
    """M-3: all cards in the deck are equally likely; M-16: so are all seats that race."""
    count = 0
    if s.phase == DECIDING:
        for seat in range(s.players):
            weights[count] = 1
            count += takes_part(s, seat)
        return count
    bag = s.deck[0]
    for card in range(CARDS):
        if card == SECOND_WORD:
            bag = s.deck[1]
        copies = s.start[card + 1] - s.start[card]
        left = ones(bag & ((1 << copies) - 1))
        weights[count] = left
        count += left > 0
        bag >>= copies
    return int(s.deck_size)


@rule
def draw(s: State, rng: Generator) -> int:
    """Nature's move, sampled by `odds`."""
    if s.phase != DECIDING:
        return DEAL + nth_card(s, s.deck[0], s.deck[1], below(rng, s.deck_size))
    racers = 0
    for seat in range(s.players):
        racers |= takes_part(s, seat) << seat
    return FASTEST + nth_bit(racers, below(rng, ones(racers)))


# --- effects of moves ---


@rule
def apply(s: State, move: int) -> None:
    """Make a legal move and everything that follows from it."""
    if move < PLAY:
        deal(s, move - DEAL)
    elif move < RACE:
        play(s, move - PLAY)
    elif move <= SIT_OUT:
        choose_in_race(s, move - RACE)
    elif move == DRAW:
        draw_one(s)
    elif move == KEEP:
        s.drawn = NONE
        end_turn(s)
    elif move == TAKE:
        lose_turn(s, s.charge)
    elif move == AGAIN:
        pass_turn_to(s, s.actor)
    elif move == REVERSE:
        s.direction = -s.direction
        end_turn(s)
    elif move == THANKS:
        end_turn(s)
    elif move == FORGET:
        draw_cards(s, s.turn, PENALTY, PAYING)
    elif move < FASTEST:
        swap(s, move - SWAP)
    elif move < GIVE:
        win_race(s, move - FASTEST)
    else:
        give(s, (move - GIVE) // SEATS, (move - GIVE) % SEATS)


@rule
def deal(s: State, card: int) -> None:
    """M-3, M-8, M-10: a card goes from the deck to a hand; the next phase follows."""
    word = word_of(card)
    s.deck[word] = one_less(s.deck[word], mask(s, card))
    s.deck_size -= 1
    put_into_hand(s, s.drawer, card)
    s.owed -= 1
    if s.phase == DEALING:
        drawer = s.drawer + 1
        s.drawer = 0 if drawer == s.players else drawer
        if s.owed == 0:
            begin_turn(s, s.actor)
    elif s.phase == DRAWING:
        s.drawn = card
        s.phase = DRAWN
        s.turn = s.actor
    elif s.owed == 0 or not refill(s):
        s.owed = 0
        end_turn(s)


@rule
def refill(s: State) -> bool:
    """M-25, M-26: an empty deck is refilled with the pile except its top; is there a card to draw?"""
    if s.deck_size == 0 and s.pile_size > 1:
        top = card_of(s.top)
        for word in range(WORDS):
            s.deck[word] = s.pile[word]
            s.pile[word] = 0
        word = word_of(top)
        s.deck[word] = one_less(s.deck[word], mask(s, top))
        s.pile[word] = low_bit(s, top)
        s.deck_size = s.pile_size - 1
        s.pile_size = 1
    return bool(s.deck_size > 0)


@rule
def draw_cards(s: State, seat: int, cards: int, phase: int) -> None:
    """M-8, M-20, M-22, M-24 to M-27: a seat draws this many cards; if there is none, the turn passes."""
    if refill(s):
        s.barren = 0
        s.phase = phase
        s.turn = NATURE
        s.drawer = seat
        s.owed = cards
    else:
        end_turn(s)


@rule
def draw_one(s: State) -> None:
    """M-8, M-27: draw one card instead of laying one."""
    s.barren += 1  # unless a card comes
    draw_cards(s, s.actor, 1, DRAWING)


@rule
def lose_turn(s: State, cards: int) -> None:
    """M-20, M-24, M-27: draw this many cards for a charge or a mistake, and lose the turn."""
    s.charge = 0
    set_suitable(s)
    s.barren += 1  # unless a card comes
    draw_cards(s, s.actor, cards, PAYING)


@rule
def play(s: State, lay: int) -> None:
    """M-8, M-24: lay a card; a wrong one goes back to the hand, and its player draws 3 and the charge."""
    s.drawn = NONE
    if (s.suitable >> lay) & 1:
        lay_card(s, lay)
    else:
        see_mistake(s, s.actor, card_of(lay))
        lose_turn(s, s.charge + PENALTY)


@rule
def lay_card(s: State, lay: int) -> None:
    """M-8, M-12, M-14, M-17 to M-19: a card goes on the pile; an empty hand wins, otherwise its surprise acts."""
    seat = s.actor
    card = card_of(lay)
    take_from_hand(s, seat, card)
    see_played(s, seat, card)
    word = word_of(card)
    s.pile[word] = one_more(s.pile[word], low_bit(s, card), mask(s, card))
    s.pile_size += 1
    s.top = lay
    s.barren = 0
    surprise = surprise_of(lay)
    s.charge = s.charge + CHARGE if surprise == WITH_3 else 0
    set_suitable(s)
    if s.sizes[seat] == 0:
        finish(s, EMPTY_HAND)
    else:
        act(s, surprise)


@rule
def act(s: State, surprise: int) -> None:
    """M-11, M-15 to M-17, M-21, M-23: the effect of a surprise; without one, or with a +3, the turn ends."""
    if surprise in (PLAIN, WITH_3):
        end_turn(s)
        return
    s.turn = s.actor
    if surprise == WITH_AGAIN:
        s.phase = CHOOSING
    elif surprise == WITH_GIVE:
        s.phase = GIVING
    elif surprise == WITH_SWAP:
        s.phase = SWAPPING
    else:
        s.phase = RACING
        s.turn = neighbour(s, s.actor)


@rule
def neighbour(s: State, seat: int) -> int:
    """M-11: the next seat in the present direction."""
    following = int(seat) + int(s.direction)
    if following == s.players:
        return 0
    return s.players - 1 if following < 0 else following


# --- the race ---


@rule
def choose_in_race(s: State, choice: int) -> None:
    """M-16: everyone except the player of the race card chooses, one after the other; then the race is decided."""
    s.choices[s.turn] = choice
    following = neighbour(s, s.turn)
    if following == s.actor:
        decide_race(s)
    else:
        s.turn = following


@rule
def decide_race(s: State) -> None:
    """M-16: if nobody takes part play continues; one seat alone is the fastest; among more, nature decides."""
    racers = 0
    fastest = 0
    for seat in range(s.players):
        if takes_part(s, seat):
            racers += 1
            fastest = seat
    if racers == 0:
        forget_choices(s)
        end_turn(s)
    elif racers == 1:
        win_race(s, fastest)
    else:
        s.phase = DECIDING
        s.turn = NATURE


@rule
def win_race(s: State, seat: int) -> None:
    """M-16: the fastest lays the card, the others keep theirs; play continues after the fastest."""
    lay = int(s.choices[seat])
    forget_choices(s)
    s.actor = seat
    lay_card(s, lay)


@rule
def forget_choices(s: State) -> None:
    """M-35: cards that were offered and lost stay secret."""
    for seat in range(SEATS):
        s.choices[seat] = NONE


# --- gifts and swaps ---


@rule
def give(s: State, card: int, receiver: int) -> None:
    """M-21, M-22: a card goes to another hand; the giver may win by that, otherwise the receiver may say thanks."""
    giver = s.actor
    take_from_hand(s, giver, card)
    put_into_hand(s, receiver, card)
    see_gift(s, giver, receiver, card)
    if s.sizes[giver] == 0:
        finish(s, EMPTY_HAND)
    else:
        s.phase = THANKING
        s.turn = receiver


@rule
def swap(s: State, other: int) -> None:
    """M-23: two hands change places."""
    seat = s.actor
    for word in range(WORDS):
        hand = int(s.hands[seat, word])
        s.hands[seat, word] = s.hands[other, word]
        s.hands[other, word] = hand
    lays = int(s.lays[seat])
    s.lays[seat] = s.lays[other]
    s.lays[other] = lays
    cards = int(s.sizes[seat])
    s.sizes[seat] = s.sizes[other]
    s.sizes[other] = cards
    see_swap(s, seat, other)
    end_turn(s)


# --- turns and the end ---


@rule
def begin_turn(s: State, seat: int) -> None:
    """M-7, M-8, M-17: a seat's turn begins: it opens, lays or draws, or answers a charge."""
    s.actor = seat
    s.turn = seat
    s.phase = OPENING if s.top == NONE else CHARGED if s.charge else TURN


@rule
def end_turn(s: State) -> None:
    """M-11: the turn ends; the next player in the present direction is on turn."""
    pass_turn_to(s, neighbour(s, s.actor))


@rule
def pass_turn_to(s: State, seat: int) -> None:
    """M-15, M-27: the turn ends and a seat's turn begins, unless the limit of turns or of barren ones is reached."""
    s.turns += 1
    if s.barren == s.players:
        finish(s, NOTHING_COMES)
    elif s.turns == s.limit:
        finish(s, TURN_LIMIT)
    else:
        begin_turn(s, seat)


@rule
def finish(s: State, reason: int) -> None:
    """M-14, M-27, M-29: the game is over; hands are laid open and counted, and a charge is dropped."""
    s.phase = OVER
    s.turn = NOBODY
    s.ended = reason
    s.charge = 0
    see_all(s)


# --- scoring ---

# M-29: the bits of green, yellow and coloured cards in the two numbers of a bag; the rest are jokers and millstones.
GREEN_BITS = (1 << sum(GROUP_SIZE[:3])) - 1
YELLOW_BITS = (1 << sum(GROUP_SIZE[4:6])) - 1
COLOURED_BITS = (1 << sum(GROUP_SIZE[4:])) - 1


@rule
def value_of_hand(s: State, seat: int) -> int:
    """M-29: 10 for a green card, 20 for a yellow one, 30 for a red one; 50 for jokers and millstones."""
    hand = s.hands[seat, 0]
    second = s.hands[seat, 1]
    green = ones(hand & GREEN_BITS)
    yellow = ones(hand & ~GREEN_BITS) + ones(second & YELLOW_BITS)
    red = ones(second & COLOURED_BITS & ~YELLOW_BITS)
    rest = ones(second & ~COLOURED_BITS)
    return 10 * green + 20 * yellow + 30 * red + 50 * rest


@rule
def scores(s: State, points: Any, won: Any) -> None:
    """M-27 to M-29: the value of each hand; the lowest wins; ties are shared."""
    best = value_of_hand(s, 0)
    for seat in range(s.players):
        points[seat] = value_of_hand(s, seat)
        best = min(best, points[seat])
    for seat in range(s.players):
        won[seat] = s.phase == OVER and points[seat] == best
