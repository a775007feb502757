"""Compare the speed of two revisions in one run: python bench/compare.py OLD [NEW]

Each revision is checked out into a folder of its own and measured with the same probes, in turns, so that other load
affects both. NEW is the working tree unless it is given. Probes use only calls that both revisions must have:
decisions a second of random games, searched decisions a second of an analysis, steps a second of the vector
environments, and moves a second of the server with that revision's own bench/server.py.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from machine import describe

ROOT = Path(__file__).resolve().parent.parent
CORE = "1"

# Prints "name value" lines; higher is better.
PROBE = """
import sys, time
import kolmik
from kolmik.bots.analysis import analyse
from kolmik.engine.rollouts import Rollouts
from kolmik.envs.vector import Games

seconds = float(sys.argv[1])
for game in kolmik.games():
    for players in (2, 4):
        random_games = Rollouts(game, players, seed=players)
        random_games.games(50)
        start = time.perf_counter()
        decisions = random_games.run(seconds)
        print(f"{game.title}, {players} players: decisions/s\\t{decisions / (time.perf_counter() - start)}")
    match = game.new(2, seed=4)
    for _ in range(6):
        match.play(match.legal()[0])
    analyse(match, 10)
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        done += len(analyse(match, 4000).decisions)
    print(f"{game.title}: searched decisions/s, 4,000 simulations each\\t{done / (time.perf_counter() - start)}")
    games = Games(game, 2048, 2, 1, threads=1)
    games.step(games.random_moves())
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        games.step(games.random_moves())
        steps += 2048
    print(f"{game.title}: vector steps/s\\t{steps / (time.perf_counter() - start)}")
"""


def checkout(revision: str, stack: ExitStack) -> Path:
    """Return a folder with the files of a revision."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kolmik-compare-")))
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
    return folder


def working_tree() -> str:
    """Return a revision with the tracked files as they are now."""
    return subprocess.check_output(["git", "stash", "create"], cwd=ROOT, text=True).strip() or "HEAD"


def python(tree: Path, *arguments: str, **environment: str) -> str:
    """Run Python with the package of a tree; returns its output."""
    own = os.environ | {"PYTHONPATH": str(tree / "src"), **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=own, check=True, capture_output=True, text=True).stdout


def probe(tree: Path, seconds: float) -> dict[str, float]:
    os.sched_setaffinity(0, {int(CORE)})
    try:
        lines = python(tree, "-c", PROBE, str(seconds)).splitlines()
    finally:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    return {name: float(value) for name, value in (line.split("\t") for line in lines)}


def server(tree: Path, seconds: float) -> dict[str, float]:
    """Return the moves a second of the server, as the tree's own benchmark measures them."""
    python(tree, "bench/server.py", "--only", "ours", BENCH_SECONDS=str(seconds), BENCH_ROUNDS="1")
    text = (tree / "bench" / "server.md").read_text()
    part = text.partition("<!-- ours")[2].partition("<!-- end of ours")[0]
    rows = re.findall(r"^\| Kolmik (\w+), [^|]*\| [\d,]+ \| ([\d,]+)", part, re.MULTILINE)
    return {f"{game}: server moves/s, 100 tables": float(value.replace(",", "")) for game, value in rows}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("old", help="a git revision")
    parser.add_argument("new", nargs="?", help="another one (default: the working tree)")
    parser.add_argument("--repeats", type=int, default=5, help="measurements of each (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement (default: %(default)s)")
    given = parser.parse_args()
    found: dict[str, tuple[list[float], list[float]]] = {}
    with ExitStack() as stack:
        old = checkout(given.old, stack)
        new = checkout(given.new or working_tree(), stack)
        for repeat in range(given.repeats):
            for side in (0, 1) if repeat % 2 == 0 else (1, 0):
                print(f"repeat {repeat + 1} of {given.repeats}, {('old', 'new')[side]}", file=sys.stderr, flush=True)
                tree = (old, new)[side]
                for name, value in (probe(tree, given.seconds) | server(tree, 3 * given.seconds)).items():
                    found.setdefault(name, ([], []))[side].append(value)
    for line in describe():
        print(f"- {line}")
    print("\n| | old | new | new / old | spread of old |\n|---|---:|---:|---:|---:|")
    for name, (before, after) in found.items():
        one, two = statistics.median(before), statistics.median(after)
        spread = (max(before) - min(before)) / one
        print(f"| {name} | {one:,.0f} | {two:,.0f} | {two / one:.2f} | {100 * spread:.0f} % |")


if __name__ == "__main__":
    main()
