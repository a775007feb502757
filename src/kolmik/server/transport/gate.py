"""What all connections of one process share: the limits, and how many connections each address has."""

from __future__ import annotations

from ..runtime.rate_limits import address_key
from ..settings import PROXIES, Limits, Settings


class Gate:
    """Counts the connections by address, from the first byte on: a request may never be finished."""

    def __init__(self) -> None:
        self.limits = Limits()
        self._exempt: frozenset[str] = frozenset()
        self._open: dict[str, int] = {}

    def configure(self, settings: Settings) -> None:
        """Take over the settings of this process. A trusted proxy brings the connections of many addresses."""
        self.limits = settings.limits
        self._exempt = frozenset(map(address_key, PROXIES)) if settings.trust_proxy else frozenset()

    def enter(self, address: str) -> bool:
        """Count a connection; returns False if the address has too many already."""
        key = address_key(address)
        count = self._open.get(key, 0)
        most = self.limits.max_connections_per_ip + self.limits.max_sockets_per_ip
        if count >= most and not self.is_proxy(address):
            return False
        self._open[key] = count + 1
        return True

    def is_proxy(self, address: str) -> bool:
        """Whether connections from this address are those of a trusted proxy."""
        return address_key(address) in self._exempt

    def leave(self, address: str) -> None:
        """Count a connection that entered as closed. One that came past the gate, by another protocol, is ignored."""
        key = address_key(address)
        count = self._open.pop(key, 0) - 1
        if count > 0:
            self._open[key] = count


GATE = Gate()  # Uvicorn creates the protocols itself, so they find it here
