"""A minimal server that shows the ceiling of the load generator, bench/crowd.py: python bench/ceiling.py PORT

It speaks enough of Kolmik's protocol for the players to play. Every move is broadcast to both players of a table and
acknowledged, always with the same content. There are no rules, and nothing is stored.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import sys
from typing import cast

import uvloop

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
EVENT = (
    b'{"is":"event","n":%d,"what":{"did":"%b","seat":0},"table":{"changed":42,"awaited":[1],"since":1790000000000},'
    b'"game":{"towers":[{"candy":[9,4,3],"horror":[],"tree":[12,11],"junk":[],"sand":[8]},{"candy":[],"horror":[7],'
    b'"tree":[],"junk":[15,14,2],"sand":[]}],"phase":"building","turn":1,"to_build":1,"may_raze":false,"reach":[2,3],'
    b'"scores":[7,4]},"you":{"legal":%b},"log":[[0,"build candy 3"]],"now":1790000000000}'
)
ON_TURN, WAITING = b'["build horror 2","build junk 1","raze junk"]', b"[]"


class Table:
    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.n = 3
        self.turn = 0

    def broadcast(self, did: bytes) -> None:
        self.n += 1
        self.turn = self.n % 2
        for seat, connection in enumerate(self.connections):
            connection.send(EVENT % (self.n, did, ON_TURN if seat == self.turn else WAITING))


TABLES: dict[bytes, Table] = {}


class Connection(asyncio.Protocol):
    def __init__(self) -> None:
        self.buffer = b""
        self.table: Table | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def send(self, text: bytes) -> None:
        assert self.transport
        size = len(text)
        head = bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big")
        self.transport.write(head + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.table is None:
            self._on_request()
            return
        while len(self.buffer) >= 6:
            end = 6 + (self.buffer[1] & 0x7F)
            if len(self.buffer) < end:
                break
            text, self.buffer = self.buffer[6:end], self.buffer[end:]
            self._on_message(text)

    def _on_message(self, text: bytes) -> None:
        assert self.table
        if b'"move"' in text:
            self.table.broadcast(b"moved")
            self.send(b'{"is":"done","id":"1","n":%d}' % self.table.n)
        elif b'"sit"' in text:
            self.table.broadcast(b"sat")
        elif b'"start"' in text:
            self.table.broadcast(b"started")

    def _on_request(self) -> None:
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found or not self.transport:
            return
        path = head.split(b" ", 2)[1]
        if head.startswith(b"POST"):
            number = b"t%d" % len(TABLES)
            TABLES[number] = Table()
            body = b'{"id":"%b"}' % number
            self.transport.write(b"HTTP/1.1 201 Created\r\nContent-Length: %d\r\n\r\n%b" % (len(body), body))
            self.transport.close()
            return
        key = next((line for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key")), b"")
        if not key:
            self.transport.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
            self.transport.close()
            return
        accept = base64.b64encode(hashlib.sha1(key.partition(b":")[2].strip() + MAGIC).digest())
        self.transport.write(
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %b\r\n\r\n" % accept
        )
        self.buffer, self.table = rest, TABLES[path.split(b"/")[3]]
        self.table.connections.append(self)


async def serve(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Connection, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
