"""A line to one table: what is known of it, and what can be done there. A line that breaks is opened again."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from kolmik.engine import Refused
from kolmik.server import messages
from kolmik.server.messages import Level, Phrase, State

from .errors import Denied, Unreachable, Unsure
from .turn import Turn

FIRST_WAIT, LONGEST_WAIT = 0.1, 10.0  # seconds before a broken line is tried again: twice as long each time
LARGEST = 2**24  # bytes of what a server may say at once
UNWELCOME = 1008  # the code of closing after which there is no point in trying again
REPEATABLE = (messages.Move, messages.Luck, messages.Hint, messages.Look)  # asked twice, they are done once

logger = logging.getLogger("kolmik.client")


@dataclass
class _Pending:
    """What was asked and is not answered yet."""

    command: messages.Command
    answer: asyncio.Future[messages.Done | messages.Hinted | messages.Refusal] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    sent: bool = False


class Line:
    """Made by `Client.join`."""

    def __init__(self, server: str, table: str, token: str, seat: int | None, patience: float) -> None:
        self.server, self.table = server, table
        self.present: list[int] = []  # the seats whose holders are connected
        self.spectators = 0
        self.reconnected = 0  # how often
        self._token, self._wanted, self._patience = token, seat, patience
        self._state: State | None = None
        self._socket: ClientConnection | None = None
        self._pending: dict[str, _Pending] = {}
        self._ids = secrets.token_hex(6)  # so that ids differ from those of an earlier run with this token
        self._asked = 0
        self._bye = ""
        self._failure: Refused | None = None
        self._closed = False
        self._running: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._decision = 0  # counts what this seat had to decide
        self._deciding: tuple[Any, ...] | None = None

    # --- what is known ---

    @property
    def state(self) -> State:
        """Everything that this viewer may know, as of the last event."""
        assert self._state, "Client.join returns when it is there"
        return self._state

    @property
    def log(self) -> list[list[Any]]:
        """[who, words] of every move of the present game; who is a seat or "nature"."""
        return self.state.log

    @property
    def seat(self) -> int | None:
        """The seat this line sees the table from, None for a spectator."""
        seat: int | None = self.state.you["seat"]
        return seat

    @property
    def status(self) -> messages.Status:
        status: messages.Status = self.state.table["status"]
        return status

    async def wait(self, condition: Callable[[State], bool]) -> State:
        """Wait till something is so at the table."""
        while not condition(self.state):
            await self._wait_for_news()
        return self.state

    async def wait_over(self) -> dict[str, Any] | None:
        """Wait till the present game is over: how it ended, None if the host closed the table before."""
        number = self.state.table["game_number"]
        state = await self.wait(
            lambda now: now.table["status"] in ("over", "aborted") or now.table["game_number"] != number
        )
        outcome: dict[str, Any] | None = state.table["outcome"]
        return outcome

    async def turns(self, stay: bool = False) -> AsyncIterator[Turn]:
        """Whatever this seat has to decide, till all games of the table are played; with `stay`, rematches too.

        A turn comes once; when the game went on before the move arrived, the next one does.
        """
        seen = 0
        while True:
            if self._deciding is not None and self._decision != seen:
                seen = self._decision
                yield Turn(self, self.state)
            elif self.status == "aborted" or (not stay and _all_played(self.state)):
                return
            else:
                await self._wait_for_news()

    # --- what can be done ---

    async def move(self, words: str, seen: int | None = None, seat: int | None = None) -> bool:
        """Make a move; False if the game had gone on since event `seen` (else: since the last one known)."""
        number = self.state.n if seen is None else seen
        return await self._done(messages.Move(id=self._id(), move=words, seen=number, seat=seat))

    async def release(self, after: int, seat: int | None = None) -> None:
        await self.ask(messages.Release(id=self._id(), after=after, seat=seat))

    async def undo(self) -> bool:
        """Take back the last move; False if the game had gone on."""
        return await self._done(messages.Undo(id=self._id(), seen=self.state.n))

    async def sit(self, name: str, seat: int | None = None, luck: str = "") -> None:
        await self.ask(messages.Sit(id=self._id(), name=name, seat=seat, luck=luck))

    async def stand(self, seat: int) -> None:
        await self.ask(messages.Stand(id=self._id(), seat=seat))

    async def luck(self, seat: int, number: str) -> None:
        await self.ask(messages.Luck(id=self._id(), seat=seat, number=number))

    async def start(self) -> None:
        await self.ask(messages.Start(id=self._id()))

    async def say(self, phrase: Phrase) -> None:
        await self.ask(messages.Say(id=self._id(), phrase=phrase))

    async def chat(self, text: str) -> None:
        await self.ask(messages.Chat(id=self._id(), text=text))

    async def leave(self, seat: int) -> None:
        """Go away in the middle of a game: a bot plays on."""
        await self.ask(messages.Leave(id=self._id(), seat=seat))

    async def come_back(self, seat: int) -> None:
        await self.ask(messages.Return(id=self._id(), seat=seat))

    async def look(self, seat: int | None) -> None:
        """See the table from another seat of one's own, or as a spectator."""
        await self.ask(messages.Look(id=self._id(), seat=seat))
        self._wanted = seat

    async def bot(self, seat: int, level: Level) -> None:
        await self.ask(messages.Bot(id=self._id(), seat=seat, level=level))

    async def remove(self, seat: int) -> None:
        await self.ask(messages.Remove(id=self._id(), seat=seat))

    async def pause(self) -> None:
        await self.ask(messages.Pause(id=self._id()))

    async def resume(self) -> None:
        await self.ask(messages.Resume(id=self._id()))

    async def abort(self) -> None:
        await self.ask(messages.Abort(id=self._id()))

    async def rematch(self) -> None:
        await self.ask(messages.Rematch(id=self._id()))

    async def hint(self, seat: int | None = None) -> messages.Hinted:
        """What a good player would do here."""
        answer = await self.ask(messages.Hint(id=self._id(), seat=seat))
        assert isinstance(answer, messages.Hinted)
        return answer

    async def ask(self, command: messages.Asked) -> messages.Done | messages.Hinted:
        """Any command, with an id that was not used before. Its answer, or `Refused` with the server's sentence."""
        answer = await self._answer(command)
        if isinstance(answer, messages.Refusal):
            raise Denied(answer)
        return answer

    async def _done(self, command: messages.Asked) -> bool:
        answer = await self._answer(command)
        if isinstance(answer, messages.Refusal):
            if answer.stale:
                return False
            raise Denied(answer)
        return True

    async def _answer(self, command: messages.Asked) -> messages.Done | messages.Hinted | messages.Refusal:
        try:
            messages.read_command(messages.write(command))
        except msgspec.ValidationError as error:
            raise Refused(f"This cannot be asked: {error}.") from None
        wait = FIRST_WAIT
        while True:
            self._check()
            pending = self._pending[command.id] = _Pending(command)
            try:
                await self._send(pending)
                answer = await pending.answer
            finally:
                self._pending.pop(command.id, None)
            if not isinstance(answer, messages.Refusal) or not answer.again or wait > LONGEST_WAIT:
                return answer
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait *= 2

    def _id(self) -> str:
        self._asked += 1
        return f"{self._ids}-{self._asked}"

    async def _send(self, pending: _Pending) -> None:
        """Now, or when there is a line again."""
        if self._socket is None:
            return
        pending.sent = True
        with suppress(ConnectionClosed):  # the reading end notices too, and opens the line again
            await self._socket.send(messages.write(pending.command), text=True)

    # --- the line itself ---

    async def open(self) -> None:
        """Connect, and wait for the state of the table."""
        self._running = asyncio.get_running_loop().create_task(self._run())
        try:
            while self._state is None:
                await self._wait_for_news()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Hang up; the seat stays held by the token."""
        self._closed = True
        if self._running and not self._running.done():
            self._running.cancel()
            await asyncio.wait([self._running])
        self._fail(Refused("This line is closed."))

    async def _run(self) -> None:
        """Connect, listen, and connect again, till the line is closed or there is no hope."""
        loop = asyncio.get_running_loop()
        wait, broken = FIRST_WAIT, loop.time()
        while True:
            heard = False
            try:
                async with connect(
                    self._address(),
                    additional_headers={"authorization": f"Bearer {self._token}"},
                    max_size=LARGEST,
                    compression=None,
                ) as socket:
                    async for frame in socket:
                        if not heard:
                            heard = await self._begin(socket, frame)
                        await self._hear(socket, frame)
                why, code = self._bye, socket.close_code
            except ConnectionClosed as error:
                why, code = self._bye, error.rcvd.code if error.rcvd else None
            except msgspec.DecodeError:
                self._fail(Refused("The server said something that this client does not know; it may be a newer one."))
                return
            except InvalidStatus as error:
                why, code = "", None
                status = error.response.status_code
                if self._state is None and status < 500:
                    why = f"The server refused the line with the code {status} and no reason."
            except (OSError, WebSocketException) as error:
                why, code = "", None
                logger.info("The line to %s cannot be opened: %s", self.table, error)
            self._hung_up()
            if heard:
                wait, broken = FIRST_WAIT, loop.time()
            if code == UNWELCOME or (self._state is None and why):
                self._fail(Refused(why or "The server does not want this line."))
                return
            if self._state is None or loop.time() - broken > self._patience:
                self._fail(Unreachable(f"No server answers at {self.server}."))
                return
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))
            wait = min(2 * wait, LONGEST_WAIT)

    def _address(self) -> str:
        query = {"version": messages.VERSION}
        seat = self._wanted
        if self._state is not None:
            query["seen"] = self._state.n
            seat = self.seat
        if seat is not None:
            query["seat"] = seat
        return f"ws{self.server.removeprefix('http')}/api/tables/{quote(self.table, safe='')}/socket?{urlencode(query)}"

    async def _begin(self, socket: ClientConnection, frame: str | bytes) -> bool:
        """The server has let us in, unless it says good-bye: what waits for an answer is asked again."""
        self._bye = ""
        if isinstance(messages.read_answer(frame), messages.Bye):
            return False
        self._socket = socket
        self.reconnected += self._state is not None
        for pending in tuple(self._pending.values()):
            await self._send(pending)
        return True

    def _hung_up(self) -> None:
        """What would be done twice if it were asked twice is given up; the rest waits for the next line."""
        self._socket = None
        for pending in self._pending.values():
            if pending.sent and not isinstance(pending.command, REPEATABLE) and not pending.answer.done():
                sentence = "The line broke before the server said whether it was done; look at the table."
                pending.answer.set_exception(Unsure(sentence))

    async def _hear(self, socket: ClientConnection, frame: str | bytes) -> None:
        told = messages.read_answer(frame)
        if isinstance(told, messages.State):
            self._know(told)
        elif isinstance(told, messages.Event):
            if self._state is not None and told.n > self._state.n:
                self._know(messages.fold(self._state, told))
        elif isinstance(told, messages.Done | messages.Hinted | messages.Refusal):
            self._answered(told)
        elif isinstance(told, messages.Presence):
            self.present, self.spectators = told.seats, told.spectators
            self._tell()
        elif isinstance(told, messages.Ping):
            await socket.send(messages.write(messages.Pong(ping=told.ping)), text=True)
        else:
            self._bye = told.why

    def _answered(self, told: messages.Done | messages.Hinted | messages.Refusal) -> None:
        """Answers come in the order of the questions: one without an id is for the oldest."""
        given = told.id or next(iter(self._pending), "")
        pending = self._pending.get(given)
        if pending and not pending.answer.done():
            pending.answer.set_result(told)

    def _know(self, state: State) -> None:
        self._state = state
        deciding = _deciding(state)
        if deciding != self._deciding:
            self._deciding = deciding
            self._decision += 1
        self._tell()

    def _tell(self) -> None:
        """Wake up whoever waits for news."""
        self._news.set()
        self._news = asyncio.Event()

    async def _wait_for_news(self) -> None:
        self._check()
        await self._news.wait()
        self._check()

    def _check(self) -> None:
        if self._failure:
            raise self._failure

    def _fail(self, failure: Refused) -> None:
        self._failure = self._failure or failure
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(self._failure)
        self._tell()


def _deciding(state: State) -> tuple[Any, ...] | None:
    """What tells one decision of this seat from another; None if it has nothing to decide."""
    seat, table = state.you["seat"], state.table
    if seat is None or table["status"] != "playing" or seat not in table["awaited"]:
        return None
    if table["seats"][seat]["why"] == "left":
        return None  # a bot plays on, as it was asked to
    return seat, table["changed"], table["meter"] is not None


def _all_played(state: State) -> bool:
    played: bool = state.table["game_number"] >= state.table["terms"]["games"]
    return state.table["status"] == "over" and played
