"""Series of every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

import kolmik
from kolmik import BadOption, Refused
from kolmik.engine.series import GAMES, Series, Standing

from .tiny import TINY


def tiny(games: int, by: str = "most wins", **arguments: object) -> Series:
    return Series(replace(TINY, series=by), 2, games, nature=False, **arguments)  # type: ignore[arg-type]


FIRST_WINS = ("flip few", "take 2", "take 2", "take 1")  # the starter has three stones, the other two
SECOND_WINS = ("flip few", "take 1", "take 2", "take 1", "take 1")  # two to three


def test_M30_a_match_is_five_games_by_default() -> None:
    assert GAMES == 5 and Series(TINY, 2, nature=False).games == 5


def test_M30_the_winner_of_a_game_starts_the_next() -> None:
    series = tiny(3, starter=1)
    series.match.play(*SECOND_WINS)
    assert series.match.winners == [0]
    assert series.next_game().setting.starter == 0 and series.number == 2
    series.match.play(*FIRST_WINS)
    assert series.next_game().setting.starter == 0


def test_of_several_winners_the_first_clockwise_from_the_starter_starts() -> None:
    series = Series(replace(TINY), 3, 2, nature=False, starter=2)
    series.match.play("flip few", "take 2", "take 1", "take 2")
    assert series.match.winners == [1, 2]
    assert series.next_game().setting.starter == 2


def test_games_won_are_counted() -> None:
    series = tiny(3)
    assert series.standing() == Standing("games won", (0, 0), ()) and series.winners == ()
    series.match.play(*FIRST_WINS)
    assert series.standing() == Standing("games won", (1, 0), (0,))
    series.next_game().play(*SECOND_WINS)
    assert series.standing() == Standing("games won", (1, 1), (0, 1))
    assert not series.over and series.winners == ()
    series.next_game().play(*FIRST_WINS)
    assert series.over and series.winners == (1,) and len(series.finished) == 3


def test_points_are_added_up_and_the_highest_or_the_lowest_total_wins() -> None:
    for by, winners in (("highest total", (0,)), ("lowest total", (1,))):
        series = tiny(2, by)
        series.match.play(*FIRST_WINS)
        series.next_game().play("flip many", "take 2", "take 1", "take 2", "take 1", "take 1")
        assert series.standing() == Standing("points", (8, 4), winners) and series.winners == winners


def test_M30_ties_are_shared() -> None:
    series = tiny(2, "lowest total")
    series.match.play(*FIRST_WINS)
    series.next_game().play(*SECOND_WINS)
    assert series.standing().totals == (5, 5) and series.winners == (0, 1)


def test_the_next_game_needs_a_finished_game_and_an_unfinished_series() -> None:
    series = tiny(1)
    with pytest.raises(Refused, match=r"^The next game begins when this one is over\.$"):
        series.next_game()
    series.match.play(*FIRST_WINS)
    with pytest.raises(Refused, match=r"^All 1 games of the series are over\.$"):
        series.next_game()


@pytest.mark.parametrize("games", [0, 1001, True, 2.0])
def test_the_number_of_games_is_whole(games: int) -> None:
    with pytest.raises(BadOption, match="A series has a whole number of games from 1 to 1000"):
        Series(TINY, 2, games)


@pytest.mark.parametrize("game", kolmik.games(), ids=lambda game: game.name)
def test_every_game_can_be_played_as_a_series(game: kolmik.Game) -> None:
    series = Series(game, game.players[-1], 4, seed=4, seats=("Ann",))
    played = []
    while True:
        while not series.match.over:
            series.match.play(series.match.legal()[0])
        played.append(series.match.moves)
        if series.over:
            break
        series.next_game()
    assert any(one != played[0] for one in played)  # the generator continues, it does not start again
    assert series.winners == series.standing().leaders != ()
    assert series.match.setting.seats[0] == "Ann"
