"""Two players at a Kolmik table, over the socket that every client uses."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import UNSET, Struct, UnsetType

from fast_websocket import WebSocket

PATIENCE = 60.0
RETRY = 0.05


class EventSummary(Struct):
    did: str = ""


class You(Struct):
    legal: list[str] | UnsetType = UNSET


class Message(Struct):
    """The part of a message that a player needs; the decoder skips the rest."""

    kind: str = msgspec.field(name="is")
    n: int = 0
    id: str = ""
    what: EventSummary | None = None
    you: You | None = None
    ping: int = 0
    why: str = ""


read = msgspec.json.Decoder(Message).decode


async def post(port: int, path: str, body: object, token: str, source: str = "") -> bytes:
    """Send one request over its own connection, from an address of this machine; returns the body of the response."""
    text = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0) if source else None)
    try:
        writer.write(head.encode() + text)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()
    status, _, rest = answer.partition(b"\r\n")
    if b" 20" not in status:
        raise ConnectionError(answer.decode())
    return rest.partition(b"\r\n\r\n")[2]


class Player:
    """One seat: its legal moves, and its socket to the server."""

    __slots__ = ("commands_sent", "legal", "n", "seat", "socket", "table")

    def __init__(self, table: KolmikTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.legal: list[str] = []
        self.n = 0
        self.commands_sent = 0
        self.socket: WebSocket | None = None

    def send(self, **command: object) -> None:
        assert self.socket
        self.commands_sent += 1
        self.socket.send(json.dumps({**command, "id": f"{self.commands_sent}"}).encode())

    def receive(self, text: bytes) -> None:
        message = read(text)
        kind = message.kind
        if kind == "event" or kind == "state":
            self.n = message.n
            if message.you is not None and message.you.legal is not UNSET:
                self.legal = message.you.legal
            self.table.on_event(self, message.n, message.what.did if message.what else "")
        elif kind == "ping" and self.socket:
            self.socket.send(b'{"do":"pong","ping":%d}' % message.ping)
        elif kind == "refused" or kind == "bye":
            self.table.on_error(message.why)


class KolmikTable:
    __slots__ = (
        "automatic",
        "game",
        "in_flight",
        "joined",
        "on_done",
        "on_error",
        "on_turn",
        "opened",
        "opening_event",
        "players",
        "port",
        "received_once",
        "rng",
        "source",
    )

    def __init__(
        self,
        port: int,
        game: str,
        rng: Random,
        on_done: Callable[[float], None],
        on_error: Callable[[str], None],
        joined: list[str] | None = None,
        source: str = "",
    ) -> None:
        self.port, self.game, self.rng, self.on_done, self.on_error = port, game, rng, on_done, on_error
        self.source = source  # the players' address
        self.joined = joined or ["", secrets.token_hex(16), secrets.token_hex(16)]
        self.players = [Player(self, seat) for seat in range(2)]
        self.automatic = self.on_turn = False
        self.in_flight: dict[int, float] = {}  # by number of the expected event: when the move was sent
        self.received_once: dict[int, float] = {}  # the same, for moves that one of the players has received
        self.opened: asyncio.Future[None] | None = None
        self.opening_event = ""  # the event after which the table is open: the start, or none if it exists already

    async def open(self) -> None:
        """Create a table, start a game and connect both players; or connect them to a table that exists."""
        self.opened = opened = asyncio.get_running_loop().create_future()
        self.opening_event = "" if self.joined[0] else "started"
        if not self.joined[0]:
            wish = {"game": self.game, "players": 2, "name": "Ann", "terms": {"away": 0, "race": "turns"}}
            made = await post(self.port, "/api/tables", wish, self.joined[1], self.source)
            self.joined[0] = msgspec.json.decode(made)["id"]
            await self._connect()
            self.players[1].send(do="sit", name="Ben")
        else:
            await self._connect()
        await asyncio.wait_for(opened, PATIENCE)

    async def _connect(self) -> None:
        give_up = time.perf_counter() + PATIENCE
        for player, token in zip(self.players, self.joined[1:], strict=True):
            while True:
                try:
                    path = f"/api/tables/{self.joined[0]}/socket"
                    await WebSocket.connect(self.port, path, player, token, self.source)
                    break
                except OSError:  # the server is still starting
                    if time.perf_counter() > give_up:
                        raise
                    await asyncio.sleep(RETRY)

    def on_event(self, player: Player, n: int, did: str) -> None:
        """Handle an event that a player has received."""
        if did == "sat":
            player.send(do="client_seed_hash", seat=player.seat, hash="")  # this table's starts wait for nobody
            if player.seat == 0:
                player.send(do="start")
            return
        if did == "ended":
            if player.seat == 0:
                player.send(do="rematch")
            self.on_turn = False
            return
        if did == "gathered":
            if player.seat == 0:
                player.send(do="start")
            return
        if self.opened and did == self.opening_event and all(one.n == n for one in self.players):
            self.opened.set_result(None)
            self.opened = None
        began = self.received_once.pop(n, None)
        if began is not None:
            self.on_done(time.perf_counter() - began)
        elif n in self.in_flight:
            self.received_once[n] = self.in_flight.pop(n)
        if player.legal:
            self.on_turn = True
            if self.automatic:
                self._move(player, time.perf_counter())

    def move(self, due: float) -> None:
        newest = max(
            player.n for player in self.players
        )  # a player who has not received the last move may have stale legal moves
        for player in self.players:
            if player.legal and player.n == newest:
                self._move(player, due)
                return

    def _move(self, player: Player, due: float) -> None:
        self.on_turn = False
        self.in_flight[player.n + 1] = due
        move = player.legal[int(self.rng.random() * len(player.legal))]
        player.commands_sent += 1
        assert player.socket
        player.socket.send(
            b'{"do":"move","id":"%d","move":"%b","seen":%d}' % (player.commands_sent, move.encode(), player.n)
        )

    def close(self) -> None:
        for player in self.players:
            if player.socket:
                player.socket.close()
