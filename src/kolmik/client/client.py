"""The client: creates and joins tables of one server."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from kolmik.engine import Refused
from kolmik.engine.proof import Verdict, verify
from kolmik.engine.record import read
from kolmik.protocol import messages
from kolmik.protocol.messages import Level, NewTable, SeatWish, Terms

from .connection import Connection
from .contribution import Contribution
from .errors import Unreachable

TIMEOUT = 30.0  # seconds for the answer to a request
GIVE_UP = 600.0  # seconds for which a lost connection is opened again

Shape = TypeVar("Shape")


class Client:
    """The requests of one program to one server.

    Seats are held by a token: keep it, and they are still yours in the next run of the program. Without one, the
    client makes a new one. The client contributes a random seed to each deal of its seats, unless `contribute` is off.
    """

    def __init__(
        self,
        server: str = "http://localhost:8000",
        token: str | None = None,
        patience: float = GIVE_UP,
        *,
        contribute: bool = True,
    ):
        address = urlsplit(server)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise Refused(f'"{server}" is not the address of a server; write http://localhost:8000.')
        self.server = server.rstrip("/")
        self.token = token or secrets.token_urlsafe(32)
        self.patience = patience
        self._http = httpx.AsyncClient(base_url=self.server, timeout=TIMEOUT)
        self._contribute = contribute
        self._contributions: dict[tuple[str, str], Contribution] = {}  # by table and token
        self._connections: list[Connection] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections; the token keeps the seats."""
        for connection in self._connections:
            await connection.close()
        await self._http.aclose()

    # --- tables ---

    async def create(
        self,
        game: str,
        players: int,
        *,
        name: str = "",
        bots: Mapping[int, Level] | None = None,
        edition: str | None = None,
        options: Mapping[str, str | int] | None = None,
        terms: Terms | None = None,
    ) -> str:
        """Create a table and return its id; with a name, take a seat too. `bots`: the level of the bot in each seat."""
        levels = bots or {}
        seats = [SeatWish(level=levels.get(seat)) for seat in range(max(levels, default=-1) + 1)]
        wish = NewTable(
            game=game,
            players=players,
            name=name,
            seats=seats,
            edition=edition,
            options=dict(options or {}),
            terms=terms or Terms(),
        )
        made = await self._request("POST", "/api/tables", messages.write(wish))
        table: str = msgspec.json.decode(made)["id"]
        return table

    async def join(self, table: str, *, token: str | None = None, seat: int | None = None) -> Connection:
        """Connect to a table, from a seat of the token (by default the client's) or as a spectator."""
        token = token or self.token
        contribution = self._contributions.setdefault((table, token), Contribution(table, self._contribute))
        connection = Connection(self.server, token, seat, self.patience, contribution)
        await connection.open()
        self._connections.append(connection)
        return connection

    async def state(self, table: str, seat: int | None = None) -> messages.State:
        """Return the current state of a table, without a connection to it."""
        query = "" if seat is None else f"?seat={seat}"
        return messages.read_state(await self._request("GET", _path(table) + query))

    async def seat_program(self, table: str, seat: int, name: str = "Program") -> str:
        """Give a seat to another program, as the host; returns its token, which is sent only once."""
        given = await self._request("POST", f"{_path(table)}/seats/{seat}/token", messages.write({"name": name}))
        token: str = msgspec.json.decode(given)["token"]
        return token

    async def record(self, table: str, game: int = 1) -> str:
        """Return an ended game as a text record, which `kolmik replay` reads."""
        return (await self._request("GET", f"{_path(table)}/games/{game}/record")).decode()

    async def replay(self, table: str, game: int = 1) -> dict[str, Any]:
        """Return the positions of a game step by step, and its log; the server sends them in parts."""
        whole: dict[str, Any] = {"steps": [], "log": [], "moves": 0}
        while len(whole["steps"]) <= whole["moves"]:
            path = f"{_path(table)}/games/{game}/replay?from={len(whole['steps'])}"
            part = msgspec.json.decode(await self._request("GET", path))
            if part["first"] and (part["over"], part["over"] or part["changed"]) != (
                whole["over"],
                whole["over"] or whole["changed"],
            ):
                whole = {"steps": [], "log": [], "moves": 0}  # the game went on meanwhile
                continue
            whole = part | {name: whole[name] + part[name] for name in ("steps", "log")} | {"first": 0}
        return whole

    async def verify(self, table: str, game: int = 1, *, token: str | None = None) -> Verdict:
        """Return the verdict on the deal of a game, compared with what the connections of the token saw of it."""
        seen = self._contributions.get((table, token or self.token))
        previous = read(await self.record(table, game - 1)) if game > 1 else None
        return verify(await self.record(table, game), witness=seen.witness(game) if seen else None, previous=previous)

    async def games(self) -> dict[str, Any]:
        """Return the server's catalogue: games with options and editions, bot levels, quick phrases."""
        catalogue: dict[str, Any] = msgspec.json.decode(await self._request("GET", "/api/games"))
        return catalogue

    async def _request(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=body, headers=headers)
        except httpx.TransportError as error:
            raise Unreachable(f"No server answers at {self.server}.") from error
        if answer.is_error:
            raise Refused(_reason(answer))
        return answer.content


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _reason(answer: httpx.Response) -> str:
    """Return the sentence of a refusal; a proxy in between may answer without one."""
    try:
        return str(msgspec.json.decode(answer.content)["why"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return f"The server answered with status {answer.status_code} and no reason."
