"""Dungeon's rollout policy: each move has the intended probability, and a rollout by turns plays the same game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from math import prod
from operator import itemgetter
from typing import Any

import pytest

import kolmik
from kolmik.bots import InfoState, Search
from kolmik.bots.rollout import move_by_move
from kolmik.bots.tree import new_scratch
from kolmik.engine import NATURE, NOBODY, State, below, compiled, conformance
from kolmik.engine.match import Setting
from kolmik.games.dungeon import rollout_policy as policy
from kolmik.games.dungeon.state import (
    BIRD,
    CHOOSING,
    CLIMB,
    CLIMB_ENTERED,
    COVER,
    DRAGON,
    DRAW,
    PUT_BACK,
    SLOTS,
    THROW,
    TOP,
)

from ..bots.course import Course, check_legal_and_same_interpreted
from ..bots.positions import begun, timeless

GAME = kolmik.game("dungeon")
HALF = Fraction(1, 2)
CARDS: tuple[dict[str, Any], ...] = (
    {"knights": [2, 1, 1, 1, 1, 1, 1, 1, 1], "birds": 3, "dragons": 2},
    {"knights": [2, 2, 2, 2, 1], "birds": 2, "dragons": 4},
    {"knights": [6, 3], "birds": 1, "dragons": 5},
    {"knights": [0, 0, 0, 3, 3, 3, 3], "birds": 0, "dragons": 3},
)
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"dragon_twin": "free", "bird": "must", "first_turn": "any"},
    {"throw": "table"},
)


def settings() -> Iterator[Setting]:
    """Every option, and decks with more covers, captures and throws, and with numbers of all groups."""
    yield from conformance.settings(GAME)
    for number, cards in enumerate(CARDS):
        edition = GAME.catalogue.own_edition({"name": "own", **cards})
        for players in GAME.players:
            for options in OPTIONS:
                yield Setting.choose(GAME, players, number % players, {"edition": edition, **options})


def intended(s: State, legal: list[int]) -> dict[int, Fraction]:
    """The intended probability of each move, written plainly."""
    if len(legal) == 1:
        return {legal[0]: Fraction(1)}
    foreign = s.taken & ~s.own[s.seat]
    if s.phase == CHOOSING:
        return intended_choices(s, legal, foreign)
    if s.drawn == DRAGON:
        return uniform([COVER + place for place, slot in enumerate(SLOTS) if foreign & ~s.covered & (1 << slot)])
    if s.drawn == BIRD:
        if s.at_table:
            return {legal[-1]: Fraction(1)}
        at = [THROW + place for place, slot in enumerate(SLOTS) if foreign & (1 << slot)]
        return uniform(at) if at else {legal[0]: Fraction(1)}
    return uniform(legal[1:])


def intended_choices(s: State, legal: list[int], foreign: int) -> dict[int, Fraction]:
    """The first climb to the top or into a dragon's slot; else the last capture, a draw or any move, by coins."""
    entered = {move: int(CLIMB_ENTERED[move - CLIMB]) for move in legal if move != DRAW}
    for move, slot in entered.items():
        if slot == TOP or s.covered & (1 << slot):
            return {move: Fraction(1)}
    chances = dict.fromkeys(legal, Fraction(0))
    left = Fraction(1)
    captures = [move for move in legal[1:] if foreign & (1 << entered[move])]
    for move in [*captures[-1:], *([DRAW] if DRAW in legal else [])]:
        chances[move] += left * HALF
        left *= HALF
    for move in legal:
        chances[move] += left / len(legal)
    return chances


def uniform(moves: list[int]) -> dict[int, Fraction]:
    return {move: Fraction(1, len(moves)) for move in moves} or {PUT_BACK: Fraction(1)}


def exact(s: State, course: Course, patch: pytest.MonkeyPatch) -> dict[int, Fraction]:
    """The actual probability of each move: the policy over all random numbers it may draw."""
    chances: dict[int, Fraction] = {}
    todo: list[tuple[int, ...]] = [()]
    while todo:
        given = todo.pop()
        limits: list[int] = []

        def next_given(_rng: object, limit: int, given: tuple[int, ...] = given, limits: list[int] = limits) -> int:
            limits.append(limit)
            return given[len(limits) - 1] if len(limits) <= len(given) else 0

        patch.setattr(policy, "below", next_given)
        move = policy.rollout_policy(s, course.rng, course.moves)
        if len(limits) > len(given):
            todo += [(*given, number) for number in range(limits[len(given)])]
        else:
            chances[move] = chances.get(move, Fraction(0)) + Fraction(1, prod(limits))
    patch.undo()
    return chances


def test_the_rollout_policy_is_legal_and_the_same_compiled_in_every_setting() -> None:
    check_legal_and_same_interpreted(GAME)


def test_each_move_has_exactly_the_intended_probability(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[tuple[int, int]] = Counter()  # by the number of legal moves and of possible choices, 3 for more

    def look(course: Course, who: int, made: int) -> int:
        legal = course.legal()
        if len(legal) > 1 or made % 4 == 0:
            s = GAME.layout.open(course.record.copy())
            expected = intended(s, legal)
            assert exact(s, course, monkeypatch) == expected, (course.setting, seed, made)
            seen[min(len(legal), 3), min(len(expected), 3)] += 1
        return course.by_policy() if below(course.rng, 2) else course.at_random()

    for seed, setting in enumerate(settings()):
        Course(setting, seed).play(look)
    assert {(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)} == set(seen)


def test_a_rollout_by_turns_plays_the_same_game_as_move_by_move() -> None:
    turns, moves = policy.rollout, move_by_move(GAME, policy.rollout_policy)
    by_compiled = compiled(turns)
    phases: set[int] = set()
    for seed, setting in enumerate(settings()):
        for start in range(seed % 7, 84, 7):  # in every phase, throws included
            record, rng = played(setting, seed, start)
            phases.add(int(record[0]["phase"]))
            ends = {finished(by_compiled, record, rng, setting.players)}
            if start % 3 == 0:  # interpreted rollouts are slow
                ends |= {finished(way, record, rng, setting.players, GAME.layout.open) for way in (turns, moves)}
            assert len(ends) == 1, (setting, seed, start)
    assert phases == set(range(5))


def played(setting: Setting, seed: int, count: int) -> tuple[Any, Any]:
    """A game after `count` random moves, or at its end, and its generator."""
    course, functions = Course(setting, seed), GAME.compiled
    state = course.record[0]
    for _ in range(count):
        who = functions.mover(state)
        if who == NOBODY:
            break
        by_chance = who == NATURE
        move = functions.draw(state, course.rng, course.moves, course.weights) if by_chance else course.at_random()
        functions.apply(state, move)
    return course.record, course.rng


def finished(
    rollout: Callable[..., Any], record: Any, rng: Any, players: int, opened: Callable[..., Any] = itemgetter(0)
) -> tuple[bytes, bytes]:
    """The final state of a rollout and of its generator."""
    record, rng = record.copy(), rng.copy()
    rollout(opened(record), rng, new_scratch(GAME, players))
    return record.tobytes(), rng.tobytes()


def test_the_search_has_the_same_result_by_turns_and_by_moves() -> None:
    by_turns, by_moves = Search(GAME), Search(GAME, policy=policy.rollout_policy)
    for players in GAME.players:
        info = InfoState(begun(GAME, players, players))
        assert timeless(by_turns.run(info, 300, seed=7)) == timeless(by_moves.run(info, 300, seed=7))


def test_members_of_sets_are_found_by_number_and_from_the_top() -> None:
    assert [policy.nth_member(0b101100, number) for number in range(3)] == [2, 3, 5]
    assert [policy.highest(members) for members in (0b1, 0b101100, 1 << 59)] == [0, 5, 59]
