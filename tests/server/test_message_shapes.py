"""The parts of a state have their declared types, from which the page's types are generated."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kolmik
from kolmik.bots.analysis import analyse
from kolmik.protocol.messages import State
from kolmik.protocol.parts import AnalysisPart, Replay, TablePart, YouPart

from .players import Player, PlayerSocket, play_on, seated
from .serving import Server

ROOT = Path(__file__).parents[2]
VIEWS: dict[str, Any] = {  # of the games with a board of their own
    game.name: import_module(f"kolmik.games.{game.name}.view").View
    for game in kolmik.games()
    if (ROOT / "web" / "src" / "games" / game.name).is_dir()
}


def check_shape(value: Any, shape: Any) -> None:
    """Check that a value has exactly the keys of a type, with values of their types."""
    msgspec.convert(value, shape, strict=True)
    keys = shape.__annotations__
    assert set(value) == set(keys), set(value) ^ set(keys)


@pytest.mark.parametrize("game", VIEWS)
def test_the_parts_of_a_state_have_their_types(server: Server, game: str) -> None:
    rng = Random(3)

    def check_state(state: State) -> None:
        check_shape(state.table, TablePart)
        check_shape(state.you, YouPart)
        check_shape(state.game, VIEWS[game])

    players = min(3, kolmik.game(game).players[-1])
    terms = {"skill": "skill"} if game == "dungeon" else {"clock": {"kind": "game", "seconds": 600}}
    with (
        seated(server, game, players, **terms) as (table, (ann, *_), sockets),
        Player(server) as watcher,
    ):
        viewers: list[PlayerSocket] = [*sockets, watcher.connect(table)]
        sockets[0].command("say", phrase="hello")
        for _ in range(12):
            for socket in viewers:
                check_state(socket.check())
            move_or_release(sockets, rng, max_moves=5)
        while sockets[0].state.table["status"] == "playing":
            move_or_release(sockets, rng, max_moves=500)
        check_state(sockets[0].check())
        replay = ann.replay(table)
        check_shape(replay, Replay)
        for step in replay["steps"][:: max(1, len(replay["steps"]) // 20)]:
            check_shape(step, VIEWS[game])


def move_or_release(sockets: list[PlayerSocket], rng: Random, max_moves: int) -> None:
    """Make random moves; a player whose skill meter runs stops it after half a second."""
    state = play_on(sockets, rng, max_moves, until=lambda state: state.table["meter"])
    if meter := state.table["meter"]:
        sockets[meter["seat"]].command("release", after=500)


def test_an_analysis_has_its_type() -> None:
    match = kolmik.game("towers").new(players=2, seed=4)
    rng = Random(4)
    while not match.over:
        match.play(rng.choice(match.legal()))
    check_shape(analyse(match, simulations=4).json(), AnalysisPart)


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "page_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
