"""Small runs of `make soak`: neither kills nor faults around the server lose anything that was acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BRIEF = ("frames cut", "half-open sockets", "clock two hours forward, restart")
FAULTS = {
    "SQLite": (*BRIEF, "I/O errors"),
    "PostgreSQL": (*BRIEF, "database stopped", "connections ended", "I/O errors", "Redis away"),
}


@pytest.mark.long
@pytest.mark.parametrize("database", FAULTS)
def test_nothing_is_lost_when_the_server_is_killed_and_everything_around_it_fails(
    database: str, tmp_path: Path
) -> None:
    page, kinds = tmp_path / "soak.md", FAULTS[database]
    options = ["--kills", "5", "--faults", str(len(kinds)), "--tables", "4", "--seed", "5", "--out", str(page)]
    options += ["--database", database.lower(), *(f"--kinds={kind}" for kind in kinds)]
    seed, result, *_ = run(*options)
    assert seed == "Seed 5." and f"{database}: 5 kills, {len(kinds)} faults" in result
    assert "lost 0, out of order 0, diverged 0, failures 0" in result
    rows = page.read_text().splitlines()
    assert "| **acknowledged moves lost** | **0** |" in rows
    assert sum(row.startswith(f"| {database} | ") for row in rows) == len(kinds)


def run(*options: str) -> list[str]:
    """Run bench/soak.py; returns what it prints."""
    path = os.pathsep.join(part for part in (str(ROOT), os.environ.get("PYTHONPATH", "")) if part)
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "soak.py"), *options],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()
