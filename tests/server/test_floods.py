"""Floods of frames and chunks: every frame is counted, few are handled at a time, and a flood is closed."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Opcode

from kolmik.protocol.messages import Done, NewTable, Refusal
from kolmik.server.runtime.rate_limits import ALLOWED, FLOOD, OVER, MessageBudget
from kolmik.server.runtime.service import Service
from kolmik.server.settings import Limits, Settings
from kolmik.server.transport.sockets import SocketConnection, SocketHandler
from kolmik.server.transport.uvicorn_protocol import FRAMES_AT_ONCE, MAX_WAITING, TOO_MANY, FastWebSocketProtocol

from .players import Player, seated
from .raw_sockets import connected, frame, messages_and_code, opened, read_to_end
from .serving import Server, serving

BYTES = 262_144  # of a burst: as much as the server reads at once
COMMANDS = 20  # per second
BURST = 3 * COMMANDS
KINDS = {
    "texts": frame(b"x"),
    "empty texts": frame(),
    "binary frames": frame(b"x", Opcode.BINARY),
    "pings": frame(b"", Opcode.PING),
    "pongs": frame(b"", Opcode.PONG),
    "fragments": frame(b"", Opcode.TEXT, fin=False) + frame(b"", Opcode.CONT),
    "long texts": frame(b"x" * 5_000),
    "moves": frame(b'{"do":"move","move":"roll","seen":1}'),
}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the default limit of messages."""
    folder: Path = tmp_path_factory.mktemp("limited")
    with serving(f"sqlite:///{folder}/kolmik.db", "--commands", str(COMMANDS)) as running:
        yield running


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_any_kind_of_frame_is_closed(limited: Server, kind: str) -> None:
    with Player(limited) as ann:
        table = ann.create("towers", 2, name="Ann")
        burst = KINDS[kind] * (BYTES // len(KINDS[kind]) + 2 * BURST)
        with opened(limited, table) as connection:
            sending = threading.Thread(target=send_all, args=(connection, burst))
            sending.start()
            received, code = messages_and_code(read_to_end(connection))
            sending.join()
        assert code == TOO_MANY
        assert received[-1]["is"] == "bye" and received[-1]["say"] == {"id": "bye-flood"}
        assert len([message for message in received if message["is"] == "refused"]) <= 2 * BURST + COMMANDS
        assert ann.get(table).table["status"] == "gathering"


def send_all(connection: Any, data: bytes) -> None:
    with suppress(OSError):  # the server does not read all of it
        connection.sendall(data)


def test_messages_over_the_limit_are_refused_and_a_flood_is_closed(limited: Server) -> None:
    """A client that pauses when it is refused can go on; its messages within the limit are answered."""
    with seated(limited, "towers", 2) as (table, _, (one, _)):
        for number in range(BURST + 10):
            one.websocket.send(json.dumps({"do": "look", "id": f"m{number}", "seat": 0}))
        one.wait_until(lambda socket: f"m{BURST + 9}" in socket.answers)
        refused = [answer for answer in one.answers.values() if isinstance(answer, Refusal)]
        assert refused and all(answer.again for answer in refused)
        assert all(isinstance(one.answers[f"m{number}"], Done) for number in range(BURST - 10))
        with opened(limited, table) as connection:
            connection.sendall(frame(b"x") * 3 * BURST)
            messages, code = messages_and_code(read_to_end(connection))
        assert code == TOO_MANY
        assert messages[-1]["why"] == "You sent too many messages at once; connect again and send fewer."


def test_a_budget_refuses_after_the_burst_and_gives_up_after_twice_the_burst() -> None:
    budget = MessageBudget(10, 0.0)
    verdicts = [budget.count(0.0) for _ in range(70)]
    assert verdicts == [ALLOWED] * 30 + [OVER] * 30 + [FLOOD] * 10
    assert budget.count(1.0) == OVER  # ten tokens are back, but the debt is larger
    assert budget.count(60.0) == ALLOWED


# --- one connection does not hold up the loop ---


class RecordingTransport(asyncio.Transport):
    """A transport that remembers what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written: list[bytes] = []
        self.reading = True

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False


async def accept(scope: Any, receive: Any, send: Any) -> None:
    """An application that accepts and reads nothing else."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def handshaken(transport: RecordingTransport) -> FastWebSocketProtocol:
    """A WebSocket without a limit of messages, after its handshake."""
    config = Config(accept, ws_max_size=65_536)
    config.load()
    protocol = FastWebSocketProtocol(config, ServerState(), {})
    protocol.budget = MessageBudget(1e9, 0.0)
    protocol.connection_made(transport)
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
    head = f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n"
    protocol.data_received(head.encode())
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    transport.written.clear()
    return protocol


def test_few_frames_are_parsed_in_one_iteration_of_the_loop() -> None:
    """Even without any limit: pings need no application, so their answers show when they were parsed."""

    async def test() -> None:
        transport = RecordingTransport()
        protocol = await handshaken(transport)
        pings = 1_000
        protocol.data_received(frame(b"", Opcode.PING) * pings)
        assert not transport.reading
        before, iterations = 0, 0
        while len(transport.written) < pings:
            assert len(transport.written) - before <= FRAMES_AT_ONCE
            before, iterations = len(transport.written), iterations + 1
            await asyncio.sleep(0)
        assert iterations >= pings // FRAMES_AT_ONCE - 1 and transport.reading

    asyncio.run(test())


def test_no_more_messages_are_parsed_than_are_handled() -> None:
    async def test() -> None:
        transport = RecordingTransport()
        protocol = await handshaken(transport)
        texts = [f"{number}" for number in range(100)]
        protocol.data_received(b"".join(frame(text.encode()) for text in texts))
        for _ in range(50):
            await asyncio.sleep(0)
        assert protocol.queue.qsize() == MAX_WAITING and not transport.reading
        assert [(await protocol.receive())["text"] for _ in texts] == texts
        await asyncio.sleep(0)
        assert transport.reading

    asyncio.run(test())


def test_others_use_the_loop_between_two_messages(sqlite_url: str) -> None:
    """Messages that are refused at once are handled one in each iteration of the loop."""

    async def test() -> None:
        service = Service(Settings(database=sqlite_url))
        try:
            session = await service.manager.create(NewTable(game="towers", players=2, name="Ann"), "ann's")
            seen: list[int] = []  # the iteration in which each answer was sent
            iterations = 0

            async def send(message: Any) -> None:
                raise AssertionError("Everything is sent immediately.")

            def send_now(text: bytes) -> bool:
                if b'"refused"' in text:
                    seen.append(iterations)
                return True

            async def tick() -> None:
                nonlocal iterations
                while True:
                    iterations += 1
                    await asyncio.sleep(0)

            messages = iter([{"type": "websocket.receive", "text": "x"}] * 100 + [{"type": "websocket.disconnect"}])

            async def receive() -> Any:
                return next(messages)

            connection = SocketConnection(send, "", Limits().behind, MessageBudget(1e9, 0.0), send_now)
            ticking = asyncio.create_task(tick())
            await SocketHandler(service, session, connection).serve(receive)
            ticking.cancel()
            assert len(seen) == len(set(seen)) == 100
        finally:
            await service.stop()

    asyncio.run(test())


def test_frames_may_arrive_before_the_handshake_is_answered() -> None:
    """They wait: an answer to a ping must not come before the answer to the handshake."""

    async def test() -> None:
        transport = RecordingTransport()
        config = Config(accept, ws_max_size=65_536)
        config.load()
        protocol = FastWebSocketProtocol(config, ServerState(), {})
        protocol.connection_made(transport)
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
        head = f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n\r\n"
        protocol.data_received(head.encode())
        protocol.data_received(frame(b"here", Opcode.PING))
        assert not transport.written and not transport.reading
        while len(transport.written) < 2:
            await asyncio.sleep(0)
        assert transport.written[0].startswith(b"HTTP/1.1 101") and b"here" in transport.written[1]
        assert transport.reading

    asyncio.run(test())


def test_a_body_in_tiny_chunks_is_refused(server: Server) -> None:
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    with connected(server, head + b"1\r\n \r\n" * 30_000) as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 400 ") and b"Invalid HTTP request received." in answer
    assert server.is_up()
