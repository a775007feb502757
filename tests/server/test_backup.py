"""Backups made while games are played, and what is there after they were restored somewhere else."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from kolmik.client import Client, Connection
from kolmik.protocol.messages import Terms

from .databases import Postgres
from .serving import Server, serving

TABLES = 3


async def play(line: Connection, chance: Random, middle: asyncio.Event) -> None:
    moves = 0
    async for turn in line.turns():
        if moves == 8:
            middle.set()
        moves += await turn.move(chance.choice(turn.legal))


def play_and_back_up(server: Server, back_up: Callable[[], None]) -> dict[str, tuple[str, int, list[list[object]]]]:
    """Games at several tables, backed up in the middle: the token of each, and its number and log before the backup."""

    async def work() -> dict[str, tuple[str, int, list[list[object]]]]:
        async with Client(server.url) as client:
            lines, middles, playing = [], [], []
            for number in range(TABLES):
                table = await client.create("towers", 2, name="Mari", bots={1: "novice"}, terms=Terms(pace=0))
                line = await client.join(table)
                await line.start()
                middles.append(asyncio.Event())
                playing.append(asyncio.create_task(play(line, Random(number), middles[-1])))
                lines.append(line)
            for middle in middles:
                await middle.wait()
            known = {line.table: (client.token, line.state.n, line.log) for line in lines}
            await asyncio.to_thread(back_up)
            await asyncio.gather(*playing)
            return known

    return asyncio.run(work())


def play_on(server: Server, before: dict[str, tuple[str, int, list[list[object]]]]) -> None:
    """All that was there before the backup is there, and the games go on with the same tokens."""

    async def work() -> None:
        for table, (token, number, log) in before.items():
            async with Client(server.url, token=token) as client:
                state = await client.state(table)
                assert number <= state.n and state.table["status"] in ("playing", "over")
                assert state.log[: len(log)] == log  # perhaps the bots have gone on already
                line = await client.join(table)
                await play(line, Random(9), asyncio.Event())
                assert (await line.wait_over()) and await client.record(table)

    asyncio.run(work())


def vacuum_into(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))


def backup_command(file: Path, copy: Path) -> None:
    subprocess.run(["sqlite3", file, f".backup '{copy}'"], check=True, capture_output=True)


@pytest.mark.parametrize("back_up", [vacuum_into, backup_command])
def test_a_file_is_copied_while_it_is_served_and_serves_again(
    tmp_path: Path, back_up: Callable[[Path, Path], None]
) -> None:
    if back_up is backup_command and not shutil.which("sqlite3"):
        pytest.fail("This needs the command sqlite3: apt-get install sqlite3.")
    other = tmp_path / "restored"
    other.mkdir()
    first = tmp_path / "first"
    with serving(first) as server:
        before = play_and_back_up(server, lambda: back_up(first / "kolmik.db", other / "kolmik.db"))
    with serving(other) as restored:
        play_on(restored, before)


def test_postgresql_is_dumped_while_it_is_served_and_restored(tmp_path: Path, postgres: Postgres) -> None:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))[-1].parent
    url, empty = postgres.fresh(), postgres.fresh()
    dump = tmp_path / "kolmik.dump"

    def back_up() -> None:
        command = [str(programs / "pg_dump"), "--format=custom", f"--file={dump}", url]
        subprocess.run(command, check=True, capture_output=True)

    with serving(url) as server:
        before = play_and_back_up(server, back_up)
    subprocess.run([str(programs / "pg_restore"), f"--dbname={empty}", str(dump)], check=True, capture_output=True)
    with serving(empty) as restored:
        play_on(restored, before)
