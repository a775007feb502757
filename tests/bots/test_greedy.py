"""Which bots there are, what greedy and random choose, and that greedy beats random."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import kolmik
from kolmik.arena import Arena
from kolmik.bots import BOTS, InfoState, bot
from kolmik.cli.seating import seat_bots
from kolmik.engine import Game, registry
from kolmik.envs.text import TextGame

from ..engine.tiny import TINY
from .bot_games import play_bots
from .positions import NAMES, THREE


def wins(game: str, players: int, games: int) -> int:
    """The number of games that one greedy bot wins alone against random ones, in every seat in turn."""
    won = 0
    for seed in range(games):
        seats = ["random"] * players
        seats[seed % players] = "greedy"
        won += play_bots(seed, seats, game).winners == [seed % players]
    return won


def test_every_bot_is_described_in_one_line() -> None:
    assert list(BOTS) == ["novice", "casual", "club", "master", "greedy", "random"]
    for name, one in BOTS.items():
        assert one.name == name and one.help and "\n" not in one.help


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    there_are = r"the bots are novice, casual, club, master, greedy, random\.$"
    with pytest.raises(kolmik.BadOption, match=rf'^There is no bot "clever"; {there_are}'):
        bot("clever")


def test_random_makes_every_legal_move_eventually() -> None:
    info, rng = InfoState(kolmik.game("towers").new(players=2, seed=1)), Random(1)
    assert {BOTS["random"].choose(info, rng) for _ in range(100)} == set(info.legal)


def test_greedy_refuses_a_game_without_a_heuristic() -> None:
    sentence = r"^The bot greedy cannot play Tiny, which has no greedy heuristic; choose another bot\.$"
    info = InfoState(TINY.new(players=2, seed=1))
    with pytest.raises(kolmik.BadOption, match=sentence):
        BOTS["greedy"].choose(info, Random(1))
    with pytest.raises(kolmik.BadOption, match=sentence):
        bot("greedy", game=TINY)
    assert {bot("random", game=TINY).choose(info, Random(seed)) for seed in range(60)} == set(info.legal)


def test_the_arena_the_terminal_and_text_games_refuse_it_before_the_first_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, TINY.name, TINY)
    for start in (
        lambda: Arena("tiny", 2, ("greedy", "random"), seed=1),
        lambda: seat_bots(TINY, 2, 0, "greedy"),
        lambda: TextGame(TINY, 2, seat=0, bots="greedy"),
        lambda: TextGame(TINY, 2, seat=0, bots={1: "greedy"}),
    ):
        with pytest.raises(kolmik.BadOption, match=r"^The bot greedy cannot play Tiny"):
            start()


@pytest.mark.parametrize(
    ("game", "players", "games", "least"),
    [
        ("towers", 3, 60, 51),  # of 200 it won 195
        ("dungeon", 2, 24, 21),  # of 200 it won 198
        ("dungeon", 3, 24, 20),  # of 200 it won 193
        ("millstone", 2, 40, 29),  # of 200 it won 178
        ("millstone", 3, 40, 26),  # of 200 it won 162
    ],
)
def test_greedy_clearly_beats_random(game: str, players: int, games: int, least: int) -> None:
    assert wins(game, players, games) >= least


@pytest.mark.parametrize("game", THREE, ids=NAMES)
def test_greedy_depends_on_the_view_alone_and_does_not_change_it(game: Game) -> None:
    match = game.new(players=3, seed=4)
    assert game.greedy is not None
    while not match.over:
        view, legal = match.view(match.mover), match.legal()
        before = deepcopy(view)
        choices = {game.greedy(view, legal, Random(5)) for _ in range(3)}
        assert len(choices) == 1 and choices <= set(legal) and view == before
        match.play(choices.pop())
