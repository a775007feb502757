"""More than one process serves a table: real processes, a real PostgreSQL and a real Redis between them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import httpx
import pytest

from kolmik.server.domain import events
from kolmik.server.store import Database

from . import databases
from .databases import free_port
from .players import PATIENCE, Lost, Message, Player, fresh, gather
from .serving import Server, serving

pytestmark = pytest.mark.long  # real servers that start, stop and wait for each other

GAMES = ("towers", "dungeon", "millstone")


@pytest.fixture(scope="module")
def pair(postgres: databases.Postgres) -> Iterator[list[str]]:
    """Two servers of the same tables."""
    url = postgres.fresh()
    with databases.redis_server() as redis, ExitStack() as stack:
        servers = [Server(url, "--redis", redis) for _ in range(2)]
        for server in servers:
            server.launch()
            stack.callback(server.stop)
        for server in servers:
            server.wait_until_up()
        yield [server.url for server in servers]


async def play_out(players: list[Player], seed: int = 1, events: int = 2**50) -> None:
    """Play till the game is over, or so many events more."""
    upto = max(player.known["n"] for player in players) + events
    await asyncio.gather(*(player.play(Random(seed * 100 + at), upto) for at, player in enumerate(players)))


async def check(players: list[Player], servers: list[str]) -> None:
    """Everybody has been told everything, in order, and is told the same anew by every server."""
    last = max(player.known["n"] for player in players)
    for player in players:
        await player.reach(last)
        assert player.wrong == []
        for server in servers:
            assert player.same(await fresh(server, player)) == []


def kept(url: str, table: str) -> list[events.AnyEvent]:
    database = Database.open(url)
    rows = database.read(table)
    database.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [events.read(row.body) for row in rows]


def check_acknowledged(url: str, players: list[Player]) -> None:
    """Every move that was acknowledged is in the log, under its number, once."""
    entries = kept(url, players[0].table)
    for player in players:
        assert player.acknowledged
        for given, (number, move) in player.acknowledged.items():
            entry = entries[number - 1]
            assert isinstance(entry, events.Moved | events.Claimed) and entry.id.endswith(f":{given}")
            assert move == (entry.moves[0] if isinstance(entry, events.Moved) else entry.move)
    ids = [entry.id for entry in entries if isinstance(entry, events.Moved | events.Claimed) and entry.id]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_players_of_one_table_on_different_servers_play_a_whole_game(pair: list[str], game: str) -> None:
    async def run() -> None:
        players = await gather(pair, game, 3)
        watching = [await Player(server, players[0].table).join() for server in pair]
        await play_out(players)
        assert all(player.status == "over" for player in players)
        await check([*players, *watching], pair)
        for player in (*players, *watching):
            await player.part()

    asyncio.run(run())


def test_of_two_who_move_at_once_one_moves_and_the_other_is_told(pair: list[str]) -> None:
    """Everybody plays on two devices at once, each at another server: the log decides."""

    async def run() -> None:
        players = await gather(pair, "towers", 2)
        twins = [await Player(pair[1 - at], one.table, one.token).join() for at, one in enumerate(players)]
        rng = Random(7)
        won = [0, 0]
        while players[0].status == "playing":
            mover = 0 if players[0].legal else 1
            one, other = players[mover], twins[mover]
            seen = one.known["n"]
            await other.reach(seen)
            assert other.legal == one.legal and other.known["n"] == seen
            asked = [device.ask("move", move=rng.choice(one.legal), seen=seen) for device in (one, other)]
            answers = await asyncio.gather(*asked)
            assert sorted(answer["is"] for answer in answers) == ["done", "refused"], answers
            (refused,) = (answer for answer in answers if answer["is"] == "refused")
            assert refused.get("stale") or refused["why"] == "The game is over.", refused
            won[answers[1]["is"] == "done"] += 1
            for player in (*players, *twins):
                now = max(device.known["n"] for device in (one, other))
                await player.reach(now)
        assert sum(won) > 20
        await check([*players, *twins], pair)
        for player in (*players, *twins):
            await player.part()

    asyncio.run(run())


def test_the_same_move_sent_to_both_servers_is_made_once(pair: list[str]) -> None:
    async def run() -> None:
        players = await gather(pair, "dungeon", 2)
        twins = [await Player(pair[1 - at], one.table, one.token).join() for at, one in enumerate(players)]
        for turn in range(20):
            mover = 0 if players[0].legal else 1
            devices = (players[mover], twins[mover])
            given: dict[str, Any] = {"id": f"again {turn}", "move": devices[0].legal[0], "seen": devices[0].known["n"]}
            answers = await asyncio.gather(*(device.ask("move", **given) for device in devices))
            assert [answer["is"] for answer in answers] == ["done", "done"]
            assert answers[0]["n"] == answers[1]["n"]
            last = answers[0]["n"]
            for player in (*players, *twins):
                await player.reach(last)
        await check([*players, *twins], pair)
        for player in (*players, *twins):
            await player.part()

    asyncio.run(run())


def test_a_move_is_acknowledged_by_its_own_number_also_when_it_ends_the_game(pair: list[str]) -> None:
    """And a repeated one by the same, wherever it is sent to."""

    async def run() -> None:
        players = await gather(pair, "dungeon", 2)
        await play_out(players)
        made = [
            (number, given, words, at) for at in (0, 1) for given, (number, words) in players[at].acknowledged.items()
        ]
        number, given, words, at = max(made)
        last = players[at]
        assert number == last.known["n"] - 1  # the end comes after it
        for server in pair:
            await last.join(server)
            told = await last.ask("move", id=given, move=words, seen=0)
            assert told == {"is": "done", "id": given, "n": number}
        for player in players:
            await player.part()

    asyncio.run(run())


def test_claims_of_a_race_at_different_servers_all_count(pair: list[str]) -> None:
    """In a race all are asked at once: those who answer at the same moment have both answered."""

    async def run() -> None:
        raced = 0
        for seed in range(30):
            players = await gather(pair, "millstone", 3, race="live")
            while players[0].status == "playing" and not raced:
                for player in players:
                    now = max(one.known["n"] for one in players)
                    await player.reach(now)
                asked = [player for player in players if player.legal]
                timed = players[0].known["table"]["timed_decision"]
                if timed and timed["kind"] == "race" and len(asked) > 1:
                    seen = asked[0].known["n"]
                    claims = [one.ask("move", move=one.legal[0], seen=seen) for one in asked]
                    answers = await asyncio.gather(*claims)
                    assert [answer["is"] for answer in answers] == ["done"] * len(asked), answers
                    assert len({answer["n"] for answer in answers}) == len(asked)
                    raced += 1
                else:
                    told = await asked[0].ask(
                        "move", move=Random(seed).choice(asked[0].legal), seen=asked[0].known["n"]
                    )
                    assert told["is"] == "done"
                    await asked[0].reach(told["n"])
            await check(players, pair)
            for player in players:
                await player.part()
            if raced:
                return
        pytest.fail("There was no race in thirty games.")

    asyncio.run(run())


def test_who_is_there_is_known_at_both_servers(pair: list[str]) -> None:
    async def run() -> None:
        players = await gather(pair, "towers", 2)
        for player in players:
            await player.until(lambda player=player: player.presence.get("seats") == [0, 1])  # type: ignore[misc]
        watcher = await Player(pair[1], players[0].table).join()
        expected = {"is": "presence", "seats": [0, 1], "spectators": 1}
        for player in (*players, watcher):
            await player.until(lambda player=player: player.presence == expected)  # type: ignore[misc]
        await watcher.part()
        await players[1].part()
        await players[0].until(lambda: players[0].presence == {"is": "presence", "seats": [0], "spectators": 0})
        await players[0].part()

    asyncio.run(run())


def test_a_killed_server_takes_nothing_with_it(postgres_url: str, redis_url: str) -> None:
    """Players of the killed one go on at the other; a bot that was thinking there thinks again here."""
    with serving(postgres_url, "--redis", redis_url) as one, serving(postgres_url, "--redis", redis_url) as other:

        async def move(player: Player) -> None:
            await player.until(lambda: bool(player.legal))
            told = await player.ask("move", move=player.legal[0], seen=player.known["n"])
            assert told["is"] == "done"

        async def run() -> None:
            tables = [await gather([one.url, other.url], game, 2) for game in GAMES]
            slow = await gather([one.url, other.url], "towers", 2, ["novice"], pace=2000, starter=0)
            alone = await gather([one.url], "towers", 1, ["novice"], pace=2000, starter=0)
            playing = [asyncio.ensure_future(play_out(players, events=200)) for players in tables]
            for players in tables:
                await players[0].until(lambda players=players: len(players[0].acknowledged) > 3)  # type: ignore[misc]
            await move(slow[0])
            await move(slow[1])  # now the bot thinks, at the other server, which is the one to be killed
            await move(alone[0])
            number, left = slow[0].known["n"], alone[0].known["n"]
            other.kill()
            for players in tables:
                await players[1].until(lambda players=players: not players[1].connected)  # type: ignore[misc]
            for task in playing:  # the others would wait for those that are gone
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for players in (*tables, slow):
                with pytest.raises(Lost):
                    await players[1].ask("say", phrase="hello")
                await players[1].join(one.url)
                await play_out(players, 2, 10)
            assert slow[0].known["n"] > number
            for players in tables:
                await play_out(players, 3)
                assert players[0].status == "over"
            for players in (*tables, slow):
                await check(players, [one.url])
                check_acknowledged(postgres_url, players)
            await alone[0].reach(left + 1)
            one.kill()
            for player in (*(player for players in tables for player in players), *slow, *alone):
                await player.part()

        asyncio.run(run())


def test_a_bot_of_a_killed_server_is_taken_over_though_nobody_looks(postgres_url: str, redis_url: str) -> None:
    """The server where the table was open is gone, and nobody has come to the other: it sees what is due."""
    with serving(postgres_url, "--redis", redis_url) as one, serving(postgres_url, "--redis", redis_url):

        async def run() -> str:
            (player,) = await gather([one.url], "towers", 1, ["novice"], pace=5000, starter=0)
            await player.until(lambda: bool(player.legal))
            told = await player.ask("move", move=player.legal[0], seen=player.known["n"])
            assert told["is"] == "done"
            one.kill()
            async with asyncio.timeout(PATIENCE):
                while len(kept(postgres_url, player.table)) == told["n"]:
                    await asyncio.sleep(0.2)
            await player.part()
            return player.table

        last = kept(postgres_url, asyncio.run(run()))[-1]
        assert isinstance(last, events.Moved) and last.bot


def test_without_redis_for_a_while_the_log_is_looked_at(postgres_url: str) -> None:
    port = free_port()
    address = f"redis://127.0.0.1:{port}/0"

    async def redis_is(servers: list[str], there: bool) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client, asyncio.timeout(PATIENCE):
            for server in servers:
                while (await client.get(f"{server}/health")).json()["redis"] is not there:
                    await asyncio.sleep(0.1)

    async def run(servers: list[str], stack: ExitStack) -> None:
        stack.enter_context(databases.redis_server(port))
        await redis_is(servers, True)
        players = await gather(servers, "towers", 2)
        await play_out(players, 1, 5)
        stack.close()
        await redis_is(servers, False)
        await play_out(players, 2, 6)  # hints are lost
        watcher = await Player(servers[1], players[0].table).join()
        stack.enter_context(databases.redis_server(port))
        await redis_is(servers, True)
        await watcher.part()
        second = await Player(servers[1], players[0].table).join()
        await players[0].until(lambda: players[0].presence.get("spectators") == 1)  # only a hint can have told that
        await play_out(players, 3)
        await check([*players, second], servers)
        check_acknowledged(postgres_url, players)
        for player in (*players, second):
            await player.part()

    with (
        ExitStack() as stack,
        serving(postgres_url, "--redis", address) as one,
        serving(postgres_url, "--redis", address) as other,
    ):
        asyncio.run(run([one.url, other.url], stack))


async def to_another_worker(other: Player) -> None:
    """Connect seat 1 anew till it is alone at its worker: without Redis, a worker knows of its own lines only."""
    alone: Message = {"is": "presence", "seats": [1], "spectators": 0}
    for _ in range(200):
        await other.part()
        other.presence = {}
        await other.join()
        await other.until(lambda: bool(other.presence))
        if other.presence == alone:
            return
    pytest.fail("Two hundred connections all came to the same worker.")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql with redis"])
def test_workers_of_one_server(kind: str, request: pytest.FixtureRequest) -> None:
    """Without Redis, workers look at the log; with it, they tell each other."""
    hinted = kind != "sqlite"
    url: str = request.getfixturevalue("postgres_url" if hinted else "sqlite_url")
    more = ["--redis", request.getfixturevalue("redis_url")] if hinted else []

    async def run(server: str) -> None:
        for game in GAMES:
            players = await gather([server], game, 2)
            if not hinted:
                await to_another_worker(players[1])
            await play_out(players, events=2**50 if hinted else 10)
            if hinted:
                assert players[0].status == "over"
            await check(players, [server])
            check_acknowledged(url, players)
            for player in players:
                await player.part()

    with serving(url, "--workers", "2", *more) as server:
        asyncio.run(run(server.url))


def test_nobody_is_taken_for_away_whose_line_is_at_a_worker_that_cannot_say_so(sqlite_url: str) -> None:
    async def run(server: str) -> None:
        players = await gather([server], "towers", 2, starter=1, away=1)
        await to_another_worker(players[1])
        for _ in range(3):  # each takes a worker a second to hear of
            said = await players[0].ask("say", phrase="your-turn")
            await players[1].reach(said["n"])
        assert [seat["stand_in"] for seat in players[1].known["table"]["seats"]] == ["", ""]
        for player in players:
            await player.part()

    with serving(sqlite_url, "--workers", "2") as server:
        asyncio.run(run(server.url))
