"""The web application: routes, the socket, rate limits, security headers, and how refusals are sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

from kolmik.engine import Refused, UnknownGame
from kolmik.engine.options import one_line
from kolmik.engine.version import VERSION
from kolmik.protocol import messages

from ..domain.refusals import (
    BadToken,
    Denied,
    Full,
    Misdirected,
    NoTable,
    NotFound,
    RateLimited,
    Unreadable,
    Unstored,
    reason,
    sentence,
)
from ..runtime import tokens
from ..runtime.rate_limits import MessageBudget, address_key
from ..runtime.service import Service
from ..runtime.session import Session
from ..settings import Settings
from ..store import StorageFailed, StorageUnavailable
from . import routes, uvicorn_protocol
from .http_models import Problem
from .metrics import metrics
from .openapi import OpenApiPlugin
from .routes import TABLE_ID
from .sockets import MAX_REASON, SocketConnection, SocketHandler, Sockets
from .static_page import Page, page
from .verifier import Verifier

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


HOST = re.compile(r"[\w.~%:\[\]-]*", re.ASCII)

# --- refusals ---

STATUSES: dict[type[Refused], int] = {
    NoTable: 404,
    UnknownGame: 404,
    NotFound: 404,
    RateLimited: 429,
    BadToken: 401,
    Misdirected: 421,
    Unstored: 503,
    Unreadable: 503,
    StorageUnavailable: 503,
    Full: 503,
}


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    return Response(Problem(**reason(error)), status_code=STATUSES.get(type(error), 409))


def invalid(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that does not match its description, with one sentence."""
    text = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    if extra and isinstance(extra[0], dict):
        where = extra[0].get("key") or extra[0].get("source") or "the request"
        found = str(extra[0].get("message", text)).replace("`", '"')
        text = f"This request cannot be read, at {where}: {found[:1].lower()}{found[1:]}"
    if error.status_code == 404 and text == "Not Found":
        return Response(Problem(**reason(NotFound("refused-nothing-here"))), status_code=404, headers=error.headers)
    text = one_line(" ".join(str(text).split()).rstrip("."), MAX_REASON) + "."
    return Response(Problem(text), status_code=error.status_code, headers=error.headers)


def unstored(request: Request[Any, Any, Any], error: StorageFailed) -> Response[Problem]:
    """Answer a request that needs the storage while it fails; the storage logs that."""
    return refused(request, Unstored("refused-no-storage"))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    logger.error("A request failed.", exc_info=error, extra={"path": request.scope["path"]})
    return Response(Problem(**reason(Denied("refused-failed"))), status_code=500)


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body anybody may have written."""

    async def json(self) -> Any:
        """Return the body as JSON; the decoder raises other errors than the framework expects."""
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise ClientException(sentence("refused-not-text")) from error
        except RecursionError as error:
            raise ClientException(sentence("refused-nested")) from error


# --- around every request ---


def guarded(app: ASGIApp) -> ASGIApp:
    """Refuse floods, and changes requested by other sites' pages."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        service: Service = scope["litestar_app"].state.service
        headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
        address = client[0] if (client := scope["client"]) else ""
        if not service.requests.take(address_key(address)):
            await _refuse(send, 429, RateLimited("refused-requests"))
        elif not is_host(headers.get(b"host", "")):
            await _refuse(send, 400, Denied("refused-bad-host"))
        elif scope["path"] not in ANY_HOST and not right_host(headers, service.settings):
            await _refuse(send, 421, wrong_host(service.settings))
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, service.settings):
            await _refuse(send, 403, Denied("refused-origin"))
        else:
            await app(scope, receive, send)

    return middleware


async def add_headers(message: Any, scope: Scope) -> None:
    """Add the security headers to every response."""
    if message["type"] == "http.response.start":
        given = message.get("headers", [])
        own = {name for name, _ in given}
        message["headers"] = [*given, *(pair for pair in HEADERS if pair[0] not in own)]


async def _refuse(send: Callable[[Any], Awaitable[None]], status: int, refusal: Denied) -> None:
    body = messages.write(Problem(**reason(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def is_host(text: str) -> bool:
    """Whether a Host header names a host, perhaps with a port. Links contain it, and the framework fails on others."""
    try:
        _ = urlsplit(f"//{text}").port
    except ValueError:
        return False
    return HOST.fullmatch(text) is not None


ANY_HOST = ("/health", "/metrics")  # asked for by programs on the same machine
DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def right_host(headers: dict[bytes, str], settings: Settings) -> bool:
    """Whether a request names the host of the base URL; without a base URL, any host will do."""
    if not settings.base:
        return True
    base = urlsplit(settings.base)
    port = DEFAULT_PORTS.get(base.scheme, "")
    return headers.get(b"host", "").lower().removesuffix(port) == base.netloc.lower().removesuffix(port)


def wrong_host(settings: Settings) -> Misdirected:
    return Misdirected("refused-host", host=urlsplit(settings.base).netloc)


def same_origin(headers: dict[bytes, str], settings: Settings) -> bool:
    """Whether a request comes from our own page. Programs send no origin; browsers always do where it matters."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    allowed = {headers.get(b"host", ""), urlsplit(settings.base).netloc}
    return urlsplit(origin).netloc in allowed - {""}


# --- the socket ---

UNWELCOME, TRY_AGAIN_LATER = 1008, 1013  # close codes
TEMPORARY = (Full, Unstored, StorageUnavailable, RateLimited)


class PlainSocket(WebSocket[Any, Any, Any]):
    """A socket without the framework's checks of its own use, which refer to the socket: each is a cycle."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send

    async def accept(self, *given: Any, **named: Any) -> None:
        await super().accept(*given, **named)
        self.connection_state = "connect"  # otherwise the first message sent would wait for another handshake


@websocket("/api/tables/{table:str}/socket", websocket_class=PlainSocket)
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Send a table's events as they happen. `seen` is the last event the client has, `seat` the seat it views from.

    Errors in these are reported over the socket: a browser does not say why one could not be opened.
    """
    service: Service = socket.app.state.service
    sockets: Sockets = socket.app.state.sockets
    await socket.accept()
    headers = {key: value.decode("latin-1") for key, value in socket.scope["headers"]}
    address = address_key(socket.client.host) if socket.client else ""
    try:
        if not service.requests.take(address):
            raise RateLimited("refused-requests")
        _check_welcome(service.settings, headers, _number(socket, "version"))
        token = tokens.from_request(socket.headers, socket.cookies)
        seen, seat = _number(socket, "seen") or 0, _number(socket, "seat", messages.MOST_SEATS - 1)
        epoch = socket.query_params.get("epoch", "")
        if not re.fullmatch(TABLE_ID, table):
            raise NoTable("refused-no-table")
        with sockets.reserved(address):
            session = await service.manager.open(table)
            await _serve(socket, session, Viewing(tokens.hashed(token) if token else "", address, seat, seen, epoch))
    except Refused as refusal:
        await _close(socket, refusal)
    except StorageFailed:
        await _close(socket, Unstored("refused-no-storage"))


class Viewing(NamedTuple):
    """Who looks at a table, from where, and what they know of it."""

    holder: str  # hash of the token
    address: str  # as limits count it
    seat: int | None
    seen: int
    epoch: str


async def _serve(socket: WebSocket[Any, Any, Any], session: Session, viewing: Viewing) -> None:
    """Connect a socket to a session and serve it until it is gone."""
    holder, address, seat, seen, epoch = viewing
    service: Service = socket.app.state.service
    sockets: Sockets = socket.app.state.sockets
    limits = service.settings.limits
    direct: Any = (socket.scope.get("extensions") or {}).get(uvicorn_protocol.NAME)
    budget = direct.budget if direct else MessageBudget(limits.commands, time.monotonic())
    send_now, round_trip = (direct.send_now, direct.round_trip) if direct else (None, None)
    connection = SocketConnection(socket.send, holder, limits.behind, budget, send_now, round_trip, address)
    with sockets.opened(connection):
        try:
            session = await service.manager.join(session, connection, seat, seen, epoch)
            service.cluster.presence(session)
            with contextlib.suppress(Unstored):  # the first move returns the seat too
                await service.scheduler.welcome(session, holder)
            handler = SocketHandler(service, session, connection)
            if direct:
                direct.receive_now = handler.receive_now
            # In a task of its own, so that what it awaits need not pass through all layers of the web framework.
            await asyncio.get_running_loop().create_task(handler.serve(socket.receive))
        finally:
            if direct:
                direct.receive_now = None
            service.manager.disconnect(session, connection)
            service.cluster.presence(session)


def _number(socket: WebSocket[Any, Any, Any], name: str, most: int = 2**53) -> int | None:
    """Return a number of the query, None if it is not there."""
    text = socket.query_params.get(name, "")
    if not text:
        return None
    number = int(text) if re.fullmatch(r"[0-9]{1,16}", text) else -1
    if not 0 <= number <= most:
        raise Denied("refused-whole-number", name=name, most=str(most))
    return number


def _check_welcome(settings: Settings, headers: dict[bytes, str], version: int | None) -> None:
    if not right_host(headers, settings):
        raise wrong_host(settings)
    if not same_origin(headers, settings):
        raise Denied("refused-socket-origin")
    if version not in (None, messages.VERSION):
        raise Denied("refused-version", ours=str(messages.VERSION), theirs=str(version))


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refused) -> None:
    why = reason(refusal)
    code = TRY_AGAIN_LATER if isinstance(refusal, TEMPORARY) else UNWELCOME
    bye = messages.Bye(why=why["why"], say=why.get("say", {}))
    await socket.send_data(messages.write(bye).decode())
    await socket.close(code=code, reason=why["why"][:100])


# --- the application ---


def create(
    settings: Settings,
    *,
    lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (),
    on_precompiled: Callable[[], None] = lambda: None,
) -> Litestar:
    """Return the application. `lifespan` runs around it; `on_precompiled` is called when all bots are compiled."""
    sentence("refused-failed")  # reads all messages now; the first refusal would hold up everybody for 75 ms

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        app.state.page = Page(settings)
        app.state.verifier = Verifier()
        app.state.sockets = Sockets(settings.limits)
        service = app.state.service = Service(settings, on_precompiled)
        service.start()
        try:
            yield
        finally:
            app.state.sockets.close("bye-restart")
            app.state.verifier.close()
            await service.stop()

    return Litestar(
        route_handlers=[*routes.ALL, metrics, table_socket, page],
        lifespan=[life, *lifespan],
        middleware=[guarded],
        before_send=[add_headers],
        exception_handlers={Refused: refused, StorageFailed: unstored, HTTPException: invalid, Exception: failed},
        request_class=BodyRequest,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Kolmik",
            version=VERSION,
            path="/api/openapi.json",  # the only path under it: others are refused like any unknown address
            render_plugins=[OpenApiPlugin(path="/")],
            description="Tables for card games. Every refusal is one sentence.",
        ),
        logging_config=None,
        debug=False,
    )
