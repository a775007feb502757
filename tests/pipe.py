"""A `kolmik referee` process to talk to."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

Reply = dict[str, Any]
FIRST_ROW = ["deal candy 7", "deal tree 3", "deal sand 9", "deal junk 0", "deal horror 12"]


SHOWN = {
    "towers": {"row", "towers", "rubble", "deck", "discard", "starter", "round", "call", "caller"},
    "dungeon": {"slots", "top", "decks", "dungeon", "drawn"},
    "millstone": {"top", "hands", "deck", "pile", "charge", "direction"},
}


class Pipe:
    """A `kolmik referee` process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "kolmik", "referee"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line: bytes) -> Reply:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line)
        self.process.stdin.flush()
        reply: Reply = json.loads(self.process.stdout.readline())
        return reply

    def ask(self, do: str, **fields: object) -> Reply:
        return self.send(json.dumps({"do": do, **fields}).encode() + b"\n")

    def state(self) -> Reply:
        """All there is to know of the game, to see that nothing changed."""
        return {do: self.ask(do) for do in ("legal", "show", "scores", "record")}

    def end(self, last: bytes = b"") -> tuple[bytes, int]:
        out, _ = self.process.communicate(last)
        return out, self.process.returncode
