"""Towers: games imagined to their end a whole round at a time, with the moves of the light policy.

Move by move, most of the time goes into asking what comes next. A round always goes the same way: a row is dealt, every
seat calls, one builds. And as nobody who plays by the light policy calls for more than they can build, no call is ever
called off, and nobody has to raze.

What is looked at often lies in `table`, the numbers a search has to spare: deck and discard pile card by card, the row,
the tops and heights of the towers. Towers and heights are kept in the state too; its bags, row and calls are not.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, ones, rule
from kolmik.games.towers.rules import apply, draw, finish, top_of
from kolmik.games.towers.state import (
    DEALING,
    KINDS,
    NINE,
    NOTHING_TO_SHUFFLE,
    OVER,
    ROW,
    SECOND_COPIES,
    SECOND_RUN_OUT,
    SPIRE,
    VALUES,
    put,
)

from .towers import (
    ALL,
    ENDED,
    KIND_BITS,
    NOT_FITTING,
    POINT,
    STEP,
    WORST,
    choose,
    leaves_enough,
    steps,
    tallest,
    to_come,
)

# Where things lie on the table. Of a row's cards there are five of each, of the towers one a kind and seat.
DECK = 0
PILE = 128  # the discard pile
CARD = 256  # the row's cards; GONE for one that is not there
OF_KIND = CARD + 8  # where the towers of its kind begin
ABOVE = OF_KIND + 8  # it fits on a tower whose way down is longer than that
REACHED = ABOVE + 8  # what the steps down from its value are worth
BASE = REACHED + 8  # what it gains at any rate
A_STOREY = BASE + 8  # what it gains for each card under it
WAY = A_STOREY + 8  # [kind, seat]: how many steps down there are from a tower's top
HEIGHT = WAY + (KINDS + 1) * 8
HIGHEST = HEIGHT + (KINDS + 1) * 8  # [seat]: the height of the tallest tower
PEAK = HIGHEST + 8  # [seat]: the number of cards that gain most together
LIMIT = PEAK + 8  # [seat]: the highest number of cards that still gain together
TABLE = LIMIT + 8

GONE = KINDS * VALUES  # a card that fits nowhere: of a kind whose towers nobody can build on
A_KIND = 8
HALF = 40  # of the cards


@rule
def play_on(s: State, rng: Generator, room: Any) -> None:
    """To the end of the game."""
    finish_round(s, rng, room.moves)
    if s.phase == OVER:
        return
    lay_out(s, room.own)
    while s.phase != OVER:
        deal_row(s, rng, room.own)
        cards = to_come(s)
        again = value_cards(room.own, cards)
        weigh(s, room.own, cards, again)
        auction(s, room.own)
        build_all(s, room.own, cards, again)
        tidy_up(s, room.own)


@rule
def finish_round(s: State, rng: Generator, moves: Any) -> None:
    """Move by move till a row is to be dealt, or the game is over."""
    while s.phase != OVER and (s.phase != DEALING or s.row_size > 0):
        if s.phase == DEALING:
            apply(s, draw(s, rng))
        else:
            apply(s, choose(s, rng, moves))


@rule
def lay_out(s: State, table: Any) -> None:
    """All that is needed is laid on the table."""
    spread(s.deck, table, DECK)
    if s.discard_size > 0:
        spread(s.discard, table, PILE)
    for seat in range(s.players):
        for kind in range(KINDS):
            table[WAY + A_KIND * kind + seat] = steps(top_of(s, seat, kind))
            table[HEIGHT + A_KIND * kind + seat] = s.height[seat, kind]
        table[WAY + A_KIND * KINDS + seat] = 0
        table[HEIGHT + A_KIND * KINDS + seat] = 0
        table[HIGHEST + seat] = tallest(s, seat)


@rule
def spread(bags: Any, table: Any, first: int) -> None:
    """The cards of all bags, one by one."""
    at = first
    for kind in range(KINDS):
        bag = int(bags[kind])
        for value in range(VALUES):
            table[at] = kind * VALUES + value
            at += (bag >> (2 * value)) & 1
        if bag & SECOND_COPIES:
            for value in range(VALUES):
                table[at] = kind * VALUES + value
                at += (bag >> (2 * value + 1)) & 1


@rule
def deal_row(s: State, rng: Generator, table: Any) -> None:
    """T-13: five cards of the deck, or all that are left, each as likely as any other."""
    left = int(s.deck_size) + 0
    for at in range(ROW):
        table[CARD + at] = GONE
    for at in range(min(left, ROW)):
        place = DECK + below(rng, left)
        left -= 1
        table[CARD + at] = table[place]
        table[place] = table[DECK + left]
    s.deck_size = left


@rule
def value_cards(table: Any, cards: int) -> int:
    """What is the same for all seats is found out once for each card of the row; how many cards are there twice."""
    low = 0  # which cards are there: one bit each
    high = 0
    gone = 0
    for at in range(ROW):
        card = int(table[CARD + at])
        value = card & (VALUES - 1)
        spire = value == SPIRE
        table[OF_KIND + at] = A_KIND * (card >> KIND_BITS)
        table[ABOVE + at] = 0 if value == NINE else value
        table[REACHED + at] = STEP * cards * steps(value)
        table[BASE + at] = POINT + (POINT - ((ENDED * cards) >> ALL) if spire else 0)
        table[A_STOREY + at] = POINT if spire else 0
        bit = 1 << (card if card < HALF else card - HALF)
        low |= bit if card < HALF else 0
        high |= bit if (card >= HALF) & (card != GONE) else 0
        gone += int(card == GONE)
    return ROW - gone - ones(low) - ones(high)


@rule
def gain_on_table(table: Any, seat: int, at: int, high: int, price: int) -> int:
    """What a card of the row gains, WORST for one that does not fit now: as `gain` says, most of it known before."""
    tower = table[OF_KIND + at] + seat
    way = table[WAY + tower]
    height = table[HEIGHT + tower]
    gained = table[BASE + at] + table[A_STOREY + at] * height + POINT * int(height >= high)
    gained -= (price * way - table[REACHED + at]) >> ALL
    return gained if way > table[ABOVE + at] else WORST


@rule
def weigh(s: State, table: Any, cards: int, again: int) -> None:
    """For each seat, how many cards gain most together, and how many still gain.

    What more and more cards gain together, the best first, rises to a peak and then falls.
    """
    price = STEP * cards
    for seat in range(s.players):
        high = table[HIGHEST + seat]
        one = gain_on_table(table, seat, 0, high, price)
        two = gain_on_table(table, seat, 1, high, price)
        three = gain_on_table(table, seat, 2, high, price)
        four = gain_on_table(table, seat, 3, high, price)
        five = gain_on_table(table, seat, 4, high, price)
        fitting = -again
        peak = 0
        for gained in (one, two, three, four, five):
            fitting += int(gained > NOT_FITTING)
            peak += int(gained > 0)
        one, two = max(one, two), min(one, two)  # the best first
        four, five = max(four, five), min(four, five)
        three, five = max(three, five), min(three, five)
        three, four = max(three, four), min(three, four)
        two, five = max(two, five), min(two, five)
        one, four = max(one, four), min(one, four)
        one, three = max(one, three), min(one, three)
        two, four = max(two, four), min(two, four)
        two, three = max(two, three), min(two, three)
        total = 0
        gaining = 0
        for gained in (one, two, three, four, five):
            total += gained
            gaining += int(total > 0)
        table[PEAK + seat] = min(peak, fitting)
        table[LIMIT + seat] = min(gaining, fitting)


@rule
def auction(s: State, table: Any) -> None:
    """T-14 to T-17: all seats call; the highest number and who named it.

    A seat names the number at its peak if it may; else the lowest it may, as long as that still gains.
    """
    players = s.players + 0
    call = 0
    caller = seat = s.starter + 0
    for _ in range(players):
        named = call < table[LIMIT + seat]
        call = max(call + 1, table[PEAK + seat]) if named else call
        caller = seat if named else caller
        seat = 0 if seat + 1 == players else seat + 1
    s.call = call
    s.caller = caller


@rule
def build_all(s: State, table: Any, cards: int, again: int) -> None:
    """T-18, T-22: the caller builds so many cards; those built are no longer in the row."""
    seat = s.caller + 0
    for need in range(s.call + 0, 0, -1):
        build_one(s, table, seat, need, cards, again)


@rule
def build_one(s: State, table: Any, seat: int, need: int, cards: int, again: int) -> None:
    """The card that gains most, of those after which the rest of the number can be built."""
    high = table[HIGHEST + seat]
    price = STEP * cards
    tried = 0
    best = 0
    while True:
        most_gained = WORST
        for at in range(ROW):
            gained = gain_on_table(table, seat, at, high, price)
            gained = WORST if tried & (1 << at) else gained
            best = at if gained > most_gained else best
            most_gained = max(gained, most_gained)
        if need == 1 or goes_on(s, table, seat, best, need, again):
            break
        tried |= 1 << best
    card = table[CARD + best]
    kind = card >> KIND_BITS
    value = card & (VALUES - 1)
    tower = A_KIND * kind + seat
    height = table[HEIGHT + tower] + 1
    table[CARD + best] = GONE
    table[OF_KIND + best] = A_KIND * KINDS
    table[WAY + tower] = steps(value)
    table[HEIGHT + tower] = height
    table[HIGHEST + seat] = max(high, height)
    s.height[seat, kind] = height
    s.towers[seat, kind, height] = value


@rule
def goes_on(s: State, table: Any, seat: int, chosen: int, need: int, again: int) -> bool:
    """T-22: whether the rest of the number can be built after this card: surely so if as many cards fit then."""
    value = int(table[CARD + chosen]) & (VALUES - 1)
    kind = table[OF_KIND + chosen]
    way = steps(value)
    fitting = -again
    for at in range(ROW):
        other = table[WAY + table[OF_KIND + at] + seat]
        other = way if table[OF_KIND + at] == kind else other
        fitting += int((other > table[ABOVE + at]) & (at != chosen))
    return fitting + 1 >= need or surely(s, table, seat, int(table[CARD + chosen]), need)


@rule
def surely(s: State, table: Any, seat: int, chosen: int, need: int) -> bool:
    """The same exactly."""
    for kind in range(KINDS):
        s.offer[kind] = 0
    for at in range(ROW):
        card = int(table[CARD + at])
        if card != GONE:
            s.offer[card >> KIND_BITS] = put(int(s.offer[card >> KIND_BITS]), card & (VALUES - 1))
    s.need = need
    s.may_raze = 0
    return leaves_enough(s, seat, chosen >> KIND_BITS, chosen & (VALUES - 1))


@rule
def tidy_up(s: State, table: Any) -> None:
    """T-25 to T-30: leftovers are discarded; who starts the next round, a new deck, or the end."""
    place = PILE + s.discard_size
    for at in range(ROW):
        table[place] = table[CARD + at]
        place += int(table[CARD + at] != GONE)
    pile = place - PILE
    s.discard_size = pile
    if s.deck_size == 0:
        s.ran_out += 1
        if s.ran_out == 2:
            finish(s, SECOND_RUN_OUT)
        elif pile == 0:
            finish(s, NOTHING_TO_SHUFFLE)
        else:
            for at in range(pile):
                table[DECK + at] = table[PILE + at]
            s.deck_size = pile
            s.discard_size = 0
    if s.phase != OVER:
        s.rounds += 1
        neighbour = 0 if s.caller + 1 == s.players else s.caller + 1
        s.starter = neighbour if s.call > 0 else s.starter
