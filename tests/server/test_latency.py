"""The latency of a connection: only the first answer to the last ping measures it, and the least measurement counts."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from random import Random
from typing import Any

import pytest

from kolmik.protocol.messages import Ping, read_message
from kolmik.server.domain import events
from kolmik.server.domain.table import MAX_CREDIT
from kolmik.server.runtime.rate_limits import MessageBudget
from kolmik.server.store import Database
from kolmik.server.transport.sockets import MEASUREMENTS, PING_SECONDS, SLACK, SocketConnection

from .players import PlayerSocket, seated_where
from .serving import Server


class Measured:
    """A connection with a clock that only the test advances."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, round_trip: int | None = None) -> None:
        self.now = 1_000.0  # seconds
        monkeypatch.setattr("kolmik.server.transport.sockets.time.monotonic", lambda: self.now)
        self.pings: list[int] = []
        self.connection = SocketConnection(
            self._send, "", 1_000, MessageBudget(20, 0.0), self._send_now, lambda: round_trip
        )

    async def _send(self, message: Any) -> None:
        raise AssertionError("Everything is sent immediately.")

    def _send_now(self, text: bytes) -> bool:
        message = read_message(text)
        assert isinstance(message, Ping)
        self.pings.append(message.ping)
        return True

    def ping(self) -> int:
        """The number of the next ping."""
        self.now += PING_SECONDS + 1
        self.connection.ping()
        return self.pings[-1]

    def measure(self, milliseconds: int) -> int:
        """Answer the next ping after that time; returns the latency."""
        number = self.ping()
        self.now += milliseconds / 1000 + 1e-6
        self.connection.pong(number)
        return self.connection.latency


def run(test: Any) -> None:
    async def inside_a_loop() -> None:
        test()

    asyncio.run(inside_a_loop())


def test_only_the_first_answer_to_the_last_ping_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    def test() -> None:
        one = Measured(monkeypatch)
        first = one.ping()
        one.now += 0.250
        for forged in (0, int(one.now * 1000) - 250, first + 1, first - 1):
            one.connection.pong(forged)
        assert one.connection.latency == 0
        second = one.ping()
        one.now += 0.020 + 1e-6
        one.connection.pong(first)  # too late: another was sent since
        assert one.connection.latency == 0
        one.connection.pong(second)
        assert one.connection.latency == 20
        one.now += 0.230
        one.connection.pong(second)  # the same again
        assert one.connection.latency == 20

    run(test)


def test_the_numbers_of_pings_cannot_be_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    def test() -> None:
        one = Measured(monkeypatch)
        numbers = [one.ping() for _ in range(200)]
        assert len(set(numbers)) == 200 and max(numbers) < 2**53
        assert all(abs(number - one.now * 1000) > 10**9 for number in numbers)

    run(test)


def test_a_late_answer_earns_no_credit_while_quick_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    def test() -> None:
        one = Measured(monkeypatch)
        assert one.measure(40) == 40
        assert [one.measure(400) for _ in range(MEASUREMENTS - 1)] == [40] * (MEASUREMENTS - 1)
        assert one.measure(400) == 400  # the line has become slower
        assert one.measure(30) == 30

    run(test)


def test_an_answer_that_is_always_delayed_earns_what_the_network_explains(monkeypatch: pytest.MonkeyPatch) -> None:
    def test() -> None:
        one = Measured(monkeypatch, round_trip=15)
        assert [one.measure(milliseconds) for milliseconds in (400, 300)] == [15 + SLACK] * 2
        assert one.measure(20) == 20

    run(test)


# --- over real connections ---


class SilentSocket(PlayerSocket):
    """A socket that answers no ping, but sends pongs with the times of 200 to 400 milliseconds ago."""

    def pong(self, ping: int) -> None:
        for early in range(200, 400):
            super().pong(int(time.monotonic() * 1000) - early)


class DelayingSocket(PlayerSocket):
    """A socket that waits before it answers a ping."""

    def pong(self, ping: int) -> None:
        time.sleep((MAX_CREDIT + 100) / 1000)
        super().pong(ping)


@pytest.mark.parametrize(
    ("kind", "credits"),
    [(SilentSocket, range(1)), (DelayingSocket, range(SLACK, MAX_CREDIT))],
    ids=["forged", "delayed"],
)
def test_a_client_cannot_choose_its_credit_in_a_race(server: Server, kind: type[PlayerSocket], credits: range) -> None:
    with seated_where(
        server, "millstone", 2, Random(3), lambda state: (state.table["timed_decision"] or {}).get("simultaneous")
    ) as (table, _, players):
        player = next(socket for socket in players if socket.state.you["legal"]).player
        socket = kind(player, table, {})
        player.sockets.append(socket)
        socket.refused("move", move="nonsense", seen=0)  # by now the ping was received and dealt with
        socket.command("move", move=socket.state.you["legal"][0], seen=socket.state.n)
        with closing(Database.open(server.database)) as database:
            entries = [events.read(row.body) for row in database.read(table, 0)]
        found = [entry.credit for entry in entries if isinstance(entry, events.Claimed)]
        assert found[-1] in credits
