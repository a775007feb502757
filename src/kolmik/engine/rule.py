"""One source, three ways to run it.

`@rule` marks a plain Python function as a rule and leaves it unchanged, so that importing and calling it runs
interpreted: a debugger steps through it, coverage measures it. `compiled(rule)` returns its compiled variant, which
calls the compiled variants of all other rules it uses; a CUDA kernel may call it too.

Compiled variants are cached on disk under a digest of everything they are made of (see `digest`), so that a cached one
cannot be stale.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import sys
from collections.abc import Callable, Iterator
from dis import get_instructions
from functools import cache
from types import BuiltinFunctionType, CellType, CodeType, FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from .errors import BadRule
from .layout import State
from .rule_errors import bad_name, check_code, usable

if TYPE_CHECKING:
    from .protocols import OfSeat

# Numba's options: no Python lock, no Python checks, no memory allocation; and no entry for C, which nobody calls: this
# saves an eighth of the time to compile.
COMPILER_OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}

ARITHMETIC = "sums and products wrap around"  # part of every digest; see `wrapping` in cache.py
ARGUMENTS = "64 bits"  # part of every digest; see `widened` in cache.py

F = TypeVar("F", bound=Callable[..., Any])

_rules: set[FunctionType] = set()
_compiled: dict[FunctionType, Any] = {}
_being_digested: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule. It may use integers, booleans, records, arrays, `if`, `for` and other rules."""
    _rules.add(cast("FunctionType", function))
    return function


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing in _rules


def compiled(function: Callable[..., Any]) -> Any:
    """The compiled variant of a rule. Its first call compiles it or loads it from the disk."""
    source = cast("FunctionType", function)
    if source not in _rules:
        raise BadRule(f"{source.__qualname__} is not a rule: mark it with @rule.")
    if source not in _compiled:
        key = digest(source)
        from .cache import jit  # importing Numba takes half a second: only processes that compile pay for it

        _compiled[source] = jit(_calling_compiled(source), key, COMPILER_OPTIONS)
    return _compiled[source]


def compiled_on_bytes(function: Callable[..., Any], dtype: np.dtype[Any]) -> Any:
    """The compiled variant that takes the bytes of a record in place of the state: much faster to call from Python."""
    from .cache import on_bytes

    return on_bytes(compiled(function), dtype, COMPILER_OPTIONS)


_fast: dict[Callable[..., Any], Any] = {}  # by rule of a state and a seat: its compiled variant on bytes


def use_compiled(function: Callable[..., Any], dtype: np.dtype[Any]) -> None:
    """Have `call_rule` use the compiled variant of a rule from now on."""
    if function not in _fast:
        from .cache import BYTES_AND_SEAT

        fast = compiled_on_bytes(function, dtype)
        fast.compile(BYTES_AND_SEAT)
        _fast[function] = fast


def call_rule(function: OfSeat, s: State, seat: int) -> int:
    """The result of a rule for a read-only state and a seat: compiled if `use_compiled` prepared it."""
    fast = _fast.get(function)
    found: int = function(s, seat) if fast is None else fast(s.raw_bytes, seat)
    return found


def _calling_compiled(function: FunctionType) -> FunctionType:
    """The same code, with the compiled variants of the rules it names in their places."""

    def swap(value: object) -> object:
        return compiled(cast("FunctionType", value)) if is_rule(value) else value

    names = {name: swap(value) for name, value in _globals(function)}
    names["__builtins__"] = function.__globals__["__builtins__"]
    names["__name__"] = function.__module__
    cells = tuple(CellType(swap(cell.cell_contents)) for cell in function.__closure__ or ())
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, cells or None)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


def _globals(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The module-level names a function uses, with their values, in a fixed order."""
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _names(code: CodeType) -> set[str]:
    """The global names in a piece of code; a field of the same name does not count."""
    own = {str(step.argval) for step in get_instructions(code) if step.opname == "LOAD_GLOBAL"}
    inner = (_names(const) for const in code.co_consts if isinstance(const, CodeType))
    return own.union(*inner)


@cache
def digest(function: FunctionType) -> str:
    """A hash of everything that decides what a rule does: its code, the constants and rules it uses, the tools."""
    if function in _being_digested:
        raise BadRule(f"A rule cannot call itself, as {function.__qualname__} does: use a loop.")
    _being_digested.add(function)
    try:
        return _digest(function)
    finally:
        _being_digested.remove(function)


def _digest(function: FunctionType) -> str:
    check_code(function)
    hashed = hashlib.sha256(_tools().encode())
    hashed.update(f"{function.__module__} {_code_text(function.__code__)}".encode())
    hashed.update(repr(function.__defaults__).encode())
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    for name, value in (*_globals(function), *((name, cell.cell_contents) for name, cell in cells)):
        text = _text(value)
        if text is None:
            raise bad_name(function, name, value)
        hashed.update(f"{name}={text};".encode())
    return hashed.hexdigest()[:24]


@cache
def _tools() -> str:
    versions = (importlib.metadata.version(package) for package in ("numba", "llvmlite", "numpy"))
    return " ".join((sys.version, *versions, repr(COMPILER_OPTIONS), ARITHMETIC, ARGUMENTS))


def _code_text(code: CodeType) -> str:
    consts = ",".join(_code_text(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts[1:])
    first = "" if isinstance(code.co_consts[0], str) else repr(code.co_consts[0])  # not the docstring
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars} {first}{consts}"


def _text(value: object) -> str | None:
    """A constant of a rule, as text that changes when the value does; None for what a rule cannot use."""
    if is_rule(value):
        return digest(cast("FunctionType", value))
    if isinstance(value, bool | int | float | str | np.generic):
        return repr(value)
    if isinstance(value, tuple):
        parts = [_text(part) for part in value]
        return None if None in parts else "(" + ",".join(map(str, parts)) + ")"
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}{value.tobytes().hex()}"
    if isinstance(value, BuiltinFunctionType) or value is np or (isinstance(value, type) and usable(value)):
        return str(getattr(value, "__name__"))  # noqa: B009 - NumPy is a module, which has a name too
    return None
