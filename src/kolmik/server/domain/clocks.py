"""The clocks of a table. At a strict table no move, undo, leave or return gains time.

Every millisecond of a decision belongs to the seat on turn. An undo puts the clocks where they would be if the move had
never been made. While a bot decides for a player, the time still belongs to the player if they take the decision back.
Tables are strict since their last game began under these rules; the others follow the earlier ones.

Only `fold` calls what changes a table.
"""

from __future__ import annotations

from kolmik.protocol.messages import Clock

from .table import SECOND, Moment, Table

MOST_BOT_TIME = 10 * SECOND  # a bot decides faster; beyond that a returning player is not charged for it
LEAST_LEFT = 10 * SECOND  # at tables that are not strict: for each move, once the time for the game is used up


def note_moment(table: Table, by_bot: bool = False) -> None:
    """Keep what an undo needs, before a move."""
    since = table.since - table.paused_for
    table.moment = Moment(len(table.played.match.moves), since, table.left, by_bot, table.moment)


def before_move(table: Table, moves: int) -> Moment | None:
    """Return what was kept before the move that undoing to this many moves takes back."""
    moment = table.moment
    while moment and moment.moves > moves:
        moment = moment.earlier
    return moment


def undo(table: Table, moves: int) -> None:
    """Let the clocks go on as if the moves after these had never been made."""
    if (moment := before_move(table, moves)) is None:
        return
    table.moment = moment.earlier
    if table.strict and table.terms.clock:
        table.since, table.left = moment.since + table.paused_for, moment.left


def leave(table: Table, seat: int, at: int) -> None:
    """A bot takes over. At a strict table the clock is charged later: when the bot moves, or the player returns."""
    clock = table.terms.clock
    if clock and clock.kind == "game" and not table.strict and _runs_for(table, seat):
        _set_left(table, seat, max(0, table.left[seat] - (at - table.since)))


def come_back(table: Table, seat: int, at: int) -> None:
    """The player takes the seat back from a bot."""
    if not table.strict:
        if table.left:
            _set_left(table, seat, max(table.left[seat], _least_left(table)))
    elif table.terms.clock and _runs_for(table, seat):
        table.since = resumed(table, seat, at)


def resumed(table: Table, seat: int, at: int) -> int:
    """Return when the decision of a returning player began, as the clock counts."""
    away = max(table.seats[seat].away_since, table.since)
    return table.since + max(0, at - away - MOST_BOT_TIME)


def is_up(table: Table, seat: int, at: int) -> bool:
    """Whether a player a bot plays for has no time left to come back to."""
    clock = table.terms.clock
    if not table.strict or clock is None or not table.in_play:
        return False
    if _runs_for(table, seat):
        return at >= resumed(table, seat, at) + table.time_for(clock, seat)
    return clock.kind == "game" and not table.left[seat]


def is_up_after_undo(table: Table, moves: int, seat: int, at: int) -> bool:
    """Whether the time of a seat would be used up if it took its last move back."""
    clock, moment = table.terms.clock, before_move(table, moves)
    if not table.strict or clock is None or moment is None:
        return False
    time = clock.seconds * SECOND if clock.kind == "move" else moment.left[seat]
    return at >= moment.since + table.paused_for + time


def decider_changed(table: Table, at: int) -> None:
    """Another player decides from now on. A strict clock and one for each move keep running."""
    clock = table.terms.clock
    keeps_running = clock and (table.strict or clock.kind == "move")
    if table.in_play and not keeps_running and not table.timed_decision():
        table.since = at


def spend(table: Table, at: int) -> None:
    """Take the time of the mover from the clock, and add the increment."""
    clock, mover = table.terms.clock, table.played.match.mover
    if clock is None or mover < 0:
        return
    if table.strict:
        _spend_strictly(table, clock, mover, at)
    elif not table.seats[mover].bot:
        left = table.left[mover] - (at - table.since) + clock.increment * SECOND
        _set_left(table, mover, max(left, _least_left(table)))


def _spend_strictly(table: Table, clock: Clock, mover: int, at: int) -> None:
    """Charge the player up to when a bot took over. The increment is for those who move themselves."""
    seat = table.seats[mover]
    if seat.level:
        return
    spent = (min(seat.away_since, at) if seat.stand_in else at) - table.since
    increment = 0 if seat.stand_in else clock.increment * SECOND
    _set_left(table, mover, max(0, table.left[mover] - max(0, spent)) + increment)


def _runs_for(table: Table, seat: int) -> bool:
    """Whether the clock of a seat is running."""
    return table.in_play and seat == table.played.match.mover and not table.meter and not table.timed_decision()


def _set_left(table: Table, seat: int, left: int) -> None:
    table.left = (*table.left[:seat], left, *table.left[seat + 1 :])


def _least_left(table: Table) -> int:
    return LEAST_LEFT if table.terms.clock and table.terms.clock.kind == "game" else 0
