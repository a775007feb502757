"""The codes and sentences with which the server closes sockets are those of docs/server.md."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.frames import Opcode

from kolmik.server.transport import app, sockets, uvicorn_protocol

from .players import Player, localized, one_sentence
from .raw_sockets import frame, messages_and_code, opened, read_to_end
from .serving import Server, serving

DOCS = Path(__file__).parents[2] / "docs" / "server.md"
UNSEEN = {1011, sockets.TOO_SLOW}  # after 50 seconds; and in test_bad_input.py


def code_after(server: Server, sent: bytes, table: str = "", *headers: str) -> tuple[int | None, str]:
    """The close code after these bytes, and the message id of the goodbye."""
    if not table:
        with Player(server) as ann:
            table = ann.create("towers", 2, name="Ann")
    with opened(server, table, *headers) as connection:
        connection.sendall(sent)
        received, code = messages_and_code(read_to_end(connection))
    if received and received[-1]["is"] == "bye":
        assert one_sentence(received[-1]["why"]) == localized(received[-1]["say"])
        return code, str(received[-1]["say"]["id"])
    return code, ""


CLOSED: dict[str, tuple[Callable[[Server], tuple[int | None, str]], int, str]] = {
    "an unmasked frame": (lambda server: code_after(server, b"\x81\x01x"), 1002, ""),
    "a text that is not UTF-8": (
        lambda server: code_after(server, frame(b"\xff\xfe")),
        uvicorn_protocol.NOT_UTF8,
        "refused-not-text",
    ),
    "an unknown table": (
        lambda server: code_after(server, b"", "nowhere-at-all"),
        app.UNWELCOME,
        "refused-no-table",
    ),
    "a short token": (
        lambda server: code_after(server, b"", "", "Authorization: Bearer short"),
        app.UNWELCOME,
        "refused-token-length",
    ),
    "the head of a frame that is too long": (
        lambda server: code_after(server, b"\x81\xff" + (10**9).to_bytes(8, "big")),
        uvicorn_protocol.TOO_LONG,
        "refused-too-long",
    ),
    "a whole frame that is too long": (
        lambda server: code_after(server, frame(b"x" * 100_000)),
        uvicorn_protocol.TOO_LONG,
        "refused-too-long",
    ),
    "fragments that are too long": (
        lambda server: code_after(server, frame(b"x" * 60_000, fin=False) + frame(b"x" * 60_000, Opcode.CONT)),
        uvicorn_protocol.TOO_LONG,
        "",
    ),
}


@pytest.mark.parametrize("why", CLOSED)
def test_a_socket_is_closed_with_its_code_and_sentence(server: Server, why: str) -> None:
    close, code, message = CLOSED[why]
    assert close(server) == (code, message)
    assert "Traceback" not in server.log_text()


@pytest.mark.parametrize("stop_signal", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_stops_says_goodbye(sqlite_url: str, stop_signal: signal.Signals) -> None:
    with serving(sqlite_url) as server, Player(server) as ann:
        socket = ann.connect(ann.create("towers", 2, name="Ann"))
        server.restart(stop_signal)
        assert socket.until_closed() == uvicorn_protocol.GOING_AWAY
        assert socket.bye == "The server is restarting; your table will be back in a moment."


def test_storage_that_cannot_be_reached_is_a_reason_to_try_again(sqlite_url: str) -> None:
    """Sockets, requests for tables and commands agree on that, and none is an error of the server's own."""
    with serving(sqlite_url, may_fail=True) as server:
        with Player(server) as ann:
            table = ann.create("towers", 2, name="Ann")
        server.restart()  # now the table is not in memory
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)) as storage:
            storage.execute("ALTER TABLE events RENAME TO hidden")
            assert code_after(server, b"", table) == (app.TRY_AGAIN_LATER, "refused-no-storage")
            for path in ("", "/games/1/replay", "/games/1/record", "/qr"):
                answer = httpx.get(f"{server.url}/api/tables/{table}{path}", trust_env=False)
                assert answer.status_code == 503, path
                assert answer.json()["why"] == "The server cannot reach its storage right now; try again."
            posted = httpx.post(f"{server.url}/api/tables/{table}", json={"do": "start"}, trust_env=False)
            assert posted.status_code == 503
            storage.execute("ALTER TABLE hidden RENAME TO events")
        assert httpx.get(f"{server.url}/api/tables/{table}", trust_env=False).status_code == 200
        assert "Traceback" not in server.log_text()


def test_every_code_is_documented() -> None:
    table = DOCS.read_text(encoding="utf-8").partition("<!-- codes:")[2].partition("<!-- end of codes -->")[0]
    documented = {int(code) for code in re.findall(r"^\| (\d{4}) \|", table, re.MULTILINE)}
    seen = {code for _, code, _ in CLOSED.values()} | {uvicorn_protocol.GOING_AWAY, app.TRY_AGAIN_LATER}
    assert documented == seen | UNSEEN | {uvicorn_protocol.TOO_MANY}
