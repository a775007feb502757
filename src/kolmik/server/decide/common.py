"""What all decisions share: who asks, what comes of it, and what is checked again and again."""

from __future__ import annotations

from dataclasses import dataclass, field

from kolmik.bots import LEVELS
from kolmik.engine import NATURE, fair
from kolmik.engine.match import Match

from .. import log
from ..refusals import Denied
from ..table import Table

STAND_IN = "club"  # the level of a bot that plays for a person


class Stale(Denied):
    """The game had gone on when this was asked."""


@dataclass(frozen=True)
class Who:
    """Who asks: the hash of the token, and how long the line takes there and back."""

    holder: str
    delay: int = 0


@dataclass
class Decision:
    entries: list[log.Entry] = field(default_factory=list)
    after: list[Match | None] = field(default_factory=list)  # by entry: the match after it, where it is known
    repeated: int | None = None  # it was done before: the event that has it

    @property
    def main(self) -> int:
        """Which of the entries is what was asked: a return to the seat before it and the end after it come along."""
        return next((at for at, entry in enumerate(self.entries) if not isinstance(entry, log.Returned)), 0)

    def add(self, entry: log.Entry, after: Match | None = None) -> Decision:
        self.entries.append(entry)
        self.after.append(after)
        return self


def settle(match: Match, dealer: fair.Dealer | None, percent: int | None = None) -> None:
    """Chance moves till a player has to decide."""
    assert dealer
    if percent is None:
        dealer.resolve_chance(match)
    while match.mover == NATURE:
        match.play_number(dealer.draw(match, percent))


def perhaps_over(decision: Decision, match: Match) -> Decision:
    outcome = match.outcome
    if outcome:
        ended = log.Ended(reason=outcome.reason, scores=list(outcome.scores), winners=list(outcome.winners))
        decision.add(ended)
    return decision


def mark(who: Who, given: str) -> str:
    """Ids are the client's own: those of others do not meet them."""
    return f"{who.holder[:12]}:{given}" if given else ""


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Denied("refused-seat-number", last=str(table.players - 1), seat=str(seat))


def check_own(table: Table, seat: int, who: Who) -> None:
    check_seat(table, seat)
    if seat not in table.seats_of(who.holder):
        raise Denied("refused-not-yours", seat=str(seat))


def check_host(table: Table, who: Who) -> None:
    if not who.holder or who.holder != table.host:
        raise Denied("refused-host-only")


def check_playing(table: Table) -> None:
    if table.live:
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
