"""Uvicorn's HTTP protocol with time-outs, and without the errors that input from strangers can cause in it.

It reaches into Uvicorn's implementation, like uvicorn_protocol.py.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from kolmik.protocol.messages import write

from ..domain.refusals import Denied, reason
from .gate import GATE
from .http_models import Problem

SLICE = 2_048  # bytes parsed in one iteration of the loop
MAX_UNPARSED = 1_048_576  # bytes; whoever sends more without waiting for the server is cut off
MAX_PIECES = 2_000  # of a body: many times the packets of the largest one
CLOSE_SECONDS = 3.0  # for the other side to close; one that reads nothing is cut off
REASONS = {408: b"Request Timeout", 503: b"Service Unavailable"}


class PatientConnection(h11.Connection):
    """Refuses a body in tiny pieces: each costs as much as a whole request."""

    pieces = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.pieces += 1
            if self.pieces > MAX_PIECES:
                raise h11.RemoteProtocolError("The body is in too many pieces.")
        elif isinstance(event, h11.Request):
            self.pieces = 0
        return event


class GuardedHttpProtocol(H11Protocol):
    """One connection: requests, until it is idle for too long or becomes a WebSocket."""

    _unparsed = b""
    _working = False  # parsing goes on in the next iteration
    _entered = False  # counted by the gate
    _awaited = ""  # "headers" or "body": what the other side has to send by the deadline
    _deadline: asyncio.TimerHandle | None = None
    _taking: asyncio.TimerHandle | None = None  # the deadline for the response to be taken

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        most = self.config.h11_max_incomplete_event_size
        self.conn = PatientConnection(h11.SERVER, *([] if most is None else [most]))

    # --- the connection ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = GATE.enter(self._address)
        if not self._entered:
            self._refuse(503, Denied("refused-full-address"))
            return
        self._watch()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        if self._entered:
            self._entered = False
            GATE.leave(self._address)
        self._unparsed = b""
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; the protocol of the WebSocket tells the gate when it ends."""
        self._entered = False
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, and close. A request that is being answered meanwhile gets no second answer."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the response has begun, or may have no body
            self.transport.close()

    def _refuse(self, status: int, refusal: Denied) -> None:
        """Answer before there is a request, and close."""
        body = write(Problem(**reason(refusal)))
        head = b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, REASONS[status], len(body)) + body)
        self.transport.close()

    # --- receiving ---

    def data_received(self, data: bytes) -> None:
        if not self._entered or self.transport.is_closing():
            return
        if not self._unparsed and len(data) <= SLICE:
            self._parse(data)
            return
        self._unparsed += data
        if len(self._unparsed) > MAX_UNPARSED:
            self.transport.abort()
        elif not self._working:
            self.transport.pause_reading()
            self._parse_some()

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def _parse_some(self) -> None:
        """Parse some of what has arrived, then let others use the loop."""
        self._working = False
        if self.transport.is_closing() or not self._entered:
            return
        part, self._unparsed = self._unparsed[:SLICE], self._unparsed[SLICE:]
        self._parse(part)
        if self._unparsed:
            self._working = True
            self.loop.call_soon(self._parse_some)
        elif self._entered and not self.flow.read_paused:
            self.transport.resume_reading()

    # --- time-outs ---

    def _watch(self) -> None:
        """Set the deadline for what the other side has to send now; one that runs already stays."""
        state, awaited = self.conn.their_state, ""
        if self._entered and state is h11.SEND_BODY:
            awaited = "body"
        elif self._entered and state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            awaited = "headers"
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
        if awaited:
            limits = GATE.limits
            seconds = limits.header_timeout if awaited == "headers" else limits.transfer_timeout
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _stop_watching(self) -> None:
        for timer in (self._deadline, self._taking):
            if timer:
                timer.cancel()
        self._deadline = self._taking = None

    def _too_late(self) -> None:
        if self.transport.is_closing():
            return
        silent = self._awaited == "headers" and not self.conn.trailing_data[0]
        if silent or (self._awaited == "body" and self.cycle.response_started):
            self.transport.abort()
        else:
            self._refuse(408, Denied("refused-too-late"))
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._watch()
            if self._awaited:  # the next request has begun: the connection is not idle
                self._unset_keepalive_if_required()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking = self.loop.call_later(GATE.limits.transfer_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._taking:
            self._taking.cancel()
            self._taking = None
