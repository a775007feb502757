"""Bots use only what their seat knows: changing anything hidden changes neither searches nor moves (M-35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from kolmik import Match
from kolmik.bots import BOTS, LEVELS, InfoState, SearchResult, search
from kolmik.bots.search import default_search
from kolmik.bots.tree import NO_NODE
from kolmik.engine import NOBODY, State, generator, ones
from kolmik.games.millstone import state as cards
from kolmik.games.millstone.hidden import digest
from kolmik.games.millstone.state import NONE, RACING, SITS_OUT

from ..millstone.scenario import GAME, RandomGame, position
from ..millstone.test_hidden import GIFTS, exchange_unknown
from .positions import redealt, timeless, with_state

FEW = 60  # simulations
QUICK = [replace(one, simulations=FEW, seconds=None) for one in LEVELS.values()]
GAMES = [
    RandomGame(players, seed, {"turn_limit": 60, "mistakes": mistakes}, seed, surprises)
    for players in (2, 3, 4)
    for seed, (mistakes, surprises) in enumerate([("refused", None), ("refused", GIFTS), ("penalised", GIFTS)])
]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}-{game.seed}")


def searched(match: Match, seed: int = 5) -> SearchResult:
    return timeless(default_search(GAME).run(InfoState(match), FEW, seed=seed, early_stop=False))


def decisions(match: Match) -> tuple[SearchResult, list[str]]:
    """The search result of a position and the move of every bot."""
    choices = [level.choose(InfoState(match), Random(7)) for level in QUICK]
    choices += [BOTS[name].choose(InfoState(match), Random(7)) for name in ("greedy", "random")]
    return searched(match), choices


def chosen(s: State, seat: int) -> list[int]:
    """The other seats that have already chosen in a race."""
    return [racer for racer in range(s.players) if racer != seat and s.choices[racer] != NONE]


def choose_otherwise(s: State, seat: int, rng: Random) -> bool:
    """Change the choices of other seats in a race, where they had another; whether anything changed."""
    before = list(s.choices)
    for racer in chosen(s, seat):
        ways = [lay for lay in range(SITS_OUT) if s.lays[racer] & s.suitable & 1 << lay]
        s.choices[racer] = rng.choice([way for way in (*ways, SITS_OUT) if way != before[racer]] or [SITS_OUT])
    return list(s.choices) != before


def indistinguishable(match: Match, rng: Random) -> Iterator[Match]:
    """Positions that the seat on turn cannot tell from this one."""
    seat = match.mover
    yield from (redealt(match, rng.getrandbits(40)) for _ in range(2))
    for _ in range(2):
        yield with_state(match, lambda s: exchange_unknown(s, seat, rng))
    yield with_state(match, lambda s: choose_otherwise(s, seat, rng))


def knowing(match: Match) -> bool:
    """Whether the seat on turn knows cards of others that are not public, by a gift or a swap."""
    s, seat = GAME.layout.open(match.state), match.mover
    return any(
        ones(s.known[holder, word, seat]) > ones(s.known[holder, word, holder])
        for holder in range(s.players)
        for word in range(cards.WORDS)
        if holder != seat
    )


def choices_in(game: RandomGame) -> Iterator[Match]:
    """Every second choice of a game, and every choice in a race after others have chosen."""
    for at, match in enumerate(game.positions()):
        if match.mover >= 0 and len(match.legal()) > 1:
            late = bool(chosen(GAME.layout.open(match.state), match.mover))
            if late or at % 2 == 0:
                yield match


@by_game
def test_hidden_information_changes_neither_a_search_nor_a_move(game: RandomGame) -> None:
    rng, changed = Random(game.seed), 0
    for match in choices_in(game):
        known = decisions(match)
        for other in indistinguishable(match, rng):
            changed += other.state.tobytes() != match.state.tobytes()
            assert decisions(other) == known, f"after {len(match.moves)} moves"
    assert changed


def test_the_games_have_late_choices_in_races_and_much_private_knowledge() -> None:
    raced = known = swapped = given = 0
    for game in GAMES:
        for match in choices_in(game):
            raced += bool(chosen(GAME.layout.open(match.state), match.mover))
            known += knowing(match)
        words = [GAME.words[move] for move in match.moves]
        swapped += sum(word.startswith("swap") for word in words)
        given += sum(word.startswith("give") for word in words)
    assert min(raced, known, swapped, given) >= 10, (raced, known, swapped, given)


def test_the_secret_choices_of_others_in_a_race_change_no_search() -> None:
    """Seat 0 has played a race, seat 1 has chosen, seat 2 is on turn."""
    hands = {
        0: "green rock, red rock",
        1: "red paper, yellow paper, green paper, red rock",
        2: "red paper, yellow paper, millstone",
    }
    results = set()
    for choice in ("race red paper", "race yellow paper", "sit out"):
        match = position({**hands, 0: "green rock race, red rock"}, "green scissors")
        match.play("play green rock race", choice)
        assert match.mover == 2 and len(match.legal()) == 3
        results.add(searched(match))
    assert len(results) == 1


def test_different_information_leads_to_different_searches() -> None:
    """The tests above would prove nothing if a search never changed."""
    hands = {0: "green rock, red paper, green paper", 1: "green rock, red rock"}
    first = position({**hands, 2: "green paper, red rock"}, "green rock")
    second = position({**hands, 2: "green paper, red rock, red paper"}, "green rock")
    assert searched(first) != searched(second)


# --- in the tree ---


def race(players: int = 4) -> Match:
    """Seat 0 has played a race and all others can take part; seat 1 is on turn first."""
    hand = "red paper, yellow paper, green paper, green rock"
    hands = {0: "green rock race, red rock"} | dict.fromkeys(range(1, players), hand)
    match = position(hands, "green scissors", players=players)
    match.play("play green rock race")
    assert match.mover == 1 and GAME.layout.open(match.state).phase == RACING
    return match


def after(match: Match, *moves: str) -> Any:
    other = with_state(match, lambda s: None)
    other.play(*moves)
    return other.state


@pytest.mark.parametrize("players", [3, 4])
def test_the_public_digest_of_a_race_does_not_depend_on_the_choices(players: int) -> None:
    match = race(players)
    keys = {digest(GAME.layout.open(after(match, move)), NOBODY) for move in match.legal()}
    assert len(match.legal()) == 4 and len(keys) == 1
    own = {digest(GAME.layout.open(after(match, move)), 1) for move in match.legal()}
    assert len(own) == 4


@pytest.mark.parametrize("seed", range(3))
def test_a_later_racer_has_one_node_whatever_the_searcher_chose(seed: int) -> None:
    match = race()
    run = search._Run(default_search(GAME), InfoState(match), 2000, generator(seed))
    run.simulate(2000)
    nodes = set()
    for move in match.legal():
        run.raw[1] = after(match, move).view(np.int64)
        nodes.add(run.search._find_node(run.tree, run.states[1], run.raw, match.mover, run.scratch))
    (node,) = nodes
    assert node != NO_NODE
    moves = {GAME.words[run.tree.edges["move"][edge]] for edge in run.edges(node)}
    assert "sit out" in moves and len(moves) > 4, "it stands for many hands"
