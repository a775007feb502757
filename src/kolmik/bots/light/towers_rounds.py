"""Towers: games imagined to their end a whole round at a time, with the moves of the light policy.

Move by move, most of the time goes into asking what comes next. A round always goes the same way: a row is dealt, every
seat calls, one builds. And as nobody who plays by the light policy calls for more than they can build, no call is ever
called off, and nobody has to raze.

Deck and discard pile lie on a table card by card, the towers in the lanes of `towers_calls`; the row is one number. In
the state are the sizes of deck and pile, who starts, and the end; at the end the towers' heights and tops again.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, rule
from kolmik.games.towers.rules import apply, draw, finish, top_of
from kolmik.games.towers.state import (
    DEALING,
    KINDS,
    NOTHING_TO_SHUFFLE,
    OVER,
    ROW,
    SECOND_COPIES,
    SECOND_RUN_OUT,
    VALUES,
)

from .towers import choose, steps, tallest, to_come
from .towers_builds import build_all, pick_up
from .towers_calls import END, HEIGHT, HIGHEST, SEATS, WAY, auction, weigh
from .towers_row import A_BYTE, GONE, twins

# Where things lie on the table.
DECK = 0
PILE = 128  # the discard pile
TABLE = 256


@rule
def play_on(s: State, rng: Generator, room: Any) -> None:
    """To the end of the game."""
    finish_round(s, rng, room.moves)
    if s.phase == OVER:
        return
    lay_out(s, room.own, room.lanes)
    while s.phase != OVER:
        row = deal_row(s, rng, room.own)
        cards = to_come(s)
        again = twins(row)
        numbers = weigh(row, room.lanes, cards, again)
        call, caller = auction(numbers, int(s.starter) + 0, int(s.players) + 0)
        row = build_all(s, row, room.lanes, cards, again, call, caller)
        tidy_up(s, room.own, row, call, caller)
    for seat in range(s.players):
        pick_up(s, room.lanes, seat)


@rule
def finish_round(s: State, rng: Generator, moves: Any) -> None:
    """Move by move till a row is to be dealt, or the game is over."""
    while s.phase != OVER and (s.phase != DEALING or s.row_size > 0):
        if s.phase == DEALING:
            apply(s, draw(s, rng))
        else:
            apply(s, choose(s, rng, moves))


@rule
def lay_out(s: State, table: Any, lanes: Any) -> None:
    """All that is needed is laid on the table and into the lanes."""
    spread(s.deck, table, DECK)
    if s.discard_size > 0:
        spread(s.discard, table, PILE)
    for at in range(END):
        lanes[at] = 0
    for seat in range(s.players):
        for kind in range(KINDS):
            lanes[WAY + kind * SEATS + seat] = steps(top_of(s, seat, kind))
            lanes[HEIGHT + kind * SEATS + seat] = s.height[seat, kind]
        lanes[HIGHEST + seat] = tallest(s, seat)


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
def deal_row(s: State, rng: Generator, table: Any) -> int:
    """T-13: five cards of the deck or all that are left, each as likely as any other; empty places all differ."""
    left = int(s.deck_size) + 0
    dealt = min(left, ROW)
    row = 0
    for _ in range(dealt):
        place = DECK + below(rng, left)
        left -= 1
        row = (row << A_BYTE) | int(table[place])
        table[place] = table[DECK + left]
    for at in range(dealt, ROW):
        row = (row << A_BYTE) | (GONE + at)
    s.deck_size = left
    return row


@rule
def tidy_up(s: State, table: Any, row: int, call: int, caller: int) -> None:
    """T-25 to T-30: leftovers are discarded; who starts the next round, a new deck, or the end."""
    place = PILE + int(s.discard_size)
    for at in range(ROW):
        card = (row >> (A_BYTE * at)) & 255
        table[place] = card
        place += int(card < GONE)  # neither built nor an empty place
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
        neighbour = 0 if caller + 1 == s.players else caller + 1
        s.starter = neighbour if call > 0 else s.starter
