"""A client for programs that play at a server's tables: it connects, follows the table, and reconnects by itself.

async with Client("http://localhost:8000", token=token) as client:
    connection = await client.join(table)
    async for turn in connection.turns():
        await turn.move(turn.legal[0])
"""

from kolmik.engine import Refused

from .client import Client
from .connection import Connection
from .errors import Denied, Unreachable, Unsure
from .turn import Turn

__all__ = ["Client", "Connection", "Denied", "Refused", "Turn", "Unreachable", "Unsure"]
