"""Nobody is told anything hidden: games that differ only in hidden things look the same to who may not know them."""

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

from .alike import MILLSTONE, PLAYERS, VIEWERS, same_for
from .players import PATIENCE, Player, fresh, gather, post
from .serving import serving

# --- over the wire, people deal ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('quiet')}/kolmik.db") as running:
        yield running.url


def twins(viewer: Viewer, seed: int) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Two games as (who, move) that sound the same to a viewer though the others hold other cards."""
    rng = Random(seed)
    one, other = (Match(Setting.choose(MILLSTONE, PLAYERS, 0)) for _ in range(2))
    script: tuple[list[tuple[int, str]], list[tuple[int, str]]] = ([], [])
    while not one.over and not other.over and len(one.moves) < 90:
        found = same_for(one, other, viewer, rng)
        if found is None:
            break
        for match, moves, move in zip((one, other), script, found, strict=True):
            moves.append((match.mover, MILLSTONE.words[move]))
            match.play_number(move)
    if one.over or other.over:  # hands are laid open then
        script = (script[0][:-1], script[1][:-1])
    return script


def masked(told: str, player: Player) -> str:
    """What was told without times, the table's name and the commitment to its secret."""
    told = re.sub(r'"(now|since|deadline|at|created)":\d+', r'"\1":0', told)
    told = re.sub(r'"commitment":"[0-9a-f]*"', '"commitment":""', told)
    return told.replace(player.table, "table")


def game_frames(player: Player) -> list[str]:
    """The frames of the game: not who is connected, nor what measures the line."""
    others = ('{"is":"presence"', '{"is":"ping"', '{"is":"done"')
    return [masked(frame, player) for frame in player.frames if not frame.startswith(others)]


async def asked_again(server: str, player: Player) -> list[str]:
    """What a viewer is told who comes again: since an event, everything, over HTTP, and as a replay so far."""
    told = []
    for seen in (player.known["n"] // 2, player.known["n"] - 5, 0):
        again = Player(server, player.table, player.token)
        if seen:
            again.known = player.known | {"n": seen}
        again.recording = True
        await again.join()
        await again.reach(player.known["n"])
        await again.until(lambda again=again: bool(again.presence))  # type: ignore[misc]
        told += game_frames(again)
        await again.part()
    cookies = {"kolmik": player.token} if player.token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        for path in ("", "/games/1/replay"):
            answer = await client.get(f"/api/tables/{player.table}{path}")
            told.append(masked(answer.raise_for_status().text, player))
    return told


async def recorded(server: str, viewer: Viewer, script: list[tuple[int, str]]) -> list[str]:
    """All that a viewer is told of a game, from before it begins."""
    made, token = await post(
        server,
        "/api/tables",
        game="millstone",
        players=PLAYERS,
        name="Player 0",
        terms={"deal": "people", "starter": 0, "away": 0},
    )
    tokens = [token]
    for seat in range(1, PLAYERS):
        path = f"/api/tables/{made['id']}"
        tokens.append((await post(server, path, do="sit", name=f"Player {seat}", seat=seat))[1])
    players = [await Player(server, made["id"], token).join() for token in tokens]
    watcher = Player(server, made["id"], "" if viewer is None else tokens[viewer])
    watcher.recording = True
    await watcher.join()
    told = await players[0].ask("start")
    dealer = 0 if viewer is None else (viewer + 1) % PLAYERS
    for who, move in script:
        player = players[dealer if who == NATURE else who]
        await player.reach(told["n"])
        told = await player.ask("move", move=move, seen=told["n"])
        assert told["is"] == "done", (told, move)
    await watcher.reach(told["n"])
    assert watcher.status == "playing" and watcher.wrong == []
    assert watcher.same(await fresh(server, watcher)) == []
    frames = game_frames(watcher) + await asked_again(server, watcher)
    for player in (*players, watcher):
        await player.part()
    return frames


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_goes_over_the_wire_tells_nothing_hidden(server: str, viewer: Viewer) -> None:
    longest = max((twins(viewer, seed) for seed in range(5)), key=lambda found: len(found[0]))
    differ = sum(one != other for one, other in zip(*longest, strict=True))
    print(f"viewer {viewer}: {len(longest[0])} moves, {differ} of them differ")
    assert len(longest[0]) > 25 and differ > 10

    async def run() -> None:
        one, other = [await recorded(server, viewer, script) for script in longest]
        assert len(one) == len(other)
        for frame, twin in zip(one, other, strict=True):
            assert frame == twin

    asyncio.run(run())


# --- over the wire, a race against the clock ---


async def play_to_a_race(server: str) -> list[Player]:
    """A table in the middle of a race, paused, where its host has several choices and somebody else is asked too."""
    for seed in range(200):
        players = await gather([server], "millstone", PLAYERS)
        host, rng = players[0], Random(seed)
        while host.status == "playing":
            for player in players:  # all know the same: or one who is on turn may not have heard of it yet
                await player.reach(max(one.known["n"] for one in players))
            timed = host.known["table"]["timed_decision"]
            racing = timed and timed["kind"] == "race"
            if racing and len(host.legal) > 1 and len(timed["seats"]) > 1:
                assert (await host.ask("pause"))["is"] == "done"
                return players
            mover = next((player for player in players if player.legal), None)
            if mover is None:  # the clock decides
                await host.reach(host.known["n"] + 1)
                continue
            told = await mover.ask("move", move=rng.choice(mover.legal), seen=mover.known["n"])
            now = max(told.get("n", 0), *(player.known["n"] for player in players))
            for player in players:
                await player.reach(now)
        for player in players:
            await player.part()
    pytest.fail("There was no such race in two hundred games.")


async def told_of_a_choice(
    server: str, players: list[Player], choose: Callable[[list[str]], str]
) -> dict[Viewer, list[str]]:
    """What everybody else is told while the host chooses in secret, and is told anew before the race is decided."""
    table, tokens = players[0].table, [player.token for player in players]
    host = await Player(server, table, tokens[0]).join()
    viewers: dict[Viewer, Player] = {1: Player(server, table, tokens[1]), 2: Player(server, table, tokens[2])}
    viewers[None] = Player(server, table)
    for viewer in viewers.values():
        viewer.recording = True
        await viewer.join()
    await host.ask("resume")
    await host.until(lambda: bool(host.legal))
    words = choose(host.legal)
    # Both at once: the race stands still before anybody can win it.
    claim = asyncio.ensure_future(host.ask("move", move=words, seen=host.known["n"]))
    pause = asyncio.ensure_future(host.ask("pause"))
    done: list[Any] = [await claim, await pause]
    assert [answer["is"] for answer in done] == ["done", "done"], done
    found = {}
    for seat, viewer in viewers.items():
        await viewer.reach(done[1]["n"])
        assert viewer.known["table"]["chosen"] == [0] and viewer.status == "paused"
        frames = [relative(frame) for frame in viewer.frames]
        found[seat] = [frame for frame in frames if not frame.startswith(('{"is":"presence"', '{"is":"ping"'))]
        found[seat] += [relative(one) for one in await raw_again(server, viewer)]
        await viewer.part()
    await host.part()
    return found


async def raw_again(server: str, player: Player) -> list[str]:
    cookies = {"kolmik": player.token} if player.token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        answers = [await client.get(f"/api/tables/{player.table}{path}") for path in ("", "/games/1/replay")]
    again = Player(server, player.table, player.token)
    again.known = player.known | {"n": player.known["n"] - 2}
    again.recording = True
    await again.join()
    await again.reach(player.known["n"])
    await again.part()
    told = [answer.raise_for_status().text for answer in answers]
    return told + [frame for frame in again.frames if frame.startswith('{"is":"event"')]


def relative(told: str) -> str:
    """Times without the moment at which it was played: a deadline by how long after the decision began it is."""
    since = re.search(r'"since":(\d+)', told)
    deadline = re.search(r'"deadline":(\d+)', told)
    if since and deadline:
        told = told.replace(deadline[0], f'"deadline":"+{int(deadline[1]) - int(since[1])}"')
    return re.sub(r'"(now|since|deadline|at)":\d+', r'"\1":0', told)


def test_a_choice_in_a_race_is_not_told_before_it_is_decided(tmp_path: Path) -> None:
    """The same table on two servers, one from a copy of the other's data: the host races here and sits out there."""
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    with serving(f"sqlite:///{first}/kolmik.db") as server:

        async def until_race() -> list[Player]:
            players = await play_to_a_race(server.url)
            for player in players:
                await player.part()
            return players

        players = asyncio.run(until_race())
    shutil.copytree(first, second)

    def races(legal: list[str]) -> str:
        return next(words for words in legal if words != "sit out")

    found = []
    for folder, choose in ((first, races), (second, lambda legal: "sit out")):
        with serving(f"sqlite:///{folder}/kolmik.db") as server:
            found.append(asyncio.run(told_of_a_choice(server.url, players, choose)))
    for viewer in found[0]:
        assert len(found[0][viewer]) == len(found[1][viewer]) > 4
        for frame, twin in zip(found[0][viewer], found[1][viewer], strict=True):
            assert frame == twin, viewer
