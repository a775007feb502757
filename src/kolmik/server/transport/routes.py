"""The HTTP routes. What happens at a table is a command, over the socket or posted; the rest is in here."""

from __future__ import annotations

import io
from functools import partial
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter

from kolmik import locales
from kolmik.bots import LEVELS
from kolmik.engine import ViewHints, registry
from kolmik.engine.options import Choice, Option
from kolmik.engine.version import VERSION
from kolmik.protocol import messages

from ..domain import decide, projection, replays
from ..domain.fold import Unplayable
from ..domain.refusals import Denied, NotFound, RateLimited, Stale, reason
from ..runtime import import_export, tokens
from ..runtime.fair_pool import Busy, Client
from ..runtime.rate_limits import address_key
from ..runtime.service import Service
from ..runtime.session import Session
from ..store import Analysis
from .http_models import (
    AnalysisStatus,
    Catalogue,
    Code,
    EditionModel,
    GameModel,
    Health,
    LevelModel,
    OptionModel,
    Problem,
    Program,
    RecordText,
    SeatLink,
    SeatTaken,
    SeatToken,
    TableCreated,
    TableListed,
    Verified,
    ViewHintsModel,
)
from .sockets import Sockets
from .verifier import Verifier

TABLE_ID = r"^[A-Za-z0-9_-]{4,40}\Z"
TableId: TypeAlias = Annotated[str, Parameter(pattern=TABLE_ID, description="A table's id.")]
SeatNumber: TypeAlias = Annotated[int, Parameter(ge=0, lt=messages.MOST_SEATS, description="A seat, from 0.")]
Language: TypeAlias = Annotated[str, Parameter(pattern=r"^[A-Za-z-]{2,20}\Z", description="A language, such as et.")]
GameNumber: TypeAlias = Annotated[int, Parameter(ge=1, le=10_000, description="Which game at the table, from 1.")]
YEAR = 365 * 24 * 3600


# --- the request ---


def holder(request: Request[Any, Any, Any]) -> str:
    """Return the hash of the token of a request, "" for none."""
    token = tokens.from_request(request.headers, request.cookies)
    return tokens.hashed(token) if token else ""


def address_of(request: Request[Any, Any, Any]) -> str:
    """Return what limits per address count of the client's address."""
    return address_key(request.client.host) if request.client else ""


def service_of(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


def sockets_of(request: Request[Any, Any, Any]) -> Sockets:
    sockets: Sockets = request.app.state.sockets
    return sockets


def holder_and_cookies(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """Return the holder, and a cookie with a new token if the request has none. Scripts cannot read the cookie."""
    if found := holder(request):
        return found, []
    token = tokens.new_token()
    secure = base(request).startswith("https:")
    cookie = Cookie(
        key=tokens.COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=5 * YEAR, path="/"
    )
    return tokens.hashed(token), [cookie]


def base(request: Request[Any, Any, Any]) -> str:
    """Return the address under which people reach this server."""
    return service_of(request).settings.base.rstrip("/") or str(request.base_url).rstrip("/")


async def opened(request: Request[Any, Any, Any], table: str) -> Session:
    """Return the session of a table, with everything other processes have stored."""
    return await service_of(request).manager.open_current(table)


# --- tables ---


@get("/api/games", tags=["Games"], summary="The games, levels and phrases of this server", sync_to_thread=False)
def games() -> Catalogue:
    return catalogue()


def catalogue() -> Catalogue:
    """Return what this server offers."""
    return Catalogue(
        version=VERSION,
        messages=messages.VERSION,
        games=[
            GameModel(
                name=game.name,
                title=game.title,
                help=game.help,
                rules=game.version,
                players=(game.players[0], game.players[-1]),
                options=[_option(option, game.players) for option in game.catalogue.options],
                editions=[
                    EditionModel(edition.name, edition.help, edition.convention, dict(edition.defaults))
                    for edition in game.catalogue.editions
                ],
                timed=game.timed_decision is not None,
                skill=game.skill is not None,
                view_hints=_view_hints(game.view_hints),
            )
            for game in registry.games()
        ],
        levels=[LevelModel(level.name, level.help) for level in LEVELS.values()],
        phrases=list(messages.PHRASES),
    )


def _view_hints(hints: ViewHints) -> ViewHintsModel:
    seats, lists, cards = (sorted(names) for names in (hints.seats, hints.plain_lists, hints.cards))
    return ViewHintsModel(seats, lists, dict(hints.labels), cards, dict(hints.sizes))


def _option(option: Option, players: range) -> OptionModel:
    default = option.default_for(players[0])
    each = {str(count): option.default_for(count) for count in players} if option.by_players else None
    if isinstance(option, Choice):
        choices = dict(option.choices)
        return OptionModel(option.name, option.help, default, choices=choices, default_by_players=each)
    return OptionModel(option.name, option.help, default, low=option.low, high=option.most, default_by_players=each)


@get(
    "/api/phrases/{language:str}",
    tags=["Games"],
    summary="The quick phrases in a language",
    sync_to_thread=False,
    responses={404: ResponseSpec(Problem, description="There are no phrases in this language.")},
)
def phrases(language: Language) -> dict[str, str]:
    if language not in locales.LANGUAGES:
        raise NotFound("refused-language", language=language, languages=", ".join(locales.LANGUAGES))
    return locales.phrases(language)


@post("/api/tables", tags=["Tables"], summary="Create a table")
async def create_table(request: Request[Any, Any, Any], data: messages.NewTable) -> Response[TableCreated]:
    service = service_of(request)
    if not service.new_tables.take(address_of(request)):
        raise RateLimited("refused-tables-an-hour")
    who, cookies = holder_and_cookies(request)
    session = await service.manager.create(data, who)
    table = session.table.id
    return Response(TableCreated(table, f"{base(request)}/t/{table}"), cookies=cookies)


@get("/api/tables", tags=["Tables"], summary="The tables you created or sit at, newest first")
async def my_tables(request: Request[Any, Any, Any]) -> list[TableListed]:
    who = holder(request)
    found = await service_of(request).store.held_by(who) if who else []
    return [TableListed(t.id, t.game, t.status, t.players, t.title, t.created, t.last) for t in found]


@get("/api/tables/{table:str}", tags=["Tables"], summary="A table as you may see it")
async def get_table(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[SeatNumber | None, Parameter(description="Which of your seats to view it from.")] = None,
) -> messages.State:
    session, who = await opened(request, table), holder(request)
    own = session.table.seats_of(who)
    if seat is not None and seat not in own:
        raise Denied("refused-not-yours", seat=str(seat))
    viewer = seat if seat is not None else own[0] if own else None
    return projection.state(session.table, who, viewer, service_of(request).manager.now(), session.epoch)


@post("/api/tables/{table:str}", status_code=200, tags=["Tables"], summary="Do something at a table")
async def post_command(
    request: Request[Any, Any, Any], table: TableId, data: messages.AnyCommand
) -> Response[messages.Done | messages.HintResult | Problem]:
    service, session = service_of(request), await opened(request, table)
    who, cookies = holder_and_cookies(request)
    try:
        answer = await service.execute(session, data, who, address=address_of(request))
    except Stale as stale:
        own = session.table.seats_of(who)
        state = projection.state(session.table, who, own[0] if own else None, service.manager.now(), session.epoch)
        return Response(Problem(state=state, **reason(stale)), status_code=409, cookies=cookies)
    return Response(answer, cookies=cookies)


@post("/api/tables/{table:str}/seats/{seat:int}/token", tags=["Seats"], summary="Seat a program, with its own token")
async def seat_program(request: Request[Any, Any, Any], table: TableId, seat: SeatNumber, data: Program) -> SeatToken:
    service, session, who = service_of(request), await opened(request, table), holder(request)
    if not who or who != session.table.host:
        raise Denied("refused-host-only")
    token = tokens.new_token()
    await service.manager.execute(session, lambda now: decide.seat_program(now, seat, data.name, tokens.hashed(token)))
    return SeatToken(token, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/link", tags=["Seats"], summary="A link to move your seat, once")
async def link_seat(request: Request[Any, Any, Any], table: TableId, seat: SeatNumber) -> SeatLink:
    service, session, who = service_of(request), await opened(request, table), holder(request)
    code, asked = tokens.new_token(), service.manager.request(who)
    hashed = tokens.hashed(code)
    await service.manager.execute(session, lambda now: decide.make_link(now, seat, hashed, asked))
    link = f"{base(request)}/t/{table}#{code}"  # browsers send what follows # to no server and in no referrer
    return SeatLink(link, code, session.table.links[hashed][1], _qr(link))


@post("/api/tables/{table:str}/take", status_code=200, tags=["Seats"], summary="Take a seat over with such a link")
async def take_seat(request: Request[Any, Any, Any], table: TableId, data: Code) -> Response[SeatTaken]:
    service, session = service_of(request), await opened(request, table)
    who, cookies = holder_and_cookies(request)
    code = tokens.hashed(data.code)
    seat = session.table.links.get(code, (-1, 0))[0]
    await service.manager.execute(session, lambda now: decide.take_link(now, code, service.manager.request(who)))
    return Response(SeatTaken(seat), cookies=cookies)


@get(
    "/api/tables/{table:str}/qr",
    tags=["Tables"],
    summary="The link to a table as a QR code",
    media_type="image/svg+xml",
)
async def table_qr(request: Request[Any, Any, Any], table: TableId) -> Response[str]:
    await opened(request, table)
    return Response(_qr(f"{base(request)}/t/{table}"), media_type="image/svg+xml")


def _qr(link: str) -> str:
    out = io.BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", xmldecl=False, scale=4, border=2)
    return out.getvalue().decode()


# --- after the game ---


@get(
    "/api/tables/{table:str}/games/{game:int}/record",
    tags=["Games played"],
    summary="A finished game as a record",
    media_type="text/plain",
)
async def record(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> Response[str]:
    try:
        text = replays.record((await opened(request, table)).table, game)
    except Unplayable:
        text = import_export.ended_game(table, game, await service_of(request).store.read(table))
    headers = {"content-disposition": f'attachment; filename="kolmik-{table}-{game}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/games/{game:int}/replay", tags=["Games played"], summary="A game step by step")
async def replay(
    request: Request[Any, Any, Any],
    table: TableId,
    game: GameNumber,
    first: Annotated[
        int, QueryParameter(name="from", ge=0, le=2**31, description="The first position, by the moves before it.")
    ] = 0,
    count: Annotated[
        int, Parameter(ge=1, le=replays.MOST_STEPS, description="How many positions, at most.")
    ] = replays.MOST_STEPS,
) -> dict[str, Any]:
    service, session, who = service_of(request), await opened(request, table), holder(request)
    own = session.table.seats_of(who)
    replays.played(session.table, game)
    work = partial(replays.replay, session.table, game, own[0] if own else None, first, count)
    try:
        return await service.replays.run(Client(address_of(request), table), work)
    except Busy:
        raise RateLimited("refused-work") from None


@post(
    "/api/tables/{table:str}/games/{game:int}/analysis",
    status_code=202,
    tags=["Games played"],
    summary="Analyse a game",
)
async def start_analysis(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> AnalysisStatus:
    session = await opened(request, table)
    match = replays.ended(session.table, game).match.copy()
    return _status(await service_of(request).analyses.start(table, game, match, address_of(request)))


@get("/api/tables/{table:str}/games/{game:int}/analysis", tags=["Games played"], summary="The status of an analysis")
async def get_analysis(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> AnalysisStatus:
    session = await opened(request, table)
    replays.ended(session.table, game)
    kept = await service_of(request).store.analysis(table, game)
    if kept is None:
        raise NotFound("refused-not-analysed")
    return _status(kept)


def _status(kept: Analysis) -> AnalysisStatus:
    result = msgspec.json.decode(kept.body) if kept.body else None
    return AnalysisStatus(kept.state, kept.done, kept.of, result)


@post("/api/verify", status_code=200, tags=["Games played"], summary="Was the game of a record dealt fairly?")
async def verify(request: Request[Any, Any, Any], data: RecordText) -> Verified:
    verifier: Verifier = request.app.state.verifier
    return await verifier.verify(data.record)


# --- running it ---


@get("/health", tags=["Running"], summary="Is the server healthy?")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    service = service_of(request)
    stored = await service.heartbeat.healthy()
    shown = Health(
        status="ok" if stored else "nothing can be stored",
        version=VERSION,
        tables=len(service.manager.sessions),
        sockets=len(sockets_of(request)),
        database=stored,
        redis=service.cluster.connected if service.settings.redis else None,
    )
    return Response(shown, status_code=200 if stored else 503)


ALL = [
    games,
    phrases,
    create_table,
    my_tables,
    get_table,
    post_command,
    seat_program,
    link_seat,
    take_seat,
    table_qr,
    record,
    replay,
    start_analysis,
    get_analysis,
    verify,
    health,
]
