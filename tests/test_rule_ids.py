"""Every rule of the games has a test with its id in the name, as in `test_T19_razing_the_only_card_…`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
RULE_ID = re.compile(r"\*\*([A-Z])-(\d+)\*\*")
TEST_NAME = re.compile(r"test_([A-Z])(\d+)_\w")


def rule_ids(text: str) -> set[str]:
    """The ids that a text of rules defines: `**T-19**`."""
    return {f"{letter}-{number}" for letter, number in RULE_ID.findall(text)}


def ids_in_names(sources: Iterable[str]) -> set[str]:
    """The ids in the names of test functions."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)))
    names = (node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {f"{found[1]}-{found[2]}" for found in map(TEST_NAME.match, names) if found}


def all_sources() -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py"))]


@pytest.mark.parametrize("path", sorted(RULES.glob("*.md")), ids=lambda path: str(path.name))
def test_every_rule_has_a_test_that_names_it(path: Path) -> None:
    ids = rule_ids(path.read_text(encoding="utf-8"))
    assert ids, f"{path.name} defines no rule"
    assert not sorted(ids - ids_in_names(all_sources())), "rules without a test"


def test_no_test_names_a_rule_that_its_rules_do_not_have() -> None:
    ids = {rule for path in RULES.glob("*.md") for rule in rule_ids(path.read_text(encoding="utf-8"))}
    letters = {rule[0] for rule in ids}
    named = {rule for rule in ids_in_names(all_sources()) if rule[0] in letters}
    assert not sorted(named - ids), "tests of no rule"


DOC = "- **T-1** One.\n- **T-2** Two, see T-9.\n- **T-12** Twelve."


def test_a_rule_without_a_test_is_found() -> None:
    written = ["def test_T1_case() -> None: ...", "def helper_T2_no_test(): ...\ndef test_T12_case(): ..."]
    assert rule_ids(DOC) == {"T-1", "T-2", "T-12"}
    assert rule_ids(DOC) - ids_in_names(written) == {"T-2"}


def test_an_id_must_be_whole_and_stand_in_the_name_of_a_function() -> None:
    written = [
        "def test_T12_case(): ...",
        "x = 'def test_T2_case()'",
        "# def test_T1_case(): ...",
        "def test_T1(): ...",
    ]
    assert ids_in_names(written) == {"T-12"}


def test_methods_and_async_tests_count() -> None:
    written = ["class TestAll:\n    def test_T1_case(self): ...", "async def test_T2_case(): ..."]
    assert ids_in_names(written) == {"T-1", "T-2"}
