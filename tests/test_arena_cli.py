"""`kolmik arena` as a person runs it, and what docs/bots.md promises."""

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
from kolmik.cli.arena import named, spread
from kolmik.engine import Refused

from .terminal import COMMAND, PATIENCE, environment, hear_ctrl_c, kolmik_run

GUIDE = (Path(__file__).parent.parent / "docs" / "bots.md").read_text()
SMALL = ("arena", "towers", "--seed", "3", "--processes", "2")


def results(path: Path) -> list[Any]:
    """What a file of results holds, in the order of pairings and without times."""
    header, *lines = (json.loads(line) for line in path.read_text().splitlines())
    for line in lines:
        for game in line["games"]:
            assert len(game.pop("time")) == header["players"]
    return [header, *sorted(lines, key=lambda line: line["pairing"])]


def played_here(path: Path, seed: int, games: int) -> list[Any]:
    """The same arena played in this process from its beginning."""
    arena = Arena("towers", 2, ("greedy", "random"), seed)
    ledger = ResultsFile(path, arena)
    for result in run(arena, games, LocalExecutor()):
        ledger.append(result)
    return results(path)


def test_a_whole_arena(tmp_path: Path) -> None:
    out, picture = tmp_path / "out.json", tmp_path / "out.svg"
    command = (*SMALL, "--bots", "greedy", "random", "--games", "9", "--out", str(out), "--plot", str(picture))
    done = kolmik_run(*command)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("10 games instead of 9, so that every bot sits everywhere equally often.\n")
    assert "towers for 2: 10 games, seed 3" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith(("greedy", "random"))] == [
        "greedy",
        "random",
    ]
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")

    again = kolmik_run(*command, "--json")
    assert "10 of 10 games are there already." in again.stderr
    found = json.loads(again.stdout)
    assert found["games"] == 10 and found["ranking"][0]["name"] == "greedy" and found["anchor"] == "random"
    assert results(out) == played_here(tmp_path / "here.json", 3, 10)


def test_an_arena_that_is_stopped_goes_on_with_the_same_command(tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    command = ["arena", "towers", "--bots", "greedy", "random", "--processes", "1", "--out", str(out)]
    with subprocess.Popen(
        [*COMMAND, *command, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as running:
        assert running.stdout is not None and running.stderr is not None
        while not out.exists() or out.read_bytes().count(b"\n") < 3:
            assert running.poll() is None
            select.select([running.stderr], [], [], 0.05)
        os.killpg(running.pid, signal.SIGINT)  # as Ctrl-C does: everybody hears of it
        shown, said = (stream.decode() for stream in running.communicate(timeout=PATIENCE))
    assert running.returncode == 130 and "Traceback" not in said, said
    assert re.search(r"^Stopped after \d+ games of 100000\. They are kept in .*; the same command goes on", said, re.M)
    assert "towers for 2" in shown
    header, *kept = results(out)
    games = 2 * len(kept) + 4
    assert kolmik_run(*command, "--games", str(games)).returncode == 0  # without a seed: the file has it
    assert results(out) == played_here(tmp_path / "whole.json", header["seed"], games)


def test_ray_gives_the_same_results_as_this_process(tmp_path: Path) -> None:
    """A real Ray of this machine with two workers."""
    out = tmp_path / "ray.json"
    done = kolmik_run(*SMALL, "--bots", "greedy", "random", "--games", "12", "--on", "ray", "--out", str(out))
    said = [line for line in done.stderr.splitlines() if not re.fullmatch(r"\d+ of 12 games, about .* left\.", line)]
    assert done.returncode == 0 and said == [], done.stderr
    assert results(out) == played_here(tmp_path / "here.json", 3, 12) and len(results(out)) == 7


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refusal:
        next(RayExecutor(2).run(str, [1]))
    assert str(refusal.value) == NO_RAY


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("chess", "--bots", "greedy", "random"), 'There is no game "chess"; '),
        (("towers", "--bots", "greedy"), "An arena is for two bots or more: name them after --bots."),
        (("towers", "--bots", "greedy,clever"), 'There is no bot "clever"; the bots are '),
        (("towers", "--bots", "greedy", "random", "--games", "1"), "2 bots at 2 seats need 2 games or more, so that"),
        (("towers", "--bots", "greedy", "random", "--anchor", "me"), "The anchor is one of the bots that take part"),
        (("towers", "--bots", "greedy", "random", "--plot", __file__), f"{__file__} is there already and is no SVG"),
        (("towers", "--bots", "greedy", "random", "--out", __file__), f"{__file__} exists already and is no"),
        (("towers", "--bots", "greedy", "cmd:./no-such-bot"), "The bot cmd:./no-such-bot cannot be started: no such"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(args: tuple[str, ...], sentence: str) -> None:
    done = kolmik_run("arena", *args)
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
    assert spread(given.split()) == meant.split()


def test_commas_separate_bots_but_not_within_a_command() -> None:
    assert named(["a, b", "cmd:x 1,2", "c"]) == ["a", "b", "cmd:x 1,2", "c"]


# --- the guide ---


def test_the_guide_names_every_bot_with_its_line() -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)` \| ([^|]*) \|$", GUIDE, re.M))
    assert rows == {name: one.help for name, one in BOTS.items()}


def bot_of_the_guide() -> str:
    section = GUIDE.partition("## Write your own bot")[2].partition("\n## ")[0]
    (text,) = re.findall(r"```python\n(.*?)```", section, re.S)
    return str(text)


def test_the_bot_of_the_guide_has_twenty_lines_and_beats_random(tmp_path: Path) -> None:
    text = bot_of_the_guide()
    assert len(text.splitlines()) <= 20
    path = tmp_path / "mybot.py"
    path.write_text(text)
    mine = f"cmd:{shlex.join([sys.executable, str(path)])}"
    done = kolmik_run(*SMALL, "--bots", mine, "random", "--games", "30", "--json")
    assert done.returncode == 0, done.stderr
    best = json.loads(done.stdout)["ranking"][0]
    assert best["name"] == mine and best["win_rate"]["low"] > 0.5, done.stdout


def test_the_bot_of_the_guide_plays_at_the_table_too(tmp_path: Path) -> None:
    text = bot_of_the_guide()
    path = tmp_path / "mybot.py"
    path.write_text(text)
    mine = f"cmd:{shlex.join([sys.executable, str(path)])}"
    done = kolmik_run("play", "towers", "--watch", "--players", "2", "--seed", "1", "--bots", mine)
    assert done.returncode == 0 and "win" in done.stdout, done.stderr
