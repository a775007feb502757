"""A small run against a real server: hostile connections disturb nobody."""

from __future__ import annotations

from fuzz import real_server

CASES = 300


def test_hostile_connections_disturb_nobody() -> None:
    found = real_server.run(seed=1, inputs=CASES, seconds=None)
    assert found.inputs >= CASES and found.games > 0
    assert found.closed > 0 and found.answered > 0
