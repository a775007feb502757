"""What each event does to a table. Nothing else changes one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from kolmik.engine import registry
from kolmik.engine.match import Match, Outcome
from kolmik.engine.meter import Swing
from kolmik.engine.proof import StarterRule

from . import clocks, events
from .events import AnyEvent
from .names import bot_name
from .refusals import Denied
from .table import SECOND, Claim, Played, Seat, SkillMeter, Starting, Table

REMEMBERED_SAYINGS = 30


class Unplayable(Denied):
    """The table belongs to a game or a rules version this release does not have: it can be read, not played."""


class Delta(NamedTuple):
    """One event, and the table before and after it."""

    event: AnyEvent
    at: int  # milliseconds
    before: Table
    after: Table


def advance(table: Table, event: AnyEvent, at: int, match: Match | None = None) -> Delta:
    """Apply an event to a fork of the table. `match` is the match after the event, where the caller has it already."""
    after = table.fork()
    apply(after, event, at, match)
    return Delta(event, at, table, after)


def load(table: str, stored: Iterable[tuple[AnyEvent, int]]) -> Table:
    """Return the table that these events, each with its time, fold into."""
    loaded = Table(table)
    for event, at in stored:
        apply(loaded, event, at)
    return loaded


def apply(table: Table, event: AnyEvent, at: int, match: Match | None = None) -> None:
    """Apply an event in place."""
    table.number += 1
    if isinstance(event, events.GAME_EVENTS):
        table.game_events += 1
    else:
        table.other_events += 1
    table.forget_timed_decision()
    _APPLY[type(event)](table, event, at, match)
    table.forget_timed_decision()


# --- gathering ---


def _created(table: Table, event: events.Created, at: int, _match: Match | None) -> None:
    table.created = at
    table.game_name, table.rules, table.version = event.game, event.rules, event.version
    table.terms = event.terms
    table.edition, table.options = event.edition, event.options
    table.host = event.host
    table.seats = (Seat(),) * event.players
    table.game = registry.game(event.game)
    if table.game.version != event.rules:
        raise Unplayable(
            "refused-other-rules", game=table.game.title, theirs=str(event.rules), ours=str(table.game.version)
        )


def _gathered(table: Table, event: events.Gathered, at: int, _match: Match | None) -> None:
    table.status = "gathering"
    table.game_events = table.other_events = 0
    table.secret = bytes.fromhex(event.secret)
    table.starting = None
    table.seats = tuple(  # a seat that declined has declined for all games
        replace(seat, client_seed="", seed_hash="" if seat.seed_hash == "" else None) for seat in table.seats
    )


def _sat(table: Table, event: events.Sat, at: int, _match: Match | None) -> None:
    kind = "program" if event.program else "person"
    _set_seat(table, event.seat, Seat(kind, event.name, holder=event.holder, client_seed=event.client_seed))


def _bot_sat(table: Table, event: events.BotSat, at: int, _match: Match | None) -> None:
    before = table.seats[event.seat]
    taken = {other.name for number, other in enumerate(table.seats) if number != event.seat}
    name = before.name if table.status in ("playing", "paused") else bot_name(taken)
    bot = Seat("bot", name, event.level, client_seed=before.client_seed, seed_hash=before.seed_hash)
    _set_seat(table, event.seat, bot)
    _drop_links(table, event.seat)
    clocks.decider_changed(table, at)


def _stood(table: Table, event: events.Stood, at: int, _match: Match | None) -> None:
    _set_seat(table, event.seat, Seat())
    _drop_links(table, event.seat)


def _seed_hash_given(table: Table, event: events.SeedHashGiven, at: int, _match: Match | None) -> None:
    _set_seat(table, event.seat, replace(table.seats[event.seat], seed_hash=event.hash))


def _start_asked(table: Table, event: events.StartAsked, at: int, _match: Match | None) -> None:
    table.starting = Starting(at, tuple(event.seats), fixed=False)


def _hashes_fixed(table: Table, event: events.HashesFixed, at: int, _match: Match | None) -> None:
    table.seats = tuple(replace(seat, client_seed="") for seat in table.seats)  # given before there were hashes
    table.starting = Starting(at, tuple(n for n, seat in enumerate(table.seats) if seat.seed_hash), fixed=True)


def _client_seed_given(table: Table, event: events.ClientSeedGiven, at: int, _match: Match | None) -> None:
    _set_seat(table, event.seat, replace(table.seats[event.seat], client_seed=event.seed))


def _started(table: Table, event: events.Started, at: int, match: Match | None) -> None:
    if match is None:
        match = Match(table.setting(event.starter))
        match.follow(*event.moves)
    dealer = table.dealer() if table.terms.deal == "server" else None
    number, table.earlier = table.game_number, table.games
    table.played = Played(
        match,
        number,
        table.secret,
        tuple(table.client_seeds),
        dealer,
        seed_hashes=tuple(seat.seed_hash or "" for seat in table.seats),
        starter_rule=StarterRule.read(event.rule) if event.rule else None,
    )
    table.starting = None
    table.owns_match = True
    table.status = "playing"
    clock = table.terms.clock
    table.left = (clock.seconds * SECOND if clock else 0,) * table.players
    table.strict, table.moment = event.strict, None
    _game_changed(table, at)


# --- moves ---


def _moved(table: Table, event: events.Moved, at: int, match: Match | None) -> None:
    clocks.note_moment(table, event.bot)
    clocks.spend(table, at)
    _play(table, event.moves, match)
    _remember(table, event.id)
    _game_changed(table, at)


def _claimed(table: Table, event: events.Claimed, at: int, _match: Match | None) -> None:
    table.claims = {**table.claims, event.seat: Claim(event.move, at, event.credit)}
    _remember(table, event.id)


def _raced(table: Table, event: events.Raced, at: int, match: Match | None) -> None:
    if event.clock is not None:
        clocked = (*table.played.clocked, len(table.played.match.moves) + event.clock)
        _set_played(table, clocked=clocked)
    clocks.note_moment(table)
    _play(table, event.moves, match)
    _game_changed(table, at)


def _meter_started(table: Table, event: events.MeterStarted, at: int, match: Match | None) -> None:
    clocks.note_moment(table)
    clocks.spend(table, at)
    _play(table, [event.move], match)
    _remember(table, event.id)
    _game_changed(table, at)
    table.meter = SkillMeter(event.seat, at, event.periods, event.phases)
    if event.derived:
        swing = Swing(event.periods, event.phases)
        _set_played(table, meters={**table.played.meters, len(table.played.match.moves): swing})


def _meter_stopped(table: Table, event: events.MeterStopped, at: int, match: Match | None) -> None:
    played = table.played
    _set_played(table, accuracies={**played.accuracies, len(played.match.moves): event.accuracy})
    clocks.note_moment(table)
    _play(table, event.moves, match)
    _game_changed(table, at)


def _undone(table: Table, event: events.Undone, at: int, match: Match | None) -> None:
    _set_played(table, match=match or table.played.match.after(event.left))
    table.owns_match = True
    if table.status == "over":
        table.status = "playing"
        _set_played(table, outcome=None)
    _game_changed(table, at)
    clocks.undo(table, event.left)


# --- players who come and go ---


def _took_over(table: Table, event: events.TookOver, at: int, _match: Match | None) -> None:
    clocks.leave(table, event.seat, at)
    seat = replace(table.seats[event.seat], stand_in=event.level, why=event.why, away_since=at)
    _set_seat(table, event.seat, seat)
    clocks.decider_changed(table, at)


def _returned(table: Table, event: events.Returned, at: int, _match: Match | None) -> None:
    clocks.come_back(table, event.seat, at)
    _set_seat(table, event.seat, replace(table.seats[event.seat], stand_in="", why="", away_since=0))
    clocks.decider_changed(table, at)


def _handed(table: Table, event: events.Handed, at: int, _match: Match | None) -> None:
    table.links = {code: link for code, link in table.links.items() if code != event.code}
    before = table.seats[event.seat].holder
    seat = replace(table.seats[event.seat], holder=event.holder)
    if table.stage == "open":
        seat = replace(seat, seed_hash=None)  # the other device does not know the seed
    _set_seat(table, event.seat, seat)
    if before == table.host and not table.seats_of(before):  # the host has moved to the other device altogether
        table.host = event.holder


def _link_made(table: Table, event: events.LinkMade, at: int, _match: Match | None) -> None:
    _drop_links(table, event.seat)
    valid = {code: link for code, link in table.links.items() if link[1] > at}
    table.links = {**valid, event.code: (event.seat, event.until)}


# --- the table itself ---


def _paused(table: Table, event: events.Paused, at: int, _match: Match | None) -> None:
    table.status = "paused"
    table.paused_at = at


def _resumed(table: Table, event: events.Resumed, at: int, _match: Match | None) -> None:
    table.status = "playing"
    _put_off(table, at - table.paused_at)


def _interrupted(table: Table, event: events.Interrupted, at: int, _match: Match | None) -> None:
    _put_off(table, event.by)
    table.links = {code: (seat, until + event.by) for code, (seat, until) in table.links.items()}
    if table.starting:
        table.starting = table.starting._replace(since=table.starting.since + event.by)


def _spoke(table: Table, event: events.Spoke, at: int, _match: Match | None) -> None:
    said = {"seat": event.seat, "name": table.seats[event.seat].name, "at": at}
    said |= {"phrase": event.phrase} if event.phrase else {"text": event.text}
    table.said = (*table.said, said)[-REMEMBERED_SAYINGS:]


def _ended(table: Table, event: events.Ended, at: int, _match: Match | None) -> None:
    _set_played(table, outcome=Outcome(event.reason, tuple(event.scores), tuple(event.winners)))
    table.status = "over"
    table.seats = tuple(seat if seat.why == "left" else replace(seat, stand_in="", why="") for seat in table.seats)


def _aborted(table: Table, event: events.Aborted, at: int, _match: Match | None) -> None:
    table.status = "aborted"
    table.starting = None
    table.why_aborted, table.cause = event.why, event.cause or "host"


# --- shared steps ---


def _set_seat(table: Table, number: int, seat: Seat) -> None:
    table.seats = (*table.seats[:number], seat, *table.seats[number + 1 :])


def _set_played(table: Table, **changes: Any) -> None:
    table.played = table.played._replace(**changes)


def _set_match(table: Table, match: Match) -> None:
    """Put the match after a move in place. This happens at every move, and `_replace` takes three times as long."""
    old = table.played
    table.played = Played(
        match,
        old.number,
        old.secret,
        old.client_seeds,
        old.dealer,
        old.accuracies,
        old.clocked,
        old.outcome,
        old.seed_hashes,
        old.starter_rule,
        old.meters,
    )


def _play(table: Table, moves: list[str], match: Match | None) -> None:
    """Put the match after these moves in place."""
    if match is None:
        match = table.played.match if table.owns_match else table.played.match.copy()
        match.follow(*moves)
    table.owns_match = True
    if match is not table.played.match:
        _set_match(table, match)


def _drop_links(table: Table, seat: int) -> None:
    """Links of a former holder must not move the next one."""
    table.links = {code: link for code, link in table.links.items() if link[0] != seat}


def _game_changed(table: Table, at: int) -> None:
    """The next decision begins."""
    table.changed = table.number
    table.since = at
    table.claims = {}
    table.meter = None


def _put_off(table: Table, by: int) -> None:
    """The current decision began that many milliseconds later."""
    table.since += by
    table.paused_for += by
    table.seats = tuple(
        replace(seat, away_since=seat.away_since + by) if seat.stand_in else seat for seat in table.seats
    )
    table.claims = {seat: replace(claim, at=claim.at + by) for seat, claim in table.claims.items()}
    if table.meter:
        table.meter = replace(table.meter, began=table.meter.began + by)


def _remember(table: Table, command: str) -> None:
    if command:
        table.ids = table.ids.adding(command, table.number)


_APPLY: dict[type, Callable[[Table, Any, int, Match | None], None]] = {
    events.Created: _created,
    events.Gathered: _gathered,
    events.Sat: _sat,
    events.BotSat: _bot_sat,
    events.Stood: _stood,
    events.SeedHashGiven: _seed_hash_given,
    events.StartAsked: _start_asked,
    events.HashesFixed: _hashes_fixed,
    events.ClientSeedGiven: _client_seed_given,
    events.Started: _started,
    events.Moved: _moved,
    events.Claimed: _claimed,
    events.Raced: _raced,
    events.MeterStarted: _meter_started,
    events.MeterStopped: _meter_stopped,
    events.Undone: _undone,
    events.TookOver: _took_over,
    events.Returned: _returned,
    events.Handed: _handed,
    events.LinkMade: _link_made,
    events.Paused: _paused,
    events.Resumed: _resumed,
    events.Interrupted: _interrupted,
    events.Spoke: _spoke,
    events.Ended: _ended,
    events.Aborted: _aborted,
}
