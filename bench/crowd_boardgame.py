"""Two players at a table of boardgame.io's server, with its own protocol: socket.io 4 over a WebSocket."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from fast_websocket import WebSocket

NAMESPACE = b"/cards,"
PATH = "/socket.io/?EIO=4&transport=websocket"
PATIENCE = 60.0


class Context(Struct, rename="camel"):
    current_player: str
    gameover: Any = None


class Position(Struct):
    legal: list[int]


class State(Struct):
    """The part of a state that a player needs; the decoder skips the rest."""

    number: int = msgspec.field(name="_stateID")
    context: Context = msgspec.field(name="ctx")
    position: Position = msgspec.field(name="G")


class Synced(Struct):
    state: State


read_event = msgspec.json.Decoder(list[Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode


class Player:
    __slots__ = ("connected", "seat", "socket", "state", "table")

    def __init__(self, table: BoardgameTable, seat: str) -> None:
        self.table, self.seat = table, seat
        self.state: State | None = None
        self.socket: WebSocket | None = None
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, event: bytes) -> None:
        assert self.socket
        self.socket.send(b"42" + NAMESPACE + event)

    def sync(self) -> None:
        self.send(b'["sync","%b","%b",null,2]' % (self.table.match.encode(), self.seat.encode()))

    def receive(self, text: bytes) -> None:
        if text.startswith(b"42" + NAMESPACE):
            event = read_event(text[2 + len(NAMESPACE) :])
            kind = bytes(event[0])
            if kind == b'"update"':
                self.state = read_state(event[2])
                self.table.on_state(self)
            elif kind == b'"sync"':
                self.state = read_synced(event[2]).state
                self.table.on_sync(self)
        elif text == b"2" and self.socket:
            self.socket.send(b"3")
        elif text.startswith(b"0") and self.socket:
            self.socket.send(b"40" + NAMESPACE)
        elif text.startswith(b"40") and not self.connected.done():
            self.connected.set_result(None)
        elif text.startswith(b"44"):
            self.table.on_error(text.decode())


class BoardgameTable:
    def __init__(
        self, port: int, number: int, rng: Random, on_done: Callable[[float], None], on_error: Callable[[str], None]
    ) -> None:
        self.port, self.number, self.rng, self.on_done, self.on_error = port, number, rng, on_done, on_error
        self.games = 0
        self.automatic = self.on_turn = False
        self.in_flight: dict[
            int, list[float]
        ] = {}  # by state number: when the move was sent, how many players have received it
        self.players: list[Player] = []
        self.opened: asyncio.Future[None] | None = None

    @property
    def match(self) -> str:
        return f"t{self.number}g{self.games}"

    async def open(self) -> None:
        self.opened = asyncio.get_running_loop().create_future()
        self.players = [Player(self, seat) for seat in ("0", "1")]
        for player in self.players:
            await WebSocket.connect(self.port, PATH, player)
            await asyncio.wait_for(player.connected, PATIENCE)
        self.players[0].sync()
        await asyncio.wait_for(self.opened, PATIENCE)

    def on_sync(self, player: Player) -> None:
        """Let the second player join after the first player's request has created the match."""
        if player is self.players[0]:
            self.players[1].sync()
            return
        self.on_turn = True
        if self.opened and not self.opened.done():
            self.opened.set_result(None)
        if self.automatic:
            self.move(time.perf_counter())

    def on_state(self, player: Player) -> None:
        state = player.state
        assert state
        move = self.in_flight.get(state.number)
        if move is None:
            return
        move[1] += 1
        if move[1] == 2:
            del self.in_flight[state.number]
            self.on_done(time.perf_counter() - move[0])
            if state.context.gameover is not None:
                self.games += 1
                self.players[0].sync()
                return
        if state.context.gameover is None and state.context.current_player == player.seat:
            self.on_turn = True
            if self.automatic:
                self._move(player, state, time.perf_counter())

    def move(self, due: float) -> None:
        for player in self.players:
            if player.state and player.state.context.current_player == player.seat:
                self._move(player, player.state, due)
                return

    def _move(self, player: Player, state: State, due: float) -> None:
        self.on_turn = False
        self.in_flight[state.number + 1] = [due, 0]
        move = state.position.legal[int(self.rng.random() * len(state.position.legal))]
        player.send(
            b'["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%b","credentials":null}},'
            b'%d,"%b","%b"]' % (move, player.seat.encode(), state.number, self.match.encode(), player.seat.encode())
        )

    def close(self) -> None:
        for player in self.players:
            if player.socket:
                player.socket.close()
