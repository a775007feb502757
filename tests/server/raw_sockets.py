"""Connections of a client that keeps to no rules: bytes over TCP."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.frames import Frame, Opcode

from .serving import PATIENCE, Server


def frame(payload: bytes = b"", opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


def handshake(server: Server, table: str, *headers: str) -> bytes:
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        *headers,
    ]
    return "\r\n".join([*lines, "", ""]).encode()


@contextmanager
def connected(server: Server, opening: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        connection.sendall(opening)
        yield connection


@contextmanager
def opened(server: Server, table: str, *headers: str) -> Iterator[socket.socket]:
    """A WebSocket at a table, after its handshake."""
    with connected(server, handshake(server, table, *headers)) as connection:
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101 "), answer
        yield connection


def read_to_end(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection, or cuts it off."""
    read = bytearray()
    try:
        while part := connection.recv(65_536):
            read += part
    except ConnectionResetError:
        pass
    return bytes(read)


def messages_and_code(answer: bytes) -> tuple[list[dict[str, Any]], int | None]:
    """The messages on a WebSocket, and the code of the close frame; None if there is none."""
    data, found = answer, []
    while len(data) >= 2:
        opcode, length, start = data[0] & 0x0F, data[1], 2
        if length >= 126:
            start += 2 if length == 126 else 8
            length = int.from_bytes(data[2:start], "big")
        payload, data = data[start : start + length], data[start + length :]
        if opcode == Opcode.TEXT:
            found.append(json.loads(payload))
        elif opcode == Opcode.CLOSE:
            return found, int.from_bytes(payload[:2], "big")
    return found, None
