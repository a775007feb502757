"""The smaller commands: games, validate, verify, bench, precompile, and custom editions."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

import kolmik
from kolmik.engine.cache import folder, signatures
from kolmik.engine.fair import Dealer, commitment
from kolmik.engine.proof import Proof, write_proof

from .command import run_kolmik

ROOT = Path(__file__).parents[2]


def write_record(tmp_path: Path, name: str = "game.txt", moves: int = 0) -> Path:
    match = kolmik.game("towers").new(players=3, seed=7, seats=("Ann",))
    for _ in range(moves):
        match.play(match.legal()[-1])
    path = tmp_path / name
    path.write_text(match.record())
    return path


def test_help_lists_every_command() -> None:
    text = run_kolmik("--help").stdout
    for command in (
        "play",
        "games",
        "replay",
        "analyse",
        "arena",
        "validate",
        "verify",
        "referee",
        "precompile",
        "bench",
    ):
        assert f" {command} " in text
        assert "Usage: " in run_kolmik(command, "--help").stdout
    assert run_kolmik().stdout.strip() == text.strip()


def test_the_version_is_that_of_the_package() -> None:
    assert run_kolmik("--version").stdout == f"kolmik {kolmik.__version__}\n"
    assert f"## {kolmik.__version__}" in (ROOT / "CHANGELOG.md").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert "version" in project["dynamic"]


def test_games_lists_them_all() -> None:
    text = run_kolmik("games").stdout
    for game in kolmik.games():
        assert game.name in text and game.help in " ".join(text.split())


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_games_describes_one(game: kolmik.Game) -> None:
    text = " ".join(run_kolmik("games", game.name).stdout.split())
    for option in game.catalogue.options:
        assert option.name in text and option.help in text
    for edition in game.catalogue.named:
        assert edition.name in text and edition.help in text and edition.convention in text


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    for command in ("games", "play", "precompile", "bench"):
        done = run_kolmik(command, "chess")
        assert done.returncode == 1 and done.stdout == ""
        assert done.stderr.startswith('There is no game "chess"; the games are towers') and done.stderr.count("\n") == 1


def test_validate_accepts_valid_records(tmp_path: Path) -> None:
    first, second = write_record(tmp_path), write_record(tmp_path, "later.txt", moves=3)
    done = run_kolmik("validate", first, second)
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == f"{first}: valid, Towers for 3, 5 moves, not over, turn: 0."
    assert len(done.stdout.splitlines()) == 2


def test_validate_names_what_is_wrong_with_a_write_record(tmp_path: Path) -> None:
    good = write_record(tmp_path)
    bad = tmp_path / "bad.txt"
    bad.write_text(good.read_text() + "0: bid 9\n")
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    done = run_kolmik("validate", bad, good, binary, tmp_path / "none.txt", tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f'{bad}: Line 18: "bid 9" is not a move of Towers.',
        f"{good}: valid, Towers for 3, 5 moves, not over, turn: 0.",
        f"{binary} is not UTF-8 text, so it is not a record.",
        f"{tmp_path / 'none.txt'} cannot be read: no such file or directory.",
        f"{tmp_path} cannot be read: is a directory.",
    ]


def record_dealt_with(seed: str) -> str:
    """The record of a game that is dealt with this seed of seat 0, with its proof."""
    secret = bytes(range(32))
    proof = Proof("maple", 1, commitment(secret), secret, (seed, ""))
    match = kolmik.game("towers").new(2, nature=False)
    while match.turn == "nature":
        match.play_number(Dealer(proof.key).draw(match))
    return match.record() + write_proof(proof)


def write_proved_record(tmp_path: Path) -> Path:
    path = tmp_path / "proved.txt"
    path.write_text(record_dealt_with("4711"))
    return path


def test_verify_checks_the_deal_of_each_file(tmp_path: Path) -> None:
    good = write_proved_record(tmp_path)
    done = run_kolmik("verify", good)
    assert done.returncode == 0
    assert done.stdout == (
        f"{good}: All 5 of nature's moves were dealt as committed."
        " Seat 0 contributed to it, without committing to a seed first. Why seat 0 starts is not recorded.\n"
    )
    alone = tmp_path / "alone.txt"
    alone.write_text(record_dealt_with(""))
    done = run_kolmik("verify", alone)
    assert done.returncode == 0 and "the dealer alone could have chosen this deal" in done.stdout
    assert run_kolmik("validate", good).returncode == 0
    other = tmp_path / "other.txt"
    other.write_text(good.read_text().replace("number 0: 4711", "number 0: 4712"))
    bad = tmp_path / "bad.txt"
    bad.write_text(good.read_text().replace("number 0: 4711", "number 0: ½"))
    done = run_kolmik("verify", good, write_record(tmp_path), other, bad, tmp_path / "none.txt")
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[1] == f"{tmp_path / 'game.txt'}: The record carries no proof of its deal."
    assert lines[2].startswith(f'{other}: Move 0, "deal ') and lines[2].endswith(" was not dealt as committed.")
    assert lines[3].startswith(f"{bad}: Line 20: A player's number is up to 64 printable ASCII characters")
    assert lines[4] == f"{tmp_path / 'none.txt'} cannot be read: no such file or directory." and len(lines) == 5


def test_bench_prints_a_table() -> None:
    done = run_kolmik("bench", "towers", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if "towers" in line]
    assert len(rows) == len(kolmik.game("towers").players)


def test_the_first_compilation_shows_progress_and_the_next_has_nothing_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(folder(), tmp_path, dirs_exist_ok=True)
    for forgotten in (*tmp_path.glob("rules/scores-*"), *tmp_path.glob("rules/simulate-*")):
        shutil.rmtree(forgotten)
    monkeypatch.setenv("KOLMIK_CACHE", str(tmp_path))
    first = run_kolmik("precompile", "towers", fresh=True)
    assert first.returncode == 0
    *parts, search = first.stderr.splitlines()
    assert search == "Compiling the search of Towers (first time only)"
    assert all(line.startswith("Compiling the rules of Towers (first time only): ") for line in parts)
    count = len(signatures(kolmik.game("towers").layout.dtype))
    assert len(parts) > 1 and parts[-1].endswith(f" ({count} of {count})")
    again = run_kolmik("precompile", "towers", fresh=True)
    assert again.returncode == 0 and again.stdout == again.stderr == ""


def test_a_custom_edition_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('name = "mine"\nknights = [4, 4, 4, 1]\nlevels = 8\n')
    saved = tmp_path / "game.txt"
    done = run_kolmik(
        "play", "dungeon", "--watch", "--bots=greedy", "--players", 2, "--seed", 3, "--edition", path, "--save", saved
    )
    assert done.returncode == 0, done.stderr
    match = kolmik.read_record(saved.read_text())
    assert match.setting.edition.name == "mine" and match.setting.options["levels"] == 8
    assert match.over and run_kolmik("validate", saved).returncode == 0


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            'name = "mine"\nknights = [4, 4, 4]\n',
            "A colour has 15 cards, but these knights, birds and dragons add up to 14",
        ),
        ("knights = [4, 4, 5]\n", 'An edition needs a name, such as name = "mine".'),
        ('name = "mine"\nlevels = 7\n', "The option levels is a whole number from 8 to 9, not 7."),
        ('name = "mine"\nknights = [4, 4, 5]\ntowers = 3\n', "towers"),
        ("name = ", "is not well-formed TOML"),
    ],
)
def test_a_bad_edition_file_is_refused_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "my.toml"
    path.write_text(text)
    done = run_kolmik("play", "dungeon", "--edition", path)
    assert done.returncode == 1 and sentence in done.stderr and done.stderr.count("\n") == 1
