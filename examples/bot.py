"""A bot at a table of a Kolmik server: it makes any legal move. Put your own thoughts into `choose`.

The host of the table gets a token for the bot's seat, see docs/bots.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from random import Random
from typing import Any

from kolmik.client import Client, Refused


def choose(view: dict[str, Any], legal: list[str], chance: Random) -> str:
    """The move to make. `view` is what this seat may know of the game, `legal` its moves in words."""
    return chance.choice(legal)


async def play(server: str, table: str, token: str, chance: Random) -> str:
    """Play all games of a table; how the last one ended."""
    async with Client(server, token=token) as client:
        line = await client.join(table)
        async for turn in line.turns():
            if turn.meter:
                await turn.release(chance.randrange(2_000))  # milliseconds: the bird is thrown
            else:
                await turn.move(choose(turn.view, turn.legal, chance))
        outcome = line.state.table["outcome"]
        return outcome["reason"] if outcome else "The table was closed."


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays at a table of a Kolmik server, any legal move.")
    parser.add_argument("table", help="the table's id, the last part of its link")
    parser.add_argument("token", help="what the seat is held with; the host gets it from the server")
    parser.add_argument("--server", default="http://localhost:8000", help="where the server is (%(default)s)")
    parser.add_argument("--seed", type=int, help="to play the same again")
    given = parser.parse_args()
    try:
        print(asyncio.run(play(given.server, given.table, given.token, Random(given.seed))))
    except Refused as refusal:
        sys.exit(str(refusal))


if __name__ == "__main__":
    main()
