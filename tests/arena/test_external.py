"""External bots: the requests they get, and that a bad one is named and never hangs the caller."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kolmik
from kolmik.bots import InfoState, bot, external

POLITE = """
import json, sys
log = open(sys.argv[1], "a")
for line in sys.stdin:
    print(line, end="", file=log, flush=True)
    request = json.loads(line)
    move = {"move": request["legal"][0]} if request["do"] == "best" else {}
    print(json.dumps({"ok": True, **move}), flush=True)
print("end", file=log, flush=True)
"""


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Every program of a test is stopped after it."""
    yield
    external.end_all()
    assert not any(player._programs for player in external._external_bots)


def program(tmp_path: Path, text: str, *args: object) -> str:
    """The name of a bot that runs this Python program."""
    path = tmp_path / "mybot.py"
    path.write_text(text)
    return "cmd:" + shlex.join([sys.executable, str(path), *map(str, args)])


def play(match: kolmik.Match, name: str, moves: int = 1000) -> None:
    player = bot(name, 20.0)
    while not match.over and moves:
        match.play(player.choose(InfoState(match), Random(1)))
        moves -= 1


def requests_in(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines() if line != "end"]


def test_a_program_gets_the_new_game_and_requests_for_moves(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = program(tmp_path, POLITE, log)
    match = kolmik.game("towers").new(players=2, seed=3, starter=1, options={"bids": "open"})
    view, history = match.view(1), match.log(1)
    play(match, name, 1)
    new, best = requests_in(log)
    assert new == {
        "do": "new",
        "game": "towers",
        "players": 2,
        "starter": 1,
        "options": {"bids": "open", "edition": "standard"},
        "seat": 1,
    }
    assert best.pop("seed") == Random(1).getrandbits(32)
    assert best.pop("who") == [None] * len(history)
    assert best == {
        "do": "best",
        "view": view,
        "legal": [f"bid {n}" for n in range(6)],
        "history": history,
        "ms": 20000,
    }
    assert bot(name).name == name


def test_each_seat_has_its_own_process_with_its_own_view_and_history(tmp_path: Path) -> None:
    """Two seats of one bot: both get `new`, and the histories add up to all that each seat may know."""
    log = tmp_path / "log"
    match = kolmik.game("millstone").new(players=2, seed=5)
    play(match, program(tmp_path, POLITE, log), 12)
    requests = requests_in(log)
    assert sorted(request["seat"] for request in requests if request["do"] == "new") == [0, 1]
    for seat in (0, 1):
        own = [request for request in requests if request["do"] == "best" and request["view"]["turn"] == seat]
        history = [words for request in own for words in request["history"]]
        assert own and history == match.log(seat)[: len(history)]
        assert all(request["view"]["hands"][1 - seat] == [] for request in own)


def test_processes_are_reused_from_game_to_game_and_end_with_their_input(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = program(tmp_path, POLITE, log)
    for seed in (1, 2, 3):
        play(kolmik.game("towers").new(players=2, seed=seed), name, 4)
    external.end_all()
    assert sum(request["do"] == "new" for request in requests_in(log)) == 6  # two seats, three games
    assert log.read_text().splitlines().count("end") == 2  # by two processes


def test_after_moves_are_taken_back_the_history_is_sent_again(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = program(tmp_path, POLITE, log)
    match = kolmik.game("towers").new(players=2, seed=3)
    play(match, name, 2)
    match.undo()
    match.undo()
    match.play("bid 2")
    play(match, name, 1)
    new, best = requests_in(log)[-2:]
    assert new["do"] == "new" and best["history"] == match.log(1)[:-1]


ANSWER = "import sys\nfor line in sys.stdin:\n    print({!r}, flush=True)\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (ANSWER.format("hello"), 'answered "hello", which is not a JSON object.'),
        (ANSWER.format("[1]"), 'answered "[1]", which is not a JSON object.'),
        (ANSWER.format(""), 'answered "", which is not a JSON object.'),
        (ANSWER.format('{"ok":false,"error":"I am tired"}'), 'refused to go on: "I am tired".'),
        (ANSWER.format('{"ok":true}'), 'sent no "move" in words but "{"ok": true}".'),
        (ANSWER.format('{"ok":true,"move":"bid 9"}'), 'chose "bid 9", which is not legal.'),
        (
            "print('oops', file=__import__('sys').stderr); raise SystemExit(3)",
            'with exit code 3; its last words were "oops".',
        ),
        ("", "ended before it answered, with exit code 0."),
    ],
)
def test_a_bad_answer_is_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    name = program(tmp_path, text)
    with pytest.raises(kolmik.Refused) as refusal:
        play(kolmik.game("towers").new(players=2, seed=1), name)
    assert str(refusal.value).startswith(f"The bot {name} ") and str(refusal.value).endswith(sentence)


def test_a_program_that_hangs_is_stopped(tmp_path: Path) -> None:
    name = program(tmp_path, "import signal\nsignal.pause()\n")
    match = kolmik.game("towers").new(players=2, seed=1)
    with pytest.raises(kolmik.Refused) as refusal:
        bot(name, 0.05).choose(InfoState(match), Random(1))
    assert str(refusal.value) == f"The bot {name} did not answer within 0.05 s."


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("cmd:./there-is-no-such-bot", r"^The bot cmd:\./there-is-no-such-bot cannot be started: no such file"),
        ("cmd:", r'^Write the command that starts the bot after "cmd:", such as cmd:\./mybot\.$'),
        ('cmd:say "hello', r"has an unclosed quotation mark\.$"),
    ],
)
def test_a_program_that_cannot_be_started_is_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(kolmik.Refused, match=sentence):
        play(kolmik.game("towers").new(players=2, seed=1), name)
