"""The real server in a process of its own, and players who talk to it as browsers and programs do."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kolmik import locales
from kolmik.server.messages import Bye, Done, Event, Hinted, Ping, Presence, Refusal, State, fold, read_answer

from ..cli.command import environment
from . import dealt
from .databases import free_port

PATIENCE = 30  # seconds for anything to happen, then a test has failed
ROOMY = ("--requests", "100000", "--new-tables", "1000000", "--commands", "100000")


class Server:
    """`kolmik serve` on a database, stopped, killed and started again as a test likes."""

    def __init__(self, url: str, folder: Path, *options: str, base: str = "") -> None:
        self.database, self.folder = url, folder
        self.port = free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.options = [*ROOMY, *options, *(("--base-url", base) if base else ())]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def log(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [*dealt.command(), "serve", "--port", str(self.port), "--database", self.database, "--threads", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--log-level", "warning", *self.options],
                stdout=log,
                stderr=log,
                env=environment(),
                cwd=dealt.ROOT,
                start_new_session=True,
            )
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.http}/health", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process.poll() is None and time.monotonic() < give_up, self.log.read_text()
            time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, and start it on the same data under the same address."""
        self.end(how)
        self.start()

    def troubles(self) -> list[str]:
        """What the server has written down as going wrong."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]

    def ready(self) -> None:
        """Wait until the bots of all games are compiled."""
        give_up = time.monotonic() + PATIENCE
        while "kolmik_games_ready 3\n" not in httpx.get(f"{self.http}/metrics", trust_env=False).text:
            assert time.monotonic() < give_up, self.log.read_text()
            time.sleep(0.1)


@contextmanager
def serving(url: str, folder: Path, *options: str, base: str = "") -> Iterator[Server]:
    """A server that has to run and stop without anything going wrong in it."""
    server = Server(url, folder, *options, base=base)
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
    assert server.troubles() == []


class Player:
    """A browser with its cookies, or a program with its token."""

    def __init__(self, server: Server, token: str = "") -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.server, self.token = server, token
        self.http = httpx.Client(base_url=server.http, headers=headers, trust_env=False, verify=False, timeout=PATIENCE)
        self.lines: list[Line] = []
        self._ids = count(1)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("kolmik") or ""

    def create(self, game: str = "towers", players: int = 2, **wish: Any) -> str:
        """A new table; its id."""
        answer = self.http.post("/api/tables", json={"game": game, "players": players, **wish})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def post(self, table: str, do: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}", json={"do": do, **more})

    def ask(self, table: str, do: str, **more: Any) -> int:
        """Something that has to be done; the number of its event."""
        answer = self.post(table, do, **more)
        assert answer.status_code == 200, answer.text
        number: int = answer.json()["n"]
        return number

    def refused(self, table: str, do: str, **more: Any) -> str:
        """Why something is not done, in one sentence; the table must not have changed."""
        before = self.get(table)
        answer = self.post(table, do, **more)
        assert answer.status_code in (400, 409), answer.text
        assert self.get(table).n == before.n
        told = answer.json()
        return well_said(told["why"], told.get("say", {}), told.get("rules", []))

    def get(self, table: str, seat: int | None = None) -> State:
        """The table as this player may see it."""
        answer = self.http.get(f"/api/tables/{table}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=State)

    def line(self, table: str, **query: int) -> Line:
        """A socket at the table; the first state has come when this returns, unless the player has all of it."""
        line = Line(self, table, query)
        self.lines.append(line)
        return line

    def next_id(self) -> str:
        return str(next(self._ids))


class Line:
    """A socket of a player: every event is folded into what was known, and their numbers have no gaps."""

    def __init__(self, player: Player, table: str, query: dict[str, int], known: State | None = None) -> None:
        self.player, self.table = player, table
        headers = {"authorization": f"Bearer {player.token}"} if player.token else {}
        if player.cookie:
            headers["cookie"] = f"kolmik={player.cookie}"
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{player.server.http.replace('http', 'ws')}/api/tables/{table}/socket?{asked}"
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(address, additional_headers=headers, compression=None, proxy=None, max_size=2**24, max_queue=None)
        )
        self.known = known
        self.frames: list[str] = []
        self.states = 0
        self.events: list[Event] = []
        self.presence: Presence | None = None
        self.bye = ""
        self.answers: dict[str, Done | Refusal | Hinted] = {}
        if not query.get("seen"):
            self.wait(lambda line: line.known is not None)

    @property
    def state(self) -> State:
        assert self.known is not None
        return self.known

    def close(self) -> None:
        self._opened.close()

    def read(self) -> None:
        """The next frame, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.frames.append(text)
        told = read_answer(text)
        match told:
            case State():
                self.known = told
                self.states += 1
            case Event():
                assert told.n == self.state.n + 1, (told.n, self.state.n)
                self.known = fold(self.state, told)
                self.events.append(told)
            case Done() | Refusal() | Hinted():
                self.answers[told.id] = told
            case Presence():
                self.presence = told
            case Ping():
                self.socket.send(json.dumps({"do": "pong", "ping": told.ping}))
            case Bye():
                self.bye = told.why

    def wait(self, till: Callable[[Line], object]) -> None:
        """Read till something is so."""
        while not till(self):
            self.read()

    def reach(self, number: int) -> State:
        self.wait(lambda line: line.state.n >= number)
        return self.state

    def until_closed(self) -> int | None:
        """Read all there is; the code of closing."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def send(self, do: str, **more: Any) -> str:
        given: str = more.pop("id", None) or self.player.next_id()
        self.socket.send(json.dumps({"do": do, "id": given, **more}))
        return given

    def answer(self, do: str, **more: Any) -> Done | Refusal | Hinted:
        given = self.send(do, **more)
        self.answers.pop(given, None)
        self.wait(lambda line: given in line.answers)
        return self.answers.pop(given)

    def ask(self, do: str, **more: Any) -> int:
        """Something that has to be done; the number of its event."""
        answer = self.answer(do, **more)
        assert isinstance(answer, Done), answer
        return answer.n

    def refused(self, do: str, **more: Any) -> str:
        answer = self.answer(do, **more)
        assert isinstance(answer, Refusal), answer
        return well_said(answer.why, answer.say, answer.rules)

    def raw(self, frame: str | bytes) -> str:
        """Why a frame that is no message is refused."""
        self.answers.pop("", None)
        self.socket.send(frame)
        self.wait(lambda line: "" in line.answers)
        answer = self.answers.pop("")
        assert isinstance(answer, Refusal)
        return well_said(answer.why, answer.say, answer.rules)

    def move(self, move: str) -> int:
        return self.ask("move", move=move, seen=self.state.n)

    def check(self) -> State:
        """What was folded is what the server would tell now."""
        fresh = self.player.get(self.table, self.state.you["seat"])
        self.reach(fresh.n)
        assert parts(self.state) == parts(fresh)
        return fresh


def parts(state: State) -> dict[str, Any]:
    """All of a state but when it was told."""
    return {"n": state.n, "table": state.table, "game": state.game, "you": state.you, "log": state.log}


def one_sentence(why: str) -> str:
    assert why and "\n" not in why and why.endswith(".") and why[0] == why[0].upper(), why
    return why


def said_by(say: dict[str, Any], language: str = locales.ENGLISH) -> str:
    """A message as it goes over the wire, in a language."""
    arguments = {name: value for name, value in say.items() if name != "id"}
    return locales.speaker(language).say(say["id"], arguments)


def well_said(why: str, say: dict[str, Any], rules: list[str]) -> str:
    """The sentence of a refusal, which is the same in all its forms: one of the server's or one by the rules."""
    assert not (say and rules), (say, rules)
    assert rules == [rule for named in re.findall(r"\((.*?)\)", why) for rule in re.findall("[TDM]-[0-9]+", named)]
    if say:
        assert said_by(say) == why
        others = {said_by(say, language) for language in locales.LANGUAGES if language != locales.ENGLISH}
        assert why not in others
    return one_sentence(why)


def play_on(
    lines: list[Line], chance: Random, most: int = 10_000, till: Callable[[State], object] = lambda _: False
) -> State:
    """Random moves of all who may move, till the game is over (or stands still as wished), or so many were made."""
    table = lines[0].table
    made = 0
    while made < most:
        for line in lines:
            line.reach(max(other.state.n for other in lines))
        if any(line.state.table["status"] != "playing" for line in lines):
            break
        if till(lines[0].state):
            break
        able = [line for line in lines if line.state.you["legal"]]
        if not able:
            lines[0].read()  # the clock or a bot has to do something
            continue
        line = chance.choice(able)
        answer = line.answer("move", move=chance.choice(line.state.you["legal"]), seen=line.state.n)
        if isinstance(answer, Refusal):
            assert answer.stale, (table, answer)
            continue
        assert isinstance(answer, Done)
        line.reach(answer.n)
        made += 1
    return lines[0].state


@contextmanager
def seated(server: Server, game: str, players: int, **terms: Any) -> Iterator[tuple[str, list[Player], list[Line]]]:
    """People at a table of a game that has begun, each with a socket; the first is the host."""
    options = terms.pop("options", {})
    people = [Player(server) for _ in range(players)]
    try:
        table = people[0].create(game, players, name="Ann", terms=terms, options=options)
        for seat, name in enumerate(("Bea", "Cid", "Dan", "Eva", "Fay")[: players - 1], 1):
            people[seat].ask(table, "sit", name=name, seat=seat)
        lines = [person.line(table) for person in people]
        number = lines[0].ask("start")
        for line in lines:
            line.reach(number)
        yield table, people, lines
    finally:
        for person in people:
            person.__exit__()


@contextmanager
def seated_where(
    server: Server, game: str, players: int, chance: Random, till: Callable[[State], object], **terms: Any
) -> Iterator[tuple[str, list[Player], list[Line]]]:
    """The same at a table that stands as wished: where a game ends without that, another is played."""
    while True:
        with seated(server, game, players, **terms) as found:
            if till(play_on(found[2], chance, till=till)):
                yield found
                return
