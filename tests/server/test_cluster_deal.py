"""A deal in a cluster: its players are connected to different processes."""

from __future__ import annotations

import asyncio

import pytest

from kolmik.client import Client, Connection
from kolmik.protocol.messages import Terms

from .serving import PATIENCE

pytestmark = pytest.mark.long  # starts real servers


def test_players_on_different_servers_contribute_to_the_deal(pair: list[str]) -> None:
    """The start waits for the hash of a player who is connected to the other server."""

    async def run() -> None:
        async with Client(pair[0]) as first, Client(pair[1]) as second:
            table = await first.create("towers", 2, name="Ann", terms=Terms(away=0))
            one, other = await first.join(table), await second.join(table)
            await other.sit("Bea")
            for _ in range(2):
                await one.start()
                await other.wait(lambda state: state.table["status"] == "playing")
                assert all(other.state.table["deal"]["client_seeds"])
                await asyncio.gather(*(play_first_moves(connection) for connection in (one, other)))
                verdicts = [await client.verify(table, one.state.table["game_number"]) for client in (first, second)]
                assert [verdict.finding for verdict in verdicts] == ["fair", "fair"]
                await one.rematch()
                await other.wait(lambda state: state.table["status"] == "gathering")

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def play_first_moves(connection: Connection) -> None:
    """Make the first legal move on every turn of a game."""
    while connection.status == "playing":
        state = await connection.wait(lambda state: state.you["legal"] or state.table["status"] != "playing")
        if state.you["legal"]:
            await connection.move(state.you["legal"][0])
