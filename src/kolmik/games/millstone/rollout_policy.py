"""Millstone: the rollout policy."""

from __future__ import annotations

from typing import Any

from kolmik.engine import Generator, State, below, ones, rule

from .rules import OTHERWISE, has_millstone
from .state import (
    AGAIN,
    DRAWN,
    GIVE,
    GIVING,
    GROUPS,
    JOKER_LAYS,
    LAYS_OF,
    MILLSTONE,
    PLAY,
    RACE,
    RACING,
    REVERSE,
    SEATS,
    SURPRISES,
    SWAP,
    SWAPPING,
    THANKING,
    THANKS,
    WITH_SWAP,
    nth_bit,
    nth_card,
)

SWAP_LAYS = sum(1 << (group * SURPRISES + WITH_SWAP) for group in range(GROUPS))


@rule
def rollout_policy(s: State, rng: Generator, moves: Any) -> int:
    """Play a random card that beats the top, jokers last; give millstones away; take part in races; say thanks."""
    phase = int(s.phase)
    seat = int(s.turn)
    if phase <= RACING:
        lays = int(s.lays[seat])
        if phase == DRAWN:
            lays = int(LAYS_OF[s.drawn])
        lays &= s.suitable
        if lays & ~JOKER_LAYS:
            lays &= ~JOKER_LAYS
        if lays & ~SWAP_LAYS and s.sizes[seat] - 1 <= s.sizes[with_fewest(s, seat)]:
            lays &= ~SWAP_LAYS
        if lays == 0:  # never in OPENING: no hand is all millstones then
            return int(OTHERWISE[phase])
        return (RACE if phase == RACING else PLAY) + nth_bit(lays, below(rng, ones(lays)))
    if phase == THANKING:
        return THANKS
    if phase == SWAPPING:
        return SWAP + with_fewest(s, seat)
    if phase == GIVING:
        card = MILLSTONE
        if not has_millstone(s, seat):
            card = nth_card(s, s.hands[seat, 0], s.hands[seat, 1], below(rng, s.sizes[seat]))
        return GIVE + card * SEATS + with_fewest(s, seat)
    return AGAIN if s.lays[seat] & s.suitable else REVERSE


@rule
def with_fewest(s: State, seat: int) -> int:
    """The other seat with the fewest cards."""
    best = (seat + 1) % s.players
    for other in range(s.players):
        if other != seat and s.sizes[other] < s.sizes[best]:
            best = other
    return int(best)
