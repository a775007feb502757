"""In endings that can be solved the search finds the best move and its exact value."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from kolmik import Match
from kolmik.bots import InfoState, Search, SearchResult
from kolmik.bots.search import default_search
from kolmik.engine import NATURE, NOBODY, State, rule

from ..dungeon import scenario as dungeon
from ..engine.tiny import FEW, MANY, ONE, broken
from ..millstone import scenario as millstone
from ..towers import scenario as towers
from .positions import exact_move_values, exact_values

MANY_GAMES = 20_000
SEEDS = (1, 2)


def searched(match: Match, seed: int = 1, simulations: int = MANY_GAMES) -> SearchResult:
    return default_search(match.game).run(InfoState(match), simulations, seed=seed, early_stop=False)


def agrees(found: float, exact: float, visits: int) -> bool:
    """Whether they differ by at most five standard errors, which chance alone exceeds once in two million."""
    return abs(found - exact) <= 5 * sqrt(exact * (1 - exact) / visits) + 1e-9


# --- Dungeon: a throw that decides ---

NEARLY_NINES = {"knights": [0] * 7 + [1, 13], "birds": 1, "dragons": 0}


def before_the_throw() -> Match:
    """Thirteen knights of each are at the top; red's sum is lower. Blue has no card left; its last knight is on 8.

    If that knight falls, the game is over and red has won; else it climbs and blue wins. Red's deck is a bird and a 9.
    """
    tops = {dungeon.R: "8 " + "9 " * 12, dungeon.B: "9 " * 13}
    match = dungeon.position({"8": "B8"}, tops=tops, players=2, cards=NEARLY_NINES)
    dungeon.throw(match, dungeon.B, "throw 1a")
    assert match.turn == dungeon.R and dungeon.deck(match, dungeon.B) == 0
    return match


@pytest.mark.parametrize("seed", SEEDS)
def test_in_dungeon_the_best_throw_and_its_odds_are_found(seed: int) -> None:
    match = before_the_throw()
    match.play("draw", "reveal bird")
    exact = exact_move_values(match)
    assert exact["throw 8"] == pytest.approx((2 / 3, 1 / 3)) and exact["throw 9"] == pytest.approx((1 / 6, 5 / 6))
    result = searched(match, seed)
    assert result.best.move == "throw 8"
    for one in result.moves:
        assert agrees(one.value, exact[one.move][dungeon.R], one.visits), one


@pytest.mark.parametrize("seed", SEEDS)
def test_in_dungeon_cards_are_drawn_at_their_odds(seed: int) -> None:
    """Every second draw is a bird, and two of three throws hit. The 9 does not help."""
    match = before_the_throw()
    assert exact_values(match) == pytest.approx((1 / 3, 2 / 3))
    found = searched(match, seed).best
    assert found.visits == MANY_GAMES and found.value == pytest.approx(1 / 3, abs=0.02)


TWELVE = "9 " * 12


@pytest.mark.parametrize(
    ("red", "blue", "slot", "knight"),
    [
        ("8 " + "9 " * 11, "8 " + TWELVE, "9", "9"),
        (TWELVE, "9 " + TWELVE, "9", "9"),
        (TWELVE, "9 " + TWELVE, "8", "8"),
    ],
    ids=["low sums", "9", "8"],
)
def test_in_dungeon_the_only_climb_that_can_win_is_found(red: str, blue: str, slot: str, knight: str) -> None:
    """Blue leads by one knight and has one card left; red has a knight on the wall, a bird and another card."""
    tops = {dungeon.R: red, dungeon.B: blue}
    match = dungeon.position({slot: f"R{knight}"}, tops=tops, players=2, cards=NEARLY_NINES)
    dungeon.throw(match, dungeon.B, "throw 1a")
    exact = {move: values[dungeon.R] for move, values in exact_move_values(match).items()}
    climb = f"climb {knight}@{slot}>top"
    assert exact[climb] > exact["draw"] + 0.1
    found = searched(match).best
    assert found.move == climb and found.value == pytest.approx(exact[climb], abs=0.03)


# --- Towers: the last rows ---

SEVEN = {"kinds": 1, "values": [1, 2, 3, 4, 5, 6, 7], "doubled": []}


def late(seed: int, before_the_end: int) -> Match:
    """A random game with seven cards, `before_the_end` choices before its end."""
    edition = towers.GAME.catalogue.own_edition({"name": "own", **SEVEN})
    match, rng = towers.GAME.new(2, seed=seed, options={"edition": edition}), Random(seed)
    choices = []
    while not match.over:
        if len(match.legal()) > 1:
            choices.append(len(match.moves))
        match.play(rng.choice(match.legal()))
    return match.after(choices[-before_the_end])


@pytest.mark.parametrize(("seed", "before_the_end"), [(0, 4), (1, 3), (2, 2), (3, 3), (3, 2)])
def test_in_towers_the_best_bid_of_the_last_rounds_is_found(seed: int, before_the_end: int) -> None:
    match = late(seed, before_the_end)
    exact = {move: values[match.mover] for move, values in exact_move_values(match).items()}
    best = max(exact.values())
    assert min(exact.values()) < best, "there must be a wrong move"
    found = searched(match).best
    assert exact[found.move] == best
    assert found.value == pytest.approx(best, abs=0.1)  # the mean includes simulations with worse replies


def test_in_towers_a_seat_that_can_build_everything_does_so() -> None:
    match = towers.table(2, deck={"kinds": 1, "values": [1, 2, 3, 4, 5], "doubled": []})
    towers.turn_up(match, "candy 1 2 3 4 5")
    best = searched(match, simulations=2000).best
    assert best.move == "bid 5" and best.values == (1.0, 0.0)


# --- Millstone: hidden hands ---


def test_in_millstone_the_last_card_is_laid() -> None:
    match = millstone.position({0: "red paper", 1: "green rock", 2: "2 green paper"}, "green rock")
    result = searched(match, simulations=500)
    assert result.best.move == "play red paper" and result.best.values == (1.0, 0.0, 0.0)


@pytest.mark.parametrize("held", ["millstone", "green rock"])
@pytest.mark.parametrize("seed", SEEDS)
def test_in_millstone_a_hidden_hand_is_determinized_at_its_odds(held: str, seed: int) -> None:
    """The last turn; the lower hand wins. The other seat holds one of three green rocks (10) and two millstones (50).

    After the scissors 20 are left, which wins against a millstone: two in five. After a draw there are 30 and a card
    that cannot be played on paper: it must be a rock, against a millstone, so two in five times three in four.
    """
    deck = {"millstone": "3 green rock, millstone", "green rock": "2 green rock, 2 millstone"}[held]
    hands = {0: "yellow rock, green scissors", 1: held}
    match = millstone.position(hands, "red paper", players=2, deck=deck, turn_limit=1)
    exact = {"play green scissors": 2 / 5, "draw": 2 / 5 * 3 / 4}
    result = searched(match, seed)
    assert result.best.move == "play green scissors"
    for one in result.moves:
        assert agrees(one.value, exact[one.move], one.visits), one


# --- a game decided by one draw ---


@rule
def wager(s: State, move: int) -> None:
    """The starter takes 1 or 2; then a coin, whose odds depend on that, decides the winner."""
    if move <= MANY and s.stones < 0:
        s.stones = 9
        s.turn = s.first
    elif move <= MANY:
        s.taken[s.first if move == FEW else (s.first + 1) % s.players] = 1
        s.turn = NOBODY
    else:
        s.stones = move - ONE + 1
        s.turn = NATURE


@rule
def odds_of_the_wager(s: State, weights: Any) -> int:
    """A win in one of five cases after 1, in three of seven after 2."""
    weights[0] = 3 if s.stones == 2 else 1
    weights[1] = 4
    return int(weights[0] + weights[1])


WAGER = broken(name="wager", apply=wager, odds=odds_of_the_wager)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_value_of_a_draw_converges_to_its_odds(seed: int) -> None:
    search, match = Search(WAGER), WAGER.new(players=2, seed=1, starter=1)
    exact = {"take 1": 1 / 5, "take 2": 3 / 7}
    assert {move: values[1] for move, values in exact_move_values(match).items()} == pytest.approx(exact)
    for move, odds in exact.items():
        tried = search.run(InfoState(match), MANY_GAMES, seed=seed, root_moves=(move,), early_stop=False).best
        assert tried.move == move and agrees(tried.value, odds, tried.visits), tried
    assert search.run(InfoState(match), 2000, seed=seed).best.move == "take 2"
