"""Requests that never end, connections that say nothing and clients that read nothing hold no connection for long."""

from __future__ import annotations

import json
import select
import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from .players import Player, localized, one_sentence
from .raw_sockets import connected, handshake, opened, read_to_end
from .serving import PATIENCE, Server, serving

MOST = 6  # connections per address
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
UNFINISHED = {
    "headers": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "a first line": b"GET /",
    "a handshake": b"GET /api/tables/abcd/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-",
    "a body": POST + b"Content-Length: 1000\r\n\r\n{",
    "a chunked body": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "the headers of a second request": GET + b"GET / HTTP/1.1\r\nX-Slow: ",
}


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with short time-outs."""
    folder: Path = tmp_path_factory.mktemp("impatient")
    options = ("--header-timeout", "0.5", "--transfer-timeout", "0.5", "--idle-timeout", "1")
    with serving(f"sqlite:///{folder}/kolmik.db", *options) as running:
        yield running


@pytest.mark.parametrize("what", UNFINISHED)
def test_a_request_that_is_not_finished_is_closed_with_a_sentence(impatient: Server, what: str) -> None:
    with connected(impatient, UNFINISHED[what]) as connection:
        answer = read_to_end(connection)
    *_, last = answer.split(b"HTTP/1.1 ")
    head, _, body = last.partition(b"\r\n\r\n")
    assert head.startswith(b"408 ") and b"connection: close" in head
    assert one_sentence(json.loads(body)["why"]) == localized(json.loads(body)["say"])
    assert answer.startswith(b"HTTP/1.1 200 ") == (what == "the headers of a second request")


@pytest.mark.parametrize("what", UNFINISHED)
def test_a_byte_now_and_then_does_not_extend_the_time(impatient: Server, what: str) -> None:
    with connected(impatient, UNFINISHED[what]) as connection:
        over = threading.Event()

        def trickle() -> None:
            try:
                while not over.wait(0.05):
                    connection.sendall(b"x")
            except OSError:
                over.set()

        trickling = threading.Thread(target=trickle)
        trickling.start()
        read_to_end(connection)  # returns only when the server closes the connection
        over.set()
        trickling.join()


def test_a_body_that_was_refused_already_must_arrive_too(impatient: Server) -> None:
    """The refusal is sent before the body is read; the rest of the body holds the connection no longer."""
    head = POST + b"Origin: https://evil.example\r\nContent-Length: 1000\r\n\r\n{"
    with connected(impatient, head) as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 403 ") and answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("opening", [b"", GET], ids=["from the beginning", "after a request"])
def test_a_silent_connection_is_closed(impatient: Server, opening: bytes) -> None:
    with connected(impatient, opening) as connection:
        answer = read_to_end(connection)
    assert answer.startswith(b"HTTP/1.1 200 ") if opening else answer == b""


def test_a_client_that_reads_no_response_is_cut_off(impatient: Server) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.connect(("127.0.0.1", impatient.port))
        connection.setblocking(False)
        waiting = select.poll()
        waiting.register(connection, select.POLLHUP | select.POLLERR | select.POLLOUT)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        while True:
            (_, event), *_ = waiting.poll(PATIENCE * 1000)
            if event & (select.POLLHUP | select.POLLERR):
                break
            try:
                connection.send(request)
            except BlockingIOError:
                waiting.modify(connection, select.POLLHUP | select.POLLERR)


def test_an_open_socket_is_not_subject_to_these_times(impatient: Server) -> None:
    """A player may think for longer than a request may take."""
    with Player(impatient) as ann:
        table = ann.create("towers", 2, name="Ann")
        socket = ann.connect(table)
        with connected(impatient) as silent:
            assert read_to_end(silent) == b""  # by now all the times above have passed
        assert socket.command("say", phrase="hello") > 0


# --- connections by address ---


def test_an_address_can_open_a_limited_number_of_connections(tmp_path: Path) -> None:
    options = ("--max-connections-per-ip", str(MOST - 1), "--max-sockets-per-ip", "1")
    with serving(f"sqlite:///{tmp_path}/kolmik.db", *options) as server:
        with Player(server) as ann:
            table = ann.create("towers", 2, name="Ann")
        with ExitStack() as stack:
            held = [stack.enter_context(connected(server)) for _ in range(MOST - 1)]
            held.append(stack.enter_context(opened(server, table)))  # a WebSocket counts too
            with connected(server) as refused:
                answer = read_to_end(refused)
            assert answer.startswith(b"HTTP/1.1 503 ")
            why = json.loads(answer.partition(b"\r\n\r\n")[2])
            assert why["why"] == "Too many connections from your address; close one first." == localized(why["say"])
            for connection in (held[0], held[-1]):  # each leaves room for another
                connection.shutdown(socket.SHUT_WR)
                read_to_end(connection)
                with connected(server, GET) as other:
                    assert other.recv(65_536).startswith(b"HTTP/1.1 200 ")
        assert server.is_up()


def test_the_connections_of_a_trusted_proxy_are_not_limited(tmp_path: Path) -> None:
    options = ("--max-connections-per-ip", "2", "--max-sockets-per-ip", "1", "--trust-proxy")
    with serving(f"sqlite:///{tmp_path}/kolmik.db", *options) as server, ExitStack() as stack:
        for _ in range(MOST):
            connection = stack.enter_context(connected(server, GET))
            assert connection.recv(65_536).startswith(b"HTTP/1.1 200 ")


def test_sockets_that_open_together_stay_within_the_limit(tmp_path: Path) -> None:
    """Each is counted before its table is read from the storage, not after."""
    options = ("--max-sockets-per-ip", str(MOST))
    with serving(f"sqlite:///{tmp_path}/kolmik.db", *options) as server:
        with Player(server) as ann:
            table = ann.create("towers", 2, name="Ann")
        server.restart()  # now the table is not in memory
        with ExitStack() as stack:
            sockets = [stack.enter_context(connected(server)) for _ in range(5 * MOST)]
            for one in sockets:
                one.sendall(handshake(server, table))
            first = [first_message(one) for one in sockets]
        assert first.count("state") == MOST and first.count("bye") == 4 * MOST


def first_message(connection: socket.socket) -> str:
    """What the first message on a socket is."""
    received = b""
    while True:
        received += connection.recv(65_536)
        _, ended, data = received.partition(b"\r\n\r\n")
        if ended and b'{"is":"' in data:
            kind, quote, _ = data.partition(b'{"is":"')[2].partition(b'"')
            if quote:
                return kind.decode()


# --- limits by network ---


def test_the_addresses_of_an_ipv6_network_share_their_limits(tmp_path: Path) -> None:
    options = ("--trust-proxy", "--requests", "5", "--new-tables", "2", "--max-sockets-per-ip", "2")
    with serving(f"sqlite:///{tmp_path}/kolmik.db", *options) as server:

        def create(address: str) -> int:
            headers = {"x-forwarded-for": address}
            made = {"game": "towers", "players": 2, "name": "Ann"}
            return httpx.post(f"{server.url}/api/tables", json=made, headers=headers, trust_env=False).status_code

        assert [create(f"2001:db8:1:2::{number}") for number in range(4)] == [201, 201, 429, 429]
        assert create("2001:db8:1:3::1") == 201
        assert [create(address) for address in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1")] == [201, 201, 429]
        statuses = [
            httpx.get(f"{server.url}/health", headers={"x-forwarded-for": f"2001:db8:7::{number:x}"}, trust_env=False)
            for number in range(100)
        ]
        assert 429 in {answer.status_code for answer in statuses}
