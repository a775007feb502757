"""A cluster: several real server processes share tables through a real PostgreSQL and a real Redis."""

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
from .async_players import PATIENCE, AsyncPlayer, ConnectionLost, Message, fetch_state, start_table
from .databases import free_port
from .serving import Server, serving

pytestmark = pytest.mark.long  # starts and stops real servers that wait for each other

GAMES = ("towers", "dungeon", "millstone")


async def play_out(players: list[AsyncPlayer], seed: int = 1, events: int = 2**50) -> None:
    """Play until the game is over, or until so many more events."""
    upto = max(player.known["n"] for player in players) + events
    await asyncio.gather(*(player.play(Random(seed * 100 + at), upto) for at, player in enumerate(players)))


async def check(players: list[AsyncPlayer], servers: list[str]) -> None:
    """Check that every player received all events in order and that every server has the same state."""
    last = max(player.known["n"] for player in players)
    for player in players:
        await player.reach(last)
        assert player.errors == []
        for server in servers:
            assert player.differences(await fetch_state(server, player)) == []


def stored_events(url: str, table: str) -> list[events.AnyEvent]:
    database = Database.open(url)
    rows = database.read(table)
    database.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [events.read(row.body) for row in rows]


def check_acknowledged(url: str, players: list[AsyncPlayer]) -> None:
    """Check that every acknowledged move is in the log, once and under its number."""
    entries = stored_events(url, players[0].table)
    for player in players:
        assert player.acknowledged
        for command_id, (number, move) in player.acknowledged.items():
            entry = entries[number - 1]
            assert isinstance(entry, events.Moved | events.Claimed) and entry.id.endswith(f":{command_id}")
            assert move == (entry.moves[0] if isinstance(entry, events.Moved) else entry.move)
    ids = [entry.id for entry in entries if isinstance(entry, events.Moved | events.Claimed) and entry.id]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_players_of_one_table_on_different_servers_play_a_whole_game(pair: list[str], game: str) -> None:
    async def run() -> None:
        players = await start_table(pair, game, 3)
        spectators = [await AsyncPlayer(server, players[0].table).join() for server in pair]
        await play_out(players)
        assert all(player.status == "over" for player in players)
        await check([*players, *spectators], pair)
        for player in (*players, *spectators):
            await player.disconnect()

    asyncio.run(run())


def test_of_two_concurrent_moves_one_succeeds_and_the_other_is_refused(pair: list[str]) -> None:
    """Every player uses two devices at different servers; the log decides between them."""

    async def run() -> None:
        players = await start_table(pair, "towers", 2)
        second_devices = [
            await AsyncPlayer(pair[1 - at], one.table, one.token).join() for at, one in enumerate(players)
        ]
        rng = Random(7)
        won = [0, 0]
        while players[0].status == "playing":
            mover = 0 if players[0].legal else 1
            one, other = players[mover], second_devices[mover]
            seen = one.known["n"]
            await other.reach(seen)
            assert other.legal == one.legal and other.known["n"] == seen
            moves = [device.command("move", move=rng.choice(one.legal), seen=seen) for device in (one, other)]
            answers = await asyncio.gather(*moves)
            assert sorted(answer["is"] for answer in answers) == ["done", "refused"], answers
            (refused,) = (answer for answer in answers if answer["is"] == "refused")
            assert refused.get("stale") or refused["why"] == "The game is over.", refused
            won[answers[1]["is"] == "done"] += 1
            for player in (*players, *second_devices):
                now = max(device.known["n"] for device in (one, other))
                await player.reach(now)
        assert sum(won) > 20
        await check([*players, *second_devices], pair)
        for player in (*players, *second_devices):
            await player.disconnect()

    asyncio.run(run())


def test_the_same_move_sent_to_both_servers_is_made_once(pair: list[str]) -> None:
    async def run() -> None:
        players = await start_table(pair, "dungeon", 2)
        second_devices = [
            await AsyncPlayer(pair[1 - at], one.table, one.token).join() for at, one in enumerate(players)
        ]
        for turn in range(20):
            mover = 0 if players[0].legal else 1
            devices = (players[mover], second_devices[mover])
            move: dict[str, Any] = {"id": f"again {turn}", "move": devices[0].legal[0], "seen": devices[0].known["n"]}
            answers = await asyncio.gather(*(device.command("move", **move) for device in devices))
            assert [answer["is"] for answer in answers] == ["done", "done"]
            assert answers[0]["n"] == answers[1]["n"]
            last = answers[0]["n"]
            for player in (*players, *second_devices):
                await player.reach(last)
        await check([*players, *second_devices], pair)
        for player in (*players, *second_devices):
            await player.disconnect()

    asyncio.run(run())


def test_a_move_that_ends_the_game_is_acknowledged_with_its_own_number(pair: list[str]) -> None:
    """Repeated at either server, it is acknowledged with the same number."""

    async def run() -> None:
        players = await start_table(pair, "dungeon", 2)
        await play_out(players)
        moves = [
            (number, command_id, move, at)
            for at in (0, 1)
            for command_id, (number, move) in players[at].acknowledged.items()
        ]
        number, command_id, move, at = max(moves)
        last = players[at]
        assert number == last.known["n"] - 1  # the event of the end follows it
        for server in pair:
            await last.join(server)
            answer = await last.command("move", id=command_id, move=move, seen=0)
            assert answer == {"is": "done", "id": command_id, "n": number}
        for player in players:
            await player.disconnect()

    asyncio.run(run())


def test_concurrent_choices_in_a_race_all_count(pair: list[str]) -> None:
    """A race is a simultaneous decision: choices sent at the same moment all count."""

    async def run() -> None:
        raced = 0
        for seed in range(30):
            players = await start_table(pair, "millstone", 3, race="live")
            while players[0].status == "playing" and not raced:
                for player in players:
                    now = max(one.known["n"] for one in players)
                    await player.reach(now)
                able = [player for player in players if player.legal]
                timed = players[0].known["table"]["timed_decision"]
                if timed and timed["kind"] == "race" and len(able) > 1:
                    seen = able[0].known["n"]
                    claims = [one.command("move", move=one.legal[0], seen=seen) for one in able]
                    answers = await asyncio.gather(*claims)
                    assert [answer["is"] for answer in answers] == ["done"] * len(able), answers
                    assert len({answer["n"] for answer in answers}) == len(able)
                    raced += 1
                elif not able:  # the clock decides, or the game ended while the players caught up
                    now = players[0].known["n"]
                    await players[0].wait_until(
                        lambda one=players[0], now=now: one.known["n"] > now or one.status != "playing"  # type: ignore[misc]
                    )
                else:
                    answer = await able[0].command(
                        "move", move=Random(seed).choice(able[0].legal), seen=able[0].known["n"]
                    )
                    assert answer["is"] == "done"
                    await able[0].reach(answer["n"])
            await check(players, pair)
            for player in players:
                await player.disconnect()
            if raced:
                return
        pytest.fail("There was no race in thirty games.")

    asyncio.run(run())


def test_presence_is_known_at_both_servers(pair: list[str]) -> None:
    async def run() -> None:
        players = await start_table(pair, "towers", 2)
        for player in players:
            await player.wait_until(lambda player=player: player.presence.get("seats") == [0, 1])  # type: ignore[misc]
        spectator = await AsyncPlayer(pair[1], players[0].table).join()
        expected = {"is": "presence", "seats": [0, 1], "spectators": 1}
        for player in (*players, spectator):
            await player.wait_until(lambda player=player: player.presence == expected)  # type: ignore[misc]
        await spectator.disconnect()
        await players[1].disconnect()
        await players[0].wait_until(lambda: players[0].presence == {"is": "presence", "seats": [0], "spectators": 0})
        await players[0].disconnect()

    asyncio.run(run())


def test_nothing_is_lost_when_a_server_is_killed(postgres_url: str, redis_url: str) -> None:
    """Its players continue at the other server, which also takes over a bot that was thinking there."""
    with serving(postgres_url, "--redis", redis_url) as one, serving(postgres_url, "--redis", redis_url) as other:

        async def move(player: AsyncPlayer) -> None:
            await player.wait_until(lambda: bool(player.legal))
            answer = await player.command("move", move=player.legal[0], seen=player.known["n"])
            assert answer["is"] == "done"

        async def run() -> None:
            tables = [await start_table([one.url, other.url], game, 2) for game in GAMES]
            slow = await start_table([one.url, other.url], "towers", 2, ["novice"], pace=2000, starter=0)
            alone = await start_table([one.url], "towers", 1, ["novice"], pace=2000, starter=0)
            playing = [asyncio.ensure_future(play_out(players, events=200)) for players in tables]
            for players in tables:
                await players[0].wait_until(lambda players=players: len(players[0].acknowledged) > 3)  # type: ignore[misc]
            await move(slow[0])
            await move(slow[1])  # now the bot thinks, at the server that will be killed
            await move(alone[0])
            number, left = slow[0].known["n"], alone[0].known["n"]
            other.kill()
            for players in tables:
                await players[1].wait_until(lambda players=players: not players[1].connected)  # type: ignore[misc]
            for task in playing:  # they would wait for the disconnected players
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for players in (*tables, slow):
                with pytest.raises(ConnectionLost):
                    await players[1].command("say", phrase="hello")
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
                await player.disconnect()

        asyncio.run(run())


def test_a_bot_of_a_killed_server_is_taken_over_though_nobody_is_connected(postgres_url: str, redis_url: str) -> None:
    """Nobody is connected to the other server, which finds the table by the move that is due."""
    with serving(postgres_url, "--redis", redis_url) as one, serving(postgres_url, "--redis", redis_url):

        async def run() -> str:
            (player,) = await start_table([one.url], "towers", 1, ["novice"], pace=5000, starter=0)
            await player.wait_until(lambda: bool(player.legal))
            answer = await player.command("move", move=player.legal[0], seen=player.known["n"])
            assert answer["is"] == "done"
            one.kill()
            async with asyncio.timeout(PATIENCE):
                while len(stored_events(postgres_url, player.table)) == answer["n"]:
                    await asyncio.sleep(0.2)
            await player.disconnect()
            return player.table

        last = stored_events(postgres_url, asyncio.run(run()))[-1]
        assert isinstance(last, events.Moved) and last.bot


def test_servers_poll_the_log_while_redis_is_down(postgres_url: str) -> None:
    port = free_port()
    address = f"redis://127.0.0.1:{port}/0"

    async def wait_for_redis(servers: list[str], up: bool) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client, asyncio.timeout(PATIENCE):
            for server in servers:
                while (await client.get(f"{server}/health")).json()["redis"] is not up:
                    await asyncio.sleep(0.1)

    async def run(servers: list[str], stack: ExitStack) -> None:
        stack.enter_context(databases.redis_server(port))
        await wait_for_redis(servers, True)
        players = await start_table(servers, "towers", 2)
        await play_out(players, 1, 5)
        stack.close()
        await wait_for_redis(servers, False)
        await play_out(players, 2, 6)  # hints are lost
        spectator = await AsyncPlayer(servers[1], players[0].table).join()
        stack.enter_context(databases.redis_server(port))
        await wait_for_redis(servers, True)
        await spectator.disconnect()
        second = await AsyncPlayer(servers[1], players[0].table).join()
        # Only a hint can have caused that.
        await players[0].wait_until(lambda: players[0].presence.get("spectators") == 1)
        await play_out(players, 3)
        await check([*players, second], servers)
        check_acknowledged(postgres_url, players)
        for player in (*players, second):
            await player.disconnect()

    with (
        ExitStack() as stack,
        serving(postgres_url, "--redis", address) as one,
        serving(postgres_url, "--redis", address) as other,
    ):
        asyncio.run(run([one.url, other.url], stack))


async def move_to_another_worker(server: Server, other: AsyncPlayer) -> None:
    """Reconnect seat 1 at the worker that seat 0 is not connected to.

    While a worker is stopped, the other one accepts the connection. Without Redis, a worker knows only its own
    connections, so it tells who else is there.
    """
    alone: Message = {"is": "presence", "seats": [1], "spectators": 0}
    workers = server.workers()
    assert len(workers) == 2
    for worker in workers:
        await other.disconnect()
        other.presence = {}
        with server.one_worker_stopped(worker):
            await other.join()
            await other.wait_until(lambda: bool(other.presence))
        if other.presence == alone:
            return
    pytest.fail("Each of the workers has a connection of seat 0.")


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two workers on SQLite, without Redis."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('workers') / 'kolmik.db'}", "--workers", "2") as server:
        yield server


@pytest.fixture
def two_workers_with_redis(postgres_url: str, redis_url: str) -> Iterator[Server]:
    with serving(postgres_url, "--workers", "2", "--redis", redis_url) as server:
        yield server


@pytest.mark.parametrize("workers", ["two_workers", "two_workers_with_redis"], ids=["sqlite", "postgresql with redis"])
def test_workers_of_one_server_share_tables(workers: str, request: pytest.FixtureRequest) -> None:
    """Without Redis, workers poll the log; with it, they send each other hints."""
    with_redis = workers == "two_workers_with_redis"
    server: Server = request.getfixturevalue(workers)

    async def run() -> None:
        for game in GAMES:
            players = await start_table([server.url], game, 2)
            if not with_redis:
                await move_to_another_worker(server, players[1])
            await play_out(players, events=2**50 if with_redis else 10)
            if with_redis:
                assert players[0].status == "over"
            await check(players, [server.url])
            check_acknowledged(server.database, players)
            for player in players:
                await player.disconnect()

    asyncio.run(run())


def test_a_player_connected_to_another_worker_does_not_count_as_away(two_workers: Server) -> None:
    async def run() -> None:
        players = await start_table([two_workers.url], "towers", 2, starter=1, away=1)
        await move_to_another_worker(two_workers, players[1])
        for _ in range(3):  # each takes the other worker up to a second to receive
            answer = await players[0].command("say", phrase="your-turn")
            await players[1].reach(answer["n"])
        assert [seat["stand_in"] for seat in players[1].known["table"]["seats"]] == ["", ""]
        for player in players:
            await player.disconnect()

    asyncio.run(run())
