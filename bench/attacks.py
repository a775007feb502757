"""Measure honest players while somebody attacks the server: python bench/attacks.py [ATTACK ...] [--seconds 10]

A real server runs on one core. On the other, two players at each of 100 tables make one move a second, first in peace
and then during each attack. The attacker comes from another address (127.0.0.2). Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import NamedTuple

import httpx

from crowd import Measurement, Workload
from server import CLIENT_CORE, Server, folder, free_port, read_measurement, say, start_crowd, stop_crowd

TABLES = 100
ATTACKER = "127.0.0.2"
SOCKETS = 10  # that send bursts of frames
BURST = 37_449  # frames of one byte: 256 KiB
HELD = 1_000  # connections that never finish a request
PAUSE = 1.0  # seconds between two bursts of a socket, and between two bytes of a request that never ends
WARM_UP = 2.0  # seconds of the attack before the measurement
MASK = bytes(4)
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
# The players' limits are out of the way, the attacker's are those of every server.
OPTIONS = ("--new-tables=1000000", "--requests=1000", "--log-level=error")


class Target(NamedTuple):
    port: int
    table: str


Attack = Callable[[Target, Counter[str]], Coroutine[None, None, None]]


def frame(first: int, payload: bytes = b"") -> bytes:
    """Return a masked frame whose payload is short."""
    return bytes((first, 0x80 | len(payload))) + MASK + payload


def handshake(target: Target) -> bytes:
    return (
        f"GET /api/tables/{target.table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def connect(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0))


# --- bursts ---


async def _bursts(target: Target, seen: Counter[str], opening: bytes, burst: bytes) -> None:
    """Connect, send bursts until the server closes the connection, and so on."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await connect(target)
            try:
                writer.write(opening)
                if opening.startswith(b"GET"):
                    await reader.readuntil(b"\r\n\r\n")
                while not reader.at_eof():
                    writer.write(burst)
                    seen["bursts"] += 1
                    await _read_for(reader, PAUSE)
                    await writer.drain()
            finally:
                seen["closed by the server"] += 1
                writer.close()
        await asyncio.sleep(PAUSE)


async def _read_for(reader: asyncio.StreamReader, seconds: float) -> None:
    """Read whatever the server sends, for so many seconds or to the end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while await reader.read(65_536):
                pass


def bursts_of(one: bytes, count: int = BURST) -> Attack:
    async def attack(target: Target, seen: Counter[str]) -> None:
        work = (_bursts(target, seen, handshake(target), one * count) for _ in range(SOCKETS))
        await asyncio.gather(*work)

    return attack


async def chunks(target: Target, seen: Counter[str]) -> None:
    """Send request bodies in chunks of one byte."""
    head = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    await asyncio.gather(*(_bursts(target, seen, head, b"1\r\n \r\n" * BURST) for _ in range(SOCKETS)))


# --- requests that never end ---


async def _hold(target: Target, seen: Counter[str], opening: bytes, trickle: bytes) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await connect(target)
            seen["held at the end"] += 1
            try:
                writer.write(opening)
                while not reader.at_eof():
                    await _read_for(reader, PAUSE)
                    writer.write(trickle)
            finally:
                seen["held at the end"] -= 1
                seen["closed by the server"] += 1
                writer.close()
        await asyncio.sleep(PAUSE)


def unfinished(opening: bytes, trickle: bytes = b"x") -> Attack:
    async def attack(target: Target, seen: Counter[str]) -> None:
        await asyncio.gather(*(_hold(target, seen, opening, trickle) for _ in range(HELD)))

    return attack


HEADERS = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
UPGRADE = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "
BODY = POST + b"Content-Length: 1000\r\n\r\n{"
ATTACKS: dict[str, Attack] = {
    "texts": bursts_of(frame(0x81, b"x")),
    "pings": bursts_of(frame(0x89)),
    "fragments": bursts_of(frame(0x01) + frame(0x80), BURST // 2),
    "chunks": chunks,
    "headers": unfinished(HEADERS),
    "handshakes": unfinished(UPGRADE),
    "bodies": unfinished(BODY),
    "silence": unfinished(b"", b""),
}


# --- the measurement ---


def server(folder_name: str) -> Server:
    port = free_port()
    command = [sys.executable, "-m", "kolmik", "serve", f"--port={port}", f"--data={folder_name}", *OPTIONS]
    return Server(command, port)


async def measured(attack: Attack | None, seconds: float) -> tuple[Measurement, Counter[str]]:
    """Return what 100 tables of honest players experience."""
    seen: Counter[str] = Counter()
    with folder() as where:
        running = server(str(where))
        try:
            await asyncio.to_thread(running.ready)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{running.port}", trust_env=False) as client:
                made = await client.post("/api/tables", json={"game": "towers", "players": 2, "name": "Ann"})
            target = Target(running.port, made.json()["id"])
            workload = Workload("kolmik", running.port, TABLES, "open", seconds + WARM_UP, pid=running.pid)
            crowd = await asyncio.to_thread(start_crowd, workload)
            attacking: asyncio.Task[None] | None = None
            try:
                await playing(running.port)
                attacking = asyncio.create_task(attack(target, seen)) if attack else None
                measurement = await asyncio.to_thread(read_measurement, crowd)
                result = Counter({name: count for name, count in seen.items() if count})
            finally:
                if attacking:
                    attacking.cancel()
                    await asyncio.wait([attacking])
                stop_crowd(crowd)
        finally:
            await asyncio.to_thread(running.stop)
    return measurement, result


async def playing(port: int) -> None:
    """Wait until all tables are set up."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
        while f"kolmik_sockets {2 * TABLES}\n" not in (await client.get("/metrics")).text:
            await asyncio.sleep(0.1)


def row(name: str, measurement: Measurement, seen: Counter[str]) -> str:
    due = round(TABLES * measurement.seconds)
    times = " | ".join(f"{time:.1f}" if measurement.moves else "never" for time in measurement.latencies)
    notes = "; ".join(f"{what}: {count:,}" for what, count in sorted(seen.items())) or "–"
    return f"| {name} | {measurement.moves:,} of {due:,} | {times} | {notes} |"


async def run(names: list[str], seconds: float) -> None:
    print(
        "| attack | honest moves made | p50 ms | p99 ms | max ms | the attacker |\n|---|---:|---:|---:|---:|---|",
        flush=True,
    )
    for name in ["none", *names]:
        measurement, seen = await measured(ATTACKS.get(name), seconds)
        for why in measurement.refused:
            say(f"    {why}")
        print(row(name, measurement, seen), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure honest players while somebody attacks the server.")
    parser.add_argument("attacks", nargs="*", default=[*ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0, help="length of each measurement")
    given = parser.parse_args()
    if unknown := [name for name in given.attacks if name not in ATTACKS]:
        raise SystemExit(f"Unknown attacks: {', '.join(unknown)}. Choose from {', '.join(ATTACKS)}.")
    if not shutil.which("taskset") or (os.cpu_count() or 1) < 2:
        raise SystemExit("This needs Linux with taskset and two cores: one for the server, one for the others.")
    os.sched_setaffinity(0, {CLIENT_CORE})
    asyncio.run(run(given.attacks, given.seconds))


if __name__ == "__main__":
    main()
