"""Uvicorn's WebSocket protocol with a fast path: texts are sent and received without a task or a future.

Every frame is counted before it is parsed, and only a few are parsed in one iteration of the loop. So no connection can
hold up the others, whatever it sends.

It reaches into Uvicorn's sans-I/O implementation, so pyproject.toml bounds Uvicorn to the versions that were tested.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from kolmik.protocol.messages import Bye, write

from ..domain.refusals import Denied
from ..runtime.rate_limits import ALLOWED, FLOOD, MessageBudget
from .gate import GATE

NAME = "kolmik.protocol"  # in a scope's extensions: the protocol itself
OVER_LIMIT = "kolmik.over_limit"  # in a message: whether its sender has exceeded the limit
TEXT = 0x81  # first byte of a whole text frame
OPCODES = frozenset((0, 1, 2, 8, 9, 10))  # in the low bits of the first byte: the kinds of frames there are
MASKED, LONG = 0x80, 126  # in the second byte: the payload is masked; its length takes 2 or 8 bytes more
MAX_WAITING = 8  # messages waiting to be handled; beyond that no more are parsed
FRAMES_AT_ONCE = 8  # parsed in one iteration of the loop
LINGER = 1.0  # seconds in which the other side may read why it was closed; what it still sends is dropped
CLOSE_SECONDS = 3.0  # for the other side to close; one that reads nothing is cut off

TCP_INFO: int | None = getattr(socket, "TCP_INFO", None)  # Linux has it
RTT = struct.Struct("=68xII")  # the beginning of its struct tcp_info, with rtt and rttvar in microseconds

GOING_AWAY, NOT_UTF8, TOO_LONG, TOO_MANY = 1001, 1007, 1009, 4029  # close codes


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    _unsent: tuple[bytes, ...] = ()  # written in this iteration of the loop
    _received: bytearray | None = None  # not parsed yet, from the beginning of a frame
    _working = False  # parsing goes on in the next iteration
    _leaving = False  # the close frame is sent, and what still arrives is dropped
    _over = False  # the frame that is being parsed is over the limit
    receive_now: Callable[[bytes], bool] | None = None  # is offered each text first; returns whether it took it

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.budget = MessageBudget(GATE.limits.commands, monotonic())

    # --- the connection ---

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            scope: Any = self.scope  # extensions may hold anything, though the types say otherwise
            scope["extensions"] = {**(scope["extensions"] or {}), NAME: self}

    def start_keepalive(self) -> None:
        """The handshake is over: its messages can be freed."""
        super().start_keepalive()
        del self.request, self.response
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """The protocol of the handshake has counted this connection; it ends here."""
        GATE.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)
        self.conn.parser.close()  # the generator and the error refer to their connection: cycles
        self.conn.parser_exc = None

    def shutdown(self) -> None:
        """Say goodbye, because the server stops."""
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
            return
        self.stop_keepalive()
        self._leave(GOING_AWAY, Denied("bye-restart"))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"] = {}  # which refer to this protocol: a cycle
        if not self.disconnected:
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def round_trip(self) -> int | None:
        """Return the round trip in milliseconds as the operating system measures it; None if it does not, or behind
        a proxy.

        The other side's system acknowledges data by itself: its program cannot delay that, as it can delay a pong.
        """
        found = self.transport.get_extra_info("socket")
        if TCP_INFO is None or found is None or GATE.is_proxy(self.client[0] if self.client else ""):
            return None
        try:
            told = found.getsockopt(socket.IPPROTO_TCP, TCP_INFO, RTT.size)
        except OSError:
            return None
        microseconds, variation = RTT.unpack(told)
        return int(microseconds + 4 * variation) // 1000

    def _leave(self, code: int, refusal: Denied) -> None:
        """Send the reason and close. What still arrives is dropped, so that the reason can be read."""
        self._received, self._leaving = None, True
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            self.transport.abort()
            return
        why = str(refusal)
        self.send_now(write(Bye(why=why, say=refusal.say)))
        self._flush()
        self.conn.send_close(code, why[:100])
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self._resume()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)

    # --- receiving ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._leaving:
            return
        if not self._received and self.handshake_complete:
            start, end = _frame(data, 0)
            if end == len(data) and 0 < end - start <= GATE.limits.frame and self.queue.qsize() < MAX_WAITING:
                self._receive_frame(data, start)
                return
        if self._received is None:
            self._received = bytearray()
        self._received += data
        if not self._working:
            self._parse_some()

    def _receive_frame(self, frame: bytes, start: int) -> None:
        """Count a whole frame, then offer it to the fast path or have it parsed."""
        verdict = self.budget.count(monotonic())
        if verdict == FLOOD:
            self._leave(TOO_MANY, Denied("bye-flood"))
            return
        if (
            verdict == ALLOWED
            and self.receive_now is not None
            and frame[0] == TEXT
            and frame[1] >= MASKED
            and self.queue.empty()
            and self.conn.current_size is None
            and not self.close_sent
            and self.receive_now(apply_mask(frame[start:], frame[start - 4 : start]))
        ):
            return
        self._over = verdict != ALLOWED
        super().data_received(frame)

    def _parse_some(self) -> None:
        """Parse a few of the frames that have arrived, then let others use the loop."""
        self._working = False
        received, at, more = self._received, 0, False
        if not received or self._leaving:
            return
        for _ in range(FRAMES_AT_ONCE):
            start, end = _frame(received, at)
            if end - start > self.config.ws_max_size:
                most, size = str(GATE.limits.frame), str(end - start)
                self._leave(TOO_LONG, Denied("refused-too-long", most=most, size=size))
                return
            if end > len(received) or not end:
                break
            more = True
            if not self.handshake_complete or self.queue.qsize() >= MAX_WAITING:
                break
            self._receive_frame(bytes(received[at:end]), start - at)
            at, more = end, end < len(received)
            if self._leaving or self.transport.is_closing():
                self._received = None
                return
        if at == len(received):
            self._received = None
        else:
            del received[:at]
        if self.handshake_complete and self.queue.qsize() >= MAX_WAITING:
            return  # reading is paused until the messages are handled
        if not more:
            self._resume()
        else:
            self._pause()
            if self.handshake_complete:
                self._go_on()

    def _go_on(self) -> None:
        """Parse more in the next iteration of the loop."""
        if not self._working and self._received:
            self._working = True
            self.loop.call_soon(self._parse_some)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Queue a message. Uvicorn would stop reading until it is handled: two system calls for every move."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", OVER_LIMIT: self._over}
        if self.curr_msg_data_type == "text":
            try:
                message["text"] = data.decode()
            except UnicodeDecodeError:
                self._leave(NOT_UTF8, Denied("refused-not-text"))
                return
        else:
            message["bytes"] = data
        self.queue.put_nowait(message)
        if self.queue.qsize() >= MAX_WAITING:
            self._pause()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            if self._received:
                self._go_on()
            else:
                self._resume()
        return message

    # --- sending ---

    def send_now(self, text: bytes) -> bool:
        """Send a text immediately; returns False if it has to wait because the other side is slow or not ready."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        size = len(text)
        if not self._unsent:
            self.loop.call_soon(self._flush)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self._unsent += (head, text)
        return True

    def _flush(self) -> None:
        """Write everything of one iteration of the loop in one system call."""
        unsent, self._unsent = self._unsent, ()
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    async def send(self, message: Any) -> None:
        self._flush()  # keep the order
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)


def _frame(data: bytes | bytearray, at: int) -> tuple[int, int]:
    """Return where the payload of the frame at `at` begins and ends; (0, 0) if its head has not arrived.

    An unknown kind of frame, or one without a mask, is an error that the parser reports: it gets everything.
    """
    size = len(data) - at
    if size < 2:
        return 0, 0
    length = data[at + 1] - MASKED
    if length < 0 or data[at] & 0x0F not in OPCODES:
        return at + 2, len(data)
    if length < LONG:
        return at + 6, at + 6 + length
    if length == LONG:
        return (at + 8, at + 8 + (data[at + 2] << 8 | data[at + 3])) if size >= 4 else (0, 0)
    return (at + 14, at + 14 + int.from_bytes(data[at + 2 : at + 10], "big")) if size >= 10 else (0, 0)
