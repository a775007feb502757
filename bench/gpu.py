"""Whole random games on a CUDA GPU, beside pgx on the same GPU in the same run: `python bench/gpu.py`.

Every subject runs in a process of its own. All compile at the same time; when the last has finished compiling, they are
measured one after the other. Prints a section for research.md; `--write` puts it there. Needs kolmik[gpu], and pgx and
JAX for the peers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import kolmik
from gpu_report import report
from machine import describe
from research import RESULTS, write

GAMES = tuple(game.name for game in kolmik.games())
PEERS = ("sparrow_mahjong", "backgammon", "connect_four")
PACKAGES = ("kolmik", "numpy", "numba", "numba-cuda", "jax", "pgx")
QUIET = {"XLA_PYTHON_CLIENT_PREALLOCATE": "false", "PYTHONWARNINGS": "ignore"}


def start(subject: str) -> subprocess.Popen[str]:
    """Starts a process that compiles, reports it in a line, and measures after a line of input."""
    script = Path(__file__).resolve().with_name("gpu_subject.py")
    return subprocess.Popen(
        [sys.executable, str(script), subject],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | QUIET,
    )


def line_of(process: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line of JSON from a subject; other output is ignored."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
    return {"failed": f"ended with {process.wait()}"}


def measured(subjects: Sequence[str]) -> dict[str, dict[str, Any]]:
    running = {subject: start(subject) for subject in subjects}
    for subject, process in running.items():
        print(f"{subject}: {json.dumps(line_of(process))}", file=sys.stderr, flush=True)
    found = {}
    for subject, process in running.items():
        if process.poll() is None and process.stdin is not None:
            process.stdin.write("go\n")
            process.stdin.flush()
        found[subject] = line_of(process)
        print(f"{subject}: {json.dumps(found[subject])}", file=sys.stderr, flush=True)
        process.wait()
    return found


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python bench/gpu.py", description=__doc__)
    parser.add_argument("subjects", nargs="*", help=f"any of {', '.join((*GAMES, *PEERS))}; all by default")
    parser.add_argument("--write", action="store_true", help="put the section into research.md")
    given = parser.parse_args(argv)
    found = measured(given.subjects or (*GAMES, *PEERS))
    text = report(found, f"{datetime.now(UTC):%Y-%m-%d}", describe(PACKAGES))
    print(text)
    if given.write:
        write("gpu", text, RESULTS)
    return int(any("failed" in one for one in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
