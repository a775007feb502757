"""Choose a deal together with the server: python bench/deal.py [--source DIR] [--tables 64]

At each table a player colludes with the server, which tells them the secret of the deal: here it is read from the
database. The other player is honest and contributes a seed. The colluding player contributes last, tries many seeds and
wants a deal that comes up once in 64 times. `--source` attacks the server of another checkout of this repository.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
import sqlite3
from pathlib import Path

from attacker import Seat, Target, create
from faults import HERE, UNLIMITED, serving
from kolmik.engine import fair
from server import folder

RARE = 64  # a wanted deal comes up once in so many
TRIES = 5_000


def wanted(secret: bytes, table: str, seeds: tuple[str, str]) -> bool:
    return fair.ticket(fair.key(secret, table, 1, seeds), 0, RARE) == 0


def secret_of(data: Path, table: str) -> bytes:
    with contextlib.closing(sqlite3.connect(data / "kolmik.db", timeout=60)) as connection:
        rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return next(bytes.fromhex(found) for (body,) in rows if (found := json.loads(body).get("secret")))


async def choose(target: Target, data: Path) -> bool:
    """Whether the deal of one table is as the colluding player wants it."""
    honest, colluding = [secrets.token_hex(16) for _ in range(2)]
    table = await create(target, honest, game="towers", players=2, name="Ann")
    seats = [Seat(target, table, token) for token in (honest, colluding)]
    for seat in seats:
        await seat.open()
    await seats[1].do("sit", name="Eve")
    secret, mine = await asyncio.to_thread(secret_of, data, table), secrets.token_hex(16)
    committed = fair.commitment(secret)
    answer = await seats[0].do("client_seed_hash", seat=0, hash=fair.seed_hash(mine, table, 1, committed, 0))
    if answer["is"] == "refused":  # a server without hashes: the last one to give a number knows all others
        await seats[0].do("luck", seat=0, number=mine)
        theirs = next((one for one in map(str, range(TRIES)) if wanted(secret, table, (mine, one))), "0")
        accepted = await seats[1].do("luck", seat=1, number=theirs)
        return accepted["is"] == "done" and wanted(secret, table, (mine, theirs))
    theirs = secrets.token_hex(16)
    await seats[1].do("client_seed_hash", seat=1, hash=fair.seed_hash(theirs, table, 1, committed, 1))
    await seats[0].do("start")
    await seats[0].do("client_seed", seat=0, seed=mine)  # now both seeds are known to the colluding player
    better = next((one for one in map(str, range(TRIES)) if wanted(secret, table, (mine, one))), "0")
    if (await seats[1].do("client_seed", seat=1, seed=better))["is"] == "done":
        return wanted(secret, table, (mine, better))
    if wanted(secret, table, (mine, "")):  # withholding the seed is the only other choice, and the record shows it
        return True
    await seats[1].do("client_seed", seat=1, seed=theirs)
    return wanted(secret, table, (mine, theirs))


async def run(tables: int, source: Path) -> None:
    with folder() as data:
        async with serving(data, source, *UNLIMITED) as target:
            found = await asyncio.gather(*(choose(target, data) for _ in range(tables)))
    print(f"{sum(found)} of {tables} deals are the wanted one; by chance {tables / RARE:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Choose a deal together with the server.")
    parser.add_argument("--source", type=Path, default=HERE.parent, help="a checkout whose server is attacked")
    parser.add_argument("--tables", type=int, default=RARE, help="the number of deals")
    given = parser.parse_args()
    asyncio.run(run(given.tables, given.source.resolve()))


if __name__ == "__main__":
    main()
