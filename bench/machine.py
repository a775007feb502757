"""Describe the machine of a benchmark, without anything that identifies it or its owner."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib import metadata

from kolmik.arena.summary import processor

PACKAGES = ("kolmik", "numpy", "numba", "llvmlite", "open_spiel", "rlcard")


def _version(package: str) -> str:
    try:
        return f"{package} {metadata.version(package)}"
    except metadata.PackageNotFoundError:
        return f"{package} not installed"


def describe(packages: Sequence[str] = PACKAGES) -> list[str]:
    """Return one line each for the CPU, its cores, Python, the packages and the kernel."""
    return [
        f"CPU: {processor()} ({platform.machine()})",
        f"Cores: {os.cpu_count() or 'unknown'}",
        f"Python: {platform.python_implementation()} {platform.python_version()}",
        f"Packages: {', '.join(_version(package) for package in packages)}",
        f"Kernel: {platform.system()} {platform.release()}",
    ]
