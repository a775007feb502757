"""The examples run at a tiny size: as programs, or in this process where importing PyTorch again would cost seconds."""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import runpy
import subprocess
import sys
import warnings
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch
from xml.etree import ElementTree

import numpy as np
import pytest

import kolmik

from ..cli.command import environment

EXAMPLES = Path(__file__).parents[2] / "examples"
PPO = "ppo_selfplay.py"
TINY = ("towers", "--players=3", "--num-envs=16", "--horizon=8", "--hidden=16", "--every=2", "--trials=20")


def run(example: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / example), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=300)


def output(example: str, *arguments: str | Path) -> str:
    """The output of an example that must succeed."""
    ran = run(example, *arguments)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    assert ran.stderr == ""
    return ran.stdout


def output_here(example: str, *arguments: str | Path) -> str:
    """The output of an example that runs as a program would, but in this process."""
    shown = io.StringIO()
    with (
        patch.object(sys, "argv", [example, *map(str, arguments)]),
        contextlib.redirect_stdout(shown),
        contextlib.suppress(SystemExit),
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("default")
        runpy.run_path(str(EXAMPLES / example), run_name="__main__")
        return shown.getvalue()
    pytest.fail(f"{example} ended early: {shown.getvalue()}")


def refused_here(example: str, *arguments: str | Path) -> str:
    """The one sentence of an example that must fail, in this process."""
    with patch.object(sys, "argv", [example, *map(str, arguments)]), pytest.raises(SystemExit) as end:
        runpy.run_path(str(EXAMPLES / example), run_name="__main__")
    assert isinstance(end.value.code, str) and "\n" not in end.value.code
    return end.value.code


# --- PPO ---

LINE = re.compile(
    r" *([\d,]+) of [\d,]+ steps +[\d,]+ steps/s  wins against random +([\d.]+)% ± [\d.]+% \(even (50|33)%\)"
)


def progress(text: str) -> list[tuple[int, float]]:
    """The lines of a training: steps and win rate."""
    found = [LINE.fullmatch(line) for line in text.splitlines() if " steps/s " in line]
    assert all(found), text
    return [(int(line[1].replace(",", "")), float(line[2])) for line in found if line]


def test_ppo_continues_from_a_checkpoint_to_the_same_result(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.pt", tmp_path / "halves.pt"
    straight = progress(output(PPO, *TINY, "--threads=1", "--steps=512", "--checkpoint", whole))
    assert [steps for steps, _ in straight] == [0, 256, 512]
    first = output_here(PPO, *TINY, "--threads=1", "--steps=256", "--checkpoint", halves)
    assert progress(first) == straight[:2]
    second = output_here(PPO, *TINY, "--threads=1", "--steps=512", "--checkpoint", halves)
    assert second.splitlines()[0] == f"Continuing from step 256 of {halves}."
    assert progress(second) == straight[1:]
    assert same(whole, halves)
    assert not [*tmp_path.glob("*.part")]
    another = refused_here(PPO, *TINY, "--players=4", "--checkpoint", halves)
    assert another.startswith(f"{halves} is a checkpoint with other settings, ") and another.endswith(".")
    halves.write_bytes(b"nothing of the sort")
    assert refused_here(PPO, *TINY, "--checkpoint", halves) == f"{halves} is not a checkpoint of this example."


def same(one: Path, other: Path) -> bool:
    """Whether two checkpoints have the same weights, games and generators."""
    import torch

    def flat(kept: object) -> list[object]:
        if isinstance(kept, dict):
            return [part for value in kept.values() for part in flat(value)]
        return [kept.numpy().tobytes() if isinstance(kept, torch.Tensor) else kept]

    first, second = (flat(torch.load(path, map_location="cpu", weights_only=True)) for path in (one, other))
    return len(first) > 20 and first == second


def test_ppo_learns_the_small_dungeon() -> None:
    size = (
        "--edition=mini",
        "--num-envs=64",
        "--horizon=32",
        "--hidden=64",
        "--every=8",
        "--steps=49152",
        "--trials=400",
    )
    shares = [share for _, share in progress(output_here(PPO, "dungeon", *size, "--threads=1"))]
    assert len(shares) == 4
    assert shares[-1] > shares[0] + 10, shares


def test_advantages_follow_the_moves_of_each_seat() -> None:
    seed = 7
    ppo, chance = runpy.run_path(str(EXAMPLES / PPO)), np.random.default_rng(seed)
    given = argparse.Namespace(horizon=40, num_envs=5, players=3)
    rollout: Any = ppo["Rollout"](kolmik.game("millstone"), given)
    rollout.current_players[:] = chance.integers(0, 3, rollout.current_players.shape)
    rollout.values[:] = chance.normal(size=rollout.values.shape)
    rollout.terminated[:] = chance.random(rollout.terminated.shape) < 0.1
    rollout.rewards[:] = chance.normal(size=rollout.rewards.shape) * rollout.terminated[:, :, None]
    advantages = rollout.advantages()
    for row in range(5):
        for at in range(40):
            expected = advantage(rollout, row, at, ppo["GAE_LAMBDA"])
            assert advantages[at, row] == pytest.approx(expected, abs=1e-4), (seed, row, at)


def advantage(rollout: Any, row: int, at: int, trace: float) -> float:
    """The definition: the sum of the seat's discounted temporal differences from here on."""
    seat, total, share, here = rollout.current_players[at, row], 0.0, 1.0, at
    while True:
        after = here
        while after < 40 and not rollout.terminated[after, row] and rollout.current_players[after + 1, row] != seat:
            after += 1
        if after == 40:
            return total  # the outcome of the last move is unknown
        over = bool(rollout.terminated[after, row])
        gain = rollout.rewards[after, row, seat] if over else rollout.values[after + 1, row]
        total += share * float(gain - rollout.values[here, row])
        if over or after + 1 == 40:
            return total
        share, here = share * trace, after + 1


def test_ppo_names_the_missing_package(tmp_path: Path) -> None:
    (tmp_path / "torch.py").write_text("raise ImportError\n", encoding="utf-8")
    script = f"import runpy, sys; sys.path.insert(0, {str(tmp_path)!r}); runpy.run_path({str(EXAMPLES / PPO)!r})"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment(), timeout=300)
    assert ran.returncode == 1
    assert ran.stderr == "This example needs PyTorch, which is not installed here: pip install torch==2.13.0\n"


@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.glob("*.py") if path.name != "bot.py"))
def test_examples_have_help_and_are_short(example: str) -> None:
    text = output(example, "--help")
    assert text.startswith("usage: ") and "--seed" in text
    assert len((EXAMPLES / example).read_text(encoding="utf-8").splitlines()) < 250


# --- the others ---


def test_the_notebook_plays_and_plots_an_arena(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    text = output("arena_notebook.py", "--game=towers", "--bots=greedy,random", "--games=8", "--out", picture)
    assert "8 of 8 games" in text.splitlines()
    ranking = [line.split()[0] for line in text.splitlines() if " Elo" in line]
    assert ranking == ["greedy", "random"]
    assert "greedy against random, 8 games: wins +" in text
    assert text.endswith(f"Saved {picture}.\n")
    drawn = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    texts = {node.text for node in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"greedy", "random", "towers for 2: 8 games"} <= texts


def test_the_notebook_is_made_of_cells() -> None:
    lines = (EXAMPLES / "arena_notebook.py").read_text(encoding="utf-8").splitlines()
    cells = [line for line in lines if line.startswith("# %%")]
    assert len(cells) >= 10
    assert all(one != other for one, other in pairwise(cells)), "text and code take turns"


def test_openspiel_cfr_learns_and_plays_matches() -> None:
    text = output("openspiel_cfr.py", "--turns=1", "--iterations=200", "--games=6", "--simulations=10")
    random, learned = (float(found) for found in re.findall(r"^Exploitability of .*: ([\d.]+)$", text, re.MULTILINE))
    assert random == 0.11944 and 0 <= learned < random / 2
    assert re.findall(r"^ +([\d,]+) of 200 iterations, [\d,]+/s$", text, re.MULTILINE) == [
        "40",
        "80",
        "120",
        "160",
        "200",
    ]
    matches = re.findall(r"^(\S+) against (\S+), 6 games: ([+-][\d.]+) a game$", text, re.MULTILINE)
    assert [match[:2] for match in matches] == [("CFR", "random"), ("IS-MCTS", "random"), ("CFR", "IS-MCTS")]
    assert all(-1 <= float(match[2]) <= 1 for match in matches)


def test_openspiel_cfr_says_when_it_skips_exploitability() -> None:
    text = output("openspiel_cfr.py", "--turns=3", "--iterations=2", "--games=2", "--simulations=2")
    assert "Exploitability is not computed for more than 2 turns" in text
    assert "Exploitability of" not in text
