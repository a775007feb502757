"""Shared by all tests: Hypothesis profiles, the language of commands, the garbage collector.

By default Hypothesis runs the same examples every time. `KOLMIK_HYPOTHESIS=explore` makes it choose new ones, and more
of them; `make soak` does that and prints the seed, which `--hypothesis-seed` takes to repeat a run.
"""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# The number of examples holds for tests that set none of their own; `make soak` runs all of them several times.
settings.register_profile("explore", settings.get_profile("same"), derandomize=False, max_examples=500)
settings.load_profile(os.environ.get("KOLMIK_HYPOTHESIS", "same"))
os.environ["LC_ALL"] = "C.UTF-8"  # commands answer in the language of their user


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let the garbage collector pass over what the imports have left, which stays until the end anyway."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
