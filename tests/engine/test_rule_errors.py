"""Mistakes in the rules of a game are reported in one line that names the file, the line and the rule."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest
from numba.core.errors import TypingError

from kolmik.engine import BadRule, DoesNotFit, Layout, State, compiled, field
from kolmik.engine.rule_errors import named_fields

RULES = """
import numpy as np
from kolmik.engine import rule

TABLE = [1, 2]

class Card:
    pass

CARD = Card()

def helper(n):
    return n + 1

@rule
def with_a_list(n):
    cards = [n, 2]
    return cards[0]

@rule
def with_a_comprehension(n):
    return [card for card in range(n)][0]

@rule
def with_sorted(n):
    return sorted((n, 2))[0]

@rule
def with_a_generator(n):
    return sum(card for card in range(n))

@rule
def as_a_generator(n):
    yield n

@rule
def with_a_dictionary(n):
    cards = {n: 2}
    return cards[n]

@rule
def with_a_text(n):
    return len(f"{n}")

@rule
def with_a_new_object(n):
    card = Card()
    return n

@rule
def with_an_object(n):
    return CARD.value

@rule
def with_a_table(n):
    return TABLE[n]

@rule
def with_a_helper(n):
    return 1 + helper(
        n
    )

@rule
def helper_in_a_lambda(n):
    more = lambda m: m + 1
    inner = lambda m: helper(m)
    return inner(more(n))

@rule
def with_memory(n):
    return np.zeros(n).sum()

@rule
def above_one_with_memory(n):
    total = 1
    return total + with_memory(n)

@rule
def above_one_with_a_list(n):
    return with_a_list(n)

@rule
def with_an_attribute(n):
    return n.value
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    """Rules by their names, from a real file."""
    path = tmp_path_factory.mktemp("game") / "rules.py"
    path.write_text(RULES)
    spec = spec_from_file_location("rules_with_mistakes", path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return lambda name: getattr(module, name)


def line_of(text: str) -> int:
    """The line of the file that holds this text, counted from 1."""
    (line,) = [number for number, line in enumerate(RULES.splitlines(), 1) if text in line]
    return line


@pytest.mark.parametrize(
    ("name", "where", "what"),
    [
        ("with_a_list", "cards = [n, 2]", "the rule with_a_list makes a list: a rule uses only numbers"),
        ("with_a_comprehension", "[card for card", "the rule with_a_comprehension makes a list"),
        ("with_sorted", "sorted((n, 2))", "the rule with_sorted makes a list"),
        ("with_a_generator", "sum(card", "the rule with_a_generator makes a generator"),
        ("as_a_generator", "def as_a_generator", "the rule as_a_generator makes a generator"),
        ("with_a_dictionary", "cards = {n: 2}", "the rule with_a_dictionary makes a dictionary"),
        ("with_a_text", "len(f", "the rule with_a_text makes a text"),
        ("with_a_new_object", "card = Card()", "the rule with_a_new_object makes an object of the class Card"),
        ("with_an_object", "CARD.value", "the rule with_an_object uses CARD. A rule cannot use <"),
        ("with_a_table", "TABLE[n]", "the rule with_a_table uses TABLE. A rule cannot use a list: only numbers"),
        ("with_a_helper", "1 + helper(", "the rule with_a_helper calls helper, which is not a rule: mark helper ("),
        (
            "helper_in_a_lambda",
            "lambda m: helper(m)",
            "the rule helper_in_a_lambda calls helper, which is",
        ),
        ("with_memory", "np.zeros", "the rule with_memory cannot be compiled: No implementation of function"),
        ("above_one_with_memory", "np.zeros", "the rule with_memory cannot be compiled: No implementation"),
        ("above_one_with_a_list", "cards = [n, 2]", "the rule with_a_list makes a list"),
        ("with_an_attribute", "n.value", "the rule with_an_attribute cannot be compiled: Unknown attribute 'value'"),
    ],
)
def test_a_mistake_in_a_rule_is_one_line_with_its_place(
    rules: Callable[[str], Any], name: str, where: str, what: str
) -> None:
    with pytest.raises(BadRule) as found:
        compiled(rules(name))(3)
    message = str(found.value)
    found_parts = re.fullmatch(r".*/rules\.py:(\d+): (.*)", message)
    assert found_parts is not None, message
    line, said = found_parts.groups()
    # A generator is refused as a whole, at its first line: with a decorator, which line that is depends on Python.
    near = {line_of(where) - 1, line_of(where)} if where.startswith("def ") else {line_of(where)}
    assert int(line) in near and said.startswith(what), message
    assert found.value.__cause__ is None


def test_the_words_of_the_compiler_are_the_cause_if_asked_for(
    rules: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadRule) as found:
        compiled(rules("with_memory"))(3)
    assert isinstance(found.value.__context__, TypingError)  # there, but not printed
    monkeypatch.setenv("KOLMIK_VERBOSE", "1")
    with pytest.raises(BadRule) as found:
        compiled(rules("with_memory"))(3)
    assert isinstance(found.value.__cause__, TypingError) and "nopython" in str(found.value.__cause__)


def test_a_mistake_does_not_spoil_other_rules(rules: Callable[[str], Any]) -> None:
    with pytest.raises(BadRule, match="the rule with_memory cannot"):
        compiled(rules("above_one_with_memory"))(3)
    with pytest.raises(BadRule, match="the rule with_an_attribute cannot"):
        compiled(rules("with_an_attribute"))(3)


LAYOUT = Layout(field("count", "u1", "…"), field("points", "u1", "…", (3,)), field("grid", "i2", "…", (3, 2)))


def too_many(s: State) -> None:
    s.count = 300


def too_many_points(s: State) -> None:
    for seat in range(3):
        s.points[seat] += 300


def too_low(s: State) -> None:
    s.grid[1, s.points[0]] = -40_000


def half_a_point(s: State) -> None:
    s.points[1] = 2.5


def half_of_all(s: State) -> None:
    s.count = s.points[0] / 2


def by_another_name(s: State) -> None:
    numbers = s.points
    numbers[0] = 256


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (too_many, "the field count holds 0 to 255, not 300."),
        (half_of_all, "the field count holds 0 to 255, not 0.0."),
        (too_many_points, "s.points[seat] was given a number that does not fit: the field points holds 0 to 255."),
        (
            too_low,
            "s.grid[1, s.points[0]] was given a number that does not fit: the field grid holds -32768 to 32767.",
        ),
        (half_a_point, "s.points[1] was not given a whole number: the field points holds 0 to 255."),
        (by_another_name, "numbers[0] was given a number that does not fit."),
    ],
)
def test_a_number_that_does_not_fit_names_its_field(write: Callable[[State], None], sentence: str) -> None:
    with pytest.raises(DoesNotFit) as found, named_fields(LAYOUT):
        write(LAYOUT.open(LAYOUT.new()))
    path, line, said = str(found.value).split(":", 2)
    assert Path(path) == Path(__file__) and said.strip() == sentence
    assert "s." in Path(path).read_text().splitlines()[int(line) - 1] or "numbers" in sentence


def test_other_errors_are_left_alone() -> None:
    with pytest.raises(IndexError, match="index out of bounds"), named_fields(LAYOUT):
        LAYOUT.open(LAYOUT.new()).points[7] = 1
    with pytest.raises(ValueError, match=r"^invalid literal"), named_fields(LAYOUT):
        int("x")


def test_a_helper_that_is_not_a_rule_is_found_without_the_compiler(rules: Callable[[str], Any]) -> None:
    helper = rules("helper")
    assert sys.modules.get("rules_with_mistakes") is None  # the file is not importable, only its path is known
    with pytest.raises(BadRule, match=rf"mark helper \({re.escape(helper.__code__.co_filename)}:\d+\) with @rule"):
        compiled(rules("with_a_helper"))
