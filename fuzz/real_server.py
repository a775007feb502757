"""The cases of the targets `http`, `frames` and `commands` against a real server, while others play there.

No input may stop the server, make it log an error, or disturb a game at another table.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tests.server.async_players import AsyncPlayer, fetch_state, start_table
from tests.server.serving import Server, serving

from .campaign import saved
from .games import all_games
from .mutate import Mutator
from .oracle import require
from .targets.commands import Commands
from .targets.frames import HANDSHAKE, Frames, client_frame
from .targets.http import Http

AT_ONCE = 32  # connections
QUIET = 0.3  # seconds without an answer after which a connection is given up
MAX_GROWTH = 400  # MiB of memory


@dataclass
class Found:
    """What was sent, and what others did meanwhile."""

    inputs: int = 0
    answered: int = 0  # bytes
    closed: int = 0  # connections that the server closed
    games: int = 0  # played to the end at other tables
    growth: int = 0  # MiB of memory
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"server: {self.inputs:,} cases over connections of their own, {self.closed:,} closed by the server, "
            f"{self.answered:,} bytes of answers, {self.games} games played beside, {self.growth} MiB more memory, "
            f"no error logged, {self.seconds:.0f} s"
        )


class Attacker:
    """Makes cases and sends each over a connection of its own."""

    def __init__(self, server: Server, table: str, rng: Random, found: Found) -> None:
        self.server, self.table, self.rng, self.found = server, table, rng, found
        targets: tuple[Any, ...] = (Http(), Frames(), Commands())
        self._targets = targets
        self._mutators = [Mutator(rng, target.dictionary, target.max_size) for target in targets]
        self._pools = [[*target.seeds(), *(case for _, case in saved(target.name))] for target in targets]

    def close(self) -> None:
        for target in self._targets:
            target.close()

    def case(self) -> bytes:
        """The bytes of one connection."""
        kind = self.rng.randrange(3)
        pool = self._pools[kind]
        case = self._mutators[kind].mutate(self.rng.choice(pool), self.rng.choice(pool))
        if kind == 0:
            return case.replace(b"@table", self.table.encode())
        shake = HANDSHAKE.replace(b"maple", self.table.encode())
        if kind == 1:
            return shake + case
        return shake + b"".join(client_frame(0x81, line[2:].replace(b"@n", b"4")) for line in case.split(b"\n"))

    async def send(self) -> None:
        """Send one case in one or two pieces, and read until the server is quiet or closes the connection."""
        case = self.case()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        at = self.rng.choice((0, self.rng.randrange(len(case) + 1)))
        try:
            for piece in (case[:at], case[at:]):
                writer.write(piece)
                await writer.drain()
            while data := await asyncio.wait_for(reader.read(65_536), QUIET):
                self.found.answered += len(data)
            self.found.closed += 1
        except TimeoutError:
            pass
        except ConnectionError:
            self.found.closed += 1
        finally:
            self.found.inputs += 1
            writer.close()


def memory(server: Server) -> int:
    """The memory of the server's process, in MiB."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) // 1024


async def play_beside(server: Server, enough: asyncio.Event, found: Found) -> None:
    """Play one game after another at other tables, undisturbed."""
    while not enough.is_set() or not found.games:
        players = await start_table([server.url], all_games()[found.games % len(all_games())].name, 2)
        await asyncio.gather(*(player.play(Random(at)) for at, player in enumerate(players)))
        for player in players:
            await check_player(server, player)
        found.games += 1


async def check_player(server: Server, player: AsyncPlayer) -> None:
    require(player.status == "over" and player.errors == [], "others play on", player.status, player.errors)
    differences = player.differences(await fetch_state(server.url, player))
    require(differences == [], "others see the right state", differences)
    await player.disconnect()


async def attack(server: Server, seed: int, inputs: int | None, seconds: float | None) -> Found:
    began, found, enough = time.monotonic(), Found(), asyncio.Event()
    players = await start_table([server.url], "towers", 2, hints=False)
    attacker = Attacker(server, players[0].table, Random(seed), found)
    before = memory(server)
    neighbour = asyncio.ensure_future(play_beside(server, enough, found))

    async def go_on() -> None:
        while (inputs is None or found.inputs < inputs) and (seconds is None or time.monotonic() - began < seconds):
            await attacker.send()

    await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
    enough.set()
    await neighbour
    for player in players:
        await player.disconnect()
    attacker.close()
    found.growth, found.seconds = memory(server) - before, time.monotonic() - began
    require(found.growth < MAX_GROWTH, "the memory is bounded", found.growth)
    require(server.is_up(), "the server still answers")
    require(server.errors() == [], "no error is logged", *server.errors()[:2])
    return found


def run(seed: int, inputs: int | None, seconds: float | None) -> Found:
    """Attack a real server; raises if a promise is broken."""
    with tempfile.TemporaryDirectory(prefix="kolmik-fuzz-") as folder, serving(Path(folder), may_fail=True) as server:
        return asyncio.run(attack(server, seed, inputs, seconds))
