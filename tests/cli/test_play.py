"""`kolmik play`, used as a person uses it."""

from __future__ import annotations

import dataclasses
import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

import kolmik
from kolmik.cli import app, hint
from kolmik.drawing import Narrator

from .command import COMMAND, environment, run_kolmik

ANYTHING = "5\n4\n3\n2\n1\n0\n"  # repeated, every turn finds a number that is in its list
KINDS = ("candy", "horror", "tree", "junk", "sand")
QUICK = "--bots=greedy"  # bots that do not search


def played(*args: str, typed: str) -> str:
    """The output of `kolmik play`, run in this process, against quick bots unless others are named."""
    if not any(arg.startswith("--bots") for arg in args):
        args = (*args, QUICK)
    result = CliRunner().invoke(app, ["play", *args], input=typed, env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    return result.output


def answer(output: str, typed: str) -> str:
    """The line of output after this was last typed."""
    lines = output.splitlines()
    found = [at for at, line in enumerate(lines) if line.endswith(f" > {typed}")]
    return lines[found[-1] + 1].rstrip()


# --- a whole game ---


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """The output of a game played to its end, and its record."""
    record = tmp_path_factory.mktemp("play") / "game.txt"
    done = run_kolmik("play", QUICK, "--seed", "11", "--name", "Ann", "--save", str(record), typed=ANYTHING * 200)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout, record


def test_a_whole_game_ends_with_the_score_the_winner_the_reason_and_the_seed(whole_game: tuple[str, Path]) -> None:
    output, record = whole_game
    outcome = kolmik.read_record(record.read_text()).outcome
    assert outcome is not None
    end = output.partition("The end")[2]
    assert outcome.reason in end
    names = ["Ann", "Bot 1", "Bot 2"]
    for name, score in zip(names, outcome.scores, strict=True):
        assert re.search(rf"^{name} .* {score}$", end, re.MULTILINE)
    winner = names[outcome.winners[0]]
    assert f"{winner} wins with {max(outcome.scores)} points." in end
    assert "The seed was 11." in end and "kolmik play towers --players=3 --seed=11" in end


def test_a_saved_game_is_a_valid_record(whole_game: tuple[str, Path]) -> None:
    checked = run_kolmik("validate", str(whole_game[1]))
    assert checked.returncode == 0 and "valid, Towers for 3" in checked.stdout and "over" in checked.stdout


def test_every_move_has_a_line_and_every_round_a_heading(whole_game: tuple[str, Path]) -> None:
    output, record = whole_game
    match = kolmik.read_record(record.read_text())
    narrator = Narrator(match.setting.seats, reader=0)
    lines = [
        line
        for line in output.splitlines()
        if re.fullmatch(r"(You|Bot \d) (bids?|pass|passes|builds?|razes?)\b.*\.", line)
    ]
    expected = [
        narrator.describe_move("towers", match.game.words[move], mover)
        for mover, move in zip(match.movers, match.moves, strict=True)
        if mover >= 0
    ]
    assert lines == expected
    headings = re.findall(r"^─+ Round (\d+) ─+$", output, re.MULTILINE)
    assert headings == [str(number) for number in range(1, match.view()["round"] + 1)]
    assert output.count("\nThe deck has run out: the discard pile is shuffled into a new deck.\n") == 1


def test_the_same_seed_and_input_give_the_same_output(whole_game: tuple[str, Path], tmp_path: Path) -> None:
    again = run_kolmik("play", QUICK, "--seed", "11", "--name", "Ann", typed=ANYTHING * 200).stdout
    assert again.splitlines() == whole_game[0].splitlines()[:-2]  # the last two say where it was saved


def test_another_seed_gives_other_cards() -> None:
    assert played("--seed", "1", typed="") != played("--seed", "2", typed="")


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_at_80_columns_no_line_is_wider(players: str) -> None:
    output = played(
        "--players", players, "--seed", "7", "--name", "Maximiliane Anna", typed=f"help\nlog\n{ANYTHING * 300}"
    )
    assert "points." in output
    assert max(cell_len(line) for line in output.splitlines()) <= 80


def test_without_a_seed_one_is_chosen_and_shown() -> None:
    assert re.search(r"--seed=\d+ ", played(typed="quit\n"))


# --- colours ---


def test_in_a_pipe_there_is_no_escape_sequence(whole_game: tuple[str, Path]) -> None:
    assert "\x1b" not in whole_game[0]


def test_no_color_removes_the_colours_and_keeps_the_words() -> None:
    colours = re.compile(r"\x1b\[[\d;]*(3[0-7]|38;5)[\d;]*m")
    plain = run_kolmik("play", QUICK, "--seed", "3", typed="", FORCE_COLOR="1", NO_COLOR="1").stdout
    coloured = run_kolmik("play", QUICK, "--seed", "3", typed="", FORCE_COLOR="1").stdout
    assert colours.search(coloured) and not colours.search(plain)
    assert all(kind in plain for kind in KINDS)


def test_a_terminal_without_unicode_gets_ascii() -> None:
    done = run_kolmik("play", QUICK, "--seed", "11", "--watch", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stdout.isascii()
    assert re.search(r"\b0\^", done.stdout) and "> Bot 1" in done.stdout


# --- what can be typed ---


@pytest.mark.parametrize("typed", ["bid 3", "BID  3", "b 3", "bi 3", "3"])
def test_a_move_can_be_typed_in_full_abbreviated_or_as_its_number(typed: str) -> None:
    assert "\nYou bid 3.\n" in played("--seed", "3", typed=f"{typed}\nquit\n")


def test_while_building_the_card_is_enough() -> None:
    """Seed 3 turns up candy 9, junk 8, junk 0, candy 5, horror 2."""
    output = played("--seed", "3", typed="5\ncandy 5\nC 9\nhor\n1\njunk\nquit\n")
    assert re.findall(r"^You build (.+)\.$", output, re.MULTILINE) == [
        "candy 5",
        "candy 9",
        "horror 2",
        "junk 8",
        "junk 0 (spire)",
    ]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("bid", '"bid" could be "bid 0", "bid 1", "bid 2", "bid 3", "bid 4" or "bid 5": please'),
        ("pass", '"pass" is not legal now: the starter cannot pass, bid 0 does that job (T-14).'),
        ("raze sand", '"raze sand" is not legal now: the auction is on and your seat has to call'),
        ("7", 'There is no move "7" in the list; type a number from the list, or help.'),
        ("dance", '"dance" is not a move: type a number from the list, a move in words, or help.'),
        ("", "Type a move, its number from the list, or help."),
        ("\x1b[31m", '"[31m" is not a move: type a number from the list, a move in words, or help.'),
        ("undo", "You have no move to take back."),
        ("save", "Give the name of a file: save FILE."),
        ("save /nowhere/at/all", "The folder /nowhere/at does not exist."),
    ],
)
def test_a_line_that_is_not_understood_is_refused_in_one_sentence(typed: str, sentence: str) -> None:
    output = played("--seed", "3", typed=f"{typed}\nbid 0\nquit\n")
    assert answer(output, " ".join(typed.replace("\x1b", " ").split())) == sentence
    assert "\nYou bid 0.\n" in output


def test_a_number_that_may_not_be_called_is_refused_with_the_rule() -> None:
    output = played("--seed", "3", "--seat", "1", typed="0\n" * 8 + "quit\n")
    called = re.search(r"Bot 1 bid (\d)\. Bid or pass\.", output)
    assert called
    number = called[1]
    output = played("--seed", "3", "--seat", "1", typed=f"{number}\nquit\n")
    assert answer(output, number) == f'"bid {number}" is not legal now: a call must be higher than {number} (T-15).'


def test_while_building_a_number_outside_the_list_and_a_wrong_card_are_refused() -> None:
    output = played("--seed", "3", typed="5\n9\ncandy 1\njunk 0\nquit\n")
    assert answer(output, "9") == 'There is no move "9" in the list; type a number from the list, or help.'
    assert answer(output, "candy 1") == '"build candy 1" is not legal now: there is no candy 1 in the row (T-18).'
    assert answer(output, "junk 0").startswith('"build junk 0" is not legal now: then the 5 cards')


def test_bytes_that_are_not_text_are_refused() -> None:
    done = subprocess.run(
        [*COMMAND, "play", QUICK, "--seed", "3"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0 and b"is not a move" in done.stdout and done.stderr == b""


def test_help_explains_a_turn_and_lists_the_commands() -> None:
    output = played("--seed", "3", typed="help\n?\nquit\n")
    assert output.count("A 0 is a spire") == 2
    for word in ("help", "hint", "undo", "log", "rules", "save", "quit"):
        assert re.search(rf"^  {word} ", output, re.MULTILINE)


def test_log_lists_the_moves_and_rules_names_the_file() -> None:
    output = played("--seed", "3", typed="5\nlog\nrules\nquit\n")
    assert re.search(r"^ +1 Turned up: candy 9\. Turned up: junk 8\.", output, re.MULTILINE)
    assert "   6 You bid 5.\n" in output
    assert "docs/rules/towers.md" in output.replace("\n", "")


# --- undo ---


def test_undo_takes_a_move_back_if_no_card_was_turned_up_since(tmp_path: Path) -> None:
    record = tmp_path / "undone.txt"
    output = played("--seed", "3", "--save", str(record), typed="5\ncandy 5\nundo\nundo\nbid 4\nquit\n")
    assert 'Your "build candy 5" has been taken back.' in output and 'Your "bid 5" has been taken back.' in output
    match = kolmik.read_record(record.read_text())
    own = [match.game.words[move] for mover, move in zip(match.movers, match.moves, strict=True) if mover == 0]
    assert own == ["bid 4"]


def test_undo_takes_back_the_answers_of_bots_which_then_answer_the_same() -> None:
    """Both bots pass on this 4, and the person builds."""
    output = played("--seed", "14", "--bots", "random", typed="4\nundo\n4\nquit\n")
    assert 'Your "bid 4" has been taken back, and so has everything after it.' in output
    first, second = re.findall(r"^You bid 4\.\nBot 1 \w+.*\nBot 2 \w+.*\nYou win the auction", output, re.MULTILINE)
    assert first == second


def test_undo_is_refused_once_cards_were_turned_up() -> None:
    output = played("--seed", "3", typed="2\nundo\nquit\n")
    assert answer(output, "undo") == 'Your "bid 2" stands: something has been turned up since and cannot be unseen.'


# --- hints and levels ---


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints with few simulations and no time limit, so that they are quick and repeatable."""
    monkeypatch.setattr(hint, "ADVISER", dataclasses.replace(hint.ADVISER, simulations=400, seconds=600.0))
    monkeypatch.setattr(hint, "SECOND_LOOK", 100)


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_names_the_best_move_the_runner_up_and_the_expected_line() -> None:
    output = played("--seed", "3", typed="hint\nhint\nquit\n")
    text = " ".join(output.split())
    hints = re.findall(
        r"The best move is (bid \d), with a (\d+) % chance of winning; the next best is (bid \d), with (\d+) %\. "
        r"Then perhaps ((?:Bot \d|You): \w+.*?)\. Your bid",
        text,
    )
    assert len(hints) == 2 and hints[0] == hints[1]  # a hint changes nothing and is repeatable
    best, chance, second, its_chance, _ = hints[0]
    assert best != second and int(chance) >= int(its_chance)


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_says_if_there_is_only_one_move() -> None:
    assert answer(played("dungeon", "--seed", "3", typed="hint\nquit\n"), "hint") == "There is only one move: draw."


@pytest.mark.usefixtures("quick_hints")
def test_a_hint_in_millstone_uses_the_names_of_players() -> None:
    output = played("millstone", "--seed", "3", "--name", "Ann", typed="hint\nplay red scissors swap\nhint\nquit\n")
    assert re.search(r"The best move is swap with Bot \d", " ".join(output.split()))


def test_bots_may_each_have_their_own_level() -> None:
    output = played("--seed", "3", "--seat", "1", "--bots", "novice,random", typed="quit\n")
    assert output.startswith("Towers for 3: Bot 1 (novice), You and Bot 2 (random).\n")
    assert "--bots=novice,random" in output


def test_bots_that_search_play_a_whole_game(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = run_kolmik("play", "millstone", "--watch", "--bots=casual", "--seed", "4", "--save", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert kolmik.read_record(record.read_text()).over


def test_the_default_level_is_club() -> None:
    done = run_kolmik("play", "--seed", "3", typed="quit\n")
    assert done.stdout.startswith("Towers for 3: You, Bot 1 (club) and Bot 2 (club).\n")
    assert "--bots" not in done.stdout


def test_the_help_names_the_levels_first() -> None:
    text = run_kolmik("play", "--help", COLUMNS="120").stdout
    assert text.index("novice:") < text.index("master:") < text.index("greedy:")
