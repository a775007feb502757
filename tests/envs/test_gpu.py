"""Games on the GPU equal those on the CPU, byte for byte: on a GPU if there is one, else in Numba's CUDA simulator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .gpu_checks import CHECKS

ROOT = Path(__file__).parents[2]
WITHOUT_NUMBA_CUDA = "import sys; sys.modules['numba_cuda'] = None; "
FIND_GPU = "from kolmik.envs.device import cuda; cuda()"


def child(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=kept | settings, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False
    )


@pytest.fixture(scope="module")
def failures() -> dict[str, str]:
    """The traceback of each check, or an empty string."""
    real = child("-c", FIND_GPU).returncode == 0
    done = child("-m", "tests.envs.gpu_checks", **({} if real else {"NUMBA_ENABLE_CUDASIM": "1"}))
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr
    return {one["check"]: one["failed"] for one in results}


@pytest.mark.parametrize("name", CHECKS)
def test_gpu_and_cpu_agree(failures: dict[str, str], name: str) -> None:
    assert failures[name] == ""


@pytest.mark.parametrize(
    ("before", "sentence"),
    [
        (WITHOUT_NUMBA_CUDA, "Games on a GPU need numba-cuda: pip install 'kolmik[gpu]'."),
        ("", "There is no CUDA GPU here that numba-cuda can use."),
    ],
    ids=["no-numba-cuda", "no-gpu"],
)
def test_a_missing_gpu_or_package_is_named(before: str, sentence: str) -> None:
    make = "from kolmik.envs.gpu import Games; Games('towers', 4, 2)"
    done = child("-c", before + make, CUDA_VISIBLE_DEVICES="-1")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"kolmik.engine.errors.Refused: {sentence}"


# --- what is changed in other packages, and put back ---

NO_ROW_STACK = """
import numpy as np
if hasattr(np, "row_stack"):
    del np.row_stack  # as in NumPy 2.5
"""

IMPORT_ALONE = f"""
{NO_ROW_STACK}
import importlib
from kolmik.engine import Refused
from kolmik.envs.device import cuda, row_stack_lent
try:
    importlib.import_module("numba.cuda.np.arrayobj")
except AttributeError as missing:
    assert "row_stack" in str(missing)
else:
    raise AssertionError("numba-cuda no longer asks for np.row_stack: remove row_stack_lent.")
try:
    cuda()
except Refused:
    pass
assert not hasattr(np, "row_stack")
with row_stack_lent():
    importlib.import_module("numba.cuda.np.arrayobj")
assert not hasattr(np, "row_stack")
"""

FLAGS = """
from numba.cuda.cpython import numbers
from numba.cuda.np.math import numbers as array_numbers
from kolmik.envs.device import compiling_with_wrapping
from numba import int32


def flags():
    return [module._int_arith_flags(int32) for module in (numbers, array_numbers)]


class Dispatcher:
    def compile(self, signature):
        if signature == "bad":
            raise ValueError(flags())
        return flags()


before = flags()
assert before == [["nsw"], ["nsw"]]
dispatcher = compiling_with_wrapping(Dispatcher())
assert dispatcher.compile("good") == [[], []]
assert flags() == before
try:
    dispatcher.compile("bad")
except ValueError as error:
    assert error.args == ([[], []],)
assert flags() == before
"""


@pytest.mark.parametrize("script", [IMPORT_ALONE, FLAGS], ids=["np.row_stack", "integer-flags"])
def test_changes_to_other_packages_last_only_as_long_as_needed(script: str) -> None:
    done = child("-c", script, CUDA_VISIBLE_DEVICES="-1")
    assert done.returncode == 0, done.stderr


def test_row_stack_is_not_left_behind_in_the_simulator() -> None:
    script = f"{NO_ROW_STACK}\nfrom kolmik.envs import kernels\nassert not hasattr(np, 'row_stack')"
    done = child("-c", script, NUMBA_ENABLE_CUDASIM="1")
    assert done.returncode == 0, done.stderr
