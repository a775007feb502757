"""Raw HTTP requests: the whole server in memory, from the first byte of a connection on."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import h11

from kolmik.protocol import messages
from kolmik.protocol.messages import NewTable
from kolmik.server.runtime import tokens
from kolmik.server.runtime.session import Session

from ..games import all_games, fair_record
from ..memory_server import MemoryServer, MemoryTransport, until
from ..oracle import kind_of, one_sentence, require
from . import Answered
from .commands import TERMS, TOKENS

CASES = 300  # at one table, before a new one is made
TABLES = 30  # on one server
ALLOWED = {503}  # of the answers from 500 on: the server has no room
GETS = ("", "?seat=0", "?seat=9", "/qr", "/games/1/record", "/games/1/replay", "/games/0/replay", "/games/1/analysis")
PATHS: tuple[str, ...] = (
    "/",
    "/api/games",
    "/api/phrases/et",
    "/api/phrases/xx",
    "/api/tables",
    "/api/openapi.json",
    "/health",
    "/metrics",
)
PATHS += (
    "/t/abcd",
    "/api/nothing",
    "/%00",
    "/..%2f..%2fetc/passwd",
    "//",
    "/assets/x.js",
    "/rules/towers",
    "/api/tables/no!",
)
HEADERS: tuple[str, ...] = (
    "Origin: https://evil.example",
    "Origin: http://a",
    "Authorization: Bearer x",
    "Cookie: kolmik=; kolmik=a",
)
HEADERS += (
    "Accept-Encoding: gzip, br",
    "If-None-Match: *",
    "Range: bytes=0-9",
    "X-Forwarded-For: 1.2.3.4",
    "Expect: 100-continue",
)
HEADERS += (
    "Content-Type: text/plain",
    "Content-Type: application/x-www-form-urlencoded",
    "Content-Type: multipart/form-data",
)
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
UPGRADE += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "say", "phrase": "hello"},
    {"do": "move", "move": "bid 1", "seen": 4},
    {"do": "sit", "name": "Eve", "seat": 2},
    {"do": "undo", "seen": 4},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "rematch"},
    {"do": "look"},
    {"do": "pong", "ping": 1},
)


class Http:
    """A case is what a client sends over one connection; @table stands for a table's id."""

    name = "http"
    max_size = 8_000
    steps = (400_000, 6_000)
    memory = (20_000_000, 5_000)

    def __init__(self) -> None:
        words = [
            *PATHS,
            *GETS,
            *HEADERS,
            "@table",
            "POST ",
            "GET ",
            "PUT ",
            "HEAD ",
            "OPTIONS ",
            "\r\n\r\n",
            "HTTP/1.0",
            "%ff",
        ]
        words += [
            "Content-Length: ",
            "Transfer-Encoding: chunked",
            "0\r\n\r\n",
            "5\r\nhello\r\n",
            "Host: ",
            "\r\n ",
            UPGRADE,
        ]
        words += [
            "/socket",
            "?seen=1",
            "&seat=",
            "version=1",
            "game",
            "players",
            "terms",
            "clock",
            "options",
            "name",
            "code",
        ]
        self.dictionary = [word.encode() for word in words]
        self._records = [fair_record(game, Random(5), 60) for game in all_games()]
        self._server: MemoryServer | None = None
        self._cases = self._tables = 0
        self.session: Session

    def seeds(self) -> list[bytes]:
        rng = Random(6)
        return [self.generate(rng) for _ in range(80)]

    def generate(self, rng: Random) -> bytes:
        kind = rng.randrange(6)
        path = rng.choice(PATHS) if kind == 0 else "/api/tables/@table" + rng.choice(GETS)
        lines = [f"Cookie: kolmik={token}"] if (token := rng.choice(TOKENS)) else []
        lines += rng.sample(HEADERS, rng.choice((0, 0, 0, 1, 2)))
        if kind < 3:
            return _request(rng.choice(("GET", "GET", "GET", "HEAD", "DELETE")), path, lines, b"")
        if kind == 3 and rng.random() < 0.5:
            return _request("GET", f"/api/tables/@table/socket?seen={rng.randrange(5)}", [*lines, UPGRADE], b"")
        path, body = rng.choice(
            (
                ("/api/tables/@table", rng.choice(COMMANDS)),
                ("/api/tables/@table", rng.choice(COMMANDS)),
                (
                    "/api/tables",
                    {"game": rng.choice(all_games()).name, "players": 2, "terms": {"games": 2}, "options": {}},
                ),
                ("/api/tables/@table/seats/1/token", {"name": "program"}),
                ("/api/tables/@table/seats/0/link", {}),
                ("/api/tables/@table/take", {"code": "c" * 43}),
                ("/api/verify", {"record": rng.choice(self._records)}),
                ("/api/tables/@table/games/1/analysis", {}),
            )
        )
        return _request("POST", path, [*lines, "Content-Type: application/json"], json.dumps(body).encode())

    # --- running ---

    def run(self, case: bytes) -> Answered:
        if self._server is None or self._cases >= CASES or self.session.table.status in ("over", "aborted"):
            self._new_table()
        assert self._server is not None
        self._cases += 1
        table = self.session.table
        answers = self._server.run(self._exchange(case.replace(b"@table", table.id.encode())))
        kinds = {self._check(*answer) for answer in answers}
        refused = bool(answers) and all(status >= 400 for status, _, _ in answers) and b"pgrade" not in case
        require(not refused or self.session.table is table, "a refused request changes nothing", case[:300])
        return Answered(max(1, len(answers)), sum(status < 400 for status, _, _ in answers), frozenset(kinds))

    def _new_table(self) -> None:
        if self._server is None or self._tables >= TABLES:
            self.close()
            self._server = MemoryServer()
            self._tables = 0
        self._cases = 0
        self._tables += 1
        self._server.run(self._gather(all_games()[self._tables % len(all_games())].name))

    async def _gather(self, game: str) -> None:
        assert self._server is not None
        service = self._server.service
        holders = [tokens.hashed(token) for token in TOKENS[:2]]
        self.session = await service.manager.create(NewTable(game=game, players=2, name="Ann", terms=TERMS), holders[0])
        await service.execute(self.session, messages.Sit(name="Ben", seat=1), holders[1])
        await service.execute(self.session, messages.Start(), holders[0])

    async def _exchange(self, case: bytes) -> list[tuple[int, dict[str, str], bytes]]:
        """Send a case over a new connection; returns the answers."""
        assert self._server is not None
        server = self._server
        protocol, transport = server.http()
        half = len(case) // 2 if len(case) % 4 == 0 else 0
        for piece in (case[:half], case[half:]):
            if piece and not transport.closed:
                transport.get_protocol().data_received(piece)
                await asyncio.sleep(0)
        upgraded = transport.protocol is not protocol
        if upgraded:
            for _ in range(50):
                await asyncio.sleep(0)
        elif protocol.conn.their_state is not h11.SEND_BODY:
            await until(lambda: not server.state.tasks, "every request is answered")
        transport.lose()
        await until(lambda: not server.state.tasks, "a request ends with its connection")
        return [] if upgraded or b"HEAD" in case else _answers(transport)

    def _check(self, status: int, headers: dict[str, str], body: bytes) -> str:
        require(status < 500 or status in ALLOWED, "no request fails", status, body[:300])
        if status < 400:
            return str(status)
        if headers.get("content-type", "").startswith("text/plain"):  # from Uvicorn: it was not HTTP
            return f"{status} {one_sentence(body.decode())}"
        require(
            "x-content-type-options" in headers or status in (400, 403, 429),
            "every answer has security headers",
            status,
        )
        return f"{status} {kind_of(one_sentence(json.loads(body)['why']))}"

    def whole(self, case: bytes) -> bytes:
        return case

    def reset(self) -> None:
        """The next case begins at a new table."""
        self._cases = CASES

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None


def _request(method: str, path: str, headers: list[str], body: bytes) -> bytes:
    length = [f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([f"{method} {path} HTTP/1.1", "Host: a", *headers, *length, "", ""]).encode() + body


def _answers(transport: MemoryTransport) -> list[tuple[int, dict[str, str], bytes]]:
    """The answers that a server has written: status, headers and body of each."""
    written, found = bytes(transport.written), []
    while written:
        head, _, rest = written.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        parsed = re.fullmatch(r"HTTP/1\.1 (\d{3}) ?.*", lines[0])
        require(parsed is not None, "an answer begins with its status", lines[0][:200])
        assert parsed
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        status = int(parsed[1])
        if status == 100:
            written = rest
            continue
        if headers.get("transfer-encoding") == "chunked":
            rest = b"".join(re.findall(rb"[0-9a-f]+\r\n(.*?)\r\n", rest, re.DOTALL))
        size = int(headers.get("content-length", len(rest)))
        found.append((status, headers, rest[:size]))
        written = rest[size:]
    return found
