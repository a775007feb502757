"""Noninterference: games that differ only in what is hidden from a viewer look the same to that viewer."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from kolmik.engine import NATURE
from kolmik.engine.match import Match, Setting
from kolmik.server.domain.projection import Viewer

from .async_players import PATIENCE, AsyncPlayer, fetch_state, post, start_table
from .indistinguishable import MILLSTONE, PLAYERS, VIEWERS, matching_moves
from .serving import serving

# --- over the wire, people deal ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('quiet')}/kolmik.db") as running:
        yield running.url


def indistinguishable_games(viewer: Viewer, seed: int) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Two games as (mover, move) that look the same to a viewer though the other players hold other cards."""
    rng = Random(seed)
    one, other = (Match(Setting.choose(MILLSTONE, PLAYERS, 0)) for _ in range(2))
    script: tuple[list[tuple[int, str]], list[tuple[int, str]]] = ([], [])
    while not one.over and not other.over and len(one.moves) < 90:
        found = matching_moves(one, other, viewer, rng)
        if found is None:
            break
        for match, moves, move in zip((one, other), script, found, strict=True):
            moves.append((match.mover, MILLSTONE.words[move]))
            match.play_number(move)
    if one.over or other.over:  # hands are revealed then
        script = (script[0][:-1], script[1][:-1])
    return script


def masked(frame: str, player: AsyncPlayer) -> str:
    """A frame without times, the table's id and the commitment to its secret."""
    frame = re.sub(r'"(now|since|deadline|at|created)":\d+', r'"\1":0', frame)
    frame = re.sub(r'"commitment":"[0-9a-f]*"', '"commitment":""', frame)
    return frame.replace(player.table, "table")


def game_frames(player: AsyncPlayer) -> list[str]:
    """The frames about the game, without those about presence, latency and commands."""
    others = ('{"is":"presence"', '{"is":"ping"', '{"is":"done"')
    return [masked(frame, player) for frame in player.frames if not frame.startswith(others)]


async def received_after_reconnecting(server: str, player: AsyncPlayer) -> list[str]:
    """All that a reconnecting viewer receives: later events, the whole state, also over HTTP, and the replay so far."""
    received = []
    for seen in (player.known["n"] // 2, player.known["n"] - 5, 0):
        again = AsyncPlayer(server, player.table, player.token)
        if seen:
            again.known = player.known | {"n": seen}
        again.recording = True
        await again.join()
        await again.reach(player.known["n"])
        await again.wait_until(lambda again=again: bool(again.presence))  # type: ignore[misc]
        received += game_frames(again)
        await again.disconnect()
    cookies = {"kolmik": player.token} if player.token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        for path in ("", *(f"/games/1/replay?from={first}" for first in range(0, 1000, 100))):
            answer = await client.get(f"/api/tables/{player.table}{path}")
            received.append(masked(answer.raise_for_status().text, player))
    return received


async def all_received(server: str, viewer: Viewer, script: list[tuple[int, str]]) -> list[str]:
    """All that a viewer receives of a game, from before it begins."""
    created, token = await post(
        server,
        "/api/tables",
        game="millstone",
        players=PLAYERS,
        name="Player 0",
        terms={"deal": "people", "starter": 0, "away": 0},
    )
    tokens = [token]
    for seat in range(1, PLAYERS):
        path = f"/api/tables/{created['id']}"
        tokens.append((await post(server, path, do="sit", name=f"Player {seat}", seat=seat))[1])
    players = [await AsyncPlayer(server, created["id"], token).join() for token in tokens]
    watcher = AsyncPlayer(server, created["id"], "" if viewer is None else tokens[viewer])
    watcher.recording = True
    await watcher.join()
    answer = await players[0].command("start")
    dealer = 0 if viewer is None else (viewer + 1) % PLAYERS
    for mover, move in script:
        player = players[dealer if mover == NATURE else mover]
        await player.reach(answer["n"])
        answer = await player.command("move", move=move, seen=answer["n"])
        assert answer["is"] == "done", (answer, move)
    await watcher.reach(answer["n"])
    assert watcher.status == "playing" and watcher.errors == []
    assert watcher.differences(await fetch_state(server, watcher)) == []
    frames = game_frames(watcher) + await received_after_reconnecting(server, watcher)
    for player in (*players, watcher):
        await player.disconnect()
    return frames


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_viewer_receives_nothing_hidden(server: str, viewer: Viewer) -> None:
    longest = max((indistinguishable_games(viewer, seed) for seed in range(5)), key=lambda found: len(found[0]))
    differ = sum(one != other for one, other in zip(*longest, strict=True))
    print(f"viewer {viewer}: {len(longest[0])} moves, {differ} of them differ")
    assert len(longest[0]) > 25 and differ > 10

    async def run() -> None:
        one, other = [await all_received(server, viewer, script) for script in longest]
        assert len(one) == len(other)
        for frame, counterpart in zip(one, other, strict=True):
            assert frame == counterpart

    asyncio.run(run())


# --- over the wire, a race against the clock ---


async def play_to_a_race(server: str) -> list[AsyncPlayer]:
    """A paused table in the middle of a race in which the host has several choices and another player chooses too."""
    for seed in range(200):
        players = await start_table([server], "millstone", PLAYERS)
        host, rng = players[0], Random(seed)
        while host.status == "playing":
            for player in players:  # otherwise the player to move may not know it yet
                await player.reach(max(one.known["n"] for one in players))
            timed = host.known["table"]["timed_decision"]
            racing = timed and timed["kind"] == "race"
            if racing and len(host.legal) > 1 and len(timed["seats"]) > 1:
                assert (await host.command("pause"))["is"] == "done"
                return players
            mover = next((player for player in players if player.legal), None)
            if mover is None:  # the clock decides
                await host.reach(host.known["n"] + 1)
                continue
            answer = await mover.command("move", move=rng.choice(mover.legal), seen=mover.known["n"])
            now = max(answer.get("n", 0), *(player.known["n"] for player in players))
            for player in players:
                await player.reach(now)
        for player in players:
            await player.disconnect()
    pytest.fail("There was no such race in two hundred games.")


async def received_during_a_choice(
    server: str, players: list[AsyncPlayer], choose: Callable[[list[str]], str]
) -> dict[Viewer, list[str]]:
    """All that the other viewers receive while the host chooses in secret, and after reconnecting before the result."""
    table, tokens = players[0].table, [player.token for player in players]
    host = await AsyncPlayer(server, table, tokens[0]).join()
    viewers: dict[Viewer, AsyncPlayer] = {
        1: AsyncPlayer(server, table, tokens[1]),
        2: AsyncPlayer(server, table, tokens[2]),
    }
    viewers[None] = AsyncPlayer(server, table)
    for viewer in viewers.values():
        viewer.recording = True
        await viewer.join()
    await host.command("resume")
    await host.wait_until(lambda: bool(host.legal))
    words = choose(host.legal)
    # Sent together, so that the race is paused before it can be decided.
    claim = asyncio.ensure_future(host.command("move", move=words, seen=host.known["n"]))
    pause = asyncio.ensure_future(host.command("pause"))
    done: list[Any] = [await claim, await pause]
    assert [answer["is"] for answer in done] == ["done", "done"], done
    found = {}
    for seat, viewer in viewers.items():
        await viewer.reach(done[1]["n"])
        assert viewer.known["you"]["chosen"] == ([0] if seat == 0 else []) and viewer.status == "paused"
        frames = [relative(frame) for frame in viewer.frames]
        found[seat] = [frame for frame in frames if not frame.startswith(('{"is":"presence"', '{"is":"ping"'))]
        found[seat] += [relative(one) for one in await fetched_again(server, viewer)]
        await viewer.disconnect()
    await host.disconnect()
    return found


async def fetched_again(server: str, player: AsyncPlayer) -> list[str]:
    cookies = {"kolmik": player.token} if player.token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        answers = [
            await client.get(f"/api/tables/{player.table}{path}")
            for path in ("", "/games/1/replay", "/games/1/replay?from=100")
        ]
    again = AsyncPlayer(server, player.table, player.token)
    again.known = player.known | {"n": player.known["n"] - 2}
    again.recording = True
    await again.join()
    await again.reach(player.known["n"])
    await again.disconnect()
    texts = [answer.raise_for_status().text for answer in answers]
    return texts + [frame for frame in again.frames if frame.startswith('{"is":"event"')]


def relative(frame: str) -> str:
    """A frame with its deadline relative to the start of the decision, and without other times."""
    since = re.search(r'"since":(\d+)', frame)
    deadline = re.search(r'"deadline":(\d+)', frame)
    if since and deadline:
        frame = frame.replace(deadline[0], f'"deadline":"+{int(deadline[1]) - int(since[1])}"')
    frame = re.sub(r'"epoch":"\w+"', '"epoch":""', frame)  # drawn by each process
    return re.sub(r'"(now|since|deadline|at)":\d+', r'"\1":0', frame)


def test_a_choice_in_a_race_is_hidden_until_the_race_is_decided(tmp_path: Path) -> None:
    """The same table on two servers with copies of the same data: the host races on one and sits out on the other."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    with serving(f"sqlite:///{first}/kolmik.db") as server:

        async def until_race() -> list[AsyncPlayer]:
            players = await play_to_a_race(server.url)
            for player in players:
                await player.disconnect()
            return players

        players = asyncio.run(until_race())
    shutil.copytree(first, second)

    def races(legal: list[str]) -> str:
        return next(words for words in legal if words != "sit out")

    found = []
    for folder, choose in ((first, races), (second, lambda legal: "sit out")):
        with serving(f"sqlite:///{folder}/kolmik.db") as server:
            found.append(asyncio.run(received_during_a_choice(server.url, players, choose)))
    for viewer in found[0]:
        assert len(found[0][viewer]) == len(found[1][viewer]) > 4
        for frame, counterpart in zip(found[0][viewer], found[1][viewer], strict=True):
            assert frame == counterpart, viewer
