"""docs/security.md names a test for every promise, and each of these tests exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "security.md"
TEST = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def promises(text: str) -> list[str]:
    """The rows of all tables whose head says that tests hold them."""
    rows: list[str] = []
    held = False
    for line in text.splitlines():
        if not line.startswith("|"):
            held = False
        elif "| held by |" in line:
            held = True
        elif held and not line.startswith("|---"):
            rows.append(line)
    return rows


def names_in(path: Path) -> set[str]:
    if not path.is_file():
        return set()
    return {node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)}


def missing(text: str) -> list[str]:
    """A sentence for every promise without a test, and for every test that does not exist."""
    found = [f"No test holds: {row}" for row in promises(text) if not TEST.search(row)]
    return found + [f"{file} has no {name}." for file, name in TEST.findall(text) if name not in names_in(ROOT / file)]


def test_every_promise_is_held_by_tests_that_exist() -> None:
    text = PAGE.read_text()
    assert len(promises(text)) > 30
    assert missing(text) == []


def test_a_missing_test_is_found() -> None:
    page = "| promise | held by |\n|---|---|\n| One. | nothing |\n| Two. | `tests/test_layers.py::test_no_such` |\n"
    assert missing(page) == ["No test holds: | One. | nothing |", "tests/test_layers.py has no test_no_such."]


def test_the_security_policy_points_to_the_page() -> None:
    assert "docs/security.md" in (ROOT / "SECURITY.md").read_text()
