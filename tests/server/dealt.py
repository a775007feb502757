"""The command `kolmik` for tests: with the same seed, a server's tables are named and dealt the same every time."""

from __future__ import annotations

import os
import sys
from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import patch

from kolmik.cli import main
from kolmik.server import tokens

ROOT = Path(__file__).parents[2]  # where this module is found by its name
_begun: Counter[str] = Counter()


def command() -> list[str]:
    """To be followed by what is asked of `kolmik`. The seed is the test that runs, and how many it has started.

    With a word in KOLMIK_TEST_SEED all is dealt otherwise: what a test shows should not rest on luck.
    """
    test = os.environ.get("KOLMIK_TEST_SEED", "") + os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    _begun[test] += 1
    return [sys.executable, "-m", __name__, f"{test} {_begun[test]}"]


def _run() -> None:
    seed = sys.argv.pop(1)
    chance = Random(seed)
    print(f"Dealt from the seed {seed!r}.", flush=True)
    with (
        patch.object(tokens, "new_id", lambda: "".join(chance.choice(tokens.LETTERS) for _ in range(12))),
        patch.object(tokens, "new_secret", lambda: chance.randbytes(tokens.BYTES)),
    ):
        main()


if __name__ == "__main__":
    _run()
