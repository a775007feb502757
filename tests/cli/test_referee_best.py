"""The referee's request `best`."""

from __future__ import annotations

import json
import random

import pytest

from kolmik.bots import LEVELS, InfoState
from kolmik.cli.referee import Referee
from kolmik.engine import NATURE, generator

from .referee_process import FIRST_ROW, STATE_KEYS, RefereeProcess, Reply

REPLY = {"ok", "move", "values", "line", "moves", "simulations"}


def ask_best(desk: Referee, **fields: object) -> Reply:
    return desk.answer(json.dumps({"do": "best", **fields}).encode())


def referee_after(game: str, moves: int) -> Referee:
    """A referee after this many moves of a game, when it is a player's turn."""
    desk = Referee()
    desk.answer(json.dumps({"do": "new", "game": game, "players": 3}).encode())
    match, rng = desk.match, generator(5)
    chance = random.Random(5)
    while moves or match.mover == NATURE:
        match.draw(rng) if match.mover == NATURE else match.play(chance.choice(match.legal()))
        moves = max(moves - 1, 0)
    return desk


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", STATE_KEYS)
def test_best_gives_a_legal_move_at_every_level_and_changes_nothing(game: str, level: str) -> None:
    desk = referee_after(game, 45)
    before = desk.match.record(), desk.match.state.tobytes()
    reply = ask_best(desk, level=level, ms=300, seed=4)
    assert set(reply) == REPLY and reply["ok"] is True
    assert reply["move"] in desk.match.legal() and reply["line"][0] == reply["move"]
    assert len(reply["values"]) == 3 and sum(reply["values"]) == pytest.approx(1, abs=0.001)
    assert sorted(one["move"] for one in reply["moves"]) == desk.match.legal()
    assert all(set(one) == {"move", "visits", "value"} for one in reply["moves"])
    assert 1 <= reply["simulations"] <= LEVELS[level].simulations
    assert (desk.match.record(), desk.match.state.tobytes()) == before


@pytest.mark.parametrize("level", ["novice", "casual", "club"])
@pytest.mark.parametrize("game", STATE_KEYS)
def test_best_is_the_move_of_the_bot_and_the_same_seed_gives_the_same_reply(game: str, level: str) -> None:
    desk = referee_after(game, 60)
    for seed in range(5):
        reply = ask_best(desk, level=level, seed=seed)
        assert reply["move"] == LEVELS[level].choose(InfoState(desk.match), random.Random(seed))
        assert ask_best(desk, level=level, seed=seed, ms=60_000) == reply


def test_best_without_a_level_is_the_masters(referee: RefereeProcess) -> None:
    referee.ask("new", game="towers", players=2)
    referee.ask("play", moves=FIRST_ROW)
    reply = referee.ask("best", ms=400)
    assert set(reply) == REPLY and reply["simulations"] > LEVELS["club"].simulations / 10
    assert referee.ask("legal")["count"] == 5


def test_best_is_for_players_on_turn(referee: RefereeProcess) -> None:
    refusal = {"ok": False, "error": "It is no player's turn."}
    referee.ask("new", game="dungeon", players=2, options={"patience": 1})
    referee.ask("play", move="draw")
    assert referee.ask("best", level="novice") == refusal
    referee.ask("play", moves=["reveal knight 3", "put back", "draw", "reveal knight 3", "put back"])
    assert referee.ask("legal")["turn"] is None
    assert referee.ask("best", level="novice") == refusal
