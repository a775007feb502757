"""The start of a game: players commit to seeds for the deal, the hashes are fixed, the seeds revealed, the cards dealt.

A seed is fixed before any is known. So whoever reveals last cannot choose a seed that suits them, and neither can the
server, which has committed to its secret before all of them.
"""

from __future__ import annotations

from kolmik.engine import fair
from kolmik.engine.match import Match
from kolmik.protocol import messages

from .. import events
from ..events import AnyEvent
from ..fold import advance
from ..refusals import Denied
from ..table import Table
from .common import Decision, Request, Step, check_not_starting, check_own, deal, just


def start(table: Table, command: messages.Start, request: Request) -> Decision:
    """Begin the game, or wait until connected players have committed to their seeds or declined."""
    if table.status != "gathering":
        raise Denied("refused-begun-already" if table.in_play else "refused-gather-first")
    is_host = bool(request.holder) and request.holder == table.host  # an imported table has no host
    if not is_host and not (table.begun and table.seats_of(request.holder)):
        raise Denied("refused-host-starts")
    check_not_starting(table)
    free = [str(at) for at, seat in enumerate(table.seats) if seat.kind == "open"]
    if free:
        raise Denied("refused-still-free", seats=", ".join(free), count=len(free))
    if table.terms.deal == "people":
        return Decision((_begin(table),))
    unanswered = sorted(seat for seat in request.present if table.seats[seat].seed_hash is None)
    return just(events.StartAsked(seats=unanswered)) if unanswered else Decision((_go_on(table),))


def give_seed_hash(table: Table, command: messages.ClientSeedHash, request: Request) -> Decision:
    """Commit a seat to a seed. The last hash that a start waits for fixes them all."""
    check_own(table, command.seat, request.holder)
    if table.stage == "dealt":
        raise Denied("refused-deal-settled")
    if table.stage == "seeds":
        raise Denied("refused-dealing")
    if table.terms.deal == "people":
        raise Denied("refused-people-deal")
    if table.seats[command.seat].seed_hash == command.hash:
        return Decision((), repeated=table.number)
    given = events.SeedHashGiven(seat=command.seat, hash=command.hash)
    after = _after(table, given, request)
    if table.starting and all(after.seats[seat].seed_hash is not None for seat in table.starting.awaited):
        return Decision((Step(given), _go_on(after)))
    return just(given)


def give_client_seed(table: Table, command: messages.ClientSeed, request: Request) -> Decision:
    """Reveal a seed. With the last one the game begins."""
    check_own(table, command.seat, request.holder)
    if table.stage == "dealt":
        raise Denied("refused-deal-settled")
    if table.stage != "seeds":
        raise Denied("refused-seed-early")
    seat = table.seats[command.seat]
    if not seat.seed_hash:
        raise Denied("refused-seed-no-hash", seat=str(command.seat))
    if _hash(table, command.seat, command.seed) != seat.seed_hash:
        raise Denied("refused-seed-other", seat=str(command.seat))
    if seat.client_seed:
        return Decision((), repeated=table.number)  # the same seed again
    given = events.ClientSeedGiven(seat=command.seat, seed=command.seed)
    after = _after(table, given, request)
    if table.starting and all(after.seats[seat].client_seed for seat in table.starting.awaited):
        return Decision((Step(given), _begin(after)))
    return just(given)


def when_time_is_up(table: Table) -> Decision:
    """Return how a start goes on without the players it has waited for."""
    return Decision((_begin(table) if table.stage == "seeds" else _go_on(table),))


def _hash(table: Table, seat: int, seed: str) -> str:
    return fair.seed_hash(seed, table.id, table.game_number, table.commitment, seat)


def _after(table: Table, event: AnyEvent, request: Request) -> Table:
    return advance(table, event, request.now).after


def _go_on(table: Table) -> Step:
    """Fix the hashes. If nobody has sent one, there is nothing to reveal, and the game begins."""
    return Step(events.HashesFixed()) if any(seat.seed_hash for seat in table.seats) else _begin(table)


def _begin(table: Table) -> Step:
    starter, rule = table.starter()
    match = Match(table.setting(starter))
    if table.terms.deal == "server":
        deal(match, table.dealer())
    moves = [table.game.words[move] for move in match.moves]
    return Step(events.Started(starter=starter, moves=moves, rule=str(rule), strict=True), match)
