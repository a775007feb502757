"""Dungeon for bots: what greedy climbs, throws at and covers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kolmik.games.dungeon.bots import greedy

from ..bots.bot_games import play_bots


@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {"throw": "table"}), (3, {"bird": "must", "first_turn": "any", "levels": 8})],
)
def test_greedy_plays_whole_games(players: int, options: dict[str, Any]) -> None:
    assert play_bots(3, ["greedy"] * players, "dungeon", **options).outcome is not None


def tower(drawn: str | None = None, **slots: Any) -> dict[str, Any]:
    """The view of seat 0 on its turn, for two: knights as [seat, number], "D" for a dragon of seat 1."""
    names = ("1a", "2a", "3a", *map(str, range(4, 10)))
    held = {name: slots.get(f"s{name}", []) for name in names}
    return {
        "turn": 0,
        "drawn": drawn,
        "slots": {
            name: {"knights": [c for c in cards if c != "D"], "dragon": 1 if "D" in cards else None}
            for name, cards in held.items()
        },
    }


def test_greedy_goes_to_the_top_and_takes_what_is_high_up() -> None:
    legal = ["climb 1@1a>2a", "climb 3@9>top", "draw"]
    assert greedy(tower(s1a=[[0, 1]], s9=[[0, 3]]), legal, Random(1)) == "climb 3@9>top"
    high = tower(s1a=[[0, 1]], s2a=[[1, 2]], s6=[[0, 2]], s8=[[1, 1]])
    assert greedy(high, ["climb 1@1a>2a", "climb 2@6>8", "draw"], Random(1)) == "climb 2@6>8"
    past_a_dragon = tower(s3a=[[0, 3]], s6=["D", [1, 3]], s2a=[[0, 2]])
    assert greedy(past_a_dragon, ["climb 2@2a>4", "climb 3@3a>6", "draw"], Random(1)) == "climb 3@3a>6"


def test_greedy_throws_and_covers_where_it_hurts_others() -> None:
    throws = ["put back", *(f"throw {slot}" for slot in tower()["slots"])]
    assert greedy(tower("bird", s4=[[0, 2]], s8=[[1, 2], [1, 1]]), throws, Random(1)) == "throw 8"
    assert greedy(tower("bird", s4=[[0, 2]]), ["put back", "throw 4"], Random(1)) == "put back"
    view = tower("dragon", s4=[[0, 2]], s7=[[1, 3], [1, 2]])
    assert greedy(view, ["put back", "dragon 4", "dragon 7"], Random(1)) == "dragon 7"
