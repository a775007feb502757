"""Measure honest players while somebody attacks the server: python bench/attacks.py [ATTACK ...] [--seconds 10]

A real server runs on one core, with the limits that every server has. On the other core, two players at each of 100
tables make one move a second, first in peace and then during each attack. Each table's players have an address of their
own, and the attacker another one. A probe in the server's event loop notes how long it was not free. Everything stays
on this machine. `--source` attacks the server of another checkout of this repository.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import httpx

from attack_floods import FLOODS
from attack_work import PREPARED, WORK, prepare
from attacker import Attack, Prepared, Target
from crowd import Measurement, Workload
from server import CLIENT_CORE, TOO_MUCH, Server, folder, free_port, read_measurement, say, start_crowd, stop_crowd

HERE = Path(__file__).resolve().parent
TABLES = 100
WARM_UP = 2.0  # seconds of the attack before the measurement
ATTACKS: dict[str, Attack] = FLOODS | WORK
UNLIMITED = [f"--{name}={TOO_MUCH}" for name in ("commands", "requests", "new-tables")]  # to prepare tables


class Gap(NamedTuple):
    """The longest time in which the server's loop was not free, in milliseconds; and the most CPU time in a gap."""

    longest: float
    computing: float


class Found(NamedTuple):
    measurement: Measurement
    attacker: Counter[str]
    gap: Gap


@contextlib.asynccontextmanager
async def serving(data: Path, source: Path, *options: str) -> AsyncIterator[Server]:
    port = free_port()
    command = [sys.executable, str(HERE / "probed_server.py"), str(data / "gaps"), "serve", "--log-level=error"]
    environment = os.environ | {"PYTHONPATH": str(source / "src")}
    running = Server([*command, f"--port={port}", f"--data={data}", *options], port, environment=environment)
    try:
        await asyncio.to_thread(running.ready)
        yield running
    finally:
        await asyncio.to_thread(running.stop)


async def measured(attack: Attack | None, seconds: float, data: Path, prepared: Prepared, source: Path) -> Found:
    """Return what 100 tables of honest players experience."""
    seen: Counter[str] = Counter()
    async with serving(data, source) as running:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.port}", trust_env=False) as client:
            made = await client.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
        target = Target(running.port, made.json()["id"], prepared)
        workload = Workload("kolmik", running.port, TABLES, "open", seconds + WARM_UP, pid=running.pid, apart=True)
        crowd = await asyncio.to_thread(start_crowd, workload)
        attacking: asyncio.Task[None] | None = None
        try:
            await playing(running.port)
            began = time.monotonic()
            attacking = asyncio.create_task(attack(target, seen)) if attack else None
            measurement = await asyncio.to_thread(read_measurement, crowd)
            ended = time.monotonic()
            attacker = Counter({name: count for name, count in seen.items() if count})
            if attacking and attacking.done():
                await attacking  # an attack that has failed is none
        finally:
            if attacking:
                attacking.cancel()
                await asyncio.wait([attacking])
            stop_crowd(crowd)
    return Found(measurement, attacker, longest_gap(data / "gaps", began, ended))


async def playing(port: int) -> None:
    """Wait until all tables are set up."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        while f"kolmik_sockets {2 * TABLES}\n" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.1)


def longest_gap(file: Path, since: float, until: float) -> Gap:
    gaps = [[float(word) for word in line.split()] for line in file.read_text().splitlines()]
    late = [(1000 * gap, 1000 * used) for at, gap, used in gaps if since <= at <= until] or [(0.0, 0.0)]
    return Gap(max(gap for gap, _ in late), max(used for _, used in late))


def row(name: str, found: Found) -> str:
    measurement = found.measurement
    due = round(TABLES * measurement.seconds)
    times = " | ".join(f"{time:.1f}" if measurement.moves else "never" for time in measurement.latencies)
    notes = "; ".join(f"{what}: {count:,}" for what, count in sorted(found.attacker.items())) or "–"
    gap = f"{found.gap.longest:.0f} | {found.gap.computing:.0f}"
    return f"| {name} | {measurement.moves:,} of {due:,} | {times} | {gap} | {notes} |"


async def run(names: list[str], seconds: float, source: Path) -> None:
    print(
        "| attack | honest moves made | p50 ms | p99 ms | max ms | loop held, ms | of it CPU, ms | the attacker |\n"
        "|---|---:|---:|---:|---:|---:|---:|---|",
        flush=True,
    )
    with folder() as data:
        prepared = Prepared()
        if PREPARED & {*names}:
            async with serving(data, source, *UNLIMITED) as running:
                prepared = await prepare(Target(running.port, ""), names)
            say(f"  prepared: a game of {prepared.moves:,} moves, a table of {prepared.events:,} events")
        for name in ["none", *names]:
            with folder() as copied:
                shutil.copytree(data, copied, dirs_exist_ok=True)
                found = await measured(ATTACKS.get(name), seconds, copied, prepared, source)
            for why in found.measurement.refused:
                say(f"    {why}")
            print(row(name, found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure honest players while somebody attacks the server.")
    parser.add_argument("attacks", nargs="*", default=[*ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement")
    parser.add_argument("--source", type=Path, default=HERE.parent, help="a checkout whose server is attacked")
    given = parser.parse_args()
    if unknown := [name for name in given.attacks if name not in ATTACKS]:
        raise SystemExit(f"Unknown attacks: {', '.join(unknown)}. Choose from {', '.join(ATTACKS)}.")
    if not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        raise SystemExit("This needs Linux with taskset and two cores: one for the server, one for the others.")
    os.sched_setaffinity(0, {CLIENT_CORE})
    asyncio.run(run(given.attacks, given.seconds, given.source.resolve()))


if __name__ == "__main__":
    main()
