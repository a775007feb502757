"""Asynchronous clients for the tests and `make soak`: they play over WebSockets and can prove what they received."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.protocol import State

PATIENCE = 120  # seconds, then something has failed
PARTS = ("table", "game", "you")
CUT_FRAME = b"\x81\xfe\x01"  # the beginning of a text frame
CONNECTION_ERRORS = (ConnectionClosed, ConnectionError, InvalidHandshake, TimeoutError, EOFError)

Message = dict[str, Any]


class ConnectionLost(Exception):
    """The connection broke before the answer arrived."""


class AsyncPlayer:
    """One viewer of a table over a WebSocket, with its folded state and the moves acknowledged to it."""

    def __init__(self, server: str, table: str, token: str = "", seat: int | None = None) -> None:
        self.server, self.table, self.token, self.seat = server, table, token, seat
        self.known: Message = {}  # the state, with all events folded into it
        self.presence: Message = {}
        self.answers: list[Message] = []  # done, refused and hint messages in the order of their arrival
        self.frames: list[str] = []  # all frames as received, if recording
        self.recording = False
        self.acknowledged: dict[str, tuple[int, str]] = {}  # moves by id: event number and move
        self.errors: list[str] = []  # violations of the protocol
        self.events = 0
        self.states = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._pending: dict[str, asyncio.Future[Message]] = {}
        self._ids = 0

    # --- the connection ---

    async def join(self, server: str = "") -> AsyncPlayer:
        """Connect to this or another server, starting from the last known event, and wait for the state."""
        await self.disconnect()
        self.server = server or self.server
        query = [f"seen={self.known['n']}"] if self.known else []
        query += [f"seat={self.seat}"] if self.seat is not None else []
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{'&'.join(query)}"
        headers = {"cookie": f"kolmik={self.token}"} if self.token else {}
        self._socket = await connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self._reading = asyncio.get_running_loop().create_task(self._read(self._socket))
        await self.wait_until(lambda: bool(self.known) or not self.connected)
        return self

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    @property
    def close_reason(self) -> str:
        """How the connection was closed, as far as that is known."""
        assert self._socket and self._reading
        error = self._reading.exception() if self._reading.done() else None
        return f"code {self._socket.close_code}, {self._socket.close_reason!r}, {error!r}"

    async def disconnect(self) -> None:
        if self._socket:
            await self._socket.close()
        if self._reading:
            await self._reading

    def vanish(self) -> None:
        """Break the connection in the middle of a frame."""
        if self._socket and self._socket.state is State.OPEN:
            self._socket.transport.write(CUT_FRAME)
            self._socket.transport.abort()

    def fall_silent(self) -> ClientConnection | None:
        """Leave the connection open, but never read or answer again; returns its socket, which the caller closes.

        To the server it is half-open: the other side is gone, and nothing says so.
        """
        socket, reading = self._socket, self._reading
        if socket is None or reading is None or socket.state is not State.OPEN:
            return None
        socket.transport.pause_reading()
        reading.cancel()
        self._socket = self._reading = None
        return socket

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                if self.recording:
                    self.frames.append(frame)
                message = json.loads(frame)
                if message["is"] == "ping":
                    await socket.send(json.dumps({"do": "pong", "ping": message["ping"]}))
                else:
                    self.receive(message)
                await self.notify()
        except CONNECTION_ERRORS:
            pass
        finally:
            for waiting in self._pending.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionLost())
                    waiting.exception()
            self._pending.clear()
            await self.notify()

    def receive(self, message: Message) -> None:
        """Handle a message: fold it into the state, or resolve the command it answers."""
        kind = message["is"]
        if kind == "state":
            self.states += 1
            if self.known and message["n"] < self.known["n"]:
                self.errors.append(f"a state of event {message['n']} after event {self.known['n']}")
            self.known = message
        elif kind == "event":
            self.events += 1
            if message["n"] != self.known["n"] + 1:
                self.errors.append(f"event {message['n']} after event {self.known['n']}")
            fold(self.known, message)
        elif kind == "presence":
            self.presence = message
        elif kind in ("done", "refused", "hint"):
            self.answers.append(message)
            waiting = self._pending.pop(message["id"], None)
            if waiting and not waiting.done():
                waiting.set_result(message)
        elif kind != "bye":
            self.errors.append(f"an unknown message: {message}")

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait for a condition, which is evaluated after every message."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(condition)

    async def reach(self, number: int) -> None:
        """Wait until that event has arrived or the connection is lost."""
        await self.wait_until(lambda: self.known["n"] >= number or not self.connected)

    async def wait_until_playing(self) -> None:
        await self.wait_until(lambda: self.status == "playing")

    async def notify(self) -> None:
        """Have all waiters evaluate their conditions again; some do not depend on messages."""
        async with self._changed:
            self._changed.notify_all()

    # --- commands ---

    async def send(self, text: str | bytes) -> None:
        assert self._socket
        try:
            await self._socket.send(text)
        except CONNECTION_ERRORS:
            raise ConnectionLost from None

    async def command(self, do: str, **more: Any) -> Message:
        """Send a command and return its answer; an acknowledged move is remembered."""
        if not self.connected:
            raise ConnectionLost
        if "id" not in more:
            self._ids += 1
            more["id"] = f"{id(self) % 9973}-{self._ids}"
        future = asyncio.get_running_loop().create_future()
        self._pending[more["id"]] = future
        await self.send(json.dumps({"do": do, **more}))
        async with asyncio.timeout(PATIENCE):
            answer: Message = await future
        if do == "move" and answer["is"] == "done":
            before = self.acknowledged.setdefault(more["id"], (answer["n"], more["move"]))
            if before[0] != answer["n"]:
                self.errors.append(f"move {more['id']} was acknowledged as event {before[0]} and as {answer['n']}")
        return answer

    @property
    def legal(self) -> list[str]:
        moves: list[str] = self.known["you"]["legal"]
        return moves

    @property
    def status(self) -> str:
        status: str = self.known["table"]["status"]
        return status

    async def play(self, rng: Random, upto: int = 2**53) -> None:
        """Make random moves on every turn of this player until the game is over or that event is reached."""
        while self._goes_on(upto):
            if self.legal:
                move = rng.choice(self.legal)
                answer = await self.command("move", move=move, seen=self.known["n"])
                if answer["is"] == "refused" and not answer.get("stale"):
                    self.errors.append(f'"{move}" was refused: {answer["why"]}')
                await self.reach(answer.get("n", 0))
            else:
                await self.wait_until(lambda: bool(self.legal) or not self.connected or not self._goes_on(upto))
            if not self.connected:
                raise ConnectionLost

    def _goes_on(self, upto: int) -> bool:
        return self.status == "playing" and self.known["n"] < upto

    def differences(self, fresh: Message) -> list[str]:
        """The parts in which the folded state differs from a fresh one."""
        return [part for part in (*PARTS, "log", "n") if self.known[part] != fresh[part]]


def fold(known: Message, event: Message) -> None:
    for part in PARTS:
        known[part] = {**known[part], **event.get(part, {})}
    kept = known["log"][: event["keep"]] if "keep" in event else known["log"]
    known["log"] = kept + event.get("log", [])
    known["n"] = event["n"]


async def fetch_state(server: str, player: AsyncPlayer) -> Message:
    """A fresh state of the table over HTTP, as that player may see it."""
    cookies = {"kolmik": player.token} if player.token else {}
    seat = {"seat": player.seat} if player.seat is not None else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        answer = await client.get(f"/api/tables/{player.table}", params=seat)
    state: Message = answer.raise_for_status().json()
    return state


async def post(server: str, path: str, token: str = "", **body: Any) -> tuple[Message, str]:
    """Post over HTTP; returns the answer and the token, a new one if none was passed."""
    cookies = {"kolmik": token} if token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        response = await client.post(path, json=body)
        assert response.is_success, response.text
        answer: Message = response.json()
        return answer, token or client.cookies["kolmik"]


async def start_table(
    servers: list[str], game: str, people: int, bots: list[str] | None = None, **terms: Any
) -> list[AsyncPlayer]:
    """Start a game between people and bots; the people are connected to the servers in turn."""
    bots = bots or []
    seats: list[Message] = [{} for _ in range(people)] + [{"level": level} for level in bots]
    created, token = await post(
        servers[0],
        "/api/tables",
        game=game,
        players=people + len(bots),
        name="Player 0",
        seats=seats,
        terms={"pace": 0, "away": 0} | terms,
    )
    table = created["id"]
    players = [AsyncPlayer(servers[0], table, token)]
    for seat in range(1, people):
        server = servers[seat % len(servers)]
        _, token = await post(server, f"/api/tables/{table}", do="sit", name=f"Player {seat}", seat=seat)
        players.append(AsyncPlayer(server, table, token))
    for player in players:
        await player.join()
        if not player.known:
            raise ConnectionLost
        if terms.get("deal") != "people":
            await player.command("client_seed_hash", seat=player.known["you"]["seat"], hash="")
    answer = await players[0].command("start")
    assert answer["is"] == "done", answer
    for player in players:
        await player.wait_until_playing()
    return players
