"""Kill the server again and again, and let everything around it fail, while people and bots play: `make soak`.

On SQLite, and at the same time on PostgreSQL with two servers and Redis. After each kill and each fault all invariants
are checked against the database (bench/soak_checks.py) while play goes on. Every client keeps its acknowledged moves
and its folded state, and sends a move whose reply was lost again under the same id.
Needs the repository's root in PYTHONPATH. The exit code is 1 if anything was lost, out of order or illegal, diverged or
logged as an unexpected error.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

from tests.server import databases
from tests.server.seeded_command import WallClock
from tests.server.serving import Server

from soak_checks import Checker, compare_with_server
from soak_faults import CLOCK_JUMPS, Fault, World, faults, in_random_order
from soak_report import Found, page
from soak_tables import Company, new_companies

RESULTS = Path(__file__).with_name("soak.md")
SHORTEST, LONGEST = 0.05, 0.8  # seconds of play between a restart and the next kill
PATIENCE = 300.0  # seconds for the tables to go on after a fault
LOOK = 0.01  # seconds between two looks whether something has happened
KILL = ""  # in a list of faults


class Soak:
    """One run on one database."""

    def __init__(self, world: World, found: Found) -> None:
        self.world, self.found = world, found
        self.tasks: list[asyncio.Future[None]] = []
        self.began = time.monotonic()

    async def run(self, schedule: Sequence[str], kinds: dict[str, Fault]) -> None:
        world, found = self.world, self.found
        await asyncio.gather(*(company.sit_down() for company in world.companies))
        self.tasks = [asyncio.ensure_future(company.play()) for company in world.companies]
        checker = Checker(world.url, found)
        try:
            for step, name in enumerate(schedule, 1):
                if name == KILL:
                    await self._kill()
                else:
                    await self._break(name, kinds[name], checker)
                await checker.check(world.companies)
                self._progress(step, len(schedule), name or "kill")
                if not found.well:
                    break
            await self._stop()
            await compare_with_server(world.companies, found)
            await asyncio.to_thread(checker.check_everything, world.companies)
        finally:
            for task in self.tasks:
                task.cancel()
            checker.close()
        self._read_logs()
        found.seconds = time.monotonic() - self.began

    async def _kill(self) -> None:
        """Kill one server after some more moves were acknowledged, and start it again."""
        world, before = self.world, self._acknowledged()
        await asyncio.sleep(world.rng.uniform(SHORTEST, LONGEST))
        await self._until(lambda: self._acknowledged() >= before + 2, "No move is acknowledged.")
        server = world.rng.choice(world.servers)
        server.kill()
        killed = time.monotonic()
        server.launch()
        while not await asyncio.to_thread(server.is_up):
            await asyncio.sleep(0.02)
        self.found.down.append(time.monotonic() - killed)
        self.found.kills += 1

    async def _break(self, name: str, fault: Fault, checker: Checker) -> None:
        """Let something fail, and wait until all tables go on."""
        world, found = self.world, self.found
        await checker.check(world.companies)
        taken_over = found.taken_over
        await fault(world)
        mended, before = time.monotonic(), [company.acknowledged for company in world.companies]

        def all_go_on() -> bool:
            return all(company.acknowledged > old for company, old in zip(world.companies, before, strict=True))

        try:
            await self._until(all_go_on, f"After this fault not all tables go on: {name}.")
        except RuntimeError:
            stuck = [str(one) for one, old in zip(world.companies, before, strict=True) if one.acknowledged == old]
            found.failures += [f"After this fault a table does not go on ({name}): {one}" for one in stuck]
            return
        found.faults.setdefault(name, []).append(time.monotonic() - mended)
        if name in CLOCK_JUMPS:
            await checker.check(world.companies)
            if found.taken_over > taken_over:
                found.failures.append(f"{found.taken_over - taken_over} clocks ran out: {name}")

    async def _until(self, condition: Callable[[], bool], otherwise: str) -> None:
        for _ in range(round(PATIENCE / LOOK)):  # time in which this process is stopped does not count
            if condition():
                return
            for task in self.tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(LOOK)
        raise RuntimeError(otherwise)

    async def _stop(self) -> None:
        for company in self.world.companies:
            await company.stop()
        await asyncio.wait_for(asyncio.gather(*self.tasks), PATIENCE)
        for socket in self.world.silent:
            socket.transport.abort()

    def _acknowledged(self) -> int:
        return sum(company.acknowledged for company in self.world.companies)

    def _read_logs(self) -> None:
        """Look for errors that are none of the storage's in the logs of the servers."""
        for server in self.world.servers:
            lines = server.log_text().splitlines()
            self.found.log_lines += len(lines)
            self.found.failures += [line for line in lines if "Traceback" in line]

    def _progress(self, step: int, steps: int, name: str) -> None:
        seconds = time.monotonic() - self.began
        text = f"{step}/{steps} ({name}), {self._acknowledged()} moves, {seconds:.0f} s"
        print(f"{self.found.database}: {text}", file=sys.stderr, flush=True)


def schedule(kills: int, kinds: Sequence[str]) -> list[str]:
    """Return the kills with the faults spread among them."""
    steps = [(at / (kills + 1), KILL) for at in range(1, kills + 1)]
    steps += [(at / (len(kinds) + 1), name) for at, name in enumerate(kinds, 1)]
    return [name for _, name in sorted(steps, key=lambda step: step[0])]


@contextlib.contextmanager
def serving(url: str, clock: WallClock, count: int, *options: str) -> Iterator[list[Server]]:
    """Run servers on the same database. They are expected to fail now and then."""
    servers = [Server(url, *options) for _ in range(count)]
    try:
        for server in servers:
            server.wall_clock = clock
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


def soak(given: argparse.Namespace, database: str) -> Found:
    """Run the soak test on one kind of database."""
    rng = Random(given.seed)
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kolmik-soak-")))
        clock, postgres, redis = WallClock(folder / "clock"), None, None
        url, count, options = f"sqlite:///{folder}/kolmik.db", 1, []
        if database == "PostgreSQL":
            postgres = stack.enter_context(databases.postgres())
            redis = stack.enter_context(databases.redis_process())
            url, count, options = postgres.new_database(), 2, ["--redis", redis.url]
        servers = stack.enter_context(serving(url, clock, count, *options))
        companies: list[Company] = new_companies([server.url for server in servers], given.tables, given.seed)
        world = World(url, servers, companies, clock, rng, postgres, redis)
        kinds = {name: fault for name, fault in faults(world).items() if not given.kinds or name in given.kinds}
        found = Found(database, len(servers), len(companies))
        steps = schedule(given.kills, in_random_order(kinds, given.faults, rng))
        try:
            asyncio.run(Soak(world, found).run(steps, kinds))
        except Exception:  # the run on the other database goes on
            found.failures.append(traceback.format_exc())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Kill the server, and let everything around it fail, while people play."
    )
    parser.add_argument("--kills", type=int, default=1000, help="on each database")
    parser.add_argument("--faults", type=int, default=60, help="on each database, of all kinds in turn")
    parser.add_argument("--kinds", action="append", help="only faults of this name; may be repeated")
    parser.add_argument("--tables", type=int, default=20, help="at a time")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--database", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    print(f"Seed {given.seed}.", flush=True)
    wanted = [name for name in ("SQLite", "PostgreSQL") if given.database in ("both", name.lower())]
    with ProcessPoolExecutor(len(wanted)) as pool:
        results = list(pool.map(partial(soak, given), wanted))
    for found in results:
        found.tell()
    given.out.write_text(page(results, given.seed))
    whole = all(one.well and one.kills >= given.kills and one.acknowledged for one in results)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
