"""A table: the state its events fold into, and the questions asked of it. `fold` is the only module that changes one.

Times are in milliseconds since 1970, as the events carry them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from kolmik.engine import Game, fair
from kolmik.engine.match import Match, Outcome, Setting
from kolmik.engine.meter import Swing
from kolmik.engine.proof import StarterRule
from kolmik.engine.series import Standing, next_starter, standing
from kolmik.engine.timed import TimedDecision
from kolmik.protocol.messages import Clock, Terms

from .command_ids import CommandIds

METER_LIMIT = 10_000  # milliseconds; then the meter stops by itself
MAX_CREDIT = 400  # milliseconds of latency that are made up for, at most
HASH_WAIT = 2_000  # milliseconds for connected players to commit to their seeds once the start was asked for
SEED_WAIT = 3_000  # milliseconds to reveal the seeds once the hashes are fixed
SECOND = 1000
_UNKNOWN = TimedDecision("", (), "", 0)  # not looked up since the last event


@dataclass(frozen=True, slots=True)
class Seat:
    kind: str = "open"  # "open", "person", "program" or "bot"
    name: str = ""
    level: str = ""  # of a bot
    holder: str = ""  # hash of the token that holds the seat
    client_seed: str = ""
    seed_hash: str | None = None  # "" declined, None not answered yet
    stand_in: str = ""  # level of the bot that plays for the holder
    why: str = ""  # the reason it does: "left", "away", "time" or "removed"
    away_since: int = 0  # when it took over

    @property
    def bot(self) -> str:
        """The level of the bot that plays here, "" for none."""
        return self.level or self.stand_in


@dataclass(frozen=True, slots=True)
class Claim:
    """A secret choice in a simultaneous decision."""

    move: str
    at: int
    credit: int  # milliseconds of latency


@dataclass(frozen=True, slots=True)
class SkillMeter:
    """A meter that swings with the sum of two sine waves until the player stops it."""

    seat: int
    began: int
    periods: tuple[int, int]  # milliseconds
    phases: tuple[int, int]  # degrees


class Moment(NamedTuple):
    """The clocks before a move, for an undo; a list linked backwards, which shares its tail with every version."""

    moves: int  # made before it
    since: int  # when its decision began, less all pauses before
    left: tuple[int, ...]
    by_bot: bool  # whether a bot made the move
    earlier: Moment | None


class Starting(NamedTuple):
    """A start that waits for players' contributions to the deal."""

    since: int
    awaited: tuple[int, ...]  # the seats it waits for
    fixed: bool  # the hashes stand, and the seeds are awaited; before, hashes are

    @property
    def deadline(self) -> int:
        return self.since + (SEED_WAIT if self.fixed else HASH_WAIT)


class Played(NamedTuple):
    """One game of a table, in progress or ended."""

    match: Match
    number: int
    secret: bytes = b""
    client_seeds: tuple[str, ...] = ()
    dealer: fair.Dealer | None = None  # None where people deal
    accuracies: Mapping[int, int] = MappingProxyType({})  # by index of the first move it applied to
    clocked: tuple[int, ...] = ()  # indices of nature's moves that the clock decided
    outcome: Outcome | None = None
    seed_hashes: tuple[str, ...] = ()  # of the seats, "" for none
    starter_rule: StarterRule | None = None  # why its starter starts; None in games of earlier versions
    meters: Mapping[int, Swing] = MappingProxyType({})  # those that follow from the deal, by index like accuracies


class Table:
    """The fold of a table's events.

    A fork shares everything with its original. `fold` never changes a shared list, dict or match: it puts a new one in
    its place. So a table that others hold on to stays as it is.
    """

    game: Game
    game_name: str
    rules: int  # version of the game's rules
    version: str  # of the package that created the table
    terms: Terms
    edition: str
    options: dict[str, str | int]
    host: str
    played: Played  # the game in progress, or the last one; unset before the first

    def __init__(self, table: str) -> None:
        self.id = table
        self.number = 0  # of the last event
        self.changed = 0  # number of the last event that changed the game: a start, a move, an undo
        self.status = "gathering"
        self.seats: tuple[Seat, ...] = ()
        self.earlier: tuple[Played, ...] = ()  # the games before the one in `played`
        self.secret = b""
        self.starting: Starting | None = None
        self.since = 0  # when the current decision began
        self.left: tuple[int, ...] = ()  # milliseconds left for each seat, where the clock is for the whole game
        self.paused_at = 0
        self.paused_for = 0  # milliseconds in all
        self.strict = False  # no move, undo, leave or return gains time
        self.moment: Moment | None = None  # before the last move
        self.game_events = 0  # of the current game
        self.other_events = 0  # since people gathered for the current game
        self.claims: Mapping[int, Claim] = {}
        self.meter: SkillMeter | None = None
        self.links: Mapping[str, tuple[int, int]] = {}  # by hash of the code: the seat, and when the link expires
        self.said: tuple[dict[str, Any], ...] = ()
        self.ids = CommandIds()
        self.why_aborted = ""
        self.cause = ""  # of an abort
        self.created = 0
        self.owns_match = True  # nobody else holds the current match, so it may be played on in place
        self._timed: TimedDecision | None = _UNKNOWN

    def fork(self) -> Table:
        """Return a table that is equal now and can take further events without changing this one."""
        fork = object.__new__(Table)
        fork.__dict__ = self.__dict__.copy()
        fork.owns_match = False
        return fork

    def forget_timed_decision(self) -> None:
        self._timed = _UNKNOWN

    # --- the games of the table ---

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def begun(self) -> bool:
        """Whether there has been a game."""
        return "played" in self.__dict__

    @property
    def games(self) -> tuple[Played, ...]:
        """All games of the table, in order."""
        return (*self.earlier, self.played) if self.begun else ()

    @property
    def match(self) -> Match | None:
        """The match in progress; between games, the last one."""
        return self.played.match if self.begun else None

    @property
    def in_play(self) -> bool:
        return self.status == "playing"

    @property
    def outcomes(self) -> list[Outcome]:
        return [game.outcome for game in self.games if game.outcome]

    @property
    def standing(self) -> Standing:
        return standing(self.game, self.players, self.outcomes)

    @property
    def game_number(self) -> int:
        """The number of the game in progress or the next one, from 1."""
        return len(self.games) + (self.status == "gathering")

    # --- the deal ---

    @property
    def commitment(self) -> str:
        return fair.commitment(self.secret) if self.secret else ""

    @property
    def client_seeds(self) -> list[str]:
        return [seat.client_seed for seat in self.seats]

    @property
    def stage(self) -> Literal["open", "hashes", "seeds", "dealt"]:
        """How far the deal of the next or current game is."""
        if self.starting:
            return "seeds" if self.starting.fixed else "hashes"
        return "open" if self.status == "gathering" else "dealt"

    @property
    def secret_revealed(self) -> bool:
        """Whether the secret of the deal is public: its game has ended or was broken off, or will never begin."""
        return self.status in ("over", "aborted")

    def starter(self) -> tuple[int, StarterRule]:
        """The seat that starts the next game, and why: by the last result, by the terms, or drawn from the deal."""
        if self.outcomes:
            last, started = self.outcomes[-1], self.played.match.setting.starter
            return next_starter(last, started, self.players), StarterRule("winner", last.winners, started)
        if self.terms.starter is not None:
            return self.terms.starter, StarterRule("agreed")
        return fair.starter(self.key(), self.players), StarterRule("drawn")

    def key(self) -> bytes:
        return fair.key(self.secret, self.id, self.game_number, self.client_seeds)

    def dealer(self) -> fair.Dealer:
        """The dealer of the next game."""
        return fair.Dealer(self.key())

    def setting(self, starter: int) -> Setting:
        names = [seat.name for seat in self.seats]
        return Setting.choose(self.game, self.players, starter, {**self.options, "edition": self.edition}, names)

    # --- the current decision ---

    def seats_of(self, holder: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.holder == holder] if holder else []

    def timed_decision(self) -> TimedDecision | None:
        """The decision made against the clock now, if the terms let the clock decide it."""
        if self._timed is _UNKNOWN:
            self._timed = self._find_timed_decision()
        return self._timed

    def _find_timed_decision(self) -> TimedDecision | None:
        if not self.in_play or self.terms.deal == "people" or self.game.timed_decision is None or self.meter:
            return None
        timed = self.game.timed_decision(self.played.match.opened)
        if timed is None or (timed.simultaneous and self.terms.race != "live"):
            return None
        return timed

    @property
    def bots(self) -> bool:
        """Whether a bot plays at any seat."""
        for seat in self.seats:
            if seat.level or seat.stand_in:
                return True
        return False

    @property
    def bots_alone(self) -> bool:
        """Whether a game is in progress in which bots play at all seats."""
        for seat in self.seats:
            if not (seat.level or seat.stand_in):
                return False
        return self.in_play

    @property
    def untimed(self) -> bool:
        """Whether nothing ever happens here without a command: no clock, no bot, no timed decision."""
        return self.terms.clock is None and self.game.timed_decision is None and self.meter is None and not self.bots

    def awaited(self) -> list[int]:
        """The seats that have to decide now."""
        if not self.in_play:
            return []
        if self.meter:
            return [self.meter.seat]
        timed = self.timed_decision()
        if timed:
            return [seat for seat in timed.seats if seat not in self.claims]
        mover = self.played.match.mover
        return [mover] if mover >= 0 else []

    def awaited_bots(self) -> list[int]:
        """The awaited seats a bot decides for. A person's running meter is left to the person."""
        return [seat for seat in self.awaited() if self.seats[seat].bot] if self.bots and not self.meter else []

    def deadline(self) -> int | None:
        """When the clock decides, if no player does before."""
        if self.starting:
            return self.starting.deadline
        if not self.in_play:
            return None
        if self.meter:
            return self.meter.began + METER_LIMIT
        timed = self.timed_decision()
        if timed:
            # The decision comes with the last choice or at the end, whatever the choices are: its time reveals none.
            if all(seat in self.claims for seat in timed.seats):
                return self.since
            return self.since + int(timed.seconds * SECOND)
        clock, mover = self.terms.clock, self.played.match.mover
        if clock is None or mover < 0 or self.seats[mover].bot:
            return None
        return self.since + self.time_for(clock, mover)

    def time_for(self, clock: Clock, seat: int) -> int:
        """The milliseconds a seat has for a decision from its beginning."""
        return clock.seconds * SECOND if clock.kind == "move" else self.left[seat]

    def public_deadline(self) -> int | None:
        """The deadline that viewers may know: it must not reveal how others chose in a simultaneous decision."""
        timed = self.timed_decision()
        return self.since + int(timed.seconds * SECOND) if timed else self.deadline()
