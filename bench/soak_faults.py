"""Let everything around the server fail while people and bots play against clocks, and check that nothing is lost.

Each round injects one fault for a few seconds: PostgreSQL ends all connections, is frozen (SIGSTOP), accepts no
connection, or fails every write; Redis is frozen; clients vanish in the middle of a frame. After each round the games
go on. At the end every acknowledged move is compared with the log, every stored move with the rules, and what every
client has folded with a fresh state. Needs the repository's root in PYTHONPATH. The exit code is 1 if anything is
wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from random import Random

import psycopg
from tests.server import databases
from tests.server.async_players import start_table
from tests.server.serving import serving
from tests.server.simulation import Log, check_log

from kolmik.server.store import Database
from soak import GAMES, Company, Found, acknowledged, compare, finish, look_up, tell

CLOCK = {"kind": "move", "seconds": 20}
PATIENCE = 90.0  # seconds for the games to go on after a fault


@asynccontextmanager
async def disconnected(postgres: databases.Postgres, url: str) -> AsyncIterator[None]:
    """All connections end, again and again."""
    for _ in range(5):
        await asyncio.to_thread(postgres.disconnect, url)
        await asyncio.sleep(0.2)
    yield


@asynccontextmanager
async def frozen(postgres: databases.Postgres, url: str) -> AsyncIterator[None]:
    """The database is frozen: connections stay open, and nobody answers."""
    with postgres.frozen():
        await asyncio.sleep(7)
        yield


@asynccontextmanager
async def refusing(postgres: databases.Postgres, url: str) -> AsyncIterator[None]:
    """The database is out of connections."""
    name = url.rpartition("/")[2]
    await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    try:
        await asyncio.to_thread(postgres.disconnect, url)
        await asyncio.sleep(4)
        yield
    finally:
        await asyncio.to_thread(postgres.run, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@asynccontextmanager
async def failing(postgres: databases.Postgres, url: str) -> AsyncIterator[None]:
    """Every write fails."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ALTER TABLE events RENAME TO elsewhere")
        try:
            await asyncio.sleep(4)
            yield
        finally:
            connection.execute("ALTER TABLE elsewhere RENAME TO events")


FAULTS: dict[str, Callable[[databases.Postgres, str], AbstractAsyncContextManager[None]]] = {
    "connections ended": disconnected,
    "database frozen": frozen,
    "out of connections": refusing,
    "writes fail": failing,
}


async def soak(postgres: databases.Postgres, redis: tuple[str, int], rounds: int, tables: int, seed: int) -> Found:
    url, rng, began = postgres.new_database(), Random(seed), time.monotonic()
    found = Found("PostgreSQL with faults", tables=tables)
    with serving(url, "--redis", redis[0], may_fail=True) as server:
        groups = [await start_table([server.url], GAMES[at % 3], 2, ["novice"], clock=CLOCK) for at in range(tables)]
        companies = [Company(at, players, seed) for at, players in enumerate(groups)]
        tasks = [asyncio.ensure_future(company.play()) for company in companies]
        try:
            for number in range(rounds):
                names = [*FAULTS, "Redis frozen", "clients vanish"]
                name = names[number % len(names)]
                before = acknowledged(companies)
                if name == "clients vanish":
                    for company in companies:
                        socket = rng.choice(company.players)._socket
                        if socket:
                            socket.transport.write(b"\x81\xfe\x01")  # the beginning of a frame
                            socket.transport.abort()
                elif name == "Redis frozen":
                    os.kill(redis[1], signal.SIGSTOP)
                    await asyncio.sleep(4)
                    os.kill(redis[1], signal.SIGCONT)
                else:
                    async with FAULTS[name](postgres, url):
                        pass
                await _goes_on(companies, tasks, before, name)
                found.kills += 1
                print(f"{name}: {acknowledged(companies)} moves acknowledged.", file=sys.stderr, flush=True)
        finally:
            for company in companies:
                company.over = True
        await finish(companies, tasks)
        for company in companies:  # a bot must not move while the states are compared
            await company.players[0].join()
            await company.players[0].command("pause")
        await compare(server, companies, [], found)
        lines = server.log_text().splitlines()
        print(f"{len(lines)} lines in the server's log, {sum('Traceback' in line for line in lines)} tracebacks.")
    look_up(url, companies, found)
    with closing(Database.open(url)) as database:
        check_log(Log({company.players[0].table: database.read(company.players[0].table) for company in companies}))
    found.seconds = time.monotonic() - began
    return found


async def _goes_on(companies: list[Company], tasks: list[asyncio.Task[None]], before: int, name: str) -> None:
    """Wait until moves are acknowledged again."""
    give_up = time.monotonic() + PATIENCE
    while acknowledged(companies) < before + 2 * len(companies):
        for task in tasks:
            if task.done():
                task.result()
        if time.monotonic() > give_up:
            raise SystemExit(f"After this fault the games do not go on: {name}.")
        await asyncio.sleep(0.05)


def main() -> int:
    parser = argparse.ArgumentParser(description="Let everything around the server fail while people and bots play.")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"Seed {given.seed}.", flush=True)
    with databases.postgres() as postgres, databases.redis_process() as redis:
        found = asyncio.run(soak(postgres, redis, given.rounds, given.tables, given.seed))
    tell(found)
    return 0 if found.well and found.acknowledged else 1


if __name__ == "__main__":
    sys.exit(main())
