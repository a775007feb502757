"""The proxy configurations in deploy/, with real proxies in front of real servers."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from .client_game import play_a_game
from .players import Player
from .proxies import caddy, nginx
from .serving import PATIENCE, Server, serving

Proxy = Callable[..., AbstractContextManager[str]]
PROXIES = pytest.mark.parametrize("proxy", [nginx, caddy])
STRANGER = "127.0.0.2"  # another address of this machine, for which no proxy makes exceptions
SHORT = "200ms"  # in place of ten seconds


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts the proxy in front of it."""
    with serving(tmp_path_factory.mktemp("behind"), "--trust-proxy") as running:
        yield running


def get(address: str, path: str, source: str = STRANGER) -> httpx.Response:
    """Request a path exactly as it is written here, from an address of this machine."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
        answer = client.get(f"{address}{path}")
        assert answer.request.url.raw_path == path.encode()
        return answer


def reply(address: str, request: str) -> bytes:
    """Send the beginning of a request, and return everything that comes until the proxy closes the connection."""
    where = urlsplit(address)
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as connection:
        connection.sendall(request.replace("\n", "\r\n").encode())
        received = b""
        while part := connection.recv(65536):
            received += part
    return received


@PROXIES
def test_a_game_is_played_through_a_proxy(tmp_path: Path, behind: Server, proxy: Proxy) -> None:
    with proxy(tmp_path / "proxy", behind) as outside:
        play_a_game(outside)


def test_links_and_origins_are_those_of_the_public_host_name(tmp_path: Path, behind: Server) -> None:
    new_table = {"game": "towers", "players": 2}
    headers = {"host": "kolmik.example.org", "origin": "http://kolmik.example.org"}
    with nginx(tmp_path / "proxy", behind) as outside:
        created = httpx.post(f"{outside}/api/tables", json=new_table, headers=headers).json()
        assert created["link"] == f"http://kolmik.example.org/t/{created['id']}"
        stranger = httpx.post(f"{outside}/api/tables", json=new_table, headers={"origin": "http://elsewhere.example"})
        assert stranger.status_code == 403


@PROXIES
def test_metrics_cannot_be_read_through_a_proxy(tmp_path: Path, behind: Server, proxy: Proxy) -> None:
    with proxy(tmp_path / "proxy", behind) as outside:
        for path in ("/metrics", "/metrics/", "//metrics", "/metrics//", "/%6detrics", "/metrics?x", "/metrics/x"):
            answer = get(outside, path)
            assert answer.status_code == 403 and "kolmik_" not in answer.text, path


def test_the_administrator_reads_metrics_on_the_machine_itself(tmp_path: Path, behind: Server) -> None:
    with nginx(tmp_path / "proxy", behind) as outside:
        assert "kolmik_moves_total" in get(outside, "/metrics", "127.0.0.1").text


HALF_A_HEADER = "GET /health HTTP/1.1\nHost: kolm"
HALF_A_BODY = "POST /api/tables HTTP/1.1\nHost: kolmik\nContent-Type: application/json\nContent-Length: 100\n\n{"


@pytest.mark.parametrize(
    ("proxy", "directive", "request_start"),
    [
        (nginx, "client_header_timeout", HALF_A_HEADER),
        (nginx, "client_body_timeout", HALF_A_BODY),
        (caddy, "read_header", HALF_A_HEADER),
        (caddy, "read_body", HALF_A_BODY),
    ],
)
def test_a_client_that_sends_only_half_a_request_is_cut_off(
    tmp_path: Path, behind: Server, proxy: Proxy, directive: str, request_start: str
) -> None:
    with proxy(tmp_path / "proxy", behind, **{directive: SHORT}) as outside:
        assert b'"id"' not in reply(outside, request_start)  # which would fail if the connection stayed open


def test_nginx_limits_the_connections_of_one_address(tmp_path: Path, behind: Server) -> None:
    with nginx(tmp_path / "proxy", behind, limit_conn="kolmik_addresses 1") as outside, Player(behind) as player:
        table = player.create()
        where = urlsplit(outside)
        assert where.port
        with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as one:
            upgrade = (
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: kolmik\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            one.sendall(upgrade.encode())
            assert one.recv(65536).startswith(b"HTTP/1.1 101 ")
            assert get(outside, "/health", "127.0.0.1").status_code == 429
            assert get(outside, "/health", STRANGER).status_code == 200


def test_when_two_servers_behind_nginx_restart_they_are_used_at_once(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "one") as one,
        serving(tmp_path / "two") as two,
        nginx(tmp_path / "proxy", one, two) as outside,
    ):
        servers = (one, two)
        for server in servers:
            server.kill()
        for _ in range(4):
            assert get(outside, "/health").status_code == 502
        for server in servers:
            server.start()
        assert [get(outside, "/health").status_code for _ in range(4)] == [200] * 4
        one.kill()  # and one that is down costs no request
        assert [get(outside, "/health").status_code for _ in range(4)] == [200] * 4
