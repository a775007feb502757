"""Before the game: tables are made, people sit down, bots and programs too, and the game begins."""

from __future__ import annotations

from kolmik.engine import registry
from kolmik.engine.match import Match, Setting
from kolmik.engine.version import VERSION

from .. import log, messages
from ..names import name_of_bot, unique_name
from ..refusals import Denied
from ..table import Table
from .common import (
    Decision,
    Who,
    check_own,
    check_seat,
    settle,
)


def create(wish: messages.NewTable, holder: str, secret: bytes, luck: str = "") -> Decision:
    """The events a table begins with; the table is checked by making its first game."""
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
    decision = Decision().add(
        log.Created(
            game=game.name,
            rules=game.version,
            version=VERSION,
            players=players,
            edition=edition,
            options=dict(setting.options),
            terms=wish.terms,
            host=holder,
        )
    )
    decision.add(log.Gathered(secret=secret.hex()))
    free = [seat for seat in range(players) if seat >= len(wish.seats) or wish.seats[seat].level is None]
    for seat, wanted in enumerate(wish.seats):
        if wanted.level is not None:
            decision.add(log.BotSat(seat=seat, level=wanted.level))
    if wish.name:
        if not free:
            raise Denied("refused-all-bots")
        bots: list[str] = []
        for _ in range(players - len(free)):
            bots.append(name_of_bot(bots))
        decision.add(log.Sat(seat=free[0], name=unique_name(wish.name, bots), holder=holder, luck=luck))
    return decision


def sit(table: Table, command: messages.Sit, who: Who, now: int) -> Decision:
    if not who.holder:
        raise Denied("refused-no-token")
    if table.status != "gathering":
        raise Denied("refused-begun")
    seat = command.seat
    if seat is None:
        seat = next((at for at, one in enumerate(table.seats) if one.kind == "open"), None)
        if seat is None:
            raise Denied("refused-all-taken")
    check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Denied("refused-taken", seat=str(seat), name=table.seats[seat].name)
    name = unique_name(command.name, {one.name for one in table.seats})
    return Decision().add(log.Sat(seat=seat, name=name, holder=who.holder, luck=command.luck))


def seat_program(table: Table, seat: int, name: str, holder: str) -> Decision:
    """A seat for a program that plays over the socket, with a token of its own."""
    check_seat(table, seat)
    if table.status != "gathering":
        raise Denied("refused-program-before")
    if table.seats[seat].kind not in ("open", "bot"):
        raise Denied("refused-taken", seat=str(seat), name=table.seats[seat].name)
    taken = {one.name for at, one in enumerate(table.seats) if at != seat}
    return Decision().add(log.Sat(seat=seat, name=unique_name(name, taken), holder=holder, program=True))


def stand(table: Table, command: messages.Stand, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if table.status not in ("gathering", "over"):
        raise Denied("refused-going-on")
    return Decision().add(log.Stood(seat=command.seat))


def luck(table: Table, command: messages.Luck, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if table.status != "gathering":
        raise Denied("refused-deal-settled")
    return Decision().add(log.Wished(seat=command.seat, number=command.number))


def start(table: Table, command: messages.Start, who: Who, now: int) -> Decision:
    if table.status != "gathering":
        raise Denied("refused-begun-already" if table.live else "refused-gather-first")
    if who.holder != table.host and not (table.games and table.seats_of(who.holder)):
        raise Denied("refused-host-starts")
    free = [str(at) for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise Denied("refused-still-free", seats=", ".join(free), count=len(free))
    starter = table.starter()
    match = Match(table.setting(starter))
    if table.terms.deal == "server":
        settle(match, table.dealer())
    moves = [table.game.words[move] for move in match.moves]
    return Decision().add(log.Started(starter=starter, moves=moves), match)
