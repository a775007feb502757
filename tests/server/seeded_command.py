"""The command `kolmik` for tests: with the same seed, a server always creates the same table ids and deals."""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

from kolmik.cli import main
from kolmik.server.runtime import tokens

ROOT = Path(__file__).parents[2]  # the working directory in which this module can be imported
PREFIX = 3  # arguments before the seed
_servers_started: Counter[str] = Counter()  # by test


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
    with patch.object(tokens, "system_random", lambda: rng):
        main()


if __name__ == "__main__":
    run()
