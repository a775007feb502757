"""One socket: a viewer of a table. What comes in is read, decided and answered; what goes out never waits for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import msgspec

from kolmik.engine import Refused

from . import messages
from .decide import Stale, Who
from .hall import Unstored
from .limits import Bucket
from .live import Live
from .messages import Bye, Done, Ping, Refusal, write
from .refusals import Denied, sentence, why
from .viewing import Part, Viewer

PING = 20.0  # seconds between two measurements of the line
TOO_SLOW, GOING = 4008, 1001  # codes of closing

logger = logging.getLogger("kolmik.socket")

Send: TypeAlias = Callable[[Any], Awaitable[None]]
Say: TypeAlias = Callable[[bytes], bool]  # sends a text now, or says that it cannot


class Socket:
    """A line of `hall`. Frames go out at once where `say` can do that; else they are queued and sent by a task that
    lives only while there are some."""

    __slots__ = (
        "_closing",
        "_loop",
        "_pinged",
        "_queue",
        "_queued",
        "_reading",
        "_say",
        "_send",
        "_sending",
        "behind",
        "bucket",
        "delay",
        "gone",
        "holder",
        "viewer",
        "you",
    )

    def __init__(self, send: Send, holder: str, behind: int, commands: float, say: Say | None = None) -> None:
        now = time.monotonic()
        self.holder = holder
        self.viewer: Viewer = None
        self.you = Part({})
        self.delay = 0  # milliseconds there and back
        self.behind = behind
        self.bucket = Bucket(commands, 3 * commands, now)
        self.gone = False
        self._send = send
        self._say = say
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []  # mostly empty, and then smaller than any other
        self._queued = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._pinged = 0.0
        self._reading: asyncio.Task[Any] | None = None  # who waits for the other side to say something

    def send(self, frame: bytes) -> None:
        """Queue a frame. A reader that is too far behind is dropped instead of being waited for."""
        if self.gone or (self._sending is None and self._say is not None and self._say(frame)):
            return
        if self._queued + len(frame) > self.behind:
            self._queue.clear()
            self.finish(TOO_SLOW, sentence("bye-too-slow"))
            if self._reading:
                self._reading.cancel()  # it may never say anything again, and would count as present for ever
            return
        self._queue.append(frame)
        self._queued += len(frame)
        if self._sending is None:
            self._sending = self._loop.create_task(self._drain())

    def tell(self, message: messages.Told) -> None:
        self.send(write(message))

    def close(self, message: str) -> None:
        """Say why, then close."""
        said = sentence(message)
        self.tell(Bye(why=said, say={"id": message}))
        self.finish(GOING, said)

    def finish(self, code: int, why: str) -> None:
        self.gone = True
        self._closing = (code, why)
        if self._sending is None:
            self._sending = self._loop.create_task(self._drain())

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
            self.gone = True  # the other side is gone: the reading end will notice
            self._queue.clear()
        finally:
            self._sending = None

    async def read(self, receive: Callable[[], Awaitable[Any]], task: asyncio.Task[Any] | None) -> Any | None:
        """What comes in next, for a task that reads; None if the line is dropped meanwhile."""
        self._reading = task
        try:
            return await receive()
        except asyncio.CancelledError:
            if not self.gone:
                raise
            return None
        finally:
            self._reading = None

    @property
    def waiting(self) -> bool:
        """All that came in before has been handled."""
        return self._reading is not None

    # --- how long the line is ---

    def ping(self) -> None:
        """Measure the line now and then; called when something happens."""
        now = time.monotonic()
        if now - self._pinged > PING:
            self._pinged = now
            self.tell(Ping(ping=int(now * 1000)))

    def pong(self, ping: int) -> None:
        """The line there and back; a late answer of one that was quick before counts half."""
        measured = int(time.monotonic() * 1000) - ping
        if 0 <= measured < 60_000:
            self.delay = measured if not self.delay else (self.delay + measured) // 2


Handle: TypeAlias = Callable[[Live, Socket, messages.Asked], Awaitable[messages.Told | None]]
Make: TypeAlias = Callable[[Live, messages.Move, Who, Callable[[int | None], None]], bool]  # a move; whether it can


async def serve(
    receive: Callable[[], Awaitable[Any]],
    socket: Socket,
    live: Live,
    handle: Handle,
    largest: int,
) -> None:
    """Read what comes in, one after the other, till the other side is gone."""
    task = asyncio.current_task()
    hurried = _hurried(live)
    if hurried:
        socket.ping()
    while not socket.gone:
        message = await socket.read(receive, task)
        if message is None or message["type"] == "websocket.disconnect":
            break
        if message["type"] != "websocket.receive":
            continue
        text = message.get("text")
        if text is None:
            text = message.get("bytes") or b""
        answer = await _answer(text, socket, live, handle, largest)
        if answer is not None:
            socket.tell(answer)
        if hurried:
            socket.ping()


class Quick:
    """Who hears what comes in before `serve` does: a move for which nobody has to wait is made at once."""

    __slots__ = ("_again", "_handle", "_hurried", "_largest", "_live", "_move", "_socket")

    def __init__(self, socket: Socket, live: Live, move: Make, handle: Handle, largest: int) -> None:
        self._socket, self._live, self._move, self._handle, self._largest = socket, live, move, handle, largest
        self._hurried = _hurried(live)
        self._again: asyncio.Task[None] | None = None

    def hear(self, text: bytes) -> bool:
        """Whether it is seen to; else it goes the usual way."""
        socket = self._socket
        if socket.gone or not socket.waiting or len(text) > self._largest:
            return False
        try:
            command = messages.read_move(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # something else; why, is told by `serve`
            return False
        if not socket.bucket.take(time.monotonic()):
            return False
        made = self._move(self._live, command, Who(socket.holder, socket.delay), partial(self._made, text, command.id))
        if not made:
            socket.bucket.give_back()
        return made

    def _made(self, text: bytes, given: str, number: int | None) -> None:
        """The move is event `number`; None if it did not happen, and is to be asked in the usual way."""
        if number is None:
            self._again = asyncio.get_running_loop().create_task(self._ask(text))
            return
        self._socket.tell(Done(id=given, n=number))
        if self._hurried:
            self._socket.ping()

    async def _ask(self, text: bytes) -> None:
        self._socket.bucket.give_back()
        answer = await _answer(text, self._socket, self._live, self._handle, self._largest)
        if answer is not None:
            self._socket.tell(answer)


def _hurried(live: Live) -> bool:
    """Whether it counts here how long a line is."""
    game = live.table.game
    return game.timed_decision is not None or game.skill is not None


async def _answer(
    text: str | bytes,
    socket: Socket,
    live: Live,
    handle: Handle,
    largest: int,
) -> messages.Told | None:
    size = len(text.encode()) if isinstance(text, str) else len(text)
    if size > largest:
        return _refusal("", Denied("refused-too-long", most=str(largest), size=str(size)))
    welcome = socket.bucket.take(time.monotonic())
    try:
        command = messages.read_command(text)
    except msgspec.DecodeError as error:
        return _refusal("", unreadable(error)) if welcome else _too_many("")
    except UnicodeDecodeError:
        return _refusal("", Denied("refused-not-text")) if welcome else _too_many("")
    except RecursionError:
        return _refusal("", Denied("refused-nested")) if welcome else _too_many("")
    if not welcome:
        return _too_many(command.id)
    try:
        return await handle(live, socket, command)
    except Stale as stale:
        socket.tell(Refusal(id=command.id, stale=True, **why(stale)))
        async with live.lock:
            socket.send(live.state(socket.holder, socket.viewer, socket.you))
        return None
    except Refused as refusal:
        return Refusal(id=command.id, again=isinstance(refusal, Unstored), **why(refusal))
    except Exception:
        logger.exception("A command failed.", extra={"table": live.table.id, "command": type(command).__name__})
        return _refusal(command.id, Denied("refused-failed"))


def _too_many(given: str) -> Refusal:
    return Refusal(id=given, again=True, **why(Denied("refused-messages")))


def _refusal(given: str, refusal: Refused) -> Refusal:
    return Refusal(id=given, **why(refusal))


def unreadable(error: msgspec.DecodeError) -> Denied:
    """What is wrong with a message, in one sentence."""
    text = str(error).replace("`", '"').rstrip(".")
    return Denied("refused-unreadable", why=f"{text[0].lower()}{text[1:]}")


def done(command: messages.Command, number: int | None, live: Live) -> Done:
    return Done(id=command.id, n=live.table.number if number is None else number)
