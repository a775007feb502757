"""For programs that play at a table of a server: it connects, follows the table, and reconnects by itself.

async with Client("http://localhost:8000", token=token) as client:
    line = await client.join(table)
    async for turn in line.turns():
        await turn.move(turn.legal[0])
"""

from kolmik.engine import Refused

from .client import Client
from .errors import Denied, Unreachable, Unsure
from .line import Line
from .turn import Turn

__all__ = ["Client", "Denied", "Line", "Refused", "Turn", "Unreachable", "Unsure"]
