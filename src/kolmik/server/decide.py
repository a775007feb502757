"""What comes of what is asked at a table: the events to be kept, or a refusal. Nothing is changed here."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

from kolmik.bots import LEVELS
from kolmik.engine import NATURE, Refused, fair, hurry, registry
from kolmik.engine.match import Match, Setting
from kolmik.engine.takeback import something_seen
from kolmik.engine.version import VERSION

from . import log, messages
from .names import clean, unique_name
from .table import CREDIT, SIGHT_LIMIT, Sight, Table

STAND_IN = "club"  # the level of a bot that plays for a person
LINK_MINUTES = 15
MINUTE = 60_000
JITTER = 60  # milliseconds: what a line's delay may vary by


class Stale(Refused):
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


# --- before the game ---


def create(wish: messages.NewTable, holder: str, secret: bytes, luck: str = "") -> Decision:
    """The events a table begins with; the table is checked by making its first game."""
    game = registry.game(wish.game)
    players = game.check_players(wish.players)
    if len(wish.seats) > players:
        raise Refused(f"There are {players} seats at this table, not {len(wish.seats)}.")
    if wish.terms.starter is not None and wish.terms.starter >= players:
        raise Refused(f"The starter is a seat from 0 to {players - 1}, not {wish.terms.starter}.")
    if "edition" in wish.options:
        raise Refused("The edition is named beside the options, not among them.")
    edition = wish.edition or game.catalogue.editions[0].name
    setting = Setting.choose(game, players, 0, {**wish.options, "edition": edition})
    decision = Decision().add(
        log.Created(
            game=game.name,
            rules=game.version,
            version=VERSION,
            players=players,
            edition=edition,
            options=dict(setting.options),
            terms=wish.terms,
            host=holder,
        )
    )
    decision.add(log.Gathered(secret=secret.hex()))
    free = [seat for seat in range(players) if seat >= len(wish.seats) or wish.seats[seat].level is None]
    for seat, wanted in enumerate(wish.seats):
        if wanted.level is not None:
            decision.add(log.BotSat(seat=seat, level=wanted.level))
    if wish.name:
        if not free:
            raise Refused("All seats are the bots'; leave one free to sit down.")
        bots: list[str] = []
        for level in (wanted.level for wanted in wish.seats if wanted.level):
            bots.append(unique_name(level.capitalize(), bots))
        decision.add(log.Sat(seat=free[0], name=unique_name(wish.name, bots), holder=holder, luck=luck))
    return decision


def sit(table: Table, command: messages.Sit, who: Who, now: int) -> Decision:
    if not who.holder:
        raise Refused(
            "Your browser has no cookie of this server, or your program no token: the seat could not be yours."
        )
    if table.status != "gathering":
        raise Refused("The game has begun; you can watch, and sit down for the next one.")
    if not who.holder:
        raise Refused("Who sits down needs a token to hold the seat with: send one when you connect.")
    seat = command.seat
    if seat is None:
        seat = next((at for at, one in enumerate(table.seats) if one.kind == "open"), None)
        if seat is None:
            raise Refused("All seats are taken; you can watch.")
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Refused(f"Seat {seat} is taken by {table.seats[seat].name}.")
    name = unique_name(command.name, {one.name for one in table.seats})
    return Decision().add(log.Sat(seat=seat, name=name, holder=who.holder, luck=command.luck))


def seat_program(table: Table, seat: int, name: str, holder: str) -> Decision:
    """A seat for a program that plays over the socket, with a token of its own."""
    _check_seat(table, seat)
    if table.status != "gathering":
        raise Refused("A program takes its seat before the game.")
    if table.seats[seat].kind not in ("open", "bot"):
        raise Refused(f"Seat {seat} is taken by {table.seats[seat].name}.")
    taken = {one.name for at, one in enumerate(table.seats) if at != seat}
    return Decision().add(log.Sat(seat=seat, name=unique_name(name, taken), holder=holder, program=True))


def stand(table: Table, command: messages.Stand, who: Who, now: int) -> Decision:
    _own(table, command.seat, who)
    if table.status not in ("gathering", "over"):
        raise Refused("The game is going on: leave, and a bot plays for you till you return.")
    return Decision().add(log.Stood(seat=command.seat))


def luck(table: Table, command: messages.Luck, who: Who, now: int) -> Decision:
    _own(table, command.seat, who)
    if table.status != "gathering":
        raise Refused("The deal is settled once the game has begun.")
    return Decision().add(log.Wished(seat=command.seat, number=command.number))


def start(table: Table, command: messages.Start, who: Who, now: int) -> Decision:
    if table.status != "gathering":
        raise Refused("The game has begun already." if table.live else "People have to gather for another game first.")
    if who.holder != table.host and not (table.games and table.seats_of(who.holder)):
        raise Refused("The host of the table starts the game.")
    free = [str(at) for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        seats = "Seat " + free[0] + " is" if len(free) == 1 else "Seats " + ", ".join(free) + " are"
        raise Refused(f"{seats} still free: wait for somebody, or put a bot there.")
    starter = table.starter()
    match = Match(table.setting(starter))
    if table.terms.deal == "server":
        _nature(match, table.dealer())
    moves = [table.game.words[move] for move in match.moves]
    return Decision().add(log.Started(starter=starter, moves=moves), match)


# --- moves ---


def move(table: Table, command: messages.Move, who: Who, now: int) -> Decision:
    given = _mark(who, command.id)
    if given and given in table.ids:
        return Decision(repeated=table.ids[given])
    own = table.seats_of(who.holder)
    if not own:
        raise Refused("You hold no seat at this table.")
    _check_playing(table)
    if command.seen < table.changed:
        raise Stale("The game has gone on since; here is how it stands.")
    if table.sight:
        raise Refused("The bird is about to be thrown.")
    asked = table.hurry()
    if asked and asked.kind == "race":
        return claim(table, _asked_seat(table, own, asked.seats, command.seat), command.move, who, now, given)
    match = table.played.match
    if match.mover == NATURE and table.terms.deal == "people":
        seat = own[0] if command.seat is None else command.seat
        _own(table, seat, who)
        return play(table, seat, command.move, now, given)
    seat = match.mover
    if seat not in own or command.seat not in (None, seat):
        raise Refused(f"It is the turn of {table.seats[seat].name}.")
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
        _nature(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return _perhaps_over(Decision().add(log.Moved(seat=seat, moves=moves, id=given, bot=bot), match), match)


def claim(table: Table, seat: int, words: str, who: Who, now: int, given: str = "", bot: bool = False) -> Decision:
    """A secret choice in a race. Who has a slower line is credited with its delay."""
    if seat in table.claims:
        raise Refused("You have chosen already in this race.")
    match = table.played.match
    move = match.number(words)
    said = table.game.words[move]
    if said not in hurry.allowed(match, seat):
        raise Refused(f'"{said}" is not one of your choices in this race.')
    credit = min(who.delay, CREDIT)
    return Decision().add(log.Claimed(seat=seat, move=said, credit=credit, id=given, bot=bot))


def release(table: Table, command: messages.Release, who: Who, now: int) -> Decision:
    _check_playing(table)
    sight = table.sight
    if sight is None:
        raise Refused("There is nothing to throw now.")
    _own(table, sight.seat, who)
    if command.seat not in (None, sight.seat):
        raise Refused(f"It is the throw of {table.seats[sight.seat].name}.")
    elapsed = now - sight.began
    earliest = elapsed - min(who.delay, CREDIT) - JITTER
    after = max(0, min(max(command.after, earliest), elapsed, SIGHT_LIMIT))
    return thrown(table, accuracy(sight, after))


def accuracy(sight: Sight, after: int) -> int:
    """How near the middle the sight is, in percent, so many milliseconds after it began to swing."""
    long, short = (
        math.sin(2 * math.pi * (after / period + phase / 360))
        for period, phase in zip(sight.periods, sight.phases, strict=True)
    )
    return round(100 * (1 - abs(0.7 * long + 0.3 * short)))


def thrown(table: Table, percent: int) -> Decision:
    assert table.sight
    match = table.played.match.copy()
    first = len(match.moves)
    _nature(match, table.played.dealer, percent)
    moves = [table.game.words[one] for one in match.moves[first:]]
    entry = log.Thrown(seat=table.sight.seat, accuracy=percent, moves=moves)
    return _perhaps_over(Decision().add(entry, match), match)


def undo(table: Table, command: messages.Undo, who: Who, now: int) -> Decision:
    own = table.seats_of(who.holder)
    if not own:
        raise Refused("You hold no seat at this table.")
    if table.status not in ("playing", "over") or not table.games:
        raise Refused("There is nothing to take back now.")
    if command.seen < table.changed:
        raise Stale("The game has gone on since; here is how it stands.")
    match = table.played.match
    if not match.moves:
        raise Refused("There is no move to take back.")
    left = len(match.moves) - 1
    if table.terms.deal == "people":
        return Decision().add(log.Undone(seat=own[0], left=left), match.after(left))
    refusal = why_not_undo(table, own)
    if refusal:
        raise Refused(refusal)
    return Decision().add(log.Undone(seat=match.movers[left], left=left), match.after(left))


def why_not_undo(table: Table, own: list[int]) -> str:
    """Why the last move may not be taken back by who holds these seats, "" if it may: only where nothing was seen."""
    if table.status != "playing" or not table.played.match.moves:
        return "There is nothing to take back now."
    if table.sight or table.claims:
        return "The next thing has begun; nothing can be taken back till it is decided."
    match = table.played.match
    last = len(match.moves) - 1
    seat = match.movers[last]
    if seat == NATURE:
        return "Chance has had its say; that cannot be taken back."
    if seat not in own:
        return "Only your own last move can be taken back, before anybody else moves."
    heard = [match.game.tell(match.after(last).opened, match.moves[last], seat)] if match.game.tell else None
    if heard is not None and something_seen(match, last, seat, heard):
        return "That move has shown you something hidden; it stands."
    return ""


# --- the rest of table life ---


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
    _own(table, command.seat, who)
    if table.status == "gathering":
        return Decision().add(log.Stood(seat=command.seat))
    if table.status in ("over", "aborted"):
        raise Refused("The game is over; you can simply go.")
    if table.seats[command.seat].stand_in:
        raise Refused("A bot plays for you already.")
    return Decision().add(log.TookOver(seat=command.seat, level=STAND_IN, why="left"))


def come_back(table: Table, command: messages.Return, who: Who, now: int) -> Decision:
    _own(table, command.seat, who)
    if not table.seats[command.seat].stand_in:
        raise Refused("The seat is yours; no bot plays for you.")
    return Decision().add(log.Returned(seat=command.seat))


def put_bot(table: Table, command: messages.Bot, who: Who, now: int) -> Decision:
    _host(table, who)
    _check_seat(table, command.seat)
    if table.status not in ("gathering", "playing", "paused"):
        raise Refused("The game is over.")
    seat = table.seats[command.seat]
    if seat.kind in ("person", "program") and table.status == "gathering":
        raise Refused(f"Seat {command.seat} is taken by {seat.name}; free it first.")
    return Decision().add(log.BotSat(seat=command.seat, level=command.level))


def remove(table: Table, command: messages.Remove, who: Who, now: int) -> Decision:
    _host(table, who)
    _check_seat(table, command.seat)
    seat = table.seats[command.seat]
    if seat.kind == "open":
        raise Refused(f"Seat {command.seat} is free already.")
    if table.status in ("playing", "paused"):
        if seat.kind == "bot":
            raise Refused("A bot plays there; give it another level if you like.")
        return Decision().add(log.BotSat(seat=command.seat, level=STAND_IN))
    return Decision().add(log.Stood(seat=command.seat, removed=True))


def pause(table: Table, command: messages.Pause, who: Who, now: int) -> Decision:
    _host(table, who)
    if not table.live:
        raise Refused("There is no game going on to pause.")
    return Decision().add(log.Paused())


def resume(table: Table, command: messages.Resume, who: Who, now: int) -> Decision:
    _host(table, who)
    if table.status != "paused":
        raise Refused("The game is not paused.")
    return Decision().add(log.Resumed())


def abort(table: Table, command: messages.Abort, who: Who, now: int) -> Decision:
    _host(table, who)
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
    _own(table, seat, who)
    return Decision().add(log.LinkMade(seat=seat, code=code, until=now + LINK_MINUTES * MINUTE))


def take_link(table: Table, code: str, holder: str, now: int) -> Decision:
    seat, until = table.links.get(code, (-1, 0))
    if now >= until:
        raise Refused("This link was used already, or is too old; make another on the device where you sit.")
    return Decision().add(log.Handed(seat=seat, holder=holder, code=code))


# --- what the clock does ---


def when_due(table: Table, now: int) -> Decision | None:
    """What happens because nobody did anything in time; None if it is not yet time."""
    deadline = table.deadline()
    if deadline is None or now < deadline:
        return None
    if table.sight:
        return thrown(table, 50)
    asked = table.hurry()
    if asked is None:
        seat = table.played.match.mover
        return Decision().add(log.TookOver(seat=seat, level=STAND_IN, why="time"))
    if asked.kind != "race":
        return play(table, asked.seats[0], asked.otherwise, now)
    return race(table, asked)


def race(table: Table, asked: hurry.Hurry) -> Decision:
    """All choices in the order of the rules; who did not choose sits out; the fastest is the fastest."""
    match = table.played.match.copy()
    first = len(match.moves)
    match.play(*hurry.together(match, {seat: claim.move for seat, claim in table.claims.items()}))
    clock = None
    if match.mover == NATURE:
        racing = {seat: claim for seat, claim in table.claims.items() if claim.move != asked.otherwise}
        fastest = min(racing, key=lambda seat: (racing[seat].at - racing[seat].credit, list(racing).index(seat)))
        clock = len(match.moves) - first
        match.play(asked.first.format(seat=fastest))
    _nature(match, table.played.dealer)
    moves = [table.game.words[one] for one in match.moves[first:]]
    return _perhaps_over(Decision().add(log.Raced(moves=moves, clock=clock), match), match)


def away(table: Table, seat: int) -> Decision:
    """Somebody who is not there lets others wait."""
    return Decision().add(log.TookOver(seat=seat, level=STAND_IN, why="away"))


# --- parts of it ---


def _nature(match: Match, dealer: fair.Dealer | None, percent: int | None = None) -> None:
    """Chance moves till a player has to decide."""
    assert dealer
    if percent is None:
        dealer.settle(match)
    while match.mover == NATURE:
        match.play_number(dealer.draw(match, percent))


def _perhaps_over(decision: Decision, match: Match) -> Decision:
    outcome = match.outcome
    if outcome:
        ended = log.Ended(reason=outcome.reason, scores=list(outcome.scores), winners=list(outcome.winners))
        decision.add(ended)
    return decision


def _mark(who: Who, given: str) -> str:
    """Ids are the client's own: those of others do not meet them."""
    return f"{who.holder[:12]}:{given}" if given else ""


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        raise Refused(f"The seats of this table are 0 to {table.players - 1}, not {seat}.")


def _own(table: Table, seat: int, who: Who) -> None:
    _check_seat(table, seat)
    if seat not in table.seats_of(who.holder):
        raise Refused(f"Seat {seat} is not yours.")


def _asked_seat(table: Table, own: list[int], asked: tuple[int, ...], wanted: int | None) -> int:
    mine = [seat for seat in asked if seat in own and seat not in table.claims]
    if wanted is not None:
        if wanted not in own:
            raise Refused(f"Seat {wanted} is not yours.")
        return wanted if wanted in asked else _not_asked()
    return mine[0] if mine else _not_asked() if not set(asked) & set(own) else next(s for s in asked if s in own)


def _not_asked() -> int:
    raise Refused("You are not asked in this race.")


def _host(table: Table, who: Who) -> None:
    if not who.holder or who.holder != table.host:
        raise Refused("Only the host of the table can do that.")


def _speaker(table: Table, who: Who) -> int:
    own = table.seats_of(who.holder)
    if not own:
        raise Refused("Who sits at the table can speak; you are watching.")
    return own[0]


def _check_playing(table: Table) -> None:
    if table.live:
        return
    raise Refused(
        {
            "gathering": "The game has not begun.",
            "paused": "The game is paused.",
            "over": "The game is over.",
            "aborted": "The table is closed.",
        }[table.status]
    )


assert STAND_IN in LEVELS
