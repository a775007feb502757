"""The disk cache of compiled rules: one folder per digest, in the user's cache folder. And how Numba compiles them.

Numba's own cache looks at one file's time stamp: it misses edits in other files, and discards good code when a
repository is checked out again. Here the digest alone decides.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np
from numba import from_dtype, int8, int32, int64, njit, types, uint8
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import ForceLiteralArg, NumbaError
from numba.cpython import numbers

from .errors import BadRule
from .rule_errors import not_compiled, verbose

LOCATION = re.compile(r'File "[./]*([^"]+)", line (\d+)')  # in the messages of Numba; paths may be relative
UNUSED_DAYS = 30  # compiled rules that no process has loaded for so long are deleted


def wrapping(_kind: Any) -> list[str]:
    """The LLVM flags for sums and products of integers: none, so that they wrap around on overflow.

    Numba's own choice, `nsw`, tells LLVM that they never overflow. Generators and digests do, on purpose, and what
    LLVM concludes from `nsw` once made a compiled coin fall differently from an interpreted one.
    """
    return []


@contextmanager
def wrapping_integers(*modules: ModuleType) -> Iterator[None]:
    """Within this block Numba compiles integer arithmetic that wraps around; afterwards it uses its own flags again.

    `modules` hold the function `_int_arith_flags` that is replaced: numba.cpython.numbers unless given, or those of
    another compiler. The block holds Numba's compiler lock, so no other thread compiles with these flags. A compiler
    with a lock of its own needs that one held too.
    """
    patched = modules or (numbers,)
    with global_compiler_lock:
        before = [module._int_arith_flags for module in patched]
        for module in patched:
            setattr(module, "_int_arith_flags", wrapping)  # noqa: B010 - a module has no such attribute for mypy
        try:
            yield
        finally:
            for module, flags in zip(patched, before, strict=True):
                setattr(module, "_int_arith_flags", flags)  # noqa: B010 - see above


class _Failures(threading.local):
    """The rules being compiled in this thread, and the first failure among them: that of the innermost rule."""

    depth = 0
    first: tuple[FunctionType, NumbaError] | None = None


_failures = _Failures()


class _WrappingCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    """Numba's compiler with wrapping integers, for rules only. Functions of others keep Numba's flags.

    A rule that it refuses raises `BadRule`. A rule is compiled while the rules that call it are, and Numba may try
    again with other types, so only the outermost failure counts. It names the innermost rule, where the cause is.
    """

    def compile_extra(self, func: Any) -> Any:
        outermost = _failures.depth == 0
        if outermost:
            _failures.first = None
        _failures.depth += 1
        try:
            with wrapping_integers():
                return super().compile_extra(func)
        except NumbaError as error:
            _failures.first = _failures.first or (func, error)
            if isinstance(error, ForceLiteralArg) or not outermost:  # the former asks for another try
                raise
            raise _refused(*_failures.first) from (error if verbose() else None)
        finally:
            _failures.depth -= 1


class _NoFailures(dict[Any, Any]):
    """Numba's store of failed compilations, always empty: a rule that failed before fails again at its own place."""

    def __setitem__(self, _key: Any, _value: Any) -> None:
        pass


def _refused(function: FunctionType, error: NumbaError) -> BadRule:
    name = function.__qualname__.removesuffix(f"_{getattr(function, '__digest__', '')}")
    message = str(error)
    lines = [int(line) for path, line in LOCATION.findall(message) if function.__code__.co_filename.endswith(path)]
    return not_compiled(function, name, lines[0] if lines else None, str(getattr(error, "msg", message)))


def folder() -> Path:
    """`$KOLMIK_CACHE`, or `kolmik` in the place where this system keeps caches."""
    if chosen := os.environ.get("KOLMIK_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "kolmik"


def jit(function: FunctionType, digest: str, options: dict[str, Any]) -> Any:
    """A function that is compiled at its first call, or loaded if it was compiled under this digest before."""
    setattr(function, "__digest__", digest)  # noqa: B010 - a function has no such attribute for mypy
    function.__qualname__ += f"_{digest}"  # no two compiled functions of a process share a symbol
    dispatcher = njit(pipeline_class=_WrappingCompiler, **options)(function)
    dispatcher._cache = _Cache(function)
    dispatcher._compiler._failed_cache = _NoFailures()
    template = dispatcher.get_call_template  # compiles the function for a call by another rule
    dispatcher.get_call_template = lambda args, kws: template(tuple(map(widened, args)), kws)
    return dispatcher


def widened(kind: Any) -> Any:
    """The type of an argument that one rule passes to another: every integer has 64 bits, and no type is a constant.

    Numba would otherwise compile a rule once more for each width and each constant that it is called with, which is a
    fifth of all its work. Where LLVM inlines a rule, it uses the constants all the same.
    """
    kind = types.unliteral(kind)
    return int64 if isinstance(kind, types.Integer) and kind.bitwidth < 64 else kind


ON_BYTES = """
def on_bytes(record, {rest}):
    return function(record.view(dtype)[0], {rest})
"""


def on_bytes(function: Any, dtype: np.dtype[Any], options: dict[str, Any]) -> Any:
    """A compiled rule that takes the bytes of a record in place of the record, then the same arguments.

    Numba inspects every field of a record it is called with, which takes 4 µs. It also needs a fixed number of
    parameters, so the wrapper is generated for as many as the rule has.
    """
    rest = ", ".join(f"argument_{number}" for number in range(1, function.py_func.__code__.co_argcount))
    source = ON_BYTES.format(rest=rest)
    space: dict[str, Any] = {"function": function, "dtype": dtype, "__name__": __name__}
    exec(source, space)
    parts = (function.py_func.__digest__, source, repr(dtype))  # the layout is not in the rule's own digest
    digest = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]
    return jit(cast("FunctionType", space["on_bytes"]), digest, options)


BYTES_AND_SEAT = (uint8[::1], int64)  # the types of a record's bytes and a seat


def is_cached(function: Any) -> bool:
    """Is there a file on the disk to load this compiled rule from?"""
    return any(Path(function.stats.cache_path).glob("*.nbi"))


def signatures(dtype: np.dtype[Any]) -> dict[str, tuple[Any, ...]]:
    """The types each function of a game is called with from Python, smallest functions first."""
    state, whole, rng = from_dtype(dtype), int64, int64[::1]
    moves, weights, log, movers, settings, points = (int32[::1] for _ in range(6))
    won = out = int8[::1]
    return {
        "mover": (state,),
        "setup": (state, whole, whole, settings),
        "legal": (state, moves),
        "odds": (state, weights),
        "apply": (state, whole),
        "scores": (state, points, won),
        "observe": (state, whole, out),
        "redeal": (state, whole, rng),
        "draw": (state, rng, moves, weights),
        "resolve_chance": (state, rng, moves, weights),
        "random_policy": (state, rng, moves),
        "chance_outcomes": (state, moves, weights),
        "advance": (uint8[::1], whole, moves, weights),
        "deal": (uint8[::1], whole, moves, weights),
        "replay": (state, log, movers, whole),
        "trace": (state, rng, moves, weights, log),
        "rollouts": (state, rng, moves, weights, settings, whole, whole),
    }


class _Locator(_CacheLocator):  # type: ignore[misc]  # Numba has no types
    def __init__(self, function: Any) -> None:
        self._digest: str = function.__digest__
        self._path = folder() / "rules" / f"{function.__name__}-{self._digest}"

    @classmethod
    def from_function(cls, function: Any, _file: str) -> _Locator:
        return cls(function)

    def ensure_cache_path(self) -> None:
        if not self._path.exists():
            self._path.mkdir(parents=True, exist_ok=True)  # another process may make it at the same time
            _delete_unused(self._path.parent)

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return self._digest

    def get_disambiguator(self) -> str:
        return self._digest


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]  # Numba has no types
    _locator_classes = (_Locator,)


class _Cache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    _impl_class = _Impl

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()  # the processor; the digest is in the path

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            found = super().load_overload(sig, target_context)
        except Exception:  # the files are damaged or from another version: compile again
            return None
        if found is not None:
            os.utime(self._cache_path)
        return found


def _delete_unused(cached: Path) -> None:
    oldest = time.time() - UNUSED_DAYS * 86400
    for path in cached.iterdir():
        if path.stat().st_mtime < oldest:
            shutil.rmtree(path, ignore_errors=True)
