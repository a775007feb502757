"""Bad input over HTTP and sockets is refused in one sentence, changes nothing and disturbs nobody else."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from kolmik.protocol.messages import Refusal
from kolmik.server.runtime.rate_limits import MessageBudget
from kolmik.server.settings import Limits
from kolmik.server.transport.sockets import TOO_SLOW, SocketConnection

from .local_tables import local_tables
from .players import Player, PlayerSocket, localized, one_sentence, seated
from .serving import PATIENCE, Server, serving

BAD_FRAMES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"start"',
    "42",
    "{}",
    '{"do": 7}',
    '{"do": "dance"}',
    '{"do": "start", "now": true}',
    '{"do": "start", "id": 5}',
    json.dumps({"do": "start", "id": "x" * 41}),
    '{"do": "move"}',
    '{"do": "move", "move": "roll"}',
    '{"do": "move", "move": 5, "seen": 1}',
    '{"do": "move", "move": "", "seen": 1}',
    json.dumps({"do": "move", "move": "x" * 101, "seen": 1}),
    '{"do": "move", "move": "roll", "seen": -1}',
    '{"do": "move", "move": "roll", "seen": 1.5}',
    '{"do": "move", "move": "roll", "seen": 99999999999999999999}',
    '{"do": "move", "move": "roll", "seen": 1, "seat": 6}',
    '{"do": "move", "move": "roll", "seen": 1, "seat": true}',
    '{"do": "sit", "name": null}',
    '{"do": "say", "phrase": "rubbish"}',
    '{"do": "chat", "text": ""}',
    '{"do": "bot", "seat": 1, "level": "expert"}',
    '{"do": "release", "after": -5}',
    '{"do": "pong"}',
    '{"do": "start"} {"do": "start"}',
    '{"do": "sit", "name": "\\ud800"}',
    "[" * 4000,
    b"\x00\x01\x02",
    b"\xff\xfe{}",
    b'{"do": "sit", "name": "\xff"}',
]


@pytest.mark.parametrize("seed", [1])
def test_invalid_frames_change_nothing(server: Server, seed: int) -> None:
    rng = Random(seed)
    with seated(server, "towers", 2, starter=0) as (_, _, (one, two)):
        before = one.check()
        for frame in BAD_FRAMES:
            assert one.raw(frame).startswith(("This message cannot be read", "A message must be UTF-8 text.")), frame
        good = json.dumps({"do": "move", "id": "a", "move": one.state.you["legal"][0], "seen": 1}).encode()
        for _ in range(300):  # a valid message with bytes changed
            broken = bytearray(good)
            for _ in range(rng.randint(1, 3)):
                broken[rng.randrange(len(broken))] = rng.randrange(256)
            one.websocket.send(bytes(broken))
        one.raw("end")
        one.wait_until(
            lambda socket: len([1 for frame in socket.frames if '"is":"refused"' in frame]) >= len(BAD_FRAMES) + 301
        )
        assert one.check().n == before.n == two.check().n
        number = one.move(one.state.you["legal"][0])
        two.reach(number)


def test_a_message_may_be_a_binary_frame(server: Server) -> None:
    with seated(server, "towers", 2) as (_, _, (one, two)):
        one.websocket.send(json.dumps({"do": "say", "phrase": "hello", "id": "b"}).encode())
        one.wait_until(lambda socket: "b" in socket.answers)
        two.reach(one.state.n)


def test_a_frame_that_is_too_large_is_refused(server: Server) -> None:
    with seated(server, "towers", 2) as (table, (ann, _), (one, two)):
        before = one.check().n
        assert one.raw(json.dumps({"do": "chat", "text": "x" * 5000})) == (
            "A message can have at most 4096 bytes, not 5026."
        )
        assert "at most 4096 bytes" in one.raw("é" * 4000)
        assert one.check().n == before
        one.websocket.send("x" * 1_000_000)  # far over the limit: the server closes the connection
        assert one.until_closed() == 1009
        again = ann.connect(table)
        again.command("say", phrase="hello")
        two.reach(again.state.n)


@pytest.mark.parametrize(
    ("query", "headers", "why"),
    [
        ("version=2", {}, "This server speaks version 1 of the protocol, not 2."),
        ("", {"Origin": "https://evil.example"}, "Connections are accepted only from this server’s own pages."),
        ("", {"Origin": "null"}, "Connections are accepted only from this server’s own pages."),
    ],
)
def test_a_rejected_socket_gets_the_reason(server: Server, query: str, headers: dict[str, str], why: str) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 2, name="Ann")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket?{query}"
        with connect(address, additional_headers=headers, proxy=None) as websocket:
            bye = json.loads(websocket.recv())
            assert (bye["is"], bye["why"]) == ("bye", why)
            assert why == localized(bye["say"])
            with pytest.raises(ConnectionClosed) as closed:
                websocket.recv()
            assert closed.value.rcvd and closed.value.rcvd.code == 1008


@pytest.mark.parametrize("query", ["version=two", "seen=-1", "seen=x", "seat=9", "seat=me"])
def test_a_socket_with_an_invalid_query_gets_the_reason_and_is_closed(server: Server, query: str) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 2, name="Ann")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket?{query}"
        with connect(address, proxy=None) as websocket:
            bye = json.loads(websocket.recv())
            assert bye["is"] == "bye" and one_sentence(bye["why"])
            with pytest.raises(ConnectionClosed) as closed:
                websocket.recv()
        assert closed.value.rcvd and closed.value.rcvd.code == 1008


def test_a_socket_at_an_unknown_table_gets_the_reason(server: Server) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/tables/nowhere-at-all/socket"
    with connect(address, proxy=None) as websocket:
        bye = json.loads(websocket.recv())
        assert bye["is"] == "bye" and one_sentence(bye["why"]).startswith("There is no such table")


def test_only_the_servers_own_pages_may_post_and_open_sockets(server: Server) -> None:
    with Player(server) as ann:
        ann.http.headers["Origin"] = server.url
        table = ann.create("towers", 2, name="Ann")
        ann.http.headers["Origin"] = "https://evil.example"
        answer = ann.post(table, "start")
        assert answer.status_code == 403 and one_sentence(answer.json()["why"])
        assert ann.get(table).table["status"] == "gathering"
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, origin=Origin(server.url), proxy=None) as websocket:
            assert json.loads(websocket.recv())["is"] == "state"


@pytest.mark.parametrize(
    ("method", "path", "body", "codes"),
    [
        ("POST", "/api/tables/{table}", "{", (400,)),
        ("POST", "/api/tables/{table}", "[]", (400,)),
        ("POST", "/api/tables/{table}", "", (400,)),
        ("POST", "/api/tables/{table}", '{"do":"dance"}', (400,)),
        ("POST", "/api/tables/{table}", '{"do":"start","why":1}', (400,)),
        ("POST", "/api/tables/{table}", '{"do":"look","seat":0}', (409,)),
        ("POST", "/api/tables/{table}", '{"do":"pong","ping":1}', (409,)),
        ("POST", "/api/tables/{table}", b"\xff\xff", (400,)),
        ("POST", "/api/tables/{table}", '{"do":"sit","name":"' + "x" * 300_000 + '"}', (413,)),
        ("POST", "/api/tables/{table}", "[" * 100_000, (400,)),
        ("POST", "/api/tables/{table}", '{"do":"start","id":' + "[" * 100_000, (400,)),
        ("POST", "/api/tables", '{"options":' * 10_000, (400,)),
        ("POST", "/api/tables/{table}", '{"do":"client_seed","seat":0,"seed":"abc\\n"}', (400,)),
        ("POST", "/api/verify", '{"record":' + "[" * 100_000, (400,)),
        ("GET", "/api/tables/{table}%0A", None, (400,)),
        ("GET", "/api/phrases/et%0A", None, (400,)),
        ("POST", "/api/tables/{table}/take", '{"code":"short"}', (400,)),
        ("POST", "/api/tables/{table}/seats/9/token", "{}", (400,)),
        ("POST", "/api/tables/{table}/seats/one/token", "{}", (404,)),
        ("POST", "/api/tables/{table}/seats/1/token", '{"name":"!!"}', (409,)),
        ("GET", "/api/tables/{table}?seat=x", None, (400,)),
        ("GET", "/api/tables/{table}?seat=1", None, (409,)),
        ("GET", "/api/tables/no!", None, (400, 404)),
        ("GET", "/api/tables/nobody-knows-it", None, (404,)),
        ("GET", "/api/tables/{table}/games/1/record", None, (409,)),
        ("GET", "/api/tables/{table}/games/0/record", None, (400,)),
        ("GET", "/api/tables/{table}/games/1/replay", None, (409,)),
        ("GET", "/api/tables/{table}/games/1/analysis", None, (409,)),
        ("GET", "/api/nothing", None, (404,)),
        ("DELETE", "/api/tables/{table}", None, (405,)),
        ("PUT", "/api/tables", "{}", (405,)),
    ],
)
def test_bad_requests_are_refused_in_one_sentence(
    server: Server, method: str, path: str, body: str | bytes | None, codes: tuple[int, ...]
) -> None:
    with Player(server) as ann:
        table = ann.create("towers", 2, name="Ann")
        before = ann.get(table)
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = ann.http.request(method, path.format(table=table), content=body, headers=headers)
        assert answer.status_code in codes, answer.text
        why = one_sentence(answer.json()["why"])
        assert "Traceback" not in why and "`" not in why and answer.json().keys() <= {"why", "say", "rules"}
        assert "say" not in answer.json() or why == localized(answer.json()["say"])
        assert answer.headers["x-content-type-options"] == "nosniff" and "content-security-policy" in answer.headers
        assert ann.get(table).n == before.n


def test_floods_are_limited_and_others_play_on(tmp_path: Path) -> None:
    rate = 10  # sockets count as well
    options = ("--requests", str(rate), "--commands", "5", "--max-sockets-per-ip", "6", "--new-tables", "3")
    with (
        serving(f"sqlite:///{tmp_path / 'a.db'}", *options) as server,
        seated(server, "towers", 2, starter=0) as (table, (ann, bea), (one, two)),
    ):
        for _ in range(20):
            two.websocket.send(json.dumps({"do": "say", "phrase": "hello", "id": "flood"}))
        two.raw("end")
        refusals = [json.loads(frame) for frame in two.frames if '"is":"refused"' in frame]
        assert any(refusal["why"] == "Too many messages at once; wait a moment." for refusal in refusals)
        number = one.move(one.state.you["legal"][0])
        assert number > 0
        spectators = [PlayerSocket(bea, table, {}) for _ in range(4)]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, proxy=None) as websocket:
            assert json.loads(websocket.recv())["why"] == "Too many connections from your address; close one first."
        for socket in spectators:
            socket.close()
        created = [ann.http.post("/api/tables", json={"game": "towers", "players": 2}) for _ in range(4)]
        assert [answer.status_code for answer in created].count(429) >= 1
        assert one_sentence(created[-1].json()["why"]).startswith("Too many tables")
        with httpx.Client(base_url=server.url, trust_env=False) as flood:
            begun = time.monotonic()
            answers = [flood.get("/health") for _ in range(250)]
            allowed = 4 * rate + rate * (time.monotonic() - begun)  # the burst, and what the time adds
        limited = [answer for answer in answers if answer.status_code == 429]
        assert len(answers) - len(limited) <= allowed
        assert limited and one_sentence(limited[0].json()["why"])
        assert isinstance(one.answer("move", move="nonsense", seen=one.state.n), Refusal)


def test_the_openapi_description_is_served(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/openapi.json", trust_env=False)
    assert answer.status_code == 200 and "/api/tables/{table}" in answer.json()["paths"]


# --- slow readers ---


def test_a_slow_reader_is_disconnected_and_holds_up_nobody(sqlite_url: str) -> None:
    async def test() -> None:
        limits = Limits(behind=20_000)
        held = asyncio.Event()
        sent: list[Any] = []

        async def stuck(message: Any) -> None:
            """Send to a client that has stopped reading."""
            sent.append(message)
            await held.wait()

        async def read() -> None:
            """Read from a client that never sends anything."""
            await slow.read(held.wait, asyncio.current_task())

        async with local_tables(sqlite_url) as tables:
            session = await tables.table("towers", 2, terms={"chat": True, "starter": 0})
            slow = SocketConnection(stuck, "", limits.behind, MessageBudget(limits.commands, 0.0))
            await tables.manager.join(session, slow, None)
            reading = asyncio.create_task(read())
            quick = await tables.connect(session, 1)
            for number in range(300):
                await tables.command(session, 0, "chat", text=f"{number} " + "x" * 150)
                assert slow._queued <= limits.behind
                assert quick.state.n == session.table.number
            assert slow.gone and not slow._queue
            await asyncio.wait_for(reading, PATIENCE)  # though the client never says that it is gone
            held.set()
            while slow._sender is not None:
                await asyncio.wait([slow._sender])
            assert sent[-1] == {
                "type": "websocket.close",
                "code": TOO_SLOW,
                "reason": "Your connection is too slow to follow the table; connect again.",
            }
            assert len(sent) == 2  # the frame it had begun to read, and the close frame

    asyncio.run(test())
