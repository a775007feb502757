"""What is not stored yet has not happened, for anybody: the storage is held up in the middle of the last move."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random

import httpx
import pytest

from .players import PATIENCE, Player, gather
from .serving import serving


async def to_the_last_move(server: str) -> tuple[list[Player], Player, str]:
    """A game of Millstone in which somebody is about to lay the last card."""
    for seed in range(100):
        players = await gather([server], "millstone", 2, race="turns")
        rng = Random(seed)
        while all(player.status == "playing" for player in players):
            mover = next((player for player in players if player.legal), players[0])
            if not mover.legal:  # both have yet to hear whose turn it is
                await mover.reach(mover.known["n"] + 1)
                continue
            cards = [move for move in mover.legal if move.startswith("play ")]
            seat = mover.known["you"]["seat"]
            if cards and mover.known["game"]["sizes"][seat] == 1:
                return players, mover, cards[0]
            told = await mover.ask("move", move=rng.choice(cards or mover.legal), seen=mover.known["n"])
            for player in players:
                await player.reach(told.get("n", 0))
        for player in players:
            await player.part()
    pytest.fail("Nobody got rid of the cards in a hundred games.")


def test_a_game_is_not_over_before_that_is_stored(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:

        async def run() -> None:
            players, mover, move = await to_the_last_move(server.url)
            events = players[0].events, players[1].events
            base = f"{server.url}/api/tables/{mover.table}"
            paths = ("/games/1/record", "/games/1/replay", "/games/1/analysis", "")
            with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # nobody else can write now
                asked = asyncio.ensure_future(mover.ask("move", move=move, seen=mover.known["n"]))
                async with httpx.AsyncClient(timeout=0.5) as client:
                    for path in paths * 2:
                        try:
                            answer = await client.get(base + path)
                        except httpx.ReadTimeout:
                            continue  # it waits for the storage
                        assert answer.status_code == 409 or '"over":false' in answer.text, answer.text
                assert not asked.done() and (players[0].events, players[1].events) == events
                other.execute("ROLLBACK")
            told = await asked
            assert told["is"] == "done"
            for player in players:
                await player.until(lambda player=player: player.status == "over")  # type: ignore[misc]
                await player.part()
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                assert (await client.get(base + paths[0])).status_code == 200

        asyncio.run(run())
