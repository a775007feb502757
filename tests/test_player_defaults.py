"""A default that depends on the number of players, in the terminal's list of games and in the server's catalogue."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kolmik.cli.game_options import read_options
from kolmik.cli.games import games
from kolmik.engine import BadOption, Choice, Game, Whole, registry
from kolmik.server.transport import routes

from .engine.tiny import TINY


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The tiny game with a smaller gift and a bigger bag for three players, registered."""
    bag = Choice("bag", {2: "small", 3: "big"}, {"small": "Few.", "big": "Ten more."}, "The bag.")
    gift = Whole("gift", {2: 7, 3: 5}, 0, 9, "Stones on top.")
    changed = replace(TINY, catalogue=replace(TINY.catalogue, options=(bag, gift)))
    monkeypatch.setitem(registry._games, changed.name, changed)
    return changed


def test_the_terminal_lists_the_default_for_each_number_of_players(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    games(game.name)
    text = " ".join(capsys.readouterr().out.split())
    assert "a whole number from 0 to 9, default 7 for 2 players, 5 for 3 players" in text
    assert "small (default for 2 players): Few." in text and "big (default for 3 players): Ten more." in text


def test_a_default_for_all_is_listed_once(
    game: Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._games, game.name, TINY)
    games(game.name)
    text = " ".join(capsys.readouterr().out.split())
    assert "from 0 to 9, default 0 " in text and "small (default): Few." in text and "big: Ten more." in text


def test_an_example_of_an_option_has_a_value(game: Game) -> None:
    with pytest.raises(BadOption, match='for example bag=small, not "bag"'):
        read_options(game, ["bag"])


def test_the_server_lists_the_default_for_each_number_of_players(game: Game) -> None:
    listed = {one.name: one for one in routes.catalogue().games}
    found = listed[game.name]
    bag, gift = found.options
    assert (bag.default, bag.default_by_players) == ("small", {"2": "small", "3": "big"})
    assert (gift.default, gift.default_by_players, gift.low, gift.high) == (7, {"2": 7, "3": 5}, 0, 9)
    assert all(option.default_by_players is None for option in listed["towers"].options)
