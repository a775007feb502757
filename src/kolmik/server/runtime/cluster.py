"""The cluster: processes tell each other how far a table is and who is connected where.

These are only hints; the log is the truth. A hint that is lost costs a poll, never a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from kolmik.engine import Refused
from kolmik.protocol.messages import Presence, write

from ..store import StorageFailed, StorageUnavailable
from .manager import TableManager
from .session import RemotePresence, Session

CHANNEL = "kolmik"
POLL_SECONDS = 1.0  # between two looks at the log, for hints that were lost
SILENT_SECONDS = 30.0  # a process that has not reported for so long counts as gone
REPEAT_SECONDS = 10.0  # between two reports of presence
RETRY_SECONDS = 1.0
REDIS_SECONDS = 3.0  # without an answer, after which Redis counts as gone

logger = logging.getLogger("kolmik.cluster")


class PeerHint(Struct, frozen=True, omit_defaults=True):
    """`table` is at event `number`; or these seats and spectators are connected at `process`."""

    process: str
    table: str
    number: int = 0
    seats: list[int] | None = None
    spectators: int = 0


_read = msgspec.json.Decoder(PeerHint).decode


class Cluster:
    """Hints between processes: over Redis where there is one, by polling the log where there is not."""

    def __init__(
        self,
        manager: TableManager,
        redis: str = "",
        *,
        alone: bool = True,
        on_presence: Callable[[Session], None] = lambda session: None,  # the viewers elsewhere have changed
    ) -> None:
        self.manager, self.alone, self.on_presence = manager, alone, on_presence
        self.process = secrets.token_hex(6)
        self.connected = False  # to Redis: reported by /health and /metrics
        self._url = redis
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._unable: set[str] = set()  # what Redis cannot be reached for: "send", "receive"

    def start(self) -> None:
        if self.alone:
            return
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._poll()), loop.create_task(self._repeat_presence())]
        if self._url:
            self._tasks += [loop.create_task(self._listen()), loop.create_task(self._publish())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    @property
    def presence_known(self) -> bool:
        """Whether this process knows who is connected to the others."""
        return self.alone or self.connected

    # --- sending ---

    def announce(self, session: Session) -> None:
        """Tell the other processes how far a table is."""
        if not self.alone:
            self._enqueue(PeerHint(self.process, session.table.id, session.table.number))

    def presence(self, session: Session) -> None:
        """Tell the connections here and the other processes who is connected."""
        self._announce_presence(session)
        self._broadcast_presence(session)

    def _announce_presence(self, session: Session) -> None:
        if not self.alone:
            seats, spectators = session.present_here()
            self._enqueue(PeerHint(self.process, session.table.id, 0, sorted(seats), spectators))

    def _broadcast_presence(self, session: Session) -> None:
        seats, spectators = session.present()
        frame = write(Presence(seats=sorted(seats), spectators=spectators))
        for connection in tuple(session.connections):
            connection.send(frame)

    def _enqueue(self, hint: PeerHint) -> None:
        if not self._url:
            return
        with contextlib.suppress(asyncio.QueueFull):  # a hint may be lost
            self._outgoing.put_nowait(msgspec.json.encode(hint))

    async def _publish(self) -> None:
        while True:
            try:
                async with self._redis() as redis:
                    while True:
                        await redis.publish(CHANNEL, await self._outgoing.get())
                        self._reached("send")
            except Exception as error:
                self._unreachable("send", error)
                await asyncio.sleep(RETRY_SECONDS)

    def _unreachable(self, what: str, error: Exception) -> None:
        """Log that Redis cannot be reached, once until it can."""
        if what not in self._unable:
            self._unable.add(what)
            logger.warning("Redis cannot be reached to %s hints: %s", what, error)

    def _reached(self, what: str) -> None:
        if what in self._unable:
            self._unable.remove(what)
            logger.warning("Redis can be reached again to %s hints.", what)

    # --- receiving ---

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis() as redis, redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._receive_from(channel)
            except Exception as error:
                self._unreachable("receive", error)
            self.connected = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive_from(self, channel: Any) -> None:
        """Receive until Redis is silent: without hints it is pinged, and it has to answer that."""
        pinged = False
        while True:
            message = await channel.get_message(timeout=REDIS_SECONDS)
            if message is None:
                if pinged or not self.connected:
                    raise TimeoutError(f"it has not answered for {REDIS_SECONDS:.0f} s")
                await channel.ping()
                pinged = True
                continue
            pinged, self.connected = False, True
            self._reached("receive")
            if message["type"] == "message":
                self._receive(_read(message["data"]))

    def _redis(self) -> Any:
        from redis.asyncio import Redis  # an extra, imported only where it is used

        return Redis.from_url(
            self._url, socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS, socket_keepalive=True
        )

    def _receive(self, hint: PeerHint) -> None:
        session = self.manager.sessions.get(hint.table)
        if session is None or hint.process == self.process:
            return
        if hint.seats is not None:
            self._receive_presence(session, hint)
        elif hint.number > session.table.number:
            self._behind(session, hint.number)

    def _receive_presence(self, session: Session, hint: PeerHint) -> None:
        known = session.remote.get(hint.process)
        now = asyncio.get_running_loop().time()
        reported = RemotePresence(frozenset(hint.seats or ()), hint.spectators, now)
        session.remote[hint.process] = reported
        if known is None or known[:2] != reported[:2]:
            self._broadcast_presence(session)
            self.on_presence(session)
        if known is None and session.connections:
            self._announce_presence(session)  # that process is new to this table and does not know who is here

    def _behind(self, session: Session, number: int) -> None:
        """The log of a table is longer than this process knows: read on, once for each number."""
        if number > session.hinted:
            session.hinted = number
            task = asyncio.get_running_loop().create_task(self._catch_up(session))
            self._tasks.append(task)
            task.add_done_callback(self._tasks.remove)

    async def _catch_up(self, session: Session) -> None:
        try:
            await self.manager.catch_up(session)
        except Refused:
            pass  # logged by the storage; the next poll tries again
        except Exception:
            logger.exception("The log of a table could not be read.", extra={"table": session.table.id})

    async def _poll(self) -> None:
        """Forever: ask the log how far the watched tables are, in case a hint was lost."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            watched = [session for session in self.manager.sessions.values() if session.connections]
            known = [(session, session.table.number) for session in watched]  # before the log is asked
            try:
                numbers = await self.manager.store.numbers([session.table.id for session in watched]) if watched else {}
            except (StorageFailed, StorageUnavailable):
                continue  # logged by the storage
            for session, before in known:
                number = numbers.get(session.table.id, 0)
                if number < before:
                    self.manager.abandon(session)
                elif number > session.table.number and not session.closed:
                    session.hinted = min(session.hinted, number - 1)
                    self._behind(session, number)

    async def _repeat_presence(self) -> None:
        """Forever: report presence again, and drop processes that have not reported for long."""
        while True:
            await asyncio.sleep(REPEAT_SECONDS)
            now = asyncio.get_running_loop().time()
            for session in tuple(self.manager.sessions.values()):
                gone = [process for process, remote in session.remote.items() if now - remote.at > SILENT_SECONDS]
                for process in gone:
                    del session.remote[process]
                if session.connections or gone:
                    self.presence(session)
