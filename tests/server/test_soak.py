"""Small runs of `make soak`: neither kills nor faults around the server lose anything that was acknowledged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(script: str, *options: str) -> list[str]:
    """Run a script of bench/; returns what it prints."""
    path = os.pathsep.join(part for part in (str(ROOT), os.environ.get("PYTHONPATH", "")) if part)
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / script), *options],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.long
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_nothing_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    options = ["--kills", "5", "--tables", "6", "--seed", "5", "--database", database, "--out", str(page)]
    seed, result, *_ = run("soak.py", *options)
    assert seed == "Seed 5." and "5 kills" in result and "lost 0, out of order 0, doubled 0, diverged 0" in result
    (row,) = (line for line in page.read_text().splitlines() if line.startswith(("| SQLite", "| PostgreSQL")))
    assert [cell.strip() for cell in row.split("|")][7:11] == ["0", "0", "0", "0"]


@pytest.mark.long
def test_nothing_is_lost_when_everything_around_the_server_fails() -> None:
    seed, log, result = run("soak_faults.py", "--rounds", "6", "--tables", "3", "--seed", "5")
    assert seed == "Seed 5." and log.endswith(" 0 tracebacks.")
    assert "lost 0, out of order 0, doubled 0, diverged 0" in result
