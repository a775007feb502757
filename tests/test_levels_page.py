"""The table of levels and the example in docs/bots.md are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolmik.bots import LEVELS, Level

PAGE = (Path(__file__).parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_the_page_has_the_right_numbers_for_every_level(level: Level) -> None:
    simulations = 0 if level.greedy else level.simulations
    row = f"| `{level.name}` | {simulations:,} | {100 * level.miss_rate:.0f} % | {level.seconds:g} s |"
    assert row in PAGE


def test_the_example_of_a_search_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = PAGE.partition("From Python:")[2].partition("```python\n")[2].partition("```")[0]
    exec(compile(code, "docs/bots.md", "exec"), {})
    printed = capsys.readouterr().out
    assert printed.startswith("play ") and len(printed.splitlines()) == 2
