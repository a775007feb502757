"""Towers: the rules. Each function names the rules of docs/rules/towers.md that it implements."""

from typing import Any

from kolmik.engine import NATURE, NOBODY, Generator, State, below, ones, rule

from .state import (
    ABOVE_EIGHT,
    BID,
    BIDDING,
    BUILD,
    BUILDING,
    DEAL,
    DEALING,
    EIGHT,
    EIGHT_OR_NINE,
    EVERYTHING,
    FIRST_COPIES,
    FLOOR,
    HAS_EIGHT,
    HAS_NINE,
    HEIGHT,
    KINDS,
    NINE,
    NO_CALL,
    NOT_ASKED,
    NOT_ENDED,
    NOTHING_TO_SHUFFLE,
    ONE_TO_EIGHT,
    OVER,
    PASS,
    PASSED,
    RAZE,
    ROW,
    SEATS,
    SECOND_COPIES,
    SECOND_RUN_OUT,
    SETTING_COPIES,
    SETTING_OPEN,
    SPIRE,
    UP_TO_NINE,
    VALUES,
    copies,
    pour,
    put,
    take,
    value_of_card,
)

FIRST_COPY_SETTING = SETTING_COPIES.start

# --- towers ---


@rule
def room(top: int) -> int:
    """T-6, T-7, T-9, T-10: the cards that go on this top, except a 9: lower values; anything on the floor or an 8."""
    return EVERYTHING if top == EIGHT else (1 << (2 * top)) - 1


@rule
def fits(top: int, value: int) -> bool:
    """T-6 to T-11: lower than the present top; a 9 on all but a spire; anything on an 8 or to found a tower."""
    return (value < top) | (top == EIGHT) | ((value == NINE) & (top != SPIRE))


@rule
def most(top: int, bag: int) -> int:
    """T-6 to T-11: the largest number of cards of a bag that can be built on a tower with this top.

    There is at most one 8 and one 9. Without them the values descend from the top, each once. A 9 can wait until the
    lower cards are built; after it, 1 to 8 can follow again. After an 8 anything can follow. So a second copy counts if
    the first can be built before the 9 (and is lower) or before the 8 (and is higher).
    """
    before = room(top)
    if not bag & EIGHT_OR_NINE:
        return ones(bag & before & FIRST_COPIES)
    once = before
    again = 0
    if bag & HAS_NINE and top != SPIRE:
        once |= UP_TO_NINE
        again = ONE_TO_EIGHT
    if bag & once & HAS_EIGHT:
        once = EVERYTHING
        again |= ABOVE_EIGHT
    return ones(bag & ((once & FIRST_COPIES) | (before & again & SECOND_COPIES)))


@rule
def top_of(s: State, seat: int, kind: int) -> int:
    """The top value of a tower, FLOOR when there is none."""
    return int(s.towers[seat, kind, s.height[seat, kind]])


@rule
def razable(s: State, seat: int, kind: int) -> bool:
    """T-20: a tower whose top is not a spire."""
    return bool((s.height[seat, kind] > 0) & (top_of(s, seat, kind) != SPIRE))


@rule
def top_once_razed(s: State, seat: int, kind: int) -> int:
    """T-21: the value beneath the top, FLOOR if the top is the only card."""
    return int(s.towers[seat, kind, s.height[seat, kind] - 1])


@rule
def reach(s: State, seat: int) -> int:
    """T-19, T-23: the largest number of row cards a seat could build now, with or without razing once."""
    cards = 0
    gain = 0
    for kind in range(KINDS):
        bag = s.offer[kind]
        built = most(top_of(s, seat, kind), bag)
        cards += built
        gain = max(gain, (most(top_once_razed(s, seat, kind), bag) - built) * razable(s, seat, kind))
    return cards + gain


# --- set-up ---


@rule
def setup(s: State, players: int, starter: int, settings: Any) -> None:
    """T-2, T-3: the deck, no tower, no rubble, an empty discard pile."""
    s.players = players
    s.open_bids = settings[SETTING_OPEN]
    s.starter = starter
    s.rounds = 0
    s.ran_out = 0
    s.ended = NOT_ENDED
    s.discard_size = 0
    s.row_size = 0
    for kind in range(KINDS):
        s.discard[kind] = 0
        s.razed[kind] = 0
        s.offer[kind] = 0
    cards = 0
    for kind in range(KINDS):
        bag = 0
        for value in range(VALUES):
            for _ in range(settings[FIRST_COPY_SETTING + kind * VALUES + value]):
                bag = put(bag, value)
                cards += 1
        s.deck[kind] = bag
    s.deck_size = cards
    for at in range(ROW):
        s.row[at] = 0
    for seat in range(SEATS):
        s.rubble[seat] = 0
        for kind in range(KINDS):
            s.height[seat, kind] = 0
            for at in range(HEIGHT):
                s.towers[seat, kind, at] = 0
            s.towers[seat, kind, 0] = FLOOR
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """T-13: cards are turned up, nobody has called."""
    s.rounds += 1
    s.phase = DEALING
    s.turn = NATURE
    s.call = NO_CALL
    s.caller = 0
    s.need = 0
    s.may_raze = 0
    s.cap = 0
    for seat in range(SEATS):
        s.calls[seat] = NOT_ASKED


@rule
def mover(s: State) -> int:
    """A seat, NATURE or NOBODY."""
    return int(s.turn)


# --- legal moves ---


@rule
def legal(s: State, moves: Any) -> int:
    """Write the legal moves of the mover; return their number."""
    if s.phase == BIDDING:
        return legal_calls(s, moves)
    if s.phase == BUILDING:
        return legal_builds(s, moves)
    if s.phase == DEALING:
        return legal_deals(s, moves)
    return 0


@rule
def legal_deals(s: State, moves: Any) -> int:
    """T-13: any card that is left in the deck."""
    count = 0
    for kind in range(KINDS):
        bag = s.deck[kind] & FIRST_COPIES
        for value in range(VALUES):
            if bag & (1 << (2 * value)):
                moves[count] = DEAL + kind * VALUES + value
                count += 1
    return count


@rule
def odds(s: State, weights: Any) -> int:
    """T-3: all cards in the deck are equally likely; two copies of a card weigh two."""
    count = 0
    for kind in range(KINDS):
        bag = s.deck[kind]
        for value in range(VALUES):
            copies = (bag >> (2 * value)) & 3
            if copies:
                weights[count] = 2 if copies == 3 else 1
                count += 1
    return int(s.deck_size)


@rule
def draw(s: State, rng: Generator) -> int:
    """Nature's move, sampled by `odds`: one card of the deck."""
    number = below(rng, s.deck_size)
    kind = 0
    before = 0
    upto = 0
    for other in range(KINDS - 1):
        upto += ones(s.deck[other])
        if number >= upto:
            kind = other + 1
            before = upto
    return DEAL + kind * VALUES + value_of_card(s.deck[kind], number - before)


@rule
def legal_calls(s: State, moves: Any) -> int:
    """T-14, T-15, T-23: pass (not the starter), or a number above the highest so far, within cap and reach."""
    low = 0
    count = 0
    if s.call != NO_CALL:
        low = s.call + 1
        moves[0] = PASS
        count = 1
    high = int(s.cap)
    if low <= high and not s.open_bids:
        high = min(high, reach(s, s.turn))
    for number in range(low, high + 1):
        moves[count] = BID + number
        count += 1
    return count


@rule
def legal_builds(s: State, moves: Any) -> int:
    """T-18, T-19, T-22, T-24: razings and placements after which the whole number can still be built."""
    seat = s.turn
    within = 0
    by_kind = 0  # how many of each kind could be built: four bits per kind
    for kind in range(KINDS):
        cards = most(top_of(s, seat, kind), s.offer[kind])
        within += cards
        by_kind |= cards << (4 * kind)
    spare = within - s.need  # cards that can be lost with the call still met
    count = 0
    for at in range(s.row_size):
        card = s.row[at]
        kind = card // VALUES
        value = card % VALUES
        bag = s.offer[kind]
        lost = ((by_kind >> (4 * kind)) & 15) - 1 - most(value, take(bag, value))
        moves[count] = BUILD + card
        if copies(bag, value) == 1 or first_in_row(s, at):
            count += fits(top_of(s, seat, kind), value) & (lost <= spare)
    if s.may_raze:
        for kind in range(KINDS):
            lost = ((by_kind >> (4 * kind)) & 15) - most(top_once_razed(s, seat, kind), s.offer[kind])
            moves[count] = RAZE + kind
            count += razable(s, seat, kind) & (lost <= spare)
    return count


@rule
def first_in_row(s: State, at: int) -> bool:
    """Is this the first of equal cards in the row? Only that one is offered."""
    for earlier in range(at):
        if s.row[earlier] == s.row[at]:
            return False
    return True


# --- effects of moves ---


@rule
def apply(s: State, move: int) -> None:
    """Make a legal move and everything that follows from it."""
    if move < BUILD:
        deal(s, move - DEAL)
    elif move < BID:
        build(s, move - BUILD)
    elif move < PASS:
        bid(s, move - BID)
    elif move == PASS:
        s.calls[s.turn] = PASSED
        next_call(s)
    else:
        raze(s, move - RAZE)


@rule
def deal(s: State, card: int) -> None:
    """T-13, T-31: a card goes to the row; with five there, or the deck empty, the auction begins."""
    kind = card // VALUES
    value = card % VALUES
    s.deck[kind] = take(s.deck[kind], value)
    s.deck_size -= 1
    s.row[s.row_size] = card
    s.row_size += 1
    s.offer[kind] = put(s.offer[kind], value)
    if s.row_size == ROW or s.deck_size == 0:
        s.phase = BIDDING
        s.turn = s.starter
        s.cap = s.row_size


@rule
def bid(s: State, number: int) -> None:
    """T-14 to T-16: a number is named; naming the size of the row ends the auction immediately."""
    seat = s.turn
    s.calls[seat] = number
    s.call = number
    s.caller = seat
    if number == s.row_size:
        end_auction(s)
    else:
        next_call(s)


@rule
def next_call(s: State) -> None:
    """T-15, T-16: the next seat clockwise calls, each once."""
    seat = s.turn + 1
    if seat == s.players:
        seat = 0
    s.cap = s.row_size
    if seat == s.starter:
        end_auction(s)
    else:
        s.turn = seat


@rule
def end_auction(s: State) -> None:
    """T-17, T-18, T-23, T-27: the highest number builds, unless it is the starter's 0 or above the reach."""
    if s.call == 0:
        tidy(s, s.starter)
    elif s.open_bids and s.call > reach(s, s.caller):
        call_off(s)
    else:
        s.phase = BUILDING
        s.turn = s.caller
        s.need = s.call
        s.may_raze = 1
        s.cap = 0


@rule
def call_off(s: State) -> None:
    """T-23: the auction goes back to the failed call; calls before it stand, it and those after it are void."""
    failed = int(s.caller)
    s.cap = s.call - 1
    s.turn = failed
    seat = failed
    while True:
        s.calls[seat] = NOT_ASKED
        seat += 1
        if seat == s.players:
            seat = 0
        if seat == s.starter:
            break
    s.call = NO_CALL
    s.caller = 0
    seat = int(s.starter)
    while seat != failed:
        if s.calls[seat] != PASSED:
            s.call = s.calls[seat]
            s.caller = seat
        seat += 1
        if seat == s.players:
            seat = 0


@rule
def raze(s: State, kind: int) -> None:
    """T-19, T-21: the top card of one of the builder's towers goes to the builder's rubble; once a round."""
    seat = s.turn
    height = s.height[seat, kind]
    s.razed[kind] = put(s.razed[kind], s.towers[seat, kind, height])
    s.towers[seat, kind, height] = 0
    s.height[seat, kind] = height - 1
    s.rubble[seat] += 1
    s.may_raze = 0


@rule
def build(s: State, card: int) -> None:
    """T-6, T-12, T-18, T-22: a card of the row goes on the tower of its kind; the last one needed ends the round."""
    seat = s.turn
    kind = card // VALUES
    value = card % VALUES
    take_from_row(s, card)
    height = s.height[seat, kind] + 1
    s.towers[seat, kind, height] = value
    s.height[seat, kind] = height
    s.offer[kind] = take(s.offer[kind], value)
    s.may_raze = 0
    s.need -= 1
    if s.need == 0:
        neighbour = seat + 1
        if neighbour == s.players:
            neighbour = 0
        tidy(s, neighbour)


@rule
def take_from_row(s: State, card: int) -> None:
    """Take the first of equal cards from the row; later cards move up."""
    taken = False
    for at in range(ROW - 1):
        taken |= s.row[at] == card
        s.row[at] = s.row[at + taken]
    s.row[ROW - 1] = 0
    s.row_size -= 1


@rule
def tidy(s: State, starter: int) -> None:
    """T-25 to T-30: leftovers are discarded; the next round, a new deck, or the end."""
    for kind in range(KINDS):
        s.discard[kind] = pour(s.discard[kind], s.offer[kind])
        s.offer[kind] = 0
    for at in range(ROW):
        s.row[at] = 0
    s.discard_size += s.row_size
    s.row_size = 0
    if s.deck_size == 0:
        s.ran_out += 1
        if s.ran_out == 2:
            finish(s, SECOND_RUN_OUT)
        elif s.discard_size == 0:
            finish(s, NOTHING_TO_SHUFFLE)
        else:
            reshuffle(s)
    if s.phase != OVER:
        s.starter = starter
        begin_round(s)


@rule
def reshuffle(s: State) -> None:
    """T-28: the discard pile becomes the deck."""
    for kind in range(KINDS):
        s.deck[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.deck_size = s.discard_size
    s.discard_size = 0


@rule
def finish(s: State, reason: int) -> None:
    """T-29, T-30: the game is over; the starter and number of the last round stay as they are."""
    s.phase = OVER
    s.turn = NOBODY
    s.ended = reason
    s.call = NO_CALL
    s.caller = 0
    s.cap = 0
    for seat in range(SEATS):
        s.calls[seat] = NOT_ASKED


# --- scoring ---


@rule
def tower_points(height: int, top: int) -> int:
    """T-32: one point per card, two under a spire."""
    return height + height * (top == SPIRE)


@rule
def tallest_of(s: State, seat: int) -> int:
    """T-33: the kind of the tallest tower, the first of several; an empty one if there is no tower."""
    tallest = 0
    for kind in range(1, KINDS):
        if s.height[seat, kind] > s.height[seat, tallest]:
            tallest = kind
    return tallest


@rule
def rubble_cost(s: State, seat: int) -> int:
    """T-34: the first card of rubble costs 1, the second 2, …"""
    rubble = int(s.rubble[seat])
    return rubble * (rubble + 1) // 2


@rule
def points_of(s: State, seat: int) -> int:
    """T-32 to T-34: all towers, the tallest once more, minus the rubble."""
    points = 0
    for kind in range(KINDS):
        points += tower_points(int(s.height[seat, kind]), top_of(s, seat, kind))
    return points + int(s.height[seat, tallest_of(s, seat)]) - rubble_cost(s, seat)


@rule
def scores(s: State, points: Any, won: Any) -> None:
    """T-35: most points wins; tied leaders share the win."""
    best = points_of(s, 0)
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
        best = max(best, points[seat])
    for seat in range(s.players):
        won[seat] = s.phase == OVER and points[seat] == best
