"""Folding events into a state: what a client knows after each event."""

from __future__ import annotations

from msgspec import UNSET

from .messages import Event, State


def fold(state: State, event: Event) -> State:
    """Return the state after an event: changed keys replace the old ones; the log is cut to `keep`, then extended."""
    kept = state.log if event.keep is UNSET else state.log[: event.keep]
    return State(
        epoch=state.epoch,
        n=event.n,
        table={**state.table, **event.table},
        game={**state.game, **event.game},
        you={**state.you, **event.you},
        log=[*kept, *event.log],
        now=event.now,
    )
