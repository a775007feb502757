"""Measures the research environments beside their peers, one part at a time: `python bench/research.py vector`.

Each part rewrites its section of research.md and leaves the rest of the file as it is.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from machine import describe
from peers import PeerError
from research_vector import Case, vector_cases

RESULTS = Path(__file__).resolve().parent / "research.md"
PACKAGES = ("kolmik", "numpy", "numba", "gymnasium", "pettingzoo", "open_spiel", "rlcard", "pgx", "jax")
REPEATS = 5
HEADINGS = ("subject", "cores", "median/s", "min - max", "relative to the best peer on one core")


@dataclass(frozen=True)
class Part:
    """One section: its title, an explanation, and the cases."""

    title: str
    about: str
    cases: Callable[[], list[Case]]


PARTS = {
    "vector": Part(
        "Steps a second from Python, with observations and masks",
        "Uniformly random play. A step is one decision of a player; nature's moves and new games take time and are not "
        "counted. After every step Python can read the observation of the current player and its legal moves.",
        vector_cases,
    ),
}


@dataclass(frozen=True)
class Row:
    case: Case
    rates: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rates)


def run_on(cores: int) -> None:
    """Pins this thread, and those it starts from now on, to this many cores: the last ones."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(ALL_CORES[-cores:]))


ALL_CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def measure(cases: Sequence[Case], seconds: float, repeats: int) -> list[Row]:
    """Runs all cases in each repetition, so that drift of the machine affects all; the first is a warm-up."""
    rates: list[list[float]] = [[] for _ in cases]
    for repeat in range(repeats + 1):
        for case, seen in zip(cases, rates, strict=True):
            run_on(case.cores)
            steps, taken = case.run(seconds if repeat else 0.1)
            if repeat:
                seen.append(steps / taken)
        print(f"repetition {repeat} of {repeats}" if repeat else "warm-up", flush=True)
    run_on(len(ALL_CORES))
    return [Row(case, tuple(seen)) for case, seen in zip(cases, rates, strict=True)]


def render(part: Part, rows: Sequence[Row], seconds: float, repeats: int) -> str:
    best = max(row.median for row in rows if row.case.peer and row.case.cores == 1)
    lines = [f"| {' | '.join(HEADINGS)} |", "|---|---:|---:|---:|---:|"]
    for row in rows:
        span = f"{rate(min(row.rates))} - {rate(max(row.rates))}"
        lines.append(
            f"| {row.case.name} | {row.case.cores} | {rate(row.median)} | {span} | {row.median / best:.1f} × |"
        )
    return "\n".join(
        [
            f"## {part.title}",
            "",
            f"Written on {datetime.now(UTC):%Y-%m-%d} by `bench/research.py`: {repeats} repetitions of {seconds:g} s.",
            "",
            part.about,
            "",
            *lines,
            "",
            *(f"- {fact}" for fact in describe(PACKAGES)),
            *(f"- **{how}**: {', '.join(names)}." for how, names in _by_how(rows).items()),
        ]
    )


def _by_how(rows: Sequence[Row]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in rows:
        found.setdefault(row.case.how, []).append(row.case.name)
    return found


def rate(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.1f} k"


def write(name: str, text: str, path: Path) -> None:
    """Writes a section between its two marks, or at the end if there are none."""
    start, end = f"<!-- {name}: written by bench/research.py -->", f"<!-- end of {name} -->"
    before = path.read_text(encoding="utf-8") if path.exists() else "# For researchers: benchmarks\n"
    if start not in before:
        before += f"\n{start}\n{end}\n"
    head, _, rest = before.partition(start)
    path.write_text(f"{head}{start}\n\n{text}\n\n{end}{rest.partition(end)[2]}", encoding="utf-8")


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python bench/research.py", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"any of {', '.join(PARTS)}; all by default")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repetition of one subject")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    parser.add_argument("--quick", action="store_true", help="a short trial that writes nothing")
    given = parser.parse_args(argv)
    for name in given.parts:
        if name not in PARTS:
            parser.error(f'There is no part "{name}"; the parts are {", ".join(PARTS)}.')
    seconds, repeats = (0.1, 2) if given.quick else (given.seconds, given.repeats)
    for name in given.parts or PARTS:
        try:
            rows = measure(PARTS[name].cases(), seconds, repeats)
        except PeerError as error:
            print(error, file=sys.stderr)
            return 1
        text = render(PARTS[name], rows, seconds, repeats)
        print(text)
        if not given.quick:
            write(name, text, RESULTS)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
