"""What the attacks of bench/attacks.py have in common: another address, raw bytes, and seats at tables of their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any, NamedTuple, TypeAlias

from fast_websocket import WebSocket

ADDRESS = "127.0.0.2"  # the players come from 127.0.1.1 and following
PAUSE = 1.0  # seconds between two bursts of a socket, and between two bytes of a request that never ends
REPLY_SECONDS = 60.0


class Prepared(NamedTuple):
    """Tables that the attacker has made in advance: each is a table's id."""

    long_game: str = ""  # one game with very many moves
    long_log: str = ""  # very many events, few moves
    moves: int = 0  # of the long game
    events: int = 0  # of the long log
    ended: tuple[str, ...] = ()  # each with one ended game


class Target(NamedTuple):
    port: int
    table: str  # somebody's table, whose link the attacker knows
    prepared: Prepared = Prepared()


Attack: TypeAlias = Callable[[Target, Counter[str]], Coroutine[None, None, None]]


async def connect(target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ADDRESS, 0))


def handshake(target: Target, table: str = "", query: str = "") -> bytes:
    return (
        f"GET /api/tables/{table or target.table}/socket{query} HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def request(target: Target, method: str, path: str, body: bytes = b"", token: str = "", close: bool = True) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{target.port}"]
    if close:
        lines.append("Connection: close")
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def ask(target: Target, method: str, path: str, body: bytes = b"", token: str = "") -> tuple[int, bytes]:
    """Send one request over its own connection; returns the status and the body. The status is 0 if it was cut off."""
    reader, writer = await connect(target)
    try:
        writer.write(request(target, method, path, body, token))
        answer = await asyncio.wait_for(reader.read(), REPLY_SECONDS)
    finally:
        writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/1.1 ") else 0, rest


class Seat:
    """A seat, or a spectator, at a table: it follows the state and waits for the answer to each command."""

    def __init__(self, target: Target, table: str, token: str) -> None:
        self.target, self.table, self.token = target, table, token
        self.socket: WebSocket | None = None
        self.state: dict[str, Any] = {}
        self.gaps = 0  # events that never came
        self.presences = 0  # how often somebody came or went
        self.changed = asyncio.Event()
        self._ids = itertools.count(1)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def open(self) -> None:
        """Connect, as after a reload of the page, and wait for the state."""
        self.state = {}
        await WebSocket.connect(self.target.port, f"/api/tables/{self.table}/socket", self, self.token, ADDRESS)
        await self.follow(1)

    async def reconnect(self) -> None:
        """Connect again, as after a broken connection, and say which events are known."""
        query = f"?seen={self.n}&epoch={self.state.get('epoch', '')}"
        await WebSocket.connect(self.target.port, f"/api/tables/{self.table}/socket{query}", self, self.token, ADDRESS)

    def receive(self, text: bytes) -> None:
        message = json.loads(text)
        kind = message["is"]
        if kind in ("state", "event"):
            self._fold(message)
            self.changed.set()
        elif kind == "presence":
            self.presences += 1
            self.changed.set()
        elif kind == "ping" and self.socket:
            self.socket.send(b'{"do":"pong","ping":%d}' % message["ping"])
        elif kind == "refused" and not message.get("id"):  # the server could not read a command, not even its id
            self._answer(next(iter(self._answers), ""), message)
        else:
            self._answer(message.get("id", ""), message)

    def _answer(self, name: str, message: dict[str, Any]) -> None:
        if (waiting := self._answers.pop(name, None)) and not waiting.done():
            waiting.set_result(message)

    def _fold(self, message: dict[str, Any]) -> None:
        state = self.state
        if message["is"] == "state":
            self.state = message
            return
        self.gaps += message["n"] != state["n"] + 1
        for part in ("table", "game", "you"):
            state[part].update(message.get(part, {}))
        state["log"] = state["log"][: message.get("keep")] + message.get("log", [])
        state["n"] = message["n"]

    @property
    def n(self) -> int:
        """The number of the last event."""
        number: int = self.state.get("n", 0)
        return number

    @property
    def legal(self) -> list[str]:
        moves: list[str] = self.state["you"]["legal"] if self.state else []
        return moves

    @property
    def status(self) -> str:
        found: str = self.state["table"]["status"] if self.state else ""
        return found

    def shown(self) -> dict[str, Any]:
        """What the viewer sees, without times."""
        return {part: self.state[part] for part in ("n", "game", "you", "log")}

    async def do(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a command and return its answer, which may be a refusal."""
        assert self.socket
        name = str(next(self._ids))
        waiting = self._answers[name] = asyncio.get_running_loop().create_future()
        self.socket.send(json.dumps({"do": do, "id": name, **more}).encode())
        return await asyncio.wait_for(waiting, REPLY_SECONDS)

    async def follow(self, n: int) -> None:
        """Wait for an event."""
        while self.n < n:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), REPLY_SECONDS)


async def left(seat: Seat, other: Seat) -> None:
    """Close the socket of another seat, and wait until the server has told this one."""
    before = seat.presences
    if other.socket:
        other.socket.close()
    while seat.presences == before:
        seat.changed.clear()
        await asyncio.wait_for(seat.changed.wait(), REPLY_SECONDS)


async def create(target: Target, token: str, **wish: Any) -> str:
    """Create a table; returns its id, "" if the server refuses."""
    status, body = await ask(target, "POST", "/api/tables", json.dumps(wish).encode(), token)
    table: str = json.loads(body)["id"] if status == 201 else ""
    return table


@contextlib.asynccontextmanager
async def playing(target: Target, game: str, players: int = 2, **wish: Any) -> AsyncIterator[list[Seat]]:
    """A game in progress at a new table, all of whose seats are the attacker's; yields the seats, none if refused."""
    tokens = [secrets.token_hex(16) for _ in range(players)]
    table = await create(target, tokens[0], game=game, players=players, name="Eve", **wish)
    seats = [Seat(target, table, token) for token in tokens] if table else []
    try:
        for at, seat in enumerate(seats):
            await seat.open()
            if at:
                await seat.do("sit", name=f"Eve {at}")
        for at, seat in enumerate(seats):
            await seat.do("client_seed_hash", seat=at, hash="")  # starts wait for nobody; old servers do not know it
        if seats:
            await seats[0].do("start")
            while not any(seat.legal for seat in seats):
                await follow_all(seats, max(seat.n for seat in seats) + 1)
        yield seats
    finally:
        for seat in seats:
            if seat.socket:
                seat.socket.close()


async def follow_all(seats: list[Seat], n: int) -> None:
    for seat in seats:
        await seat.follow(n)


def on_turn(seats: list[Seat]) -> Iterator[Seat]:
    """The seats that may move, as far as the newest state says."""
    newest = max(seat.n for seat in seats)
    return (seat for seat in seats if seat.legal and seat.n == newest and seat.status == "playing")
