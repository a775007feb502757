"""`kolmik analyse`, used as a person uses it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import kolmik
from kolmik.bots import BOTS, LEVELS, InfoState
from kolmik.cli import app

from .command import run_at_terminal, run_kolmik

FEW = "--simulations=60"


def write_random_game(path: Path, game: str, moves: int = 10_000, seats: tuple[str, ...] = ("Ann", "", "Bo")) -> Path:
    """Write the record of a random game, or of its first moves, to a file."""
    match, chance = kolmik.game(game).new(players=3, seed=2, seats=seats), Random(2)
    while not match.over and moves:
        match.play(BOTS["random"].choose(InfoState(match), chance))
        moves -= 1
    path.write_text(match.record())
    return path


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_game(tmp_path_factory.mktemp("analyse") / "game.txt", "millstone")


def analyse(*args: object) -> str:
    """The output of `kolmik analyse`, run in this process."""
    result = CliRunner().invoke(app, ["analyse", *map(str, args)], env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.stdout


def refusal(*args: object) -> str:
    result = CliRunner().invoke(app, ["analyse", *map(str, args)])
    assert isinstance(result.exception, kolmik.Refused), result.output
    return str(result.exception)


def test_the_summary_lists_every_player_and_the_worst_moves(record: Path) -> None:
    done = run_kolmik("analyse", str(record), "--simulations=300", COLUMNS="200")
    assert done.returncode == 0 and "\x1b" not in done.stdout
    assert done.stdout.startswith("Millstone for Ann, Seat 1 and Bo: ")
    for name in ("Ann", "Seat 1", "Bo"):
        assert re.search(rf"^{name} +\d+ +\d+ +\d+ +\d+ +\d+\.\d %$", done.stdout, re.MULTILINE)
    worst = re.findall(
        r"^  Move (\d+), (?:Ann|Seat 1|Bo): .+ \(\d+ %\), better .+ \(\d+ %\): an? (\w+)\. *$",
        done.stdout,
        re.MULTILINE,
    )
    assert 1 <= len(worst) <= 5
    assert f"kolmik replay {record} --to {int(worst[0][0]) - 1}" in done.stdout
    lines = done.stderr.splitlines()
    assert len(lines) == 10 and re.fullmatch(r"Analysed (\d+) of \1 decisions\.", lines[-1])


def test_a_terminal_shows_a_progress_bar(record: Path) -> None:
    shown = run_at_terminal(["analyse", str(record), FEW], [])
    assert "Analysing" in shown and "Analysed" not in shown and "Average loss" in shown


def test_report_plot_and_json_are_written(record: Path, tmp_path: Path) -> None:
    page, plot, data = (tmp_path / name for name in ("a b.html", "a.svg", "a.json"))
    output = analyse(record, FEW, "--report", page, "--plot", plot, "--json", data)
    assert f"Written: {page}, {plot} and {data}." in output.replace("\n", "")
    found = json.loads(data.read_text())
    assert found["kolmik"] == "analysis 1" and found["game"] == "millstone" and found["seats"] == ["Ann", "", "Bo"]
    ElementTree.parse(page)
    lines = list(ElementTree.parse(plot).iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(lines) == 3
    assert all(len(line.attrib["points"].split()) == len(found["decisions"]) + 1 for line in lines)


def test_json_is_the_only_output_and_the_same_for_the_same_seed(record: Path) -> None:
    first, second = (analyse(record, FEW, "--seed", 5, "--json", "-") for _ in range(2))
    assert first == second and json.loads(first)["simulations"] == 60
    assert analyse(record, FEW, "--seed", 6, "--json", "-") != first


def test_a_level_sets_the_number_of_simulations(record: Path) -> None:
    assert (
        json.loads(analyse(record, "--level", "casual", "--json", "-"))["simulations"] == LEVELS["casual"].simulations
    )


@pytest.mark.parametrize("option", ["--report", "--plot", "--json"])
def test_only_its_own_files_are_overwritten(record: Path, tmp_path: Path, option: str) -> None:
    path = tmp_path / "out"
    path.touch()
    analyse(record, FEW, option, path)
    first = path.read_bytes()
    analyse(record, FEW, option, path)
    assert path.read_bytes() == first
    path.write_text("Dear Ann")
    sentence = refusal(record, FEW, option, path)
    assert sentence == f"{path} already exists and was not written by kolmik analyse; choose another name."
    assert path.read_text() == "Dear Ann"
    assert "already exists" in refusal(record, FEW, option, record)


def test_an_unfinished_game_is_analysed_as_far_as_it_goes(tmp_path: Path) -> None:
    found = json.loads(analyse(write_random_game(tmp_path / "game.txt", "dungeon", 7), FEW, "--json", "-"))
    assert len(found["decisions"]) == 7 and found["winners"] == []


def test_a_name_is_shown_unchanged_within_the_width(tmp_path: Path) -> None:
    path = write_random_game(tmp_path / "game.txt", "towers", 12, ("[red]Õ[/] :smile:", "<i>", "&amp;"))
    page = tmp_path / "page.html"
    output = analyse(path, FEW, "--report", page)
    assert "[red]Õ[/] :smile:" in output
    paths = (str(tmp_path), "Written")
    assert all(cell_len(line) <= 80 for line in output.splitlines() if not any(path in line for path in paths))
    assert (page.read_text().count("&lt;i&gt;")) >= 2 and ElementTree.parse(page)


def test_a_file_that_cannot_be_analysed_is_refused_in_one_sentence(record: Path, tmp_path: Path) -> None:
    nothing = write_random_game(tmp_path / "nothing.txt", "towers", 0)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    assert refusal(nothing) == f"{nothing}: no player has made a move in this game yet, so there is nothing to analyse."
    assert refusal(letter).startswith(f"{letter}: Line 1: ")
    assert refusal(tmp_path / "none.txt") == f"{tmp_path / 'none.txt'} cannot be read: no such file or directory."
    assert refusal(record, "--level", "expert").startswith('There is no level "expert"; the levels are novice, ')
    assert refusal(record, FEW, "--level", "club") == "Use either --simulations or --level, not both."
    assert refusal(record, "--plot", "/nowhere/at/all.svg") == "The folder /nowhere/at does not exist."
    assert CliRunner().invoke(app, ["analyse", str(record), "--simulations", "0"]).exit_code == 2
