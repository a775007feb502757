"""Bots know what their seat knows. Whatever is changed of the rest, they think and choose the same (M-35)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from kolmik import Match
from kolmik.bots import BOTS, LEVELS, InfoState, SearchResult, search
from kolmik.bots.search import search_in
from kolmik.bots.tree import NO_NODE
from kolmik.engine import NOBODY, State, generator, ones
from kolmik.games.millstone import state as cards
from kolmik.games.millstone.hidden import digest
from kolmik.games.millstone.state import NONE, RACING, SITS_OUT

from ..millstone.scenario import GAME, RandomGame, position
from ..millstone.test_hidden import GIFTS, exchange_unknown
from .places import redealt, timeless, with_state

FEW = 60  # simulations
QUICK = [replace(one, simulations=FEW, seconds=None) for one in LEVELS.values()]
GAMES = [
    RandomGame(players, seed, {"turn_limit": 60, "mistakes": mistakes}, seed, surprises)
    for players in (2, 3, 4)
    for seed, (mistakes, surprises) in enumerate([("refused", None), ("refused", GIFTS), ("penalised", GIFTS)])
]
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.players}-{game.seed}")


def thought(match: Match, seed: int = 5) -> SearchResult:
    return timeless(search_in(GAME).think(InfoState(match), FEW, seed=seed, early_stop=False))


def minds(match: Match) -> tuple[SearchResult, list[str]]:
    """What the search makes of a position, and what each bot plays."""
    choices = [level.choose(InfoState(match), Random(7)) for level in QUICK]
    choices += [BOTS[name].choose(InfoState(match), Random(7)) for name in ("greedy", "random")]
    return thought(match), choices


def chosen(s: State, seat: int) -> list[int]:
    """The others who have chosen in a race already."""
    return [racer for racer in range(s.players) if racer != seat and s.choices[racer] != NONE]


def choose_otherwise(s: State, seat: int, chance: Random) -> bool:
    """The others who have chosen in a race have chosen something else, if they could."""
    before = list(s.choices)
    for racer in chosen(s, seat):
        ways = [lay for lay in range(SITS_OUT) if s.lays[racer] & s.suitable & 1 << lay]
        s.choices[racer] = chance.choice([way for way in (*ways, SITS_OUT) if way != before[racer]] or [SITS_OUT])
    return list(s.choices) != before


def twins(match: Match, chance: Random) -> Iterator[Match]:
    """Positions that the seat on turn cannot tell from this one."""
    seat = match.mover
    yield from (redealt(match, chance.getrandbits(40)) for _ in range(2))
    for _ in range(2):
        yield with_state(match, lambda s: exchange_unknown(s, seat, chance))
    yield with_state(match, lambda s: choose_otherwise(s, seat, chance))


def knowing(match: Match) -> bool:
    """Whether the seat on turn knows cards of others that not everybody knows: by a gift or a swap."""
    s, seat = GAME.layout.open(match.state), match.mover
    return any(
        ones(s.known[holder, word, seat]) > ones(s.known[holder, word, holder])
        for holder in range(s.players)
        for word in range(cards.WORDS)
        if holder != seat
    )


def choices_in(game: RandomGame) -> Iterator[Match]:
    """Every second choice of a game, and every one in a race where others have chosen."""
    for at, match in enumerate(game.positions()):
        if match.mover >= 0 and len(match.legal()) > 1:
            late = bool(chosen(GAME.layout.open(match.state), match.mover))
            if late or at % 2 == 0:
                yield match


@by_game
def test_what_is_hidden_changes_neither_a_thought_nor_a_move(game: RandomGame) -> None:
    chance, changed = Random(game.seed), 0
    for match in choices_in(game):
        known = minds(match)
        for twin in twins(match, chance):
            changed += twin.state.tobytes() != match.state.tobytes()
            assert minds(twin) == known, f"after {len(match.moves)} moves"
    assert changed


def test_the_games_have_late_choices_in_races_and_much_that_few_know() -> None:
    raced = known = swapped = given = 0
    for game in GAMES:
        for match in choices_in(game):
            raced += bool(chosen(GAME.layout.open(match.state), match.mover))
            known += knowing(match)
        words = [GAME.words[move] for move in match.moves]
        swapped += sum(word.startswith("swap") for word in words)
        given += sum(word.startswith("give") for word in words)
    assert min(raced, known, swapped, given) >= 10, (raced, known, swapped, given)


def test_a_race_in_which_others_chose_otherwise_is_thought_about_the_same() -> None:
    """Seat 0 has played a race; seat 1 has chosen, seat 2 is asked."""
    hands = {
        0: "green rock, red rock",
        1: "red paper, yellow paper, green paper, red rock",
        2: "red paper, yellow paper, millstone",
    }
    thoughts = set()
    for choice in ("race red paper", "race yellow paper", "sit out"):
        match = position({**hands, 0: "green rock race, red rock"}, "green scissors")
        match.play("play green rock race", choice)
        assert match.mover == 2 and len(match.legal()) == 3
        thoughts.add(thought(match))
    assert len(thoughts) == 1


def test_other_knowledge_leads_to_other_thoughts() -> None:
    """The tests above would be worth nothing if a thought never changed."""
    hands = {0: "green rock, red paper, green paper", 1: "green rock, red rock"}
    first = position({**hands, 2: "green paper, red rock"}, "green rock")
    second = position({**hands, 2: "green paper, red rock, red paper"}, "green rock")
    assert thought(first) != thought(second)


# --- in the tree ---


def race(players: int = 4) -> Match:
    """Seat 0 has played a race and all others can lay something; seat 1 is asked first."""
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
def test_what_everybody_knows_of_a_race_says_nothing_of_the_choices(players: int) -> None:
    match = race(players)
    keys = {digest(GAME.layout.open(after(match, move)), NOBODY) for move in match.legal()}
    assert len(match.legal()) == 4 and len(keys) == 1
    own = {digest(GAME.layout.open(after(match, move)), 1) for move in match.legal()}
    assert len(own) == 4


@pytest.mark.parametrize("seed", range(3))
def test_a_later_racer_has_one_node_whatever_the_searcher_chose(seed: int) -> None:
    match = race()
    work = search._Work(search_in(GAME), InfoState(match), 2000, generator(seed))
    work.played_out(2000)
    nodes = set()
    for move in match.legal():
        work.raw[1] = after(match, move).view(np.int64)
        nodes.add(work.search._locate(work.tree, work.states[1], work.raw, match.mover, work.room))
    (node,) = nodes
    assert node != NO_NODE
    moves = {GAME.words[work.tree.edges["move"][edge]] for edge in work.edges(node)}
    assert "sit out" in moves and len(moves) > 4, "it stands for many hands"
