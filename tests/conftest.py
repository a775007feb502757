"""Settings for all tests. Hypothesis runs the same examples each time and prints how to repeat a failure."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "kolmik", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("kolmik")
os.environ["LC_ALL"] = "C.UTF-8"  # otherwise commands would speak the language of the machine
