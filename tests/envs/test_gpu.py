"""Games on a card are those of the CPU, byte for byte: on a real card where there is one, else in Numba's simulator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .card_checks import CHECKS

ROOT = Path(__file__).parents[2]
HIDDEN = "import sys; sys.modules['numba_cuda'] = None; "
A_CARD = "from kolmik.envs.card import cuda; cuda()"


def child(*given: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A process of Python's of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_ENABLE_CUDASIM"}
    command = [sys.executable, *given]
    return subprocess.run(
        command, env=kept | settings, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False
    )


@pytest.fixture(scope="module")
def checked() -> dict[str, str]:
    """By check, how it failed."""
    real = child("-c", A_CARD).returncode == 0
    done = child("-m", "tests.envs.card_checks", **({} if real else {"NUMBA_ENABLE_CUDASIM": "1"}))
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stderr
    return {one["check"]: one["failed"] for one in told}


@pytest.mark.parametrize("name", CHECKS)
def test_the_card_gives_what_the_cpu_gives(checked: dict[str, str], name: str) -> None:
    assert checked[name] == ""


@pytest.mark.parametrize(
    ("before", "said"),
    [
        (HIDDEN, "Games on a GPU need numba-cuda: pip install 'kolmik[gpu]'."),
        ("", "There is no CUDA card here that numba-cuda can use."),
    ],
    ids=["no-numba-cuda", "no-card"],
)
def test_it_says_what_is_missing(before: str, said: str) -> None:
    wanted = "from kolmik.envs.gpu import Games; Games('towers', 4, 2)"
    done = child("-c", before + wanted, CUDA_VISIBLE_DEVICES="-1")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"kolmik.engine.errors.Refused: {said}"
