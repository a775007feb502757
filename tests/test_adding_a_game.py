"""The game of docs/adding-a-game.md, made from the page, discovered and played."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kolmik
from kolmik.cli.referee import Referee
from kolmik.engine import conformance, registry
from kolmik.games import __path__ as GAME_FOLDERS
from kolmik.games import discover

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
FILES = {"state.py", "edition.py", "rules.py", "hidden.py", "words.py", "view.py", "__init__.py"}


def files() -> dict[str, str]:
    """The files on the page: a heading names each, and the block below it is its text."""
    return dict(re.findall(r"^## `(\S+\.py)`.*?^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL))


@pytest.fixture(scope="module")
def pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[kolmik.Game]:
    """The game as it is discovered in a folder of games."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "pig").mkdir()
    for name, text in files().items():
        (folder / "pig" / name).write_text(text)
    GAME_FOLDERS.append(str(folder))
    try:
        (game,) = discover([str(folder)])
        yield registry.register(game)
    finally:
        GAME_FOLDERS.remove(str(folder))
        registry._games.pop("pig", None)
        for name in [name for name in sys.modules if name.startswith("kolmik.games.pig")]:
            del sys.modules[name]


def test_the_page_shows_every_file() -> None:
    assert set(files()) == FILES


def test_games_are_discovered_in_the_order_of_their_positions(pig: kolmik.Game) -> None:
    names = [game.name for game in discover(GAME_FOLDERS)]
    assert names == [game.name for game in registry.games()] == ["towers", "dungeon", "millstone", "pig"]


def test_the_check_on_the_page_is_for_this_game(pig: kolmik.Game) -> None:
    (text,) = re.findall(r"^```python\n([^`]*conformance\.check[^`]*)^```", PAGE.read_text(), re.MULTILINE)
    space: dict[str, object] = {}
    exec(text.replace("conformance.check(GAME)", ""), space)
    assert space["GAME"] is pig


def test_the_game_keeps_the_contract(pig: kolmik.Game) -> None:
    report = conformance.check(pig, games=1, side_by_side=5, played_out=20)
    assert report.settings == 9 and report.played_out == 180


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
