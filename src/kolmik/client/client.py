"""A program's door to a server: tables are made and joined here."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import quote, urlsplit

import httpx
import msgspec

from kolmik.engine import Refused
from kolmik.server import messages
from kolmik.server.messages import Level, NewTable, SeatWish, Terms

from .errors import Unreachable
from .line import Line

PATIENCE = 30.0  # seconds for an answer to a request
GIVE_UP = 600.0  # seconds for which a broken line is tried again

Shape = TypeVar("Shape")


class Client:
    """Everything that is asked of one server, by the holder of one token.

    A token is what seats are held with: keep it, and they are yours in the next run of the program too. Without one a
    new one is made.
    """

    def __init__(self, server: str = "http://localhost:8000", token: str | None = None, patience: float = GIVE_UP):
        address = urlsplit(server)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise Refused(f'"{server}" is not the address of a server; write http://localhost:8000.')
        self.server = server.rstrip("/")
        self.token = token or secrets.token_urlsafe(32)
        self.patience = patience
        self._http = httpx.AsyncClient(base_url=self.server, timeout=PATIENCE)
        self._lines: list[Line] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave all lines; seats stay held by the token."""
        for line in self._lines:
            await line.close()
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
        """Make a table and sit down at it under a name, if one is given; its id. `bots`: a level for each such seat."""
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
        made = await self._ask("POST", "/api/tables", messages.write(wish))
        table: str = msgspec.json.decode(made)["id"]
        return table

    async def join(self, table: str, *, token: str | None = None, seat: int | None = None) -> Line:
        """A line to a table, from a seat of the token (this client's, if no other is given) or as a spectator."""
        line = Line(self.server, table, token or self.token, seat, self.patience)
        await line.open()
        self._lines.append(line)
        return line

    async def see(self, table: str, seat: int | None = None) -> messages.State:
        """A table as it is now, without a line to it."""
        query = "" if seat is None else f"?seat={seat}"
        return messages.read_state(await self._ask("GET", _path(table) + query))

    async def seat_program(self, table: str, seat: int, name: str = "Program") -> str:
        """The host seats another program: the token for it, which is told this once."""
        given = await self._ask("POST", f"{_path(table)}/seats/{seat}/token", messages.write({"name": name}))
        token: str = msgspec.json.decode(given)["token"]
        return token

    async def record(self, table: str, game: int = 1) -> str:
        """A finished game as a text record, which `kolmik replay` reads."""
        return (await self._ask("GET", f"{_path(table)}/games/{game}/record")).decode()

    async def games(self) -> dict[str, Any]:
        """What can be played there: games with their options and editions, levels of bots, quick phrases."""
        offer: dict[str, Any] = msgspec.json.decode(await self._ask("GET", "/api/games"))
        return offer

    async def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        try:
            answer = await self._http.request(method, path, content=body, headers=headers)
        except httpx.TransportError as error:
            raise Unreachable(f"No server answers at {self.server}.") from error
        if answer.is_error:
            raise Refused(_why(answer))
        return answer.content


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _why(answer: httpx.Response) -> str:
    """The sentence of a refusal; what stands between us and the server may answer without one."""
    try:
        return str(msgspec.json.decode(answer.content)["why"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return f"The server answered with the code {answer.status_code} and no reason."
