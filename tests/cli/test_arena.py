"""`kolmik arena`, used as a person uses it, and the promises of docs/bots.md."""

from __future__ import annotations

import json
import os
import re
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kolmik.arena import Arena, LocalExecutor, ResultsFile, run
from kolmik.arena.executors import NO_RAY, RayExecutor
from kolmik.bots import BOTS
from kolmik.cli.arena import repeat_bots_option, split_bot_names
from kolmik.engine import Refused

from .command import COMMAND, PATIENCE, environment, restore_ctrl_c, run_kolmik

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
SMALL = ("arena", "towers", "--seed", "3", "--processes", "2")


def read_results(path: Path) -> list[Any]:
    """The contents of a results file, in the order of pairings and without times."""
    header, *lines = (json.loads(line) for line in path.read_text().splitlines())
    for line in lines:
        for game in line["games"]:
            assert len(game.pop("time")) == header["players"]
    return [header, *sorted(lines, key=lambda line: line["pairing"])]


def play_in_process(path: Path, seed: int, games: int) -> list[Any]:
    """The results of the same arena, played in this process from the start."""
    arena = Arena("towers", 2, ("greedy", "random"), seed)
    results = ResultsFile(path, arena)
    for result in run(arena, games, LocalExecutor()):
        results.append(result)
    return read_results(path)


def test_a_whole_arena(tmp_path: Path) -> None:
    out, picture = tmp_path / "out.json", tmp_path / "out.svg"
    command = (*SMALL, "--bots", "greedy", "random", "--games", "9", "--out", str(out), "--plot", str(picture))
    done = run_kolmik(*command)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("10 games instead of 9, so that every bot plays every seat equally often.\n")
    assert "towers for 2: 10 games, seed 3" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith(("greedy", "random"))] == [
        "greedy",
        "random",
    ]
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")

    again = run_kolmik(*command, "--json")
    assert "10 of 10 games are already finished." in again.stderr
    found = json.loads(again.stdout)
    assert found["games"] == 10 and found["ranking"][0]["name"] == "greedy" and found["anchor"] == "random"
    assert read_results(out) == play_in_process(tmp_path / "here.json", 3, 10)


def test_the_same_command_continues_an_interrupted_arena(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    command = ["arena", "towers", "--bots", "greedy", "random", "--processes", "1", "--out", str(out)]
    with subprocess.Popen(
        [*COMMAND, *command, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        preexec_fn=restore_ctrl_c,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        while not out.exists() or out.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            select.select([running.stderr], [], [], 0.05)
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does, to the whole process group
        shown, typed = (stream.decode() for stream in running.communicate(timeout=PATIENCE))
    assert running.returncode == 130 and "Traceback" not in typed, typed
    assert re.search(
        r"^Stopped after \d+ games of 100000\. The results are stored in .*; the same command continues", typed, re.M
    )
    assert "towers for 2" in shown
    header, *kept = read_results(out)
    games = 2 * len(kept) + 4
    assert run_kolmik(*command, "--games", str(games)).returncode == 0  # without a seed, because the file contains it
    assert read_results(out) == play_in_process(tmp_path / "whole.json", header["seed"], games)


def test_ray_gives_the_same_results_as_this_process(tmp_path: Path) -> None:
    """A real Ray cluster on this machine with two workers."""
    out = tmp_path / "ray.json"
    done = run_kolmik(*SMALL, "--bots", "greedy", "random", "--games", "12", "--on", "ray", "--out", str(out))
    typed = [line for line in done.stderr.splitlines() if not re.fullmatch(r"\d+ of 12 games, about .* left\.", line)]
    assert done.returncode == 0 and typed == [], done.stderr
    assert read_results(out) == play_in_process(tmp_path / "here.json", 3, 12) and len(read_results(out)) == 7


def test_without_ray_one_sentence_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refusal:
        next(RayExecutor(2).run(str, [1]))
    assert str(refusal.value) == NO_RAY


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess", "--bots", "greedy", "random"), 'There is no game "chess"; '),
        (("towers", "--bots", "greedy"), "An arena needs at least two bots: name them after --bots."),
        (("towers", "--bots", "greedy,clever"), 'There is no bot "clever"; the bots are '),
        (("towers", "--bots", "greedy", "random", "--games", "1"), "2 bots at 2 seats need at least 2 games, so that"),
        (("towers", "--bots", "greedy", "random", "--anchor", "me"), "The anchor must be one of the bots named with"),
        (
            ("towers", "--bots", "greedy", "random", "--plot", __file__),
            f"{__file__} already exists and is not an SVG file",
        ),
        (("towers", "--bots", "greedy", "random", "--out", __file__), f"{__file__} exists already and is not an arena"),
        (("towers", "--bots", "greedy", "cmd:./no-such-bot"), "The bot cmd:./no-such-bot cannot be started: no such"),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = run_kolmik("arena", *args)
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith(sentence) and done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("towers --bots a b --games 4", "towers --bots a --bots b --games 4"),
        ("towers --bots a --bots b c", "towers --bots a --bots b --bots c"),
        ("--bots=a b towers", "--bots=a --bots b towers"),
        ("--games 4 towers --bots a,b", "--games 4 towers --bots a,b"),
    ],
)
def test_one_option_takes_several_bots(given: str, meant: str) -> None:
    assert repeat_bots_option(given.split()) == meant.split()


def test_commas_separate_bots_but_not_within_a_command() -> None:
    assert split_bot_names(["a, b", "cmd:x 1,2", "c"]) == ["a", "b", "cmd:x 1,2", "c"]


# --- the guide ---


def test_the_guide_lists_every_bot_with_its_description() -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)` \| ([^|]*) \|$", GUIDE, re.M))
    assert rows == {name: one.help for name, one in BOTS.items()}


def guide_bot() -> str:
    section = GUIDE.partition("## Write your own bot")[2].partition("\n## ")[0]
    (text,) = re.findall(r"```python\n(.*?)```", section, re.S)
    return str(text)


def test_the_bot_of_the_guide_has_twenty_lines_and_beats_random(tmp_path: Path) -> None:
    text = guide_bot()
    assert len(text.splitlines()) <= 20
    path = tmp_path / "mybot.py"
    path.write_text(text)
    mine = f"cmd:{shlex.join([sys.executable, str(path)])}"
    done = run_kolmik(*SMALL, "--bots", mine, "random", "--games", "30", "--json")
    assert done.returncode == 0, done.stderr
    best = json.loads(done.stdout)["ranking"][0]
    assert best["name"] == mine and best["win_rate"]["low"] > 0.5, done.stdout


def test_the_bot_of_the_guide_plays_in_the_terminal_too(tmp_path: Path) -> None:
    text = guide_bot()
    path = tmp_path / "mybot.py"
    path.write_text(text)
    mine = f"cmd:{shlex.join([sys.executable, str(path)])}"
    done = run_kolmik("play", "towers", "--watch", "--players", "2", "--seed", "1", "--bots", mine)
    assert done.returncode == 0 and "win" in done.stdout, done.stderr
