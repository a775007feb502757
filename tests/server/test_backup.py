"""Backups made during play: restored somewhere else, they hold every table, and the games go on."""

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


async def play(connection: Connection, rng: Random, halfway: asyncio.Event) -> None:
    moves = 0
    async for turn in connection.turns():
        if moves == 8:
            halfway.set()
        moves += await turn.move(rng.choice(turn.legal))


def play_and_back_up(server: Server, back_up: Callable[[], None]) -> dict[str, tuple[str, int, list[list[object]]]]:
    """Play at several tables and back up halfway; returns each table's token, event number and log before that."""

    async def work() -> dict[str, tuple[str, int, list[list[object]]]]:
        async with Client(server.url) as client:
            connections, reached_halfway, playing = [], [], []
            for number in range(TABLES):
                table = await client.create("towers", 2, name="Mari", bots={1: "novice"}, terms=Terms(pace=0))
                connection = await client.join(table)
                await connection.start()
                reached_halfway.append(asyncio.Event())
                playing.append(asyncio.create_task(play(connection, Random(number), reached_halfway[-1])))
                connections.append(connection)
            for halfway in reached_halfway:
                await halfway.wait()
            known = {connection.table: (client.token, connection.state.n, connection.log) for connection in connections}
            await asyncio.to_thread(back_up)
            await asyncio.gather(*playing)
            return known

    return asyncio.run(work())


def check_and_finish(server: Server, before: dict[str, tuple[str, int, list[list[object]]]]) -> None:
    """Check that everything from before the backup is there, and finish the games with the same tokens."""

    async def work() -> None:
        for table, (token, number, log) in before.items():
            async with Client(server.url, token=token) as client:
                state = await client.state(table)
                assert number <= state.n and state.table["status"] in ("playing", "over")
                assert state.log[: len(log)] == log  # bots may have moved already
                connection = await client.join(table)
                await play(connection, Random(9), asyncio.Event())
                assert (await connection.wait_over()) and await client.record(table)

    asyncio.run(work())


def vacuum_into(file: Path, copy: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))


def backup_command(file: Path, copy: Path) -> None:
    subprocess.run(["sqlite3", file, f".backup '{copy}'"], check=True, capture_output=True)


@pytest.mark.parametrize("back_up", [vacuum_into, backup_command])
def test_a_copy_of_sqlite_made_during_play_can_be_served(tmp_path: Path, back_up: Callable[[Path, Path], None]) -> None:
    if back_up is backup_command and not shutil.which("sqlite3"):
        pytest.fail("This test needs the command sqlite3: apt-get install sqlite3.")
    other = tmp_path / "restored"
    other.mkdir()
    first = tmp_path / "first"
    with serving(first) as server:
        before = play_and_back_up(server, lambda: back_up(first / "kolmik.db", other / "kolmik.db"))
    with serving(other) as restored:
        check_and_finish(restored, before)


def test_a_dump_of_postgresql_made_during_play_can_be_served(tmp_path: Path, postgres: Postgres) -> None:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))[-1].parent
    url, empty = postgres.new_database(), postgres.new_database()
    dump = tmp_path / "kolmik.dump"

    def back_up() -> None:
        command = [str(programs / "pg_dump"), "--format=custom", f"--file={dump}", url]
        subprocess.run(command, check=True, capture_output=True)

    with serving(url) as server:
        before = play_and_back_up(server, back_up)
    subprocess.run([str(programs / "pg_restore"), f"--dbname={empty}", str(dump)], check=True, capture_output=True)
    with serving(empty) as restored:
        check_and_finish(restored, before)
