"""Raw bytes below the WebSocket layer: the fast path reads what the reference implementation reads, however cut."""

from __future__ import annotations

import asyncio
import struct
import zlib
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from kolmik.server.transport.uvicorn_protocol import NAME, FastWebSocketProtocol

from ..memory_server import MemoryServer, until
from ..oracle import require
from . import Answered

HANDSHAKE = (
    b"GET /api/tables/maple/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOVE = b'{"do":"move","move":"bid 3","seen":4}'
FIN = 0x80
TEXTS = (MOVE, MOVE, b'{"do":"start"}', b"", b"x", b"\xc3\xa9" * 70, b"y" * 124, b"y" * 126, b"0" * 300)
LONG = (b"z" * 65_535, b"z" * 65_536, b"z" * 70_000)
Message = tuple[str, bytes]


class Frames:
    """A case is what a client sends after the handshake. How it is cut into pieces depends on the case alone."""

    name = "frames"
    max_size = 200_000
    steps = (20_000, 300)
    memory = (3_000_000, 100)

    def __init__(self) -> None:
        self.dictionary = [
            head(1, 0x80 | 10),
            head(0x81, 0x80 | 37) + MOVE,
            b"\x81\xfe\x00\x7e",
            b"\x81\xff",
            b"\x88\x80",
        ]
        self.dictionary += [
            b"\x89\x80\0\0\0\0",
            b"\x8a\x80\0\0\0\0",
            b"\x01\x80\0\0\0\0",
            b"\x80\x80\0\0\0\0",
            b"\xc1\x80",
            MOVE,
        ]
        self._received: list[Message] = []
        self._waiting = False
        self._server = MemoryServer(self._app)

    def seeds(self) -> list[bytes]:
        rng = Random(3)
        return [self.generate(rng) for _ in range(60)]

    def generate(self, rng: Random) -> bytes:
        return b"".join(self._unit(rng) for _ in range(rng.choice((1, 3, 10, 30, 60))))

    def _unit(self, rng: Random) -> bytes:
        """A message in one frame or in several, a control frame, or rarely something that breaks the protocol."""
        kind = rng.random()
        first = rng.choice((Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY))
        text = rng.choice(LONG if rng.random() < 0.01 else TEXTS)
        if kind < 0.7:
            return client_frame(FIN | first, text, rng.randbytes(4))
        if kind < 0.83:
            at = rng.randrange(len(text) + 1)
            ping = client_frame(FIN | Opcode.PING, b"here") if rng.random() < 0.5 else b""
            return client_frame(first, text[:at]) + ping + client_frame(FIN | Opcode.CONT, text[at:], rng.randbytes(4))
        if kind < 0.97:
            return client_frame(FIN | rng.choice((Opcode.PING, Opcode.PONG)), text[:125], rng.randbytes(4))
        if kind < 0.98:
            code = struct.pack("!H", rng.choice((1000, 1001, 1005, 999, 4000)))
            return client_frame(FIN | Opcode.CLOSE, rng.choice((b"", code, code + b"bye")))
        frame = bytearray(client_frame(FIN | rng.randrange(16), rng.choice((*TEXTS, b"\xff\xfe"))))
        frame[rng.randrange(min(len(frame), 14))] ^= 1 << rng.randrange(8)
        return bytes(frame)

    def run(self, case: bytes) -> Answered:
        expected, ended = reference(case)
        code = self._server.run(self._deliver(case))
        received = self._received
        where = (received[-2:], expected[:3], len(received), len(expected))
        require(received == expected[: len(received)], "what is received is what was sent, in order", *where)
        require(len(received) == len(expected) or ended or code is not None, "all that was sent is received", *where)
        require(not ended or code is not None, "a connection that breaks the protocol is closed", code)
        kinds = {f"{ended} {code} {kind}" for kind, _ in received} | {f"{ended} {code}"}
        return Answered(max(1, len(expected)), len(received), frozenset(kinds))

    async def _deliver(self, case: bytes) -> int | None:
        """Feed the pieces of a case to a new connection; returns the code with which it was closed, if it was."""
        rng = Random(zlib.crc32(case))
        self._received, self._waiting = [], False
        protocol, transport = self._server.web_socket(HANDSHAKE)
        await until(lambda: protocol.handshake_complete and self._waiting, "the handshake is answered", 0)
        answered = len(transport.written)
        at, size = 0, max(rng.choice((1, 3, 7, 50, 1_000, 100_000)), len(case) // 30)
        while at < len(case) and not transport.closed:
            piece = case[at : at + rng.randint(1, size)]
            at += len(piece)
            protocol.data_received(piece)
            require(protocol.queue.qsize() < 10 + len(piece), "few messages wait")
            if rng.random() < 0.5:
                await asyncio.sleep(0)
            await until(lambda: not transport.paused or transport.closed, "reading goes on", 0)
        await until(lambda: protocol.queue.empty() or not self._server.state.tasks, "all messages are handled", 0)
        await asyncio.sleep(0)
        code = close_code(bytes(transport.written[answered:])) or (0 if transport.closed else None)
        transport.lose()
        while self._server.state.tasks:
            await asyncio.sleep(0)
        return code

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        """Accept, and keep every message."""
        direct: FastWebSocketProtocol = scope["extensions"][NAME]
        await receive()
        await send({"type": "websocket.accept"})
        direct.receive_now = self._receive_now
        while True:
            self._waiting = True
            message = await receive()
            self._waiting = False
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            self._received.append(("bytes", message["bytes"]) if text is None else ("text", text.encode()))
        direct.receive_now = None

    def _receive_now(self, text: bytes) -> bool:
        if not self._waiting or not text.startswith(b'{"do":"move"'):
            return False
        try:
            text.decode()
        except UnicodeDecodeError:
            return False
        self._received.append(("text", bytes(text)))
        return True

    def whole(self, case: bytes) -> bytes:
        return case

    def reset(self) -> None:
        self.close()
        self._server = MemoryServer(self._app)

    def close(self) -> None:
        self._server.close()


def head(first: int, second: int) -> bytes:
    """The first bytes of a frame with a mask that changes nothing."""
    return bytes((first, second, 0, 0, 0, 0))


def client_frame(first: int, text: bytes, mask: bytes = bytes(4)) -> bytes:
    """A whole frame as clients send it, masked."""
    size = len(text)
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 65_536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes((first,)) + length + mask + apply_mask(text, mask)


def reference(case: bytes) -> tuple[list[Message], bool]:
    """The messages that the WebSocket library itself reads from a case, and whether the connection has to end."""
    protocol = ServerProtocol(max_size=16 * 4_096)
    protocol.receive_data(HANDSHAKE)
    (request,) = protocol.events_received()
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    protocol.receive_data(case)
    messages: list[Message] = []
    kind = ""
    parts: list[bytes] = []
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode == Opcode.CLOSE:
            return messages, True
        if event.opcode in (Opcode.TEXT, Opcode.BINARY):
            kind, parts = "text" if event.opcode == Opcode.TEXT else "bytes", []
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            parts.append(bytes(event.data))
            if event.fin:
                whole = b"".join(parts)
                try:
                    _ = kind == "text" and whole.decode()
                except UnicodeDecodeError:
                    return messages, True
                messages.append((kind, whole))
    return messages, protocol.parser_exc is not None


def close_code(written: bytes) -> int | None:
    """The code of the close frame at the end of what a server wrote; 0 if there is none."""
    at, code = 0, 0
    while at + 2 <= len(written):
        size, start = written[at + 1] & 0x7F, at + 2
        if size == 126:
            size, start = int.from_bytes(written[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, start = int.from_bytes(written[at + 2 : at + 10], "big"), at + 10
        if written[at] & 0x0F == Opcode.CLOSE:
            code = int.from_bytes(written[start : start + 2], "big") if size >= 2 else 1005
        at = start + size
    require(at == len(written), "what is written consists of whole frames", written[-40:])
    return code
