"""Clients of the tests and of `make soak`: they play over sockets, keep all that they were told, and can prove it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PATIENCE = 120  # seconds, then something has failed
PARTS = ("table", "game", "you")
LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, TimeoutError, EOFError)

Message = dict[str, Any]


class Lost(Exception):
    """The line was lost before the answer came."""


class Player:
    """One viewer of a table over a socket: what it was told, folded, and what was acknowledged to it."""

    def __init__(self, server: str, table: str, token: str = "", seat: int | None = None) -> None:
        self.server, self.table, self.token, self.seat = server, table, token, seat
        self.known: Message = {}  # the state, with all events folded into it
        self.presence: Message = {}
        self.answers: list[Message] = []  # done, refused and hint, as they came
        self.frames: list[str] = []  # everything as it came, where it is recorded
        self.recording = False
        self.acknowledged: dict[str, tuple[int, str]] = {}  # moves by id: the event and the words
        self.wrong: list[str] = []  # what must never happen
        self.events = 0
        self.states = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._heard = asyncio.Condition()
        self._asked: dict[str, asyncio.Future[Message]] = {}
        self._ids = 0

    # --- the line ---

    async def join(self, server: str = "") -> Player:
        """Connect, here or to another server, from the last event known on; wait until the table is known."""
        await self.part()
        self.server = server or self.server
        asked = [f"seen={self.known['n']}"] if self.known else []
        asked += [f"seat={self.seat}"] if self.seat is not None else []
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?{'&'.join(asked)}"
        headers = {"cookie": f"kolmik={self.token}"} if self.token else {}
        self._socket = await connect(
            address, additional_headers=headers, max_size=None, compression=None, ping_interval=None, open_timeout=30
        )
        self._reading = asyncio.get_running_loop().create_task(self._read(self._socket))
        await self.until(lambda: bool(self.known) or not self.connected)
        return self

    @property
    def connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    @property
    def why_lost(self) -> str:
        """How the line was closed, as far as that is known."""
        assert self._socket and self._reading
        error = self._reading.exception() if self._reading.done() else None
        return f"code {self._socket.close_code}, {self._socket.close_reason!r}, {error!r}"

    async def part(self) -> None:
        """Close the line."""
        if self._socket:
            await self._socket.close()
        if self._reading:
            await self._reading

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
                    self.take(message)
                await self.wake()
        except LOST:
            pass
        finally:
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(Lost())
                    waiting.exception()
            self._asked.clear()
            await self.wake()

    def take(self, message: Message) -> None:
        """Fold in what was told."""
        kind = message["is"]
        if kind == "state":
            self.states += 1
            if self.known and message["n"] < self.known["n"]:
                self.wrong.append(f"a state of event {message['n']} after event {self.known['n']}")
            self.known = message
        elif kind == "event":
            self.events += 1
            if message["n"] != self.known["n"] + 1:
                self.wrong.append(f"event {message['n']} after event {self.known['n']}")
            fold(self.known, message)
        elif kind == "presence":
            self.presence = message
        elif kind in ("done", "refused", "hint"):
            self.answers.append(message)
            waiting = self._asked.pop(message["id"], None)
            if waiting and not waiting.done():
                waiting.set_result(message)
        elif kind != "bye":
            self.wrong.append(f"an unknown message: {message}")

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so; what is told is looked at each time."""
        async with asyncio.timeout(PATIENCE), self._heard:
            await self._heard.wait_for(condition)

    async def reach(self, number: int) -> None:
        """Wait until that event was told, or the line is lost."""
        await self.until(lambda: self.known["n"] >= number or not self.connected)

    async def begun(self) -> None:
        """Wait until the game is played."""
        await self.until(lambda: self.status == "playing")

    async def wake(self) -> None:
        """Have whoever waits here look again: what they wait for may be nothing that was told."""
        async with self._heard:
            self._heard.notify_all()

    # --- asking ---

    async def send(self, text: str | bytes) -> None:
        assert self._socket
        try:
            await self._socket.send(text)
        except LOST:
            raise Lost from None

    async def ask(self, do: str, **more: Any) -> Message:
        """Ask something and wait for the answer; a move that was acknowledged is remembered."""
        if not self.connected:
            raise Lost
        if "id" not in more:
            self._ids += 1
            more["id"] = f"{id(self) % 9973}-{self._ids}"
        answer = asyncio.get_running_loop().create_future()
        self._asked[more["id"]] = answer
        await self.send(json.dumps({"do": do, **more}))
        async with asyncio.timeout(PATIENCE):
            told: Message = await answer
        if do == "move" and told["is"] == "done":
            before = self.acknowledged.setdefault(more["id"], (told["n"], more["move"]))
            if before[0] != told["n"]:
                self.wrong.append(f"move {more['id']} was acknowledged as event {before[0]} and as {told['n']}")
        return told

    @property
    def legal(self) -> list[str]:
        moves: list[str] = self.known["you"]["legal"]
        return moves

    @property
    def status(self) -> str:
        status: str = self.known["table"]["status"]
        return status

    async def play(self, rng: Random, upto: int = 2**53) -> None:
        """Play at random, whenever it is this player's to decide, till the game is over or that event is reached."""
        while self._goes_on(upto):
            if self.legal:
                move = rng.choice(self.legal)
                told = await self.ask("move", move=move, seen=self.known["n"])
                if told["is"] == "refused" and not told.get("stale"):
                    self.wrong.append(f'"{move}" was refused: {told["why"]}')
                await self.reach(told.get("n", 0))
            else:
                await self.until(lambda: bool(self.legal) or not self.connected or not self._goes_on(upto))
            if not self.connected:
                raise Lost

    def _goes_on(self, upto: int) -> bool:
        return self.status == "playing" and self.known["n"] < upto

    def same(self, fresh: Message) -> list[str]:
        """Where what was folded differs from what is told anew."""
        return [part for part in (*PARTS, "log", "n") if self.known[part] != fresh[part]]


def fold(known: Message, event: Message) -> None:
    for part in PARTS:
        known[part] = {**known[part], **event.get(part, {})}
    kept = known["log"][: event["keep"]] if "keep" in event else known["log"]
    known["log"] = kept + event.get("log", [])
    known["n"] = event["n"]


async def fresh(server: str, player: Player) -> Message:
    """The table as that player is told of it anew."""
    cookies = {"kolmik": player.token} if player.token else {}
    seat = {"seat": player.seat} if player.seat is not None else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        answer = await client.get(f"/api/tables/{player.table}", params=seat)
    told: Message = answer.raise_for_status().json()
    return told


async def post(server: str, path: str, token: str = "", **body: Any) -> tuple[Message, str]:
    """Ask over HTTP: the answer, and the token, a new one where there was none."""
    cookies = {"kolmik": token} if token else {}
    async with httpx.AsyncClient(base_url=server, cookies=cookies, timeout=PATIENCE) as client:
        answer = await client.post(path, json=body)
        assert answer.is_success, answer.text
        told: Message = answer.json()
        return told, token or client.cookies["kolmik"]


async def gather(
    servers: list[str], game: str, people: int, bots: list[str] | None = None, **terms: Any
) -> list[Player]:
    """A table where people sit, each connected to the next of the servers, and bots; the game has begun."""
    bots = bots or []
    seats: list[Message] = [{} for _ in range(people)] + [{"level": level} for level in bots]
    made, token = await post(
        servers[0],
        "/api/tables",
        game=game,
        players=people + len(bots),
        name="Player 0",
        seats=seats,
        terms={"pace": 0, "away": 0} | terms,
    )
    table = made["id"]
    players = [Player(servers[0], table, token)]
    for seat in range(1, people):
        server = servers[seat % len(servers)]
        _, token = await post(server, f"/api/tables/{table}", do="sit", name=f"Player {seat}", seat=seat)
        players.append(Player(server, table, token))
    for player in players:
        await player.join()
    told = await players[0].ask("start")
    assert told["is"] == "done", told
    for player in players:
        await player.begun()
    return players
