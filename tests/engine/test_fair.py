"""Fair dealing: committed before the first card, the same for everybody, no outcome favoured."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kolmik
from kolmik import BadOption, Game, Match, Refused
from kolmik.engine import NATURE, generator
from kolmik.engine.chance import below
from kolmik.engine.fair import (
    BESIDE,
    MOST_BESIDE,
    SCHEME,
    WORDS,
    Dealer,
    accepted,
    beside,
    commitment,
    key,
    seed_hash,
    starter,
    ticket,
)

from .tiny import TINY

SECRET = bytes(range(32))
KEY = key(SECRET, "maple", 1, ["4711", ""])
NUMBERS = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=64)


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_key_depends_on_everything_that_was_agreed() -> None:
    text = b"kolmik deal 1\nmaple\n1\n4711\n"
    assert hmac.new(SECRET, text, hashlib.sha256).digest() == KEY and text.startswith(SCHEME.encode())


def test_the_hash_of_a_seed_depends_on_everything_but_nothing_else() -> None:
    text = f"kolmik seed 1\nmaple\n2\n{commitment(SECRET)}\n3\n4711"
    assert seed_hash("4711", "maple", 2, commitment(SECRET), 3) == hashlib.sha256(text.encode()).hexdigest()
    others = {
        seed_hash("4712", "maple", 2, commitment(SECRET), 3),
        seed_hash("4711", "oak", 2, commitment(SECRET), 3),
        seed_hash("4711", "maple", 1, commitment(SECRET), 3),
        seed_hash("4711", "maple", 2, commitment(bytes(32)), 3),
        seed_hash("4711", "maple", 2, commitment(SECRET), 0),
    }
    assert len(others) == 5 and hashlib.sha256(text.encode()).hexdigest() not in others
    with pytest.raises(BadOption, match="printable ASCII"):
        seed_hash("47\n11", "maple", 2, commitment(SECRET), 3)


def test_tickets_beside_a_move_are_those_of_no_move() -> None:
    places = {BESIDE + MOST_BESIDE * at + index for at in range(100) for index in range(MOST_BESIDE)}
    assert len(places) == 1600 and min(places) > 2**62 and max(places) < 2**64 - 1
    assert beside(KEY, 7, 3, 1000) == ticket(KEY, BESIDE + MOST_BESIDE * 7 + 3, 1000)


@given(st.lists(st.tuples(NUMBERS, st.integers(0, 10**6), st.lists(NUMBERS, max_size=6)), min_size=2, max_size=2))
def test_different_games_have_different_keys(games: list[tuple[str, int, list[str]]]) -> None:
    first, second = (key(SECRET, table or "table", game, numbers) for table, game, numbers in games)
    named = [(table or "table", game, numbers) for table, game, numbers in games]
    assert (first == second) == (named[0] == named[1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((b"short", "maple", 1, []), "A dealer's secret has 32 bytes, not 5."),
        ((SECRET, "", 1, []), 'A table\'s name is 1 to 64 ASCII characters without spaces, not "".'),
        ((SECRET, "a b", 1, []), 'A table\'s name is 1 to 64 ASCII characters without spaces, not "a b".'),
        ((SECRET, "ahorn-ä", 1, []), "A table's name is 1 to 64 ASCII characters without spaces, not"),
        ((SECRET, "maple", -1, []), "Games at a table are counted in whole numbers from 0 on, not -1."),
        ((SECRET, "maple", True, []), "Games at a table are counted in whole numbers from 0 on, not True."),
        ((SECRET, "maple", 1, ["1\n2"]), "A player's number is up to 64 printable ASCII characters"),
        ((SECRET, "maple", 1, [" 1"]), "A player's number is up to 64 printable ASCII characters"),
        ((SECRET, "maple", 1, ["1" * 65]), "A player's number is up to 64 printable ASCII characters"),
        ((SECRET, "maple", 1, ["½"]), "A player's number is up to 64 printable ASCII characters"),
    ],
)
def test_invalid_parts_of_a_key_are_refused(arguments: tuple[bytes, str, int, list[str]], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        key(*arguments)
    assert str(refused.value).startswith(sentence) and str(refused.value).endswith(".")


@pytest.mark.parametrize("words", [1, 2, 17, 64, 256])
def test_every_ticket_has_equally_many_accepted_words(words: int) -> None:
    """All words of a small range, counted: exact for every total, and no more words are rejected than necessary."""
    for total in range(1, words + 1):
        tickets = Counter(word % total for word in range(words) if accepted(word, total, words))
        assert len(tickets) == total and set(tickets.values()) == {words // total}


@pytest.mark.parametrize("total", [1, 2, 3, 6, 7, 60])
def test_tickets_of_a_fixed_key_come_up_equally_often(total: int) -> None:
    """1000 times each on average; chi-squared is far below what any bias would give."""
    drawn = Counter(ticket(KEY, at, total) for at in range(1000 * total))
    assert set(drawn) == set(range(total))
    squares = sum((count - 1000) ** 2 / 1000 for count in drawn.values())
    assert squares < total + 4 * (2 * total) ** 0.5


def test_a_word_that_would_favour_a_ticket_is_drawn_again() -> None:
    """With this many tickets nearly half of all words are rejected; the message counts the attempts."""
    total = WORDS // 2 + 1
    again = 0
    for at in range(200):
        words = [
            int.from_bytes(hmac.digest(KEY, at.to_bytes(8, "big") + attempt.to_bytes(4, "big"), "sha256")[:8], "big")
            for attempt in range(40)
        ]
        attempt = next(number for number, word in enumerate(words) if word < total)
        again += attempt > 0
        assert ticket(KEY, at, total) == words[attempt]
    assert 60 < again < 140


def test_successive_tickets_are_independent() -> None:
    tickets = [ticket(KEY, at, 4) for at in range(16_000)]
    pairs = Counter(pairwise(tickets))
    assert len(pairs) == 16 and all(900 < count < 1100 for count in pairs.values())


def dealt(game: Game, seed: int, dealer: Dealer, accuracy: int | None = None) -> Match:
    """A game in which the players move at random and the dealer plays nature."""
    match, rng = game.new(game.players[0], nature=False), generator(seed)
    while not match.over:
        if match.mover == NATURE:
            match.play_number(dealer.draw(match, accuracy))
        else:
            moves = match.legal_moves()
            match.play_number(moves[below(rng, len(moves))])
    return match


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_the_dealer_draws_by_the_odds_and_the_same_key_gives_the_same_game(game: Game) -> None:
    match = dealt(game, 3, Dealer(KEY))
    assert dealt(game, 3, Dealer(KEY)).moves == match.moves
    others = [key(SECRET, "maple", number, ["4711", ""]) for number in (2, 3)]
    assert any(dealt(game, 3, Dealer(other)).moves != match.moves for other in others)
    again = game.new(game.players[0], nature=False)
    for at, move in enumerate(match.moves):
        if again.mover == NATURE:
            odds = [weight for _, weight in sorted(zip(*again.chance_outcomes(), strict=True))]
            moves = sorted(again.chance_outcomes()[0])
            left, place = ticket(KEY, at, sum(odds)), 0
            while left >= odds[place]:
                left -= odds[place]
                place += 1
            assert moves[place] == move, "the order of `legal` is that of the numbers of moves"
        again.play_number(move)


def test_the_dealer_deals_only_on_natures_turn_and_makes_no_move() -> None:
    match = TINY.new(2, nature=False)
    drawn = {Dealer(key(SECRET, "maple", game, [])).draw(match) for game in range(20)}
    assert drawn == {0, 1} and match.moves == []
    match.play("flip few")
    with pytest.raises(Refused, match=r"^It is not nature's turn\.$"):
        Dealer(KEY).draw(match)


def test_every_outcome_of_a_coin_has_its_odds_over_many_games() -> None:
    match = TINY.new(2, nature=False)
    flips = Counter(Dealer(key(SECRET, "maple", game, [])).draw(match) for game in range(6000))
    assert 1900 < flips[0] < 2100 and flips[0] + flips[1] == 6000


def test_more_cards_fall_with_a_better_aim() -> None:
    match = kolmik.game("dungeon").new(2, nature=False, options={"first_turn": "any"})
    match.play("draw", "reveal knight 1", "place 1a", "draw", "reveal bird", "throw 1a")
    falls = match.number("falls")
    keys = [key(SECRET, "maple", game, []) for game in range(3000)]
    fallen = [sum(Dealer(one).draw(match, accuracy) == falls for one in keys) for accuracy in (0, 50, 100)]
    plain = sum(Dealer(one).draw(match) == falls for one in keys)
    for found, expected in zip((*fallen, plain), (1500, 2000, 2500, 2000), strict=True):
        assert abs(found - expected) < 110


@pytest.mark.parametrize("players", range(2, 7))
def test_the_starter_is_drawn_from_the_key_and_every_seat_equally_often(players: int) -> None:
    keys = [hashlib.sha256(bytes([number // 256, number % 256])).digest() for number in range(3000)]
    assert starter(KEY, players) == ticket(KEY, 2**64 - 1, players)
    counts = Counter(starter(one, players) for one in keys)
    fair_share = len(keys) / players
    assert set(counts) == set(range(players))
    assert sum((count - fair_share) ** 2 / fair_share for count in counts.values()) < 25


@pytest.mark.parametrize("game", [game.name for game in kolmik.games()])
@pytest.mark.parametrize("functions", ["interpreted", "compiled"])
def test_resolving_chance_makes_the_moves_that_draw_returns(
    game: str, functions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = kolmik.game(game)
    monkeypatch.setattr(type(chosen), "fastest", property(lambda self: getattr(self, functions)))
    rng = generator(11)
    for seed in range(3):
        dealer = Dealer(key(SECRET, game, seed, ["", ""]))
        one, other = (chosen.new(players=2, nature=False) for _ in range(2))
        while not one.over:
            dealer.resolve_chance(one)
            while other.mover == NATURE:
                other.play_number(dealer.draw(other))
            assert (one.moves, one.movers) == (other.moves, other.movers), seed
            assert one.state.tobytes() == other.state.tobytes() and one.turn == other.turn, seed
            assert one.legal() == other.legal(), seed
            if not one.over:
                move = one.legal_moves()[below(rng, len(one.legal_moves()))]
                one.play_number(move)
                other.play_number(move)
        dealer.resolve_chance(one)  # the game is over: it does nothing
        assert one.moves == other.moves
