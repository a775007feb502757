"""Players who use a real server as browsers and programs do: over HTTP and WebSockets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kolmik import locales
from kolmik.engine import fair
from kolmik.protocol.fold import fold
from kolmik.protocol.messages import Bye, Done, Event, HintResult, Ping, Presence, Refusal, State, read_message

from .serving import PATIENCE, Server


class Player:
    """A browser with its cookies, or a program with its token."""

    def __init__(self, server: Server, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.server, self.token = server, token
        self.http = httpx.Client(base_url=server.url, headers=headers, trust_env=False, verify=False, timeout=PATIENCE)
        self.sockets: list[PlayerSocket] = []
        self._ids = count(1)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("kolmik") or ""

    def create(self, game: str = "towers", players: int = 2, **settings: Any) -> str:
        """Create a table; returns its id."""
        answer = self.http.post("/api/tables", json={"game": game, "players": players, **settings})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def post(self, table: str, do: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}", json={"do": do, **more})

    def command(self, table: str, do: str, **more: Any) -> int:
        """Post a command that must succeed; returns the number of its event."""
        answer = self.post(table, do, **more)
        assert answer.status_code == 200, answer.text
        number: int = answer.json()["n"]
        return number

    def refused(self, table: str, do: str, **more: Any) -> str:
        """Post a command that must be refused and change nothing; returns the refusal's sentence."""
        before = self.get(table)
        answer = self.post(table, do, **more)
        assert answer.status_code in (400, 409), answer.text
        assert self.get(table).n == before.n
        refusal = answer.json()
        return checked_refusal(refusal["why"], refusal.get("say", {}), refusal.get("rules", []))

    def get(self, table: str, seat: int | None = None) -> State:
        """The state of the table as this player may see it."""
        answer = self.http.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=State)

    def replay(self, table: str, game: int = 1) -> dict[str, Any]:
        """The replay of a game, put together from all its parts."""
        parts: list[dict[str, Any]] = []
        while not parts or sum(len(part["steps"]) for part in parts) <= parts[-1]["moves"]:
            start = sum(len(part["steps"]) for part in parts)
            answer = self.http.get(f"/api/tables/{table}/games/{game}/replay", params={"from": start})
            assert answer.status_code == 200, answer.text
            parts.append(answer.json())
            assert parts[-1]["first"] == start and parts[-1]["steps"]
        whole = {name: [one for part in parts for one in part[name]] for name in ("steps", "log")}
        return parts[0] | whole

    def connect(self, table: str, **query: int) -> PlayerSocket:
        """Open a socket at the table and wait for the first state, unless `seen` says that the player has it."""
        socket = PlayerSocket(self, table, query)
        self.sockets.append(socket)
        return socket

    def next_id(self) -> str:
        return str(next(self._ids))


class PlayerSocket:
    """A player's WebSocket. It folds every event into the state and checks that their numbers have no gaps."""

    def __init__(self, player: Player, table: str, query: dict[str, int], known: State | None = None) -> None:
        self.player, self.table = player, table
        headers = {"authorization": f"Bearer {player.token}"} if player.token else {}
        if player.cookie:
            headers["cookie"] = f"kolmik={player.cookie}"
        parameters = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{player.server.url.replace('http', 'ws')}/api/tables/{table}/socket?{parameters}"
        self._opened = ExitStack()
        self.websocket: ClientConnection = self._opened.enter_context(
            connect(address, additional_headers=headers, compression=None, proxy=None, max_size=2**24, max_queue=None)
        )
        self.known = known
        self.frames: list[str] = []
        self.states = 0
        self.events: list[Event] = []
        self.presence: Presence | None = None
        self.bye = ""
        self.answers: dict[str, Done | Refusal | HintResult] = {}
        if not query.get("seen"):
            self.wait_until(lambda socket: socket.known is not None)

    @property
    def state(self) -> State:
        assert self.known is not None
        return self.known

    def close(self) -> None:
        self._opened.close()

    def read(self) -> None:
        """Read and handle the next frame."""
        text = self.websocket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        message = read_message(text)
        match message:
            case State():
                self.known = message
                self.states += 1
            case Event():
                assert message.n == self.state.n + 1, (message.n, self.state.n)
                self.known = fold(self.state, message)
                self.events.append(message)
            case Done() | Refusal() | HintResult():
                self.answers[message.id] = message
            case Presence():
                self.presence = message
            case Ping():
                self.pong(message.ping)
            case Bye():
                self.bye = message.why

    def pong(self, ping: int) -> None:
        self.websocket.send(json.dumps({"do": "pong", "ping": ping}))

    def wait_until(self, condition: Callable[[PlayerSocket], object]) -> None:
        """Read frames until a condition holds."""
        while not condition(self):
            self.read()

    def reach(self, number: int) -> State:
        """Read frames until that event has arrived."""
        self.wait_until(lambda socket: socket.state.n >= number)
        return self.state

    def until_closed(self) -> int | None:
        """Read all frames until the server closes the socket; returns the close code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def send(self, do: str, **more: Any) -> str:
        """Send a command; returns its id."""
        command_id: str = more.pop("id", None) or self.player.next_id()
        self.websocket.send(json.dumps({"do": do, "id": command_id, **more}))
        return command_id

    def answer(self, do: str, **more: Any) -> Done | Refusal | HintResult:
        """Send a command; returns its answer."""
        command_id = self.send(do, **more)
        self.answers.pop(command_id, None)
        self.wait_until(lambda socket: command_id in socket.answers)
        return self.answers.pop(command_id)

    def command(self, do: str, **more: Any) -> int:
        """Send a command that must succeed; returns the number of its event."""
        answer = self.answer(do, **more)
        assert isinstance(answer, Done), answer
        return answer.n

    def refused(self, do: str, **more: Any) -> str:
        """Send a command that must be refused; returns the refusal's sentence."""
        answer = self.answer(do, **more)
        assert isinstance(answer, Refusal), answer
        return checked_refusal(answer.why, answer.say, answer.rules)

    def raw(self, frame: str | bytes) -> str:
        """Send a frame that is no message; returns the refusal's sentence."""
        self.answers.pop("", None)
        self.websocket.send(frame)
        self.wait_until(lambda socket: "" in socket.answers)
        answer = self.answers.pop("")
        assert isinstance(answer, Refusal)
        return checked_refusal(answer.why, answer.say, answer.rules)

    def move(self, move: str) -> int:
        return self.command("move", move=move, seen=self.state.n)

    def decline(self) -> None:
        """Take no part in the deals of this table, so that no start waits for this player."""
        for seat in self.state.you["seats"]:
            self.command("client_seed_hash", seat=seat, hash="")

    def start(self) -> int:
        """Start the game without taking part in its deal; returns the number of the event."""
        self.decline()
        return self.command("start")

    def check(self) -> State:
        """Check that the folded state equals a fresh one from the server; returns the latter."""
        fresh = self.player.get(self.table, self.state.you["seat"])
        self.reach(fresh.n)
        assert without_time(self.state) == without_time(fresh)
        return fresh


def hash_of(state: State, seat: int, seed: str) -> str:
    """The hash that commits a seat to its seed in the next game of the table."""
    table = state.table
    return fair.seed_hash(seed, table["id"], table["game_number"], table["deal"]["commitment"], seat)


def without_time(state: State) -> dict[str, Any]:
    """A state without the time at which it was sent."""
    return {"n": state.n, "table": state.table, "game": state.game, "you": state.you, "log": state.log}


def one_sentence(why: str) -> str:
    """Check that a refusal is one sentence, and return it."""
    assert why and "\n" not in why and why.endswith(".") and why[0] == why[0].upper(), why
    return why


def localized(say: dict[str, Any], language: str = locales.ENGLISH) -> str:
    """A message id and its arguments, as sent over the wire, in a language."""
    arguments = {name: value for name, value in say.items() if name != "id"}
    return locales.speaker(language).say(say["id"], arguments)


def checked_refusal(why: str, say: dict[str, Any], rules: list[str]) -> str:
    """The sentence of a refusal, after checking that it agrees with its message id or with the rules it names."""
    assert not (say and rules), (say, rules)
    assert rules == [rule for named in re.findall(r"\((.*?)\)", why) for rule in re.findall("[TDM]-[0-9]+", named)]
    if say:
        assert localized(say) == why
        others = {localized(say, language) for language in locales.LANGUAGES if language != locales.ENGLISH}
        assert why not in others
    return one_sentence(why)


def play_on(
    sockets: list[PlayerSocket],
    rng: Random,
    max_moves: int = 10_000,
    until: Callable[[State], object] = lambda _: False,
) -> State:
    """Make random moves until the game is over, the condition holds, or so many moves were made."""
    table = sockets[0].table
    made = 0
    while made < max_moves:
        for socket in sockets:
            socket.reach(max(other.state.n for other in sockets))
        if any(socket.state.table["status"] != "playing" for socket in sockets):
            break
        if until(sockets[0].state):
            break
        able = [socket for socket in sockets if socket.state.you["legal"]]
        if not able:
            sockets[0].read()  # it is the turn of the clock or a bot
            continue
        socket = rng.choice(able)
        answer = socket.answer("move", move=rng.choice(socket.state.you["legal"]), seen=socket.state.n)
        if isinstance(answer, Refusal):
            assert answer.stale, (table, answer)
            continue
        assert isinstance(answer, Done)
        socket.reach(answer.n)
        made += 1
    return sockets[0].state


def start_together(sockets: list[PlayerSocket], seeds: Sequence[str] | None = None) -> None:
    """Start a game between the holders of the first seats. They contribute these seeds to its deal, or decline."""
    dealt = sockets[0].state.table["deal"]["by"] == "server"
    for seat, socket in enumerate(sockets if dealt else []):
        hashed = hash_of(socket.state, seat, seeds[seat]) if seeds else ""
        socket.command("client_seed_hash", seat=seat, hash=hashed)
    number = sockets[0].command("start")
    for seat, seed in enumerate(seeds or ()):
        number = sockets[seat].command("client_seed", seat=seat, seed=seed)
    for socket in sockets:
        socket.reach(number)
        socket.wait_until(lambda one: one.state.table["status"] == "playing")


def play_again(sockets: list[PlayerSocket]) -> None:
    """Start a rematch of people who have declined to contribute seeds."""
    sockets[0].command("rematch")
    sockets[0].command("start")
    for socket in sockets:
        socket.wait_until(lambda one: one.state.table["status"] == "playing")


@contextmanager
def seated(
    server: Server, game: str, players: int, **terms: Any
) -> Iterator[tuple[str, list[Player], list[PlayerSocket]]]:
    """Start a game between people, each with a socket; the first is the host. `seeds`: see `start_together`."""
    options, seeds = terms.pop("options", {}), terms.pop("seeds", None)
    people = [Player(server) for _ in range(players)]
    try:
        table = people[0].create(game, players, name="Ann", terms=terms, options=options)
        for seat, name in enumerate(("Bea", "Cid", "Dan", "Eva", "Fay")[: players - 1], 1):
            people[seat].command(table, "sit", name=name, seat=seat)
        sockets = [person.connect(table) for person in people]
        start_together(sockets, seeds)
        yield table, people, sockets
    finally:
        for person in people:
            person.__exit__()


@contextmanager
def seated_where(
    server: Server, game: str, players: int, rng: Random, until: Callable[[State], object], **terms: Any
) -> Iterator[tuple[str, list[Player], list[PlayerSocket]]]:
    """Like `seated`, with random moves until a condition holds; a game that ends before that is replaced by another."""
    while True:
        with seated(server, game, players, **terms) as found:
            if until(play_on(found[2], rng, until=until)):
                yield found
                return
