"""The terminal in seven languages: whole games, input, and the choice of the language."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

import kolmik
from kolmik.cli.drawings import find_drawing
from kolmik.cli.language import choose_language
from kolmik.cli.move_input import MoveInput
from kolmik.drawing import YOU, Narrator
from kolmik.locales import LANGUAGES, speaker

from .command import run_kolmik

GAMES = [game.name for game in kolmik.games()]
OTHERS = [language for language in LANGUAGES if language != "en"]
QUICK = "--bots=greedy"
DRAWN = [name for name in GAMES if speaker("en").knows(f"terminal-help-{name}")]  # with a drawing of their own
EACH_ONCE = [  # every language and every such game, each at least once
    (OTHERS[at % len(OTHERS)], DRAWN[at % len(DRAWN)]) for at in range(max(len(OTHERS), len(DRAWN)))
]


@pytest.mark.parametrize(("language", "game"), EACH_ONCE)
def test_a_whole_game_is_in_one_language(language: str, game: str) -> None:
    typed = "help\nlog\nfly\n\nundo\n" + "0\n1\n" * 300
    done = run_kolmik("play", game, QUICK, "--seed=5", typed=typed, LANG=f"{language}_XX.UTF-8", COLUMNS="100")
    narrator = Narrator([YOU], speaker(language))
    assert done.returncode == 0 and done.stderr == ""
    text = " ".join(done.stdout.split())
    assert not set(text) & set("{}\u2068\u2069")
    for message in ("terminal-how-to", f"terminal-help-{game}", "terminal-undo-none", "terminal-refused-empty"):
        assert " ".join(narrator.say(message).split()) in text, message
    assert narrator.say("terminal-refused-move", said='"fly"') in text
    assert not re.search(r"\b(The|the|and|your|You|card|cards|turn|with)\b", text)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "et_EE.UTF-8"}, "et"),
        ({"LANG": "et_EE.UTF-8", "LC_ALL": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "et_EE.UTF-8", "LC_MESSAGES": "da_DK"}, "da"),
        ({}, "en"),
    ],
)
def test_the_default_language_is_the_system_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(None) == language
    assert choose_language("sv") == "sv"


def test_an_unknown_language_is_refused() -> None:
    done = run_kolmik("play", "towers", "--language", "xx")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == 'The languages are en, et, lt, fi, sv, da, nb, not "xx".\n'


@pytest.mark.parametrize("language", OTHERS)
def test_moves_can_be_typed_as_in_records_or_as_listed(language: str) -> None:
    chance = Random(language)
    for name in GAMES:
        players = min(3, kolmik.game(name).players[-1])
        narrator = Narrator([YOU, "Ann", "Bo"][:players], speaker(language))
        match = kolmik.game(name).new(players, seed=4)
        for _ in range(150):
            if match.over:
                break
            legal = match.legal()
            moves = MoveInput(match, find_drawing(name), narrator, ["help"])
            assert sorted(moves.listed) == sorted(legal) and len(set(moves.listed.values())) == len(legal)
            words = chance.choice(legal)
            for typed in (words, words.upper(), moves.listed[words]):
                assert moves.read(typed) == words, (language, typed)
            match.play(words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_drawing_is_wider_than_the_terminal(game: str, language: str) -> None:
    chance = Random(game)
    players = min(4, kolmik.game(game).players[-1])
    match = kolmik.game(game).new(players, seed=9)
    narrator = Narrator([YOU, "Maximiliane Anna", "Bo", "Cleo"][:players], speaker(language))
    while not match.over:
        match.play(chance.choice(match.legal()))
        if len(match.moves) % 9 and not match.over:
            continue
        for width in (60, 80):
            console = Console(width=width)
            with console.capture() as shown:
                console.print(find_drawing(game).position(match.view(0), narrator, 0))
                console.print(find_drawing(game).final_scores(match.view(0), narrator, [0] * players))
            assert max(map(cell_len, shown.get().splitlines())) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_walls_of_the_tower_are_straight(language: str) -> None:
    """A dragon's name fits into its slot."""
    match = kolmik.game("dungeon").new(3, nature=False)
    match.play("draw", "reveal knight 2", "place 2a", "draw", "reveal knight 1", "put back")
    match.play("draw", "reveal knight 1", "put back", "draw", "reveal dragon", "dragon 2a")
    console = Console(width=100)
    with console.capture() as shown:
        narrator = Narrator([YOU, "Ann", "Bo"], speaker(language))
        console.print(find_drawing("dungeon").position(match.view(0), narrator, 0))
    lines = [line for line in shown.get().splitlines() if "│" in line]
    walls = {tuple(at for at, sign in enumerate(line) if sign == "│") for line in lines}
    assert walls == {(1, 31), (1, 16, 31)}


def test_a_replay_is_in_the_chosen_language(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    run_kolmik("play", "millstone", QUICK, "--watch", "--seed=2", f"--save={file}", typed="")
    done = run_kolmik("replay", file, "--language=fi")
    assert done.returncode == 0 and "Siirto" in done.stdout and "Voittaja: " in done.stdout
    assert "Nostat" not in done.stdout and "(M-2" in done.stdout
