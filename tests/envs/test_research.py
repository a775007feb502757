"""What docs/research.md shows is run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_there_is_a_snippet_for_each_interface() -> None:
    assert len(SNIPPETS) == 5


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_the_snippets_run(number: int) -> None:
    names: dict[str, object] = {}
    exec(compile(SNIPPETS[number], f"snippet {number} of docs/research.md", "exec"), names)
    assert len(names) > 2
