"""The log is the truth: what was acknowledged is stored, and everybody's events come to everybody's view."""

from __future__ import annotations

from random import Random

import pytest

from .serving import Player, Server, parts, play_on, seated


@pytest.mark.parametrize(("game", "players"), [("towers", 3), ("dungeon", 2), ("millstone", 3)])
def test_folded_events_are_each_viewers_state(server: Server, game: str, players: int) -> None:
    chance = Random(f"{game} {players}")
    with seated(server, game, players) as (table, _, lines), Player(server) as stranger:
        watching = stranger.line(table)
        state = play_on(lines, chance)
        assert state.table["status"] == "over"
        for line in [*lines, watching]:
            line.check()
