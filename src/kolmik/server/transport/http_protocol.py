"""Uvicorn's HTTP protocol, without the errors that input from strangers can cause in it.

It reaches into Uvicorn's implementation, like uvicorn_protocol.py.
"""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class GuardedHttpProtocol(H11Protocol):
    """One connection: requests, until it is closed or becomes a WebSocket."""

    def send_400_response(self, msg: str) -> None:
        """Answer what is not HTTP, and close. A request that is being answered meanwhile gets no second answer."""
        if self.cycle is not None:
            self.cycle.disconnected = True
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the response has begun, or may have no body
            self.transport.close()
