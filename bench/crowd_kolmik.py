"""Two players at a table of ours, over the socket as everybody uses it."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wire import Wire

PATIENCE = 60.0
RETRY = 0.05


class What(Struct):
    did: str = ""


class You(Struct):
    legal: list[str] | UnsetType = UNSET


class Heard(Struct):
    """What a player has to know of a message; the rest of it is passed over."""

    kind: str = msgspec.field(name="is")
    n: int = 0
    id: str = ""
    what: What | None = None
    you: You | None = None
    ping: int = 0
    why: str = ""


read = msgspec.json.Decoder(Heard).decode


async def post(port: int, path: str, body: object, token: str) -> bytes:
    """One request over a connection of its own; the body of the answer."""
    text = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
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
    """One seat: what it may do now, and the line to the server."""

    __slots__ = ("asked", "legal", "n", "seat", "table", "wire")

    def __init__(self, table: KolmikTable, seat: int) -> None:
        self.table, self.seat = table, seat
        self.legal: list[str] = []
        self.n = 0
        self.asked = 0
        self.wire: Wire | None = None

    def ask(self, **command: object) -> None:
        assert self.wire
        self.asked += 1
        self.wire.send(json.dumps({**command, "id": f"{self.asked}"}).encode())

    def hear(self, text: bytes) -> None:
        heard = read(text)
        kind = heard.kind
        if kind == "event" or kind == "state":
            self.n = heard.n
            if heard.you is not None and heard.you.legal is not UNSET:
                self.legal = heard.you.legal
            self.table.seen(self, heard.n, heard.what.did if heard.what else "")
        elif kind == "ping" and self.wire:
            self.wire.send(b'{"do":"pong","ping":%d}' % heard.ping)
        elif kind == "refused" or kind == "bye":
            self.table.trouble(heard.why)


class KolmikTable:
    __slots__ = (
        "automatic",
        "awaited",
        "chance",
        "done",
        "game",
        "joined",
        "on_turn",
        "opened",
        "players",
        "port",
        "sent",
        "trouble",
        "under_way",
    )

    def __init__(
        self,
        port: int,
        game: str,
        chance: Random,
        done: Callable[[float], None],
        trouble: Callable[[str], None],
        joined: list[str] | None = None,
    ) -> None:
        self.port, self.game, self.chance, self.done, self.trouble = port, game, chance, done, trouble
        self.joined = joined or ["", secrets.token_hex(16), secrets.token_hex(16)]
        self.players = [Player(self, seat) for seat in range(2)]
        self.automatic = self.on_turn = False
        self.under_way: dict[int, float] = {}  # by number of the event it will be: when the move was sent
        self.sent: dict[int, float] = {}  # the same of moves that one player has seen
        self.opened: asyncio.Future[None] | None = None
        self.awaited = ""  # the event with which it is open: the start, or none where it is there already

    async def open(self) -> None:
        """A table with a game begun, and both players' lines; or lines to one that is there already."""
        self.opened = opened = asyncio.get_running_loop().create_future()
        self.awaited = "" if self.joined[0] else "started"
        if not self.joined[0]:
            wish = {"game": self.game, "players": 2, "name": "Ann", "terms": {"away": 0, "race": "turns"}}
            made = await post(self.port, "/api/tables", wish, self.joined[1])
            self.joined[0] = msgspec.json.decode(made)["id"]
            await self._connect()
            self.players[1].ask(do="sit", name="Ben")
        else:
            await self._connect()
        await asyncio.wait_for(opened, PATIENCE)

    async def _connect(self) -> None:
        give_up = time.perf_counter() + PATIENCE
        for player, token in zip(self.players, self.joined[1:], strict=True):
            while True:
                try:
                    await Wire.connect(self.port, f"/api/tables/{self.joined[0]}/socket", player, token)
                    break
                except OSError:  # a server that is about to start
                    if time.perf_counter() > give_up:
                        raise
                    await asyncio.sleep(RETRY)

    def seen(self, player: Player, n: int, did: str) -> None:
        """A player has seen an event."""
        if did == "sat":
            if player.seat == 0:
                player.ask(do="start")
            return
        if did == "ended":
            if player.seat == 0:
                player.ask(do="rematch")
            self.on_turn = False
            return
        if did == "gathered":
            if player.seat == 0:
                player.ask(do="start")
            return
        if self.opened and did == self.awaited and all(one.n == n for one in self.players):
            self.opened.set_result(None)
            self.opened = None
        began = self.sent.pop(n, None)
        if began is not None:
            self.done(time.perf_counter() - began)
        elif n in self.under_way:
            self.sent[n] = self.under_way.pop(n)
        if player.legal:
            self.on_turn = True
            if self.automatic:
                self._move(player, time.perf_counter())

    def move(self, due: float) -> None:
        newest = max(player.n for player in self.players)  # who has not seen the last move may think it is theirs
        for player in self.players:
            if player.legal and player.n == newest:
                self._move(player, due)
                return

    def _move(self, player: Player, due: float) -> None:
        self.on_turn = False
        self.under_way[player.n + 1] = due
        move = player.legal[int(self.chance.random() * len(player.legal))]
        player.asked += 1
        assert player.wire
        player.wire.send(b'{"do":"move","id":"%d","move":"%b","seen":%d}' % (player.asked, move.encode(), player.n))

    def close(self) -> None:
        for player in self.players:
            if player.wire:
                player.wire.close()
