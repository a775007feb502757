"""`kolmik replay`: one position as text or JSON, and stepping through a game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import kolmik
from kolmik.bots import BOTS, InfoState
from kolmik.cli import app, terminal_io

from .command import run_at_terminal, run_kolmik


@pytest.fixture(scope="module")
def game() -> kolmik.Match:
    match = kolmik.game("towers").new(players=3, seed=21, seats=["Ann", "", "Bo"])
    chance = Random(21)
    while not match.over:
        match.play(BOTS["greedy"].choose(InfoState(match), chance))
    return match


@pytest.fixture(scope="module")
def record(game: kolmik.Match, tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("replay") / "game.txt"
    path.write_text(game.record())
    return str(path)


def replay(*args: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, ["replay", *args], input=typed, env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output


def shown_positions(output: str) -> list[int]:
    """The move numbers of the positions shown, in order."""
    return [int(number) for number in re.findall(r"─ Move (\d+) of \d+ ─", output)]


# --- one position ---


def test_without_a_terminal_the_end_is_shown_with_reason_winner_and_scores(record: str, game: kolmik.Match) -> None:
    done = run_kolmik("replay", record)
    assert done.returncode == 0 and done.stderr == "" and "\x1b" not in done.stdout
    assert shown_positions(done.stdout) == [len(game.moves)]
    outcome = game.outcome
    assert outcome is not None and outcome.reason in done.stdout
    names = ["Ann", "Seat 1", "Bo"]
    assert f"Won by {names[outcome.winners[0]]}." in done.stdout
    for name, score in zip(names, outcome.scores, strict=True):
        assert re.search(rf"^{name} .* {score}$", done.stdout, re.MULTILINE)


def test_to_shows_the_position_after_that_many_moves(record: str, game: kolmik.Match) -> None:
    output = replay(record, "--to", "6")
    assert shown_positions(output) == [6]
    number = game.game.words[game.moves[5]].split()[1]
    assert f"Ann bids {number}.\n" in output and f"Ann bid {number}. Seat 1 is bidding." in output
    assert "Won by" not in output


def test_to_0_is_the_position_before_the_first_card(record: str) -> None:
    output = replay(record, "--to", "0")
    assert "Towers for Ann, Seat 1 and Bo." in output and "Cards are being turned up." in output


def test_to_beyond_the_end_is_refused_in_one_sentence(record: str, game: kolmik.Match) -> None:
    beyond = len(game.moves) + 1
    done = run_kolmik("replay", record, "--to", str(beyond))
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == f"{record} has {len(game.moves)} moves, so there is no position after {beyond}.\n"


def test_an_unknown_seat_is_refused(record: str) -> None:
    done = run_kolmik("replay", record, "--seat", "3")
    assert done.returncode == 1 and done.stderr == "A seat is a whole number from 0 to 2, not 3.\n"


def test_a_file_that_is_not_a_record_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    done = run_kolmik("replay", str(letter))
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith(f"{letter}: Line 1:") and done.stderr.count("\n") == 1


def test_at_80_columns_no_line_is_wider(record: str, game: kolmik.Match) -> None:
    for to in range(0, len(game.moves), 40):
        assert max(cell_len(line) for line in replay(record, "--to", str(to)).splitlines()) <= 80


# --- JSON ---


def test_json_is_the_last_position(record: str, game: kolmik.Match) -> None:
    position: dict[str, Any] = json.loads(run_kolmik("replay", record, "--json").stdout)
    assert position == {
        "move": len(game.moves),
        "of": len(game.moves),
        "turn": None,
        "last": game.game.words[game.moves[-1]],
        "view": game.view(),
        "scores": game.scores(),
    }


@pytest.mark.parametrize("to", [0, 5, 6, 60])
def test_json_of_an_earlier_position_as_a_seat_saw_it(record: str, game: kolmik.Match, to: int) -> None:
    position = json.loads(replay(record, "--json", "--to", str(to), "--seat", "2"))
    then = game.after(to)
    assert (position["move"], position["turn"]) == (to, then.turn)
    assert position["last"] == (game.game.words[game.moves[to - 1]] if to else None)
    assert (position["view"], position["scores"]) == (then.view(2), then.scores())


# --- stepping ---


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_io, "at_terminal", lambda: True)


@pytest.mark.usefixtures("terminal")
def test_stepping_forward_back_to_a_move_and_to_the_next_decision(record: str) -> None:
    output = replay(record, typed="\n\nb\nn\nn\n40\nb\nq\n")
    assert shown_positions(output) == [0, 1, 2, 1, 5, 6, 40, 39]


@pytest.mark.usefixtures("terminal")
def test_the_next_decision_skips_the_moves_of_nature(record: str, game: kolmik.Match) -> None:
    shown = shown_positions(replay(record, typed="n\n" * 500))
    decisions = [at for at, mover in enumerate(game.movers) if mover >= 0]
    assert shown == [0, *decisions, len(game.moves)]


@pytest.mark.usefixtures("terminal")
def test_stepping_stays_within_the_game(record: str, game: kolmik.Match) -> None:
    end = len(game.moves)
    output = replay(record, typed=f"b\n{end}\n\nn\n{end + 1}\n99999999999999999999\nhello\nq\n")
    assert shown_positions(output) == [0, end]
    assert output.count("This is the first position.") == 1 and output.count("This is the last position.") == 2
    assert output.count(f"Moves go from 0 to {end}.") == 2 and '"hello" is not one of the keys.' in output


@pytest.mark.usefixtures("terminal")
def test_the_end_of_input_quits(record: str) -> None:
    assert shown_positions(replay(record, typed="\n")) == [0, 1]


def test_stepping_at_a_terminal(record: str) -> None:
    prompt = "q: quit > "
    shown = run_at_terminal(["replay", record], [(prompt, "\n"), (prompt, "7\n"), (prompt, "q\n")])
    assert re.findall(r"Move (\d+) of", shown) == ["0", "1", "7"] and "\x1b[38;5;" in shown


def test_to_shows_one_position_at_a_terminal_and_exits(record: str) -> None:
    assert re.findall(r"Move (\d+) of", run_at_terminal(["replay", record, "--to", "9"], [])) == ["9"]
