"""`kolmik play`: quitting, saving, arguments, any game, several games."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kolmik
from kolmik.bots import BOTS
from kolmik.cli import app
from kolmik.engine import registry

from .command import COMMAND, environment, restore_ctrl_c, run_at_terminal, run_kolmik
from .test_play import ANYTHING, QUICK, played

# --- quitting and saving ---


def test_quit_ends_the_game_and_saves_the_record(tmp_path: Path) -> None:
    record = tmp_path / "left.txt"
    done = run_kolmik("play", QUICK, "--seed", "3", "--save", str(record), typed="bid 5\nquit\n")
    assert done.returncode == 0
    assert "You left the game." in done.stdout and f"kolmik replay {record}" in done.stdout
    match = kolmik.read_record(record.read_text())
    assert not match.over and match.setting.seats == ("You", "Bot 1", "Bot 2")


def test_save_in_the_middle_of_a_game(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "B file.txt"
    played("--seed", "3", typed=f"save {first}\nbid 5\nsave {first}\nsave {second}\nquit\n")
    assert first.read_text() == second.read_text()
    assert first.read_text().rstrip().endswith("0: bid 5")


def test_only_records_are_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann")
    refused = run_kolmik("play", "--save", str(letter))
    assert refused.returncode == 1
    assert refused.stderr == f"{letter} already exists and is not the record of a game; choose another name.\n"
    output = played("--seed", "3", typed=f"save {letter}\nquit\n")
    assert "is not the record of a game" in " ".join(output.split())
    assert letter.read_text() == "Dear Ann"


def test_the_end_of_input_quits() -> None:
    done = run_kolmik("play", QUICK, "--seed", "3", typed="bid 5\n")
    assert done.returncode == 0 and done.stderr == ""
    assert (
        "You left the game. To play the same cards again:\n  kolmik play towers --players=3 --seed=3 --bots=greedy\n"
        in done.stdout
    )


def interrupt(person: subprocess.Popen[bytes]) -> None:
    """Send Ctrl-C once the process waits for input, and again if Python missed it in the instant before."""
    stat = Path(f"/proc/{person.pid}/stat")
    while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
        time.sleep(0.01)
    for _ in range(5):
        person.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            person.wait(timeout=5)
            return
    person.kill()


def test_ctrl_c_quits_without_a_traceback(tmp_path: Path) -> None:
    record = tmp_path / "left.txt"
    command = [*COMMAND, "play", QUICK, "--seed", "3", "--save", str(record)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, env=environment(), stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, preexec_fn=restore_ctrl_c
    ) as person:
        assert person.stdout is not None
        seen = b""
        while not seen.endswith(b"Your bid > "):
            seen += person.stdout.read(1)
        interrupt(person)
        rest = person.stdout.read().decode()
    assert person.returncode == 0
    assert rest.startswith("\nYou left the game.") and "Traceback" not in rest
    assert record.read_text().startswith("kolmik: record 1")


def test_a_terminal_shows_colours_and_ctrl_d_quits() -> None:
    shown = run_at_terminal(
        ["play", "towers", QUICK, "--seed", "3"], [("Your bid > ", "b 5\n"), ("Your build > ", "\x04")]
    )
    assert "\x1b[38;5;" in shown and "You left the game." in shown and "Traceback" not in shown


def test_enter_continues_when_watching_at_a_terminal() -> None:
    prompt = "q quits > "
    shown = run_at_terminal(["play", "towers", QUICK, "--seed", "3", "--watch"], [(prompt, "\n"), (prompt, "q\n")])
    assert shown.count(prompt) == 2 and "You left the game." in shown


# --- arguments ---


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["chess"], 'There is no game "chess"; the games are towers, dungeon, millstone.'),
        (["--players", "9"], "Towers is for 2 to 5 players, not 9."),
        (["--seat", "3"], "There is no seat 3; the seats are 0 to 2."),
        (["--seat", "-1"], "There is no seat -1; the seats are 0 to 2."),
        (["--bots", "clever"], f'There is no bot "clever"; the bots are {", ".join(BOTS)}.'),
        (["--bots", "club,"], f'There is no bot ""; the bots are {", ".join(BOTS)}.'),
        (["--bots", "club,club,club"], "There are 2 bots at the table, but --bots names 3."),
        (["--watch", "--bots", "club,club"], "There are 3 bots at the table, but --bots names 2."),
        (["--options", "bids=never"], 'The option bids is "checked" or "open", not "never".'),
        (["--watch", "--seat", "1"], "--seat and --watch exclude each other."),
        (["--save", "/nowhere/at/all"], "The folder /nowhere/at does not exist."),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(args: list[str], sentence: str) -> None:
    result = CliRunner().invoke(app, ["play", *args])
    assert isinstance(result.exception, kolmik.Refused) and str(result.exception) == sentence


@pytest.mark.parametrize("seed", ["-1", str(2**64), "x"])
def test_a_seed_is_a_number_of_64_bits(seed: str) -> None:
    assert CliRunner().invoke(app, ["play", "--seed", seed]).exit_code == 2


def test_the_largest_seed_is_accepted() -> None:
    assert f"--seed={2**64 - 1}" in played("--seed", str(2**64 - 1), typed="")


def test_options_and_edition_are_used_and_repeated_in_the_command_shown(tmp_path: Path) -> None:
    edition, record = tmp_path / "small.toml", tmp_path / "game.txt"
    edition.write_text('name = "small"\nkinds = 2\n')
    args = ("--options", "bids=open", "--edition", str(edition), "--seat", "1", "-p", "2", "--bots", "random")
    output = played(*args, "--seed", "3", "--save", str(record), typed="")
    setting = kolmik.read_record(record.read_text()).setting
    assert setting.options == {"bids": "open"} and setting.edition.data["kinds"] == 2 and setting.players == 2
    assert setting.seats == ("Bot 1", "You")
    again = re.search(r"^  kolmik (play .*)$", output, re.MULTILINE)
    assert again
    assert played(*again[1].split()[1:], typed="") == output.partition("The game is saved")[0]


def test_a_build_that_is_called_off_is_described() -> None:
    """Open bidding: players may call more than they could build."""
    output = played("--seed", "3", "--options", "bids=open", "--bots", "random", typed=ANYTHING * 300)
    assert re.search(
        r"^That was more than (you can build: bid again|could be built: the auction goes back to Bot \d)\.$",
        output,
        re.MULTILINE,
    )
    assert "points." in output


def test_watching_shows_the_whole_game_and_asks_nothing() -> None:
    output = played("--watch", "--seed", "3", "--players", "4", typed="")
    assert output.startswith("Towers for 4: Bot 1 (greedy), Bot 2 (greedy), Bot 3 (greedy) and Bot 4 (greedy).\n")
    assert " > " not in output and "The end" in output


def test_a_name_is_shown_unchanged() -> None:
    output = played("--name", "[red]Õ :smile:[/]", "--seed", "3", typed="")
    assert "Towers for 3: [red]Õ :smile:[/], Bot 1 (greedy) and Bot 2 (greedy)." in output.replace("\n", " ")


# --- any game ---


def test_a_game_without_a_drawing_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fourth = dataclasses.replace(kolmik.game("towers"), name="fourth", title="Fourth")
    monkeypatch.setitem(registry._games, "fourth", fourth)
    output = played("fourth", "--seed", "3", typed=f"help\n{ANYTHING * 300}")
    assert "Chance: deal candy 9, deal junk 8, deal junk 0, deal candy 5, deal horror 2." in output
    assert re.search(r"^may raze +no", output, re.MULTILINE) and "It is your turn." in output
    assert re.search(r"^▸ You +candy ·, horror", output, re.MULTILINE) and "Your move > " in output
    assert re.search(r"^Bot 2 +-?\d+$", output, re.MULTILINE) and "points." in output


def test_several_games_make_a_match(tmp_path: Path) -> None:
    done = run_kolmik(
        "play", "towers", QUICK, "--players=2", "--games=2", "--seed=6", "--watch", f"--save={tmp_path / 'game.txt'}"
    )
    assert done.returncode == 0, done.stderr
    first, second = (kolmik.read_record((tmp_path / f"game-{n}.txt").read_text()) for n in (1, 2))
    totals = [one + other for one, other in zip(first.scores(), second.scores(), strict=True)]
    assert second.setting.starter in first.winners
    assert "Towers for 2, game 2 of 2: Bot 1 (greedy) and Bot 2 (greedy)." in done.stdout
    standing = done.stdout.split("After 2 of 2 games (points):")[1]
    for seat, name in enumerate(("Bot 1", "Bot 2")):
        mark = "▸" if totals[seat] == max(totals) else " "
        assert f"{mark} {name}: {totals[seat]}\n" in standing
    assert "the match." in standing and "--games=2" in standing


def test_the_next_game_of_a_match_waits_for_the_person() -> None:
    done = run_kolmik("play", "towers", QUICK, "--players=2", "--games=2", "--seed=6", typed=ANYTHING * 120)
    assert done.returncode == 0
    assert "Enter starts the next game > " in done.stdout and "game 2 of 2" in done.stdout
