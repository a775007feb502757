"""What an event does to an open table: it changes, and every line gets a frame, to be sent once the event is stored."""

from __future__ import annotations

from kolmik.engine.match import Match

from . import log, messages
from .live import Frames, Line, Live
from .viewing import (
    Part,
    Viewer,
    after_you,
    before_you,
    game_part,
    moving_part,
    moving_you,
    new_lines,
    table_part,
    what,
    you_part,
)

MOVES = (log.Moved, log.Claimed, log.Raced, log.Aimed, log.Thrown)


def change(live: Live, entry: log.Entry, at: int, after: Match | None, frames: Frames) -> None:
    """One event, and the frame for every line."""
    table = live.table
    if not live.lines:
        table.apply(entry, at, after)
        live.forget_parts()
        return
    part = live.table_told()
    games = {line.viewer: live.game_told(line.viewer) for line in live.lines}
    match = table.match
    count = len(match.moves) if match else 0
    hidden = table.game.tell is not None
    moved = isinstance(entry, MOVES)
    before = _kept(match, after, count) if match and hidden and moved else None
    table.apply(entry, at, after)
    changed = part.changes(moving_part(table) if moved else table_part(table))
    keep = None
    told: dict[Viewer, bytes] = {}
    seen: dict[Viewer, bytes] = {}
    if table.changed == table.number and table.match:
        if isinstance(entry, log.Started):
            keep = count = 0
            before = Match(table.match.setting) if hidden else None
        elif isinstance(entry, log.Undone):
            keep = count = entry.left
        told = _lines(table.match, before, count, games)
        seen = _changes(live, games)
    happened = messages.write(what(entry))
    ends: dict[bytes, tuple[bytes, bytes]] = {}  # of frames, by what is seen of the game: often all see the same
    for line in tuple(live.lines):
        if moved:
            you = line.you.changes(moving_you(table, line.viewer))
        else:
            own = table.seats_of(line.holder)
            if line.viewer is not None and line.viewer not in own:
                look(live, line, own[0] if own else None, frames)  # the seat is no longer theirs
                continue
            you = line.you.changes(you_part(table, line.holder, line.viewer))
        game, heard = seen.get(line.viewer, b""), told.get(line.viewer, b"")
        if (both := ends.get(game + heard)) is None:
            both = before_you(table.number, happened, changed, game), after_you(keep, heard, at)
            ends[game + heard] = both
        frames.append((line, b'%b,"you":%b%b' % (both[0], you, both[1]) if you else both[0] + both[1]))


def _kept(match: Match, after: Match | None, count: int) -> Match:
    """The match as it is now, for later: a copy where it will be played on, be it by the table or for the log."""
    return match if after is not None and len(after.moves) == count + 1 else match.copy()


def look(live: Live, line: Line, viewer: Viewer, frames: Frames) -> None:
    """A line sees the table from another seat, or as a spectator, and is told everything anew."""
    line.viewer, line.you = viewer, Part(you_part(live.table, line.holder, viewer))
    frames.append((line, live.state(line.holder, viewer, line.you)))


def _lines(match: Match, before: Match | None, count: int, games: dict[Viewer, Part]) -> dict[Viewer, bytes]:
    """The new lines of the log as each viewer may hear them, encoded."""
    heard = new_lines(before, match, count, games)
    if match.game.tell is None:
        return dict.fromkeys(games, messages.write(next(iter(heard.values()))))
    return {viewer: messages.write(told) for viewer, told in heard.items()}


def _changes(live: Live, games: dict[Viewer, Part]) -> dict[Viewer, bytes]:
    """What has changed in the game for each viewer, encoded; where nothing is hidden, for all at once."""
    if live.table.game.open:
        viewer = next(iter(games))
        return dict.fromkeys(games, games[viewer].changes(game_part(live.table, viewer)))
    return {viewer: part.changes(game_part(live.table, viewer)) for viewer, part in games.items()}
