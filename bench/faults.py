"""Attack the tables themselves: python bench/faults.py [ATTACK ...] [--source DIR]

outage: the storage fails for a moment, again and again, while people play against bots. Afterwards the server is
restarted, and what it shows from its log is compared with what it showed before and with what the players were sent.
split: a table is forgotten and opened again while the timer of its first time in memory still runs. Then two people
come, one after the other, and one of them acts.
reload: of two players of Millstone one closes the page, the other moves, the first one opens the page again.
rewind: the last events of a table are removed from the database while people sit at it and go on.
restore: a server is stopped, given an older backup, and started again. One player goes on as if nothing had happened
until the game is as long as before. Then the connection of the other one comes back.

`--source` attacks the server of another checkout of this repository. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

from attacker import Seat, Target, ask, create, follow_all, left, on_turn, playing
from server import TOO_MUCH, Server, folder, free_port

HERE = Path(__file__).resolve().parent
GAMES = ("towers", "dungeon", "millstone")
TABLES = 6
OUTAGES = 12
DOWN, UP = 0.3, 0.4  # seconds
IDLE = 65.0  # seconds; a table that nobody watches is forgotten after 60
WAIT = 3.0  # seconds in which an event reaches everybody
UNLIMITED = [f"--{name}={TOO_MUCH}" for name in ("commands", "requests", "new-tables")]


@contextlib.asynccontextmanager
async def serving(data: Path, source: Path, *options: str) -> AsyncIterator[Target]:
    port = free_port()
    command = [sys.executable, "-m", "kolmik", "serve", f"--port={port}", f"--data={data}", "--log-level=critical"]
    environment = os.environ | {"PYTHONPATH": str(source / "src")}
    running = Server([*command, *options], port, environment=environment)
    try:
        await asyncio.to_thread(running.ready)
        yield Target(port, "")
    finally:
        await asyncio.to_thread(running.stop)


def seen_by(state: dict[str, object]) -> dict[str, object]:
    return {part: state[part] for part in ("n", "game", "you", "log")}


async def get(target: Target, seat: Seat) -> dict[str, object] | None:
    """What the server shows a player now; None if it shows nothing."""
    status, body = await ask(target, "GET", f"/api/tables/{seat.table}", token=seat.token)
    return seen_by(json.loads(body)) if status == 200 else None


# --- the storage fails while bots play ---


async def outage(data: Path, source: Path) -> str:
    seen: Counter[str] = Counter()
    async with serving(data, source, *UNLIMITED) as target:
        seats = [await against_bots(target, GAMES[at % len(GAMES)]) for at in range(TABLES)]
        work = [asyncio.create_task(keep_moving(seat, seen)) for seat in seats]
        for _ in range(OUTAGES):
            await asyncio.sleep(UP)
            await asyncio.to_thread(change, data, "ALTER TABLE events RENAME TO elsewhere")
            await asyncio.sleep(DOWN)
            await asyncio.to_thread(change, data, "ALTER TABLE elsewhere RENAME TO events")
        await asyncio.sleep(WAIT)
        for one in work:
            one.cancel()
        await asyncio.wait(work)
        await asyncio.sleep(WAIT)
        for seat in seats:
            if seat.socket is None or seat.socket.closed:
                await seat.open()
            await seat.do("pause")
        before = [await get(target, seat) for seat in seats]
        sent = [seat.shown() for seat in seats]
    async with serving(data, source) as target:
        for seat, shown, was in zip(seats, before, sent, strict=True):
            now = await get(target, seat)
            seen["tables that cannot be opened after a restart"] += now is None
            seen["tables whose memory differed from the log"] += now is not None and now != shown
            seen["players who had been sent something else"] += now is not None and was != now
            seen["gaps in what players were sent"] += seat.gaps
    return f"{TABLES} tables, {OUTAGES} outages: " + "; ".join(f"{what}: {count}" for what, count in seen.items())


async def against_bots(target: Target, game: str) -> Seat:
    seats = [{}, {"level": "novice"}, {"level": "novice"}]
    token = secrets.token_hex(16)
    terms = {"pace": 0, "away": 0, "race": "turns", "games": 100}
    table = await create(target, token, game=game, players=3, name="Eve", seats=seats, terms=terms)
    seat = Seat(target, table, token)
    await seat.open()
    await seat.do("client_seed_hash", seat=0, hash="")
    await seat.do("start")
    return seat


async def keep_moving(seat: Seat, seen: Counter[str]) -> None:
    rng = Random(7)
    while True:
        with contextlib.suppress(OSError, TimeoutError):
            if seat.socket is None or seat.socket.closed:
                await asyncio.wait_for(seat.open(), WAIT)
                seen["reconnections"] += 1
            elif seat.status == "over":
                await asyncio.wait_for(seat.do("rematch"), WAIT)
                await asyncio.wait_for(seat.do("start"), WAIT)
            elif seat.legal:
                move = rng.choice(seat.legal)
                answer = await asyncio.wait_for(seat.do("move", move=move, seen=seat.n), WAIT)
                seen["moves" if answer["is"] == "done" else "moves refused"] += 1
                await asyncio.wait_for(seat.follow(answer.get("n", 0)), WAIT)
        await asyncio.sleep(0.01)


# --- two sessions of one table ---


async def split(data: Path, source: Path) -> str:
    async with serving(data, source, *UNLIMITED, "--tables=1") as target:
        token = secrets.token_hex(16)
        table = await create(target, token, game="towers", players=2, name="Eve")
        first = Seat(target, table, token)
        await first.open()
        close(first)
        await asyncio.sleep(1.0)
        await create(target, token, game="towers", players=2)  # there is room for one table: the first is forgotten
        await first.open()
        await asyncio.sleep(IDLE)
        second = Seat(target, table, secrets.token_hex(16))
        await second.open()
        answer = await first.do("say", phrase="hello")
        told = [await received(seat, answer["n"]) for seat in (first, second)]
        answer = await second.do("sit", name="Ben")
        told += [await received(seat, answer.get("n", 0)) for seat in (first, second)]
    return f"of the events of two people at one table, {sum(told)} of {len(told)} arrived"


def close(*seats: Seat) -> None:
    for seat in seats:
        if seat.socket:
            seat.socket.close()


async def received(seat: Seat, n: int) -> bool:
    try:
        await asyncio.wait_for(seat.follow(n), WAIT)
    except TimeoutError:
        return False
    return True


# --- a stale board ---


async def reload(data: Path, source: Path) -> str:
    stale = reloads = 0
    rng = Random(7)
    async with serving(data, source, *UNLIMITED) as target:
        for _ in range(2):
            async with playing(target, "millstone", terms={"away": 0, "race": "turns"}) as seats:
                while seat := next(on_turn(seats), None):
                    other = seats[1 - seats.index(seat)]
                    await left(seat, other)
                    answer = await seat.do("move", move=rng.choice(seat.legal), seen=seat.n)
                    await seat.follow(answer.get("n", 0))
                    await other.open()
                    reloads += 1
                    stale += other.shown() != await get(target, other)
                    await follow_all(seats, max(one.n for one in seats))
    return f"{stale} of {reloads} reloads showed a board that was not the current one"


# --- a log that gets shorter ---


async def rewind(data: Path, source: Path) -> str:
    async with serving(data, source, *UNLIMITED) as target, playing(target, "towers", terms={"away": 0}) as seats:
        await some_moves(seats, seats[0].n + 6)
        table = seats[0].table
        shorter = f"DELETE FROM events WHERE table_id = '{table}' AND number > {seats[0].n - 3}"
        await asyncio.to_thread(change, data, shorter)
        seat = next(on_turn(seats))
        answer = {"is": "not answered"}
        with contextlib.suppress(TimeoutError):
            answer = await asyncio.wait_for(seat.do("move", move=seat.legal[0], seen=seat.n), WAIT)
        with contextlib.closing(sqlite3.connect(data / "kolmik.db")) as connection:
            count, last = connection.execute(
                "SELECT COUNT(*), MAX(number) FROM events WHERE table_id = ?", (table,)
            ).fetchone()
    log = "without a gap" if count == last else f"with a gap of {last - count} events"
    return f"a move after 3 events were removed: {answer['is']}; the log is {log}"


async def restore(data: Path, source: Path) -> str:
    backup = data / "backup.db"
    async with serving(data, source, *UNLIMITED) as target, playing(target, "towers", terms={"away": 0}) as seats:
        await some_moves(seats, seats[0].n + 4)
        await asyncio.to_thread(copy, data / "kolmik.db", backup)
        await some_moves(seats, seats[0].n + 6)
    for file in data.glob("kolmik.db*"):
        file.unlink()
    backup.rename(data / "kolmik.db")
    async with serving(data, source, *UNLIMITED) as target:
        known = seats[0].n
        for seat in seats:
            seat.target = target
        fresh = [Seat(target, seat.table, seat.token) for seat in seats]
        for seat in fresh:
            await seat.open()
        await some_moves(fresh, known + 2, choice=-1)
        await seats[0].reconnect()
        await received(seats[0], known + 2)
        same = seats[0].shown() == await get(target, seats[0])
        close(*seats, *fresh)
    return f"after an older backup a returning player sees {'the current game' if same else 'a game that never was'}"


async def some_moves(seats: list[Seat], until: int, choice: int = 0) -> None:
    while seats[0].n < until and (seat := next(on_turn(seats), None)):
        answer = await seat.do("move", move=seat.legal[choice], seen=seat.n)
        await follow_all(seats, answer["n"])


def change(data: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(data / "kolmik.db", timeout=60)) as connection, connection:
        connection.execute(statement)


def copy(file: Path, to: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as source, contextlib.closing(sqlite3.connect(to)) as backup:
        source.backup(backup)


ATTACKS: dict[str, Callable[[Path, Path], Awaitable[str]]] = {
    "outage": outage,
    "split": split,
    "reload": reload,
    "rewind": rewind,
    "restore": restore,
}


async def run(names: list[str], source: Path) -> None:
    for name in names:
        with folder() as data:
            print(f"| {name} | {await ATTACKS[name](data, source)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Attack the tables themselves.")
    parser.add_argument("attacks", nargs="*", default=[*ATTACKS], metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--source", type=Path, default=HERE.parent, help="a checkout whose server is attacked")
    given = parser.parse_args()
    if unknown := [name for name in given.attacks if name not in ATTACKS]:
        raise SystemExit(f"Unknown attacks: {', '.join(unknown)}. Choose from {', '.join(ATTACKS)}.")
    asyncio.run(run(given.attacks, given.source.resolve()))


if __name__ == "__main__":
    main()
