"""A table that is open in this process: who watches it, and what each of them has been told."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol, TypeAlias

from . import messages
from .store import Summary
from .table import Table
from .viewing import (
    Part,
    Viewer,
    game_part,
    lines,
    state_frame,
    table_part,
    you_part,
)


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Line(Protocol):
    """One connection of a viewer."""

    holder: str
    viewer: Viewer
    you: Part

    def send(self, frame: bytes) -> None: ...

    def close(self, message: str) -> None: ...


Frames: TypeAlias = list[tuple[Line, bytes]]


class Turn(asyncio.Lock):
    """Whose turn it is to do something at a table: one after the other."""

    def take(self) -> bool:
        """Take it at once; False if it is somebody else's."""
        if self.locked():
            return False
        taking = self.acquire()
        try:
            taking.send(None)
        except StopIteration:
            return True
        taking.close()  # somebody waits for it already
        return False


class Live:
    """A table that is open in this process."""

    __slots__ = (
        "absent",
        "game_parts",
        "last",
        "lines",
        "lock",
        "others",
        "part",
        "seen",
        "summary",
        "table",
        "thinking",
        "timer",
    )

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Turn()
        self.lines: set[Line] = set()
        self.others: dict[str, tuple[set[int], int, float]] = {}  # by process: seats and spectators connected there
        self.last = 0  # the time of the last event
        self.seen = 0  # the highest number that a hint spoke of
        self.summary: Summary | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.absent: dict[int, int] = {}  # seats that others wait for while nobody is there: since when
        self.thinking: set[tuple[int, int]] = set()  # (number of the change, seat) that a bot thinks about
        self.forget_parts()

    def forget_parts(self) -> None:
        self.part: Part | None = None
        self.game_parts: dict[Any, Part] = {}

    # --- what viewers have been told ---

    def table_told(self) -> Part:
        if self.part is None:
            self.part = Part(table_part(self.table))
        return self.part

    def game_told(self, viewer: Viewer) -> Part:
        key = "all" if self.table.game.open else viewer
        if key not in self.game_parts:
            self.game_parts[key] = Part(game_part(self.table, viewer))
        return self.game_parts[key]

    def state(self, holder: str, viewer: Viewer, you: Part | None = None) -> bytes:
        """Everything for a viewer, encoded."""
        told = messages.write(lines(self.table.match, viewer) if self.table.match else [])
        yours = you or Part(you_part(self.table, holder, viewer))
        parts = (self.table_told().whole(), self.game_told(viewer).whole(), yours.whole())
        return state_frame(self.table.number, parts, told, now())

    def present(self) -> tuple[set[int], int]:
        """The seats whose holders are connected, anywhere, and how many spectators there are."""
        seats: set[int] = set()
        spectators = 0
        for line in self.lines:
            own = self.table.seats_of(line.holder)
            seats.update(own)
            spectators += not own
        for there, watching, _ in self.others.values():
            seats |= there
            spectators += watching
        return seats, spectators
