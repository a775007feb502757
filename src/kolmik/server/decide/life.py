"""The rest of table life: talking, leaving and returning, what the host may do, another game, other devices."""

from __future__ import annotations

from kolmik.engine import Refused

from .. import log, messages
from ..names import clean
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
        raise Refused("Writing freely is off at this table; the quick phrases are there.")
    text = clean(command.text, 200)
    if not text:
        raise Refused("There is nothing to say in that.")
    return Decision().add(log.Spoke(seat=_speaker(table, who), text=text))


def leave(table: Table, command: messages.Leave, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if table.status == "gathering":
        return Decision().add(log.Stood(seat=command.seat))
    if table.status in ("over", "aborted"):
        raise Refused("The game is over; you can simply go.")
    if table.seats[command.seat].stand_in:
        raise Refused("A bot plays for you already.")
    return Decision().add(log.TookOver(seat=command.seat, level=STAND_IN, why="left"))


def come_back(table: Table, command: messages.Return, who: Who, now: int) -> Decision:
    check_own(table, command.seat, who)
    if not table.seats[command.seat].stand_in:
        raise Refused("The seat is yours; no bot plays for you.")
    return Decision().add(log.Returned(seat=command.seat))


def put_bot(table: Table, command: messages.Bot, who: Who, now: int) -> Decision:
    check_host(table, who)
    check_seat(table, command.seat)
    if table.status not in ("gathering", "playing", "paused"):
        raise Refused("The game is over.")
    seat = table.seats[command.seat]
    if seat.kind in ("person", "program") and table.status == "gathering":
        raise Refused(f"Seat {command.seat} is taken by {seat.name}; free it first.")
    return Decision().add(log.BotSat(seat=command.seat, level=command.level))


def remove(table: Table, command: messages.Remove, who: Who, now: int) -> Decision:
    check_host(table, who)
    check_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.kind == "open":
        raise Refused(f"Seat {command.seat} is free already.")
    if table.status in ("playing", "paused"):
        if seat.kind == "bot":
            raise Refused("A bot plays there; give it another level if you like.")
        return Decision().add(log.BotSat(seat=command.seat, level=STAND_IN))
    return Decision().add(log.Stood(seat=command.seat, removed=True))


def pause(table: Table, command: messages.Pause, who: Who, now: int) -> Decision:
    check_host(table, who)
    if not table.live:
        raise Refused("There is no game going on to pause.")
    return Decision().add(log.Paused())


def resume(table: Table, command: messages.Resume, who: Who, now: int) -> Decision:
    check_host(table, who)
    if table.status != "paused":
        raise Refused("The game is not paused.")
    return Decision().add(log.Resumed())


def abort(table: Table, command: messages.Abort, who: Who, now: int) -> Decision:
    check_host(table, who)
    if table.status == "aborted":
        raise Refused("The table is closed already.")
    return Decision().add(log.Aborted(why="The host closed the table."))


def rematch(table: Table, command: messages.Rematch, who: Who, secret: bytes) -> Decision:
    if not table.seats_of(who.holder) and who.holder != table.host:
        raise Refused("You hold no seat at this table.")
    if table.status != "over":
        raise Refused("Another game can begin when this one is over.")
    return Decision().add(log.Gathered(secret=secret.hex()))


def make_link(table: Table, seat: int, who: Who, code: str, now: int) -> Decision:
    check_own(table, seat, who)
    return Decision().add(log.LinkMade(seat=seat, code=code, until=now + LINK_MINUTES * MINUTE))


def take_link(table: Table, code: str, holder: str, now: int) -> Decision:
    seat, until = table.links.get(code, (-1, 0))
    if now >= until:
        raise Refused("This link was used already, or is too old; make another on the device where you sit.")
    return Decision().add(log.Handed(seat=seat, holder=holder, code=code))


def _speaker(table: Table, who: Who) -> int:
    own = table.seats_of(who.holder)
    if not own:
        raise Refused("Who sits at the table can speak; you are watching.")
    return own[0]
