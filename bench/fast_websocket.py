"""A minimal WebSocket client: thousands of them fit into one process without becoming the bottleneck.

It implements only what the protocol requires of a client. Its masks are zeros, which cost the server as much as others.
"""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

MASKED, TEXT, CLOSE, PING, PONG = 0x80, 0x81, 0x88, 0x89, 0x8A
NO_MASK = bytes(4)
PATIENCE = 60.0  # seconds for the handshake


class Receiver(Protocol):
    """The owner of a connection, which receives every message."""

    socket: WebSocket | None

    def receive(self, text: bytes) -> None: ...


class WebSocket(asyncio.Protocol):
    """One connection."""

    __slots__ = ("_buffer", "_open", "_request", "_transport", "on_message")

    def __init__(self, request: bytes, receiver: Receiver) -> None:
        self.on_message = receiver.receive
        receiver.socket = self
        self._request = request
        self._buffer = b""
        self._open: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, port: int, path: str, receiver: Receiver, token: str = "", source: str = "") -> None:
        """Open a connection on this machine, from an address of it, and complete the handshake."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        ]
        if token:
            lines.append(f"Authorization: Bearer {token}")
        request = ("\r\n".join(lines) + "\r\n\r\n").encode()
        loop = asyncio.get_running_loop()
        here = (source, 0) if source else None
        _, socket = await loop.create_connection(lambda: cls(request, receiver), "127.0.0.1", port, local_addr=here)
        assert socket._open
        await asyncio.wait_for(socket._open, PATIENCE)
        socket._open = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)
        self._request = b""

    @property
    def closed(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def connection_lost(self, error: Exception | None) -> None:
        if self._open and not self._open.done():
            self._open.set_exception(error or ConnectionError("The server closed the connection."))

    def send(self, text: bytes) -> None:
        assert self._transport
        self._transport.write(_frame(TEXT, text))

    def close(self) -> None:
        if self._transport:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._open and not self._open.done():
            data = self._handshake(data)
        buffer = self._buffer + data if self._buffer else data
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            end = start + length
            if end > size:
                break
            self._frame(buffer[at], buffer[start:end])
            at = end
        self._buffer = buffer[at:]

    def _frame(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self.on_message(text)
        elif kind == PING and self._transport:
            self._transport.write(_frame(PONG, text))
        elif kind == CLOSE:
            self.close()

    def _handshake(self, data: bytes) -> bytes:
        assert self._open
        self._buffer += data
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return b""
        self._buffer = b""
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self._open.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
            return b""
        self._open.set_result(None)
        return rest


def _frame(kind: int, text: bytes) -> bytes:
    size = len(text)
    if size < 126:
        return bytes((kind, MASKED | size)) + NO_MASK + text
    return bytes((kind, MASKED | 126)) + size.to_bytes(2, "big") + NO_MASK + text
