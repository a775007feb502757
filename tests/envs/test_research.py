"""The snippets of docs/research.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kolmik import Refused
from kolmik.envs.device import cuda

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ON_A_GPU = [snippet for snippet in SNIPPETS if "kolmik.envs.gpu" in snippet]
ELSEWHERE = [snippet for snippet in SNIPPETS if snippet not in ON_A_GPU]


def run(snippet: str) -> dict[str, object]:
    names: dict[str, object] = {}
    exec(compile(snippet, "docs/research.md", "exec"), names)
    return names


def test_there_is_a_snippet_for_each_interface() -> None:
    assert len(ELSEWHERE) == 5 and len(ON_A_GPU) == 1


@pytest.mark.parametrize("number", range(len(ELSEWHERE)))
def test_the_snippets_run(number: int) -> None:
    assert len(run(ELSEWHERE[number])) > 2


def test_the_gpu_snippet_runs_or_is_refused_without_a_gpu() -> None:
    try:
        cuda()
    except Refused as why:
        with pytest.raises(Refused, match=f"^{re.escape(str(why))}$"):
            run(ON_A_GPU[0])
    else:
        assert len(run(ON_A_GPU[0])) > 2
