"""Export and import: tables to records and back, straight from the log.

Tables of rules this release does not have can be exported too.
"""

from __future__ import annotations

from collections.abc import Iterable

from kolmik.engine import NATURE, Refused
from kolmik.engine.match import Match
from kolmik.engine.record import FORMAT
from kolmik.engine.version import VERSION
from kolmik.protocol.messages import Terms

from ..domain import events, replays
from ..domain.decide.common import SECRET_BYTES
from ..domain.events import AnyEvent
from ..domain.fold import Unplayable, load
from ..domain.refusals import Denied
from ..store import Stored, Summary
from . import tokens


def records(table: str, rows: Iterable[Stored]) -> list[str]:
    """Return every game of a table as a record, including the one in progress. The host sees what is hidden."""
    stored = [(events.read(row.body), row.at) for row in rows]
    if not stored:
        raise Refused(f"There is no table {table}.")
    try:
        loaded = load(table, stored)
    except Unplayable:
        return _verbatim([event for event, _ in stored])
    return [
        replays.record(loaded, game.number) if replays.public(loaded, game) else game.match.record()
        for game in loaded.games
    ]


def ended_game(table: str, game: int, rows: Iterable[Stored]) -> str:
    """Return the record of one game of a table, if the game has ended."""
    texts = records(table, rows)
    if not 1 <= game <= len(texts) or "\nwinners: " not in texts[game - 1]:
        raise Denied("refused-no-game")
    return texts[game - 1]


def _verbatim(stored: list[AnyEvent]) -> list[str]:
    """Return the records of a table whose rules this release does not have; nothing is checked."""
    created = stored[0]
    assert isinstance(created, events.Created)
    names = [""] * created.players
    games: list[tuple[list[str], list[str], list[str]]] = []  # head, moves, result
    for event in stored:
        if isinstance(event, events.Sat | events.BotSat):
            names[event.seat] = event.name if isinstance(event, events.Sat) else event.level
        elif isinstance(event, events.Started):
            games.append((_head(created, event.starter, names), [], []))
        if games:
            _, moves, result = games[-1]
            if isinstance(event, events.Undone):
                del moves[event.left :]
            elif isinstance(event, events.Ended):
                result += [
                    f"scores: {' '.join(map(str, event.scores))}",
                    f"winners: {' '.join(map(str, event.winners))}",
                ]
            else:
                moves += _moves(event)
    return ["\n".join([*head, "", *moves, "", *result]).rstrip() + "\n" for head, moves, result in games]


def _head(created: events.Created, starter: int, names: list[str]) -> list[str]:
    return [
        "# As it was written down; this release does not have these rules.",
        f"kolmik: {FORMAT}",
        f"game: {created.game}",
        f"rules: {created.rules}",
        f"version: {created.version}",
        f"edition: {created.edition}",
        f"options: {' '.join(f'{name}={value}' for name, value in created.options.items())}".rstrip(),
        f"players: {created.players}",
        f"starter: {starter}",
        *(f"seat {seat}: {name}".rstrip() for seat, name in enumerate(names)),
    ]


def _moves(event: AnyEvent) -> list[str]:
    """Return the moves of an event with their movers. In a race only the rules know the mover of each."""
    if isinstance(event, events.MeterStarted):
        return [f"{event.seat}: {event.move}"]
    if isinstance(event, events.Moved):
        return [f"{'nature' if at else event.seat}: {move}" for at, move in enumerate(event.moves)]
    if isinstance(event, events.Started | events.MeterStopped | events.Raced):
        mover = "race" if isinstance(event, events.Raced) else "nature"
        return [f"{mover}: {move}" for move in event.moves]
    return []


def imported(match: Match, now: int) -> tuple[str, list[AnyEvent], Summary]:
    """Return a new table on which this game was played: its id, its events and its summary.

    The game can be replayed, analysed, and continued at a physical table.
    """
    setting, game = match.setting, match.game
    if setting.edition not in game.catalogue.named:
        raise Refused("A table plays an edition that the game has; this record has one of its own.")
    rng = tokens.system_random()
    stored: list[AnyEvent] = [
        events.Created(
            game=game.name,
            rules=game.version,
            version=VERSION,
            players=setting.players,
            edition=setting.edition.name,
            options=dict(setting.options),
            terms=Terms(deal="people", starter=setting.starter, away=0),
            host="",
        ),
        events.Gathered(secret=rng.randbytes(SECRET_BYTES).hex()),
    ]
    names = [name or f"Seat {seat}" for seat, name in enumerate(setting.seats)]
    stored += [events.Sat(seat=seat, name=name, holder="") for seat, name in enumerate(names)]
    stored.append(events.Started(starter=setting.starter, moves=[]))
    for mover, move in zip(match.movers, match.moves, strict=True):
        stored.append(events.Moved(seat=0 if mover == NATURE else mover, moves=[game.words[move]]))
    if outcome := match.outcome:
        ended = events.Ended(reason=outcome.reason, scores=list(outcome.scores), winners=list(outcome.winners))
        stored.append(ended)
    summary = Summary(
        game=game.name,
        rules=game.version,
        version=VERSION,
        status="over" if match.over else "playing",
        players=setting.players,
        created=now,
        due=None,
        title=", ".join(names),
        holders=(),
    )
    return tokens.new_id(rng), stored, summary
