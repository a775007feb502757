"""Moves: of people, bots and nature, timed decisions and decisions of skill, undo, and what the clock decides."""

from __future__ import annotations

import math

from kolmik.engine import NATURE, timed
from kolmik.engine.meter import swing
from kolmik.engine.takeback import revealed_information
from kolmik.engine.timed import TimedDecision
from kolmik.protocol import messages

from .. import clocks, events
from ..refusals import Denied
from ..table import MAX_CREDIT, METER_LIMIT, SkillMeter, Table
from .common import (
    STAND_IN,
    Decision,
    Request,
    Step,
    check_in_play,
    check_own,
    check_seen,
    check_time_left,
    closes_long_games,
    command_key,
    deal,
    just,
    with_outcome,
)
from .starting import when_time_is_up

JITTER = 60  # milliseconds by which a connection's latency may vary
EVEN_ACCURACY = 50  # percent: nature's plain odds


def move(table: Table, command: messages.Move, request: Request) -> Decision:
    key = command_key(request, command.id)
    if key and (number := table.ids.get(key)) is not None:
        return Decision((), repeated=number)
    own = table.seats_of(request.holder)
    if not own:
        raise Denied("refused-no-seat-held")
    check_seen(table, command.seen)  # first of all: the current state explains every other refusal
    check_in_play(table)
    if table.meter:
        raise Denied("refused-meter-running")
    asked = table.timed_decision()
    if asked and asked.simultaneous:
        return claim(table, _claiming_seat(table, own, asked.seats, command.seat), command.move, request.latency, key)
    match = table.played.match
    if match.mover == NATURE and table.terms.deal == "people":
        seat = own[0] if command.seat is None else command.seat
        check_own(table, seat, request.holder)
        return play(table, seat, command.move, request, key)
    seat = match.mover
    if seat not in own or command.seat not in (None, seat):
        raise Denied("refused-turn-of", name=table.seats[seat].name)
    if table.seats[seat].stand_in:
        check_time_left(table, seat, request.now)
    decision = play(table, seat, command.move, request, key)
    if table.seats[seat].stand_in:
        return Decision((Step(events.Returned(seat=seat)), *decision.steps))
    return decision


@closes_long_games
def play(table: Table, seat: int, words: str, request: Request, key: str = "", bot: bool = False) -> Decision:
    """Return a move of the seat on turn, and nature's moves after it."""
    match = table.played.match.copy()
    match.play(words)
    words = table.game.words[match.moves[-1]]
    by_skill = table.terms.skill == "skill" and not bot and table.terms.deal == "server"
    if by_skill and match.mover == NATURE and match.skill(EVEN_ACCURACY) is not None:
        assert table.played.dealer
        periods, phases = swing(table.played.dealer.key, len(match.moves))
        return just(
            events.MeterStarted(seat=seat, move=words, periods=periods, phases=phases, id=key, derived=True), match
        )
    first = len(match.moves) - 1
    if table.terms.deal == "server":
        deal(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return with_outcome(events.Moved(seat=seat, moves=moves, id=key, bot=bot), match)


@closes_long_games
def claim(table: Table, seat: int, words: str, latency: int = 0, key: str = "", bot: bool = False) -> Decision:
    """Return a secret choice in a simultaneous decision, credited with the latency of the connection."""
    if seat in table.claims:
        raise Denied("refused-chosen-already")
    match = table.played.match
    words = table.game.words[match.number(words)]
    if words not in timed.allowed(match, seat):
        raise Denied("refused-not-a-choice", move=words)
    return just(events.Claimed(seat=seat, move=words, credit=min(latency, MAX_CREDIT), id=key, bot=bot))


def release(table: Table, command: messages.Release, request: Request) -> Decision:
    """Stop the skill meter. The time the client claims is trusted only within its latency."""
    check_in_play(table)
    meter = table.meter
    if meter is None:
        raise Denied("refused-no-meter")
    check_own(table, meter.seat, request.holder)
    if command.seat not in (None, meter.seat):
        raise Denied("refused-meter-of", name=table.seats[meter.seat].name)
    elapsed = request.now - meter.began
    earliest = elapsed - min(request.latency, MAX_CREDIT) - JITTER
    after = max(0, min(max(command.after, earliest), elapsed, METER_LIMIT))
    return stop_meter(table, meter.seat, accuracy(meter, after))


def accuracy(meter: SkillMeter, after: int) -> int:
    """Return how near the middle the meter is, in percent, that many milliseconds after it started."""
    long, short = (
        math.sin(2 * math.pi * (after / period + phase / 360))
        for period, phase in zip(meter.periods, meter.phases, strict=True)
    )
    return round(100 * (1 - abs(0.7 * long + 0.3 * short)))


@closes_long_games
def stop_meter(table: Table, seat: int, percent: int) -> Decision:
    """Return nature's moves at an accuracy."""
    match = table.played.match.copy()
    first = len(match.moves)
    deal(match, table.played.dealer, percent)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return with_outcome(events.MeterStopped(seat=seat, accuracy=percent, moves=moves), match)


def undo(table: Table, command: messages.Undo, request: Request) -> Decision:
    own = table.seats_of(request.holder)
    if not own:
        raise Denied("refused-no-seat-held")
    if table.status not in ("playing", "over") or not table.begun:
        raise Denied("refused-undo-nothing")
    check_seen(table, command.seen)
    match = table.played.match
    if not match.moves:
        raise Denied("refused-undo-no-move")
    left = len(match.moves) - 1
    if table.terms.deal == "people":
        return _taken_back(table, own[0], left)
    refusal = why_not_undo(table, own)
    if refusal:
        raise Denied(refusal)
    if clocks.is_up_after_undo(table, left, match.movers[left], request.now):
        raise Denied("refused-time-up")
    return _taken_back(table, match.movers[left], left)


@closes_long_games
def _taken_back(table: Table, seat: int, left: int) -> Decision:
    return just(events.Undone(seat=seat, left=left), table.played.match.after(left))


def why_not_undo(table: Table, own: list[int]) -> str:
    """Return the message that says why the holder of these seats may not undo the last move, "" if they may."""
    if table.status != "playing" or not table.played.match.moves:
        return "refused-undo-nothing"
    timed_decision = table.timed_decision()
    if table.meter or (timed_decision and timed_decision.simultaneous):  # whether anybody has chosen is secret
        return "refused-undo-begun"
    match = table.played.match
    last = len(match.moves) - 1
    seat = match.movers[last]
    if seat == NATURE:
        return "refused-undo-chance"
    if seat not in own:
        return "refused-undo-not-own"
    moment = clocks.before_move(table, last)
    if moment and moment.by_bot:  # it would show what a strong player does, where hints may be off
        return "refused-undo-bot"
    in_words = [match.game.tell(match.after(last).opened, match.moves[last], seat)] if match.game.tell else None
    if in_words is not None and revealed_information(match, last, seat, in_words):
        return "refused-undo-seen"
    return ""


def _claiming_seat(table: Table, own: list[int], asked: tuple[int, ...], wanted: int | None) -> int:
    """Return the seat a choice is for: the one named, or the first of the holder's that has not chosen."""
    if wanted is not None and wanted not in own:
        raise Denied("refused-not-yours", seat=str(wanted))
    mine = [seat for seat in asked if seat in own and wanted in (None, seat)]
    if not mine:
        raise Denied("refused-not-asked")
    return next((seat for seat in mine if seat not in table.claims), mine[0])


# --- what the clock decides ---


def interrupted(table: Table, by: int) -> Decision | None:
    """Return that nobody could play for that many milliseconds; None if no clock was running."""
    return just(events.Interrupted(by=by)) if by > 0 and table.deadline() is not None else None


def when_due(table: Table, request: Request) -> Decision | None:
    """Return what happens because no player acted in time; None if nothing is due yet."""
    deadline = table.deadline()
    if deadline is None or request.now < deadline:
        return None
    if table.starting:
        return when_time_is_up(table)
    if table.meter:
        return stop_meter(table, table.meter.seat, EVEN_ACCURACY)
    asked = table.timed_decision()
    if asked is None:
        seat = table.played.match.mover
        return just(events.TookOver(seat=seat, level=STAND_IN, why="time"))
    if not asked.simultaneous:
        return play(table, asked.seats[0], asked.otherwise, request)
    return resolve(table, asked)


@closes_long_games
def resolve(table: Table, asked: TimedDecision) -> Decision:
    """Resolve a simultaneous decision: all choices in the order of the rules; the clock says who was fastest."""
    match = table.played.match.copy()
    first = len(match.moves)
    match.play(*timed.together(match, {seat: claim.move for seat, claim in table.claims.items()}))
    clock = None
    if match.mover == NATURE:
        racing = {seat: claim for seat, claim in table.claims.items() if claim.move != asked.otherwise}
        fastest = min(racing, key=lambda seat: (racing[seat].at - racing[seat].credit, list(racing).index(seat)))
        clock = len(match.moves) - first
        match.play(asked.first.format(seat=fastest))
    deal(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return with_outcome(events.Raced(moves=moves, clock=clock), match)
