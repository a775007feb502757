"""What each viewer of a table is told: the one door between a table and the wire.

What is told has three parts: the `table` (the same for everybody), the `game` (what `view` gives this seat) and `you`.
Each is a flat dict; an event tells the keys that have changed. So nothing that changes by itself may be in a part.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kolmik.engine import NATURE
from kolmik.engine.match import Match
from kolmik.engine.timed import allowed

from . import log, messages
from .messages import VERSION, write
from .table import Played, Table

Viewer = int | None  # a seat, or a spectator


def table_part(table: Table) -> dict[str, Any]:
    """What everybody at a table knows of it, besides the game itself."""
    terms = table.terms
    played = table.games[-1] if table.games else None
    ended = played is not None and played.outcome is not None
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
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "stand_in": seat.stand_in, "why": seat.why}
            for seat in table.seats
        ],
        "game_number": table.number_of_game,
        "starter": played.match.setting.starter if played else None,
        "deal": {
            "by": terms.deal,
            "commitment": table.commitment,
            "numbers": table.numbers,
            "secret": played.secret.hex() if played and ended and table.status != "gathering" else None,
        },
        "outcome": outcome(played) if played else None,
        "standing": {"counted": standing.counted, "totals": standing.totals, "leaders": standing.leaders},
        "said": list(table.said),
    } | moving_part(table)


def outcome(played: Played) -> dict[str, Any] | None:
    """How a game ended, None while it is played."""
    ended = played.outcome
    return {"reason": ended.reason, "scores": ended.scores, "winners": ended.winners} if ended else None


def moving_part(table: Table) -> dict[str, Any]:
    """What every move may change of a table; the rest is looked at again only after other events."""
    clock = table.terms.clock
    return {
        "changed": table.changed,
        "awaited": table.awaited(),
        "timed_decision": (asked := table.timed_decision()) and {"kind": asked.kind, "seats": list(asked.seats)},
        "chosen": sorted(table.claims) if table.claims else [],
        "meter": (meter := table.meter)
        and {"seat": meter.seat, "began": meter.began, "periods": meter.periods, "phases": meter.phases},
        "deadline": table.shown_deadline(),
        "left": table.left.copy() if clock and clock.kind == "game" else None,
        "since": table.since,
    }


def game_part(table: Table, viewer: Viewer) -> dict[str, Any]:
    return table.match.view(viewer) if table.match else {}


def you_part(table: Table, holder: str, viewer: Viewer) -> dict[str, Any]:
    """What concerns this viewer alone: seats, rights, what may be done now."""
    rights = {"seat": viewer, "seats": table.seats_of(holder), "host": bool(holder) and holder == table.host}
    return rights | moving_you(table, viewer)


def moving_you(table: Table, viewer: Viewer) -> dict[str, Any]:
    """What every move may change of it."""
    claim = table.claims.get(viewer) if viewer is not None and table.claims else None
    return {
        "legal": legal(table, viewer),
        "claim": claim.move if claim else None,
        "undo": _may_undo(table, viewer),
    }


def legal(table: Table, viewer: Viewer) -> list[str]:
    """The moves a seat may make now, in words."""
    if viewer is None or table.status != "playing" or table.meter:
        return []
    match = table.games[-1].match
    asked = table.timed_decision()
    if asked and asked.kind == "race":
        return allowed(match, viewer) if viewer in asked.seats and viewer not in table.claims else []
    mover = match.mover
    if mover == NATURE and table.terms.deal == "people":
        return match.legal() if table.game.open else _of_its_kind(match)
    return match.legal() if mover == viewer else []


def _of_its_kind(match: Match) -> list[str]:
    """All that chance ever does at such a moment: what is left of it would tell what others hold in their hands."""
    kinds = {words.split()[0] for words in match.legal()}
    return sorted(words for words in match.game.words if words.split()[0] in kinds)


def _may_undo(table: Table, viewer: Viewer) -> bool:
    """Is there a last move to offer for taking back? Whether it has shown something is looked at when it is asked."""
    if viewer is None or not table.games or table.status not in ("playing", "over"):
        return False
    movers = table.games[-1].match.movers
    if table.terms.deal == "people" or not movers:
        return bool(movers)
    return movers[-1] == viewer and table.status == "playing" and not table.claims and not table.meter


def lines(match: Match, viewer: Viewer) -> list[list[Any]]:
    """The moves of a game as a viewer may hear them: who, and words."""
    who = ["nature" if mover == NATURE else mover for mover in match.movers]
    return [list(line) for line in zip(who, match.log(viewer), strict=True)]


def new_lines(
    before: Match | None, match: Match, count: int, viewers: Iterable[Viewer]
) -> dict[Viewer, list[list[Any]]]:
    """The same of the moves from number `count` on. `before` is the match as it was then, and may be played on."""
    moves, words, tell = match.moves[count:], match.game.words, match.game.tell
    who = ["nature" if mover == NATURE else mover for mover in match.movers[count:]]
    if tell is None or before is None:
        told = [[mover, words[move]] for mover, move in zip(who, moves, strict=True)]
        return dict.fromkeys(viewers, told)
    heard: dict[Viewer, list[list[Any]]] = {viewer: [] for viewer in viewers}
    for at, (mover, move) in enumerate(zip(who, moves, strict=True), 1):
        opened = before.opened
        for viewer, told in heard.items():
            told.append([mover, tell(opened, move, viewer)])
        if at < len(moves):
            before.play_number(move)
    return heard


TOLD = ("seat", "why", "level", "name", "accuracy", "phrase", "text", "left", "removed", "program")


@cache
def _told(kind: type[log.Kept]) -> tuple[str, ...]:
    """What of an event everybody may know."""
    return tuple(name for name in TOLD if name in kind.__struct_fields__)


def what(entry: log.Entry) -> dict[str, Any]:
    """What happened, as everybody may know it: never a move's words (the log tells those), a hash or a secret."""
    told: dict[str, Any] = {"did": type(entry).__struct_config__.tag}
    for name in _told(type(entry)):
        value = getattr(entry, name)
        if value is not None and value is not False and value != "":  # seat 0 is told
            told[name] = value
    return told


def state(table: Table, holder: str, viewer: Viewer, now: int) -> messages.State:
    """Everything for a viewer."""
    return messages.State(
        n=table.number,
        table=table_part(table),
        game=game_part(table, viewer),
        you=you_part(table, holder, viewer),
        log=lines(table.match, viewer) if table.match else [],
        now=now,
    )


class Part:
    """One part as it was last told, to see what has changed since."""

    __slots__ = ("values",)

    def __init__(self, part: dict[str, Any]) -> None:
        self.values = part

    def whole(self) -> bytes:
        return write(self.values)

    def changes(self, part: dict[str, Any]) -> bytes:
        """What is new in a part, encoded as a dict; `part` need not have all keys."""
        values = self.values
        changed = {key: value for key, value in part.items() if key not in values or values[key] != value}
        if not changed:
            return b""
        values.update(changed)
        return write(changed)


def before_you(n: int, happened: bytes, table: bytes, game: bytes) -> bytes:
    """The beginning of an event of `messages`, put together from encoded parts: what is empty is left out."""
    frame = b'{"is":"event","n":%d,"what":%b' % (n, happened)
    if table:
        frame += b',"table":' + table
    return frame + b',"game":' + game if game else frame


def after_you(keep: int | None, told: bytes, now: int) -> bytes:
    """Its end."""
    kept = b"" if keep is None else b',"keep":%d' % keep
    return b'%b,"log":%b,"now":%d}' % (kept, told, now) if told else b'%b,"now":%d}' % (kept, now)


def state_frame(n: int, parts: tuple[bytes, bytes, bytes], told: bytes, now: int) -> bytes:
    """The state of `messages`, put together from encoded parts."""
    return b'{"is":"state","version":%d,"n":%d,"table":%b,"game":%b,"you":%b,"log":%b,"now":%d}' % (
        VERSION,
        n,
        *parts,
        told,
        now,
    )
