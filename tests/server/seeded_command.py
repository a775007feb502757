"""The command `kolmik` for tests: with the same seed, a server always creates the same table ids and deals.

A file can put its wall clock forward and back while it runs, as `settimeofday` would for the whole machine.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from random import Random
from unittest.mock import patch

from kolmik.cli import main
from kolmik.server.runtime import tokens

from ..tutorial import games_of_environment

ROOT = Path(__file__).parents[2]  # the working directory in which this module can be imported
PREFIX = 3  # arguments before the seed
WALL_CLOCK = "KOLMIK_TEST_WALL_CLOCK"  # the variable of the environment that names the file of a `WallClock`
_servers_started: Counter[str] = Counter()  # by test


class WallClock:
    """A file that says by how much the wall clock of a server is wrong. A change counts at once."""

    _NANOSECONDS = struct.Struct("q")

    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(bytes(self._NANOSECONDS.size))
        with file.open("r+b") as opened:
            self._map = mmap.mmap(opened.fileno(), self._NANOSECONDS.size)

    @property
    def offset(self) -> int:
        """Nanoseconds by which the clock is ahead."""
        (offset,) = self._NANOSECONDS.unpack(self._map)
        return int(offset)

    def jump(self, seconds: int) -> None:
        """Put the clock forward, or back."""
        self._map[:] = self._NANOSECONDS.pack(self.offset + seconds * 1_000_000_000)

    def replacing(self) -> ExitStack:
        """Have all Python code of this process read this clock, until the stack is closed."""
        real, stack = time.time_ns, ExitStack()
        stack.enter_context(patch.object(time, "time_ns", lambda: real() + self.offset))
        stack.enter_context(patch.object(time, "time", lambda: (real() + self.offset) / 1e9))
        return stack


def command() -> list[str]:
    """The start of a command line. The seed is the name of the running test and the number of servers it has started.

    KOLMIK_TEST_SEED changes all deals, to find tests that pass only by luck.
    """
    test = os.environ.get("KOLMIK_TEST_SEED", "") + os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    _servers_started[test] += 1
    return [sys.executable, "-m", __name__, f"{test} {_servers_started[test]}"]  # PREFIX arguments, then the seed


def run() -> None:
    """Run the command of `sys.argv`, whose first argument is the seed."""
    seed = sys.argv.pop(1)
    rng = Random(seed)
    print(f"Dealt from the seed {seed!r}.", flush=True)
    with ExitStack() as stack:
        stack.enter_context(patch.object(tokens, "system_random", lambda: rng))
        stack.enter_context(games_of_environment())
        if WALL_CLOCK in os.environ:
            stack.enter_context(WallClock(Path(os.environ[WALL_CLOCK])).replacing())
        main()


if __name__ == "__main__":
    run()
