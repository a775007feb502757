"""The ids of the latest commands of a table, so that a repeated command changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

MOST = 200  # ids that are remembered, at least
RECENT = 16  # of them, those that are copied whenever one is added


class CommandIds:
    """By id of a command: the number of the event it became. Immutable; adding an id copies a few, not all."""

    __slots__ = ("_commands", "_numbers", "_older")

    def __init__(
        self, commands: tuple[str, ...] = (), numbers: tuple[int, ...] = (), older: Mapping[str, int] | None = None
    ) -> None:
        self._commands, self._numbers = commands, numbers  # the recent ones
        self._older: Mapping[str, int] = older or {}

    def get(self, command: str) -> int | None:
        """Return the number of the event this command became, None if it is not known."""
        if command in self._commands:
            return self._numbers[self._commands.index(command)]
        return self._older.get(command)

    def adding(self, command: str, number: int) -> CommandIds:
        """Return these ids and one more; the oldest ones are forgotten."""
        commands, numbers = (*self._commands, command), (*self._numbers, number)
        if len(commands) < RECENT:
            return CommandIds(commands, numbers, self._older)
        older = {**self._older, **dict(zip(commands, numbers, strict=True))}
        if len(older) >= MOST + RECENT:
            older = dict(islice(older.items(), len(older) - MOST, None))
        return CommandIds((), (), older)
