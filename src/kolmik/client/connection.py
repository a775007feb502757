"""A connection to one table: its state, and the commands a player may send. A lost connection is opened again."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from kolmik.engine import Refused
from kolmik.protocol import messages
from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Level, Phrase, State

from .contribution import Contributing, Contribution
from .errors import Denied, Unreachable
from .pending import Pending
from .turn import Turn, all_played, deciding

FIRST_WAIT, MAX_WAIT = 0.1, 10.0  # seconds before connecting again, doubled each time
MAX_MESSAGE = 2**24  # bytes
UNWELCOME = 1008  # the close code after which there is no point in connecting again
# Sent twice, they count once.
REPEATABLE = (messages.Move, messages.ClientSeedHash, messages.ClientSeed, messages.Hint, messages.Look)

logger = logging.getLogger("kolmik.client")


class Connection:
    """A viewer's connection to a table. `Client.join` creates it."""

    def __init__(self, server: str, token: str, seat: int | None, patience: float, contribution: Contribution) -> None:
        self.server, self.table, self.contribution = server, contribution.table, contribution
        self.present: list[int] = []  # the seats whose holders are connected
        self.spectators = 0
        self.reconnected = 0  # number of times
        self._token, self._wanted, self._patience = token, seat, patience
        self._state: State | None = None
        self._socket: ClientConnection | None = None
        self._pending: dict[str, Pending] = {}
        self._ids = secrets.token_hex(6)  # ids must differ from those of an earlier run with this token
        self._sent = 0
        self._bye = ""
        self._failure: Refused | None = None
        self._closed = False
        self._running: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._decision = 0  # counts the decisions of this seat
        self._deciding: tuple[Any, ...] | None = None
        self._contributing: dict[Contributing, asyncio.Task[None]] = {}  # without an answer yet

    # --- state ---

    @property
    def state(self) -> State:
        """Everything this viewer may know, as of the last event."""
        assert self._state, "Client.join waits for it"
        return self._state

    @property
    def log(self) -> list[list[Any]]:
        """[mover, words] of every move of the current game; the mover is a seat or "nature"."""
        return self.state.log

    @property
    def seat(self) -> int | None:
        """The seat this connection views the table from, None for a spectator."""
        seat: int | None = self.state.you["seat"]
        return seat

    @property
    def status(self) -> messages.Status:
        status: messages.Status = self.state.table["status"]
        return status

    async def wait(self, condition: Callable[[State], bool]) -> State:
        """Wait until a condition holds; returns the state."""
        while not condition(self.state):
            await self._wait_for_change()
        return self.state

    async def wait_over(self) -> dict[str, Any] | None:
        """Wait until the current game ends; returns its outcome, None if the host closed the table before."""
        number = self.state.table["game_number"]
        state = await self.wait(
            lambda now: now.table["status"] in ("over", "aborted") or now.table["game_number"] != number
        )
        outcome: dict[str, Any] | None = state.table["outcome"]
        return outcome

    async def turns(self, stay: bool = False) -> AsyncIterator[Turn]:
        """Yield every decision of this seat until all games of the table are played; with `stay`, rematches too.

        Each turn comes once. If the game changes before the move arrives, the next turn follows.
        """
        seen = 0
        while True:
            if self._deciding is not None and self._decision != seen:
                seen = self._decision
                yield Turn(self, self.state)
            elif self.status == "aborted" or (not stay and all_played(self.state)):
                return
            else:
                await self._wait_for_change()

    # --- commands ---

    async def move(self, words: str, seen: int | None = None, seat: int | None = None) -> bool:
        """Make a move; returns False if the game had changed since event `seen` (default: the last one known)."""
        number = self.state.n if seen is None else seen
        return await self._done(messages.Move(id=self._next_id(), move=words, seen=number, seat=seat))

    async def release(self, after: int, seat: int | None = None) -> None:
        await self.execute(messages.Release(id=self._next_id(), after=after, seat=seat))

    async def undo(self) -> bool:
        """Take back the last move; returns False if the game had changed."""
        return await self._done(messages.Undo(id=self._next_id(), seen=self.state.n))

    async def sit(self, name: str, seat: int | None = None) -> None:
        await self.execute(messages.Sit(id=self._next_id(), name=name, seat=seat))

    async def stand(self, seat: int) -> None:
        await self.execute(messages.Stand(id=self._next_id(), seat=seat))

    async def start(self) -> None:
        """Start the game, and wait until connected players have contributed to its deal: 5 seconds at most."""
        await self.execute(messages.Start(id=self._next_id()))
        await self.wait(lambda state: state.table["deal"]["stage"] in ("open", "dealt"))

    async def say(self, phrase: Phrase) -> None:
        await self.execute(messages.Say(id=self._next_id(), phrase=phrase))

    async def chat(self, text: str) -> None:
        await self.execute(messages.Chat(id=self._next_id(), text=text))

    async def leave(self, seat: int) -> None:
        """Leave in the middle of a game: a bot plays on."""
        await self.execute(messages.Leave(id=self._next_id(), seat=seat))

    async def come_back(self, seat: int) -> None:
        await self.execute(messages.Return(id=self._next_id(), seat=seat))

    async def look(self, seat: int | None) -> None:
        """Switch to the view of another of your seats, or of a spectator."""
        await self.execute(messages.Look(id=self._next_id(), seat=seat))
        self._wanted = seat

    async def bot(self, seat: int, level: Level) -> None:
        await self.execute(messages.Bot(id=self._next_id(), seat=seat, level=level))

    async def remove(self, seat: int) -> None:
        await self.execute(messages.Remove(id=self._next_id(), seat=seat))

    async def pause(self) -> None:
        await self.execute(messages.Pause(id=self._next_id()))

    async def resume(self) -> None:
        await self.execute(messages.Resume(id=self._next_id()))

    async def abort(self) -> None:
        await self.execute(messages.Abort(id=self._next_id()))

    async def rematch(self) -> None:
        await self.execute(messages.Rematch(id=self._next_id()))

    async def hint(self, seat: int | None = None) -> messages.HintResult:
        """Return what a strong player would do here."""
        answer = await self.execute(messages.Hint(id=self._next_id(), seat=seat))
        assert isinstance(answer, messages.HintResult)
        return answer

    async def execute(self, command: messages.AnyCommand) -> messages.Done | messages.HintResult:
        """Send any command, with an unused id; returns its answer or raises `Denied` with the server's sentence."""
        answer = await self._answer(command)
        if isinstance(answer, messages.Refusal):
            raise Denied(answer)
        return answer

    async def _done(self, command: messages.AnyCommand) -> bool:
        answer = await self._answer(command)
        if isinstance(answer, messages.Refusal):
            if answer.stale:
                return False
            raise Denied(answer)
        return True

    async def _answer(self, command: messages.AnyCommand) -> messages.Done | messages.HintResult | messages.Refusal:
        try:
            messages.read_command(messages.write(command))
        except msgspec.ValidationError as error:
            raise Refused(f"This is not a valid command: {error}.") from None
        wait = FIRST_WAIT
        while True:
            self._check()
            pending = self._pending[command.id] = Pending(command)
            try:
                await self._send(pending)
                answer = await pending.answer
            finally:
                self._pending.pop(command.id, None)
            if not isinstance(answer, messages.Refusal) or not answer.again or wait > MAX_WAIT:
                return answer
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait *= 2

    def _next_id(self) -> str:
        self._sent += 1
        return f"{self._ids}-{self._sent}"

    async def _send(self, pending: Pending) -> None:
        """Send a command now, or once connected again."""
        if self._socket is None:
            return
        pending.sent = True
        with suppress(ConnectionClosed):  # the reading task notices too, and connects again
            await self._socket.send(messages.write(pending.command), text=True)

    # --- the connection itself ---

    async def open(self) -> None:
        """Connect, and wait for the state of the table."""
        self._running = asyncio.get_running_loop().create_task(self._run())
        try:
            while self._state is None:
                await self._wait_for_change()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Disconnect; the token keeps the seat."""
        self._closed = True
        if self._running and not self._running.done():
            self._running.cancel()
            await asyncio.wait([self._running])
        self._fail(Refused("This connection is closed."))

    async def _run(self) -> None:
        """Connect, read, and connect again, until the connection is closed or given up."""
        loop = asyncio.get_running_loop()
        wait, broken = FIRST_WAIT, loop.time()
        while True:
            received = False
            try:
                async with connect(
                    self._address(),
                    additional_headers={"authorization": f"Bearer {self._token}"},
                    max_size=MAX_MESSAGE,
                    compression=None,
                ) as socket:
                    async for frame in socket:
                        if not received:
                            received = await self._begin(socket, frame)
                        await self._receive(socket, frame)
                why, code = self._bye, socket.close_code
            except ConnectionClosed as error:
                why, code = self._bye, error.rcvd.code if error.rcvd else None
            except msgspec.DecodeError:
                self._fail(
                    Refused("The server sent a message this client does not know; it may be newer than the client.")
                )
                return
            except InvalidStatus as error:
                why, code = "", None
                status = error.response.status_code
                if self._state is None and status < 500:
                    why = f"The server refused the connection with status {status} and no reason."
            except (OSError, WebSocketException) as error:
                why, code = "", None
                logger.info("The connection to %s cannot be opened: %s", self.table, error)
            self._disconnected()
            if received:
                wait, broken = FIRST_WAIT, loop.time()
            if code == UNWELCOME or (self._state is None and why):
                self._fail(Refused(why or "The server refused this connection."))
                return
            if self._state is None or loop.time() - broken > self._patience:
                self._fail(Unreachable(f"No server answers at {self.server}."))
                return
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(2 * wait, MAX_WAIT)

    def _address(self) -> str:
        query: dict[str, int | str] = {"version": messages.VERSION}
        seat = self._wanted
        if self._state is not None:
            query |= {"seen": self._state.n, "epoch": self._state.epoch}
            seat = self.seat
        if seat is not None:
            query["seat"] = seat
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.table, safe='')}/socket?{urlencode(query)}"

    async def _begin(self, socket: ClientConnection, frame: str | bytes) -> bool:
        """Send pending commands again, unless the first message is a goodbye; returns whether we are connected."""
        self._bye = ""
        if isinstance(messages.read_message(frame), messages.Bye):
            return False
        self._socket = socket
        self.reconnected += self._state is not None
        for pending in tuple(self._pending.values()):
            if not pending.answer.done():
                await self._send(pending)
        return True

    def _disconnected(self) -> None:
        """Give up sent commands that must not be repeated; the others wait for the next connection."""
        self._socket = None
        for pending in self._pending.values():
            if pending.sent and not isinstance(pending.command, REPEATABLE):
                pending.give_up()

    async def _receive(self, socket: ClientConnection, frame: str | bytes) -> None:
        message = messages.read_message(frame)
        if isinstance(message, messages.State):
            self._update(message)
        elif isinstance(message, messages.Event):
            if self._state is not None and message.n > self._state.n:
                self._update(fold(self._state, message))
        elif isinstance(message, messages.Done | messages.HintResult | messages.Refusal):
            self._answered(message)
        elif isinstance(message, messages.Presence):
            self.present, self.spectators = message.seats, message.spectators
            self._notify()
        elif isinstance(message, messages.Ping):
            await socket.send(messages.write(messages.Pong(ping=message.ping)), text=True)
        else:
            self._bye = message.why

    def _answered(self, message: messages.Done | messages.HintResult | messages.Refusal) -> None:
        """Answers come in the order of the commands: one without an id belongs to the oldest."""
        given = message.id or next(iter(self._pending), "")
        pending = self._pending.get(given)
        if pending and not pending.answer.done():
            pending.answer.set_result(message)

    def _update(self, state: State) -> None:
        for command in self.contribution.respond(state):
            if command not in self._contributing:
                self._contributing[command] = asyncio.get_running_loop().create_task(self._contribute(command))
        self._state = state
        now = deciding(state)
        if now != self._deciding:
            self._deciding = now
            self._decision += 1
        self._notify()

    async def _contribute(self, command: Contributing) -> None:
        """Send what the deal asks of this program. If it is refused, the next state may call for it again."""
        with suppress(Refused):
            await self._answer(replace(command, id=self._next_id()))
        del self._contributing[command]

    def _notify(self) -> None:
        """Wake up everything that waits for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def _wait_for_change(self) -> None:
        self._check()
        await self._changed.wait()
        self._check()

    def _check(self) -> None:
        if self._failure:
            raise self._failure

    def _fail(self, failure: Refused) -> None:
        self._failure = self._failure or failure
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self._failure)
        self._notify()
