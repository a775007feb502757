"""Errors for the author of a game: one line that names the file, the line, the rule and what is wrong with it.

What the compiler itself says is long and speaks of its own insides. It is not printed, but it is the `__context__` of
the error; with `KOLMIK_VERBOSE=1` in the environment it is the `__cause__`, which Python prints.
"""

from __future__ import annotations

import linecache
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dis import Instruction, get_instructions
from inspect import CO_ASYNC_GENERATOR, CO_GENERATOR
from itertools import islice
from types import CodeType, FunctionType, TracebackType

from .errors import BadRule, DoesNotFit
from .layout import Layout, bounds

ALLOWED = "a rule uses only numbers, records, arrays and other rules"

# What a rule cannot do, by the instruction of the interpreter that does it.
FORBIDDEN = {
    "BUILD_LIST": "makes a list",
    "BUILD_MAP": "makes a dictionary",
    "BUILD_CONST_KEY_MAP": "makes a dictionary",
    "BUILD_SET": "makes a set",
    "BUILD_STRING": "makes a text",
    "FORMAT_VALUE": "makes a text",
    "FORMAT_SIMPLE": "makes a text",
    "BEFORE_WITH": "uses with",
    "IMPORT_NAME": "imports a module",
    "LOAD_BUILD_CLASS": "defines a class",
    "STORE_GLOBAL": "changes a module-level name",
}
MAKERS = {
    "list": "makes a list",
    "sorted": "makes a list",
    "dict": "makes a dictionary",
    "set": "makes a set",
    "frozenset": "makes a set",
    "str": "makes a text",
    "repr": "makes a text",
}
COLLECTIONS = {"list": "a list", "dict": "a dictionary", "set": "a set"}
OVERFLOW = "memoryview: invalid value for format"
WRONG_TYPE = "memoryview: invalid type for format"
FIELD_OF = re.compile(r"\.(\w+)\s*\[[^\[]*(?:\[[^\]]*\][^\[]*)*\]$")  # `points` in "s.points[seat]"


def place(code: CodeType, line: int | None = None) -> str:
    """The file and line, as editors and terminals make links of them."""
    return f"{code.co_filename}:{code.co_firstlineno if line is None else line}"


def check_code(function: FunctionType) -> None:
    """Raise `BadRule` if a rule does something that no compiler could compile without allocating memory."""
    _check_code(function.__code__, function)


def _check_code(code: CodeType, function: FunctionType) -> None:
    if code.co_flags & (CO_GENERATOR | CO_ASYNC_GENERATOR):
        raise BadRule(f"{place(code)}: the rule {function.__qualname__} makes a generator: {ALLOWED}.")
    for step in get_instructions(code):
        if isinstance(step.argval, CodeType):
            _check_code(step.argval, function)
        elif what := _forbidden(step, function):
            raise BadRule(f"{place(code, _line(step))}: the rule {function.__qualname__} {what}: {ALLOWED}.")


def _forbidden(step: Instruction, function: FunctionType) -> str | None:
    if step.opname == "LOAD_GLOBAL" and step.argval not in function.__globals__:
        return MAKERS.get(step.argval)
    return FORBIDDEN.get(step.opname)


def _line(step: Instruction) -> int | None:
    return step.positions.lineno if step.positions else None


def bad_name(function: FunctionType, name: str, value: object) -> BadRule:
    """The error for a module-level name, or one of an enclosing function, that a rule cannot use."""
    rule, where = function.__qualname__, place(function.__code__, _line_of(name, function.__code__))
    if isinstance(value, FunctionType):
        defined = place(value.__code__)
        what = f"calls {name}, which is not a rule: mark {value.__qualname__} ({defined}) with @rule"
    elif isinstance(value, type):
        what = f"makes an object of the class {name}: {ALLOWED}"
    else:
        kind = COLLECTIONS.get(type(value).__name__, repr(value))
        what = f"uses {name}. A rule cannot use {kind}: only numbers, tuples, arrays, NumPy and other rules"
    return BadRule(f"{where}: the rule {rule} {what}.")


def _line_of(name: str, code: CodeType) -> int | None:
    """The first line of a piece of code that loads a name."""
    for step in get_instructions(code):
        if step.argval == name and step.opname in ("LOAD_GLOBAL", "LOAD_DEREF"):
            return _line(step)
        if isinstance(step.argval, CodeType) and (line := _line_of(name, step.argval)) is not None:
            return line
    return None


def usable(value: type) -> bool:
    """Whether rules can use a class: Python's numbers and NumPy's."""
    return value.__module__ in ("builtins", "numpy")


def verbose() -> bool:
    return os.environ.get("KOLMIK_VERBOSE", "") not in ("", "0")


def not_compiled(function: FunctionType, name: str, line: int | None, message: str) -> BadRule:
    """The error for a rule that the compiler refuses; the first line of its message is the reason."""
    lines = (line.strip() for line in message.splitlines())
    reason = next((line for line in lines if line and not line.startswith("Failed in ")), "no reason is given")
    return BadRule(f"{place(function.__code__, line)}: the rule {name} cannot be compiled: {reason.rstrip('.:')}.")


@contextmanager
def named_fields(layout: Layout) -> Iterator[None]:
    """Within this block, an interpreted rule that writes a number which does not fit raises `DoesNotFit`."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise_named(error, layout)
        raise


def raise_named(error: Exception, layout: Layout) -> None:
    """Raise `DoesNotFit` with the field and the line, if this is the error of a number that does not fit."""
    text = str(error)
    fitting = isinstance(error, DoesNotFit)
    if not fitting and not text.startswith((OVERFLOW, WRONG_TYPE)):
        return
    code, line, target = _written(error)
    if fitting:
        raise DoesNotFit(f"{place(code, line)}: {_lower(text)}") from None
    found = FIELD_OF.search(target)
    field = next((one for one in layout if found and one.name == found[1].removesuffix("_flat")), None)
    if field is None:
        what = f"{target or 'an array'} was given a number that does not fit"
    elif text.startswith(OVERFLOW):
        what = f"{target} was given a number that does not fit: the field {field.name} holds {bounds(field.kind)}"
    else:
        what = f"{target} was not given a whole number: the field {field.name} holds {bounds(field.kind)}"
    raise DoesNotFit(f"{place(code, line)}: {what}.") from None


def _lower(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _written(error: Exception) -> tuple[CodeType, int, str]:
    """The code and line of a rule that wrote to a field, and the text of the place it wrote to."""
    trace = error.__traceback__
    assert trace is not None
    steps = [step for step in _steps(trace) if step.tb_frame.f_code.co_filename != Layout.__init__.__code__.co_filename]
    last = steps[-1]
    code = last.tb_frame.f_code
    line, end, start, stop = next(islice(code.co_positions(), last.tb_lasti // 2, None))
    text = linecache.getline(code.co_filename, line or 0)
    target = text.encode()[start:stop].decode() if line == end and start is not None else ""
    return code, last.tb_lineno, target


def _steps(trace: TracebackType | None) -> Iterator[TracebackType]:
    while trace is not None:
        yield trace
        trace = trace.tb_next
