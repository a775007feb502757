"""Moves: of people and bots, of chance after them, in races and throws; what is taken back; what the clock does."""

from __future__ import annotations

import math
import random

from kolmik.engine import NATURE, timed
from kolmik.engine.takeback import revealed_information

from .. import log, messages
from ..refusals import Denied
from ..table import CREDIT, METER_LIMIT, SkillMeter, Table
from .common import (
    STAND_IN,
    Decision,
    Stale,
    Who,
    check_own,
    check_playing,
    mark,
    perhaps_over,
    settle,
)

JITTER = 60  # milliseconds: what a line's delay may vary by


def move(table: Table, command: messages.Move, who: Who, now: int) -> Decision:
    given = mark(who, command.id)
    if given and given in table.ids:
        return Decision(repeated=table.ids[given])
    own = table.seats_of(who.holder)
    if not own:
        raise Denied("refused-no-seat-held")
    check_playing(table)
    if command.seen < table.changed:
        raise Stale("refused-stale")
    if table.meter:
        raise Denied("refused-about-to-throw")
    asked = table.timed_decision()
    if asked and asked.kind == "race":
        return claim(table, _asked_seat(table, own, asked.seats, command.seat), command.move, who, now, given)
    match = table.played.match
    if match.mover == NATURE and table.terms.deal == "people":
        seat = own[0] if command.seat is None else command.seat
        check_own(table, seat, who)
        return play(table, seat, command.move, now, given)
    seat = match.mover
    if seat not in own or command.seat not in (None, seat):
        raise Denied("refused-turn-of", name=table.seats[seat].name)
    decision = play(table, seat, command.move, now, given)
    if table.seats[seat].stand_in:
        decision.entries.insert(0, log.Returned(seat=seat))
        decision.after.insert(0, None)
    return decision


def play(table: Table, seat: int, words: str, now: int, given: str = "", bot: bool = False) -> Decision:
    """A move of whoever is on turn, and what chance does after it."""
    match = table.played.match.copy()
    match.play(words)
    said = table.game.words[match.moves[-1]]
    skilful = table.terms.throw == "skill" and not bot and table.terms.deal == "server"
    if skilful and match.mover == NATURE and table.game.skill and table.game.skill(match.opened, 50) is not None:
        periods = (random.randint(1100, 1700), random.randint(500, 900))
        phases = (random.randrange(360), random.randrange(360))
        aimed = log.Aimed(seat=seat, move=said, periods=periods, phases=phases, id=given)
        return Decision().add(aimed, match)
    first = len(match.moves) - 1
    if table.terms.deal == "server":
        settle(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return perhaps_over(Decision().add(log.Moved(seat=seat, moves=moves, id=given, bot=bot), match), match)


def claim(table: Table, seat: int, words: str, who: Who, now: int, given: str = "", bot: bool = False) -> Decision:
    """A secret choice in a race. Who has a slower line is credited with its delay."""
    if seat in table.claims:
        raise Denied("refused-chosen-already")
    match = table.played.match
    move = match.number(words)
    said = table.game.words[move]
    if said not in timed.allowed(match, seat):
        raise Denied("refused-not-a-choice", move=said)
    credit = min(who.delay, CREDIT)
    return Decision().add(log.Claimed(seat=seat, move=said, credit=credit, id=given, bot=bot))


def release(table: Table, command: messages.Release, who: Who, now: int) -> Decision:
    check_playing(table)
    meter = table.meter
    if meter is None:
        raise Denied("refused-nothing-to-throw")
    check_own(table, meter.seat, who)
    if command.seat not in (None, meter.seat):
        raise Denied("refused-throw-of", name=table.seats[meter.seat].name)
    elapsed = now - meter.began
    earliest = elapsed - min(who.delay, CREDIT) - JITTER
    after = max(0, min(max(command.after, earliest), elapsed, METER_LIMIT))
    return thrown(table, accuracy(meter, after))


def accuracy(meter: SkillMeter, after: int) -> int:
    """How near the middle the sight is, in percent, so many milliseconds after it began to swing."""
    long, short = (
        math.sin(2 * math.pi * (after / period + phase / 360))
        for period, phase in zip(meter.periods, meter.phases, strict=True)
    )
    return round(100 * (1 - abs(0.7 * long + 0.3 * short)))


def thrown(table: Table, percent: int) -> Decision:
    assert table.meter
    match = table.played.match.copy()
    first = len(match.moves)
    settle(match, table.played.dealer, percent)
    moves = [table.game.words[one] for one in match.moves[first:]]
    entry = log.Thrown(seat=table.meter.seat, accuracy=percent, moves=moves)
    return perhaps_over(Decision().add(entry, match), match)


def undo(table: Table, command: messages.Undo, who: Who, now: int) -> Decision:
    own = table.seats_of(who.holder)
    if not own:
        raise Denied("refused-no-seat-held")
    if table.status not in ("playing", "over") or not table.games:
        raise Denied("refused-undo-nothing")
    if command.seen < table.changed:
        raise Stale("refused-stale")
    match = table.played.match
    if not match.moves:
        raise Denied("refused-undo-no-move")
    left = len(match.moves) - 1
    if table.terms.deal == "people":
        return Decision().add(log.Undone(seat=own[0], left=left), match.after(left))
    refusal = why_not_undo(table, own)
    if refusal:
        raise Denied(refusal)
    return Decision().add(log.Undone(seat=match.movers[left], left=left), match.after(left))


def why_not_undo(table: Table, own: list[int]) -> str:
    """The message why the last move may not be taken back by who holds these seats, "" if it may: nothing was seen."""
    if table.status != "playing" or not table.played.match.moves:
        return "refused-undo-nothing"
    if table.meter or table.claims:
        return "refused-undo-begun"
    match = table.played.match
    last = len(match.moves) - 1
    seat = match.movers[last]
    if seat == NATURE:
        return "refused-undo-chance"
    if seat not in own:
        return "refused-undo-not-own"
    heard = [match.game.tell(match.after(last).opened, match.moves[last], seat)] if match.game.tell else None
    if heard is not None and revealed_information(match, last, seat, heard):
        return "refused-undo-seen"
    return ""


def _asked_seat(table: Table, own: list[int], asked: tuple[int, ...], wanted: int | None) -> int:
    mine = [seat for seat in asked if seat in own and seat not in table.claims]
    if wanted is not None:
        if wanted not in own:
            raise Denied("refused-not-yours", seat=str(wanted))
        return wanted if wanted in asked else _not_asked()
    return mine[0] if mine else _not_asked() if not set(asked) & set(own) else next(s for s in asked if s in own)


def _not_asked() -> int:
    raise Denied("refused-not-asked")


# --- what the clock does ---


def when_due(table: Table, now: int) -> Decision | None:
    """What happens because nobody did anything in time; None if it is not yet time."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    if table.meter:
        return thrown(table, 50)
    asked = table.timed_decision()
    if asked is None:
        seat = table.played.match.mover
        return Decision().add(log.TookOver(seat=seat, level=STAND_IN, why="time"))
    if asked.kind != "race":
        return play(table, asked.seats[0], asked.otherwise, now)
    return race(table, asked)


def race(table: Table, asked: timed.TimedDecision) -> Decision:
    """All choices in the order of the rules; who did not choose sits out; the fastest is the fastest."""
    match = table.played.match.copy()
    first = len(match.moves)
    match.play(*timed.together(match, {seat: claim.move for seat, claim in table.claims.items()}))
    clock = None
    if match.mover == NATURE:
        racing = {seat: claim for seat, claim in table.claims.items() if claim.move != asked.otherwise}
        fastest = min(racing, key=lambda seat: (racing[seat].at - racing[seat].credit, list(racing).index(seat)))
        clock = len(match.moves) - first
        match.play(asked.first.format(seat=fastest))
    settle(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return perhaps_over(Decision().add(log.Raced(moves=moves, clock=clock), match), match)


def away(table: Table, seat: int) -> Decision:
    """Somebody who is not there lets others wait."""
    return Decision().add(log.TookOver(seat=seat, level=STAND_IN, why="away"))
