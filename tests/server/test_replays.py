"""Replays come in parts of bounded size, and one address cannot keep others from theirs."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import httpx
import msgspec
import pytest

from kolmik.client import Client
from kolmik.engine.match import Match
from kolmik.server.domain import replays
from kolmik.server.domain.replays import MOST_STEPS
from kolmik.server.domain.table import Table

from .local_tables import local_tables, run
from .players import Player, play_on, seated
from .serving import Server

MOST_BYTES = 500_000


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_the_parts_of_a_replay_are_the_whole_game(sqlite_url: str, game: str) -> None:
    """Every position and line is what the viewer saw at that time, whatever the size of the parts."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table(game, 2, terms={"race": "turns"})
            rng = Random(3)
            for _ in range(60):
                if session.table.in_play:
                    match = session.table.played.match
                    await tables.move(session, match.mover, rng.choice(match.legal()))
            for viewer in (None, 0, 1):
                compare(session.table, viewer)

    def compare(table: Table, viewer: int | None) -> None:
        match = table.played.match
        if table.in_play:
            shown = [match.after(count).view(viewer) for count in range(len(match.moves) + 1)]
            log = [
                [mover if mover >= 0 else "nature", words]
                for mover, words in zip(match.movers, match.log(viewer), strict=True)
            ]
            for size in (1, 7, MOST_STEPS):
                firsts = range(0, len(match.moves) + 1, size)
                parts = [replays.replay(table, 1, viewer, first, size) for first in firsts]
                assert all(len(msgspec.json.encode(part)) < MOST_BYTES for part in parts)
                assert [step for part in parts for step in part["steps"]] == shown
                assert [line for part in parts for line in part["log"]] == log
                assert {part["moves"] for part in parts} == {len(match.moves)}
        beyond = replays.replay(table, 1, viewer, len(match.moves) + 1, 5)
        assert beyond["steps"] == beyond["log"] == []

    run(test())


def test_a_part_is_small_and_cannot_be_made_larger(server: Server) -> None:
    with seated(server, "towers", 2) as (table, (ann, _), sockets):  # every game of Towers has more moves than a part
        play_on(sockets, Random(2))
        address = f"/api/tables/{table}/games/1/replay"
        answer = ann.http.get(address)
        assert len(answer.json()["steps"]) == MOST_STEPS and len(answer.content) < MOST_BYTES
        assert len(ann.http.get(address, params={"from": 30, "count": 5}).json()["steps"]) == 5
        for query in ({"count": MOST_STEPS + 1}, {"count": 0}, {"from": -1}, {"from": 10**30}, {"from": "x"}):
            refused = ann.http.get(address, params=query)
            assert refused.status_code == 400 and refused.json()["why"].startswith("This request cannot be read")


def test_the_client_puts_a_replay_together(server: Server) -> None:
    with seated(server, "towers", 2) as (table, (ann, _), sockets):
        play_on(sockets, Random(1), max_moves=60)
        whole = ann.replay(table)

        async def fetched() -> object:
            async with Client(server.url, token=ann.token or None) as client:
                return await client.replay(table)

        found = asyncio.run(fetched())
        assert isinstance(found, dict) and len(found["steps"]) == found["moves"] + 1 > MOST_STEPS
        assert found["log"] == whole["log"] and found["steps"] == whole["steps"]


def test_one_address_cannot_hold_up_the_replays_of_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests beyond a few that are being worked on are refused, with one sentence."""
    with seated(server, "dungeon", 2) as (table, _, sockets), Player(server) as reader:
        play_on(sockets, Random(4), max_moves=20)
        answers: list[httpx.Response] = []

        def ask() -> None:
            with httpx.Client(base_url=server.url, trust_env=False, timeout=60) as http:
                answers.append(http.get(f"/api/tables/{table}/games/1/replay"))

        threads = [threading.Thread(target=ask) for _ in range(60)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {answer.status_code for answer in answers} <= {200, 429} and len(answers) == 60
        for answer in answers:
            if answer.status_code == 429:
                assert answer.json()["why"] in (
                    "The server is still working on earlier requests from your address; wait a moment.",
                    "Too many requests at once; wait a moment.",
                )
        assert reader.replay(table)["steps"]


def test_a_position_is_reached_without_the_ones_before_it(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cost of a part does not grow with its place in the game: only its own positions are drawn."""

    async def test() -> None:
        async with local_tables(sqlite_url) as tables:
            session = await tables.table("dungeon", 2)
            rng = Random(3)
            for _ in range(80):
                if session.table.in_play:
                    match = session.table.played.match
                    await tables.move(session, match.mover, rng.choice(match.legal()))
            drawn = 0
            view = Match.view

            def counted(match: Match, seat: int | None = None) -> object:
                nonlocal drawn
                drawn += 1
                return view(match, seat)

            monkeypatch.setattr(Match, "view", counted)
            for first in (0, 20, 60):
                drawn = 0
                replays.replay(session.table, 1, None, first, 10)
                assert drawn == 10

    run(test())
