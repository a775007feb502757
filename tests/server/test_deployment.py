"""Deployment: the documents match the code, and a full disk loses nothing."""

from __future__ import annotations

import asyncio
import re
import resource
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import typer.main

from kolmik.cli import app
from kolmik.client import Client, Refused

from ..cli.command import PATIENCE, environment
from .async_players import fetch_state, start_table
from .serving import Server, serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


# --- the documents ---


def test_the_tables_in_the_documents_match_the_code() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "reference.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, env=environment())
    assert checked.returncode == 0, checked.stderr


def test_every_documented_option_exists() -> None:
    commands: Any = typer.main.get_command(app)
    options = {name for option in commands.commands["serve"].params for name in (*option.opts, *option.secondary_opts)}
    variables = {option.envvar for option in commands.commands["serve"].params} | {"KOLMIK_CACHE"}
    pages = [*DEPLOY.iterdir(), ROOT / "docs" / "running-a-server.md"]
    for page in pages:
        text = page.read_text(encoding="utf-8")
        serving = re.findall(r"kolmik serve ([^`\n]*)", text) + re.findall(r"`(--[^`]*)`", text)
        named = {name for text in serving for name in re.findall(r"(?<!\S)--[a-z-]+", text)}
        assert named <= options, page.name
        assert set(re.findall(r"KOLMIK_[A-Z_]+", text)) <= variables, page.name


def documented(part: str) -> set[str]:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = page.partition(f"<!-- {part}: checked by the tests -->")[2].partition("<!-- end")[0].splitlines()[3:]
    return {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])} if rows else set()


def test_the_client_in_the_document_plays_a_game(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    code = page.partition("## A whole client")[2].partition("```python\n")[2].partition("```")[0]
    with serving(tmp_path, "--commands", "1000") as server:
        command = [sys.executable, "-c", code, server.url]
        played = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=PATIENCE)
        assert played.returncode == 0, played.stderr
        assert len(played.stdout.splitlines()) == 1

        async def look() -> None:
            async with Client(server.url) as client:
                state = await client.state(await client.create("millstone", 2))
                assert set(state.table) == documented("table")
                assert set(state.you) == documented("you")

        asyncio.run(look())


# --- a full disk ---


class FullDiskServer(Server):
    """A server whose files cannot grow beyond a size, as on a full disk."""

    fresh = True  # the limit is inherited from this process

    def __init__(self, folder: Path, max_size: int) -> None:
        super().__init__(folder, "--new-tables", "1000", "--requests", "1000")
        self.max_size = max_size

    def start(self) -> None:
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (self.max_size, before[1]))
        try:
            super().start()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    def free_space(self) -> None:
        """Lift the limit, also for the next start."""
        assert self.process
        self.max_size = resource.getrlimit(resource.RLIMIT_FSIZE)[0]
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, resource.getrlimit(resource.RLIMIT_FSIZE))


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    server = FullDiskServer(tmp_path, 400_000)
    server.start()

    async def create_many(client: Client, created: list[str]) -> None:
        while len(created) < 500:
            created.append(await client.create("towers", 2, name="Mari"))

    async def fill() -> tuple[str, list[str]]:
        """Create tables until the disk is full; returns their host's token and the tables that were stored."""
        created: list[str] = []
        async with Client(server.url) as client:
            sentence = r"^The server cannot save this now, so it did not happen; try again\.$"
            with pytest.raises(Refused, match=sentence):
                await create_many(client, created)
            assert created
            assert (await client.state(created[0])).table["status"] == "gathering"  # stored tables can be read
            assert "\nkolmik_unstored_total 1\n" in httpx.get(f"{server.url}/metrics").text
            return client.token, created

    async def look(token: str, created: list[str]) -> None:
        async with Client(server.url, token=token) as client:
            for table in created:
                assert (await client.state(table)).you["host"]
            await client.create("towers", 2)

    try:
        token, created = asyncio.run(fill())
        server.free_space()
        asyncio.run(look(token, created))
        server.stop()
        server.start()
        asyncio.run(look(token, created))
    finally:
        server.stop()


def test_a_full_disk_refuses_a_move_and_the_game_goes_on(tmp_path: Path) -> None:
    server = FullDiskServer(tmp_path, 400_000)
    server.start()

    async def play() -> None:
        players = await start_table([server.url], "towers", 2)
        rng = Random(1)
        while True:
            mover = next(player for player in players if player.legal)
            move, seen = rng.choice(mover.legal), mover.known["n"]
            answer = await mover.command("move", move=move, seen=seen)
            if answer["is"] == "refused":
                break
            for player in players:
                await player.reach(answer["n"])
        assert answer["why"] == "The server cannot save this now, so it did not happen; try again." and answer["again"]
        assert [player.known["n"] for player in players] == [seen, seen]
        server.free_space()
        answer = await mover.command("move", move=move, seen=seen)
        assert answer["is"] == "done"
        for player in players:
            await player.reach(answer["n"])
            assert not player.differences(await fetch_state(server.url, player)) and not player.errors
            await player.disconnect()

    try:
        asyncio.run(play())
    finally:
        server.stop()
