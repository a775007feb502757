"""The command `kolmik` for tests: with the same seed, a server names and deals its tables the same every time."""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

from kolmik.cli import main
from kolmik.server.runtime import tokens

ROOT = Path(__file__).parents[2]  # where this module is found by its name
_begun: Counter[str] = Counter()


def command() -> list[str]:
    """Return the command; its arguments follow. The seed is the running test and the number of its servers so far.

    KOLMIK_TEST_SEED changes all deals: what a test shows must not rest on luck.
    """
    test = os.environ.get("KOLMIK_TEST_SEED", "") + os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    _begun[test] += 1
    return [sys.executable, "-m", __name__, f"{test} {_begun[test]}"]


def _run() -> None:
    seed = sys.argv.pop(1)
    rng = Random(seed)
    print(f"Dealt from the seed {seed!r}.", flush=True)
    with patch.object(tokens, "system_random", lambda: rng):
        main()


if __name__ == "__main__":
    _run()
