"""The rest of table life: talking, leaving and returning, the host's rights, rematches, moving to another device."""

from __future__ import annotations

from kolmik.protocol import messages

from .. import bounds, clocks, events
from ..names import clean
from ..refusals import Denied
from ..table import Table
from .common import (
    STAND_IN,
    Decision,
    Request,
    check_host,
    check_not_starting,
    check_own,
    check_room,
    check_seat,
    check_time_left,
    just,
)
from .gathering import gathered

LINK_MINUTES = 15
MINUTE = 60_000  # milliseconds
LONGEST_TEXT = 200  # characters


def say(table: Table, command: messages.Say, request: Request) -> Decision:
    return just(events.Spoke(seat=_speaker(table, request), phrase=command.phrase))


def chat(table: Table, command: messages.Chat, request: Request) -> Decision:
    if not table.terms.chat:
        raise Denied("refused-no-chat")
    text = clean(command.text, LONGEST_TEXT)
    if not text:
        raise Denied("refused-nothing-said")
    return just(events.Spoke(seat=_speaker(table, request), text=text))


def leave(table: Table, command: messages.Leave, request: Request) -> Decision:
    check_own(table, command.seat, request.holder)
    check_not_starting(table)
    if table.status == "gathering":
        return just(events.Stood(seat=command.seat))
    if table.status in ("over", "aborted"):
        raise Denied("refused-just-go")
    if table.seats[command.seat].stand_in:
        raise Denied("refused-bot-plays")
    return just(events.TookOver(seat=command.seat, level=STAND_IN, why="left"))


def come_back(table: Table, command: messages.Return, request: Request) -> Decision:
    check_own(table, command.seat, request.holder)
    if not table.seats[command.seat].stand_in:
        raise Denied("refused-no-bot-plays")
    check_time_left(table, command.seat, request.now)
    return just(events.Returned(seat=command.seat))


def welcome_back(table: Table, seat: int, request: Request) -> Decision | None:
    """Return a seat from its stand-in to a holder who has connected again; None if there is nothing to return."""
    held = table.seats[seat].stand_in and table.seats[seat].holder == request.holder
    late = clocks.is_up(table, seat, request.now) or bounds.crowded(table, request.holder)
    return just(events.Returned(seat=seat)) if held and not late else None


def replace_absent(seat: int) -> Decision:
    """Let a bot play for an absent player others wait for."""
    return just(events.TookOver(seat=seat, level=STAND_IN, why="away"))


def put_bot(table: Table, command: messages.Bot, request: Request) -> Decision:
    check_host(table, request.holder)
    check_seat(table, command.seat)
    check_not_starting(table)
    if table.status not in ("gathering", "playing", "paused"):
        raise Denied("refused-over")
    seat = table.seats[command.seat]
    if seat.kind in ("person", "program") and table.status == "gathering":
        raise Denied("refused-taken-free-it", seat=str(command.seat), name=seat.name)
    if command.seat in request.present and seat.kind != "bot" and not seat.stand_in:
        raise Denied("refused-bot-present", name=seat.name)
    return just(events.BotSat(seat=command.seat, level=command.level))


def remove(table: Table, command: messages.Remove, request: Request) -> Decision:
    check_host(table, request.holder)
    check_seat(table, command.seat)
    check_not_starting(table)
    seat = table.seats[command.seat]
    if seat.kind == "open":
        raise Denied("refused-free-already", seat=str(command.seat))
    if table.status in ("playing", "paused"):
        if seat.kind == "bot":
            raise Denied("refused-bot-there")
        return just(events.BotSat(seat=command.seat, level=STAND_IN))
    return just(events.Stood(seat=command.seat, removed=True))


def pause(table: Table, command: messages.Pause, request: Request) -> Decision:
    check_host(table, request.holder)
    if not table.in_play:
        raise Denied("refused-nothing-to-pause")
    return just(events.Paused())


def resume(table: Table, command: messages.Resume, request: Request) -> Decision:
    check_host(table, request.holder)
    if table.status != "paused":
        raise Denied("refused-not-paused")
    return just(events.Resumed())


def abort(table: Table, command: messages.Abort, request: Request) -> Decision:
    check_host(table, request.holder)
    if table.status == "aborted":
        raise Denied("refused-closed-already")
    return just(events.Aborted(why="The host closed the table."))


def rematch(table: Table, command: messages.Rematch, request: Request) -> Decision:
    is_host = bool(request.holder) and request.holder == table.host  # an imported table has no host
    if not is_host and not table.seats_of(request.holder):
        raise Denied("refused-no-seat-held")
    if table.status != "over":
        raise Denied("refused-rematch-later")
    if bounds.used_up(table):
        raise Denied("refused-table-long")
    return just(gathered(request))


def make_link(table: Table, seat: int, code: str, request: Request) -> Decision:
    """Create a one-time link for a seat; `code` is the hash of its secret."""
    check_own(table, seat, request.holder)
    check_room(table, request.holder)
    return just(events.LinkMade(seat=seat, code=code, until=request.now + LINK_MINUTES * MINUTE))


def take_link(table: Table, code: str, request: Request) -> Decision:
    """Move a seat to the holder who presents a link."""
    seat, until = table.links.get(code, (-1, 0))
    if request.now >= until:
        raise Denied("refused-link-used")
    check_room(table, table.seats[seat].holder)
    return just(events.Handed(seat=seat, holder=request.holder, code=code))


def _speaker(table: Table, request: Request) -> int:
    own = table.seats_of(request.holder)
    if not own:
        raise Denied("refused-spectator")
    return own[0]
