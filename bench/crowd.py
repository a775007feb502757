"""The load generator: players at many tables. bench/server.py starts it as a process on its own core.

    python bench/crowd.py '{"server": "kolmik", "port": 8000, "tables": 100, "seconds": 10, "mode": "closed"}'

With "-" as the argument it reads the workload from standard input. It prints the measurement as JSON.

Each table has two players, each with their own socket, who make random legal moves. The modes:
closed: players make the next move when they have received the last one.
open: one move a second at each table, whatever happens; latency counts from the time the move was due.
hold: games in progress in which nothing happens, until a line arrives on standard input.
rejoin: like hold, at tables that exist already.
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

SETUP_CONCURRENCY = 20  # tables that are set up at the same time
WARM_UP = 2.0  # seconds before the measurement
TICK = 0.001
PATIENCE = 30.0  # seconds without progress, after which the run fails


class Workload(msgspec.Struct, forbid_unknown_fields=True):
    """What the players do."""

    server: str  # "kolmik" or "boardgame.io"
    port: int
    tables: int
    mode: str  # "closed", "open", "hold" or "rejoin"
    seconds: float = 10.0
    game: str = "towers"
    moves: int = 10  # in each game, before a "hold"
    pid: int = 0  # of the server, to measure its CPU time
    joined: list[list[str]] = []  # for "rejoin": each table with its two tokens
    apart: bool = False  # the players of each table have an address of their own


class Measurement(msgspec.Struct):
    """The result of a workload."""

    moves: int = 0
    seconds: float = 0.0
    latencies: list[float] = []  # p50, p99 and maximum, in milliseconds
    cores: list[float] = []  # utilization of each core in percent, by all processes
    server: float = 0.0  # CPU seconds of the server
    clients: float = 0.0  # CPU seconds of these players
    tables: list[list[str]] = []
    setup_seconds: float = 0.0
    refused: list[str] = []


class Table(Protocol):
    """A table with its two players. When both have received a move, it reports the latency in seconds."""

    on_turn: bool  # a player may move, and no move is in flight
    automatic: bool  # players make the next move when they have received the last

    async def open(self) -> None: ...
    def move(self, due: float) -> None: ...
    def close(self) -> None: ...


def busy() -> list[tuple[int, int]]:
    """Return the busy and the total time of each core, in ticks."""
    cores = []
    for line in Path("/proc/stat").read_text().splitlines():
        if line.startswith("cpu") and line[3].isdigit():
            times = [int(word) for word in line.split()[1:9]]
            cores.append((sum(times) - times[3] - times[4], sum(times)))
    return cores


def processor_time(pid: int) -> float:
    """Return the CPU seconds of a process, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Crowd:
    def __init__(self, workload: Workload) -> None:
        self.workload = workload
        self.measurement = Measurement()
        self.rng = random.Random(7)
        self.latencies: list[float] = []  # seconds
        self.measuring = False
        self.skipped = 0

    def on_done(self, latency: float) -> None:
        if self.measuring:
            self.latencies.append(latency)

    def on_error(self, why: str) -> None:
        if len(self.measurement.refused) < 10:
            self.measurement.refused.append(why)

    def table(self, at: int) -> Table:
        workload = self.workload
        if workload.server == "kolmik":
            joined = workload.joined[at] if workload.joined else None
            source = f"127.0.1.{1 + at % 250}" if workload.apart else ""
            return KolmikTable(workload.port, workload.game, self.rng, self.on_done, self.on_error, joined, source)
        return BoardgameTable(workload.port, at, self.rng, self.on_done, self.on_error)

    async def open(self) -> list[Table]:
        """Open all tables, a few at a time, and print the progress."""
        tables = [self.table(at) for at in range(self.workload.tables)]
        waiting = iter(tables)
        opened = 0

        async def some() -> None:
            nonlocal opened
            for table in waiting:
                await table.open()
                opened += 1
                if opened % 500 == 0:
                    print(f"    {opened} of {len(tables)} tables are set up", file=sys.stderr, flush=True)

        await asyncio.gather(*(some() for _ in range(SETUP_CONCURRENCY)))
        return tables

    async def run(self) -> Measurement:
        began = time.perf_counter()
        tables = await self.open()
        self.measurement.setup_seconds = time.perf_counter() - began
        gc.collect()
        gc.freeze()
        await {"closed": self.closed, "open": self.one_a_second, "hold": self.hold, "rejoin": self.hold}[
            self.workload.mode
        ](tables)
        for table in tables:
            table.close()
        return self.measurement

    async def closed(self, tables: list[Table]) -> None:
        now = time.perf_counter()
        for table in tables:
            table.automatic = True
            if table.on_turn:
                table.move(now)
        await asyncio.sleep(WARM_UP)
        await self.measured(asyncio.sleep)

    async def one_a_second(self, tables: list[Table]) -> None:
        """Move at one table after another, at all of them within a second. The games begin at different times."""
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
                        self.skipped += self.measuring
                    sent += 1
                await asyncio.sleep(TICK)

        await go_on(WARM_UP)
        await self.measured(go_on)

    async def measured(self, work: Callable[[float], Awaitable[None]]) -> None:
        pids = (self.workload.pid or os.getpid(), os.getpid())
        used = [processor_time(pid) for pid in pids]
        before, began, self.measuring = busy(), time.perf_counter(), True
        await work(self.workload.seconds)
        self.measuring = False
        measurement, after = self.measurement, busy()
        measurement.seconds = time.perf_counter() - began
        used = [processor_time(pid) - start for pid, start in zip(pids, used, strict=True)]
        measurement.server, measurement.clients = used
        measurement.moves = len(self.latencies)
        measurement.cores = [100 * (b[0] - a[0]) / max(1, b[1] - a[1]) for a, b in zip(before, after, strict=True)]
        times = sorted(self.latencies) or [0.0]
        measurement.latencies = [1000 * times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.99, 1.0)]
        if self.skipped:
            self.on_error(f"{self.skipped} moves were skipped because the previous one was still in flight.")

    async def hold(self, tables: list[Table]) -> None:
        """Make a few moves in each game, then do nothing until a line arrives on standard input."""
        if self.workload.mode == "hold":
            for _ in range(self.workload.moves):
                for table in tables:
                    give_up = time.perf_counter() + PATIENCE
                    while not table.on_turn:
                        if time.perf_counter() > give_up:
                            raise TimeoutError("A table makes no progress.")
                        await asyncio.sleep(TICK)
                    table.move(time.perf_counter())
        self.measurement.tables = [table.joined for table in tables if isinstance(table, KolmikTable)]
        print(msgspec.json.encode(self.measurement).decode(), flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def main() -> None:
    text = (
        sys.stdin.readline() if sys.argv[1] == "-" else sys.argv[1]
    )  # the tables to rejoin would be too long an argument
    workload = msgspec.json.decode(text, type=Workload)
    measurement = uvloop.run(Crowd(workload).run())
    print(msgspec.json.encode(measurement).decode(), flush=True)


if __name__ == "__main__":
    main()
