"""`kolmik play` with Dungeon and Millstone: whole games, input, hidden cards, undo."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import kolmik
from kolmik.bots import Bot, InfoState
from kolmik.cli import hint, terminal_io
from kolmik.cli.drawings import find_drawing
from kolmik.cli.move_input import MoveInput
from kolmik.cli.terminal_game import TerminalGame
from kolmik.drawing import Narrator
from kolmik.engine import NATURE
from kolmik.engine.chance import generator
from kolmik.engine.series import Series
from kolmik.engine.takeback import revealed_information

from .command import run_at_terminal, run_kolmik
from .test_play import QUICK, answer, played

ANYTHING = "top\n1\n3\n2\n4\nthanks\n0\n"
NAMES = ["You", "Bot 1", "Bot 2"]


# --- whole games ---


@pytest.mark.parametrize(("game", "players"), [("dungeon", 2), ("dungeon", 4), ("millstone", 3), ("millstone", 6)])
def test_a_whole_game_through_the_command(game: str, players: int, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    args = ("play", game, QUICK, f"--players={players}", "--seed=5", f"--save={record}")
    done = run_kolmik(*args, typed=f"help\nlog\n{ANYTHING * 400}", COLUMNS="80", NO_COLOR="1")
    assert (done.returncode, done.stderr) == (0, "")
    outcome = kolmik.read_record(record.read_text()).outcome
    assert outcome is not None
    end = done.stdout.partition("The end")[2]
    for seat, score in enumerate(outcome.scores):
        assert re.search(rf"{'You' if seat == 0 else f'Bot {seat}'} .* {score}$", end, re.MULTILINE)
    assert "Seat " not in end and " win" in end
    long = [line for line in done.stdout.splitlines() if cell_len(line) > 80 and not line.startswith("  kolmik")]
    assert not long and "\x1b" not in done.stdout
    assert re.search(r"convention\s+of\s+ours", done.stdout)


def test_a_match_of_millstone_adds_up_the_points(tmp_path: Path) -> None:
    output = run_kolmik("play", "millstone", QUICK, "--players=2", "--games=2", "--seed=6", "--watch").stdout
    assert "After 2 of 2 games (points):" in output and "the match." in output


# --- the menu ---


def test_a_terminal_shows_a_menu_of_games() -> None:
    menu = "Which game? Enter for Towers > "
    count = len(kolmik.games())
    shown = run_at_terminal(
        ["play", "--seed", "3"], [(menu, f"{count + 1}\n"), (menu, "2\n"), ("Your turn > ", "quit\n")]
    )
    assert all(game.help in " ".join(shown.split()) for game in kolmik.games())
    assert (
        f"Type a number from 1 to {len(kolmik.games())}, or the name of a game." in shown
        and "kolmik play dungeon" in shown
    )
    first = run_at_terminal(["play", "--seed", "3"], [(menu, "\n"), ("Your bid > ", "quit\n")])
    assert "kolmik play towers" in first
    assert "kolmik play" not in run_at_terminal(["play"], [(menu, "\x04")])


def test_help_names_every_game() -> None:
    output = " ".join(run_kolmik("--help", COLUMNS="200").stdout.split())
    titles = [game.title for game in kolmik.games()]
    assert f"{', '.join(titles[:-1])} and {titles[-1]}." in output


# --- input ---


def read_line(line: str, match: kolmik.Match, names: list[str]) -> str:
    return MoveInput(match, find_drawing(match.game.name), Narrator(names), ["help", "undo"]).read(line)


def dungeon(*more: str) -> kolmik.Match:
    """Seat 0 has a 2 on level 4, a 1 in 1a and a 3 in 3a; Bot 1 keeps putting back."""
    match = kolmik.game("dungeon").new(players=2, nature=False)
    back = ("draw", "reveal knight 3", "put back")
    match.play("draw", "reveal knight 2", "place 2a", *back, "climb 2@2a>4", *back)
    match.play("draw", "reveal knight 1", "place 1a", *back, "draw", "reveal knight 3", "place 3a", *back, *more)
    return match


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("0", "draw"),
        ("d", "draw"),
        ("2", "climb 2@4>6"),
        ("climb 2@4>6", "climb 2@4>6"),
        ("2@4>6", "climb 2@4>6"),
        ("climb 4", "climb 2@4>6"),
        ("climb from 4", "climb 2@4>6"),
        ("climb from 3", "climb 3@3a>6"),
        ("climb 2a", "climb 1@1a>2a"),
        (">2a", "climb 1@1a>2a"),
    ],
)
def test_a_climb_can_be_typed_in_many_ways(line: str, meant: str) -> None:
    assert read_line(line, dungeon(), NAMES[:2]) == meant


def test_an_ambiguous_climb_is_refused_with_the_candidates() -> None:
    with pytest.raises(
        kolmik.InvalidMove, match=r'"climb 6" could be "climb 2@4>6" or "climb 3@3a>6": please type more of it'
    ):
        read_line("climb 6", dungeon(), NAMES[:2])
    with pytest.raises(kolmik.InvalidMove, match="please type more of it"):
        read_line("climb 2", dungeon(), NAMES[:2])  # the 2, or to level 2


def test_the_slot_alone_places_a_drawn_card() -> None:
    match = dungeon("draw", "reveal knight 2")
    assert [read_line(line, match, NAMES[:2]) for line in ("2", "2a", "place 2", "0", "back", "p b")] == [
        *["place 2a"] * 3,
        *["put back"] * 3,
    ]
    with pytest.raises(kolmik.IllegalMove, match="enters a slot of level 2"):
        read_line("place 3a", match, NAMES[:2])


def millstone(hands: list[list[str]], *moves: str) -> kolmik.Match:
    """A game in which these seven cards each were dealt and these moves were made."""
    match = kolmik.game("millstone").new(players=len(hands), nature=False)
    match.play(*(f"deal {hand[at]}" for at in range(7) for hand in hands), *moves)
    return match


OWN = [
    "green rock",
    "green rock again",
    "yellow paper race",
    "green paper swap",
    "red joker",
    "millstone",
    "red rock give",
]
FIRST = ["green paper", "yellow paper", "yellow rock", "yellow scissors", "red scissors", "red paper", "green joker"]
SECOND = ["green scissors", "green scissors", "red rock", "red paper", "red paper", "green paper", "red paper again"]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("green rock", "play green rock"),
        ("play gr rock ag", "play green rock again"),
        ("race", "play yellow paper race"),
        ("joker scissors", "play red joker scissors"),
        ("1", "play green rock"),
        ("PLAY  Green Rock", "play green rock"),
    ],
)
def test_a_card_can_be_typed_in_many_ways(line: str, meant: str) -> None:
    match = millstone([OWN, FIRST, SECOND])
    assert read_line(" ".join(line.split()), match, NAMES) == meant


def test_players_can_be_typed_by_name() -> None:
    match = millstone([OWN, FIRST, SECOND], "play red rock give")
    meant = ("give millstone to 2", "give red joker to 1")
    assert tuple(read_line(line, match, NAMES) for line in ("millstone to bot 2", "joker 1")) == meant
    assert read_line("swap with bot 1", _swapping(), ["Bot 1", "You", "Bot 2"]) == "swap with 0"


def _swapping() -> kolmik.Match:
    """Seat 1 chooses whom to swap with."""
    return millstone([FIRST, OWN, SECOND], "play yellow rock", "play green paper swap")


# --- hidden cards ---


def play_typing(
    match: kolmik.Match, typed: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """The output if the person at seat 0 types this and the bots neither lay nor choose anything."""

    def quiet(info: InfoState, chance: Random) -> str:
        return next(words for words in ("draw", "keep", "take", "thanks", "sit out") if words in info.legal)

    bots = {seat: Bot("quiet", "", quiet) for seat in range(1, match.players)}
    series = Series(match.game, match.players, 1, 1, seats=NAMES[: match.players])
    series.match = match
    monkeypatch.setattr(terminal_io, "ask", lambda prompt: typed(match))
    monkeypatch.setenv("COLUMNS", "80")
    capsys.readouterr()
    TerminalGame(series, 0, Narrator(NAMES[: match.players]), bots, 1, "kolmik play", None).run()
    return capsys.readouterr().out


@pytest.mark.parametrize("seed", range(4))
def test_two_deals_that_differ_in_hidden_cards_only_print_the_same(
    seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outputs = []
    for others in ((FIRST, SECOND), (SECOND, FIRST)):
        match = millstone([OWN, *others])
        match._nature = generator(seed)  # from here on cards are drawn, the same from the same deck
        chance, left = Random(seed), iter(range(40))

        def typed(match: kolmik.Match, chance: Random = chance, left: Any = left) -> str:
            if next(left, None) is None:
                return "quit"
            legal = [words for words in match.legal() if not words.endswith("swap")]  # that would show a hand
            return chance.choice(["log", "undo", "help", *legal * 3])

        outputs.append(play_typing(match, typed, monkeypatch, capsys))
    assert outputs[0] == outputs[1]
    assert len(outputs[0].splitlines()) > 300


def test_a_hint_does_not_depend_on_hidden_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hint, "ADVISER", replace(hint.ADVISER, simulations=400, seconds=600.0))
    outputs = []
    for others in ((FIRST, SECOND), (SECOND, FIRST)):
        lines = iter(["hint", "quit"])
        outputs.append(play_typing(millstone([OWN, *others]), lambda _, lines=lines: next(lines), monkeypatch, capsys))
    assert outputs[0] == outputs[1] and "The best move is play " in outputs[0]


def test_cards_that_bots_draw_or_give_each_other_are_not_named() -> None:
    output = run_kolmik(
        "play", "millstone", QUICK, "--players=4", "--seed=2", typed=f"{ANYTHING * 60}log\nquit\n"
    ).stdout
    assert re.search(r"^Bot \d draws a card\.$", output, re.MULTILINE)
    taken = re.findall(r"^Bot \d (?:draws|takes) (.+)\.$", output, re.MULTILINE)
    assert taken and all(re.fullmatch(r"a card|the penalty cards", one) for one in taken)
    gifts = re.findall(r"^Bot \d gives (.+) to Bot \d\.$", output, re.MULTILINE)
    assert set(gifts) <= {"a card"}
    assert not re.search(r"deal (green|yellow|red|millstone)", output)


# --- undo ---


def revealed(match: kolmik.Match, seat: int = 0) -> bool:
    """True if a seat has seen something since its last move that forbids undo."""
    last = max(at for at, mover in enumerate(match.movers) if mover == seat)
    assert NATURE not in match.movers[last:]
    return revealed_information(match, last, seat, match.log(seat)[last:])


def test_undo_is_allowed_while_nothing_hidden_was_revealed() -> None:
    assert not revealed(millstone([OWN, FIRST, SECOND], "play green rock again"))
    assert not revealed(millstone([OWN, FIRST, SECOND], "play green paper swap"))
    assert not revealed(dungeon("climb 2@4>6"))


def test_undo_is_forbidden_once_another_player_has_laid_a_hidden_card() -> None:
    assert revealed(millstone([OWN, FIRST, SECOND], "play green rock", "play green paper"))


def test_undo_is_forbidden_once_hands_were_swapped() -> None:
    assert revealed(millstone([OWN, FIRST, SECOND], "play green paper swap", "swap with 1"))


def test_undo_is_forbidden_once_a_race_was_decided() -> None:
    race = ("play yellow paper race", "sit out", "sit out")
    assert revealed(millstone([OWN, FIRST, SECOND], *race))
    assert revealed(millstone([OWN, FIRST, SECOND], "play yellow paper race", "race yellow scissors", "sit out"))


def test_undo_is_allowed_after_another_player_lays_a_known_card() -> None:
    match = millstone([OWN, FIRST], "play green paper swap", "swap with 1")  # now each knows the other's hand
    match.play("play red joker paper", "play yellow scissors", "play green rock")
    assert not revealed(match)


def test_undo_in_millstone_is_refused_in_one_sentence() -> None:
    output = played("millstone", "--seed", "4", typed="1\nundo\nquit\n")
    stands = 'Your "play yellow paper" stands: something hidden has come to light since'
    assert answer(output, "undo").startswith(stands)
