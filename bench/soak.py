"""Kill the server again and again while dozens play, and check that nothing acknowledged is lost: `make soak`.

Players make random moves at tables of all three games over sockets, and spectators come and go, while the server is
killed (SIGKILL) at random moments and restarted on the same data: first on SQLite, then on PostgreSQL. Every client
keeps its acknowledged moves and its folded state. It sends a move whose reply was lost again under the same id. At the
end, all of that is compared with the log in the database and with fresh states from the server.
Needs the repository's root in PYTHONPATH. The exit code is 1 if anything was lost, out of order, duplicated or
diverged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from tests.server import databases
from tests.server.async_players import CONNECTION_ERRORS, AsyncPlayer, ConnectionLost, fetch_state, start_table
from tests.server.serving import Server, serving

from kolmik.server.domain import events
from kolmik.server.store import Database
from machine import describe

GAMES = ("towers", "dungeon", "millstone")
RESULTS = Path(__file__).with_name("soak.md")
SHORTEST, LONGEST = 0.05, 0.8  # seconds of play between a restart and the next kill
RETRY = 0.05
LIMIT = 3600.0  # seconds for one database, after which the run stops
SPECTATORS = 3  # tables per spectator


@dataclass
class Found:
    """The results for one database."""

    database: str
    kills: int = 0
    tables: int = 0
    games: int = 0
    acknowledged: int = 0
    repeated: int = 0
    events: int = 0
    seconds: float = 0.0
    down: list[float] = field(default_factory=list)  # seconds from each kill until the server answered again
    lost: list[str] = field(default_factory=list)
    disorder: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    diverged: list[str] = field(default_factory=list)

    @property
    def well(self) -> bool:
        return not (self.lost or self.disorder or self.doubled or self.diverged)


class Company:
    """One table and its players, who play game after game until the end."""

    def __init__(self, number: int, players: list[AsyncPlayer], seed: int) -> None:
        self.number, self.players = number, players
        self.rngs = [Random(seed * 1_000_003 + number * 101 + at) for at in range(len(players))]
        self.repeated = 0
        self.over = False

    async def play(self) -> None:
        await asyncio.gather(*(self._play(at) for at in range(len(self.players))))

    async def _play(self, at: int) -> None:
        """Move on every turn of this player and reconnect when the connection breaks. Seat 0 starts the next game."""
        player, rng = self.players[at], self.rngs[at]
        count = 0
        open_move: dict[str, object] = {}  # sent, but not yet answered
        while not self.over:
            try:
                if not player.connected:
                    await player.join()
                if open_move:
                    self.repeated += 1
                elif player.legal:
                    count += 1
                    seen = player.known["n"]
                    open_move = {"id": f"{at}.{count}", "move": rng.choice(player.legal), "seen": seen}
                if open_move:
                    reply = await player.command("move", **open_move)
                    open_move = {}
                    await player.reach(reply.get("n", 0))
                elif at == 0 and player.status in ("over", "gathering"):
                    reply = await player.command("rematch" if player.status == "over" else "start")
                    await player.reach(reply.get("n", 0))
                else:
                    await player.wait_until(lambda: self.over or not player.connected or self._to_do(at))
            except (ConnectionLost, *CONNECTION_ERRORS):
                await asyncio.sleep(RETRY)

    def _to_do(self, at: int) -> bool:
        player = self.players[at]
        return bool(player.legal) or (at == 0 and player.status in ("over", "gathering"))


async def watch(company: Company, spectator: AsyncPlayer, rng: Random) -> None:
    """Join as a spectator, watch for a while, leave, and join again."""
    while not company.over:
        try:
            await spectator.join()
            await asyncio.sleep(rng.uniform(0.1, 2.0))
            await spectator.disconnect()
        except (ConnectionLost, *CONNECTION_ERRORS):
            await asyncio.sleep(RETRY)


async def finish(companies: list[Company], tasks: Sequence[asyncio.Future[None]]) -> None:
    """Wake players that wait, and wait until all have stopped."""
    for player in (player for company in companies for player in company.players):
        await player.notify()
    await asyncio.wait_for(asyncio.gather(*tasks), 120)


async def soak(name: str, url: str, kills: int, tables: int, seed: int) -> Found:
    found = Found(name, tables=tables)
    rng = Random(seed)
    began = time.monotonic()
    with serving(url, may_fail=True) as server:
        groups = [await start_table([server.url], GAMES[at % 3], 2) for at in range(tables)]
        companies = [Company(at, players, seed) for at, players in enumerate(groups)]
        watchers = [AsyncPlayer(server.url, company.players[0].table) for company in companies[::SPECTATORS]]
        watched = zip(companies[::SPECTATORS], watchers, strict=True)
        tasks = [asyncio.ensure_future(company.play()) for company in companies]
        tasks += [asyncio.ensure_future(watch(company, one, Random(rng.random()))) for company, one in watched]
        try:
            await _kill(server, companies, tasks, kills, rng, found, began)
        finally:
            for company in companies:
                company.over = True
        await finish(companies, tasks)
        await compare(server, companies, watchers, found)
    found.repeated = sum(company.repeated for company in companies)
    look_up(url, companies, found)
    found.seconds = time.monotonic() - began
    return found


async def _kill(
    server: Server,
    companies: list[Company],
    tasks: list[asyncio.Task[None]],
    kills: int,
    rng: Random,
    found: Found,
    began: float,
) -> None:
    """Kill and restart the server, each time after some more moves were acknowledged."""
    while found.kills < kills and time.monotonic() - began < LIMIT:
        before = acknowledged(companies)
        pause = rng.uniform(SHORTEST, LONGEST)
        await asyncio.sleep(pause)
        while acknowledged(companies) < before + 2 and time.monotonic() - began < LIMIT:
            await asyncio.sleep(0.01)
        server.kill()
        killed = time.monotonic()
        server.launch()
        while not await asyncio.to_thread(server.is_up):
            await asyncio.sleep(0.02)
        found.kills += 1
        found.down.append(time.monotonic() - killed)
        for task in tasks:
            if task.done():
                task.result()
        progress = f"{found.kills}/{kills} kills, {acknowledged(companies)} moves, {time.monotonic() - began:.0f} s"
        print(f"\r{found.database}: {progress} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def acknowledged(companies: list[Company]) -> int:
    return sum(len(player.acknowledged) for company in companies for player in company.players)


async def compare(server: Server, companies: list[Company], watchers: list[AsyncPlayer], found: Found) -> None:
    """Reconnect everybody and compare the folded state of each with a fresh state from the server."""
    for player in [*(player for company in companies for player in company.players), *watchers]:
        if not player.connected:
            await player.join()
        state = await fetch_state(server.url, player)
        await player.reach(state["n"])
        differs = player.differences(await fetch_state(server.url, player))
        if differs:
            found.diverged.append(f"{player.table}: {', '.join(differs)}")
        found.disorder += [f"{player.table}: {what}" for what in player.errors]
        found.events += player.events
    for player in [*(player for company in companies for player in company.players), *watchers]:
        await player.disconnect()


def look_up(url: str, companies: list[Company], found: Found) -> None:
    """Check that every acknowledged move is in the log, once and under its number."""
    database = Database.open(url)
    for company in companies:
        rows = database.read(company.players[0].table)
        if [row.number for row in rows] != list(range(1, len(rows) + 1)):
            found.disorder.append(f"{company.players[0].table}: the numbers of its log")
        entries = [events.read(row.body) for row in rows]
        found.games += sum(isinstance(entry, events.Ended) for entry in entries)
        ids = Counter(entry.id for entry in entries if isinstance(entry, events.Moved | events.Claimed) and entry.id)
        found.doubled += [f"{company.players[0].table}: {given}" for given, times in ids.items() if times > 1]
        for player in company.players:
            found.acknowledged += len(player.acknowledged)
            for given, (number, move) in player.acknowledged.items():
                entry = entries[number - 1] if number <= len(entries) else None
                made = (
                    entry.moves[0]
                    if isinstance(entry, events.Moved)
                    else entry.move
                    if isinstance(entry, events.Claimed)
                    else ""
                )
                if made != move or not getattr(entry, "id", "").endswith(f":{given}"):
                    found.lost.append(f"{player.table}: {given} as event {number}")
    database.close()


def table_of(results: list[Found], seed: int) -> str:
    """Return the text of bench/soak.md."""
    rows = [
        f"| {one.database} | {one.tables} | {one.kills} | {one.acknowledged:,} | {one.repeated:,} | {one.games} "
        f"| {len(one.lost)} | {len(one.disorder)} | {len(one.doubled)} | {len(one.diverged)} "
        f"| {sorted(one.down)[len(one.down) // 2]:.1f} | {one.seconds:.0f} |"
        for one in results
    ]
    return "\n".join(
        [
            "# Soak test: killing the server",
            "",
            "Generated by `make soak`. Two players at each table play random games of all three kinds, and spectators "
            "come and go, while the server is killed (SIGKILL) at random moments and restarted on the same data.",
            "",
            f"{datetime.now(UTC):%Y-%m-%d}, seed {seed}. Server and clients on the same machine.",
            "",
            *(f"- {line}" for line in describe()),
            "",
            "| database | tables | kills | moves acknowledged | moves sent again | games finished "
            "| acknowledged moves lost | events out of order | moves duplicated | clients diverged "
            "| median downtime, s | total, s |",
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
            *rows,
            "",
        ]
    )


def tell(found: Found) -> None:
    print(
        f"{found.database}: {found.kills} kills, {found.acknowledged} moves acknowledged, {found.games} games over, "
        f"lost {len(found.lost)}, out of order {len(found.disorder)}, doubled {len(found.doubled)}, "
        f"diverged {len(found.diverged)}, {found.seconds:.0f} s."
    )
    for what in (found.lost, found.disorder, found.doubled, found.diverged):
        for one in what[:10]:
            print(f"  {one}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Kill the server again and again while dozens play.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    print(f"Seed {given.seed}.", flush=True)
    results = []
    with contextlib.ExitStack() as stack:
        if given.database != "postgresql":
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kolmik-soak-"))
            url = f"sqlite:///{folder}/kolmik.db"
            results.append(asyncio.run(soak("SQLite", url, given.kills, given.tables, given.seed)))
            tell(results[-1])
        if given.database != "sqlite":
            url = stack.enter_context(databases.postgres()).new_database()
            results.append(asyncio.run(soak("PostgreSQL", url, given.kills, given.tables, given.seed)))
            tell(results[-1])
    given.out.write_text(table_of(results, given.seed))
    whole = all(one.well and one.kills >= given.kills and one.acknowledged for one in results)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
