"""The client at tables of a real server: whole games, refusals, broken connections."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest

import kolmik
from kolmik.client import Client, Connection, Refused, Unreachable
from kolmik.protocol import messages
from kolmik.protocol.messages import Terms

from ..cli.command import PATIENCE, environment
from ..server.databases import free_port
from ..server.serving import Server, serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
FAST = Terms(pace=0)
Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine with a time limit."""

    async def bounded() -> Result:
        return await asyncio.wait_for(work, PATIENCE)

    return asyncio.run(bounded())


async def play(connection: Connection, rng: Random, fifth_move: asyncio.Event | None = None) -> list[str]:
    """Make random moves until the end; returns those that the server accepted."""
    accepted = []
    async for turn in connection.turns():
        move = rng.choice(turn.legal)
        if await turn.move(move):
            accepted.append(move)
            if fifth_move and len(accepted) == 5:
                fifth_move.set()
    return accepted


def moves_of(record: str, seat: int) -> list[str]:
    match = kolmik.read_record(record)
    return [match.game.words[move] for move, mover in zip(match.moves, match.movers, strict=True) if mover == seat]


async def start_game(server: Server, first: Client, second: Client, game: str) -> tuple[str, Connection, Connection]:
    table = await first.create(game, 2, name="Mari", terms=FAST)
    one, other = await first.join(table), await second.join(table)
    assert (one.seat, other.seat, other.status) == (0, None, "gathering")
    await other.sit("Jonas")
    assert other.seat == 1
    await one.start()
    await other.wait(lambda state: state.table["status"] == "playing")
    return table, one, other


@pytest.mark.parametrize("game", ["towers", "dungeon", "millstone"])
def test_two_clients_play_a_whole_game(server: Server, game: str) -> None:
    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            table, one, other = await start_game(server, first, second, game)
            accepted = await asyncio.gather(play(one, Random(1)), play(other, Random(2)))
            outcome = await one.wait_over()
            assert outcome and outcome == await other.wait_over() and outcome["winners"]
            for client, connection, seat in ((first, one, 0), (second, other, 1)):
                now = await client.state(table)
                assert (now.table, now.game, now.you, now.log) == tuple(
                    getattr(connection.state, part) for part in ("table", "game", "you", "log")
                )
                assert connection.log == now.log
                if game != "millstone":  # its races are recorded in the order of the rules, with defaults
                    assert moves_of(await client.record(table), seat) == accepted[seat]

    run(work())


def test_the_example_bot_plays_a_whole_game_against_a_server_bot(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as host:
            table = await host.create("towers", 2, bots={1: "novice"}, terms=FAST)
            token = await host.seat_program(table, 0, "Example")
            connection = await host.join(table)
            command = [sys.executable, str(EXAMPLE), table, token, "--server", server.url, "--seed", "3"]
            bot = await asyncio.create_subprocess_exec(*command, env=environment(), stdout=subprocess.PIPE)
            await connection.start()
            output, _ = await bot.communicate()
            assert bot.returncode == 0
            outcome = await connection.wait_over()
            assert outcome and output.decode().strip() == outcome["reason"]
            assert connection.state.table["seats"][0] == {
                "kind": "program",
                "name": "Example",
                "level": "",
                "stand_in": "",
                "why": "",
            }
            assert moves_of(await host.record(table), 0)

    run(work())


def test_the_example_bot_has_help_and_reports_a_missing_server() -> None:
    wide = environment(COLUMNS="200")
    helped = subprocess.run([sys.executable, EXAMPLE, "--help"], capture_output=True, text=True, env=wide)
    assert helped.returncode == 0 and "the host gets it from the server" in helped.stdout
    command = [sys.executable, str(EXAMPLE), "sometable", "token", "--server", f"http://127.0.0.1:{free_port()}"]
    failed = subprocess.run(command, capture_output=True, text=True, env=environment())
    assert failed.returncode == 1 and failed.stderr.startswith("No server answers at http://127.0.0.1:")


def test_no_move_is_lost_or_made_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, "--commands", "1000", "--requests", "1000")
    server.start()

    async def restart(trigger: asyncio.Event) -> None:
        await trigger.wait()
        for end in (server.kill, server.stop):
            await asyncio.to_thread(end)
            await asyncio.to_thread(server.start)

    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            table, one, other = await start_game(server, first, second, "towers")
            fifth_move = asyncio.Event()
            restarting = asyncio.create_task(restart(fifth_move))
            accepted = await asyncio.gather(play(one, Random(5), fifth_move), play(other, Random(6)))
            await restarting
            record = await first.record(table)
            assert [moves_of(record, 0), moves_of(record, 1)] == list(accepted)
            assert one.reconnected and other.reconnected
            assert (await second.state(table)).log == other.log

    try:
        run(work())
    finally:
        server.stop()


def test_an_unanswered_move_is_sent_again_and_made_once(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            _, one, other = await start_game(server, first, second, "towers")
            by_seat = {one.seat: one, other.seat: other}
            mover = by_seat[one.state.table["awaited"][0]]
            assert mover._socket
            mover._socket.transport.abort()  # broken without the client's knowledge
            assert await mover.move("bid 2")
            mine = [words for seat, words in mover.log if seat == mover.seat]
            assert mine == ["bid 2"] and mover.reconnected == 1

    run(work())


def test_refusals_are_the_servers_sentences(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            with pytest.raises(Refused, match=r"^There is no such table; the link may be incomplete\.$"):
                await first.join("no-such-table")
            with pytest.raises(Refused, match=r"^There is no such table; the link may be incomplete\.$"):
                await first.state("no-such-table")
            for table_id in ("x", "a b", "../games", "ää?seen=1", "", ".", "\0\0\0\0", "x" * 2000):
                with pytest.raises(Refused, match=r"^(There is no such table;|The server refused the conn).*\.$"):
                    await first.join(table_id)
            with pytest.raises(Refused, match=r"^There is no game \"chess\""):
                await first.create("chess", 2)
            table, one, other = await start_game(server, first, second, "towers")
            connections = {one.seat: one, other.seat: other}
            mover = connections.pop(one.state.table["awaited"][0])
            (waiting,) = connections.values()
            with pytest.raises(Refused, match=r'^"jump" is not a move of Towers\.$'):
                await mover.move("jump")
            with pytest.raises(Refused, match=r"^It is .*’s turn\.$"):
                await waiting.move("bid 1")
            with pytest.raises(Refused, match=r"^This is not a valid command: "):
                await mover.move("x" * 200)
            with pytest.raises(Refused, match=r"^The game has already started\.$"):
                await one.start()
            with pytest.raises(Refused, match=r"^Only the host of the table can do that\.$"):
                await second.seat_program(table, 0)
            assert await mover.move("bid 1", seen=1) is False  # stale
            await one.close()
            with pytest.raises(Refused, match=r"^This connection is closed\.$"):
                await one.say("hello")

    run(work())


def test_a_turn_is_offered_again_after_a_pause(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as first, Client(server.url) as second:
            _, one, other = await start_game(server, first, second, "towers")
            connections = {one.seat: one, other.seat: other}
            mover = connections[one.state.table["awaited"][0]]
            turns = mover.turns()
            turn = await anext(turns)
            await one.pause()
            with pytest.raises(Refused, match=r"^The game is paused\.$"):
                await turn.move(turn.legal[0])
            await one.resume()
            again = await anext(turns)
            assert again.legal == turn.legal and await again.move(again.legal[0])
            await one.abort()
            with pytest.raises(StopAsyncIteration):
                await anext(turns)
            assert await other.wait_over() is None
            await turns.aclose()  # type: ignore[attr-defined]

    run(work())


def test_all_commands_at_a_table(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as host, Client(server.url) as guest:
            table = await host.create("dungeon", 3, name="Mari", bots={1: "casual"}, terms=Terms(pace=0, chat=True))
            one, other = await host.join(table), await guest.join(table)
            await one.bot(2, "novice")
            await one.remove(2)
            await other.sit("Aino", seat=2)
            await other.stand(2)
            await other.sit("Aino")
            await other.say("hello")
            await one.chat("Welcome!")
            await one.wait(lambda state: len(state.table["said"]) == 2)
            await one.wait(lambda state: one.present == [0, 2] and one.spectators == 0)
            await other.look(None)
            assert other.seat is None
            await other.look(2)
            assert other.seat == 2
            await one.start()
            await other.leave(2)
            await other.come_back(2)
            await other.leave(2)
            await one.leave(0)
            outcome = await one.wait_over()  # the bots finish the game
            assert outcome
            await one.rematch()
            assert one.status == "gathering"

    run(work())


def test_a_program_stops_the_skill_meter(server: Server) -> None:
    async def throws(connection: Connection, rng: Random) -> int:
        """Make random moves until the end; returns the number of birds thrown."""
        thrown = 0
        async for turn in connection.turns():
            if turn.meter:
                assert turn.meter["seat"] == turn.seat and not turn.legal
                await turn.release(300)
                thrown += 1
            else:
                await turn.move(rng.choice(turn.legal))
        return thrown

    async def work() -> int:
        async with Client(server.url) as first, Client(server.url) as second:
            table = await first.create("dungeon", 2, name="Mari", terms=Terms(pace=0, skill="skill"))
            one, other = await first.join(table), await second.join(table)
            await other.sit("Jonas")
            await one.start()
            return sum(await asyncio.gather(throws(one, Random(1)), throws(other, Random(2))))

    assert any(run(work()) for _ in range(10))  # few games pass without a bird


def test_a_series_is_played_to_its_end(server: Server) -> None:
    async def work() -> None:
        async with Client(server.url) as host:
            table = await host.create("towers", 2, name="Mari", bots={1: "novice"}, terms=Terms(pace=0, games=2))
            connection = await host.join(table)
            await connection.start()
            playing = asyncio.create_task(play(connection, Random(1)))
            await connection.wait_over()
            await connection.rematch()
            await connection.start()
            await playing
            assert connection.status == "over" and connection.state.table["game_number"] == 2
            assert await host.record(table, 1) != await host.record(table, 2)

    run(work())


def test_an_unreachable_server_is_reported_in_one_sentence() -> None:
    async def work() -> None:
        nobody = f"http://127.0.0.1:{free_port()}"
        async with Client(nobody) as client:
            for call in (client.join("sometable"), client.create("towers", 2), client.games()):
                with pytest.raises(Unreachable, match=rf"^No server answers at {nobody}\.$"):
                    await call
        with pytest.raises(
            Refused, match=r'^"localhost" is not the address of a server; write http://localhost:8000\.$'
        ):
            Client("localhost")

    run(work())


def test_a_client_gives_up_when_the_server_stays_away(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with Client(server.url, patience=0.0) as client:
            connection = await client.join(await client.create("towers", 2, name="Mari"))
            await asyncio.to_thread(server.kill)
            with pytest.raises(Unreachable, match=r"^No server answers at "):
                await connection.wait_over()

    with serving(tmp_path) as server:
        run(work(server))


def test_a_program_over_its_limit_waits_and_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The burst is three commands: of six in a row, some are refused at first and all are executed in the end."""
    answers: list[Any] = []
    answered = Connection._answered

    def record(connection: Connection, message: Any) -> None:
        answers.append(message)
        answered(connection, message)

    monkeypatch.setattr(Connection, "_answered", record)

    async def work(url: str) -> None:
        async with Client(url) as client:
            connection = await client.join(await client.create("towers", 2, name="Mari"))
            for _ in range(6):
                await connection.look(0)

    with serving(tmp_path, "--commands", "1") as strict:
        run(work(strict.url))
    assert sum(isinstance(answer, messages.Done) for answer in answers) == 7  # with the hash of its seed
    assert any(isinstance(answer, messages.Refusal) and answer.again for answer in answers)


def test_the_example_in_the_document_plays(server: Server) -> None:
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.partition("## A bot at a table of the server")[2].partition("```python\n")[2].partition("```")[0]
    namespace: dict[str, Any] = {}
    exec(compile(code, "docs/bots.md", "exec"), namespace)

    async def work() -> None:
        async with Client(server.url) as host:
            table = await host.create("dungeon", 2, bots={0: "novice"}, terms=FAST)
            headers = {"authorization": f"Bearer {host.token}"}
            address = f"{server.url}/api/tables/{table}/seats/1/token"
            created = httpx.post(address, headers=headers, json={"name": "My bot"}).json()
            assert created.keys() == {"token", "seat"}
            connection = await host.join(table)
            await connection.start()
            assert await namespace["play"](server.url, table, created["token"]) == await connection.wait_over()

    run(work())
