"""Digests: equal for equal information, different for different information, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

import kolmik
from kolmik import Match
from kolmik.bots.node_key import digest_of
from kolmik.engine import NOBODY, Game, Record, compiled, generator
from kolmik.games.millstone.hidden import digest

from ..engine.tiny import TINY
from ..millstone.scenario import GAME, RandomGame
from ..millstone.test_hidden import GIFTS
from .positions import NAMES, THREE

HIGH = range(50, 62)  # the bits that are mixed least
by_players = pytest.mark.parametrize("players", range(2, 7))


@cache
def states(players: int) -> list[Record]:
    """All states of some random games in which players know much of each other's hands."""
    found = []
    for seed in range(3):
        options: dict[str, object] = {"turn_limit": 50, "mistakes": "penalised"}
        found += [match.state for match in RandomGame(players, 0, options, seed, GIFTS).positions()]
    return found


def observation(record: Record, seat: int) -> bytes:
    out = np.zeros(GAME.observation_size, np.int8)
    GAME.compiled.observe(record[0], seat, out)
    return out.tobytes()


def key(record: Record, seat: int) -> int:
    return int(compiled(digest)(record[0], seat))


@by_players
def test_digests_are_the_same_interpreted_and_compiled(players: int) -> None:
    assert len(states(players)) > 300
    for record in states(players):
        s = GAME.layout.open(record)
        for seat in (NOBODY, *range(players)):
            assert digest(s, seat) == key(record, seat) >= 0


@by_players
def test_a_redeal_changes_neither_private_nor_public_digests(players: int) -> None:
    rng, changed = generator(players), 0
    for record in states(players):
        public = key(record, NOBODY)
        for seat in range(players):
            other = record.copy()
            GAME.compiled.redeal(other[0], seat, rng)
            changed += other.tobytes() != record.tobytes()
            assert key(other, seat) == key(record, seat)
            assert key(other, NOBODY) == public
    assert changed > len(states(players))


def with_redeals(players: int, seat: int) -> Iterator[Record]:
    """All states, each with redeals for the seat and for another seat."""
    rng = generator(seat)
    for record in states(players):
        yield record
        for blind in (seat, (seat + 1) % players):
            other = record.copy()
            GAME.compiled.redeal(other[0], blind, rng)
            yield other


@by_players
def test_two_states_have_equal_digests_for_a_seat_exactly_if_its_observations_are_equal(players: int) -> None:
    for seat in range(players):
        keys: dict[bytes, int] = {}
        known: dict[int, bytes] = {}
        for record in with_redeals(players, seat):
            observed, number = observation(record, seat), key(record, seat)
            assert keys.setdefault(observed, number) == number
            assert known.setdefault(number, observed) == observed
        assert len(keys) > len(states(players))


@by_players
def test_public_digests_differ_whenever_a_spectator_sees_a_difference(players: int) -> None:
    seen: dict[int, str] = {}
    for record in states(players):
        view = GAME.view(GAME.layout.open(record), None)
        shown = repr({name: part for name, part in view.items() if name not in ("turns", "drawer")})
        assert seen.setdefault(key(record, NOBODY), shown) == shown
    assert len(seen) > 300


# --- open games, whose key is the whole state ---


def changes(game: Game, players: int) -> int:
    """How many redeals changed something in a random game."""
    match, rng, changed = game.new(players=players, seed=players), Random(players), 0
    while not match.over:
        changed += sum(redeal(match, seat) != match.state.tobytes() for seat in range(players))
        match.play(rng.choice(match.legal()))
    return changed


def redeal(match: Match, seat: int) -> bytes:
    record = match.state
    match.game.rules.redeal(match.game.layout.open(record), seat, generator(len(match.moves)))
    return record.tobytes()


@pytest.mark.parametrize("game", [*THREE, TINY], ids=[*NAMES, "tiny"])
def test_a_game_is_open_exactly_if_no_redeal_ever_changes_it(game: Game) -> None:
    for players in game.players:
        assert game.open == (changes(game, players) == 0)


def test_towers_and_dungeon_are_open_and_millstone_is_not() -> None:
    assert [kolmik.game(name).open for name in ("towers", "dungeon", "millstone")] == [True, True, False]


# --- digests of whole states ---


@pytest.mark.parametrize("size", range(12))
def test_the_digest_of_many_words_is_the_same_interpreted_and_compiled(size: int) -> None:
    rng = Random(size)
    for _ in range(50):
        words = [rng.randrange(-(2**63), 2**63) for _ in range(size)]
        assert digest_of(words) == compiled(digest_of)(np.array(words, np.int64))


def flipped(words: list[int], *bits: int) -> int:
    """The digest of these words with some bits flipped; bits are numbered through all words, 62 in each."""
    other = words.copy()
    for bit in bits:
        other[bit // 62] ^= 1 << bit % 62
    return int(compiled(digest_of)(np.array(other, np.int64)))


@pytest.mark.parametrize("size", range(1, 12))
def test_every_bit_of_every_word_counts_and_no_two_cancel_out(size: int) -> None:
    rng = Random(size)
    for words in ([0] * size, [rng.getrandbits(62) for _ in range(size)]):
        assert len({flipped(words), *(flipped(words, bit) for bit in range(62 * size))}) == 62 * size + 1
        for one, other, at in product(range(size), range(size), HIGH):
            assert one >= other or flipped(words, 62 * one + at, 62 * other + at) != flipped(words)
