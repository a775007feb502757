"""The rest of table life: talking, leaving and returning, what the host may do, another game, other devices."""

from __future__ import annotations

from .. import log, messages
from ..names import clean
from ..refusals import Denied
from ..table import Table
from .common import (
    STAND_IN,
    Decision,
    Who,
    check_host,
    check_own,
    check_seat,
)

LINK_MINUTES = 15
MINUTE = 60_000


def say(table: Table, command: messages.Say, who: Who, now: int) -> Decision:
    return Decision().add(log.Spoke(seat=_speaker(table, who), phrase=command.phrase))


def chat(table: Table, command: messages.Chat, who: Who, now: int) -> Decision:
    if not table.terms.chat:
        raise Denied("refused-no-chat")
    text = clean(command.text, 200)
    if not text:
        raise Denied("refused-nothing-said")
    return Decision().add(log.Spoke(seat=_speaker(table, who), text=text))


def leave(table: Table, command: messages.Leave, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if table.status == "gathering":
        return Decision().add(log.Stood(seat=command.seat))
    if table.status in ("over", "aborted"):
        raise Denied("refused-just-go")
    if table.seats[command.seat].stand_in:
        raise Denied("refused-bot-plays")
    return Decision().add(log.TookOver(seat=command.seat, level=STAND_IN, why="left"))


def come_back(table: Table, command: messages.Return, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if not table.seats[command.seat].stand_in:
        raise Denied("refused-no-bot-plays")
    return Decision().add(log.Returned(seat=command.seat))


def put_bot(table: Table, command: messages.Bot, who: Who, now: int) -> Decision:
    check_host(table, who)
    check_seat(table, command.seat)
    if table.status not in ("gathering", "playing", "paused"):
        raise Denied("refused-over")
    seat = table.seats[command.seat]
    if seat.kind in ("person", "program") and table.status == "gathering":
        raise Denied("refused-taken-free-it", seat=str(command.seat), name=seat.name)
    return Decision().add(log.BotSat(seat=command.seat, level=command.level))


def remove(table: Table, command: messages.Remove, who: Who, now: int) -> Decision:
    check_host(table, who)
    check_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.kind == "open":
        raise Denied("refused-free-already", seat=str(command.seat))
    if table.status in ("playing", "paused"):
        if seat.kind == "bot":
            raise Denied("refused-bot-there")
        return Decision().add(log.BotSat(seat=command.seat, level=STAND_IN))
    return Decision().add(log.Stood(seat=command.seat, removed=True))


def pause(table: Table, command: messages.Pause, who: Who, now: int) -> Decision:
    check_host(table, who)
    if not table.live:
        raise Denied("refused-nothing-to-pause")
    return Decision().add(log.Paused())


def resume(table: Table, command: messages.Resume, who: Who, now: int) -> Decision:
    check_host(table, who)
    if table.status != "paused":
        raise Denied("refused-not-paused")
    return Decision().add(log.Resumed())


def abort(table: Table, command: messages.Abort, who: Who, now: int) -> Decision:
    check_host(table, who)
    if table.status == "aborted":
        raise Denied("refused-closed-already")
    return Decision().add(log.Aborted(why="The host closed the table."))


def rematch(table: Table, command: messages.Rematch, who: Who, secret: bytes) -> Decision:
    if not table.seats_of(who.holder) and who.holder != table.host:
        raise Denied("refused-no-seat-held")
    if table.status != "over":
        raise Denied("refused-rematch-later")
    return Decision().add(log.Gathered(secret=secret.hex()))


def make_link(table: Table, seat: int, who: Who, code: str, now: int) -> Decision:
    check_own(table, seat, who)
    return Decision().add(log.LinkMade(seat=seat, code=code, until=now + LINK_MINUTES * MINUTE))


def take_link(table: Table, code: str, holder: str, now: int) -> Decision:
    seat, until = table.links.get(code, (-1, 0))
    if now >= until:
        raise Denied("refused-link-used")
    return Decision().add(log.Handed(seat=seat, holder=holder, code=code))


def _speaker(table: Table, who: Who) -> int:
    own = table.seats_of(who.holder)
    if not own:
        raise Denied("refused-spectator")
    return own[0]
