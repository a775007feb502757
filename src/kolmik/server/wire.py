"""Uvicorn's WebSockets with short cuts: what is said goes out at once, what comes in is heard at once where it can be,
reading goes on meanwhile, little is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

NAME = "kolmik.wire"  # in a scope's extensions: the connection itself, for short cuts
TEXT = 0x81
MASKED, LONG = 0x80, 126  # in the second byte of a frame: its text is masked; its length follows in two bytes
WAITING = 8  # messages that may wait to be handled; then no more are read till they are


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    _said: tuple[bytes, ...] = ()  # in this turn of the loop
    _whole = True  # what came in so far ended with a frame; else, for good, only Uvicorn knows where one begins
    hear: Callable[[bytes], bool] | None = None  # who hears a text first, and says whether it is seen to

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            scope: Any = self.scope  # extensions may hold anything, though not for the types
            scope["extensions"] = {**(scope["extensions"] or {}), NAME: self}

    def start_keepalive(self) -> None:
        """The line is open: what was said to open it is not needed any more."""
        super().start_keepalive()
        del self.request, self.response

    def data_received(self, data: bytes) -> None:
        if self._whole and self.handshake_initiated:
            start, end = _frame(data, 0)
            if self.hear is not None and end == len(data) and data[0] == TEXT and self._idle():
                if self.hear(apply_mask(data[start:], data[start - 4 : start])):
                    return
            else:
                while 0 < end < len(data):
                    _, end = _frame(data, end)
                self._whole = end == len(data)
        super().data_received(data)

    def _idle(self) -> bool:
        """Nothing that came before is still to be handled, and no message has only come in part."""
        return self.queue.empty() and self.conn.current_size is None and not self.close_sent

    def say(self, text: bytes) -> bool:
        """Send a text at once; False if it has to wait, because the other side is slow or the line is not open."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        size = len(text)
        if not self._said:
            self.loop.call_soon(self._flush)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self._said += (head, text)
        return True

    def _flush(self) -> None:
        """All that was said in one turn of the loop goes out in one call of the system."""
        said, self._said = self._said, ()
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    async def send(self, message: Any) -> None:
        self._flush()  # what was said first goes out first
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Uvicorn stops reading till each message is handled: two calls of the system for every move."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def _frame(data: bytes, at: int) -> tuple[int, int]:
    """Where the masked text of the frame begins that begins here, and where it ends; 0 if that is not to be seen."""
    if len(data) < at + 4:
        return 0, 0
    length = data[at + 1] - MASKED
    if not 0 <= length <= LONG:
        return 0, 0
    if length == LONG:
        return at + 8, at + 8 + (data[at + 2] << 8 | data[at + 3])
    return at + 6, at + 6 + length
