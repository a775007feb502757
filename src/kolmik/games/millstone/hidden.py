"""Millstone: what a seat knows (M-35): how it learns and forgets, its observation, digest and redeal.

For every hand the state holds, per other seat, a bag of the cards that this seat knows to be in it. In the place of
the holder itself is the bag that everybody knows, spectators included. Such a bag is always a subset of the hand. It
changes only by what its observer sees, so it cannot reveal more:

- everybody sees a card that is played: among equal cards the known ones go first;
- everybody sees a wrong card that goes back to the hand (M-24): one copy of it is known to be there;
- giver and receiver see a gift. The others know only that some card went, and it may have been any: of every card
  that was known to be there, one copy less is certain now;
- knowledge of a hand moves with a swapped hand, and its two owners know each other's new hand completely;
- only the drawer sees a card that is drawn: nobody else learns or forgets anything;
- when the game is over the hands are laid open, because they are counted (M-29).

Further conclusions, from remembering the pile before it was shuffled, are left to the players.
"""

from typing import Any

from kolmik.engine import (
    NATURE,
    NOBODY,
    Generator,
    State,
    below,
    hash_combine,
    lowest,
    ones,
    place_of,
    rule,
    seat_at,
    slices,
)

from .state import (
    CARDS,
    DECIDING,
    LAYS,
    LAYS_OF,
    NONE,
    PHASES,
    RACING,
    SEATS,
    SECOND_WORD,
    SHIFT,
    SIGNS,
    SITS_OUT,
    WORDS,
    card_of,
    group_of,
    low_bit,
    mask,
    nth_bit,
    nth_card,
    one_less,
    one_less_of_each,
    one_more,
    put_into_hand,
    word_of,
)

# --- learning and forgetting ---


@rule
def see_played(s: State, seat: int, card: int) -> None:
    """A seat has played a card: observers that knew of it know of one copy less there."""
    word = word_of(card)
    bits = mask(s, card)
    for observer in range(SEATS):
        s.known[seat, word, observer] = one_less(s.known[seat, word, observer], bits)


@rule
def see_mistake(s: State, seat: int, card: int) -> None:
    """M-24: a seat has tried a wrong card: everybody knows that one copy of it is in the hand."""
    word = word_of(card)
    low = low_bit(s, card)
    for observer in range(SEATS):
        s.known[seat, word, observer] |= low


@rule
def see_gift(s: State, giver: int, receiver: int, card: int) -> None:
    """M-21: giver and receiver know which card went, the others only that one did."""
    word = word_of(card)
    bits = mask(s, card)
    s.known[receiver, word, giver] = one_more(s.known[receiver, word, giver], low_bit(s, card), bits)
    certain = one_less(s.known[giver, word, receiver], bits)
    other = int(s.known[giver, 1 - word, receiver])
    for at in range(WORDS):
        for observer in range(SEATS):
            s.known[giver, at, observer] = one_less_of_each(s.known[giver, at, observer], s.first[at])
    s.known[giver, word, receiver] = certain
    s.known[giver, 1 - word, receiver] = other


@rule
def see_swap(s: State, seat: int, other: int) -> None:
    """M-23: two hands have been swapped: knowledge of them moves along, and their owners know both."""
    for word in range(WORDS):
        public = int(s.known[seat, word, seat])
        s.known[seat, word, seat] = s.known[other, word, other]
        s.known[other, word, other] = public
        for observer in range(SEATS):
            if observer != seat and observer != other:
                known = int(s.known[seat, word, observer])
                s.known[seat, word, observer] = s.known[other, word, observer]
                s.known[other, word, observer] = known
        s.known[seat, word, other] = s.hands[seat, word]
        s.known[other, word, seat] = s.hands[other, word]


@rule
def see_all(s: State) -> None:
    """M-29: the hands are laid open to be counted."""
    for seat in range(SEATS):
        for word in range(WORDS):
            hand = s.hands[seat, word]
            for observer in range(SEATS):
                s.known[seat, word, observer] = hand


# --- observation and digest ---

# The slices of an observation with their sizes. Seats count clockwise from the observer.
PARTS = {
    "players": 1,
    "phase": PHASES,  # one-hot, in the order of state.py
    "turn": SEATS,  # one-hot, none on nature's turn and after the end
    "actor": SEATS,  # one-hot: the seat after which play continues
    "direction": 1,  # 1 clockwise, -1 counterclockwise
    "top": CARDS,  # one-hot, none before the first card
    "sign": SIGNS,  # one-hot: of the top, a joker's as named
    "charge": 1,
    "owed": 1,  # cards nature has yet to deal
    "drawer": SEATS,  # one-hot: the seat they go to, none if no card is owed
    "barren": 1,
    "turns_left": 1,  # until the limit
    "penalised": 1,
    "colours": 1,
    "stronger": 1,
    "deck_size": 1,
    "pile_size": 1,
    "sizes": SEATS,
    "drawn": CARDS,  # one-hot: the card the observer has just drawn
    "choice": LAYS,  # one-hot: the observer's choice in a race, the last one for sitting out
    "pile": CARDS,  # copies of each card
    "unseen": CARDS,  # in the deck, or in a hand but not known there
    "hands": SEATS * CARDS,  # the observer's hand, then what it knows of the others
}
OBSERVATION = slices(PARTS)
(
    AT_PLAYERS,
    AT_PHASE,
    AT_TURN,
    AT_ACTOR,
    AT_DIRECTION,
    AT_TOP,
    AT_SIGN,
    AT_CHARGE,
    AT_OWED,
    AT_DRAWER,
    AT_BARREN,
    AT_TURNS_LEFT,
    AT_PENALISED,
    AT_COLOURS,
    AT_STRONGER,
    AT_DECK_SIZE,
    AT_PILE_SIZE,
    AT_SIZES,
    AT_DRAWN,
    AT_CHOICE,
    AT_PILE,
    AT_UNSEEN,
    AT_HANDS,
) = (part.start for part in OBSERVATION.values())
SIZE = sum(PARTS.values())
MOST = 127  # larger numbers are written as this one


@rule
def known_bag(s: State, observer: int, holder: int, word: int) -> int:
    """M-35: one number of the bag of cards that an observer knows to be in a hand; it knows all of its own."""
    return int(s.hands[holder, word] if observer == holder else s.known[holder, word, observer])


@rule
def unseen(s: State, observer: int, card: int) -> int:
    """The copies of a card whose place the observer does not know: in the deck, or unknown in a hand."""
    word = word_of(card)
    bits = mask(s, card)
    count = ones(s.deck[word] & bits)
    for holder in range(s.players):
        count += ones(s.hands[holder, word] & bits) - ones(known_bag(s, observer, holder, word) & bits)
    return count


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """M-35: what a seat knows, seen from that seat."""
    for at in range(SIZE):
        out[at] = 0
    out[AT_PLAYERS] = s.players
    out[AT_PHASE + s.phase] = 1
    if s.turn > NATURE:
        out[AT_TURN + place_of(int(s.turn), seat, int(s.players))] = 1
    out[AT_ACTOR + place_of(int(s.actor), seat, int(s.players))] = 1
    out[AT_DIRECTION] = s.direction
    if s.top != NONE:
        top = int(s.top)
        out[AT_TOP + card_of(top)] = 1
        out[AT_SIGN + group_of(top) % SIGNS] = 1
    out[AT_CHARGE] = min(s.charge, MOST)
    out[AT_OWED] = min(s.owed, MOST)
    if s.owed:
        out[AT_DRAWER + place_of(int(s.drawer), seat, int(s.players))] = 1
    out[AT_BARREN] = s.barren
    out[AT_TURNS_LEFT] = min(s.limit - s.turns, MOST)
    out[AT_PENALISED] = s.penalised
    out[AT_COLOURS] = s.colours
    out[AT_STRONGER] = s.stronger
    out[AT_DECK_SIZE] = s.deck_size
    out[AT_PILE_SIZE] = s.pile_size
    if s.drawn != NONE and s.turn == seat:
        out[AT_DRAWN + s.drawn] = 1
    if s.choices[seat] != NONE:
        out[AT_CHOICE + s.choices[seat]] = 1
    for place in range(s.players):
        out[AT_SIZES + place] = s.sizes[seat_at(place, seat, int(s.players))]
    write_copies(s, seat, 0, out)
    write_copies(s, seat, 1, out)


@rule
def write_copies(s: State, seat: int, word: int, out: Any) -> None:
    """Write the copies of the cards in this word of a bag: in the pile, in hands, unseen.

    Unseen cards are in several bags. A bit-sliced adder sums these for all bit positions in parallel: the ones, twos
    and fours of the sums are bags again.
    """
    unseen_ones = int(s.deck[word])
    unseen_twos = 0
    unseen_fours = 0
    for place in range(s.players):
        holder = seat_at(place, seat, int(s.players))
        known = known_bag(s, seat, holder, word)
        hidden = s.hands[holder, word] & ~known
        carried = unseen_ones & hidden
        unseen_ones ^= hidden
        unseen_fours |= unseen_twos & carried
        unseen_twos ^= carried
        add_copies(s, known, word, 1, out, AT_HANDS + place * CARDS)
        add_copies(s, known & ~s.hands[holder, word], word, -1, out, AT_UNSEEN)  # moved by a redeal for another
    pile = int(s.pile[word])
    if word:  # bounds that a compiler knows make these loops several times as fast
        for card in range(SECOND_WORD, CARDS):
            write_card(s, card, word, pile, unseen_ones, unseen_twos, out)
    else:
        for card in range(SECOND_WORD):
            write_card(s, card, word, pile, unseen_ones, unseen_twos, out)
    add_copies(s, unseen_fours, word, 4, out, AT_UNSEEN)


@rule
def write_card(s: State, card: int, word: int, pile: int, unseen_ones: int, unseen_twos: int, out: Any) -> None:
    """Write the copies of a card: in the pile, and unseen."""
    start = int(s.start[card])
    bits = (1 << (s.start[card + 1] - start)) - 1
    low = start - SHIFT * word
    out[AT_PILE + card] = ones((pile >> low) & bits)
    out[AT_UNSEEN + card] += ones((unseen_ones >> low) & bits) + 2 * ones((unseen_twos >> low) & bits)


@rule
def add_copies(s: State, bag: int, word: int, times: int, out: Any, at: int) -> None:
    """Add the copies of each card in a word of a sparse bag, `times` times, to the numbers from `at` on."""
    while bag:
        out[at + s.card_at[SHIFT * word + lowest(bag)]] += times
        bag &= bag - 1


@rule
def digest(s: State, seat: int) -> int:
    """M-35: a hash of what a seat knows, or everybody (NOBODY): the public part, then the known part of the hands.

    The deck and the unseen cards are left out because they follow from the rest.
    """
    key = hash_combine(hash_combine(0, s.pile[0]), s.pile[1])
    key = hash_combine(
        key, (s.phase << 32) | ((s.turn - NOBODY) << 24) | (s.actor << 16) | ((s.direction + 1) << 8) | s.top
    )
    key = hash_combine(key, (s.charge << 32) | (s.owed << 16) | (s.drawer << 8) | s.barren)
    key = hash_combine(key, (min(s.limit - s.turns, MOST) << 8) | s.deck_size)
    for holder in range(s.players):
        key = hash_combine(key, s.sizes[holder])
        for word in range(WORDS):
            if seat == NOBODY:
                key = hash_combine(key, s.known[holder, word, holder])
            else:
                key = hash_combine(key, known_bag(s, seat, holder, word))
    if seat != NOBODY:
        key = hash_combine(key, s.drawn if seat == s.turn else NONE)
        key = hash_combine(key, s.choices[seat])
    return key


# --- redeal ---


@rule
def redeal(s: State, seat: int, rng: Generator) -> None:
    """M-35: another state that this seat cannot tell from this one; all deals that fit are equally likely.

    Pending choices of others in a race are drawn again too, all equally likely. When nature decides a race, everybody
    knows that at least two take part: the whole is drawn again until that holds.
    """
    while True:
        redeal_cards(s, seat, rng)
        if s.phase != RACING and s.phase != DECIDING:
            break
        if redraw_choices(s, seat, rng) >= 2 or s.phase == RACING:
            break


@rule
def redeal_cards(s: State, seat: int, rng: Generator) -> None:
    """Collect the unseen cards, fill up the other hands from them, and leave the rest as the deck.

    If the owner of a hand has just drawn a card, the first card added to that hand stands for it.
    """
    first = 0
    second = 0
    for card in range(CARDS):
        low = low_bit(s, card)
        bits = (low << unseen(s, seat, card)) - low
        if word_of(card) == 0:
            first |= bits
        else:
            second |= bits
    left = ones(first) + ones(second)
    for holder in range(s.players):
        if holder != seat:
            cards = int(s.sizes[holder])
            keep_known(s, seat, holder)
            drawn = s.drawn != NONE and s.turn == holder
            while s.sizes[holder] < cards:
                card = nth_card(s, first, second, below(rng, left))
                if word_of(card) == 0:
                    first = one_less(first, mask(s, card))
                else:
                    second = one_less(second, mask(s, card))
                left -= 1
                put_into_hand(s, holder, card)
                if drawn:
                    s.drawn = card
                    drawn = False
    s.deck[0] = first
    s.deck[1] = second


@rule
def keep_known(s: State, seat: int, holder: int) -> None:
    """Reduce a hand to the cards that a seat knows to be there."""
    lays = 0
    cards = 0
    for word in range(WORDS):
        bag = known_bag(s, seat, holder, word)
        s.hands[holder, word] = bag
        cards += ones(bag)
    if cards:
        for card in range(CARDS):
            if s.hands[holder, word_of(card)] & mask(s, card):
                lays |= int(LAYS_OF[card])
    s.lays[holder] = lays
    s.sizes[holder] = cards


@rule
def redraw_choices(s: State, seat: int, rng: Generator) -> int:
    """M-16: draw again the choices of others in a race, from what they could lay; return how many take part."""
    taking_part = 0
    for racer in range(s.players):
        if s.choices[racer] != NONE:
            if racer != seat:
                lays = s.lays[racer] & s.suitable
                ways = ones(lays)
                way = below(rng, ways + 1)
                s.choices[racer] = SITS_OUT if way == ways else nth_bit(lays, way)
            taking_part += s.choices[racer] != SITS_OUT
    return taking_part
