"""Players at many tables, in a process of their own: bench/server.py starts it on a core of its own.

    python bench/crowd.py '{"server": "kolmik", "port": 8000, "tables": 100, "seconds": 10, "what": "closed"}'

or with "-" and that on standard input.

Each table has two players, each with a line of its own. They make random legal moves. "closed": the next move is made
when the last one is seen. "open": a move a second at each table, come what may; a move's time counts from when it was
due. "hold": games in progress at which nothing happens, till a line comes on standard input. What was found is
printed as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Protocol

import msgspec
import uvloop

from crowd_boardgame import BoardgameTable
from crowd_kolmik import KolmikTable

AT_ONCE = 20  # tables that are being set up
WARM_UP = 2.0  # seconds before it is measured
TICK = 0.001
PATIENCE = 30.0  # seconds in which nothing happens, and then something is wrong


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What the players shall do."""

    server: str  # "kolmik" or "boardgame.io"
    port: int
    tables: int
    what: str  # "closed", "open", "hold" or "rejoin"
    seconds: float = 10.0
    game: str = "towers"
    moves: int = 10  # of each game, before a "hold"
    pid: int = 0  # of the server, to see how much of its time it takes
    joined: list[list[str]] = []  # for "rejoin": a table and its two tokens


class Found(msgspec.Struct):
    """What came of it."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[
        float
    ] = []  # milliseconds: half of them are below the first, 99 % below the second, all below the last
    cores: list[float] = []  # percent of each core's time that was used, by whomever
    server: float = 0.0  # seconds of its core that the server took
    clients: float = 0.0  # the same of these players
    tables: list[list[str]] = []
    took: float = 0.0
    refused: list[str] = []


class Table(Protocol):
    """A table with its two players. `done` is called with the time a move took, when both have seen it."""

    on_turn: bool  # somebody may move, and nothing is under way
    automatic: bool  # the next move is made when the last is seen

    async def open(self) -> None: ...
    def move(self, due: float) -> None: ...
    def close(self) -> None: ...


def busy() -> list[tuple[int, int]]:
    """Of each core: the time it was used and the time there was, in ticks."""
    found = []
    for line in Path("/proc/stat").read_text().splitlines():
        if line.startswith("cpu") and line[3].isdigit():
            times = [int(word) for word in line.split()[1:9]]
            found.append((sum(times) - times[3] - times[4], sum(times)))
    return found


def processor_time(pid: int) -> float:
    """Seconds that a process has computed, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.found = Found()
        self.chance = random.Random(7)
        self.times: list[float] = []
        self.measuring = False
        self.late = 0

    def done(self, took: float) -> None:
        if self.measuring:
            self.times.append(took)

    def trouble(self, why: str) -> None:
        if len(self.found.refused) < 10:
            self.found.refused.append(why)

    def table(self, at: int) -> Table:
        wanted = self.wanted
        if wanted.server == "kolmik":
            joined = wanted.joined[at] if wanted.joined else None
            return KolmikTable(wanted.port, wanted.game, self.chance, self.done, self.trouble, joined)
        return BoardgameTable(wanted.port, at, self.chance, self.done, self.trouble)

    async def open(self) -> list[Table]:
        """All tables, a few at a time, with a line of progress now and then."""
        tables = [self.table(at) for at in range(self.wanted.tables)]
        waiting = iter(tables)
        opened = 0

        async def some() -> None:
            nonlocal opened
            for table in waiting:
                await table.open()
                opened += 1
                if opened % 500 == 0:
                    print(f"    {opened} of {len(tables)} tables are set up", file=sys.stderr, flush=True)

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        return tables

    async def run(self) -> Found:
        began = time.perf_counter()
        tables = await self.open()
        self.found.took = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        await {"closed": self.closed, "open": self.one_a_second, "hold": self.hold, "rejoin": self.hold}[
            self.wanted.what
        ](tables)
        for table in tables:
            table.close()
        return self.found

    async def closed(self, tables: list[Table]) -> None:
        now = time.perf_counter()
        for table in tables:
            table.automatic = True
            if table.on_turn:
                table.move(now)
        await asyncio.sleep(WARM_UP)
        await self.measured(asyncio.sleep)

    async def one_a_second(self, tables: list[Table]) -> None:
        """Tables move one after the other, all of them within a second; the games begin at different moments."""
        count, sent = len(tables), 0
        began = time.perf_counter()

        async def go_on(seconds: float) -> None:
            nonlocal sent
            end = time.perf_counter() + seconds
            while (now := time.perf_counter()) < end:
                while (due := began + sent / count) <= now:
                    table = tables[sent % count]
                    if table.on_turn:
                        table.move(due)
                    else:
                        self.late += self.measuring
                    sent += 1
                await asyncio.sleep(TICK)

        await go_on(WARM_UP)
        await self.measured(go_on)

    async def measured(self, work: Callable[[float], Awaitable[None]]) -> None:
        pids = (self.wanted.pid or os.getpid(), os.getpid())
        used = [processor_time(pid) for pid in pids]
        before, began, self.measuring = busy(), time.perf_counter(), True
        await work(self.wanted.seconds)
        self.measuring = False
        found, after = self.found, busy()
        found.seconds = time.perf_counter() - began
        found.server, found.clients = (processor_time(pid) - then for pid, then in zip(pids, used, strict=True))
        found.moves = len(self.times)
        found.cores = [100 * (b[0] - a[0]) / max(1, b[1] - a[1]) for a, b in zip(before, after, strict=True)]
        times = sorted(self.times) or [0.0]
        found.latencies = [1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.99, 1.0)]
        if self.late:
            self.trouble(f"{self.late} moves were not made because the one before was still under way.")

    async def hold(self, tables: list[Table]) -> None:
        """A few moves in each game, then nothing till somebody says so on standard input."""
        if self.wanted.what == "hold":
            for _ in range(self.wanted.moves):
                for table in tables:
                    give_up = time.perf_counter() + PATIENCE
                    while not table.on_turn:
                        if time.perf_counter() > give_up:
                            raise TimeoutError("A table does not go on.")
                        await asyncio.sleep(TICK)
                    table.move(time.perf_counter())
        self.found.tables = [table.joined for table in tables if isinstance(table, KolmikTable)]
        print(msgspec.json.encode(self.found).decode(), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def main() -> None:
    text = sys.stdin.readline() if sys.argv[1] == "-" else sys.argv[1]  # tables to rejoin are too long an argument
    wanted = msgspec.json.decode(text, type=Wanted)
    found = uvloop.run(Crowd(wanted).run())
    print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
