"""Light policies: a sensible move at once, for games that are imagined to their end by the thousand.

Each takes a state, chance and room for moves, and gives a legal move. They are rules, so they are compiled into the
search. They need not play well, only fast and not absurdly: what a player would not do is not imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kolmik.engine import Game, Generator, State, below, lowest, ones, rule
from kolmik.games.dungeon import rules as dungeon_rules
from kolmik.games.dungeon.state import (
    BIRD,
    CHOOSING,
    CLIMB,
    CLIMB_ENTERED,
    COVER,
    DRAGON,
    DRAW,
    PUT_BACK,
    THROW,
    TOP,
    slot_in_words,
)
from kolmik.games.millstone import rules as millstone_rules
from kolmik.games.millstone import state as millstone_state
from kolmik.games.millstone.rules import has_millstone
from kolmik.games.millstone.state import (
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
from kolmik.games.towers import rules as towers_rules
from kolmik.games.towers.rules import most, top_of
from kolmik.games.towers.state import BID, BIDDING, BUILD, EIGHT, KINDS, NO_CALL, PASS, RAZE, SPIRE, VALUES

Policy = Callable[..., Any]  # policy(s, rng, moves) -> move

# --- Towers ---

legal_towers = towers_rules.legal
WHIM = 4  # one call of so many is any that is legal
DEAREST = 1000


@rule
def towers(s: State, rng: Generator, moves: Any) -> int:
    """Call for all that can be built without razing, mostly; build what goes down least, spires on tall towers."""
    count = legal_towers(s, moves)
    if count == 1:
        return int(moves[0])
    if s.phase == BIDDING:
        if below(rng, WHIM) == 0:
            return int(moves[below(rng, count)])
        seat = int(s.turn)
        cards = 0
        for kind in range(KINDS):
            cards += most(top_of(s, seat, kind), s.offer[kind])
        low = 0 if s.call == NO_CALL else s.call + 1
        cards = min(cards, moves[count - 1] - BID)
        return int(BID + cards if cards >= low else PASS)
    best = int(moves[0])
    cheapest = DEAREST
    for at in range(count):
        cost = cost_of(s, int(moves[at]))
        if cost < cheapest:
            cheapest = cost
            best = int(moves[at])
    return best


@rule
def cost_of(s: State, move: int) -> int:
    """How much room a build takes away; a razing costs a card and its fine."""
    if move >= RAZE:
        return 50 + int(s.rubble[s.turn])
    kind = (move - BUILD) // VALUES
    value = (move - BUILD) % VALUES
    top = top_of(s, s.turn, kind)
    if value == SPIRE:
        return 40 - 20 * min(int(s.height[s.turn, kind]), 4)
    if top == EIGHT:
        return 0
    return max(top - value, 0)


# --- Dungeon ---

legal_dungeon = dungeon_rules.legal


@rule
def dungeon(s: State, rng: Generator, moves: Any) -> int:
    """To the top when possible; capture; cover and hit what is not one's own; else any climb or a card."""
    count = legal_dungeon(s, moves)
    if count == 1:
        return int(moves[0])
    seat = int(s.seat)
    if s.phase == CHOOSING:
        return any_climb(s, rng, moves, count, seat)
    foreign = int(s.taken & ~s.own[seat])
    if s.drawn == DRAGON:
        open_foreign = int(foreign & ~s.covered)
        return int(COVER + slot_in_words(any_of(rng, open_foreign))) if open_foreign else PUT_BACK
    if s.drawn == BIRD:
        if s.at_table or not foreign:
            return int(moves[count - 1] if s.at_table else moves[0])
        return int(THROW + slot_in_words(any_of(rng, foreign)))
    return int(moves[1 + below(rng, count - 1)])


@rule
def any_climb(s: State, rng: Generator, moves: Any, count: int, seat: int) -> int:
    """A climb to the top or into a dragon's slot at once; else draw, or climb, or rather capture."""
    captures = 0
    first = int(moves[0] != DRAW)
    for at in range(count):
        if moves[at] >= CLIMB:
            entered = int(CLIMB_ENTERED[moves[at] - CLIMB])
            if entered == TOP or (s.covered >> entered) & 1:
                return int(moves[at])
            if (s.taken & ~s.own[seat]) >> entered & 1:
                captures = at
    if captures and below(rng, 2):
        return int(moves[captures])
    if first == 0 and below(rng, 2):
        return DRAW
    return int(moves[below(rng, count)])


@rule
def any_of(rng: Generator, slots: int) -> int:
    """Any slot of a set."""
    for _ in range(below(rng, ones(slots))):
        slots &= slots - 1
    return lowest(slots)


# --- Millstone ---

legal_millstone = millstone_rules.legal
OTHERWISE = millstone_rules.OTHERWISE
OPENING_CARDS = millstone_state.OPENING
SWAP_LAYS = sum(1 << (group * SURPRISES + WITH_SWAP) for group in range(GROUPS))


@rule
def millstone(s: State, rng: Generator, moves: Any) -> int:
    """Lay what can be laid, jokers last; be rid of millstones; take part in races; say thank you."""
    phase = int(s.phase)
    seat = int(s.turn)
    if phase <= RACING:
        lays = int(s.lays[seat])
        if phase == DRAWN:
            lays = int(LAYS_OF[s.drawn])
        lays &= s.suitable
        if lays & ~JOKER_LAYS:
            lays &= ~JOKER_LAYS
        if lays & ~SWAP_LAYS and s.sizes[seat] - 1 <= fewest(s, seat):
            lays &= ~SWAP_LAYS
        if lays == 0:
            if phase == OPENING_CARDS:
                return int(moves[below(rng, legal_millstone(s, moves))])
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


@rule
def fewest(s: State, seat: int) -> int:
    """How many cards the other seat with the fewest has."""
    return int(s.sizes[with_fewest(s, seat)])


POLICIES: dict[str, Policy] = {"towers": towers, "dungeon": dungeon, "millstone": millstone}


def policy(game: Game) -> Policy:
    """The light policy of a game; any legal move in one that has none."""
    return POLICIES.get(game.name) or any_move(game)


def any_move(game: Game) -> Policy:
    legal = game.rules.legal

    @rule
    def choose(s: State, rng: Generator, moves: Any) -> int:
        return int(moves[below(rng, legal(s, moves))])

    return choose
