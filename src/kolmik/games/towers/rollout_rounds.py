"""Towers: a rollout that plays whole rounds with the moves of the rollout policy.

Move by move, most of the time goes into finding out what comes next. A round always has the same course: a row is
dealt, every seat calls, one seat builds. Seats that follow the rollout policy never call for more than they can build,
so no call is called off and nobody has to raze.

Deck and discard pile are kept in `scratch.bytes` card by card, the towers in `scratch.floats` (the lanes of
`rollout_auction`), the row in one number. The state has the sizes of deck and pile, the starter and the end of the
game, and after the last round also the towers' heights and tops.
"""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, rule

from .rollout_auction import END, HEADROOM, HEIGHT, HIGHEST, SEATS, auction, weigh
from .rollout_builds import build_all, store_towers
from .rollout_policy import headroom, rollout_policy, tallest, to_come
from .rollout_row import BYTE, NO_CARD, count_duplicates
from .rules import apply, draw, finish, top_of
from .state import (
    DEALING,
    KINDS,
    NOTHING_TO_SHUFFLE,
    OVER,
    ROW,
    SECOND_COPIES,
    SECOND_RUN_OUT,
    VALUES,
)

# The layout of `scratch.bytes`.
DECK = 0
PILE = 128  # the discard pile
BYTES_USED = 256
FLOATS_USED = END


@rule
def rollout(s: State, rng: Generator, scratch: Any) -> None:
    """Play to the end of the game."""
    finish_round(s, rng, scratch.moves)
    if s.phase == OVER:
        return
    load(s, scratch.bytes, scratch.floats)
    while s.phase != OVER:
        row = deal_row(s, rng, scratch.bytes)
        cards = to_come(s)
        duplicates = count_duplicates(row)
        numbers = weigh(row, scratch.floats, cards, duplicates)
        call, caller = auction(numbers, int(s.starter) + 0, int(s.players) + 0)
        row = build_all(s, row, scratch.floats, cards, duplicates, call, caller)
        end_round(s, scratch.bytes, row, call, caller)
    for seat in range(s.players):
        store_towers(s, scratch.floats, seat)


@rule
def finish_round(s: State, rng: Generator, moves: Any) -> None:
    """Play move by move until a row is to be dealt or the game is over."""
    while s.phase != OVER and (s.phase != DEALING or s.row_size > 0):
        if s.phase == DEALING:
            apply(s, draw(s, rng))
        else:
            apply(s, rollout_policy(s, rng, moves))


@rule
def load(s: State, piles: Any, lanes: Any) -> None:
    """Copy deck, discard pile and towers from the state to scratch memory."""
    spread(s.deck, piles, DECK)
    if s.discard_size > 0:
        spread(s.discard, piles, PILE)
    for at in range(END):
        lanes[at] = 0
    for seat in range(s.players):
        for kind in range(KINDS):
            lanes[HEADROOM + kind * SEATS + seat] = headroom(top_of(s, seat, kind))
            lanes[HEIGHT + kind * SEATS + seat] = s.height[seat, kind]
        lanes[HIGHEST + seat] = tallest(s, seat)


@rule
def spread(bags: Any, piles: Any, first: int) -> None:
    """Write the cards of all bags one by one."""
    at = first
    for kind in range(KINDS):
        bag = int(bags[kind])
        for value in range(VALUES):
            piles[at] = kind * VALUES + value
            at += (bag >> (2 * value)) & 1
        if bag & SECOND_COPIES:
            for value in range(VALUES):
                piles[at] = kind * VALUES + value
                at += (bag >> (2 * value + 1)) & 1


@rule
def deal_row(s: State, rng: Generator, piles: Any) -> int:
    """T-13: five cards of the deck or all that are left, each equally likely; empty places all differ."""
    left = int(s.deck_size) + 0
    dealt = min(left, ROW)
    row = 0
    for _ in range(dealt):
        place = DECK + below(rng, left)
        left -= 1
        row = (row << BYTE) | int(piles[place])
        piles[place] = piles[DECK + left]
    for at in range(dealt, ROW):
        row = (row << BYTE) | (NO_CARD + at)
    s.deck_size = left
    return row


@rule
def end_round(s: State, piles: Any, row: int, call: int, caller: int) -> None:
    """T-25 to T-30: discard the leftovers; then the next starter, a new deck, or the end."""
    place = PILE + int(s.discard_size)
    for at in range(ROW):
        card = (row >> (BYTE * at)) & 255
        piles[place] = card
        place += int(card < NO_CARD)  # neither built nor an empty place
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
                piles[DECK + at] = piles[PILE + at]
            s.deck_size = pile
            s.discard_size = 0
    if s.phase != OVER:
        s.rounds += 1
        neighbour = 0 if caller + 1 == s.players else caller + 1
        s.starter = neighbour if call > 0 else s.starter
