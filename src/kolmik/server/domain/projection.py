"""What each viewer may know of a table: the one door between a table and the wire.

A viewer's state has three parts: `table` (the same for everybody), `game` (the view of the viewer's seat) and `you`.
Each is a flat dict, and an event sends the keys that changed. So a part holds nothing that changes without an event.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from kolmik.engine import NATURE
from kolmik.engine.match import Match
from kolmik.engine.timed import allowed
from kolmik.protocol import messages

from . import events
from .table import Played, Table

Viewer = int | None  # a seat, or None for a spectator
Part = dict[str, Any]


def state(table: Table, holder: str, viewer: Viewer, now: int, epoch: str = "") -> messages.State:
    """Return everything a viewer may know."""
    return messages.State(
        epoch=epoch,
        n=table.number,
        table=table_part(table),
        game=game_part(table, viewer),
        you=you_part(table, holder, viewer),
        log=log_entries(table.match, viewer) if table.match else [],
        now=now,
    )


# --- the table ---


def table_part(table: Table) -> Part:
    """Return what everybody knows of a table besides the game itself."""
    return table_base_part(table) | table_turn_part(table)


def table_base_part(table: Table) -> Part:
    """Return the keys of the table part that no move changes."""
    terms = table.terms
    played = table.played if table.begun else None
    standing = table.standing
    return {
        "id": table.id,
        "game": table.game.name,
        "title": table.game.title,
        "open": table.game.open,
        "rules": table.rules,
        "players": table.players,
        "edition": table.edition,
        "options": table.options,
        "terms": terms,
        "created": table.created,
        "status": table.status,
        "why": table.why_aborted,
        "cause": table.cause,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "stand_in": seat.stand_in, "why": seat.why}
            for seat in table.seats
        ],
        "game_number": table.game_number,
        "starter": played.match.setting.starter if played else None,
        "deal": {
            "by": terms.deal,
            "stage": table.stage,
            "commitment": table.commitment,
            "seed_hashes": [seat.seed_hash for seat in table.seats],
            "client_seeds": table.client_seeds,
            "secret": table.secret.hex() if table.secret_revealed else None,
        },
        "outcome": outcome(played) if played else None,
        "standing": {"counted": standing.counted, "totals": standing.totals, "leaders": standing.leaders},
        "said": table.said,
    }


def table_turn_part(table: Table) -> Part:
    """Return the keys of the table part that a move may change."""
    clock = table.terms.clock
    timed, meter = table.timed_decision(), table.meter
    return {
        "changed": table.changed,
        "awaited": list(timed.seats) if timed else table.awaited(),
        "timed_decision": timed
        and {"kind": timed.kind, "seats": list(timed.seats), "simultaneous": timed.simultaneous},
        "meter": meter and {"seat": meter.seat, "began": meter.began, "periods": meter.periods, "phases": meter.phases},
        "deadline": table.public_deadline(),
        "left": table.left if clock and clock.kind == "game" else None,
        "since": table.since,
    }


def outcome(played: Played) -> dict[str, Any] | None:
    """Return how a game ended, None while it is in progress."""
    ended = played.outcome
    return {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners} if ended else None


# --- the game and the viewer ---


def game_part(table: Table, viewer: Viewer) -> Part:
    return table.match.shared_view(viewer) if table.match else {}


def you_part(table: Table, holder: str, viewer: Viewer) -> Part:
    """Return what concerns this viewer alone: seats, rights, and what may be done now."""
    own = table.seats_of(holder)
    rights = {"seat": viewer, "seats": own, "host": bool(holder) and holder == table.host}
    return rights | you_turn_part(table, viewer, own)


def you_turn_part(table: Table, viewer: Viewer, seats: Sequence[int]) -> Part:
    """Return the keys of the `you` part that a move may change. `seats`: those the viewer holds."""
    claim = table.claims.get(viewer) if viewer is not None and table.claims else None
    return {
        "legal": legal(table, viewer),
        "claim": claim.move if claim else None,
        "chosen": [seat for seat in seats if seat in table.claims] if table.claims else [],
        "undo": _may_offer_undo(table, viewer),
    }


def legal(table: Table, viewer: Viewer) -> list[str]:
    """Return the moves a seat may make now, in words."""
    if viewer is None or table.status != "playing" or table.meter:
        return []
    match = table.played.match
    timed = table.timed_decision()
    if timed and timed.simultaneous:
        return allowed(match, viewer) if viewer in timed.seats and viewer not in table.claims else []
    mover = match.mover
    if mover == NATURE and table.terms.deal == "people":
        return match.legal() if table.game.open else _all_of_this_kind(match)
    return match.legal() if mover == viewer else []


def _all_of_this_kind(match: Match) -> list[str]:
    """Return all moves nature ever makes at such a point: those left would reveal what others hold."""
    kinds = {words.split()[0] for words in match.legal()}
    return sorted(words for words in match.game.words if words.split()[0] in kinds)


def _may_offer_undo(table: Table, viewer: Viewer) -> bool:
    """Whether there is a last move to offer for undo. Whether it revealed anything is checked on request."""
    if viewer is None or not table.begun or table.status not in ("playing", "over"):
        return False
    movers = table.played.match.movers
    if table.terms.deal == "people" or not movers:
        return bool(movers)
    timed = table.timed_decision()
    racing = timed is not None and timed.simultaneous  # whether anybody has chosen is secret
    return movers[-1] == viewer and table.status == "playing" and not racing and not table.meter


# --- the log of moves ---


def log_entries(match: Match, viewer: Viewer) -> list[list[Any]]:
    """Return [mover, words] of every move, in the words this viewer may know."""
    return [[mover_name(mover), words] for mover, words in zip(match.movers, match.log(viewer), strict=True)]


def new_log_entries(
    before: Match | None, match: Match, count: int, viewers: Iterable[Viewer]
) -> dict[Viewer, list[list[Any]]]:
    """Return the entries from move number `count` on, by viewer.

    Where a game has secrets, `before` is the match after `count` moves. It is not changed.
    """
    moves, words, tell = match.moves[count:], match.game.words, match.game.tell
    movers = [mover_name(mover) for mover in match.movers[count:]]
    if tell is None or before is None:
        entries = [[mover, words[move]] for mover, move in zip(movers, moves, strict=True)]
        return dict.fromkeys(viewers, entries)
    known: dict[Viewer, list[list[Any]]] = {viewer: [] for viewer in viewers}
    position = before if len(moves) < 2 else before.copy()
    for at, (mover, move) in enumerate(zip(movers, moves, strict=True), 1):
        opened = position.opened
        for viewer, entries in known.items():
            entries.append([mover, tell(opened, move, viewer)])
        if at < len(moves):
            position.follow_number(move)
    return known


def mover_name(mover: int) -> int | str:
    """Return a mover as the log names it."""
    return "nature" if mover == NATURE else mover


# --- events ---

PUBLIC_FIELDS = ("seat", "why", "cause", "level", "name", "accuracy", "phrase", "text", "left", "removed", "program")


@cache
def _public_fields(kind: type[events.StoredEvent]) -> tuple[str, ...]:
    return tuple(name for name in PUBLIC_FIELDS if name in kind.__struct_fields__)


def public_event(event: events.AnyEvent) -> dict[str, Any]:
    """Return an event as everybody may know it: never the words of a move (the log has those), a hash or a secret."""
    public: dict[str, Any] = {"did": type(event).__struct_config__.tag}
    if isinstance(event, events.Claimed):  # not even whose choice it is
        return public
    for name in _public_fields(type(event)):
        value = getattr(event, name)
        if value is not None and value is not False and value != "":  # seat 0 is kept
            public[name] = value
    return public
