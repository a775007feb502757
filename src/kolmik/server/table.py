"""A table: what its events come to. Only `apply` changes it, and nothing here reads a clock, draws or stores.

Times are milliseconds since 1970, as the events carry them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from kolmik.engine import Game, fair, registry
from kolmik.engine.match import Match, Outcome, Setting
from kolmik.engine.series import Standing, next_starter, standing
from kolmik.engine.timed import TimedDecision

from . import log
from .messages import Terms
from .names import name_of_bot
from .refusals import Denied

REMEMBERED = 200  # ids of moves, so that one that is sent again changes nothing
SAYINGS = 30
METER_LIMIT = 10_000  # then the bird flies by itself
CREDIT = 400  # the longest delay of a line that is made good
SECOND = 1000
_UNKNOWN = TimedDecision("", (), "", 0)  # nobody has asked yet


class Unplayable(Denied):
    """A table of a game or of rules that this release does not have: it can be read, not played on."""


@dataclass(slots=True)
class Seat:
    kind: str = "open"  # "open", "person", "program" or "bot"
    name: str = ""
    level: str = ""  # of a bot
    holder: str = ""  # the hash of who holds it
    luck: str = ""
    stand_in: str = ""  # the level of the bot that plays for its holder
    why: str = ""  # why it does

    @property
    def bot(self) -> str:
        """The level of the bot that plays here, "" for none."""
        return self.level or self.stand_in


@dataclass(slots=True)
class Claim:
    move: str
    at: int
    credit: int


@dataclass(slots=True)
class SkillMeter:
    """How the sight of a thrower swings: the sum of two swings."""

    seat: int
    began: int
    periods: tuple[int, int]
    phases: tuple[int, int]


@dataclass(slots=True)
class Played:
    """One game at a table, while it is played and after."""

    match: Match
    number: int
    began: int
    accuracies: dict[int, int] = field(default_factory=dict)  # by number of the move from which on it counted
    clocked: list[int] = field(default_factory=list)  # moves of chance that the clock decided
    outcome: Outcome | None = None
    secret: bytes = b""
    numbers: tuple[str, ...] = ()
    dealer: fair.Dealer | None = None  # where the server deals
    times: list[int] = field(default_factory=list)  # when each event of it came: its number of moves, the time


class Table:
    def __init__(self, table: str) -> None:
        self.id = table
        self.number = 0  # of the last event
        self.changed = 0  # of the last event that changed the game: a move, a start, something taken back
        self.status = "gathering"
        self.seats: list[Seat] = []
        self.games: list[Played] = []
        self.secret = b""
        self.since = 0  # when the present decision began
        self.left: list[int] = []  # milliseconds of each seat, where a clock is for the whole game
        self.paused_at = 0
        self.claims: dict[int, Claim] = {}
        self.meter: SkillMeter | None = None
        self.links: dict[str, tuple[int, int]] = {}  # by hash: the seat, until when
        self.said: deque[dict[str, Any]] = deque(maxlen=SAYINGS)
        self.ids: dict[str, int] = {}  # of moves: the event each became
        self.why_aborted = ""
        self.created = 0
        self._timed_decision: TimedDecision | None = _UNKNOWN  # what `timed_decision` has found since the last event

    # --- asking ---

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def played(self) -> Played:
        """The game being played, or the last one."""
        return self.games[-1]

    @property
    def match(self) -> Match | None:
        """The game being played; while people gather, the one before."""
        return self.games[-1].match if self.games else None

    @property
    def live(self) -> bool:
        return self.status == "playing"

    @property
    def outcomes(self) -> list[Outcome]:
        return [game.outcome for game in self.games if game.outcome]

    @property
    def standing(self) -> Standing:
        return standing(self.game, self.players, self.outcomes)

    @property
    def number_of_game(self) -> int:
        """The number of the game that is played or gathered for, from 1."""
        return len(self.games) + (self.status == "gathering")

    @property
    def commitment(self) -> str:
        return fair.commitment(self.secret) if self.secret else ""

    @property
    def numbers(self) -> list[str]:
        return [seat.luck for seat in self.seats]

    def starter(self) -> int:
        """Who starts the next game: the winner of the last, who was named, or who is drawn."""
        if self.outcomes:
            return next_starter(self.outcomes[-1], self.games[-1].match.setting.starter, self.players)
        if self.terms.starter is not None:
            return self.terms.starter
        return fair.starter(self.key(), self.players)

    def key(self) -> bytes:
        return fair.key(self.secret, self.id, self.number_of_game, self.numbers)

    def dealer(self) -> fair.Dealer:
        """Who deals the game that people gather for."""
        return fair.Dealer(self.key())

    def setting(self, starter: int) -> Setting:
        names = [seat.name for seat in self.seats]
        return Setting.choose(self.game, self.players, starter, {**self.options, "edition": self.edition}, names)

    def seats_of(self, holder: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.holder == holder] if holder else []

    def timed_decision(self) -> TimedDecision | None:
        """The decision that is made against the clock now, where this table lets the clock decide it."""
        if self._timed_decision is _UNKNOWN:
            self._timed_decision = self._asked_against_the_clock()
        return self._timed_decision

    def _asked_against_the_clock(self) -> TimedDecision | None:
        if not self.live or self.terms.deal == "people" or self.game.timed_decision is None or self.meter:
            return None
        match = self.played.match
        timed = self.game.timed_decision(match.opened)
        if timed is None or (timed.kind == "race" and self.terms.race != "live"):
            return None
        return timed

    @property
    def untimed(self) -> bool:
        """Nothing ever happens here unless somebody asks: no clock, no bot, nothing to be done in a hurry."""
        return (
            self.terms.clock is None
            and self.game.timed_decision is None
            and self.meter is None
            and not any(seat.level or seat.stand_in for seat in self.seats)
        )

    def awaited(self) -> list[int]:
        """The seats that have to decide now."""
        if not self.live:
            return []
        if self.meter:
            return [self.meter.seat]
        timed = self.timed_decision()
        if timed:
            return [seat for seat in timed.seats if seat not in self.claims]
        mover = self.played.match.mover
        return [mover] if mover >= 0 else []

    def bots_asked(self) -> list[int]:
        """Those of them for whom a bot decides. A bird that was aimed by a person flies by itself in the end."""
        return [] if self.meter else [seat for seat in self.awaited() if self.seats[seat].bot]

    def shown_deadline(self) -> int | None:
        """The same as people may see it: how the others chose in a race must not show in it."""
        timed = self.timed_decision()
        return self.since + int(timed.seconds * SECOND) if timed else self.deadline()

    def deadline(self) -> int | None:
        """When the clock decides, if nobody does before."""
        if not self.live:
            return None
        if self.meter:
            return self.meter.began + METER_LIMIT
        timed = self.timed_decision()
        if timed:
            if all(seat in self.claims for seat in timed.seats):
                return self.since
            racing = [claim.at for claim in self.claims.values() if claim.move != timed.otherwise]
            end = self.since + int(timed.seconds * SECOND)
            return min([end, *(at + CREDIT for at in racing)])
        clock, match = self.terms.clock, self.played.match
        mover = match.mover
        if clock is None or mover < 0 or self.seats[mover].bot:
            return None
        return self.since + (clock.seconds * SECOND if clock.kind == "move" else self.left[mover])

    # --- what events do ---

    def apply(self, entry: log.Entry, at: int, after: Match | None = None) -> None:
        """One event. `after` is the match as it is then, where whoever decided the event knows it already."""
        self.number += 1
        self._timed_decision = _UNKNOWN
        _APPLY[type(entry)](self, entry, at, after)
        self._timed_decision = _UNKNOWN

    def _created(self, entry: log.Created, at: int, _after: Match | None) -> None:
        self.created = at
        self.game_name, self.rules, self.version = entry.game, entry.rules, entry.version
        self.terms: Terms = entry.terms
        self.edition, self.options = entry.edition, entry.options
        self.host = entry.host
        self.seats = [Seat() for _ in range(entry.players)]
        self.game: Game = registry.game(entry.game)
        if self.game.version != entry.rules:
            raise Unplayable(
                "refused-other-rules", game=self.game.title, theirs=str(entry.rules), ours=str(self.game.version)
            )

    def _gathered(self, entry: log.Gathered, at: int, _after: Match | None) -> None:
        self.status = "gathering"
        self.secret = bytes.fromhex(entry.secret)
        for seat in self.seats:
            seat.luck = ""

    def _sat(self, entry: log.Sat, at: int, _after: Match | None) -> None:
        kind = "program" if entry.program else "person"
        self.seats[entry.seat] = Seat(kind, entry.name, holder=entry.holder, luck=entry.luck)

    def _bot_sat(self, entry: log.BotSat, at: int, _after: Match | None) -> None:
        before = self.seats[entry.seat]
        name = before.name if self.status in ("playing", "paused") else self._name_of_bot(entry.seat)
        self.seats[entry.seat] = Seat("bot", name, entry.level, luck=before.luck)
        self._forget_links(entry.seat)
        self._decision(at)

    def _name_of_bot(self, seat: int) -> str:
        return name_of_bot({other.name for at, other in enumerate(self.seats) if at != seat})

    def _stood(self, entry: log.Stood, at: int, _after: Match | None) -> None:
        self.seats[entry.seat] = Seat()
        self._forget_links(entry.seat)

    def _forget_links(self, seat: int) -> None:
        """Whoever sits there next, the links of who sat there before do not move them."""
        self.links = {code: link for code, link in self.links.items() if link[0] != seat}

    def _wished(self, entry: log.Wished, at: int, _after: Match | None) -> None:
        self.seats[entry.seat].luck = entry.number

    def _started(self, entry: log.Started, at: int, after: Match | None) -> None:
        if after is None:
            after = Match(self.setting(entry.starter))
            after.follow(*entry.moves)
        game = Played(after, self.number_of_game, at, secret=self.secret, numbers=tuple(self.numbers))
        if self.terms.deal == "server":
            game.dealer = self.dealer()
        self.games.append(game)
        self.status = "playing"
        clock = self.terms.clock
        self.left = [clock.seconds * SECOND if clock else 0] * self.players
        self._decided(at)

    def _moved(self, entry: log.Moved, at: int, after: Match | None) -> None:
        self._spend(at)
        self._play(entry.moves, after)
        self._remember(entry.id)
        self._decided(at)

    def _claimed(self, entry: log.Claimed, at: int, _after: Match | None) -> None:
        self.claims[entry.seat] = Claim(entry.move, at, entry.credit)
        self._remember(entry.id)

    def _raced(self, entry: log.Raced, at: int, after: Match | None) -> None:
        if entry.clock is not None:
            self.played.clocked.append(len(self.played.match.moves) + entry.clock)
        self._play(entry.moves, after)
        self._decided(at)

    def _aimed(self, entry: log.Aimed, at: int, after: Match | None) -> None:
        self._spend(at)
        self._play([entry.move], after)
        self._remember(entry.id)
        self._decided(at)
        self.meter = SkillMeter(entry.seat, at, entry.periods, entry.phases)

    def _thrown(self, entry: log.Thrown, at: int, after: Match | None) -> None:
        self.played.accuracies[len(self.played.match.moves)] = entry.accuracy
        self._play(entry.moves, after)
        self._decided(at)

    def _undone(self, entry: log.Undone, at: int, after: Match | None) -> None:
        self.played.match = after or self.played.match.after(entry.left)
        if self.status == "over":
            self.status, self.played.outcome = "playing", None
        self._decided(at)

    def _took_over(self, entry: log.TookOver, at: int, _after: Match | None) -> None:
        seat = self.seats[entry.seat]
        clock = self.terms.clock
        if (
            clock
            and clock.kind == "game"
            and self.live
            and entry.seat == self.played.match.mover
            and not self.timed_decision()
        ):
            self.left[entry.seat] = max(0, self.left[entry.seat] - (at - self.since))  # thought away till now
        seat.stand_in, seat.why = entry.level, entry.why
        self._decision(at)

    def _returned(self, entry: log.Returned, at: int, _after: Match | None) -> None:
        seat = self.seats[entry.seat]
        seat.stand_in = seat.why = ""
        if self.left:
            self.left[entry.seat] = max(self.left[entry.seat], self._least())
        self._decision(at)

    def _handed(self, entry: log.Handed, at: int, _after: Match | None) -> None:
        self.links.pop(entry.code, None)
        before = self.seats[entry.seat].holder
        self.seats[entry.seat].holder = entry.holder
        if before == self.host and not self.seats_of(before):  # moved away altogether
            self.host = entry.holder

    def _link_made(self, entry: log.LinkMade, at: int, _after: Match | None) -> None:
        self._forget_links(entry.seat)
        self.links = {code: link for code, link in self.links.items() if link[1] > at}
        self.links[entry.code] = (entry.seat, entry.until)

    def _paused(self, entry: log.Paused, at: int, _after: Match | None) -> None:
        self.status = "paused"
        self.paused_at = at

    def _resumed(self, entry: log.Resumed, at: int, _after: Match | None) -> None:
        self.status = "playing"
        stood = at - self.paused_at
        self.since += stood
        for claim in self.claims.values():
            claim.at += stood
        if self.meter:
            self.meter.began += stood

    def _spoke(self, entry: log.Spoke, at: int, _after: Match | None) -> None:
        said = {"seat": entry.seat, "name": self.seats[entry.seat].name, "at": at}
        self.said.append(said | ({"phrase": entry.phrase} if entry.phrase else {"text": entry.text}))

    def _ended(self, entry: log.Ended, at: int, _after: Match | None) -> None:
        self.played.outcome = Outcome(entry.reason, tuple(entry.scores), tuple(entry.winners))
        self.status = "over"
        for seat in self.seats:
            if seat.why != "left":
                seat.stand_in = seat.why = ""

    def _aborted(self, entry: log.Aborted, at: int, _after: Match | None) -> None:
        self.status = "aborted"
        self.why_aborted = entry.why

    # --- parts of it ---

    def _play(self, moves: list[str], after: Match | None) -> None:
        if after is None:
            after = self.played.match
            after.follow(*moves)
        self.played.match = after

    def _decided(self, at: int) -> None:
        """The game has changed: another decision begins."""
        self.changed = self.number
        self.since = at
        self.claims = {}
        self.meter = None
        if self.games:
            self.played.times.append(at)

    def _decision(self, at: int) -> None:
        """Somebody else decides from now on. A clock for each move goes on: or leaving and returning would stop it."""
        clock = self.terms.clock
        if self.live and not self.timed_decision() and not (clock and clock.kind == "move"):
            self.since = at

    def _spend(self, at: int) -> None:
        """The time of whoever moves is taken from the clock, and what each move adds is added."""
        clock, mover = self.terms.clock, self.played.match.mover
        if clock and mover >= 0 and not self.seats[mover].bot:
            left = self.left[mover] - (at - self.since) + clock.increment * SECOND
            self.left[mover] = max(left, self._least())

    def _least(self) -> int:
        """Who has run out of time and is back has a little for each move."""
        return 10 * SECOND if self.terms.clock and self.terms.clock.kind == "game" else 0

    def _remember(self, given: str) -> None:
        if given:
            self.ids[given] = self.number
            if len(self.ids) > REMEMBERED:
                del self.ids[next(iter(self.ids))]


_APPLY: dict[type, Callable[[Table, Any, int, Match | None], None]] = {
    log.Created: Table._created,
    log.Gathered: Table._gathered,
    log.Sat: Table._sat,
    log.BotSat: Table._bot_sat,
    log.Stood: Table._stood,
    log.Wished: Table._wished,
    log.Started: Table._started,
    log.Moved: Table._moved,
    log.Claimed: Table._claimed,
    log.Raced: Table._raced,
    log.Aimed: Table._aimed,
    log.Thrown: Table._thrown,
    log.Undone: Table._undone,
    log.TookOver: Table._took_over,
    log.Returned: Table._returned,
    log.Handed: Table._handed,
    log.LinkMade: Table._link_made,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.Spoke: Table._spoke,
    log.Ended: Table._ended,
    log.Aborted: Table._aborted,
}
