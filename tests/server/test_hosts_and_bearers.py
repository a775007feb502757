"""Requests for another host are refused where the server knows its own, and so are tokens that are no secrets."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kolmik.server.runtime import tokens

from .players import Player, localized, one_sentence
from .raw_sockets import messages_and_code, opened, read_to_end
from .serving import Server, serving

ROOT = Path(__file__).parents[2]
BASE = "https://play.example/kolmik/"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows its public address."""
    folder: Path = tmp_path_factory.mktemp("named")
    with serving(f"sqlite:///{folder}/kolmik.db", "--base-url", BASE) as running:
        yield running


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers=headers, trust_env=False)


@pytest.mark.parametrize("host", ["play.example", "PLAY.example", "play.example:443"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/t/abcd"])
def test_the_host_of_the_base_url_is_answered(named: Server, path: str, host: str) -> None:
    assert get(named, path, host=host).status_code in (200, 404)  # 404: the page need not be built here


@pytest.mark.parametrize("host", ["evil.example", "play.example:80", "play.example.evil.example", "127.0.0.1"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/abcd/qr"])
def test_another_host_is_refused(named: Server, path: str, host: str) -> None:
    answer = get(named, path, host=host)
    assert answer.status_code == 421
    assert one_sentence(answer.json()["why"]) == localized(answer.json()["say"])
    assert answer.json()["why"] == "This server is reached as play.example only."


def test_a_page_of_another_host_cannot_open_a_socket_or_create_a_table(named: Server) -> None:
    """As a page can whose host name has come to mean this machine: its origin equals its host."""
    origin = {"host": "evil.example", "origin": "https://evil.example"}
    made = {"game": "towers", "players": 2, "name": "Ann"}
    assert httpx.post(f"{named.url}/api/tables", json=made, headers=origin, trust_env=False).status_code == 421
    with opened(named, "abcd", "Origin: https://evil.example") as connection:  # its host is 127.0.0.1
        (bye,), code = messages_and_code(read_to_end(connection))
    assert (bye["say"]["id"], code) == ("refused-host", 1008)


def test_programs_on_the_same_machine_may_ask_for_health_and_metrics(named: Server) -> None:
    assert get(named, "/health").status_code == get(named, "/metrics").status_code == 200


def test_any_host_will_do_without_a_base_url(server: Server) -> None:
    assert get(server, "/api/games", host="tablet.local").status_code == 200


# --- tokens ---


@pytest.mark.parametrize(
    ("token", "message"),
    [
        ("", "refused-token-length"),
        ("short", "refused-token-length"),
        ("x" * 19, "refused-token-length"),
        ("x" * 201, "refused-token-length"),
        ("a-secret-that-nobody-can-guess", "refused-token-example"),
    ],
)
def test_a_bearer_token_that_is_no_secret_is_refused(server: Server, token: str, message: str) -> None:
    headers = {"authorization": f"Bearer {token}".strip()}
    made = {"game": "towers", "players": 2, "name": "Ann"}
    answer = httpx.post(f"{server.url}/api/tables", json=made, headers=headers, trust_env=False)
    assert answer.status_code == 401 and answer.json()["say"]["id"] == message
    assert one_sentence(answer.json()["why"]) == localized(answer.json()["say"])
    assert "set-cookie" not in answer.headers
    assert httpx.get(f"{server.url}/api/tables", headers=headers, trust_env=False).status_code == 401
    with Player(server) as ann:
        table = ann.create("towers", 2, name="Ann")
    with opened(server, table, f"Authorization: Bearer {token}") as connection:
        (bye,), code = messages_and_code(read_to_end(connection))
    assert (bye["say"]["id"], code) == (message, 1008)


@pytest.mark.parametrize("length", [20, 200])
def test_a_long_bearer_token_is_accepted(server: Server, length: int) -> None:
    with Player(server, "y" * length) as robot:
        table = robot.create("towers", 2, name="Robot")
        assert robot.get(table).you["host"] and robot.connect(table).state.you["host"]


def test_a_cookie_that_is_no_secret_is_replaced(server: Server) -> None:
    cookies = {"cookie": "kolmik=short"}
    made = {"game": "towers", "players": 2, "name": "Ann"}
    answer = httpx.post(f"{server.url}/api/tables", json=made, headers=cookies, trust_env=False)
    assert answer.status_code == 201 and answer.headers["set-cookie"].startswith(f"kolmik={tokens.PREFIX}")


def test_tokens_of_the_server_can_be_recognised() -> None:
    made = {tokens.new_token() for _ in range(100)}
    allowed = set(string.ascii_letters + string.digits + "-_")
    assert len(made) == 100 and all(token.startswith("kolmik_") and set(token) <= allowed for token in made)
    assert all(tokens.from_request({"authorization": f"Bearer {token}"}, {}) == token for token in made)


def test_no_token_in_the_documentation_is_accepted() -> None:
    """A bearer token that stands in a document is a placeholder, or refused."""
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").rglob("*.py")]:
        for token in re.findall(r"Bearer ([\w-]+)", path.read_text(encoding="utf-8")):
            assert token in tokens.EXAMPLES or len(token) < tokens.SHORTEST, (path, token)
