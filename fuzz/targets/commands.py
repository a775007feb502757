"""JSON messages over sockets: the whole server in memory, with two players and a spectator at a table."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec

from kolmik.protocol import messages
from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Done, Event, HintResult, NewTable, Refusal, State
from kolmik.server.domain import projection
from kolmik.server.runtime import tokens
from kolmik.server.runtime.session import Session
from kolmik.server.transport.uvicorn_protocol import FastWebSocketProtocol

from ..games import all_games
from ..memory_server import MemoryServer, MemoryTransport, until
from ..oracle import kind_of, one_sentence, require
from . import Answered
from .frames import client_frame

CHECKED = 4  # after one event in so many, the states of all clients are compared
CASES = 200  # at one table, before a new one is made
TOKENS = ("first player's token, of 43 characters......", "second player's token, of 43 characters.....", "")
TERMS = messages.Terms(hints=False, chat=True, away=0, pace=0)
WORDS = ["Ann", "x" * 60, "x" * 61, "\u202eevil", "novice", "god", "a" * 41, "!~", " ", "7" * 64, "hello", "oops"]


class Client:
    """One connection, from the side of the client."""

    def __init__(self, server: MemoryServer, table: str, token: str) -> None:
        self.protocol: FastWebSocketProtocol
        self.transport: MemoryTransport
        cookie = f"Cookie: kolmik={token}\r\n" if token else ""
        self.protocol, self.transport = server.web_socket(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: a\r\n{cookie}Upgrade: websocket\r\n"
            "Connection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.state: State | None = None
        self.answers: list[Done | Refusal | HintResult] = []
        self._read = 0

    def read(self) -> None:
        """Fold everything that has arrived."""
        written = self.transport.written
        if not self._read:
            if (end := written.find(b"\r\n\r\n")) < 0:
                return
            self._read = end + 4
        while self._read < len(written):
            size, start = written[self._read + 1], self._read + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(written[start : start + width], "big"), start + width
            self._read = start + size
            self._take(messages.read_message(bytes(written[start : self._read])))
        if self._read > 1_000_000:
            del written[: self._read]
            self._read = 0
            self._read = self._skip_head()

    def _skip_head(self) -> int:
        """The head of the answer to the handshake is gone with what was read."""
        self.transport.written[:0] = b"\r\n\r\n"
        return 4

    def _take(self, message: messages.AnyMessage) -> None:
        if isinstance(message, State):
            self.state = message
        elif isinstance(message, Event):
            require(self.state is not None and message.n == self.state.n + 1, "events arrive in order", message.n)
            assert self.state is not None
            self.state = fold(self.state, message)
        elif isinstance(message, Done | Refusal | HintResult):
            self.answers.append(message)


class Commands:
    """A case is lines of the form `seat message`; in a message, @n is the last event and @0 to @8 are legal moves."""

    name = "commands"
    max_size = 3_000
    steps = (300_000, 6_000)
    memory = (6_000_000, 2_000)

    def __init__(self) -> None:
        kinds = [kind.__struct_config__.tag for kind in messages.AnyCommand.__args__]
        fields = {name for kind in messages.AnyCommand.__args__ for name in kind.__struct_fields__}
        moves = [word for game in all_games() for word in game.words[:: max(1, len(game.words) // 15)]]
        texts = [*(str(kind) for kind in kinds), *sorted(fields), *WORDS, *moves, "0 ", "1 ", "2 ", "@n", "@0", "@3"]
        self.dictionary = [text.encode() for text in texts]
        self._commands = [kind for kind in kinds if kind != "hint"]
        self._history: list[bytes] = []
        self._tables = 0
        self._server: MemoryServer | None = None
        self.session: Session
        self.clients: list[Client] = []

    def seeds(self) -> list[bytes]:
        rng = Random(4)
        return [self.generate(rng) for _ in range(40)]

    def generate(self, rng: Random) -> bytes:
        lines = [b"%d %s" % (rng.choice((0, 0, 1, 1, 2)), self._message(rng)) for _ in range(rng.randrange(1, 12))]
        return b"\n".join(lines)

    def _message(self, rng: Random) -> bytes:
        if rng.random() < 0.5:
            return b'{"do":"move","move":"@%d","seen":@n,"id":"m"}' % rng.randrange(9)
        do = rng.choice(self._commands)
        fields: dict[str, Any] = {"do": do, "id": f"f{rng.randrange(99)}"}
        seat = rng.randrange(3)
        more: dict[str, dict[str, Any]] = {
            "sit": {"name": rng.choice(WORDS), "seat": seat},
            "client_seed": {"seat": seat, "seed": rng.choice(WORDS)},
            "release": {"after": rng.randrange(60_000)},
            "undo": {"seen": 0},
            "say": {"phrase": rng.choice(messages.PHRASES)},
            "chat": {"text": rng.choice(WORDS)},
            "bot": {"seat": seat, "level": "novice"},
            "pong": {"ping": rng.randrange(2**53)},
            "move": {"move": rng.choice(WORDS), "seen": 3, "seat": seat},
        }
        for with_seat in ("stand", "leave", "return", "look", "remove"):
            more[with_seat] = {"seat": seat}
        text = json.dumps(fields | more.get(str(do), {}))
        return text.replace('"seen": 0', '"seen": @n').encode()

    # --- running ---

    def run(self, case: bytes) -> Answered:
        if self._server is None or len(self._history) >= CASES or self.session.table.status in ("over", "aborted"):
            self._new_table()
        assert self._server is not None
        self._history.append(case)
        return self._server.run(self._play(case))

    def whole(self, case: bytes) -> bytes:
        """All cases at the present table, as one."""
        return b"\n".join(self._history)

    def _new_table(self) -> None:
        if self._server is None or self._tables > 300:
            self.close()
            self._server = MemoryServer()
            self._tables = 0
        self._history = []
        self._tables += 1
        self._server.run(self._gather(all_games()[self._tables % len(all_games())].name))

    async def _gather(self, game: str) -> None:
        """Start a game between two players, watched by a spectator."""
        assert self._server is not None
        service = self._server.service
        for client in self.clients:
            client.transport.lose()
        holders = [tokens.hashed(token) if token else "" for token in TOKENS]
        wish = NewTable(game=game, players=2, name="Ann", terms=TERMS)
        self.session = await service.manager.create(wish, holders[0])
        await service.execute(self.session, messages.Sit(name="Ben", seat=1), holders[1])
        await service.execute(self.session, messages.Start(), holders[0])
        self.clients = [Client(self._server, self.session.table.id, token) for token in TOKENS]
        await until(lambda: all(self._arrived(client) for client in self.clients), "a new connection gets the state")

    def _arrived(self, client: Client) -> bool:
        client.read()
        return client.state is not None

    async def _play(self, case: bytes) -> Answered:
        kinds, accepted = set(), 0
        lines = case.split(b"\n")
        for line in lines:
            seat = line[0] % 3 if line else 0
            kind = await self._send(self.clients[seat], self._filled(self.clients[seat], line[2:]))
            accepted += kind.startswith("done")
            kinds.add(kind)
        return Answered(len(lines), accepted, frozenset(kinds))

    def _filled(self, client: Client, text: bytes) -> bytes:
        """A message with the number of the last event and legal moves filled in."""
        if b"@" not in text:
            return text
        assert client.state is not None
        legal = client.state.you["legal"] or ["pass"]
        for number in range(9):
            text = text.replace(b"@%d" % number, legal[number * 7 % len(legal)].encode())
        return text.replace(b"@n", b"%d" % self.session.table.number)

    async def _send(self, client: Client, text: bytes) -> str:
        """Send one message and check its answer; returns the kind of the answer."""
        command = _read(text)
        if isinstance(command, messages.Hint):
            return "hint"
        table = self.session.table
        alone = table.deadline() is None and not table.awaited_bots() and not self.session.thinking
        binary = len(text) % 2 == 1
        try:
            text.decode()
        except UnicodeDecodeError:
            binary = True  # a text that is not UTF-8 ends the connection: see the target "frames"
        client.protocol.data_received(client_frame(0x82 if binary else 0x81, text))
        if isinstance(command, messages.Pong):
            await asyncio.sleep(0)
            return "pong"

        def answered() -> bool:
            client.read()
            require(not client.transport.closed, "the connection stays open", text[:200])
            return bool(client.answers)

        await until(answered, "every command is answered")
        answers, client.answers = client.answers, []
        (answer,) = answers
        require(answer.id == (command.id if command else ""), "an answer names its command", text[:200], answer)
        if isinstance(answer, Refusal):
            sentence = one_sentence(answer.why)
            require(not alone or self.session.table is table, "a refused command changes nothing", text[:200])
            return kind_of(sentence)
        require(command is not None, "a message that cannot be read is refused", text[:200])
        if alone and self.session.table.number % CHECKED == 0 and not self.session.table.awaited_bots():
            self._check_states()
        return f"done {type(command).__name__}"

    def _check_states(self) -> None:
        """Check that what every client has folded is what a new one would receive."""
        table = self.session.table
        for client, token in zip(self.clients, TOKENS, strict=True):
            client.read()
            folded = client.state
            assert folded is not None
            if folded.n != table.number:
                continue  # it follows in the next iteration of the loop
            holder = tokens.hashed(token) if token else ""
            fresh = projection.state(table, holder, folded.you["seat"], folded.now, self.session.epoch)
            known = messages.read_message(messages.write(fresh))
            require(known == folded, "folded events give the state of a new viewer", folded.n)

    def reset(self) -> None:
        """The next case begins at a new table."""
        self._history = [b""] * CASES

    def close(self) -> None:
        if self._server is not None:
            for client in self.clients:
                client.transport.lose()
            self.clients = []
            self._server.close()
            self._server = None


def _read(text: bytes) -> messages.AnyCommand | None:
    """The command that the server reads from a message; None if it must refuse it."""
    if len(text) > 4_096:
        return None
    try:
        command: messages.AnyCommand = messages.read_command(text)
        return command
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
