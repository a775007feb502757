"""Shared by all tests. Hypothesis prints the seed of a failure and runs the same examples each time."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "kolmik", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kolmik")
