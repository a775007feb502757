"""A move that is not stored yet is visible to nobody: the database is locked during the last move of a game."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random

import httpx
import pytest

from .async_players import PATIENCE, AsyncPlayer, start_table
from .serving import serving


async def play_to_the_last_move(server: str) -> tuple[list[AsyncPlayer], AsyncPlayer, str]:
    """Play Millstone until a player can play the last card; returns the players, that player and the move."""
    for seed in range(100):
        players = await start_table([server], "millstone", 2, race="turns")
        rng = Random(seed)
        while all(player.status == "playing" for player in players):
            mover = next((player for player in players if player.legal), players[0])
            if not mover.legal:  # neither has received the next turn yet
                await mover.reach(mover.known["n"] + 1)
                continue
            cards = [move for move in mover.legal if move.startswith("play ")]
            seat = mover.known["you"]["seat"]
            if cards and mover.known["game"]["sizes"][seat] == 1:
                return players, mover, cards[0]
            answer = await mover.command("move", move=rng.choice(cards or mover.legal), seen=mover.known["n"])
            for player in players:
                await player.reach(answer.get("n", 0))
        for player in players:
            await player.disconnect()
    pytest.fail("Nobody could play the last card in a hundred games.")


def test_a_game_is_not_over_until_its_last_move_is_stored(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:

        async def run() -> None:
            players, mover, move = await play_to_the_last_move(server.url)
            events = players[0].events, players[1].events
            base = f"{server.url}/api/tables/{mover.table}"
            paths = ("/games/1/record", "/games/1/replay", "/games/1/analysis", "")
            with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # nobody else can write now
                moving = asyncio.ensure_future(mover.command("move", move=move, seen=mover.known["n"]))
                async with httpx.AsyncClient(timeout=PATIENCE) as client:
                    for path in paths * 2:
                        response = await client.get(base + path)  # readers do not wait for the database
                        assert response.status_code == 409 or '"over":false' in response.text, response.text
                assert not moving.done() and (players[0].events, players[1].events) == events
                other.execute("ROLLBACK")
            answer = await moving
            assert answer["is"] == "done"
            for player in players:
                await player.wait_until(lambda player=player: player.status == "over")  # type: ignore[misc]
                await player.disconnect()
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                assert (await client.get(base + paths[0])).status_code == 200

        asyncio.run(run())
