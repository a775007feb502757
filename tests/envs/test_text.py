"""The games in text: prompts, answers, and language models as bots."""

from __future__ import annotations

import doctest
import io
import json
import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kolmik
import kolmik.envs.duplicate
import kolmik.envs.text
from kolmik.arena import Arena, LocalExecutor, run
from kolmik.bots import BOTS, Bot, InfoState, bot, external, register, temporary_bots
from kolmik.engine import generator
from kolmik.envs.duplicate import compare
from kolmik.envs.llm_bot import LLMBot, by_command, serve
from kolmik.envs.text import TextGame, parse_answer
from kolmik.envs.text_observation import TextObservation
from kolmik.locales import LANGUAGES

TABLES = [(game.name, players) for game in kolmik.games() for players in game.players]


def last_choice(prompt: str) -> str:
    """A model that takes the last choice."""
    numbered = [line for line in prompt.splitlines() if line[:1].isdecimal()]
    return numbered[-1].partition(".")[0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_can_be_played_in_text(name: str, players: int) -> None:
    game = TextGame(name, players, seat=players - 1, bots="random", seed=players)
    chance = Random(players)
    for _ in range(20):
        if game.over:
            break
        choices = game.choices
        assert sorted(choices.values()) == game.match.legal() and game.match.mover == players - 1
        number, words = chance.choice(list(choices.items()))
        for line in (f"You are seat {players - 1}.", f"{number}. {words}"):
            assert line in game.prompt
        assert game.answer(chance.choice([number, words, f" {words.capitalize()}. "])) == words


@pytest.mark.parametrize("name", [game.name for game in kolmik.games()])
def test_every_word_of_the_view_is_in_the_text(name: str) -> None:
    """The text leaves out nothing that the JSON has."""
    game = kolmik.game(name)
    for players in game.players:
        match = game.new(players, seed=players)
        chance = Random(players)
        for _ in range(30):
            if match.over:
                break
            observation = TextObservation.of(match, match.mover)
            text = observation.text()
            for word in strings(observation.json()["view"]):
                assert word in text
            match.play(chance.choice(match.legal()))


def strings(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {word for part in value.values() for word in strings(part)}
    if isinstance(value, list):
        return {word for part in value for word in strings(part)}
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_and_history_are_in_the_language(language: str) -> None:
    game = TextGame("towers", 2, seat=1, bots="random", seed=4, language=language)
    words, label = next(iter(game.observation.labels(language).items()))
    assert game.observation.sentences(language)[-1] in game.prompt and label.casefold() in game.prompt.casefold()
    assert parse_answer(label.upper(), game.observation, language) == words
    assert game.answer(label) == words


@pytest.mark.parametrize("name", [game.name for game in kolmik.games()])
def test_the_text_of_a_seat_holds_nothing_hidden_from_it(name: str) -> None:
    game = kolmik.game(name)
    players = min(3, game.players[-1])
    match, chance, functions = game.new(players, seed=2), Random(2), game.fastest
    for number in range(40):
        for seat in range(players):
            record = match.state
            functions.redeal(functions.open(record), seat, generator(number))
            other = match.with_state(record)
            here, there = TextObservation.of(match, seat), TextObservation.of(other, seat)
            assert here.text() == there.text() and here.json() == there.json()
        if match.over:
            break
        match.play(chance.choice(match.legal()))


def test_choices_are_numbered_by_the_moves_own_numbers() -> None:
    match = kolmik.game("towers").new(2, seed=1)
    match.play("bid 2")
    assert TextObservation.of(match, 1).choices() == {"1": "pass", "3": "bid 3", "4": "bid 4", "5": "bid 5"}
    match = kolmik.game("millstone").new(2, seed=1)
    assert list(TextObservation.of(match, 0).choices()) == [str(at) for at in range(1, len(match.legal()) + 1)]
    assert TextObservation.of(match, 1).choices() == {}


@pytest.mark.parametrize(
    "answer",
    [
        *("3", "bid 3", "BID 3", "Bid 3.", '"bid 3"', "`bid 3`", "**bid 3**", "Answer: bid 3", "3. bid 3", "3) Bid 3"),
        *("I think five is too much.\n\nbid 3", "Five is bold.\nMy move: 3\n"),
    ],
)
def test_answers_that_are_understood(answer: str) -> None:
    game = TextGame("towers", 2, seed=1, bots="random")
    assert game.answer(answer) == "bid 3"


@pytest.mark.parametrize(
    ("answer", "kind", "sentence"),
    [
        ("", kolmik.InvalidMove, '"" is none of the choices; '),
        ("bid 3 or 4", kolmik.InvalidMove, '"bid 3 or 4" is none of the choices; '),
        ("17", kolmik.InvalidMove, '"17" is none of the choices; answer with the number or the words of one of them.'),
        ("2. bid 3", kolmik.InvalidMove, '"2. bid 3" is none of the choices; '),
        ("raze sand", kolmik.IllegalMove, '"raze sand" is not legal now: '),
        ("x" * 5000, kolmik.InvalidMove, '"xxx'),
    ],
)
def test_an_invalid_answer_is_refused_and_changes_nothing(answer: str, kind: type[Exception], sentence: str) -> None:
    game = TextGame("towers", 2, seed=1, bots="random")
    before = game.match.record()
    with pytest.raises(kind) as refusal:
        game.answer(answer)
    assert str(refusal.value).startswith(sentence) and len(str(refusal.value)) < 250
    assert game.match.record() == before


def test_the_result_follows_the_end() -> None:
    game = TextGame("towers", 2, seat=None, seed=3)
    asked = set()
    while not game.over:
        assert game.rewards() == [0.0, 0.0] and game.result == ""
        asked.add(game.observation.seat)
        game.answer(last_choice(game.prompt))
    assert asked == {0, 1}
    assert (
        game.result in game.prompt and "Points: seat 0 " in game.result and game.rewards() in ([1, -1], [-1, 1], [0, 0])
    )
    with pytest.raises(kolmik.Refused, match=r"^The game is over\.$"):
        game.answer("1")


def test_a_preface_comes_first_and_data_is_json() -> None:
    game = TextGame("millstone", 3, seat=2, bots={0: "random", 1: bot("greedy")}, seed=1, preface="Be bold.")
    assert game.prompt.startswith("Be bold.\n\nMillstone, 3 players.")
    assert json.loads(json.dumps(game.data)) == game.data and game.data["view"] == game.match.view(2)
    assert game.data["choices"] == game.choices and len(game.data["history"]) == len(game.match.moves)


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"game": "chess"}, 'There is no game "chess"'),
        ({"seat": 2}, "A seat is a whole number from 0 to 1, not 2."),
        ({"language": "la"}, "The languages are en, "),
        ({"bots": {0: "random"}}, "Bots are needed at the seats 1, and nowhere else."),
        ({"bots": "clever"}, 'There is no bot "clever"'),
        ({"rewards": "money"}, 'Rewards are by "result" or by "score", not by "money".'),
    ],
)
def test_bad_arguments_are_refused(choices: dict[str, Any], sentence: str) -> None:
    with pytest.raises(kolmik.Refused) as refusal:
        TextGame(**{"game": "towers", "players": 2, "seed": 1, **choices})
    assert str(refusal.value).startswith(sentence)


# --- language models as bots ---


def test_a_model_is_asked_again_before_a_random_move() -> None:
    answers = iter(["hm", "bid 3 or 4", "bid 3", "no", "no", "no"])
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(answers)

    model = LLMBot("model", ask)
    match = kolmik.game("towers").new(2, seed=1)
    assert model.choose(InfoState(match), Random(1)) == "bid 3"
    assert '"bid 3 or 4" is none of the choices' in prompts[2] and '"hm"' not in prompts[2]
    assert model.choose(InfoState(match), Random(1)) in match.legal()
    assert (model.moves, model.invalid_answers, model.random_moves) == (2, 5, 1)


def test_a_model_reads_the_same_from_a_match_and_from_an_info_state() -> None:
    read: list[str] = []
    model = LLMBot("model", lambda prompt: read.append(prompt) or last_choice(prompt))  # type: ignore[func-returns-value]
    for name, players in TABLES:
        match = kolmik.game(name).new(players, seed=1)
        for _ in range(10):
            expected = TextObservation.of(match, match.mover).text()
            match.play(model.choose(InfoState(match), Random(1)))
            assert read[-1].startswith(expected)


def test_a_model_in_the_arena() -> None:
    model = LLMBot("reads aloud", last_choice).bot
    with temporary_bots(model):
        assert bot("reads aloud") is model
        arena = Arena("millstone", 3, ("reads aloud", "random"), seed=1, options={"turn_limit": 30})
        first, again = (
            [game.scores for result in run(arena, 6, LocalExecutor()) for game in result.games] for _ in range(2)
        )
    assert first == again and len(first) == 6


def test_guest_bots_are_known_by_name_only_as_temporary_bots() -> None:
    before = dict(BOTS)
    one, other = (Bot("guest", help, bot("random").choose) for help in ("One.", "Another of that name."))
    with temporary_bots():
        register(one)
        with temporary_bots(other):
            assert bot("guest") is other
        assert bot("guest") is one
    assert before == BOTS
    with pytest.raises(kolmik.BadOption, match=r'^There is no bot "guest"; '):
        bot("guest")
    with (
        pytest.raises(kolmik.BadOption, match=r'^The name "random" belongs to a built-in bot; choose another\.$'),
        temporary_bots(one, Bot("random", "", one.choose)),
    ):
        raise AssertionError("A guest took the name of a built-in bot.")
    assert before == BOTS


MODEL = """
import sys
numbered = [line for line in sys.stdin.read().splitlines() if line[:1].isdecimal()]
print(numbered[-1].partition(".")[0])
"""


def test_a_command_in_the_arena_plays_like_the_function(tmp_path: Path) -> None:
    """Every prompt starts a process, so only the first moves of a game are played."""
    path = tmp_path / "model.py"
    path.write_text(MODEL)
    command = [sys.executable, str(path)]
    name = "cmd:" + shlex.join([sys.executable, "-m", "kolmik.envs.llm_bot", *command])
    match = kolmik.game("millstone").new(2, seed=3)
    try:
        for _ in range(3):
            words = LLMBot("model", last_choice).choose(InfoState(match), Random(1))
            assert bot(name, 60.0).choose(InfoState(match), Random(1)) == words
            match.play(words)
    finally:
        external.end_all()


def test_a_program_serves_a_model() -> None:
    match = kolmik.game("towers").new(3, seed=1)
    match.play("bid 1")
    info = InfoState(match)
    best = {
        "do": "best",
        "view": info.view,
        "legal": info.legal,
        "history": info.history(),
        "who": info.movers(),
        "seed": 1,
    }
    replies = io.StringIO()
    read: list[str] = []
    answers = iter(["bid 2", "bid 4"])

    def ask(prompt: str) -> str:
        print("thinking")  # not a reply
        read.append(prompt)
        if (answer := next(answers, None)) is None:
            raise kolmik.Refused("It is asleep.")
        return answer

    requests = [external.new_game(info), best, best | {"history": [], "who": []}, best | {"history": [], "who": []}]
    served = serve(ask, map(json.dumps, requests), replies)
    lines = [json.loads(line) for line in replies.getvalue().splitlines()]
    assert lines == [
        {"ok": True},
        {"ok": True, "move": "bid 2"},
        {"ok": True, "move": "bid 4"},
        {"ok": False, "error": "It is asleep."},
    ]
    assert read[0] == read[1] and read[0].startswith(TextObservation.of(match, 1).text()) and served.moves == 3


def test_a_command_that_fails_is_named() -> None:
    with pytest.raises(kolmik.Refused, match=r"^/no/such/program cannot be started: no such file or directory\.$"):
        by_command(["/no/such/program"])("?")
    with pytest.raises(kolmik.Refused, match=r"ended with exit code 3\.$"):
        by_command([sys.executable, "-c", "import sys; sys.stdin.read(); sys.exit(3)"])("?")


# --- duplicate deals ---


def test_a_comparison_finds_the_better_player() -> None:
    found = compare("towers", "greedy", "random", players=3, games=30, seed=2)
    assert found.games == 30 and found.significant
    assert found.wins.low is not None and found.wins.low > 0 and found.margin.value > 0
    assert str(found).startswith("greedy against random, 30 games: wins +")


def test_swapped_players_change_the_sign() -> None:
    there, back = (compare("dungeon", *pair, games=20, seed=2) for pair in (("greedy", "random"), ("random", "greedy")))
    assert there.games == back.games == 20
    assert there.wins.value > 0 > back.wins.value


def test_equal_players_do_not_differ() -> None:
    """The same player under two names, with the same chance and swapped seats."""
    two = [LLMBot(name, last_choice).bot for name in ("one", "two")]
    found = compare("millstone", *two, games=20, seed=1, options={"turn_limit": 30})
    assert found.wins.value == 0 and found.margin.value == 0 and not found.significant
    assert "one" not in BOTS and "two" not in BOTS


def test_one_pair_has_no_interval() -> None:
    found = compare("towers", "greedy", "random", games=2)
    assert found.wins.low is None and not found.significant and "95 %" not in str(found)


def test_the_examples_run() -> None:
    for module in (kolmik.envs.text, kolmik.envs.duplicate):
        failed, tried = doctest.testmod(module)
        assert tried >= 2 and failed == 0
