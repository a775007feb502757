"""Digests: the same number for the same knowledge, another for other knowledge, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import numpy as np
import pytest

import kolmik
from kolmik import Match
from kolmik.bots.tree import digest_of
from kolmik.engine import NOBODY, Game, Record, compiled, generator
from kolmik.games.millstone.hidden import digest

from ..engine.tiny import TINY
from ..millstone.scenario import GAME, RandomGame
from ..millstone.test_hidden import GIFTS
from .places import NAMES, THREE

HIGH = range(50, 62)  # bits that are stirred least
by_players = pytest.mark.parametrize("players", range(2, 7))


@cache
def states(players: int) -> list[Record]:
    """All states of some games between random players, who know much of each other's hands."""
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
def test_a_redeal_changes_neither_what_a_seat_knows_nor_what_everybody_knows(players: int) -> None:
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


def twins(players: int, seat: int) -> Iterator[Record]:
    """All the states, each with some that the seat cannot tell from it and some that another seat cannot."""
    rng = generator(seat)
    for record in states(players):
        yield record
        for blind in (seat, (seat + 1) % players):
            other = record.copy()
            GAME.compiled.redeal(other[0], blind, rng)
            yield other


@by_players
def test_two_states_have_the_same_digest_for_a_seat_if_it_observes_the_same_and_only_then(players: int) -> None:
    for seat in range(players):
        keys: dict[bytes, int] = {}
        known: dict[int, bytes] = {}
        for record in twins(players, seat):
            told, number = observation(record, seat), key(record, seat)
            assert keys.setdefault(told, number) == number
            assert known.setdefault(number, told) == told
        assert len(keys) > len(states(players))


@by_players
def test_what_everybody_knows_is_told_apart_whenever_a_spectator_sees_a_difference(players: int) -> None:
    seen: dict[int, str] = {}
    for record in states(players):
        view = GAME.view(GAME.layout.open(record), None)
        shown = repr({name: part for name, part in view.items() if name not in ("turns", "drawer")})
        assert seen.setdefault(key(record, NOBODY), shown) == shown
    assert len(seen) > 300


# --- open games, where a state is its own digest ---


def changes(game: Game, players: int) -> int:
    """How many redeals of a game between random players changed something."""
    match, chance, changed = game.new(players=players, seed=players), Random(players), 0
    while not match.over:
        changed += sum(redeal(match, seat) != match.state.tobytes() for seat in range(players))
        match.play(chance.choice(match.legal()))
    return changed


def redeal(match: Match, seat: int) -> bytes:
    record = match.state
    match.game.rules.redeal(match.game.layout.open(record), seat, generator(len(match.moves)))
    return record.tobytes()


@pytest.mark.parametrize("game", [*THREE, TINY], ids=[*NAMES, "tiny"])
def test_a_game_is_open_if_no_redeal_ever_changes_it_and_only_then(game: Game) -> None:
    for players in game.players:
        assert game.open == (changes(game, players) == 0)


def test_towers_and_dungeon_are_open_and_millstone_is_not() -> None:
    assert [kolmik.game(name).open for name in ("towers", "dungeon", "millstone")] == [True, True, False]


# --- of whole states ---


@pytest.mark.parametrize("size", range(12))
def test_the_digest_of_many_words_is_the_same_interpreted_and_compiled(size: int) -> None:
    chance = Random(size)
    for _ in range(50):
        words = [chance.randrange(-(2**63), 2**63) for _ in range(size)]
        assert digest_of(words) == compiled(digest_of)(np.array(words, np.int64))


def flipped(words: list[int], *bits: int) -> int:
    """The digest of these words with some bits flipped, counted through all words, 62 in each."""
    other = words.copy()
    for bit in bits:
        other[bit // 62] ^= 1 << bit % 62
    return int(compiled(digest_of)(np.array(other, np.int64)))


@pytest.mark.parametrize("size", range(1, 12))
def test_every_bit_of_every_word_counts_and_no_two_make_up_for_each_other(size: int) -> None:
    chance = Random(size)
    for words in ([0] * size, [chance.getrandbits(62) for _ in range(size)]):
        assert len({flipped(words), *(flipped(words, bit) for bit in range(62 * size))}) == 62 * size + 1
        for one, other, at in product(range(size), range(size), HIGH):
            assert one >= other or flipped(words, 62 * one + at, 62 * other + at) != flipped(words)
