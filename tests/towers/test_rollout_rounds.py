"""Towers' rollouts by rounds: the calls and builds of the rollout policy, every card equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

import kolmik
from kolmik.bots import Search
from kolmik.bots.tree import Scratch, new_scratch
from kolmik.engine import NATURE, NOBODY, Edition, State, compiled, generator
from kolmik.engine.match import Setting
from kolmik.games.towers import rollout_rounds as rounds
from kolmik.games.towers import rules
from kolmik.games.towers.rollout_auction import auction, weigh
from kolmik.games.towers.rollout_builds import build_all, store_towers
from kolmik.games.towers.rollout_policy import rollout_policy, to_come
from kolmik.games.towers.rollout_row import NO_CARD, count_duplicates
from kolmik.games.towers.state import BUILDING, CARDS, DEAL, DEALING, KINDS, OVER, ROW, VALUES, copies

TOWERS = kolmik.game("towers")
SMALL = Edition("small", "", data={"kinds": 2, "values": (0, 3, 7, 8, 9, 12), "doubled": (0, 3, 7, 12)})
ONE_KIND = Edition("one", "", data={"kinds": 1, "values": tuple(range(16)), "doubled": (0, 1, 2, 3)})
VARIANTS: list[dict[str, object]] = [{}, {"bids": "open"}, {"edition": SMALL}, {"edition": ONE_KIND, "bids": "open"}]
KEPT = ("players", "open_bids", "starter", "rounds", "ran_out", "ended", "phase", "deck_size", "discard_size", "rubble")


def cases(seeds: int) -> Iterator[tuple[int, int, dict[str, object]]]:
    for seed in range(seeds):
        for players in TOWERS.players:
            for variant in VARIANTS:
                yield seed, players, variant


def somewhere(seed: int, players: int, variant: dict[str, object]) -> Any:
    """A position after some random moves and some of the rollout policy, in any part of a round."""
    setting, coin, rng = Setting.choose(TOWERS, players, seed % players, variant), Random(seed), generator(seed)
    record = TOWERS.layout.new()
    moves, weights = TOWERS.buffers()
    functions = TOWERS.compiled
    functions.setup(record[0], players, setting.starter, setting.numbers())
    wild = coin.random()
    for _ in range(coin.choice([0, 3, 20, 80, 150, 250])):
        if record[0]["turn"] == NOBODY:
            break
        if record[0]["turn"] == NATURE:
            move = functions.draw(record[0], rng, moves, weights)
        elif coin.random() < wild:
            move = coin.choice(moves[: functions.legal(record[0], moves)].tolist())
        else:
            move = compiled(rollout_policy)(record[0], rng, moves)
        functions.apply(record[0], move)
    return record


def in_bags(bags: Any) -> Counter[int]:
    found = {kind * VALUES + value: copies(bags[kind], value) for kind in range(KINDS) for value in range(VALUES)}
    return +Counter(found)


def in_pile(scratch: Scratch, first: int, size: int) -> Counter[int]:
    return Counter(scratch.bytes[first : first + size].tolist())


def kept(record: Any) -> list[Any]:
    return [record[name][0].tolist() for name in KEPT]


def in_the_state(s: State) -> list[tuple[int, int]]:
    """Height and top of every tower."""
    return [
        (int(s.height[seat, kind]), rules.top_of(s, seat, kind)) for seat in range(s.players) for kind in range(KINDS)
    ]


def in_row(row: int) -> list[int]:
    """The cards of a row in dealing order."""
    cards = [(row >> (8 * at)) & 255 for at in reversed(range(ROW))]
    return [card for card in cards if card < NO_CARD]


def true_round(s: State, row: list[int], rng: Any, moves: Any) -> tuple[int, int]:
    """Play the same row by the rules, with the policy's moves; the highest call and its caller."""
    for card in row:
        legal = moves[: rules.legal(s, moves)].tolist()
        assert DEAL + card in legal
        rules.apply(s, DEAL + card)
    number, before = (0, int(s.starter)), s.rounds
    while s.turn >= 0 and s.rounds == before:
        move = rollout_policy(s, rng, moves)
        assert move in moves[: rules.legal(s, moves)].tolist()
        rules.apply(s, move)
        if s.phase == BUILDING:
            number = int(s.call), int(s.caller)
    return number


def test_every_round_has_the_calls_and_builds_of_the_rollout_policy() -> None:
    seen: Counter[str] = Counter()
    for case in cases(12):
        record = somewhere(*case)
        s, scratch, rng = TOWERS.layout.open(record), new_scratch(TOWERS, case[1]), generator(case[0])
        rounds.finish_round(s, rng, scratch.moves)
        assert s.phase == OVER or (s.phase == DEALING and s.row_size == 0), case
        if s.phase == OVER:
            continue
        truth = record.copy()
        t = TOWERS.layout.open(truth)
        rounds.load(s, scratch.bytes, scratch.floats)
        while s.phase != OVER:
            assert in_pile(scratch, rounds.DECK, s.deck_size) == in_bags(t.deck), case
            row = rounds.deal_row(s, rng, scratch.bytes)
            cards, duplicates, dealt = to_come(s), count_duplicates(row), in_row(row)
            assert duplicates == len(dealt) - len(set(dealt)), case
            call, caller = auction(weigh(row, scratch.floats, cards, duplicates), s.starter, s.players)
            true_call, true_caller = true_round(t, dealt, rng, new_scratch(TOWERS, case[1]).moves)
            assert call == true_call and (caller == true_caller or call == 0), case
            built = build_all(s, row, scratch.floats, cards, duplicates, call, caller)
            assert len(in_row(built)) == len(dealt) - call, case
            for seat in range(s.players):
                store_towers(s, scratch.floats, seat)
            assert in_the_state(s) == in_the_state(t), case
            seen["reshuffled"] += s.ran_out < t.ran_out == 1
            rounds.end_round(s, scratch.bytes, built, call, caller)
            assert kept(record) == kept(truth), case
            assert in_pile(scratch, rounds.PILE, s.discard_size) == in_bags(t.discard), case
            seen["rounds"] += 1
            seen["duplicates"] += duplicates > 0
            seen["open"] += "bids" in case[2]
        assert t.phase == OVER, case
    assert seen["rounds"] > 1500 and min(seen[what] for what in ("reshuffled", "duplicates", "open")) > 50, seen


def test_compiled_and_interpreted_rollouts_are_the_same() -> None:
    for case in cases(6):
        record = somewhere(*case)
        copy, one, other = record.copy(), new_scratch(TOWERS, case[1]), new_scratch(TOWERS, case[1])
        rng, same_rng = generator(case[0]), generator(case[0])
        rounds.rollout(TOWERS.layout.open(record), rng, one)
        compiled(rounds.rollout)(copy[0], same_rng, other)
        assert record.tobytes() == copy.tobytes() and np.array_equal(rng, same_rng), case
        assert np.array_equal(one.bytes, other.bytes) and np.array_equal(one.floats, other.floats), case


def test_every_card_of_the_deck_is_equally_likely_in_every_place_of_the_row() -> None:
    """A small deck with some cards doubled; a chi-square test at 1 in 1000."""
    setting = Setting.choose(TOWERS, 4, 0, {"edition": SMALL})
    record, scratch, rng = TOWERS.layout.new(), new_scratch(TOWERS, 4), generator(7)
    s = TOWERS.layout.open(record)
    rules.setup(s, 4, 0, setting.numbers())
    deck, size, deals = in_bags(s.deck), int(s.deck_size), 4000
    found = np.zeros((ROW, CARDS))
    for _ in range(deals):
        rounds.load(s, scratch.bytes, scratch.floats)
        row = rounds.deal_row(s, rng, scratch.bytes)
        s.deck_size = size
        found[np.arange(ROW), in_row(row)] += 1
    for place in found:
        expected = np.array([deck[card] * deals / size for card in range(CARDS)])
        there = expected > 0
        assert place[~there].sum() == 0
        assert ((place - expected)[there] ** 2 / expected[there]).sum() < 31.3  # 11 degrees of freedom


def test_the_scratch_memory_of_the_search_is_large_enough() -> None:
    scratch = new_scratch(TOWERS, 5)
    assert len(scratch.bytes) >= rounds.BYTES_USED and len(scratch.floats) >= rounds.FLOATS_USED


def test_the_search_uses_the_rollout_by_rounds_unless_it_has_a_policy() -> None:
    assert Search(TOWERS)._simulate is not Search(TOWERS, rollout_policy)._simulate
