"""What can be asked over HTTP. Everything at a table is a command, over the socket or posted; the rest is in here."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, TypeAlias

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kolmik import locales
from kolmik.bots import LEVELS
from kolmik.engine import registry
from kolmik.engine.options import Choice, Option
from kolmik.engine.version import VERSION

from . import decide, messages, moving, replays, tokens, viewing
from .decide import Stale, Who
from .live import Live
from .refusals import Denied, NotThere, TooOften, why
from .service import Service
from .shapes import (
    AnalysisShown,
    Code,
    EditionShown,
    GameShown,
    Health,
    LevelShown,
    Moving,
    Offer,
    OptionShown,
    Problem,
    Program,
    RecordGiven,
    SeatTaken,
    TableMade,
    TableShown,
    Token,
    Verified,
)
from .table import Unplayable

TABLE_ID = r"^[A-Za-z0-9_-]{4,40}$"
TableId: TypeAlias = Annotated[str, Parameter(pattern=TABLE_ID, description="A table's id.")]
SeatNumber: TypeAlias = Annotated[int, Parameter(ge=0, lt=messages.MOST_SEATS, description="A seat, from 0.")]
Language: TypeAlias = Annotated[str, Parameter(pattern=r"^[A-Za-z-]{2,20}$", description="A language, such as et.")]
GameNumber: TypeAlias = Annotated[int, Parameter(ge=1, le=10_000, description="Which game at the table, from 1.")]
YEAR = 365 * 24 * 3600


# --- who asks ---


def holder(request: Request[Any, Any, Any]) -> str:
    """The hash of the token of a request, "" for none."""
    token = tokens.given(request.headers, request.cookies)
    return tokens.hashed(token) if token else ""


def service_of(request: Request[Any, Any, Any]) -> Service:
    service: Service = request.app.state.service
    return service


def known(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """Who asks; who has no token yet gets one, in a cookie that scripts cannot read."""
    if found := holder(request):
        return found, []
    token = tokens.new()
    secure = base(request).startswith("https:")
    cookie = Cookie(
        key=tokens.COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=5 * YEAR, path="/"
    )
    return tokens.hashed(token), [cookie]


def base(request: Request[Any, Any, Any]) -> str:
    """The address under which people reach this server."""
    return service_of(request).settings.base.rstrip("/") or str(request.base_url).rstrip("/")


async def opened(request: Request[Any, Any, Any], table: str) -> Live:
    """A table as it is now, whichever process did the last thing there."""
    hall = service_of(request).hall
    live = await hall.open(table)
    await hall.up_to_date(live)
    return live


# --- what can be asked ---


@get("/api/games", tags=["Games"], summary="What can be played here", sync_to_thread=False)
def games() -> Offer:
    return Offer(
        version=VERSION,
        messages=messages.VERSION,
        games=[
            GameShown(
                name=game.name,
                title=game.title,
                help=game.help,
                rules=game.version,
                players=(game.players[0], game.players[-1]),
                options=[_option(option) for option in game.catalogue.options],
                editions=[
                    EditionShown(edition.name, edition.help, edition.convention, dict(edition.defaults))
                    for edition in game.catalogue.editions
                ],
                race=game.timed_decision is not None,
                throw=game.skill is not None,
            )
            for game in registry.games()
        ],
        levels=[LevelShown(level.name, level.help) for level in LEVELS.values()],
        phrases=list(messages.PHRASES),
    )


def _option(option: Option) -> OptionShown:
    if isinstance(option, Choice):
        return OptionShown(option.name, option.help, option.default, choices=dict(option.choices))
    return OptionShown(option.name, option.help, option.default, low=option.low, high=option.high)


@get(
    "/api/phrases/{language:str}",
    tags=["Games"],
    summary="The quick phrases in a language",
    sync_to_thread=False,
    responses={404: ResponseSpec(Problem, description="There are no phrases in this language.")},
)
def phrases(language: Language) -> dict[str, str]:
    if language not in locales.LANGUAGES:
        raise NotThere("refused-language", language=language, languages=", ".join(locales.LANGUAGES))
    return locales.phrases(language)


@post("/api/tables", tags=["Tables"], summary="Make a table")
async def make_table(request: Request[Any, Any, Any], data: messages.NewTable) -> Response[TableMade]:
    service = service_of(request)
    address = request.client.host if request.client else ""
    if not service.creating.take(address):
        raise TooOften("refused-tables-an-hour")
    who, cookies = known(request)
    live = await service.hall.create(data, who)
    table = live.table.id
    return Response(TableMade(table, f"{base(request)}/t/{table}"), cookies=cookies)


@get("/api/tables", tags=["Tables"], summary="The tables you made or sit at, the newest first")
async def my_tables(request: Request[Any, Any, Any]) -> list[TableShown]:
    who = holder(request)
    found = await service_of(request).store.held_by(who) if who else []
    return [TableShown(t.id, t.game, t.status, t.players, t.title, t.created, t.last) for t in found]


@get("/api/tables/{table:str}", tags=["Tables"], summary="A table as you may see it")
async def see_table(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[SeatNumber | None, Parameter(description="Which of your seats to see it from.")] = None,
) -> messages.State:
    live, who = await opened(request, table), holder(request)
    async with live.lock:
        own = live.table.seats_of(who)
        if seat is not None and seat not in own:
            raise Denied("refused-not-yours", seat=str(seat))
        viewer = seat if seat is not None else own[0] if own else None
        return viewing.state(live.table, who, viewer, service_of(request).hall.now())


@post("/api/tables/{table:str}", status_code=200, tags=["Tables"], summary="Do something at a table")
async def do_at_table(
    request: Request[Any, Any, Any], table: TableId, data: messages.Asked
) -> Response[messages.Done | messages.Hinted | Problem]:
    service, live = service_of(request), await opened(request, table)
    who, cookies = known(request)
    try:
        answer = await service.obey(live, data, Who(who))
    except Stale as stale:
        own = live.table.seats_of(who)
        async with live.lock:
            now = viewing.state(live.table, who, own[0] if own else None, service.hall.now())
        return Response(Problem(state=now, **why(stale)), status_code=409, cookies=cookies)
    return Response(answer, cookies=cookies)  # type: ignore[arg-type]


@post("/api/tables/{table:str}/seats/{seat:int}/token", tags=["Seats"], summary="Seat a program, with its own token")
async def seat_program(request: Request[Any, Any, Any], table: TableId, seat: SeatNumber, data: Program) -> Token:
    service, live, who = service_of(request), await opened(request, table), holder(request)
    if not who or who != live.table.host:
        raise Denied("refused-host-only")
    token = tokens.new()
    await service.hall.ask(live, lambda now: decide.seat_program(now, seat, data.name, tokens.hashed(token)))
    return Token(token, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/link", tags=["Seats"], summary="A link to move your seat, once")
async def move_seat(request: Request[Any, Any, Any], table: TableId, seat: SeatNumber) -> Moving:
    service, live, who = service_of(request), await opened(request, table), holder(request)
    code, now = tokens.new(), service.hall.now()
    hashed = tokens.hashed(code)
    await service.hall.ask(live, lambda at: decide.make_link(at, seat, Who(who), hashed, now))
    link = f"{base(request)}/t/{table}#{code}"  # after #, a browser tells it to no server and in no referrer
    return Moving(link, code, live.table.links[hashed][1], _qr(link))


@post("/api/tables/{table:str}/take", status_code=200, tags=["Seats"], summary="Take a seat over with such a link")
async def take_seat(request: Request[Any, Any, Any], table: TableId, data: Code) -> Response[SeatTaken]:
    service, live = service_of(request), await opened(request, table)
    who, cookies = known(request)
    code = tokens.hashed(data.code)
    seat = live.table.links.get(code, (-1, 0))[0]
    await service.hall.ask(live, lambda at: decide.take_link(at, code, who, service.hall.now()))
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
        live = await opened(request, table)
        async with live.lock:  # a game is over, and its secret told, only when that is stored
            text = replays.record(live.table, game)
    except Unplayable:
        text = moving.finished(table, game, await service_of(request).store.read(table))
    headers = {"content-disposition": f'attachment; filename="kolmik-{table}-{game}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/games/{game:int}/replay", tags=["Games played"], summary="A game step by step")
async def replay(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> dict[str, Any]:
    live, who = await opened(request, table), holder(request)
    async with live.lock:
        own = live.table.seats_of(who)
        seen = replays.apart(replays.played(live.table, game))
    viewer = own[0] if own else None
    return await asyncio.to_thread(replays.replay, table, seen, viewer)  # hundreds of positions: others do not wait


@post(
    "/api/tables/{table:str}/games/{game:int}/analysis",
    status_code=202,
    tags=["Games played"],
    summary="Analyse a game",
)
async def begin_analysis(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> AnalysisShown:
    live = await opened(request, table)
    async with live.lock:
        match = replays.finished(live.table, game).match.copy()
    return _shown(await service_of(request).jobs.begin(table, game, match))


@get("/api/tables/{table:str}/games/{game:int}/analysis", tags=["Games played"], summary="How far the analysis is")
async def see_analysis(request: Request[Any, Any, Any], table: TableId, game: GameNumber) -> AnalysisShown:
    live = await opened(request, table)
    async with live.lock:
        replays.finished(live.table, game)
    kept = await service_of(request).store.analysis(table, game)
    if kept is None:
        raise NotThere("refused-not-analysed")
    return _shown(kept)


def _shown(kept: Any) -> AnalysisShown:
    result = msgspec.json.decode(kept.body) if kept.body else None
    return AnalysisShown(kept.state, kept.done, kept.of, result)


@post("/api/verify", status_code=200, tags=["Games played"], summary="Was the game of a record dealt fairly?")
async def verify(request: Request[Any, Any, Any], data: RecordGiven) -> Verified:
    return await service_of(request).verifier.verify(data.record)


# --- running it ---


@get("/health", tags=["Running"], summary="Is the server well?")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    service = service_of(request)
    try:
        await service.store.summary("health")
        stored = True
    except Exception:
        stored = False
    shown = Health(
        status="ok" if stored else "the storage cannot be reached",
        version=VERSION,
        tables=len(service.hall.tables),
        sockets=len(service.open_sockets),
        database=stored,
        redis=service.bus.connected if service.settings.redis else None,
    )
    return Response(shown, status_code=200 if stored else 503)


ALL = [
    games,
    phrases,
    make_table,
    my_tables,
    see_table,
    do_at_table,
    seat_program,
    move_seat,
    take_seat,
    table_qr,
    record,
    replay,
    begin_analysis,
    see_analysis,
    verify,
    health,
]
