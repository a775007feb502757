"""WebSockets: one connection of a viewer to a table. Commands are read and answered; sending never waits."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import msgspec

from kolmik.engine import Refused
from kolmik.engine.options import one_line
from kolmik.protocol import messages
from kolmik.protocol.messages import Bye, Done, Ping, Refusal, write

from ..domain import decide
from ..domain.refusals import Denied, Full, RateLimited, Stale, Unstored, reason, sentence
from ..runtime.broadcast import Known
from ..runtime.rate_limits import ALLOWED, FLOOD, MessageBudget, address_key
from ..runtime.service import Service
from ..runtime.session import Session
from ..settings import Limits
from ..store import VersionConflict
from .uvicorn_protocol import GOING_AWAY, OVER_LIMIT, TOO_MANY

PING_SECONDS = 20.0  # between two measurements of the latency
MAX_LATENCY = 60_000  # milliseconds; a larger measurement is ignored
MAX_REASON = 200  # characters of a message that says what is wrong with the input, and may quote it
SLACK = 50  # milliseconds that a client may need for its answer besides the round trip of the network
MEASUREMENTS = 8  # of the latency; the least of them counts
PING_BITS = 52  # of the number in a ping; messages.Number has one bit more
TOO_SLOW = 4008  # close code

logger = logging.getLogger("kolmik.sockets")

Send: TypeAlias = Callable[[Any], Awaitable[None]]
SendNow: TypeAlias = Callable[[bytes], bool]  # sends a text immediately; returns False if it cannot
RoundTrip: TypeAlias = Callable[[], int | None]  # milliseconds as the operating system measures it, if it does

COMING_AND_GOING = (messages.Sit, messages.Stand, messages.Leave)


class SocketConnection:
    """A connection over a WebSocket.

    Frames go out immediately where `send_now` can do that. Otherwise a task sends them, which lives only while frames
    are queued.
    """

    __slots__ = (
        "_closing",
        "_loop",
        "_max_queued",
        "_measured",
        "_ping",
        "_pinged",
        "_queue",
        "_queued",
        "_reader",
        "_round_trip",
        "_send",
        "_send_now",
        "_sender",
        "address",
        "budget",
        "gone",
        "holder",
        "known",
    )

    def __init__(
        self,
        send: Send,
        holder: str,
        max_queued: int,
        budget: MessageBudget,
        send_now: SendNow | None = None,
        round_trip: RoundTrip | None = None,
        address: str = "",
    ) -> None:
        self.holder, self.address = holder, address
        self.known: Known | None = None
        self.budget = budget
        self.gone = False
        self._send, self._send_now, self._round_trip = send, send_now, round_trip
        self._max_queued = max_queued  # bytes
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []  # mostly empty, and an empty list is the smallest container
        self._queued = 0  # bytes
        self._sender: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[Any] | None = None  # while it waits for the next message
        self._closing: tuple[int, str] | None = None
        self._pinged = 0.0
        self._ping: int | None = None  # the number of the ping that is not answered yet
        self._measured: tuple[int, ...] = ()  # the latest measurements, in milliseconds there and back

    def send(self, frame: bytes) -> None:
        """Send a frame. A reader that is too far behind is dropped."""
        if self.gone or (self._sender is None and self._send_now is not None and self._send_now(frame)):
            return
        if self._queued + len(frame) > self._max_queued:
            self._queue.clear()
            self.finish(TOO_SLOW, sentence("bye-too-slow"))
            if self._reader:
                self._reader.cancel()  # it may never send anything again, and would count as present forever
            return
        self._queue.append(frame)
        self._queued += len(frame)
        if self._sender is None:
            self._sender = self._loop.create_task(self._drain())

    def send_message(self, message: messages.Message) -> None:
        self.send(write(message))

    def close(self, message: str, code: int = GOING_AWAY) -> None:
        """Send the reason, then close."""
        text = sentence(message)
        self.send_message(Bye(why=text, say={"id": message}))
        self.finish(code, text)

    def finish(self, code: int, why: str) -> None:
        self.gone = True
        self._closing = (code, why)
        if self._sender is None:
            self._sender = self._loop.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue:
                frame = self._queue.pop(0)
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._queued -= len(frame)
            if self._closing:
                code, why = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": why[:100]})
        except Exception:
            self.gone = True  # the other side is gone; the reader will notice
            self._queue.clear()
        finally:
            self._sender = None

    async def read(self, receive: Callable[[], Awaitable[Any]], task: asyncio.Task[Any] | None) -> Any | None:
        """Return the next message for a task that reads; None if the connection is dropped meanwhile."""
        self._reader = task
        try:
            return await receive()
        except asyncio.CancelledError:
            if not self.gone:
                raise
            return None
        finally:
            self._reader = None

    @property
    def waiting(self) -> bool:
        """Whether all earlier messages have been handled."""
        return self._reader is not None

    # --- latency ---

    def ping(self) -> None:
        """Measure the latency, if the last measurement is old."""
        now = time.monotonic()
        if now - self._pinged > PING_SECONDS:
            self._pinged = now
            self._ping = secrets.randbits(PING_BITS)
            self.send_message(Ping(ping=self._ping))

    def pong(self, ping: int) -> None:
        """Take a measurement into account. Only the first answer to the last ping is one."""
        if ping != self._ping:
            return
        self._ping = None
        measured = int((time.monotonic() - self._pinged) * 1000)
        if self._round_trip and (bound := self._round_trip()) is not None:
            measured = min(measured, bound + SLACK)
        if measured < MAX_LATENCY:
            self._measured = (*self._measured, measured)[-MEASUREMENTS:]

    @property
    def latency(self) -> int:
        """Milliseconds there and back: the least of the latest measurements. A single late answer earns no credit."""
        return min(self._measured, default=0)


class Sockets:
    """The open sockets of this process, in all and by address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._count = 0
        self._by_address: dict[str, int] = {}
        self._open: set[SocketConnection] = set()

    def __len__(self) -> int:
        return self._count

    @contextmanager
    def reserved(self, address: str) -> Iterator[None]:
        """Count a socket from before its table is opened; raises `Full` if there is no room for another."""
        key = address_key(address)
        count = self._by_address.get(key, 0)
        if self._count >= self._limits.sockets:
            raise Full("refused-full-sockets")
        if count >= self._limits.max_sockets_per_ip:
            raise Full("refused-full-address")
        self._count += 1
        self._by_address[key] = count + 1
        try:
            yield
        finally:
            self._count -= 1
            self._by_address[key] -= 1
            if not self._by_address[key]:
                del self._by_address[key]

    @contextmanager
    def opened(self, connection: SocketConnection) -> Iterator[None]:
        """Remember a connection while it is open."""
        self._open.add(connection)
        try:
            yield
        finally:
            connection.gone = True
            self._open.discard(connection)

    def close(self, message: str) -> None:
        for connection in tuple(self._open):
            connection.close(message)


class SocketHandler:
    """Reads the commands of one connection and answers them."""

    __slots__ = ("_connection", "_max_frame", "_retrying", "_service", "_submitting", "_timed", "_waiter", "session")

    def __init__(self, service: Service, session: Session, connection: SocketConnection) -> None:
        self._service, self.session, self._connection = service, session, connection
        self._max_frame = service.settings.limits.frame
        game = session.table.game
        self._timed = game.timed_decision is not None or game.skill is not None  # latency matters here
        self._submitting = False  # a move of the fast path is not answered yet
        self._waiter: asyncio.Future[None] | None = None  # the reader, while it waits for that answer
        self._retrying: asyncio.Task[None] | None = None

    async def serve(self, receive: Callable[[], Awaitable[Any]]) -> None:
        """Read and answer, one message after the other, until the other side is gone."""
        connection, task = self._connection, asyncio.current_task()
        self._ping()
        while not connection.gone:
            message = await connection.read(receive, task)
            if message is None or message["type"] == "websocket.disconnect":
                break
            if message["type"] != "websocket.receive":
                continue
            text = message.get("text")
            if text is None:
                text = message.get("bytes") or b""
            over = message.get(OVER_LIMIT)
            if over is None:  # another server than ours, which does not count
                verdict = connection.budget.count(time.monotonic())
                if verdict == FLOOD:
                    connection.close("bye-flood", TOO_MANY)
                    break
                over = verdict != ALLOWED
            if self._submitting:  # answers keep the order of the messages
                self._waiter = asyncio.get_running_loop().create_future()
                await self._waiter
            await self._answer(text, over)
            self._ping()
            await asyncio.sleep(0)  # more may be waiting, and none of the above need have let others use the loop

    def receive_now(self, text: bytes) -> bool:
        """The fast path: submit a move in the call in which it was read. The protocol has counted it.

        Returns False for anything else, and where the table is busy: then `serve` handles the message.
        """
        connection, manager = self._connection, self._service.manager
        if self._submitting or connection.gone or not connection.waiting or len(text) > self._max_frame:
            return False
        try:
            command = messages.read_move_or_pong(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        session = self.session
        if not isinstance(command, messages.Move):
            return False
        if manager.shared or session.closed or not session.lock.try_acquire():
            return False
        try:
            self._service.check_rate(session, connection.address)
        except RateLimited:
            session.lock.release()
            return False
        self._submitting = True
        request = manager.request(connection.holder, connection.latency)
        manager.submit(session, lambda table: decide.decide(table, command, request), partial(self._submitted, command))
        return True

    def _submitted(self, command: messages.Move, number: int | None, error: Exception | None) -> None:
        """Answer a move of the fast path."""
        if isinstance(error, VersionConflict):  # another process was first: decide again, after its events
            self._retrying = asyncio.get_running_loop().create_task(self._retry(command))
            return
        if error is None:
            assert number is not None
            self._connection.send_message(Done(id=command.id, n=number))
            self._ping()
        else:
            self._refuse(command, error)
        self._answered()

    async def _retry(self, command: messages.Move) -> None:
        try:
            await self._execute(command)
        finally:
            self._answered()

    def _answered(self) -> None:
        """Let the reader go on after a move of the fast path."""
        self._submitting = False
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def _ping(self) -> None:
        if self._timed:
            self._connection.ping()

    async def _answer(self, text: str | bytes, over: bool) -> None:
        """Answer one message, whatever it is; `over`: it exceeds the limit."""
        size = len(text.encode()) if isinstance(text, str) else len(text)
        if size > self._max_frame:
            self._send_refusal("", Denied("refused-too-long", most=str(self._max_frame), size=str(size)))
            return
        command: messages.AnyCommand | None = None
        refusal: Denied | None = None
        try:
            command = messages.read_command(text)
        except msgspec.DecodeError as error:
            refusal = unreadable(error)
        except UnicodeDecodeError:
            refusal = Denied("refused-not-text")
        except RecursionError:
            refusal = Denied("refused-nested")
        if over:
            self._send_refusal(command.id if command else "", Denied("refused-messages"), again=True)
        elif command is None:
            assert refusal
            self._send_refusal("", refusal)
        else:
            await self._execute(command)

    async def _execute(self, command: messages.AnyCommand) -> None:
        """Carry out a command and answer it."""
        connection, service, session = self._connection, self._service, self.session
        try:
            if isinstance(command, messages.Pong):
                connection.pong(command.ping)
                return
            if isinstance(command, messages.Look):
                service.manager.look(session, connection, command.seat)
                connection.send_message(Done(id=command.id, n=session.table.number))
                return
            answer = await service.execute(session, command, connection.holder, connection.latency, connection.address)
        except Exception as error:
            self._refuse(command, error)
            return
        if isinstance(command, messages.Sit) and connection.known and connection.known.viewer is None:
            own = session.table.seats_of(connection.holder)
            session.send_state(connection, own[-1] if own else None)
        if isinstance(command, COMING_AND_GOING):
            service.cluster.presence(session)
        connection.send_message(answer)

    def _refuse(self, command: messages.Command, error: Exception) -> None:
        """Answer a command that was not carried out."""
        if isinstance(error, Stale):
            self._connection.send_message(Refusal(id=command.id, stale=True, **reason(error)))
            self.session.send_state(self._connection, self._connection.known and self._connection.known.viewer)
        elif isinstance(error, Refused):
            self._send_refusal(command.id, error, again=isinstance(error, Unstored | RateLimited))
        else:
            extra = {"table": self.session.table.id, "command": type(command).__name__}
            logger.error("A command failed.", exc_info=error, extra=extra)
            self._send_refusal(command.id, Denied("refused-failed"))

    def _send_refusal(self, command: str, refusal: Refused, again: bool = False) -> None:
        self._connection.send_message(Refusal(id=command, again=again, **reason(refusal)))


def unreadable(error: msgspec.DecodeError) -> Denied:
    """Return what is wrong with a message, in one sentence."""
    text = one_line(str(error).replace("`", '"').rstrip("."), MAX_REASON)
    return Denied("refused-unreadable", why=f"{text[0].lower()}{text[1:]}")
