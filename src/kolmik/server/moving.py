"""Tables to records and back, straight from the log: for the host, and for tables of rules that are no longer there."""

from __future__ import annotations

from collections.abc import Iterable

from kolmik.engine import NATURE, Refused
from kolmik.engine.match import Match
from kolmik.engine.record import FORMAT
from kolmik.engine.version import VERSION

from . import log, replays, tokens
from .messages import Terms
from .refusals import Denied
from .store import Stored, Summary
from .table import Table, Unplayable


def records(table: str, rows: Iterable[Stored]) -> list[str]:
    """Every game of a table as a record, the one that is being played too. The host sees what is hidden."""
    entries = [(row.at, log.read(row.body)) for row in rows]
    if not entries:
        raise Refused(f"There is no table {table}.")
    played = Table(table)
    try:
        for at, entry in entries:
            played.apply(entry, at)
    except Unplayable:
        return _as_written([entry for _, entry in entries])
    return [replays.record(played, game.number) if game.outcome else game.match.record() for game in played.games]


def _as_written(entries: list[log.Entry]) -> list[str]:
    """The same for rules that this release does not have: nothing of it is checked."""
    created = entries[0]
    assert isinstance(created, log.Created)
    names = [""] * created.players
    games: list[tuple[list[str], list[str], list[str]]] = []  # head, moves, result
    for entry in entries:
        if isinstance(entry, log.Sat | log.BotSat):
            names[entry.seat] = entry.name if isinstance(entry, log.Sat) else entry.level
        elif isinstance(entry, log.Started):
            games.append((_head(created, entry.starter, names), [], []))
        if games:
            _, moves, result = games[-1]
            if isinstance(entry, log.Undone):
                del moves[entry.left :]
            elif isinstance(entry, log.Ended):
                result += [
                    f"scores: {' '.join(map(str, entry.scores))}",
                    f"winners: {' '.join(map(str, entry.winners))}",
                ]
            else:
                moves += _written(entry)
    return ["\n".join([*head, "", *moves, "", *result]).rstrip() + "\n" for head, moves, result in games]


def finished(table: str, game: int, rows: Iterable[Stored]) -> str:
    """One game of a table of such rules, if it is over."""
    texts = records(table, rows)
    if not 1 <= game <= len(texts) or "\nwinners: " not in texts[game - 1]:
        raise Denied("refused-no-game")
    return texts[game - 1]


def _head(created: log.Created, starter: int, names: list[str]) -> list[str]:
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


def _written(entry: log.Entry) -> list[str]:
    """The moves of an event with who made them; in a race, which the rules would tell, only that it was one."""
    if isinstance(entry, log.Aimed):
        return [f"{entry.seat}: {entry.move}"]
    if isinstance(entry, log.Moved):
        return [f"{'nature' if at else entry.seat}: {move}" for at, move in enumerate(entry.moves)]
    if isinstance(entry, log.Started | log.Thrown | log.Raced):
        who = "race" if isinstance(entry, log.Raced) else "nature"
        return [f"{who}: {move}" for move in entry.moves]
    return []


def table_of(match: Match, now: int) -> tuple[str, list[log.Entry], Summary]:
    """A new table on which this game was played: it can be replayed, analysed, and gone on with at a real table."""
    setting, game = match.setting, match.game
    if setting.edition not in game.catalogue.named:
        raise Refused("A table plays an edition that the game has; this record has one of its own.")
    entries: list[log.Entry] = [
        log.Created(
            game=game.name,
            rules=game.version,
            version=VERSION,
            players=setting.players,
            edition=setting.edition.name,
            options=dict(setting.options),
            terms=Terms(deal="people", starter=setting.starter, away=0),
            host="",
        ),
        log.Gathered(secret=tokens.new_secret().hex()),
    ]
    names = [name or f"Seat {seat}" for seat, name in enumerate(setting.seats)]
    entries += [log.Sat(seat=seat, name=name, holder="") for seat, name in enumerate(names)]
    entries.append(log.Started(starter=setting.starter, moves=[]))
    for mover, move in zip(match.movers, match.moves, strict=True):
        entries.append(log.Moved(seat=0 if mover == NATURE else mover, moves=[game.words[move]]))
    if outcome := match.outcome:
        ended = log.Ended(reason=outcome.reason, scores=list(outcome.scores), winners=list(outcome.winners))
        entries.append(ended)
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
    return tokens.new_id(), entries, summary
