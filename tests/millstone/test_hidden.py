"""M-35: views and observations do not depend on what a seat cannot know, and a redeal is fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product

import pytest

from kolmik import Match
from kolmik.engine import NATURE, State, generator, ones
from kolmik.games.millstone import hidden, rules, state, words
from kolmik.games.millstone.view import census, view

from .oracle import BEATS, COLOURS, ways
from .scenario import CARD_OF, GAME, RandomGame, position

OPTIONS: list[dict[str, object]] = [
    {"turn_limit": 60},
    {"turn_limit": 60, "mistakes": "penalised"},
    {"turn_limit": 60, "mistakes": "penalised", "reply": "stronger", "variant": "surprises"},
]
GIFTS = {  # many gifts and swaps reveal much, many races hide much
    f"{colour} {sign}": {"give": 3, "swap": 2, "race": 3, "+3": 0, "again": 0} for colour in COLOURS for sign in BEATS
}
GAMES = [
    RandomGame(players, seed, OPTIONS[(players + seed) % 3], seed, None if seed == 0 else GIFTS, lazy=seed == 1)
    for players in range(2, 7)
    for seed in range(3)
]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}-{game.seed}")


def state_of(match: Match) -> State:
    return GAME.layout.open(match.state)


def seen_by(s: State, seat: int) -> tuple[dict[str, object], bytes]:
    """All that a seat sees of a state: its view and its observation."""
    out = bytearray(GAME.observation_size)
    hidden.observe(s, seat, memoryview(out).cast("b"))
    return view(s, seat), bytes(out)


@by_game
def test_M35_a_redealt_state_looks_the_same_and_fits_what_is_known(game: RandomGame) -> None:
    rng, chance = generator(game.seed), random.Random(game.seed)
    for match in game.positions():
        seat = chance.randrange(game.players)
        s, other = state_of(match), state_of(match)
        hidden.redeal(other, seat, rng)
        assert seen_by(other, seat) == seen_by(s, seat)
        assert census(other) == census(s)
        for holder in range(game.players):
            assert holder == seat or other.lays[holder] == lays_in_hand(other, holder)
            for word in range(2):
                assert not other.known[holder, word, seat] & ~other.hands[holder, word]
            if other.choices[holder] < state.SITS_OUT:
                assert other.lays[holder] & other.suitable & 1 << other.choices[holder]
        if other.drawn != state.NONE:
            word = state.word_of(other.drawn)
            assert other.hands[other.turn, word] & state.low_bit(other, other.drawn)


def lays_in_hand(s: State, seat: int) -> int:
    held = (card for card in range(state.CARDS) if s.hands[seat, state.word_of(card)] & state.mask(s, card))
    return sum(int(state.LAYS_OF[card]) for card in held)


@by_game
def test_M35_swapping_unknown_cards_changes_nothing_that_a_seat_sees(game: RandomGame) -> None:
    chance = random.Random(game.seed)
    exchanged = 0
    for match in game.positions():
        if not match.over:
            seat = chance.randrange(game.players)
            s, other = state_of(match), state_of(match)
            if exchange_unknown(other, seat, chance):
                exchanged += 1
                assert census(other) == census(s)
                assert seen_by(other, seat) == seen_by(s, seat)
    assert exchanged


def exchange_unknown(s: State, seat: int, chance: random.Random) -> bool:
    """Swap a card of another hand that the seat does not know with one of the deck or of a third hand."""
    holders = [holder for holder in range(s.players) if holder != seat and unknown(s, seat, holder)]
    if not holders:
        return False
    one = chance.choice(holders)
    places = [*([None] if s.deck_size else []), *(holder for holder in holders if holder != one)]
    if not places:
        return False
    other = chance.choice(places)
    here, there = unknown(s, seat, one), in_deck(s) if other is None else unknown(s, seat, other)
    card, its_card = chance.choice(here), chance.choice(there)
    replace_card(s, one, card, its_card)
    replace_card(s, other, its_card, card)
    return True


def unknown(s: State, seat: int, holder: int) -> list[int]:
    """The cards a seat does not know to be in a hand, without those that a present choice depends on."""
    bound = {s.drawn} if s.turn == holder else set()
    if s.choices[holder] < state.SITS_OUT:
        bound.add(state.card_of(s.choices[holder]))
    found = []
    for card in set(range(state.CARDS)) - bound:
        word, bits = state.word_of(card), state.mask(s, card)
        more = ones(s.hands[holder, word] & bits) - ones(s.known[holder, word, seat] & bits)
        found += [card] * more
    return found


def in_deck(s: State) -> list[int]:
    return [card for card in range(state.CARDS) if s.deck[state.word_of(card)] & state.mask(s, card)]


def replace_card(s: State, holder: int | None, gone: int, come: int) -> None:
    """Replace a card of a hand, or of the deck (None), by another."""
    if holder is not None:
        state.take_from_hand(s, holder, gone)
        state.put_into_hand(s, holder, come)
        return
    word = state.word_of(gone)
    s.deck[word] = state.one_less(s.deck[word], state.mask(s, gone))
    word = state.word_of(come)
    s.deck[word] = state.one_more(s.deck[word], state.low_bit(s, come), state.mask(s, come))


@by_game
def test_M35_states_a_seat_cannot_tell_apart_stay_so_as_long_as_it_sees_the_same(game: RandomGame) -> None:
    """A redealt copy follows a game. Moves that the seat sees are made in both; moves it does not see are random."""
    rng, chance = generator(game.seed), random.Random(game.seed)
    seat = game.seed % game.players
    before, copy = None, None
    together = 0
    for match in game.positions():
        s = state_of(match)
        if copy is not None and before is not None and follow(before, copy, match.moves[-1], s, seat, chance):
            if match.over:
                break
            assert seen_by(copy, seat) == seen_by(s, seat)
            together += 1
        else:
            copy = state_of(match)
            hidden.redeal(copy, seat, rng)
        before = s
    assert together > 40


def follow(s: State, copy: State, move: int, after: State, seat: int, chance: random.Random) -> bool:
    """Make the game's move in the copy, as far as the seat sees it; False if that is impossible."""
    wanted = [move]
    said = words.say(move)
    legal = legal_moves(copy)
    if move < state.PLAY and s.drawer != seat:
        wanted = legal
    elif said.startswith("give") and seat not in (s.actor, int(said[-1])):
        wanted = [other for other in legal if words.say(other)[-1] == said[-1]]
    elif state.RACE <= move <= state.SIT_OUT and s.turn != seat:
        wanted = legal
    wanted = [other for other in wanted if other in legal]
    sees_a_hand = said.startswith("swap") and seat in (s.actor, int(said[-1]))
    if not wanted or sees_a_hand:
        return False
    rules.apply(copy, chance.choice(wanted))
    return bool((copy.top, copy.turn, copy.phase) == (after.top, after.turn, after.phase))


def legal_moves(s: State) -> list[int]:
    moves, _ = GAME.buffers()
    count = rules.legal(s, moves)
    return [int(move) for move in moves[:count]]


# --- fairness ---

Deal = tuple[object, ...]  # the hands and the deck, the choices, the card just drawn


def deal_of(s: State) -> Deal:
    """Everything that a redeal decides, in words."""
    places = [names(s, s.hands[seat, 0], s.hands[seat, 1]) for seat in range(s.players)]
    choices = [s.choices[seat] for seat in range(s.players)]
    said = [None if choice == state.NONE else words.say(state.RACE + choice) for choice in choices]
    drawn = None if s.drawn == state.NONE else words.card_name(s.drawn)
    return (*places, names(s, s.deck[0], s.deck[1]), *said, drawn)


def names(s: State, first: int, second: int) -> tuple[str, ...]:
    bags = (first, second)
    copies = {card: ones(bags[state.word_of(card)] & state.mask(s, card)) for card in range(state.CARDS)}
    return tuple(sorted(words.card_name(card) for card, count in copies.items() for _ in range(count)))


def all_deals(match: Match, seat: int, known: dict[int, list[str]]) -> dict[Deal, Fraction]:
    """Every possible deal with its probability, by trying all orders of the unseen cards."""
    s = state_of(match)
    hands = match.show()["hands"]
    racing = [s.choices[other] != state.NONE for other in range(s.players)]
    hidden_cards = {
        other: list((Counter(hands[other]) - Counter(known.get(other, []))).elements())
        for other in range(s.players)
        if other != seat
    }
    pool = [card for held in hidden_cards.values() for card in held] + list(names(s, s.deck[0], s.deck[1]))
    found: Counter[Deal] = Counter()
    for order in permutations(pool):
        left = list(order)
        dealt = {seat: hands[seat]}
        for other, held in hidden_cards.items():
            dealt[other] = [left.pop(0) for _ in held]
        drawns = [match.view(seat)["drawn"]] if s.turn == seat or s.drawn == state.NONE else dealt[s.turn]
        for other in hidden_cards:
            dealt[other] = dealt[other] + known.get(other, [])
        options = [
            offers(match, dealt[other]) if racing[other] and other != seat else [own_choice(s, other)]
            for other in range(s.players)
        ]
        every = list(product(*options))
        for said in every:
            if s.phase != state.DECIDING or sum(str(one).startswith("race") for one in said) >= 2:
                for drawn in drawns:
                    places = [tuple(sorted(dealt[other])) for other in range(s.players)]
                    deal = (*places, tuple(sorted(left)), *said, drawn)
                    found[deal] += Fraction(1, len(every) * len(drawns))  # type: ignore[assignment]
    total = sum(found.values())
    return {deal: Fraction(weight) / total for deal, weight in found.items()}


def own_choice(s: State, seat: int) -> str | None:
    return None if s.choices[seat] == state.NONE else words.say(state.RACE + s.choices[seat])


def offers(match: Match, held: list[str]) -> list[str]:
    """M-16: the possible choices in a race with this hand."""
    colour, sign = match.show()["top"].split()[:2]
    suitable = [
        card
        for card in sorted(set(held))
        if "joker" in card
        or (card != "millstone" and BEATS[card.split()[1]] == sign)
        or (card.split()[-1] == sign and COLOURS.index(card.split()[0]) > COLOURS.index(colour))
    ]
    return [f"race {way}" for card in suitable for way in ways(card)] + ["sit out"]


def small(deck: str = "green rock, green rock, red paper") -> Match:
    hands = {0: "green paper race, red rock", 1: "yellow paper, millstone", 2: "red scissors, green rock"}
    return position(hands, "green rock", deck=deck)


def with_known() -> Match:
    match = small()
    hidden.see_mistake(GAME.layout.open(match._record), 1, CARD_OF["millstone"])
    return match


def just_drawn() -> Match:
    match = position({0: "red rock", 1: "green paper, red joker", 2: "millstone"}, deck="red paper, green rock", turn=1)
    hidden.see_mistake(GAME.layout.open(match._record), 1, CARD_OF["green paper"])
    match.play("draw", "deal red paper")
    return match


def racing() -> Match:
    match = small("red joker, green rock")
    match.play("play green paper race", "race yellow paper")
    return match


def to_be_decided() -> Match:
    hands = {0: "green paper race, red rock", 1: "yellow paper, millstone", 2: "red scissors"}
    match = position(hands, "green rock", deck="red paper, green scissors")
    match.play("play green paper race", "race yellow paper", "race red scissors")
    assert match.mover == NATURE
    return match


@pytest.mark.parametrize(
    ("make", "seat", "known"),
    [
        (small, 0, {}),
        (small, 2, {}),
        (with_known, 0, {1: ["millstone"]}),
        (just_drawn, 0, {1: ["green paper"]}),
        (just_drawn, 1, {}),
        (racing, 0, {}),
        (racing, 2, {}),
        (to_be_decided, 0, {}),
        (to_be_decided, 2, {}),
    ],
)
def test_M35_all_deals_that_fit_have_the_right_probability(
    make: Callable[[], Match], seat: int, known: dict[int, list[str]]
) -> None:
    """Pearson's chi-squared test against all deals; a fair redeal fails for one seed in a million."""
    match, rng, draws = make(), generator(seat + 5), 800
    expected = all_deals(match, seat, known)
    found: Counter[Deal] = Counter()
    for _ in range(draws):
        s = state_of(match)
        hidden.redeal(s, seat, rng)
        found[deal_of(s)] += 1
    assert set(found) <= set(expected)
    merged = merge(expected, found, draws)
    distance = sum((seen - due) ** 2 / due for due, seen in merged)
    freedom = len(merged) - 1
    assert freedom > 0 and distance < freedom + 5 * (2 * freedom) ** 0.5 + 10


def merge(expected: dict[Deal, Fraction], found: Counter[Deal], draws: int) -> list[tuple[float, int]]:
    """Expected and observed counts, with rare deals merged."""
    merged: list[tuple[float, int]] = []
    due, seen = 0.0, 0
    for deal in sorted(expected, key=repr):
        due, seen = due + float(expected[deal]) * draws, seen + found[deal]
        if due >= 8:
            merged.append((due, seen))
            due, seen = 0.0, 0
    return [*merged, (due, seen)] if due > 1 else merged
