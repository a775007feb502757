"""`kolmik` with a probe in its event loop: python bench/probed_server.py FILE serve …

Every millisecond the probe asks for its turn. Whenever it comes late, it writes a line: the time, how long nobody else
had a turn, and the CPU time that the loop's thread used meanwhile, in seconds. The times of different processes of a
machine compare. Uvicorn has been stable enough for this to run with older revisions too.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from pathlib import Path
from unittest.mock import patch

import uvicorn

TICK = 0.001  # seconds
LATE = 0.002  # a gap that is written down


async def probe(file: Path) -> None:
    lines = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    last, used = time.monotonic(), time.thread_time()
    while True:
        await asyncio.sleep(TICK)
        now, using = time.monotonic(), time.thread_time()
        if now - last - TICK > LATE:
            os.write(lines, f"{now} {now - last - TICK} {using - used}\n".encode())
        last, used = now, using


def main() -> None:
    """Run the command, with a probe in the loop of its server."""
    file, startup = Path(sys.argv.pop(1)), uvicorn.Server.startup
    probes = []

    async def probed(server: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        await startup(server, sockets=sockets)
        probes.append(asyncio.create_task(probe(file)))

    from kolmik.cli import main as run

    with patch.object(uvicorn.Server, "startup", probed):
        run()


if __name__ == "__main__":
    main()
