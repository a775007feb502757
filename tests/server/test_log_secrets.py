"""Nothing secret reaches a log: a server's whole life, and a search in everything it has printed."""

from __future__ import annotations

import base64
import json
import secrets
import socket
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from urllib.parse import quote

import httpx
import pytest

from ..cli.command import run_kolmik
from .players import Player, PlayerSocket, hash_of, play_on
from .raw_sockets import connected, frame, handshake, opened, read_to_end
from .secret_search import encodings, hashed, leaked
from .serving import Server, serving

PASSWORD = "correct-horse-battery-staple"
NO_STORAGE = f"postgresql://kolmik:{PASSWORD}@127.0.0.1:1/kolmik"


class Watch:
    """Every secret that is in play, and whether anybody was shown one too early."""

    def __init__(self, server: Server, database: Path) -> None:
        self.server, self.database = server, database
        self.secrets: set[str] = set()
        self.revealed: set[str] = set()
        self.searched = 0  # answers

    def keep(self, *found: str) -> None:
        assert all(len(one) >= 20 for one in found)
        self.secrets |= {*found}

    def keep_token(self, token: str) -> str:
        self.keep(token, hashed(token))
        return token

    def keep_deals(self) -> None:
        """The secrets of all deals, as the database has them."""
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT body FROM events WHERE json_valid(body)").fetchall()
        bodies = [json.loads(body) for (body,) in rows]
        self.keep(*(body["secret"] for body in bodies if body.get("secret")))

    def answer(self, text: str, *own: str) -> str:
        """Check what somebody was sent; a refusal may repeat what they have sent themselves."""
        assert leaked(text, self.secrets - self.revealed - {*own}) == []
        self.searched += 1
        return text

    def get(self, path: str, status: int) -> str:
        answer = httpx.get(f"{self.server.url}{path}", trust_env=False)
        assert answer.status_code == status, answer.text
        return self.answer(answer.text)

    def bytes(self, sent: bytes, *own: str) -> str:
        """Send bytes and no more; returns what comes back until the server closes the connection."""
        with connected(self.server, sent) as connection:
            connection.shutdown(socket.SHUT_WR)
            return self.answer(read_to_end(connection).decode(errors="replace"), *own)


# --- what goes wrong ---


def bad_requests(table: str, token: str, host: str) -> Iterator[bytes]:
    """Requests that are refused, each with a token where one may be, and where none should."""
    own = f"Host: {host}\r\nAuthorization: Bearer {token}\r\nCookie: kolmik={token}\r\nConnection: close\r\n"
    heads = (
        f"GET /api/tables/{table}?token={token} HTTP/9.9\r\n{own}",
        f"GET /api/tables/{token}-{token} HTTP/1.1\r\n{own}",
        f"GET /api/tables/{table}/games/7/replay?from={token} HTTP/1.1\r\n{own}",
        f"GET /{quote(token)}/%ff?{token} HTTP/1.1\r\n{own}",
        f"{token} / HTTP/1.1\r\n{own}",
        f"GET / HTTP/1.1\r\n{own}{token}\r\n",
        f"GET / HTTP/1.1\r\nHost: {token}:99999\r\n",
        f"GET /api/tables HTTP/1.1\r\n{own}Authorization: Bearer {9 * token}\r\n",
        f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token[:12]}\r\nConnection: close\r\n",
        f"GET /api/tables/{table}/socket?seen={token} HTTP/1.1\r\n{own}Upgrade: websocket\r\n",
    )
    yield from (head.encode() + b"\r\n" for head in heads)
    post = f"POST /api/tables/{table} HTTP/1.1\r\n{own}Content-Type: application/json\r\n".encode()
    bodies = (
        json.dumps({"do": "sit", "name": "Mallory", "seat": 1, "token": token}).encode(),
        f'{{"do":"chat","text":"{token}'.encode(),
        b'{"do":"sit","name":"\xff' + token.encode() + b'"}',
        b"[" * 50_000 + token.encode(),
        json.dumps({"do": "move", "move": token, "seen": 0}).encode(),
    )
    for body in bodies:
        yield post + b"Content-Length: %d\r\n\r\n" % len(body) + body
    yield post + b"Transfer-Encoding: chunked\r\n\r\nzz" + token.encode() + b"\r\n"
    yield post + b"Origin: https://evil.example\r\nContent-Length: 2\r\n\r\n{}"
    yield post + b"Content-Length: 9999999\r\n\r\n{}"


def send_bad_frames(watch: Watch, table: str, token: str, seed: str) -> None:
    frames = (
        frame(token.encode()),
        frame(b"\xff" + token.encode()),
        frame(json.dumps({"do": "client_seed", "seat": 1, "seed": f"{seed}\n"}).encode()),
        frame(json.dumps({"do": "move", "move": token, "seen": 1}).encode()),
        frame(json.dumps({"do": "look", token: seed}).encode()),
        frame(token.encode())[:-3],
        b"\x81\x05" + token.encode(),  # without a mask
        frame(token.encode()) * 2_000,
    )
    for one in frames:
        with opened(watch.server, table, f"Authorization: Bearer {token}") as connection:
            connection.sendall(one)
            connection.shutdown(socket.SHUT_WR)
            watch.answer(read_to_end(connection).decode(errors="replace"), token, seed)


def cut_connections(watch: Watch, table: str, token: str) -> None:
    """A connection that is reset, and one that is so slow that the server closes it."""
    head = handshake(watch.server, table, f"Authorization: Bearer {token}")
    for sent in (head[:-2], head, head + frame(token.encode())[:9]):
        with connected(watch.server, sent) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    with connected(watch.server, head[:-2]) as connection:
        assert b" 408 " in read_to_end(connection)


@contextmanager
def missing(database: Path, name: str) -> Iterator[None]:
    """Let the server fail to find a table of the database."""
    with closing(sqlite3.connect(database, timeout=60)) as connection:
        connection.execute(f"ALTER TABLE {name} RENAME TO elsewhere")
        try:
            yield
        finally:
            connection.execute(f"ALTER TABLE elsewhere RENAME TO {name}")


def fail_to_store(watch: Watch, table: str, bea: PlayerSocket) -> None:
    """Let everything fail that stores tokens, hashes, seeds and secrets."""
    for name in ("events", "tables", "holders"):
        token = watch.keep_token(secrets.token_urlsafe(24))
        with missing(watch.database, name), Player(watch.server, token) as newcomer:
            asked = [("/api/tables", {"game": "towers", "players": 2, "name": "Ann"})]
            if name == "events":
                asked.append((f"/api/tables/{table}", {"do": "sit", "name": "Eve", "seat": 1}))
                refusal = bea.answer("say", phrase="hello")
                watch.answer(str(refusal))
                watch.get("/health", 503)
            for path, body in asked:
                answer = newcomer.http.post(path, json=body)
                assert answer.status_code in (409, 503), (name, answer.text)
                watch.answer(answer.text + str(answer.headers))


def break_rows(database: Path, analysed: str, broken: str, show: str) -> None:
    """Put texts into the database that cannot be read, with a secret in each."""
    with closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        row = (analysed, 1, "done", 1, 1, 0, f'{{"secret":"{show}')
        connection.execute("INSERT INTO analyses VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        connection.execute("UPDATE events SET body = ? WHERE table_id = ? AND number = 2", (f'{{"{show}"', broken))


# --- a whole life ---


def test_nothing_secret_reaches_a_log(tmp_path: Path) -> None:
    options = ("--log-level", "debug", "--header-timeout", "0.5", "--idle-timeout", "1")
    with serving(tmp_path, *options, may_fail=True) as server:
        watch = Watch(server, tmp_path / "kolmik.db")
        live(watch, tmp_path)
    watch.keep_deals()
    log = server.log_text()
    for shown in ("Invalid HTTP request", "The storage fails in ", "A request failed.", "Traceback"):
        assert shown in log, shown  # the search has something to search in
    assert len(watch.secrets) >= 25 and watch.searched >= 40
    left = "".join(path.read_text() for path in tmp_path.glob("*.lock"))
    assert leaked(log + left, watch.secrets) == []


def live(watch: Watch, folder: Path) -> None:
    server = watch.server
    bea_token, eve_token = (watch.keep_token(secrets.token_urlsafe(24)) for _ in range(2))
    seeds = [secrets.token_hex(16) for _ in range(3)]
    watch.keep(*seeds)
    with Player(server) as ann, Player(server, bea_token) as bea, Player(server) as cid:
        table = ann.create("towers", 3, name="Ann")
        watch.keep_token(ann.cookie)
        other = bea.create("dungeon", 2, name="Bea")
        program = ann.http.post(f"/api/tables/{table}/seats/2/token", json={"name": "Robo"}).json()["token"]
        bea.command(table, "sit", name="Bea", seat=1)
        watch.keep_deals()
        with Player(server, watch.keep_token(program)) as robo:
            sockets = [player.connect(table) for player in (ann, bea, robo)]
            deal(watch, table, sockets, seeds)
            code = ann.http.post(f"/api/tables/{table}/seats/0/link").json()["code"]
            watch.keep_token(code)
            watch.answer(cid.http.post(f"/api/tables/{table}/take", json={"code": eve_token}).text)
            assert cid.http.post(f"/api/tables/{table}/take", json={"code": code}).status_code == 200
            watch.keep_token(cid.cookie)
            sockets[0] = cid.connect(table, seat=0)
            play_on(sockets, Random(1), max_moves=20)
            for sent in bad_requests(table, eve_token, f"127.0.0.1:{server.port}"):
                watch.bytes(sent, eve_token)
            send_bad_frames(watch, table, eve_token, seeds[1])
            cut_connections(watch, table, eve_token)
            fail_to_store(watch, other, sockets[1])
        server.restart()
        with Player(server, program) as robo:
            sockets = [player.connect(table) for player in (cid, bea, robo)]
            play_on(sockets, Random(2))
            assert sockets[0].state.table["status"] == "over"
        watch.revealed.add(sockets[0].state.table["deal"]["secret"])
        break_rows(watch.database, table, other, hashed(bea_token))
        server.kill()
        server.start()
        watch.get(f"/api/tables/{table}/games/1/analysis", 500)
        assert httpx.get(f"{server.url}/api/tables/{other}", trust_env=False).status_code >= 500
        after_the_game(watch, folder, table, cid)


def deal(watch: Watch, table: str, sockets: list[PlayerSocket], seeds: list[str]) -> None:
    """Start a game with the seeds of all players, and look for them before they are revealed."""
    for seat, one in enumerate(sockets):
        one.command("client_seed_hash", seat=seat, hash=hash_of(one.state, seat, seeds[seat]))
    watch.answer(sockets[1].refused("client_seed", seat=1, seed=seeds[1]))
    watch.get(f"/api/tables/{table}", 200)
    number = sockets[0].command("start")
    for seat, seed in enumerate(seeds):
        watch.get(f"/api/tables/{table}", 200)
        watch.answer(sockets[seat].refused("client_seed", seat=(seat + 1) % 3, seed=secrets.token_hex(16)))
        number = sockets[seat].command("client_seed", seat=seat, seed=seed)
        watch.revealed.add(seed)
    for one in sockets:
        one.reach(number)
        one.wait_until(lambda other: other.state.table["status"] == "playing")


def after_the_game(watch: Watch, folder: Path, table: str, player: Player) -> None:
    """Export, import and list the tables, verify the record, begin another game, and look at what programs read."""
    record = folder / "record.txt"
    database = f"sqlite:///{watch.database}"
    commands = (
        ["tables", "export", table, "--database", database, "--game", "1", "--to", str(record)],
        ["tables", "import", str(record), "--database", database],
        ["tables", "list", "--database", database],
        ["verify", str(record)],
    )
    for command in commands:
        done = run_kolmik(*command)
        assert done.returncode == 0, done.stderr
        watch.answer(done.stdout + done.stderr)
    player.command(table, "rematch")
    watch.keep_deals()
    watch.answer(player.http.get(f"/api/tables/{table}").text)
    watch.get("/health", 200)
    watch.get("/metrics", 200)
    watch.get("/api/no/such", 404)


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["tables", "list"]], ids=["serve", "tables"])
def test_the_password_of_a_database_is_not_shown(command: list[str]) -> None:
    done = run_kolmik(*command, "--database", NO_STORAGE)
    assert done.returncode != 0 and "127.0.0.1" in done.stderr
    assert leaked(done.stdout + done.stderr, [PASSWORD]) == []


def test_the_password_of_redis_is_not_shown(tmp_path: Path) -> None:
    redis = f"redis://:{PASSWORD}@127.0.0.1:1/0"
    with serving(tmp_path, "--log-level", "debug", "--redis", redis, may_fail=True) as server:
        with Player(server) as ann:
            ann.create("towers", 2, name="Ann")
        answers = "".join(httpx.get(f"{server.url}/{name}", trust_env=False).text for name in ("health", "metrics"))
    assert "Redis cannot be reached" in server.log_text()
    assert leaked(server.log_text() + answers, [PASSWORD]) == []


# --- the search itself ---


def test_the_search_finds_a_secret_in_every_form() -> None:
    token, digest = "kolmik_" + secrets.token_urlsafe(32), secrets.token_hex(32)
    basic = base64.b64encode(f"user:{token}".encode()).decode()
    for text in (*encodings(token), basic, token[:16], repr([token.encode()])):
        assert leaked(f"GET {text} HTTP/1.1", [token]), text
    for text in (*encodings(digest), repr(bytes.fromhex(digest)), digest[-16:].upper()):
        assert leaked(f"it was {text}", [digest]), text
    assert leaked(json.dumps({"what": repr(bytes.fromhex(digest))}), [digest])
    assert leaked("nothing " + secrets.token_hex(100) + base64.b64encode(bytes(100)).decode(), [token, digest]) == []
