"""The examples in the README and in the package run, and the README quotes the benchmarks correctly."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import kolmik

ROOT = Path(__file__).parent.parent


def test_the_examples_in_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 8 and failed == 0


def test_the_examples_in_the_package_run() -> None:
    failed, tried = doctest.testmod(kolmik)
    assert tried >= 4 and failed == 0


def test_the_readme_gives_the_lowest_and_the_highest_ratio_of_the_benchmark_table() -> None:
    table = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    ratios = [float(ratio) for ratio in re.findall(r"^\| kolmik .*\| ([\d.]+) × \|$", table, re.MULTILINE)]
    measured = [game for game in kolmik.games() if f"| kolmik {game.name} " in table]
    assert measured and len(ratios) == sum(len(game.players) for game in measured)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"Kolmik makes {min(ratios):.1f} to {max(ratios):.1f} times as many decisions" in readme
