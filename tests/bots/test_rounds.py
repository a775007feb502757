"""Towers a round at a time: the very calls and builds of the light policy, any card as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

import kolmik
from kolmik.bots import Search, light
from kolmik.bots.light import towers_rounds as rounds
from kolmik.bots.light.towers import choose, to_come
from kolmik.bots.light.towers_builds import build_all, pick_up
from kolmik.bots.light.towers_calls import END, auction, weigh
from kolmik.bots.light.towers_row import GONE, twins
from kolmik.bots.tree import Room, new_room
from kolmik.engine import NATURE, NOBODY, Edition, State, compiled, generator
from kolmik.engine.match import Setting
from kolmik.games.towers import rules
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
    """A position after some moves, made now at random, now by the light policy: in any part of a round."""
    setting, chance, rng = Setting.choose(TOWERS, players, seed % players, variant), Random(seed), generator(seed)
    record = TOWERS.layout.new()
    moves, weights = TOWERS.buffers()
    functions = TOWERS.compiled
    functions.setup(record[0], players, setting.starter, setting.numbers())
    wild = chance.random()
    for _ in range(chance.choice([0, 3, 20, 80, 150, 250])):
        if record[0]["turn"] == NOBODY:
            break
        if record[0]["turn"] == NATURE:
            move = functions.draw(record[0], rng, moves, weights)
        elif chance.random() < wild:
            move = chance.choice(moves[: functions.legal(record[0], moves)].tolist())
        else:
            move = compiled(choose)(record[0], rng, moves)
        functions.apply(record[0], move)
    return record


def in_bags(bags: Any) -> Counter[int]:
    found = {kind * VALUES + value: copies(bags[kind], value) for kind in range(KINDS) for value in range(VALUES)}
    return +Counter(found)


def on_table(room: Room, first: int, size: int) -> Counter[int]:
    return Counter(room.own[first : first + size].tolist())


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
    return [card for card in cards if card < GONE]


def true_round(s: State, row: list[int], rng: Any, moves: Any) -> tuple[int, int]:
    """The same row, then the policy's moves by the rules; the highest call and whose it was."""
    for card in row:
        legal = moves[: rules.legal(s, moves)].tolist()
        assert DEAL + card in legal
        rules.apply(s, DEAL + card)
    number, before = (0, int(s.starter)), s.rounds
    while s.turn >= 0 and s.rounds == before:
        move = choose(s, rng, moves)
        assert move in moves[: rules.legal(s, moves)].tolist()
        rules.apply(s, move)
        if s.phase == BUILDING:
            number = int(s.call), int(s.caller)
    return number


def test_every_round_is_what_the_light_policy_makes_of_it() -> None:
    seen: Counter[str] = Counter()
    for case in cases(12):
        record = somewhere(*case)
        s, room, rng = TOWERS.layout.open(record), new_room(TOWERS, case[1]), generator(case[0])
        rounds.finish_round(s, rng, room.moves)
        assert s.phase == OVER or (s.phase == DEALING and s.row_size == 0), case
        if s.phase == OVER:
            continue
        truth = record.copy()
        t = TOWERS.layout.open(truth)
        rounds.lay_out(s, room.own, room.lanes)
        while s.phase != OVER:
            assert on_table(room, rounds.DECK, s.deck_size) == in_bags(t.deck), case
            row = rounds.deal_row(s, rng, room.own)
            cards, again, dealt = to_come(s), twins(row), in_row(row)
            assert again == len(dealt) - len(set(dealt)), case
            call, caller = auction(weigh(row, room.lanes, cards, again), s.starter, s.players)
            true_call, true_caller = true_round(t, dealt, rng, new_room(TOWERS, case[1]).moves)
            assert call == true_call and (caller == true_caller or call == 0), case
            built = build_all(s, row, room.lanes, cards, again, call, caller)
            assert len(in_row(built)) == len(dealt) - call, case
            for seat in range(s.players):
                pick_up(s, room.lanes, seat)
            assert in_the_state(s) == in_the_state(t), case
            seen["reshuffled"] += s.ran_out < t.ran_out == 1
            rounds.tidy_up(s, room.own, built, call, caller)
            assert kept(record) == kept(truth), case
            assert on_table(room, rounds.PILE, s.discard_size) == in_bags(t.discard), case
            seen["rounds"] += 1
            seen["twins"] += again > 0
            seen["open"] += "bids" in case[2]
        assert t.phase == OVER, case
    assert seen["rounds"] > 1500 and min(seen[what] for what in ("reshuffled", "twins", "open")) > 50, seen


def test_compiled_and_interpreted_playouts_are_the_same() -> None:
    for case in cases(6):
        record = somewhere(*case)
        twin, one, other = record.copy(), new_room(TOWERS, case[1]), new_room(TOWERS, case[1])
        rng, twins = generator(case[0]), generator(case[0])
        rounds.play_on(TOWERS.layout.open(record), rng, one)
        compiled(rounds.play_on)(twin[0], twins, other)
        assert record.tobytes() == twin.tobytes() and np.array_equal(rng, twins), case
        assert np.array_equal(one.own, other.own) and np.array_equal(one.lanes, other.lanes), case


def test_every_card_of_the_deck_is_as_likely_in_every_place_of_the_row() -> None:
    """A small deck, some cards of it there twice. Of chi-square with so many degrees of freedom 1 in 1000 is higher."""
    setting = Setting.choose(TOWERS, 4, 0, {"edition": SMALL})
    record, room, rng = TOWERS.layout.new(), new_room(TOWERS, 4), generator(7)
    s = TOWERS.layout.open(record)
    rules.setup(s, 4, 0, setting.numbers())
    deck, size, deals = in_bags(s.deck), int(s.deck_size), 4000
    found = np.zeros((ROW, CARDS))
    for _ in range(deals):
        rounds.lay_out(s, room.own, room.lanes)
        row = rounds.deal_row(s, rng, room.own)
        s.deck_size = size
        found[np.arange(ROW), in_row(row)] += 1
    for place in found:
        expected = np.array([deck[card] * deals / size for card in range(CARDS)])
        there = expected > 0
        assert place[~there].sum() == 0
        assert ((place - expected)[there] ** 2 / expected[there]).sum() < 31.3  # 11 degrees of freedom


def test_a_table_is_large_enough() -> None:
    room = new_room(TOWERS, 5)
    assert len(room.own) >= rounds.TABLE and len(room.lanes) >= END
    assert set(light.PLAYOUTS) <= set(light.POLICIES)
    assert Search(TOWERS)._think is not Search(TOWERS, choose)._think
