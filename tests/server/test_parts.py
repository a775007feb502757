"""What is told of a table has the shapes that are written down, and the page's types are made from these."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import kolmik
from kolmik.bots.analysis import analyse
from kolmik.games.dungeon.view import View as DungeonView
from kolmik.games.millstone.view import View as MillstoneView
from kolmik.games.towers.view import View as TowersView
from kolmik.protocol.messages import State
from kolmik.protocol.parts import AnalysisPart, Replay, TablePart, YouPart

from .people import Line, Player, play_on, seated
from .serving import Server

VIEWS: dict[str, Any] = {"towers": TowersView, "dungeon": DungeonView, "millstone": MillstoneView}
ROOT = Path(__file__).parents[2]


def check(value: Any, shape: Any) -> None:
    """Exactly these keys, with values of these kinds."""
    msgspec.convert(value, shape, strict=True)
    wanted = shape.__annotations__
    assert set(value) == set(wanted), set(value) ^ set(wanted)


@pytest.mark.parametrize("game", VIEWS)
def test_the_parts_have_their_shapes(server: Server, game: str) -> None:
    chance = Random(3)

    def looked(state: State) -> None:
        check(state.table, TablePart)
        check(state.you, YouPart)
        check(state.game, VIEWS[game])

    terms = {"skill": "skill"} if game == "dungeon" else {"clock": {"kind": "game", "seconds": 600}}
    with seated(server, game, 3, **terms) as (table, (ann, *_), lines), Player(server) as watcher:
        watching: list[Line] = [*lines, watcher.line(table)]
        lines[0].ask("say", phrase="hello")
        for _ in range(12):
            for line in watching:
                looked(line.check())
            go_on(lines, chance, most=5)
        while lines[0].state.table["status"] == "playing":
            go_on(lines, chance, most=500)
        looked(lines[0].check())
        replay = ann.http.get(f"/api/tables/{table}/games/1/replay").json()
        check(replay, Replay)
        for step in replay["steps"][:: max(1, len(replay["steps"]) // 20)]:
            check(step, VIEWS[game])


def go_on(lines: list[Line], chance: Random, most: int) -> None:
    """Play on; who aims lets go at once."""
    state = play_on(lines, chance, most, till=lambda state: state.table["meter"])
    if meter := state.table["meter"]:
        lines[meter["seat"]].ask("release", after=500)


def test_an_analysis_has_its_shape() -> None:
    match = kolmik.game("towers").new(players=2, seed=4)
    chance = Random(4)
    while not match.over:
        match.play(chance.choice(match.legal()))
    check(analyse(match, simulations=4).json(), AnalysisPart)


def test_the_types_of_the_page_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "page_types.py"), "--check"]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert said.returncode == 0, said.stderr
