"""Where compiled rules are kept between runs: one folder for each digest, in the user's cache folder.

Numba's own cache looks at one file's time stamp: it misses edits in other files, and throws away good
code when a checkout is made anew. Here the digest alone decides.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy as np
from numba import from_dtype, int8, int32, int64, njit, uint8
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.cpython import numbers

UNUSED_DAYS = 30  # kept twins that nobody has loaded for so long are swept out


def wrapping(_kind: Any) -> list[str]:
    """How Numba is to mark sums and products of whole numbers: not at all, so that they wrap around.

    It would tell LLVM that they never overflow. Generators and digests do, on purpose; and what LLVM concludes from the
    opposite has made a compiled coin fall otherwise than an interpreted one.
    """
    return []


numbers._int_arith_flags = wrapping


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
    """Compile at the first call, or load what was compiled under this digest before."""
    setattr(function, "__digest__", digest)  # noqa: B010 - a function has no such attribute for mypy
    function.__qualname__ += f"_{digest}"  # no two twins of one process ever go by the same symbol
    dispatcher = njit(**options)(function)
    dispatcher._cache = _Cache(function)
    return dispatcher


def over_bytes(compiled: Any, dtype: np.dtype[Any], options: dict[str, Any]) -> Any:
    """A compiled rule that takes the bytes of a record instead of the record, for rules of 2, 4 and 5 arguments.

    Called with a record, Numba inspects every one of its fields, which takes 4 µs.
    """

    def of_2(record: Any, a: Any) -> Any:
        return compiled(record.view(dtype)[0], a)

    def of_4(record: Any, a: Any, b: Any, c: Any) -> Any:
        return compiled(record.view(dtype)[0], a, b, c)

    def of_5(record: Any, a: Any, b: Any, c: Any, d: Any) -> Any:
        return compiled(record.view(dtype)[0], a, b, c, d)

    wrappers = {2: of_2, 4: of_4, 5: of_5}
    function = wrappers[compiled.py_func.__code__.co_argcount]
    return jit(cast("FunctionType", function), compiled.py_func.__digest__, options)


SEAT_OF_BYTES = (uint8[::1], int64)  # what such a twin of a rule of a state and a seat is called with


def is_kept(twin: Any) -> bool:
    """Is there something on the disk to load this twin from?"""
    return any(Path(twin.stats.cache_path).glob("*.nbi"))


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
        "chances": (state, moves, weights),
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
            self._path.mkdir(parents=True, exist_ok=True)  # another process may be about the same
            _sweep(self._path.parent)

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
        except Exception:  # whatever has happened to the files: they only save time, so it is compiled again
            return None
        if found is not None:
            os.utime(self._cache_path)
        return found


def _sweep(kept: Path) -> None:
    oldest = time.time() - UNUSED_DAYS * 86400
    for path in kept.iterdir():
        if path.stat().st_mtime < oldest:
            shutil.rmtree(path, ignore_errors=True)
