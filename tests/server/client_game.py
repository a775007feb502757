"""A whole game over the network: the client library against a bot of the server."""

from __future__ import annotations

import asyncio
from random import Random

from kolmik.client import Client
from kolmik.protocol.messages import Terms


def play_a_game(address: str) -> None:
    """Play Towers to the end without losing the connection."""
    asyncio.run(_play(address))


async def _play(address: str) -> None:
    async with Client(address) as client:
        table = await client.create("towers", 2, name="Mari", bots={1: "novice"}, terms=Terms(pace=0))
        connection = await client.join(table)
        await connection.start()
        rng = Random(1)
        async for turn in connection.turns():
            await turn.move(rng.choice(turn.legal))
        assert connection.status == "over" and connection.reconnected == 0
