"""Rendering: the frames that connections receive, made from a table's versions. Nothing in here changes a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import UNSET, Raw, UnsetType

from kolmik.engine.match import Match
from kolmik.protocol import messages
from kolmik.protocol.messages import write

from ..domain import events, projection
from ..domain.fold import Delta
from ..domain.projection import Part, Viewer
from ..domain.table import Table


class Known(NamedTuple):
    """What a connection has been sent about itself."""

    viewer: Viewer
    you: Part


class Recipient(Protocol):
    """Somebody frames are rendered for."""

    holder: str  # hash of the token, "" for none
    known: Known | None  # None until the first state has been sent


class Connection(Recipient, Protocol):
    """A viewer's connection to a table."""

    address: str  # "" where it is not known

    def send(self, frame: bytes) -> None: ...

    def close(self, message: str) -> None:
        """Send the reason, a message of `locales`, then close."""


R = TypeVar("R", bound=Recipient)


class Projected:
    """One version of a table and its parts, each computed when first needed.

    The parts belong to this version, so a viewer can never be sent parts of another one.
    """

    __slots__ = ("_base", "_games", "_turn", "epoch", "table")

    def __init__(
        self,
        table: Table,
        base: Part | None = None,
        turn: Part | None = None,
        games: dict[Any, Part] | None = None,
        epoch: str = "",
    ) -> None:
        self.table, self.epoch = table, epoch
        self._base, self._turn = base, turn  # the two halves of the table part
        self._games: dict[Any, Part] = {} if games is None else games

    def base_part(self) -> Part:
        if self._base is None:
            self._base = projection.table_base_part(self.table)
        return self._base

    def turn_part(self) -> Part:
        if self._turn is None:
            self._turn = projection.table_turn_part(self.table)
        return self._turn

    def game_part(self, viewer: Viewer) -> Part:
        key = self._key(viewer)
        if key not in self._games:
            self._games[key] = projection.game_part(self.table, viewer)
        return self._games[key]

    def _key(self, viewer: Viewer) -> Any:
        return "all" if self.table.game.open else viewer  # without secrets all viewers see the same

    def forget(self) -> None:
        """Free the memory of the parts; nobody watches."""
        self._base, self._turn, self._games = None, None, {}

    def state(self, holder: str, viewer: Viewer, now: int) -> tuple[bytes, Known]:
        """Return the frame with everything a viewer may know, and what the connection then knows."""
        known = Known(viewer, projection.you_part(self.table, holder, viewer))
        match = self.table.match
        state = messages.State(
            epoch=self.epoch,
            n=self.table.number,
            table=self.base_part() | self.turn_part(),
            game=self.game_part(viewer),
            you=known.you,
            log=projection.log_entries(match, viewer) if match else [],
            now=now,
        )
        return write(state), known

    def advance(self, delta: Delta) -> tuple[Projected, Part]:
        """Return the next version, and the keys of the table part that changed."""
        base, turn = self.base_part(), projection.table_turn_part(delta.after)
        changed = changes(self.turn_part(), turn)
        if not isinstance(delta.event, events.MOVE_EVENTS):
            base = projection.table_base_part(delta.after)
            changed = changes(self.base_part(), base) | changed
        games = {} if game_changed(delta) else self._games.copy()
        return Projected(delta.after, base, turn, games, self.epoch), changed


class Rendered:
    """The frames of one connection: valid only if it still knows what it knew when they were rendered."""

    __slots__ = ("after", "before", "frames")

    def __init__(self, before: Known) -> None:
        self.before = self.after = before
        self.frames: list[bytes] = []


def changes(old: Part, new: Part) -> Part:
    """Return the entries of `new` that `old` does not have."""
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def game_changed(delta: Delta) -> bool:
    return delta.after.changed == delta.after.number


def render(
    projected: Projected, deltas: Iterable[Delta], recipients: Iterable[R]
) -> tuple[Projected, dict[R, Rendered]]:
    """Return the version after the last delta, and each recipient's frames, one for each delta."""
    rendered = {recipient: Rendered(recipient.known) for recipient in recipients if recipient.known is not None}
    for delta in deltas:
        if rendered:
            projected = _render_delta(projected, delta, rendered)
        else:
            projected = Projected(delta.after, epoch=projected.epoch)
    return projected, rendered


def _render_delta(projected: Projected, delta: Delta, rendered: Mapping[R, Rendered]) -> Projected:
    """Render one delta for every recipient: adds a frame to each, and what the recipient then knows."""
    after, table_changes = projected.advance(delta)
    viewers = {one.after.viewer for one in rendered.values()}
    games: dict[Viewer, Any] = {}
    logs: dict[Viewer, Any] = {}
    keep: int | UnsetType = UNSET
    if game_changed(delta):
        keep, logs = _log_changes(delta, viewers)
        games = _game_changes(projected, after, viewers)
    happened, table = _raw(projection.public_event(delta.event)), _raw(table_changes)
    is_move = isinstance(delta.event, events.MOVE_EVENTS)
    for recipient, one in rendered.items():
        old = one.after
        viewer = old.viewer
        if is_move:
            you = changes(old.you, projection.you_turn_part(delta.after, viewer, old.you["seats"]))
        else:
            own = delta.after.seats_of(recipient.holder)
            if viewer is not None and viewer not in own:  # the seat is no longer theirs: everything looks different
                viewer = own[0] if own else None
                frame, one.after = after.state(recipient.holder, viewer, delta.at)
                one.frames.append(frame)
                continue
            you = changes(old.you, projection.you_part(delta.after, recipient.holder, viewer))
        event = messages.Event(
            n=delta.after.number,
            what=happened,
            table=table,
            game=games.get(viewer, {}),
            you=you,
            keep=keep,
            log=logs.get(viewer, []),
            now=delta.at,
        )
        if you:
            one.after = Known(viewer, {**old.you, **you})
        one.frames.append(write(event))
    return after


def _raw(part: Any) -> Any:
    """Encode a part once for all recipients; an empty one is left out of the frame."""
    return Raw(write(part)) if part else part


def _game_changes(before: Projected, after: Projected, viewers: Iterable[Viewer]) -> dict[Viewer, Any]:
    """Return the encoded changes of the game part for each viewer; without secrets one serves all."""
    if after.table.game.open:
        viewer = next(iter(viewers))
        return dict.fromkeys(viewers, _raw(changes(before.game_part(viewer), after.game_part(viewer))))
    return {viewer: _raw(changes(before.game_part(viewer), after.game_part(viewer))) for viewer in viewers}


def _log_changes(delta: Delta, viewers: Iterable[Viewer]) -> tuple[int | UnsetType, dict[Viewer, Any]]:
    """Return the number of log entries that stay, if some do not, and the encoded new entries for each viewer."""
    match, earlier = delta.after.played.match, delta.before.match
    keep: int | UnsetType = UNSET
    count = len(earlier.moves) if earlier else 0
    before: Match | None = earlier
    if isinstance(delta.event, events.Started):
        keep = count = 0
        before = Match(match.setting)
    elif isinstance(delta.event, events.Undone):
        keep = count = delta.event.left
    entries = projection.new_log_entries(before, match, count, viewers)
    if match.game.tell is None:
        return keep, dict.fromkeys(viewers, _raw(next(iter(entries.values()))))
    return keep, {viewer: _raw(known) for viewer, known in entries.items()}
