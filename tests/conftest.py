"""Shared by all tests. Hypothesis prints the seed of a failure and runs the same examples each time."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from .pipe import Pipe

settings.register_profile(
    "kolmik", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kolmik")
os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of whoever runs the tests


@pytest.fixture
def pipe() -> Iterator[Pipe]:
    pipe = Pipe()
    yield pipe
    pipe.process.kill()
    pipe.process.communicate()
