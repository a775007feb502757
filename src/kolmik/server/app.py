"""The web application: routes, the socket, who may ask how often, and what a refusal looks like."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from kolmik.engine import Refused, UnknownGame
from kolmik.engine.version import VERSION

from . import messages, routes, tokens, wire
from .hall import Full, NoTable, Unstored
from .metrics import metrics
from .openapi import Described
from .page import Page, page
from .refusals import Denied, NotThere, TooOften, why
from .routes import TABLE_ID
from .service import Service
from .settings import Settings
from .shapes import Problem
from .socket import Quick, Socket, serve

logger = logging.getLogger("kolmik.server")

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cache-control", b"no-store"),
]


# --- refusals ---

CODES: dict[type[Refused], int] = {
    NoTable: 404,
    UnknownGame: 404,
    NotThere: 404,
    TooOften: 429,
    Unstored: 503,
    Full: 503,
}


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return Response(Problem(**why(error)), status_code=CODES.get(type(error), 409))


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What does not fit the description of a request, in one sentence."""
    text = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    if extra and isinstance(extra[0], dict):
        where = extra[0].get("key") or extra[0].get("source") or "the request"
        found = str(extra[0].get("message", text)).replace("`", '"')
        text = f"This request cannot be read, at {where}: {found[:1].lower()}{found[1:]}"
    if error.status_code == 404 and text == "Not Found":
        return Response(Problem(**why(NotThere("refused-nothing-here"))), status_code=404, headers=error.headers)
    text = " ".join(str(text).split()).rstrip(".") + "."
    return Response(Problem(text), status_code=error.status_code, headers=error.headers)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("A request failed.", exc_info=error, extra={"path": request.url.path})
    return Response(Problem(**why(Denied("refused-failed"))), status_code=500)


# --- around every request ---


def guarded(app: ASGIApp) -> ASGIApp:
    """Requests of strangers' pages and floods are refused."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        service: Service = scope["litestar_app"].state.service
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        address = client[0] if (client := scope["client"]) else ""
        if not service.requests.take(address):
            await _refuse(send, 429, TooOften("refused-requests"))
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, service.settings):
            await _refuse(send, 403, Denied("refused-origin"))
        else:
            await app(scope, receive, send)

    return middleware


async def add_headers(message: Any, scope: Scope) -> None:
    """Security headers on everything, also where there is nothing."""
    if message["type"] == "http.response.start":
        given = message.get("headers", [])
        own = {name for name, _ in given}
        message["headers"] = [*given, *(pair for pair in HEADERS if pair[0] not in own)]


async def _refuse(send: Callable[[Any], Awaitable[None]], code: int, refusal: Denied) -> None:
    body = messages.write(Problem(**why(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": code, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def same_origin(headers: dict[bytes, str], settings: Settings) -> bool:
    """Whether a browser asks from a page of ours. Programs send no origin, and browsers always do where it matters."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    allowed = {headers.get(b"host", ""), urlsplit(settings.base).netloc}
    return urlsplit(origin).netloc in allowed - {""}


# --- the socket ---

UNWELCOME, LATER = 1008, 1013  # codes of closing: there is no point in trying again, and there is


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """A table as it happens. `seen` is the last event the client has, `seat` the seat it sees it from.

    What is wrong with these is told over the socket: a browser does not tell why one could not be opened.
    """
    service: Service = socket.app.state.service
    limits = service.settings.limits
    await socket.accept()
    headers = {key: value.decode("latin-1") for key, value in socket.scope["headers"]}
    address = socket.client.host if socket.client else ""
    token = tokens.given(socket.headers, socket.cookies)
    holder = tokens.hashed(token) if token else ""
    try:
        _check_welcome(service, address, headers, _asked(socket, "version"))
        seen, seat = _asked(socket, "seen") or 0, _asked(socket, "seat", messages.MOST_SEATS - 1)
        if not re.fullmatch(TABLE_ID, table):
            raise NoTable("refused-no-table")
        live = await service.hall.open(table)
    except Refused as refusal:
        await _close(socket, refusal, LATER if isinstance(refusal, Full | Unstored) else UNWELCOME)
        return
    direct: Any = (socket.scope.get("extensions") or {}).get(wire.NAME)
    line = Socket(socket.send, holder, limits.behind, limits.commands, direct.say if direct else None)
    service.open_sockets.add(line)
    service.sockets[address] = service.sockets.get(address, 0) + 1
    try:
        await service.hall.join(live, line, seat, seen)
        service.bus.presence(live)
        await service.keeper.welcome(live, holder)
        if direct:
            direct.hear = Quick(line, live, service.move, service.handle, limits.frame).hear
        # In a task of its own: what is awaited in there need not come back through all of the web framework.
        reading = serve(socket.receive, line, live, service.handle, limits.frame)
        await asyncio.get_running_loop().create_task(reading)
    finally:
        if direct:
            direct.hear = None
        line.gone = True
        service.open_sockets.discard(line)
        service.sockets[address] -= 1
        if not service.sockets[address]:
            del service.sockets[address]
        service.hall.part_with(live, line)
        service.bus.presence(live)


def _asked(socket: WebSocket[Any, Any, Any], name: str, most: int = 2**53) -> int | None:
    """A number of the address, None if it is not there."""
    text = socket.query_params.get(name, "")
    if not text:
        return None
    number = int(text) if re.fullmatch(r"[0-9]{1,16}", text) else -1
    if not 0 <= number <= most:
        raise Denied("refused-whole-number", name=name, most=str(most))
    return number


def _check_welcome(service: Service, address: str, headers: dict[bytes, str], version: int | None) -> None:
    limits = service.settings.limits
    if not same_origin(headers, service.settings):
        raise Denied("refused-socket-origin")
    if version not in (None, messages.VERSION):
        raise Denied("refused-version", ours=str(messages.VERSION), theirs=str(version))
    if len(service.open_sockets) >= limits.sockets:
        raise Full("refused-full-sockets")
    if service.sockets.get(address, 0) >= limits.max_sockets_per_ip:
        raise Full("refused-full-address")


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refused, code: int) -> None:
    said = why(refusal)
    bye = messages.Bye(why=said["why"], say=said.get("say", {}))
    await socket.send_data(messages.write(bye).decode())
    await socket.close(code=code, reason=said["why"][:100])


# --- the whole ---


def create(settings: Settings) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.page = Page(settings)
        service = app.state.service = Service(settings)
        service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[*routes.ALL, metrics, table_socket, page],
        lifespan=[life],
        middleware=[guarded],
        before_send=[add_headers],
        exception_handlers={Refused: refused, HTTPException: wrong, Exception: failed},
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Kolmik",
            version=VERSION,
            path="/api/openapi.json",  # beside it nothing is added: what is not there is told like everything else
            render_plugins=[Described(path="/")],
            description="Tables for three card games. Every refusal is one sentence.",
        ),
        logging_config=None,
        debug=False,
    )


def from_environment() -> Litestar:
    """For worker processes."""
    return create(Settings.from_environment())
