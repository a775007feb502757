"""Dungeon: the rules. Each function names the rules of docs/rules/dungeon.md that it implements."""

from typing import Any

from kolmik.engine import BEST_ACCURACY, NATURE, NOBODY, Generator, State, below, lowest, rule

from .state import (
    A_LEVEL,
    A_SIDE,
    ALL_KNIGHTS,
    ASKED_DRAGON,
    ASKED_LOWER,
    ASKED_UPPER,
    AT_NOTHING,
    BIRD,
    CARDS,
    CHOOSING,
    CLIMB,
    CLIMB_AT,
    CLIMB_ENTERED,
    CLIMB_LEFT,
    CLIMB_NUMBER,
    COLOUR,
    COVER,
    DRAGON,
    DRAW,
    FALL_AT_AIM,
    FALL_AT_AIM_AT_BEST,
    FALL_AT_AIM_AT_WORST,
    FALL_AT_TABLE,
    FALL_NEARBY,
    FALL_NEARBY_AT_BEST,
    FALL_NEARBY_AT_WORST,
    FALLING,
    FALLS,
    FEWEST_LEVELS,
    LANE,
    LEVELS,
    NO_CARD,
    NOT_ASKED,
    OVER,
    PLACE,
    PLACES,
    PLAYING,
    PUT_BACK,
    REVEAL,
    REVEALING,
    SEATS,
    SETTING_AT_TABLE,
    SETTING_BIRD_MUST,
    SETTING_CARDS,
    SETTING_DRAGON_FREE,
    SETTING_FIRST_ANY,
    SETTING_LEVELS,
    SETTING_PATIENCE,
    SETTING_TIE_BY_LAST,
    SIDES,
    SIDES_AT_TABLE,
    SIDES_OF_SKILL,
    STAYS,
    THROW,
    THROW_AT_TABLE,
    TO_BLUE,
    TO_BLUE_BY_TWO,
    TO_TOP,
    TOGETHER,
    TOP,
    TWIN_SLOTS,
    TWO_LEVELS,
    card_of_number,
    copies,
    nearby,
    one,
    size,
    slot_in_words,
    slot_of,
    twins,
)

FIRST_CARD_SETTING = SETTING_CARDS.start
KNIGHT_AT_TOP = COLOUR * LEVELS + 1  # more than any tie-break

# --- set-up ---


@rule
def setup(s: State, players: int, starter: int, settings: Any) -> None:
    """D-1 to D-5: every player has a deck of the 15 cards of a colour; the tower is empty."""
    s.players = players
    s.levels = settings[SETTING_LEVELS]
    s.tie_by_last = settings[SETTING_TIE_BY_LAST]
    s.bird_must = settings[SETTING_BIRD_MUST]
    s.first_any = settings[SETTING_FIRST_ANY]
    s.dragon_free = settings[SETTING_DRAGON_FREE]
    s.at_table = settings[SETTING_AT_TABLE]
    s.patience = int(settings[SETTING_PATIENCE]) * players
    deck = 0
    highest = 0
    for card in range(CARDS):
        copies = int(settings[FIRST_CARD_SETTING + card])
        deck += copies * one(card)
        if copies > 0 and card <= LEVELS:
            highest = card
    s.highest = highest
    s.wall = slots_in_use(players, s.levels)
    s.taken = 0
    s.pairs = 0
    s.covered = 0
    for number in range(LEVELS + 1):
        s.bearing[number] = 0
    for slot in range(PLACES):
        s.owner[slot] = 0
        s.lower[slot] = 0
        s.upper[slot] = 0
    for seat in range(SEATS):
        s.decks[seat] = deck if seat < players else 0
        s.dungeon[seat] = 0
        s.own[seat] = 0
        s.dragons[seat] = 0
        s.top_size[seat] = 0
        for at in range(COLOUR):
            s.top[seat, at] = 0
    s.turns = 0
    s.put_backs = 0
    s.drawn = NO_CARD
    s.to_ask = 0
    s.aim = AT_NOTHING
    s.asked = NOT_ASKED
    begin_turn(s, starter)


@rule
def slots_in_use(players: int, levels: int) -> int:
    """D-3, D-4: one slot per level, and with 3 or 4 players the blue ones of the lowest three levels."""
    slots = A_SIDE & ((1 << (2 * levels)) - 1)
    return slots if players == 2 else slots | ((1 << TWIN_SLOTS) - 1)


@rule
def mover(s: State) -> int:
    """A seat, NATURE or NOBODY."""
    return int(s.turn)


# --- where a knight may go ---


@rule
def enterable(s: State, seat: int) -> int:
    """D-11 to D-16: the slots that a seat's knight may enter if they are on its level.

    These are slots without a pair and covered slots. While its twin is empty, a slot must hold nothing of other seats.
    """
    all_own = s.own[seat] & (~s.covered | s.dragons[seat])
    barred = s.taken & ~all_own & twins(s.wall & ~s.taken)
    if s.dragon_free:
        barred &= ~s.covered
    return int(((s.wall & ~s.pairs) | s.covered) & ~barred)


@rule
def entering(slots: int, group: int) -> int:
    """D-18, D-19: all climbs of a group of three numbers into these slots: a set as described in state.py."""
    on_a = slots & A_SIDE
    from_either = on_a | (on_a << 1)
    found = 0
    for lane in range(TOGETHER):
        found |= (from_either >> (2 * (TOGETHER * group + lane + 1))) << (LANE * lane)
    if group == 0:
        on_blue = (slots >> 1) & A_SIDE
        from_either = on_blue | (on_blue << 1)
        found |= ((from_either >> 2) << TO_BLUE) | ((from_either >> 4) << TO_BLUE_BY_TWO)
    return found


@rule
def climbs(s: State, seat: int, group: int) -> int:
    """D-7, D-18, D-21: a seat's climbs with a group of three numbers: a set as described in state.py."""
    free = s.own[seat] & ~s.covered
    leaving = 0
    for lane in range(TOGETHER):
        leaving |= (s.bearing[TOGETHER * group + lane + 1] & free) << (LANE * lane)
    if group == 0:
        leaving |= (s.bearing[1] & free & TWO_LEVELS) << TO_BLUE
        leaving |= (s.bearing[2] & free & A_LEVEL) << TO_BLUE_BY_TWO
    return int(leaving & (entering(enterable(s, seat), group) | TO_TOP[s.levels - FEWEST_LEVELS, group]))


@rule
def may_climb(s: State, seat: int) -> bool:
    """D-7: does an uncovered knight of the seat have a legal destination?"""
    for group in range((s.highest + TOGETHER - 1) // TOGETHER):
        if climbs(s, seat, group):
            return True
    return False


# --- legal moves ---


@rule
def legal(s: State, moves: Any) -> int:
    """Write the legal moves of the mover; return their number."""
    if s.phase == CHOOSING:
        return legal_choices(s, moves)
    if s.phase == PLAYING:
        if s.drawn == BIRD:
            return legal_throws(s, moves)
        if s.drawn == DRAGON:
            return legal_coverings(s, moves)
        return legal_placements(s, moves)
    if s.phase == REVEALING:
        return legal_reveals(s, moves)
    if s.phase == FALLING:
        moves[0] = FALLS
        moves[1] = STAYS
        return 2
    return 0


@rule
def legal_choices(s: State, moves: Any) -> int:
    """D-6, D-7: draw from a deck that is not empty, or climb."""
    seat = int(s.seat)
    moves[0] = DRAW
    count = int(s.decks[seat] != 0)
    for group in range((s.highest + TOGETHER - 1) // TOGETHER):
        found = climbs(s, seat, group)
        while found:
            moves[count] = CLIMB + CLIMB_AT[s.levels - FEWEST_LEVELS, group, lowest(found)]
            count += 1
            found &= found - 1
    return count


@rule
def legal_placements(s: State, moves: Any) -> int:
    """D-9, D-17: a knight of number v enters a slot of level v, or is put back."""
    slot = 2 * (int(s.drawn) - 1)
    into = enterable(s, s.seat) >> slot
    moves[0] = PUT_BACK
    moves[1] = PLACE + slot_in_words(slot)
    count = 1 + (into & 1)
    moves[count] = PLACE + slot_in_words(slot) + 1
    return count + ((into >> 1) & 1)


@rule
def legal_coverings(s: State, moves: Any) -> int:
    """D-9, D-22: a dragon goes on any slot with knights that is not covered, or is put back."""
    moves[0] = PUT_BACK
    return 1 + each_slot(s.taken & ~s.covered, COVER, moves, 1)


@rule
def legal_throws(s: State, moves: Any) -> int:
    """D-9, D-23, D-26: a bird is thrown at any slot, or just thrown; or put back, unless it must be thrown."""
    moves[0] = PUT_BACK
    count = int(may_put_back(s))
    if s.at_table:
        moves[count] = THROW_AT_TABLE
        return count + 1
    return count + each_slot(s.wall, THROW, moves, count)


@rule
def each_slot(slots: int, kind: int, moves: Any, count: int) -> int:
    """Write a move of this kind for each slot of a set; return their number."""
    added = 0
    while slots:
        moves[count + added] = kind + slot_in_words(lowest(slots))
        added += 1
        slots &= slots - 1
    return added


@rule
def is_first_turn(s: State) -> bool:
    """D-8: is this a first turn? Turns go round, so there are as many first turns as players."""
    return bool(s.turns < s.players)


@rule
def may_put_back(s: State) -> bool:
    """D-9: may the drawn card be put back? Any may, but a bird that must be thrown only on a first turn."""
    return s.drawn != BIRD or not s.bird_must or is_first_turn(s)


# --- nature ---


@rule
def drawable(s: State) -> int:
    """D-6, D-8: the cards of the deck that may be revealed, only knights on a first turn: a bag."""
    deck = int(s.decks[s.seat])
    return deck & ALL_KNIGHTS if is_first_turn(s) and not s.first_any else deck


@rule
def legal_reveals(s: State, moves: Any) -> int:
    """D-6, D-8: any card that may be revealed."""
    bag = drawable(s)
    count = 0
    for card in range(1, CARDS):
        moves[count] = REVEAL + card
        count += int(copies(bag, card) > 0)
    return count


@rule
def chance_to_fall(s: State) -> int:
    """D-26: the sides of six on which the card in question falls; at a real table one of two."""
    if s.at_table:
        return FALL_AT_TABLE
    return FALL_AT_AIM if lowest(s.to_ask) == s.aim else FALL_NEARBY


@rule
def odds(s: State, weights: Any) -> int:
    """D-5: all cards of a deck are equally likely. D-26: the odds that a card falls or stays."""
    if s.phase == FALLING:
        sides = SIDES_AT_TABLE if s.at_table else SIDES
        weights[0] = chance_to_fall(s)
        weights[1] = sides - weights[0]
        return sides
    bag = drawable(s)
    count = 0
    for card in range(1, CARDS):
        if copies(bag, card):
            weights[count] = copies(bag, card)
            count += 1
    return size(bag)


def skill(s: State, accuracy: int) -> list[int] | None:
    """D-26 as a game of skill: the sides of sixty on which the card in question falls and stays; None without a throw.

    The sides are integers, rounded towards no skill: one more at the aim for every 5 percent, one less nearby for every
    10.
    """
    if s.phase != FALLING or s.at_table:
        return None
    if lowest(s.to_ask) == s.aim:
        falls = FALL_AT_AIM_AT_WORST + (FALL_AT_AIM_AT_BEST - FALL_AT_AIM_AT_WORST) * accuracy // BEST_ACCURACY
    else:
        falls = FALL_NEARBY_AT_WORST - (FALL_NEARBY_AT_WORST - FALL_NEARBY_AT_BEST) * accuracy // BEST_ACCURACY
    return [falls, SIDES_OF_SKILL - falls]


@rule
def draw(s: State, rng: Generator) -> int:
    """Nature's move, sampled by `odds`."""
    if s.phase == FALLING:
        number = below(rng, SIDES_AT_TABLE if s.at_table else SIDES)
        return FALLS if number < chance_to_fall(s) else STAYS
    bag = drawable(s)
    return REVEAL + card_of_number(bag, below(rng, size(bag)))


# --- effects of moves ---


@rule
def apply(s: State, move: int) -> None:
    """Make a legal move and everything that follows from it."""
    if move >= CLIMB:
        climb(s, move - CLIMB)
    elif move == DRAW:
        s.phase = REVEALING
        s.turn = NATURE
    elif move < PLACE:
        reveal(s, move - REVEAL)
    elif move < COVER:
        place(s, slot_of(move - PLACE))
    elif move == PUT_BACK:
        put_back(s)
    elif move < THROW:
        cover(s, slot_of(move - COVER))
    elif move < PUT_BACK:
        throw(s, AT_NOTHING if move == THROW_AT_TABLE else slot_of(move - THROW))
    else:
        answer(s, move == FALLS)


@rule
def reveal(s: State, card: int) -> None:
    """D-6, D-10: the card drawn is shown to all; next it is played or put back."""
    seat = int(s.seat)
    s.decks[seat] -= one(card)
    s.drawn = card
    s.phase = PLAYING
    s.turn = seat


@rule
def put_back(s: State) -> None:
    """D-9, D-30: the card goes back into the deck and the turn ends; too many such turns in a row end the game."""
    s.decks[s.seat] += one(s.drawn)
    s.put_backs += 1
    end_turn(s, s.put_backs >= s.patience)


@rule
def place(s: State, slot: int) -> None:
    """D-17: the knight drawn enters a slot."""
    enter(s, int(s.seat), int(s.drawn), slot)
    end_played_turn(s)


@rule
def climb(s: State, number_of_climb: int) -> None:
    """D-18 to D-20: one knight leaves its slot and enters another or reaches the top."""
    seat = int(s.seat)
    number = int(CLIMB_NUMBER[number_of_climb])
    entered = int(CLIMB_ENTERED[number_of_climb])
    leave(s, int(CLIMB_LEFT[number_of_climb]), number)
    if entered == TOP:
        reach_top(s, seat, number)
    else:
        enter(s, seat, number, entered)
    end_played_turn(s)


@rule
def enter(s: State, seat: int, number: int, slot: int) -> None:
    """D-11 to D-14: a knight enters a slot that it may enter."""
    here = 1 << slot
    if s.covered & here:
        defeat_dragon(s, slot)
        reach_top(s, seat, number)
        return
    if s.own[seat] & here:
        s.upper[slot] = number
        s.pairs |= here
    else:
        if s.taken & here:
            imprison(s, slot, int(s.lower[slot]))
        s.lower[slot] = number
        s.owner[slot] = seat
        s.own[seat] |= here
        s.taken |= here
    s.bearing[number] |= here


@rule
def leave(s: State, slot: int, number: int) -> None:
    """D-19: a knight of this number leaves a slot; the other one of a pair stays as a single."""
    here = 1 << slot
    lower = int(s.lower[slot])
    left = int(s.upper[slot]) if lower == number else lower
    if left != number:
        s.bearing[number] &= ~here
    if left == 0:
        s.taken &= ~here
        s.own[s.owner[slot]] &= ~here
        s.owner[slot] = 0
    s.pairs &= ~here
    s.lower[slot] = left
    s.upper[slot] = 0


@rule
def imprison(s: State, slot: int, number: int) -> None:
    """D-13, D-23: a knight of a slot goes to the dungeon."""
    s.dungeon[s.owner[slot]] += one(number)
    leave(s, slot, number)


@rule
def reach_top(s: State, seat: int, number: int) -> None:
    """D-18, D-20: the knight arrives at the top, after earlier ones."""
    s.top[seat, s.top_size[seat]] = number
    s.top_size[seat] += 1


@rule
def defeat_dragon(s: State, slot: int) -> None:
    """D-14: the dragon goes to the dungeon, the knights beneath it to their owner's deck; the slot is empty."""
    imprison_dragon(s, slot)
    while s.taken & (1 << slot):
        number = int(s.lower[slot])
        s.decks[s.owner[slot]] += one(number)
        leave(s, slot, number)


@rule
def imprison_dragon(s: State, slot: int) -> None:
    """D-14, D-23: the dragon of a slot goes to the dungeon."""
    here = 1 << slot
    s.covered &= ~here
    for seat in range(SEATS):
        if s.dragons[seat] & here:
            s.dragons[seat] &= ~here
            s.dungeon[seat] += one(DRAGON)


@rule
def cover(s: State, slot: int) -> None:
    """D-22: the dragon drawn covers a slot."""
    s.covered |= 1 << slot
    s.dragons[s.seat] |= 1 << slot
    end_played_turn(s)


# --- the throw ---


@rule
def throw(s: State, aim: int) -> None:
    """D-23, D-26: the bird goes to the dungeon; then cards at and near the aim, at a real table all, fall or stay."""
    s.dungeon[s.seat] += one(BIRD)
    s.drawn = NO_CARD
    s.aim = aim
    s.to_ask = s.taken if aim == AT_NOTHING else s.taken & nearby(aim)
    ask_next_slot(s)


@rule
def ask_next_slot(s: State) -> None:
    """D-25, D-26: the top card of the lowest remaining slot is next to fall or stay; with none left the turn ends."""
    if s.to_ask == 0:
        s.aim = AT_NOTHING
        s.asked = NOT_ASKED
        end_played_turn(s)
        return
    s.phase = FALLING
    s.turn = NATURE
    slot = lowest(s.to_ask)
    s.asked = ASKED_DRAGON if s.covered & (1 << slot) else top_knight(s, slot)


@rule
def top_knight(s: State, slot: int) -> int:
    """The upper knight of a pair, or the only one."""
    return ASKED_UPPER if s.upper[slot] else ASKED_LOWER


@rule
def answer(s: State, falls: bool) -> None:
    """D-23 to D-26: the card in question falls or stays; next is the one beneath, unless a dragon stays on it."""
    slot = lowest(s.to_ask)
    asked = int(s.asked)
    if falls:
        if asked == ASKED_DRAGON:
            imprison_dragon(s, slot)
        else:
            imprison(s, slot, int(s.upper[slot] if asked == ASKED_UPPER else s.lower[slot]))
    if asked == ASKED_UPPER:
        s.asked = ASKED_LOWER
    elif asked == ASKED_DRAGON and falls:
        s.asked = top_knight(s, slot)
    else:
        s.to_ask &= s.to_ask - 1
        ask_next_slot(s)


# --- turns and the end ---


@rule
def begin_turn(s: State, seat: int) -> None:
    """D-6: a seat chooses what to do."""
    s.seat = seat
    s.turn = seat
    s.phase = CHOOSING


@rule
def end_played_turn(s: State) -> None:
    """D-27, D-30: a turn without putting back ends; the game is over if a player is stuck now."""
    s.put_backs = 0
    end_turn(s, somebody_is_stuck(s))


@rule
def end_turn(s: State, game_over: bool) -> None:
    """D-5: the next seat clockwise, unless the game is over."""
    s.drawn = NO_CARD
    s.turns += 1
    if game_over:
        s.phase = OVER
        s.turn = NOBODY
        return
    seat = s.seat + 1
    begin_turn(s, seat if seat < s.players else 0)


@rule
def somebody_is_stuck(s: State) -> bool:
    """D-27: does any player, on turn or not, have an empty deck and no legal climb?"""
    for seat in range(s.players):
        if s.decks[seat] == 0 and not may_climb(s, seat):
            return True
    return False


@rule
def sum_at_top(s: State, seat: int) -> int:
    """D-29: the sum of the numbers of a seat's knights at the top."""
    total = 0
    for at in range(s.top_size[seat]):
        total += s.top[seat, at]
    return total


@rule
def standing(s: State, seat: int) -> int:
    """D-28, D-29: a rank: more knights at the top, then the lower sum or the lower latest arrival."""
    knights = int(s.top_size[seat])
    if knights == 0:
        return 0
    tie_break = int(s.top[seat, knights - 1]) if s.tie_by_last else sum_at_top(s, seat)
    return knights * KNIGHT_AT_TOP - tie_break


@rule
def scores(s: State, points: Any, won: Any) -> None:
    """D-28, D-29: the knights at the top; the best standing wins, and remaining ties are shared."""
    best = standing(s, 0)
    for seat in range(s.players):
        points[seat] = s.top_size[seat]
        best = max(best, standing(s, seat))
    for seat in range(s.players):
        won[seat] = s.phase == OVER and standing(s, seat) == best
