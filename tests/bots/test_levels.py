"""The levels: their declarations, the moves they overlook, and their choices."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random
from statistics import mean

import pytest

import kolmik
from kolmik.bots import BOTS, LEVELS, InfoState, Level, bot, level, levels, uses_search
from kolmik.bots.levels import search_level
from kolmik.engine import Game

from ..engine.tiny import TINY
from .positions import NAMES, THREE, begun, info

by_level = pytest.mark.parametrize("level", LEVELS.values(), ids=list(LEVELS))
by_game = pytest.mark.parametrize("game", THREE, ids=NAMES)


def no_search(game: Game) -> None:
    raise AssertionError(f"{game.name} must not be searched.")


# --- declarations ---


def test_the_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["novice", "casual", "club", "master"]
    every = list(LEVELS.values())
    for weaker, stronger in pairwise(every):
        assert weaker.simulations < stronger.simulations and weaker.miss_rate > stronger.miss_rate
    assert LEVELS["master"].miss_rate == 0


def test_each_level_has_a_time_limit_for_a_move() -> None:
    assert [one.seconds for one in LEVELS.values()] == [0.3, 0.5, 1.0, 2.0]


def test_only_the_novice_is_greedy() -> None:
    assert [name for name, one in LEVELS.items() if one.greedy] == ["novice"]


@by_level
def test_a_level_is_found_by_its_name_and_has_one_line_of_help(level: Level) -> None:
    assert levels.level(level.name) is level
    assert bot(level.name).help == level.help
    assert level.help.endswith(".") and "\n" not in level.help


@pytest.mark.parametrize("name", ["grandmaster", "Master", "", None, 3, "greedy"])
def test_an_unknown_level_is_refused_in_one_sentence(name: object) -> None:
    with pytest.raises(kolmik.BadOption) as refused:
        level(name)
    assert re.fullmatch(
        r"There is no level .+; the levels are novice, casual, club, master\.", str(refused.value)
    ) and "\n" not in str(refused.value)


# --- search:N ---


@pytest.mark.parametrize("number", [1, 7, 20_000, 100_000_000])
def test_a_search_with_any_number_of_simulations_is_a_bot(number: int) -> None:
    one = bot(f"search:{number}")
    assert one.name == f"search:{number}" and one.help == f"Searches with {number} simulations a move."
    found = search_level(str(number))
    assert (found.simulations, found.seconds, found.miss_rate, found.greedy) == (number, None, 0.0, False)


@pytest.mark.parametrize(
    "given",
    ["", "0", "-1", "1.5", "1e3", " 5", "+5", "many", "100000001", "²", "٣", "9" * 5000],
    ids=lambda given: given[:12],
)
def test_an_invalid_number_of_simulations_is_refused_in_one_sentence(given: str) -> None:
    with pytest.raises(
        kolmik.BadOption, match=r"^search:N takes a whole number of simulations from 1 to 100000000, not .*\.$"
    ) as refused:
        bot(f"search:{given}")
    assert "\n" not in str(refused.value)


@by_game
def test_a_search_with_few_simulations_plays_a_legal_move(game: Game) -> None:
    seen = InfoState(begun(game, 3, seed=2))
    for number in (1, 2, 30):
        assert bot(f"search:{number}").choose(seen, Random(1)) in seen.legal


# --- overlooked moves ---


@by_level
def test_a_level_has_at_least_one_candidate_move(level: Level) -> None:
    for seed in range(50):
        assert level.candidate_moves(["draw"], Random(seed)) == ["draw"]
        assert level.candidate_moves(["draw", "keep"], Random(seed))


def test_a_level_that_overlooks_everything_has_one_random_candidate() -> None:
    blind = replace(LEVELS["novice"], miss_rate=1.0)
    candidates = [blind.candidate_moves(["a", "b", "c"], Random(seed)) for seed in range(60)]
    assert sorted({move for (move,) in candidates}) == ["a", "b", "c"]


@by_level
def test_a_level_overlooks_about_the_declared_share_of_moves(level: Level) -> None:
    legal, rng = [f"bid {number}" for number in range(50)], Random(6)
    candidates = [level.candidate_moves(legal, rng) for _ in range(400)]
    assert mean(len(moves) for moves in candidates) == pytest.approx(50 * (1 - level.miss_rate), abs=0.9)  # 5 errors
    for moves in candidates:
        assert moves == [move for move in legal if move in moves]


def test_the_master_overlooks_nothing() -> None:
    assert LEVELS["master"].candidate_moves(["a", "b", "c"], Random(1)) == ["a", "b", "c"]


# --- choosing ---


@by_level
@by_game
def test_a_forced_move_takes_no_search(level: Level, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "default_search", no_search)
    match, forced = begun(game, 2, seed=1), 0
    rng = Random(1)
    while not match.over:
        if len(match.legal()) == 1:
            forced += 1
            assert level.decide(InfoState(match), rng) == (match.legal()[0], None)
        match.play(rng.choice(match.legal()))
    assert forced


def test_a_level_with_one_candidate_makes_it_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "default_search", no_search)
    seen = info("towers")
    blind = replace(LEVELS["club"], miss_rate=1.0)
    assert {blind.choose(seen, Random(seed)) for seed in range(60)} == set(seen.legal)


@by_game
def test_the_novice_is_greedy_among_its_candidates(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "default_search", no_search)
    novice = LEVELS["novice"]
    assert game.greedy is not None
    for seed in range(20):
        seen, rng, same_rng = InfoState(begun(game, 3, seed)), Random(seed), Random(seed)
        candidates = novice.candidate_moves(seen.legal, same_rng)
        assert novice.choose(seen, rng) == game.greedy(seen.view, candidates, same_rng), f"seed {seed}"


@pytest.mark.parametrize("name", ["casual", "club"])
@by_game
def test_a_level_chooses_among_its_candidates(name: str, game: Game) -> None:
    hasty = replace(LEVELS[name], miss_rate=0.6, simulations=40)
    for seed in range(12):
        seen = InfoState(begun(game, 3, seed))
        assert hasty.choose(seen, Random(seed)) in hasty.candidate_moves(seen.legal, Random(seed)), f"seed {seed}"


def test_a_level_takes_the_shorter_of_its_time_and_the_given_one() -> None:
    seen = info("dungeon")
    endless = replace(LEVELS["master"], simulations=10_000_000)
    assert endless.search(seen, 1, seconds=0.0).simulations == 1
    assert replace(endless, seconds=0.0).search(seen, 1, seconds=9.0).simulations == 1


@pytest.mark.parametrize("players", [2, 3])
@by_game
def test_levels_play_whole_games_with_legal_moves(game: Game, players: int) -> None:
    """An illegal move would be refused."""
    quick = [replace(one, simulations=20, seconds=None) for one in LEVELS.values()]
    for seed in range(2):
        match, rng = game.new(players=players, seed=seed, starter=seed), Random(seed)
        while not match.over:
            match.play(quick[(match.mover + seed) % len(quick)].choose(InfoState(match), rng))
        assert match.outcome is not None and match.outcome.winners


# --- a game without bots of its own ---


@by_level
@pytest.mark.parametrize("players", [2, 3])
def test_in_a_game_without_heuristics_a_level_makes_legal_moves(level: Level, players: int) -> None:
    quick = replace(level, simulations=100, seconds=None)
    for seed in range(3):
        match, rng = TINY.new(players=players, seed=seed), Random(seed)
        while not match.over:
            match.play(quick.choose(InfoState(match), rng))


def test_in_a_game_without_heuristics_the_master_finds_the_only_winning_move() -> None:
    """Two stones are left, and the other seat has one more: taking both wins, taking one loses."""
    match = TINY.new(players=2, nature=False)
    match.play("flip few", "take 1", "take 2")
    assert {BOTS["master"].choose(InfoState(match), Random(seed)) for seed in range(10)} == {"take 2"}
    result = LEVELS["master"].search(InfoState(match), seed=1)
    assert result.best.values == (1.0, 0.0) and result.moves[1].values == (0.0, 1.0)


def test_it_is_known_which_bots_need_a_compiled_search() -> None:
    towers = kolmik.game("towers")
    assert [name for name in (*BOTS, "search:5", "cmd:./mybot") if uses_search(name, towers)] == [
        "casual",
        "club",
        "master",
        "search:5",
    ]
    assert uses_search("novice", TINY) and not uses_search("greedy", TINY)
