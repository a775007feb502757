"""The games of docs/adding-a-game.md, made from the page, discovered and played."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

import kolmik
from kolmik import locales
from kolmik.cli.drawings import find_drawing
from kolmik.cli.referee import Referee
from kolmik.drawing import Narrator
from kolmik.engine import Generator, State, conformance, registry
from kolmik.games import __path__ as GAME_FOLDERS
from kolmik.games import discover
from kolmik.locales import moves, speaker

from .server.serving import serving
from .tutorial import NAMES, files, registered, snippets, write

FILES = {"state.py", "edition.py", "rules.py", "hidden.py", "words.py", "view.py", "__init__.py"}
ROOT = Path(__file__).parent.parent
# Tests that hold for any game and are quick.
GENERIC = (
    "tests/arena/test_arena.py",
    "tests/cli/test_play_languages.py",
    "tests/engine/test_fair.py",
    "tests/engine/test_match.py",
    "tests/engine/test_observation.py",
    "tests/engine/test_proof.py",
    "tests/engine/test_series.py",
    "tests/envs/test_openspiel.py",
    "tests/envs/test_pettingzoo.py",
    "tests/envs/test_text.py",
    "tests/envs/test_vector.py",
    "tests/locales",
)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[kolmik.Game]]:
    """The games as they are discovered in a folder of games."""
    with registered(tmp_path_factory.mktemp("package")) as found:
        yield found


@pytest.fixture
def pig(games: list[kolmik.Game]) -> kolmik.Game:
    return games[NAMES.index("pig")]


@pytest.fixture
def kuhn(games: list[kolmik.Game]) -> kolmik.Game:
    return games[NAMES.index("kuhn")]


def test_the_page_shows_every_file() -> None:
    shown = {name: {path.rpartition("/")[2] for path in files() if f"games/{name}/" in path} for name in NAMES}
    assert shown == {"pig": FILES, "kuhn": FILES | {"bots.py"}}
    assert {path for path in files() if path.startswith("locales/")} == {
        "locales/en/kuhn.ftl",
        "locales/patterns/kuhn.json",
    }


def test_games_are_discovered_in_the_order_of_their_positions(games: list[kolmik.Game]) -> None:
    names = [game.name for game in discover(GAME_FOLDERS)]
    assert names == [game.name for game in registry.games()] and tuple(names[-2:]) == NAMES
    positions = [game.position for game in registry.games()]
    assert positions == sorted(positions)


def test_the_page_lists_the_whole_contract() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    table = page.partition("## The contract")[2].partition("\n\n`engine/protocols.py`")[0]
    listed = {
        name for row in re.findall(r"^\| (`[^|]*) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)\(", row)
    }
    contract = (ROOT / "src" / "kolmik" / "engine" / "contract.py").read_text().partition('"""\n\nfrom')[0]
    lines = re.findall(r"^    (\w+)\(.*", contract.partition("bots.py`")[0], re.MULTILINE)
    optional = {"draw", "digest", "tell", "paint", "timed_decision", "skill"}
    assert listed == {*lines, "read", "view"} - optional


@pytest.mark.parametrize("name", NAMES)
def test_the_games_keep_the_contract(games: list[kolmik.Game], name: str) -> None:
    report = conformance.check(kolmik.game(name), games=1, side_by_side=5, played_out=20)
    assert report.settings == {"pig": 9, "kuhn": 1}[name] and report.played_out == 20 * report.settings


def test_the_checks_on_the_page_pass(kuhn: kolmik.Game) -> None:
    conformance_check, peeking, solving = snippets()
    space: dict[str, object] = {}
    exec(conformance_check.replace("conformance.check(GAME)", ""), space)
    assert space["GAME"] is kuhn
    exec(peeking, {})
    import kolmik.envs.openspiel as adapter

    if kuhn.name not in adapter.GAMES:
        adapter.register(kuhn)
    exec(solving, {})


def test_the_check_on_the_page_finds_a_policy_that_peeks(kuhn: kolmik.Game) -> None:
    peeking = snippets()[1]
    looks = peeking.replace("GAME.rollout_policy(state, ", "peek(state, ")
    assert looks != peeking and kuhn.rollout_policy

    def peek(s: State, rng: Generator, moves: Any) -> int:
        """Another move when the other seat has a jack."""
        assert kuhn.rollout_policy
        return kuhn.rollout_policy(s, rng, moves) ^ int(s.hands[1 - s.turn] == 0)

    with pytest.raises(AssertionError, match="The rollout policy peeks"):
        exec(looks, {"peek": peek})


# --- Pig ---


def test_the_game_can_be_played(pig: kolmik.Game) -> None:
    match = pig.new(2, nature=False, options={"goal": 10})
    match.play("roll", "die 6", "roll", "die 5", "hold")
    assert match.winners == [0] and match.scores() == [10, 0]
    assert match.outcome is not None and match.outcome.reason == "The goal of 10 points was reached."
    assert kolmik.read_record(match.record()).record() == match.record()


def test_refusals_are_sentences(pig: kolmik.Game) -> None:
    match = pig.new(2, nature=False)
    with pytest.raises(kolmik.IllegalMove, match=r'^"hold" is not legal now: there is nothing to hold yet\.$'):
        match.play("hold")


def test_the_referee_knows_it(pig: kolmik.Game) -> None:
    desk = Referee()
    assert desk.answer(b'{"do":"new","game":"pig","players":3}')["legal"] == ["roll"]
    reply = desk.answer(b'{"do":"play","move":"roll"}')
    assert reply["turn"] == "nature" and reply["odds"] == [1] * 6
    json.dumps(desk.answer(b'{"do":"view","seat":1}'))


# --- Kuhn poker ---


def dealt(kuhn: kolmik.Game) -> kolmik.Match:
    match = kuhn.new(2, nature=False)
    match.play("deal queen", "deal king")
    return match


def test_hands_are_hidden_until_they_are_shown(kuhn: kolmik.Game) -> None:
    match = dealt(kuhn)
    assert [match.view(seat)["hands"] for seat in (0, 1, None)] == [[["queen"], []], [[], ["king"]], [[], []]]
    assert match.log(0) == ["deal queen", "deal a card"] and match.log(None) == ["deal a card"] * 2
    match.play("check", "bet", "fold")
    assert match.view(0)["hands"] == [["queen"], []] and match.scores() == [-1, 1]
    match = dealt(kuhn)
    match.play("bet", "call")
    assert match.view(None)["hands"] == [["queen"], ["king"]] and match.scores() == [-2, 2]


def test_the_terminal_draws_it_in_sentences(kuhn: kolmik.Game) -> None:
    match, paper = dealt(kuhn), io.StringIO()
    drawing, narrator = find_drawing("kuhn"), Narrator(["Ann", "Bo"], reader=0)
    Console(width=70, file=paper).print(drawing.position(match.view(0), narrator, 0))
    drawn = paper.getvalue()
    assert re.search(r"Hand +Chips", drawn) and re.search(r"▸ Ann +queen +1", drawn) and re.search(r"Bo +\? +1", drawn)
    assert "Pot" in drawn and "First to decide" in drawn and "Check, or bet a chip." in drawn
    assert not re.search("[{}\\[\\]_]", drawn)
    assert drawing.list_moves(match.legal(), narrator) == {"bet": "Bet a chip", "check": "Check"}


def test_a_language_without_its_words_is_named_in_a_warning_and_shows_english(kuhn: kolmik.Game) -> None:
    estonian = speaker("et")
    assert moves.label("kuhn", "bet", 0, ["Ann", "Bo"], estonian) == "Bet a chip"
    assert locales.untranslated("en") == {} and locales.untranslated("et")["kuhn"] == 27
    warning = locales.untranslated_sentence("et", "kuhn")
    assert warning == "Eesti (et) lacks texts, which are shown in English: 27 of kuhn.ftl."
    assert locales.untranslated_sentence("et", "towers") is None


def test_a_server_offers_them(tmp_path: Path) -> None:
    with serving(tmp_path, variables=write(tmp_path / "package")) as server:
        found = httpx.get(f"{server.url}/api/games", trust_env=False).json()["games"]
        assert re.search(r"Eesti \(et\) lacks texts, which are shown in English: .*27 of kuhn\.ftl", server.log_text())
    offered = {game["name"]: game for game in found}
    assert offered["kuhn"]["view_hints"] == {
        "seats": ["first"],
        "plain_lists": [],
        "labels": {},
        "cards": ["hands"],
        "sizes": {"hands": "sizes"},
    }
    assert offered["pig"]["options"][0]["name"] == "goal"


# --- everything that holds for any game ---


def test_the_generic_tests_pass_with_them() -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "tests.tutorial", "-q"]
    command += ["-k", " or ".join(NAMES), "-m", "not long", *GENERIC]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) >= 100, done.stdout
