"""Measure this engine and its peers side by side on one core: `make bench`."""

from __future__ import annotations

import argparse
import math
import os
import shlex
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from machine import describe
from own import own_subjects
from peers import REFERENCE, PeerError, Subject, subjects

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results.md"
BENCHMARKS = ROOT / "docs" / "benchmarks.md"
README = ROOT / "README.md"
NOTES = "<!-- notes -->"
SPEED = ("<!-- speed: written by make bench -->", "<!-- end of speed -->")
MIN_REPEATS = 5
HEADINGS = ("subject", "median/s", "min - max", "spread", "ratio")


@dataclass(frozen=True)
class Settings:
    """How long to measure; a `quick` run is a trial that writes nothing."""

    seconds: float
    repeats: int
    quick: bool


@dataclass(frozen=True)
class Row:
    """One subject's decisions a second over the repetitions."""

    subject: Subject
    rates: tuple[float, ...]

    @property
    def median(self) -> float:
        """The rate shown in the table and used for the ratio."""
        return statistics.median(self.rates)

    def cells(self, reference: float) -> tuple[str, ...]:
        """Format the row for both tables, in the order of `HEADINGS`."""
        low, high = min(self.rates), max(self.rates)
        return (
            self.subject.name,
            _rate(self.median),
            f"{_rate(low)} - {_rate(high)}",
            f"{100 * (high - low) / self.median:.1f} %",
            _ratio(self.median / reference),
        )


def _rate(value: float) -> str:
    return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value / 1e3:.1f} k"


def _ratio(value: float) -> str:
    return f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def parse(argv: Sequence[str]) -> Settings:
    """Read the command line. Too few repetitions are refused because they show no spread."""
    parser = argparse.ArgumentParser(prog="python bench/run.py", description=__doc__)
    parser.add_argument("--seconds", type=float, help="length of one repetition of one subject (default 1.0)")
    parser.add_argument("--repeats", type=int, help=f"repetitions, at least {MIN_REPEATS} (default {MIN_REPEATS})")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="a short trial (0.1 s, 2 repetitions) that writes no file",
    )
    given = parser.parse_args(argv)
    seconds = given.seconds if given.seconds is not None else 0.1 if given.quick else 1.0
    repeats = given.repeats if given.repeats is not None else 2 if given.quick else MIN_REPEATS
    if not (math.isfinite(seconds) and seconds > 0):
        parser.error("--seconds must be a positive number.")
    least = 1 if given.quick else MIN_REPEATS
    if repeats < least:
        parser.error(f"--repeats must be at least {least}.")
    return Settings(seconds, repeats, given.quick)


def pin() -> str:
    """Pin the process to one core and return a line for the report.

    The last core, because the first one usually serves the interrupts.
    """
    if not hasattr(os, "sched_setaffinity"):
        return "Pinning: not available on this system"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"Pinning: the whole run on core {core}"


def measure(todo: Sequence[Subject], settings: Settings, console: Console) -> list[Row]:
    """Measure all subjects in turn, so that drift of the machine affects all of them alike.

    The progress bar is drawn only between measurements: a refresh thread would compete for the core.
    """
    rates: list[list[float]] = [[] for _ in todo]
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=len(todo) * (settings.repeats + 1))
        for repeat in range(settings.repeats + 1):
            for subject, seen in zip(todo, rates, strict=True):
                stage = f"repetition {repeat}" if repeat else "warm-up"
                progress.update(task, description=f"{stage}: {escape(subject.name)}")
                progress.refresh()
                decisions, taken = subject.run(settings.seconds if repeat else 0.1)
                if decisions <= 0 or taken <= 0:
                    raise PeerError(f"{subject.name} made no decisions in its time.")
                if repeat:
                    seen.append(decisions / taken)
                progress.advance(task)
    return [Row(subject, tuple(seen)) for subject, seen in zip(todo, rates, strict=True)]


def print_table(rows: Sequence[Row], reference: float, settings: Settings, to: Console) -> None:
    """Print the table. On a narrow terminal the names wrap, never the numbers."""
    table = Table(
        title="Decisions a second, random play, one core",
        caption=f"{settings.repeats} x {settings.seconds:g} s; ratio of medians to {REFERENCE}",
        box=box.SIMPLE,
        pad_edge=False,
    )
    table.add_column(HEADINGS[0], overflow="fold")
    for heading in HEADINGS[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*(escape(cell) for cell in row.cells(reference)))
    to.print(table)


def render(
    rows: Sequence[Row],
    reference: float,
    settings: Settings,
    facts: Sequence[str],
    command: str,
) -> str:
    """Return the generated part of results.md, up to the notes marker."""
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    table = [
        f"| {' | '.join(HEADINGS)} |",
        f"|---|{'---:|' * (len(HEADINGS) - 1)}",
        *(f"| {' | '.join(row.cells(reference))} |" for row in rows),
    ]
    return "\n".join(
        [
            "# Benchmark results",
            "",
            f"Generated by `make bench` on {day}. The notes at the end are written by hand.",
            "",
            f"Command: `{command}`",
            "",
            "## Machine",
            "",
            *(f"- {fact}" for fact in facts),
            "",
            "## Decisions a second",
            "",
            *table,
            "",
            "## What was measured",
            "",
            "Uniformly random play, with the legal moves computed at every decision. Only players'",
            "decisions are counted, including those with a single legal move. Nature's moves take",
            f"time but are not counted. One process on one core ran {settings.repeats} repetitions of",
            f"{settings.seconds:g} s for each subject, all subjects in turn within a repetition, after an",
            "untimed warm-up of each. The spread is (max - min) / median. The ratio is the median",
            f"divided by the median of {REFERENCE}.",
            "",
            *(f"- **{row.subject.name}**: {row.subject.how}." for row in rows),
            "",
            "",
        ]
    )


def write_results(generated: str, path: Path) -> None:
    """Replace the generated part of a page and keep the notes below the marker."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    marks = [number for number, line in enumerate(lines) if line.strip() == NOTES]
    kept = "".join(lines[marks[0] + 1 :]) if marks else ""
    path.write_text(f"{generated}{NOTES}\n{kept}", encoding="utf-8")


def short_table(rows: Sequence[Row], reference: float) -> str:
    """The table of docs/benchmarks.md: the median and the ratio of every subject."""
    lines = [f"| subject | decisions a second | compared with {REFERENCE} |", "|---|---:|---:|"]
    lines += [f"| {row.subject.name} | {_rate(row.median)} | {_ratio(row.median / reference)} × |" for row in rows]
    return "\n".join(lines)


def sentence(rows: Sequence[Row], reference: float) -> str:
    """The sentence of the README: the lowest and the highest ratio of our games."""
    ratios = [row.median / reference for row in rows if row.subject.name.startswith("kolmik ")]
    return (
        f"Playing at random on one core, Kolmik makes {min(ratios):.1f} to {max(ratios):.1f} times as many decisions a "
        "second as OpenSpiel's C++ `hearts`, measured in the same run: see [benchmarks](docs/benchmarks.md)."
    )


def write_between_marks(text: str, path: Path) -> None:
    """Replace the text between the two `SPEED` marks of a page."""
    before, begin, rest = path.read_text(encoding="utf-8").partition(SPEED[0])
    _, end, after = rest.partition(SPEED[1])
    if not (begin and end):
        raise SystemExit(f"{path.name} has no marks for the speed: {' … '.join(SPEED)}")
    path.write_text(f"{before}{SPEED[0]}\n{text}\n{SPEED[1]}{after}", encoding="utf-8")


def main(argv: Sequence[str]) -> int:
    """Run the benchmark. If a peer is missing or fails, print one sentence and return 1."""
    settings = parse(argv)
    console = Console()
    facts = [*describe(), pin()]
    try:
        with console.status("Preparing: sampling game lengths, compiling"):
            todo = [*own_subjects(), *subjects()]
        rows = measure(todo, settings, console)
    except PeerError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Interrupted. No file was changed.", file=sys.stderr)
        return 130
    reference = next(row.median for row in rows if row.subject.name == REFERENCE)
    print_table(rows, reference, settings, console)
    for fact in facts:
        console.print(fact, markup=False, highlight=False)
    if settings.quick:
        console.print("Quick trial: no file was changed.")
        return 0
    command = shlex.join(["python", "bench/run.py", *argv])
    write_results(render(rows, reference, settings, facts, command), RESULTS)
    write_between_marks(short_table(rows, reference), BENCHMARKS)
    write_between_marks(sentence(rows, reference), README)
    console.print("Written: bench/results.md, the table in docs/benchmarks.md and the sentence in README.md.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
