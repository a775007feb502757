"""One source, run interpreted and compiled; cached code is never stale; Numba's flags change for rules only."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import numba
import numpy as np
import pytest
from numba.cpython import numbers

from kolmik.engine import compiled, rule
from kolmik.engine import rule as rule_module_export
from kolmik.engine.cache import UNUSED_DAYS, _delete_unused, folder, is_cached, wrapping_integers
from kolmik.engine.rule import digest, is_rule

FACTOR = 3
TABLE = np.array([1, 2, 4])
PAIR = (5, (6, 7))


@rule
def tripled(number: int) -> int:
    """Three times as much."""
    return number * FACTOR


@rule
def sum_of_triples(upto: int) -> int:
    total = 0
    for number in range(upto):
        total += tripled(number) + TABLE[number % 3]
    return total


def key(function: Callable[..., Any]) -> str:
    return digest(cast(FunctionType, function))


def made(source: str, **names: object) -> Callable[..., Any]:
    """A rule from source text, with these module-level names."""
    space: dict[str, Any] = {"rule": rule, "__name__": __name__, **names}
    exec(compile(textwrap.dedent(source), "made.py", "exec"), space)
    function: Callable[..., Any] = space["made"]
    return function


def test_a_rule_stays_a_plain_function_and_gives_the_same_compiled() -> None:
    assert is_rule(tripled) and type(tripled) is FunctionType
    assert not is_rule(made) and not is_rule(3)
    assert sum_of_triples(10) == compiled(sum_of_triples)(10) == 3 * 45 + 22
    assert compiled(tripled) is compiled(tripled)
    assert rule_module_export is rule


def test_only_rules_are_compiled() -> None:
    with pytest.raises(TypeError, match="made is not a rule"):
        compiled(made)


def test_a_compiled_rule_cannot_allocate_memory() -> None:
    function = made("@rule\ndef made(n):\n    return np.zeros(n).sum()", np=np)
    with pytest.raises(Exception, match="zeros"):
        compiled(function)(3)


def test_the_digest_follows_the_code_but_not_its_comments() -> None:
    one = made("@rule\ndef made(n):\n    'Says.'\n    return n + 1")
    same = made("@rule\ndef made(n):\n    'Says something else.'\n    # and a comment\n    return n + 1")
    other = made("@rule\ndef made(n):\n    'Says.'\n    return n + 2")
    assert key(one) == key(same) != key(other)


def test_the_digest_follows_constants_tables_and_other_rules() -> None:
    source = "@rule\ndef made(n):\n    return helper(n) + CONSTANT + TABLE[n] + PAIR[0] + int(max(n, 1))"
    helper = made("@rule\ndef made(n):\n    return n")
    changed = made("@rule\ndef made(n):\n    return -n")
    names: dict[str, object] = {"helper": helper, "CONSTANT": 1, "TABLE": TABLE, "PAIR": PAIR}
    first = key(made(source, **names))
    assert key(made(source, **names)) == first
    variants: list[dict[str, object]] = [
        {"helper": changed},
        {"CONSTANT": 2},
        {"CONSTANT": True},
        {"TABLE": TABLE + 1},
        {"TABLE": TABLE.astype(np.int8)},
        {"PAIR": (5, (6, 8))},
    ]
    keys = {key(made(source, **names | variant)) for variant in variants}
    assert len(keys) == len(variants) and first not in keys


def test_the_digest_follows_what_a_rule_closes_over() -> None:
    source = """
        def outer(step):
            @rule
            def inner(n):
                return n + step
            return inner
        made = outer(STEP)
    """
    assert key(made(source, STEP=1)) != key(made(source, STEP=2))
    assert compiled(made(source, STEP=2))(1) == 3


def test_a_rule_may_hold_code_in_code() -> None:
    function = made("@rule\ndef made(n):\n    inner = lambda m: m + FACTOR\n    return inner(n)", FACTOR=4)
    assert key(function) != key(
        made("@rule\ndef made(n):\n    inner = lambda m: m + FACTOR\n    return inner(n)", FACTOR=5)
    )
    assert compiled(function)(1) == function(1) == 5


def test_a_rule_may_have_the_name_of_a_field_it_reads() -> None:
    function = made("@rule\ndef made(s):\n    return s.made + 1")
    record = np.zeros(1, np.dtype([("made", np.int64)]))
    assert compiled(function)(record[0]) == 1


def test_a_rule_cannot_call_itself() -> None:
    with pytest.raises(TypeError, match="A rule cannot call itself, as made does"):
        compiled(made("@rule\ndef made(n):\n    return made(n - 1) if n else 0"))


def test_a_rule_cannot_use_mutable_values() -> None:
    with pytest.raises(TypeError, match="A rule cannot use"):
        key(made("@rule\ndef made(n):\n    return THINGS[n]", THINGS=[1, 2]))
    with pytest.raises(TypeError, match="A rule cannot use <module 'os'"):  # its attributes may change unnoticed
        key(made("@rule\ndef made(n):\n    return n + os.EX_OK", os=os))


SCRIPT = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from numba.core import event
compiled_here = []
class Listener(event.Listener):
    def on_start(self, e): compiled_here.append(1)
    def on_end(self, e): pass
event.register("numba:compile", Listener())
import mine
from kolmik.engine import compiled
print(compiled(mine.scaled)(10), len(compiled_here))
"""


def run_elsewhere(folder: Path) -> str:
    """The rule's result in a new process, and the number of compilations there."""
    env = os.environ | {"KOLMIK_CACHE": str(folder / "cache")}
    command = [sys.executable, "-c", SCRIPT, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_compiled_rules_are_cached_and_an_edit_in_another_file_is_noticed(tmp_path: Path) -> None:
    mine = "from kolmik.engine import rule\nfrom other import SCALE, shift\n"
    mine += "@rule\ndef scaled(n):\n    return shift(n) * SCALE\n"
    other = "from kolmik.engine import rule\nSCALE = {scale}\n@rule\ndef shift(n):\n    return n + {step}\n"
    (tmp_path / "mine.py").write_text(mine)
    (tmp_path / "other.py").write_text(other.format(scale=2, step=1))
    value, compilations = run_elsewhere(tmp_path).split()
    assert value == "22" and int(compilations) > 0
    assert run_elsewhere(tmp_path) == "22 0"
    (tmp_path / "mine.py").write_text("# moved down\n" + mine)
    assert run_elsewhere(tmp_path) == "22 0"
    (tmp_path / "other.py").write_text(other.format(scale=3, step=1))
    assert run_elsewhere(tmp_path).split()[0] == "33"
    (tmp_path / "other.py").write_text(other.format(scale=3, step=2))
    assert run_elsewhere(tmp_path).split()[0] == "36"


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"KOLMIK_CACHE": "/c/own"}, "/c/own"),
        ("linux", {"XDG_CACHE_HOME": "/c/xdg"}, "/c/xdg/kolmik"),
        ("linux", {"HOME": "/h"}, "/h/.cache/kolmik"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Caches/kolmik"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/kolmik"),
    ],
)
def test_the_cache_lies_where_the_system_keeps_caches(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], expected: str
) -> None:
    for name in ("KOLMIK_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert folder().as_posix() == expected


def test_compiled_rules_that_no_process_loads_are_deleted(tmp_path: Path) -> None:
    old, fresh = tmp_path / "old", tmp_path / "fresh"
    old.mkdir()
    fresh.mkdir()
    long_ago = fresh.stat().st_mtime - (UNUSED_DAYS + 1) * 86400
    os.utime(old, (long_ago, long_ago))
    _delete_unused(tmp_path)
    assert fresh.exists() and not old.exists()


def test_a_rule_is_compiled_cached_and_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    source = "@rule\ndef made(n):\n    return n * 41"
    function = compiled(made(source))
    assert not is_cached(function) and function(2) == 82 and is_cached(function)
    (cached,) = (tmp_path / "rules").iterdir()
    assert cached.name == f"made-{key(made(source))}"
    os.utime(cached, (0, 0))
    assert compiled(made(source))(3) == 123
    assert cached.stat().st_mtime > 0  # it was loaded, so it is in use
    for path in cached.glob("*.nbc"):
        path.write_bytes(b"damaged")
    assert compiled(made(source))(4) == 164


def test_a_rule_is_compiled_once_for_integers_of_any_width_and_constants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    inner = made("@rule\ndef made(n):\n    return n * 100_003 * 47")
    source = "@rule\ndef made(s, n):\n    return inner(n) + inner(7) + inner(-1) + inner(s.small) + inner(s.byte)"
    outer = made(source, inner=inner)
    record = np.array([(-100, 250)], np.dtype([("small", np.int8), ("byte", np.uint8)]))
    assert compiled(outer)(record[0], 5) == (5 + 7 - 1 - 100 + 250) * 100_003 * 47
    assert compiled(inner).signatures == [(numba.int64,)]


# --- arithmetic flags ---


def llvm(function: Any, *arguments: int) -> str:
    """The LLVM code of a compiled function after a call."""
    function(*arguments)
    (code,) = function.inspect_llvm().values()
    return str(code)


def plain(n: int, m: int) -> int:
    """Not a rule: the function of somebody who uses Numba and Kolmik in one program."""
    return n * m


def test_only_rules_are_compiled_with_wrapping_integers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))  # code that is loaded from a cache has no LLVM text
    inner = made("@rule\ndef made(n, m):\n    return n * m")
    outer = compiled(made("@rule\ndef made(n, m):\n    return inner(n, m) ^ (n - m)", inner=inner))
    for function, operation in ((outer, "sub"), (compiled(inner), "mul")):
        assert f"{operation} i64" in llvm(function, 3, 4) and " nsw " not in llvm(function, 3, 4)
    assert "mul nsw i64" in llvm(numba.njit(plain), 3, 4)


def test_a_function_that_calls_a_rule_keeps_numbas_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    called = compiled(made("@rule\ndef made(n):\n    return n * 43"))

    def calls(n: int, m: int) -> int:
        return int(called(n)) ^ (n * m)

    assert "mul nsw i64" in llvm(numba.njit(calls), 3, 4) and " nsw " not in llvm(called, 3)


def test_numbas_flags_come_back_when_a_rule_fails_to_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    before = numbers._int_arith_flags
    with pytest.raises(Exception, match="zeros"):
        compiled(made("@rule\ndef made(n):\n    return n * 2 + np.zeros(n).sum()", np=np))(3)
    assert numbers._int_arith_flags is before and before.__module__ == numbers.__name__


def test_the_flags_are_replaced_within_a_block_and_while_no_other_thread_compiles() -> None:
    before = numbers._int_arith_flags
    other = threading.Thread(target=lambda: flags.append(numba.njit(plain)(3, 4)))
    flags: list[object] = []
    with wrapping_integers():
        assert numbers._int_arith_flags(numba.int64) == []
        other.start()
        other.join(0.2)
        assert other.is_alive() and not flags  # it waits for the compiler lock
    other.join()
    assert flags == [12] and numbers._int_arith_flags is before


def test_the_flags_of_another_compiler_can_be_replaced() -> None:
    own = ModuleType("numbers")
    setattr(own, "_int_arith_flags", plain)  # noqa: B010 - a module has no such attribute for mypy
    before = numbers._int_arith_flags
    with wrapping_integers(own):
        assert own._int_arith_flags(None) == [] and numbers._int_arith_flags is before
    assert own._int_arith_flags is plain
