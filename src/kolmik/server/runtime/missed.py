"""The frames that a viewer has missed while it was not connected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..domain import events, projection
from ..domain.fold import advance, load
from ..domain.projection import Viewer
from .broadcast import Known, Projected, render


@dataclass(eq=False)
class _Viewer:
    """A viewer that frames are rendered for, before it is connected."""

    holder: str
    known: Known | None


def missed_frames(
    table: str, log: Sequence[tuple[events.AnyEvent, int]], holder: str, wanted: Viewer, seen: int
) -> tuple[tuple[bytes, ...], Known, int] | None:
    """Return the frames after event `seen` of a log, what the viewer then knows, and up to which event.

    None if the viewer did not have that view then.
    """
    past = load(table, log[:seen])
    own = past.seats_of(holder)
    if wanted not in own and (wanted is not None or own):
        return None
    viewer = _Viewer(holder, Known(wanted, projection.you_part(past, holder, wanted)))
    deltas, after = [], past
    for event, at in log[seen:]:
        deltas.append(advance(after, event, at))
        after = deltas[-1].after
    _, rendered = render(Projected(past), deltas, [viewer])
    return tuple(rendered[viewer].frames), rendered[viewer].after, after.number
