"""One source, three ways to run it.

`@rule` marks a plain Python function as a rule and leaves it as it is, so that importing and calling it
runs interpreted: a debugger steps through it, coverage sees it. `compiled(rule)` gives its machine-code
twin, in which every other rule it calls is a twin too; a CUDA kernel may call that twin as it is.

Twins are kept on disk under a digest of all they are made of (see `digest`), so a kept twin cannot be stale.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import sys
from collections.abc import Callable, Iterator
from dis import get_instructions
from functools import cache
from types import BuiltinFunctionType, CellType, CodeType, FunctionType
from typing import Any, TypeVar, cast

import numpy as np

# How twins are compiled: without Python's lock, without its checks, and with no memory to allocate.
COMPILER_OPTIONS = {"nogil": True, "error_model": "numpy", "_nrt": False}

ARITHMETIC = "sums and products wrap around"  # see `cache`; what was compiled otherwise is not used

F = TypeVar("F", bound=Callable[..., Any])

_rules: set[FunctionType] = set()
_twins: dict[FunctionType, Any] = {}
_being_read: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule. It may use: whole numbers, flags, records, arrays, `if`, `for`, other rules."""
    _rules.add(cast("FunctionType", function))
    return function


def is_rule(thing: object) -> bool:
    return isinstance(thing, FunctionType) and thing in _rules


def compiled(function: Callable[..., Any]) -> Any:
    """The machine-code twin of a rule. It is made at its first call, or fetched from the disk."""
    source = cast("FunctionType", function)
    if source not in _rules:
        raise TypeError(f"{source.__qualname__} is not a rule: mark it with @rule.")
    if source not in _twins:
        key = digest(source)
        from .cache import jit  # Numba takes half a second to import: only who compiles waits for it.

        _twins[source] = jit(_with_twins(source), key, COMPILER_OPTIONS)
    return _twins[source]


def compiled_over_bytes(function: Callable[..., Any], dtype: np.dtype[Any]) -> Any:
    """The same, to be given the bytes of a record instead of the record: much quicker to call from Python."""
    from .cache import over_bytes

    return over_bytes(compiled(function), dtype, COMPILER_OPTIONS)


_quick: dict[Callable[..., Any], Any] = {}  # by rule of a state and a seat: its twin over bytes, once it is there


def use_compiled(function: Callable[..., Any], dtype: np.dtype[Any]) -> None:
    """Have `asked` use the twin of a rule from now on."""
    if function not in _quick:
        from .cache import SEAT_OF_BYTES

        twin = compiled_over_bytes(function, dtype)
        twin.compile(SEAT_OF_BYTES)
        _quick[function] = twin


def asked(function: Callable[..., Any], s: Any, seat: int) -> int:
    """What a rule says of a seat in a state that is only read: by its twin where that is there."""
    twin = _quick.get(function)
    found: int = function(s, seat) if twin is None else twin(s.bytes_of_it, seat)
    return found


def _with_twins(function: FunctionType) -> FunctionType:
    """The same code, seeing the twins of the rules it names instead of the rules."""

    def swap(value: object) -> object:
        return compiled(cast("FunctionType", value)) if is_rule(value) else value

    names = {name: swap(value) for name, value in _globals(function)}
    names["__builtins__"] = function.__globals__["__builtins__"]
    names["__name__"] = function.__module__
    cells = tuple(CellType(swap(cell.cell_contents)) for cell in function.__closure__ or ())
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__, cells or None)
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin


def _globals(function: FunctionType) -> Iterator[tuple[str, object]]:
    """The module-level names a function uses, with their values, in a fixed order."""
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _names(code: CodeType) -> set[str]:
    """The global names in a piece of code; names of fields, which may be the same, are none."""
    own = {str(step.argval) for step in get_instructions(code) if step.opname == "LOAD_GLOBAL"}
    inner = (_names(const) for const in code.co_consts if isinstance(const, CodeType))
    return own.union(*inner)


@cache
def digest(function: FunctionType) -> str:
    """A digest of all that decides what a rule does: its code, the constants and rules it uses, the tools."""
    if function in _being_read:
        raise TypeError(f"A rule cannot call itself, as {function.__qualname__} does: it would have no end on a GPU.")
    _being_read.add(function)
    try:
        return _digest(function)
    finally:
        _being_read.remove(function)


def _digest(function: FunctionType) -> str:
    seen = hashlib.sha256(_tools().encode())
    seen.update(f"{function.__module__} {_code_text(function.__code__)}".encode())
    seen.update(repr(function.__defaults__).encode())
    for name, value in _globals(function):
        seen.update(f"{name}={_text(value)};".encode())
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        seen.update(f"{name}={_text(cell.cell_contents)};".encode())
    return seen.hexdigest()[:24]


@cache
def _tools() -> str:
    versions = (importlib.metadata.version(package) for package in ("numba", "llvmlite", "numpy"))
    return " ".join((sys.version, *versions, repr(COMPILER_OPTIONS), ARITHMETIC))


def _code_text(code: CodeType) -> str:
    consts = ",".join(_code_text(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts[1:])
    first = "" if isinstance(code.co_consts[0], str) else repr(code.co_consts[0])  # not the docstring
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars} {first}{consts}"


def _text(value: object) -> str:
    """A value a rule may freeze into its twin, as text that changes when the value does."""
    if is_rule(value):
        return digest(cast("FunctionType", value))
    if isinstance(value, bool | int | float | str | np.generic):
        return repr(value)
    if isinstance(value, tuple):
        return "(" + ",".join(_text(part) for part in value) + ")"
    if isinstance(value, np.ndarray):
        return f"{value.dtype.str}{value.shape}{value.tobytes().hex()}"
    if isinstance(value, type | BuiltinFunctionType) or value is np:
        return value.__name__
    raise TypeError(f"A rule cannot use {value!r}: only numbers, tuples, arrays, NumPy and other rules.")
