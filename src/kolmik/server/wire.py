"""Uvicorn's WebSockets with short cuts: what is said goes out at once, reading goes on meanwhile, little is kept."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "kolmik.say"  # in a scope's extensions: the short cut for what is said
TEXT = 0x81
WAITING = 8  # messages that may wait to be handled; then no more are read till they are


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    _said: tuple[bytes, ...] = ()  # in this turn of the loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            scope: Any = self.scope  # extensions may hold anything, though not for the types
            scope["extensions"] = {**(scope["extensions"] or {}), NAME: self.say}

    def start_keepalive(self) -> None:
        """The line is open: what was said to open it is not needed any more."""
        super().start_keepalive()
        del self.request, self.response

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
