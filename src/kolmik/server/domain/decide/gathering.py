"""Before the game: creating a table and taking seats."""

from __future__ import annotations

from kolmik.engine import registry
from kolmik.engine.match import Setting
from kolmik.engine.version import VERSION
from kolmik.protocol import messages

from .. import events
from ..names import bot_name, unique_name
from ..refusals import Denied
from ..table import Table
from .common import SECRET_BYTES, Decision, Request, Step, check_not_starting, check_own, check_room, check_seat, just


def create(wish: messages.NewTable, request: Request) -> Decision:
    """Return the events a table begins with. Its settings are checked by setting up the first game."""
    game = registry.game(wish.game)
    players = game.check_players(wish.players)
    if len(wish.seats) > players:
        raise Denied("refused-seats", players=players, seats=str(len(wish.seats)))
    if wish.terms.starter is not None and wish.terms.starter >= players:
        raise Denied("refused-starter", last=str(players - 1), seat=str(wish.terms.starter))
    if "edition" in wish.options:
        raise Denied("refused-edition-place")
    edition = wish.edition or game.catalogue.editions[0].name
    setting = Setting.choose(game, players, 0, {**wish.options, "edition": edition})
    game.catalogue.check_offered(setting.options)
    created = events.Created(
        game=game.name,
        rules=game.version,
        version=VERSION,
        players=players,
        edition=edition,
        options=dict(setting.options),
        terms=wish.terms,
        host=request.holder,
    )
    steps = [Step(created), Step(gathered(request))]
    free = [seat for seat in range(players) if seat >= len(wish.seats) or wish.seats[seat].level is None]
    for seat, wanted in enumerate(wish.seats):
        if wanted.level is not None:
            steps.append(Step(events.BotSat(seat=seat, level=wanted.level)))
    if wish.name:
        if not free:
            raise Denied("refused-all-bots")
        bots: list[str] = []
        for _ in range(players - len(free)):
            bots.append(bot_name(bots))
        name = unique_name(wish.name, bots)
        steps.append(Step(events.Sat(seat=free[0], name=name, holder=request.holder)))
    return Decision(steps)


def gathered(request: Request) -> events.Gathered:
    """Return the event that opens the next game, with a new secret for its deal."""
    return events.Gathered(secret=request.rng.randbytes(SECRET_BYTES).hex())


def sit(table: Table, command: messages.Sit, request: Request) -> Decision:
    if not request.holder:
        raise Denied("refused-no-token")
    if table.status != "gathering":
        raise Denied("refused-begun")
    check_not_starting(table)
    seat = command.seat
    if seat is None:
        seat = next((at for at, one in enumerate(table.seats) if one.kind == "open"), None)
        if seat is None:
            raise Denied("refused-all-taken")
    check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Denied("refused-taken", seat=str(seat), name=table.seats[seat].name)
    name = unique_name(command.name, {one.name for one in table.seats})
    return just(events.Sat(seat=seat, name=name, holder=request.holder))


def seat_program(table: Table, seat: int, name: str, holder: str) -> Decision:
    """Give a seat to a program that plays over the socket, with its own token."""
    check_seat(table, seat)
    check_room(table, table.host)
    if table.status != "gathering":
        raise Denied("refused-program-before")
    check_not_starting(table)
    if table.seats[seat].kind not in ("open", "bot"):
        raise Denied("refused-taken", seat=str(seat), name=table.seats[seat].name)
    taken = {one.name for at, one in enumerate(table.seats) if at != seat}
    return just(events.Sat(seat=seat, name=unique_name(name, taken), holder=holder, program=True))


def stand(table: Table, command: messages.Stand, request: Request) -> Decision:
    check_own(table, command.seat, request.holder)
    if table.status not in ("gathering", "over"):
        raise Denied("refused-going-on")
    check_not_starting(table)
    return just(events.Stood(seat=command.seat))
