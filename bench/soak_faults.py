"""The faults of the soak test: each breaks something around the server, keeps it broken for a while, and mends it."""

from __future__ import annotations

import asyncio
import itertools
import resource
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeAlias

import psycopg
from sqlalchemy import make_url
from tests.server import databases
from tests.server.seeded_command import WallClock
from tests.server.serving import Server
from websockets.asyncio.client import ClientConnection

from kolmik.server.store.engines import BUSY_SECONDS, SILENT_SECONDS
from soak_tables import Company

SECONDS = 4.0  # for which most faults last
HOUR = 3600
PAGE = 4096  # bytes that an SQLite file may still have when every write fails
PATIENCE = 60.0


@dataclass
class World:
    """Everything that can fail."""

    url: str
    servers: list[Server]
    companies: list[Company]
    clock: WallClock
    rng: Random
    postgres: databases.Postgres | None = None
    redis: databases.Redis | None = None
    silent: list[ClientConnection] = field(default_factory=list)  # sockets that nobody reads any more

    async def restart(self) -> None:
        """Kill all servers at once and start them again."""
        for server in self.servers:
            await asyncio.to_thread(server.kill)
        for server in self.servers:
            server.launch()
        for server in self.servers:
            await asyncio.to_thread(server.wait_until_up)


Fault: TypeAlias = Callable[[World], Awaitable[None]]


# --- SQLite ---


async def locked(world: World) -> None:
    """Another process locks the database for longer than the server waits."""
    with closing(sqlite3.connect(_file(world), isolation_level=None, timeout=PATIENCE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(BUSY_SECONDS + 2)
        other.execute("ROLLBACK")


async def disk_full(world: World) -> None:
    """The write-ahead log cannot grow any more."""
    log = Path(f"{_file(world)}-wal")
    with _file_size_limit(world.servers, log.stat().st_size + PAGE):
        await asyncio.sleep(SECONDS)


async def io_errors(world: World) -> None:
    """Every write fails."""
    with _file_size_limit(world.servers, PAGE):
        await asyncio.sleep(SECONDS)


def _file(world: World) -> Path:
    return Path(str(make_url(world.url).database))


@contextmanager
def _file_size_limit(servers: list[Server], size: int) -> Iterator[None]:
    """Have every write of a server beyond that offset of a file fail (EFBIG)."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    processes = [server.process.pid for server in servers if server.process]
    for process in processes:
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        for process in processes:
            resource.prlimit(process, resource.RLIMIT_FSIZE, usual)


# --- PostgreSQL ---


async def connections_ended(world: World) -> None:
    """All connections to the database end, again and again."""
    for _ in range(5):
        await asyncio.to_thread(_postgres(world).disconnect, world.url)
        await asyncio.sleep(0.2)


async def frozen(world: World) -> None:
    """The database is frozen for longer than the server waits: connections stay open, and nobody answers."""
    with _postgres(world).frozen():
        await asyncio.sleep(SILENT_SECONDS + 2)


async def stopped(world: World) -> None:
    """The database is stopped in order, and started again later."""
    await _stop(world, signal.SIGINT)


async def crashed(world: World) -> None:
    """The database ends without closing its files; it has to recover when it is started again."""
    await _stop(world, signal.SIGQUIT)


async def _stop(world: World, how: signal.Signals) -> None:
    await asyncio.to_thread(_postgres(world).stop, how)
    await asyncio.sleep(SECONDS)
    await asyncio.to_thread(_postgres(world).start)


async def refusing(world: World) -> None:
    """The database accepts no connection."""
    postgres, name = _postgres(world), world.url.rpartition("/")[2]
    await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        await asyncio.to_thread(postgres.disconnect, world.url)
        await asyncio.sleep(SECONDS)
    finally:
        await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


async def out_of_connections(world: World) -> None:
    """Others have taken all connections that the database allows."""
    await asyncio.to_thread(_take_all_connections, _postgres(world), world.url)


def _take_all_connections(postgres: databases.Postgres, url: str) -> None:
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{url.rpartition('/')[2]}' AND backend_type = 'client backend'"
    )
    with ExitStack() as stack:
        first = stack.enter_context(psycopg.connect(postgres.url("postgres"), autocommit=True))
        give_up = time.monotonic() + SECONDS
        while time.monotonic() < give_up:
            try:
                stack.enter_context(psycopg.connect(postgres.url("postgres")))
            except psycopg.OperationalError:  # none is left; those that the server holds are next
                first.execute(others.encode())


async def writes_fail(world: World) -> None:
    """Every write of an event fails."""
    with psycopg.connect(world.url, autocommit=True) as connection:
        connection.execute("ALTER TABLE events RENAME TO elsewhere")
        try:
            await asyncio.sleep(SECONDS)
        finally:
            connection.execute("ALTER TABLE elsewhere RENAME TO events")


async def postgres_io_errors(world: World) -> None:
    """No process of the database can write its files. PostgreSQL then ends them all and recovers."""
    postgres = _postgres(world)
    before = set(postgres.children())
    await asyncio.to_thread(postgres.break_writes)
    while before & set(postgres.children()) or not await asyncio.to_thread(postgres.answers):
        await asyncio.sleep(0.1)


def _postgres(world: World) -> databases.Postgres:
    assert world.postgres
    return world.postgres


# --- Redis ---


async def redis_frozen(world: World) -> None:
    """Redis does not answer."""
    assert world.redis
    with world.redis.frozen():
        await asyncio.sleep(SECONDS)


async def redis_away(world: World) -> None:
    """Redis is killed, and started again later."""
    assert world.redis
    await asyncio.to_thread(world.redis.stop, signal.SIGKILL)
    await asyncio.sleep(SECONDS)
    await asyncio.to_thread(world.redis.start)


# --- time ---


async def clock_forward(world: World) -> None:
    """The clock of the machine jumps two hours forward while the servers run; then they are killed and restarted."""
    world.clock.jump(2 * HOUR)
    await asyncio.sleep(1)
    await world.restart()


async def clock_back(world: World) -> None:
    """The clock of the machine jumps an hour back while the servers run; then they are killed and restarted."""
    world.clock.jump(-HOUR)
    await asyncio.sleep(1)
    await world.restart()


# --- the network ---


async def cut_frames(world: World) -> None:
    """Clients vanish in the middle of a frame."""
    for company in world.companies:
        world.rng.choice(company.viewers).vanish()


async def half_open(world: World) -> None:
    """Clients are gone, and nothing tells the server. They connect again while it still keeps their old sockets."""
    for company in world.companies:
        if socket := world.rng.choice(company.viewers).fall_silent():
            world.silent.append(socket)


async def server_frozen(world: World) -> None:
    """The server is stopped (SIGSTOP) for a while."""
    processes = [server.process for server in world.servers if server.process]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(SECONDS)
    finally:
        for process in processes:
            process.send_signal(signal.SIGCONT)


EVERYWHERE: dict[str, Fault] = {
    "frames cut": cut_frames,
    "half-open sockets": half_open,
    "server frozen": server_frozen,
    "clock two hours forward, restart": clock_forward,
    "clock an hour back, restart": clock_back,
}
ON_SQLITE: dict[str, Fault] = {"database locked": locked, "disk full": disk_full, "I/O errors": io_errors}
ON_POSTGRESQL: dict[str, Fault] = {
    "database stopped": stopped,
    "database crashed": crashed,
    "database frozen": frozen,
    "connections ended": connections_ended,
    "connections refused": refusing,
    "out of connections": out_of_connections,
    "writes fail": writes_fail,
    "I/O errors": postgres_io_errors,
    "Redis frozen": redis_frozen,
    "Redis away": redis_away,
}
CLOCK_JUMPS = ("clock two hours forward, restart", "clock an hour back, restart")


def faults(world: World) -> dict[str, Fault]:
    """Return the faults that this world can have, by name."""
    return EVERYWHERE | (ON_POSTGRESQL if world.postgres else ON_SQLITE)


def in_random_order(kinds: dict[str, Fault], rounds: int, rng: Random) -> list[str]:
    """Return that many faults: all kinds equally often, in random order."""
    names = list(itertools.islice(itertools.cycle(rng.sample(list(kinds), len(kinds))), rounds))
    rng.shuffle(names)
    return names
