"""What all decisions share: the request, its outcome, and the usual checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from random import Random
from typing import Concatenate, NamedTuple, ParamSpec

from kolmik.bots import LEVELS
from kolmik.engine import NATURE, fair
from kolmik.engine.match import Match

from .. import bounds, clocks, events
from ..events import AnyEvent
from ..refusals import Denied, Stale, sentence
from ..table import Table

STAND_IN = "club"  # level of a bot that plays for a person
SECRET_BYTES = 32

Given = ParamSpec("Given")


class Request(NamedTuple):
    """Who asks, when, and the source of randomness for what comes of it."""

    holder: str  # hash of the token
    now: int  # milliseconds
    rng: Random
    latency: int = 0  # milliseconds there and back
    present: frozenset[int] = frozenset()  # the seats whose players are connected, where the decision depends on it


class Step(NamedTuple):
    """An event to store, and the match after it where the decision has it already."""

    event: AnyEvent
    match: Match | None = None


class Decision(NamedTuple):
    """The events that carry out a command; none where it was carried out before."""

    steps: Sequence[Step]
    repeated: int | None = None  # the number of the event the same command became before

    @property
    def main(self) -> int:
        """The index of the event the command asked for; a return before it and an end after it come along."""
        for at, step in enumerate(self.steps):
            if not isinstance(step.event, events.Returned):
                return at
        return 0


def just(event: AnyEvent, match: Match | None = None) -> Decision:
    """Return a decision of one event."""
    return Decision((Step(event, match),))


def with_outcome(event: AnyEvent, match: Match) -> Decision:
    """Return a decision of one event, and of the end of the game where the match is over."""
    outcome = match.outcome
    if outcome is None:
        return just(event, match)
    ended = events.Ended(reason=outcome.reason, scores=list(outcome.scores), winners=list(outcome.winners))
    return Decision((Step(event, match), Step(ended)))


def deal(match: Match, dealer: fair.Dealer | None, accuracy: int | None = None) -> None:
    """Make nature's moves until a player has to decide, at a player's accuracy where one is given."""
    assert dealer
    if accuracy is None:
        dealer.resolve_chance(match)
    while match.mover == NATURE:
        match.play_number(dealer.draw(match, accuracy))


def command_key(request: Request, command: str) -> str:
    """Return the id of a command as it is stored: ids of different clients never meet."""
    return f"{request.holder[:12]}:{command}" if command else ""


def closes_long_games(
    decide: Callable[Concatenate[Table, Given], Decision],
) -> Callable[Concatenate[Table, Given], Decision]:
    """Make a decision close the table instead, where the game has got too long to go on."""

    @wraps(decide)
    def bounded(table: Table, /, *given: Given.args, **named: Given.kwargs) -> Decision:
        if bounds.too_long(table):
            return just(events.Aborted(why=f"{sentence('happened-aborted-long')}.", cause="long"))
        return decide(table, *given, **named)

    return bounded


def check_room(table: Table, holder: str) -> None:
    """Refuse what is no move where too much of that has happened during this game."""
    if bounds.crowded(table, holder):
        raise Denied("refused-table-full")


def check_time_left(table: Table, seat: int, now: int) -> None:
    """Refuse to give a seat back to a player whose time is used up."""
    if clocks.is_up(table, seat, now):
        raise Denied("refused-time-up")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Denied("refused-seat-number", last=str(table.players - 1), seat=str(seat))


def check_own(table: Table, seat: int, holder: str) -> None:
    check_seat(table, seat)
    if seat not in table.seats_of(holder):
        raise Denied("refused-not-yours", seat=str(seat))


def check_host(table: Table, holder: str) -> None:
    if not holder or holder != table.host:
        raise Denied("refused-host-only")


def check_not_starting(table: Table) -> None:
    """Nobody sits down or stands up while the players contribute to the deal."""
    if table.starting:
        raise Denied("refused-dealing")


def check_seen(table: Table, seen: int) -> None:
    """The client knows the current position: not an older one, and not one of a history that a backup has replaced."""
    if not table.changed <= seen <= table.number:
        raise Stale("refused-stale")


def check_in_play(table: Table) -> None:
    if table.in_play:
        return
    raise Denied(
        {
            "gathering": "refused-not-begun",
            "paused": "refused-paused",
            "over": "refused-over",
            "aborted": "refused-closed",
        }[table.status]
    )


assert STAND_IN in LEVELS
