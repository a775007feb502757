"""Uvicorn's WebSocket protocol with a fast path: texts are sent and received without a task or a future.

It reaches into Uvicorn's sans-I/O implementation, so pyproject.toml bounds Uvicorn to the versions that were tested.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

NAME = "kolmik.protocol"  # in a scope's extensions: the protocol itself
TEXT = 0x81  # first byte of a whole text frame
MASKED, LONG = 0x80, 126  # in the second byte of a frame: its payload is masked; its length follows in two bytes
MAX_WAITING = 8  # messages waiting to be handled; beyond that no more are read


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket."""

    _unsent: tuple[bytes, ...] = ()  # written in this iteration of the loop
    _aligned = True  # all data so far ended with a frame; once False, only Uvicorn knows where frames begin
    receive_now: Callable[[bytes], bool] | None = None  # is offered each text first; returns whether it took it

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            scope: Any = self.scope  # extensions may hold anything, though the types say otherwise
            scope["extensions"] = {**(scope["extensions"] or {}), NAME: self}

    def start_keepalive(self) -> None:
        """The handshake is over: its messages can be freed."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        if self._aligned and self.handshake_initiated:
            start, end = _frame(data, 0)
            if self.receive_now is not None and end == len(data) and data[0] == TEXT and self._idle():
                if self.receive_now(apply_mask(data[start:], data[start - 4 : start])):
                    return
            else:
                while 0 < end < len(data):
                    _, end = _frame(data, end)
                self._aligned = end == len(data)
        super().data_received(data)

    def _idle(self) -> bool:
        """Whether no earlier message is waiting or incomplete."""
        return self.queue.empty() and self.conn.current_size is None and not self.close_sent

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

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading until each message is handled, which costs two system calls for every move."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(self.frames):
            self._refuse_text()
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def _refuse_text(self) -> None:
        """Close after a text that is not UTF-8.

        Uvicorn would log an error for each, and raise another if the client's close frame has arrived meanwhile.
        """
        self.frames = []
        if self.conn.state is OPEN:
            self.conn.send_close(CloseCode.INVALID_DATA)
        self.handle_parser_exception()


def _is_utf8(parts: list[bytes]) -> bool:
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def _frame(data: bytes, at: int) -> tuple[int, int]:
    """Return where the masked payload of the frame at `at` begins and ends; (0, 0) if that cannot be seen."""
    if len(data) < at + 4:
        return 0, 0
    length = data[at + 1] - MASKED
    if not 0 <= length <= LONG:
        return 0, 0
    if length == LONG:
        return at + 8, at + 8 + (data[at + 2] << 8 | data[at + 3])
    return at + 6, at + 6 + length
