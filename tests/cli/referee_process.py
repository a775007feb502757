"""A `kolmik referee` process, to send requests to."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from .command import COMMAND

Reply = dict[str, Any]
FIRST_ROW = ["deal candy 7", "deal tree 3", "deal sand 9", "deal junk 0", "deal horror 12"]
STATE_KEYS = {  # of the reply to "show"
    "towers": {"row", "towers", "rubble", "deck", "discard", "starter", "round", "call", "caller"},
    "dungeon": {"slots", "top", "decks", "dungeon", "drawn"},
    "millstone": {"top", "hands", "deck", "pile", "charge", "direction"},
}


class RefereeProcess:
    def __init__(self) -> None:
        self.process = subprocess.Popen([*COMMAND, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line: bytes) -> Reply:
        """The reply to one line."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line)
        self.process.stdin.flush()
        reply: Reply = json.loads(self.process.stdout.readline())
        return reply

    def ask(self, do: str, **fields: object) -> Reply:
        """The reply to one request."""
        return self.send(json.dumps({"do": do, **fields}).encode() + b"\n")

    def state(self) -> Reply:
        """Everything the referee knows about the game, to check that nothing changed."""
        return {do: self.ask(do) for do in ("legal", "show", "scores", "record")}

    def end(self, last: bytes = b"") -> tuple[bytes, int]:
        """Send the last bytes and close the input. Returns the rest of the output and the exit code."""
        out, _ = self.process.communicate(last)
        return out, self.process.returncode
