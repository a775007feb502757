"""What must hold for the log of a table at any time, whatever has failed, checked as the log grows."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from kolmik.engine import Refused
from kolmik.engine.match import Match
from kolmik.protocol import messages
from kolmik.server.domain import events, projection
from kolmik.server.domain.fold import advance
from kolmik.server.domain.projection import Viewer
from kolmik.server.domain.table import Table
from kolmik.server.store import Stored

PARTS = ("n", "table", "game", "you", "log")


class CheckedLog:
    """The log of one table as far as it has been read. Every violation is a sentence in `errors`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = Table(name)  # the fold of all events
        self.errors: list[str] = []
        self.ids: dict[str, tuple[int, str]] = {}  # of commands: the number of the event, and the move
        self.games = self.taken_over = self.interrupted = 0
        self._match: Match | None = None  # replayed with a check of every move
        self._at = 0  # time of the last event
        self._versions: dict[int, Table] = {}

    def extend(self, rows: Sequence[Stored], keep_from: int | None = None) -> None:
        """Take further events: their numbers and times must go on, and every move must be legal.

        The versions of the table from `keep_from` on are kept for `differences`; None keeps none.
        """
        for row in rows:
            number = self.table.number + 1
            if row.number != number:
                self._wrong(f"event {row.number} after event {number - 1}")
                return
            if row.at < self._at:
                self._wrong(f"event {number} is {self._at - row.at} ms before event {number - 1}")
            event, self._at = events.read(row.body), row.at
            try:
                self._replay(event)
                self.table = advance(self.table, event, row.at).after
            except Refused as refusal:
                self._wrong(f"event {number} cannot be replayed: {refusal}")
                return
            self._note(event, number)
            if keep_from is not None:
                self._versions[number] = self.table
        for old in [number for number in self._versions if keep_from is None or number < keep_from]:
            del self._versions[old]
        self._versions[self.table.number] = self.table

    def _replay(self, event: events.AnyEvent) -> None:
        """Make the moves of an event under the rules; an illegal one raises `Refused`."""
        if isinstance(event, events.Started):
            self._match = Match(self.table.setting(event.starter))
            self._match.play(*event.moves)
            return
        match = self._match
        if isinstance(event, events.MeterStarted):
            assert match
            match.play(event.move)
        elif isinstance(event, events.Moved | events.Raced | events.MeterStopped):
            assert match
            match.play(*event.moves)
        elif isinstance(event, events.Undone):
            assert match
            self._match = match.after(event.left)

    def _note(self, event: events.AnyEvent, number: int) -> None:
        self.games += isinstance(event, events.Ended)
        self.taken_over += isinstance(event, events.TookOver)
        self.interrupted += isinstance(event, events.Interrupted)
        if given := getattr(event, "id", ""):
            if given in self.ids:
                self._wrong(f"{given} is event {self.ids[given][0]} and event {number}")
            moves = getattr(event, "moves", None)
            self.ids[given] = number, moves[0] if moves else getattr(event, "move", "")

    def _wrong(self, what: str) -> None:
        self.errors.append(f"{self.name}: {what}")

    def lost(self, holder: str, acknowledged: Mapping[str, tuple[int, str]]) -> list[str]:
        """Return the acknowledged moves of a player, by id, that are not in the log under their number."""
        return [
            f"{self.name}: {given} as event {number}"
            for given, (number, move) in acknowledged.items()
            if self.ids.get(f"{holder[:12]}:{given}") != (number, move)
        ]

    def differences(self, folded: Mapping[str, Any], holder: str, viewer: Viewer) -> Collection[str] | None:
        """Return the parts in which a folded state differs from the log's at its number.

        None if that version was not kept.
        """
        table = self._versions.get(folded["n"])
        if table is None:
            return None
        fresh = messages.read_state(messages.write(projection.state(table, holder, viewer, 0)))
        return [part for part in PARTS if folded[part] != getattr(fresh, part)]
