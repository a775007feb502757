"""What is given to the search from outside is used: a judge, a policy for playouts, a promise."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import kolmik
from kolmik import Match
from kolmik.bots import InfoState, Search, SearchResult
from kolmik.engine import Game, Generator, State, rule

from ..engine.tiny import ONE, TINY, TWO
from .places import NAMES, begun, timeless

Asked = tuple[npt.NDArray[np.int8], list[int], list[npt.NDArray[np.int32]]]
Answer = tuple[list[npt.NDArray[np.float64]], npt.NDArray[np.float64]]
by_game = pytest.mark.parametrize("name", NAMES)
by_lanes = pytest.mark.parametrize("lanes", [1, 5, 16])


class Evaluator:
    """Finds all moves and all seats alike, but for a favourite move and a favourite seat; remembers what was asked."""

    def __init__(self, players: int, move: int | None = None, seat: int | None = None) -> None:
        self.players, self.move, self.seat = players, move, seat
        self.asked: list[Asked] = []

    def __call__(
        self, observations: npt.NDArray[np.int8], seats: list[int], legal: list[npt.NDArray[np.int32]]
    ) -> Answer:
        self.asked.append((observations, seats, legal))
        weights = [np.where(moves == self.move, 1e6, 1.0) for moves in legal]
        chances = np.ones(self.players) if self.seat is None else np.eye(self.players)[self.seat]
        return weights, np.tile(chances / chances.sum(), (len(seats), 1))


def think(
    match: Match, evaluator: Evaluator, lanes: int = 16, simulations: int = 200, seed: int = 1, **how: Any
) -> SearchResult:
    searching = Search(match.game, evaluator=evaluator, lanes=lanes)
    return timeless(searching.think(InfoState(match), simulations, seed=seed, early_stop=False, **how))


@by_game
@by_lanes
def test_a_judge_is_asked_well_formed_questions(name: str, lanes: int) -> None:
    game, players = kolmik.game(name), 3
    for seed in range(3):
        match, evaluator = begun(game, players, seed), Evaluator(players)
        thought = think(match, evaluator, lanes, seed=seed)
        assert thought.simulations == 200 == sum(one.visits for one in thought.moves)
        assert max(len(seats) for _, seats, _ in evaluator.asked) == lanes
        for observations, seats, legal in evaluator.asked:
            assert len(observations) == len(seats) == len(legal) > 0
            assert observations.dtype == np.int8 and observations.shape[1] == game.observation_size
            for told, seat, moves in zip(observations, seats, legal, strict=True):
                assert 0 <= seat < players
                assert told[game.observation["turn"]].tolist()[:players] == [1] + [0] * (players - 1), "as it sees it"
                assert len(set(moves.tolist())) == len(moves) > 0
                assert all(0 <= move < game.moves for move in moves)


@by_game
def test_a_judge_is_asked_about_the_position_itself(name: str) -> None:
    match, evaluator = begun(kolmik.game(name), 2, seed=3), Evaluator(2)
    think(match, evaluator)
    about = [
        (told.tobytes(), seat, sorted(moves.tolist()))
        for asked in evaluator.asked
        for told, seat, moves in zip(*asked, strict=True)
    ]
    assert (match.observe(match.mover).tobytes(), match.mover, sorted(match.legal_moves())) in about


@by_game
def test_the_same_observation_comes_with_the_same_moves(name: str) -> None:
    match, evaluator = begun(kolmik.game(name), 3, seed=5), Evaluator(3)
    think(match, evaluator, simulations=600)
    seen: dict[bytes, list[int]] = {}
    for asked in evaluator.asked:
        for told, _, moves in zip(*asked, strict=True):
            assert seen.setdefault(told.tobytes(), sorted(moves.tolist())) == sorted(moves.tolist())


@by_game
@by_lanes
def test_the_weights_of_a_judge_steer_the_search(name: str, lanes: int) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    for words in match.legal():
        thought = think(match, Evaluator(3, match.number(words)), lanes, simulations=60)
        assert thought.best.move == words and thought.best.visits >= 58


@by_game
@by_lanes
def test_the_values_of_a_judge_are_what_moves_are_worth(name: str, lanes: int) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    for seat in range(3):
        thought = think(match, Evaluator(3, seat=seat), lanes, simulations=60)
        for one in thought.moves:
            assert one.values == pytest.approx(np.eye(3)[seat] if one.visits else (0, 0, 0))


@by_lanes
def test_the_end_of_a_game_is_not_judged_but_counted(lanes: int) -> None:
    """Two stones are left: the judge thinks that seat 1 wins anyway, but who takes both has won."""
    match = TINY.new(players=2, nature=False)
    match.play("flip few", "take 1", "take 2")
    thought = think(match, Evaluator(2, seat=1), lanes)
    assert thought.best.move == "take 2" and thought.best.values == (1.0, 0.0)


@by_game
@by_lanes
def test_the_same_seed_gives_the_same_thought_with_a_judge_too(name: str, lanes: int) -> None:
    match = begun(kolmik.game(name), 3, seed=6)
    first, second = Evaluator(3), Evaluator(3)
    assert think(match, first, lanes) == think(match, second, lanes)
    assert len(first.asked) == len(second.asked)
    for one, other in zip(first.asked, second.asked, strict=True):
        assert np.array_equal(one[0], other[0]) and one[1] == other[1]


@by_game
def test_a_judge_can_be_asked_about_some_moves_only(name: str) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    unwanted = match.legal()[0]
    thought = think(match, Evaluator(3, match.number(unwanted)), root_moves=match.legal()[1:])
    assert thought.best.move != unwanted
    assert {one.visits for one in thought.moves if one.move == unwanted} == {0}


# --- rules that are compiled into the search ---


@rule
def always_one(s: State, rng: Generator, moves: Any) -> int:
    return ONE


@rule
def always_two(s: State, rng: Generator, moves: Any) -> int:
    return TWO if s.stones > 1 else ONE


@pytest.mark.parametrize(("policy", "values"), [(always_one, (1.0, 0.0)), (always_two, (0.0, 1.0))])
def test_a_policy_of_ones_own_plays_the_games_out(policy: Any, values: tuple[float, ...]) -> None:
    """Of seven stones seat 0 takes one. If then all take one it has 4 in the end; if all take two, seat 1 has."""
    match = TINY.new(players=2, nature=False)
    match.play("flip many")
    best = Search(TINY, policy).think(InfoState(match), 1, seed=1).best
    assert best.move == "take 1" and best.visits == 1 and best.values == values


@rule
def the_last(s: State, moves: Any, count: int, prior: Any) -> None:
    """Nearly all is promised by the last of the legal moves."""
    for at in range(count):
        prior[at] = 0.001
    prior[count - 1] = 1.0 - 0.001 * (count - 1)


@pytest.mark.parametrize("game", [TINY, kolmik.game("dungeon")], ids=["tiny", "dungeon"])
def test_a_promise_of_ones_own_steers_the_search(game: Game) -> None:
    match = game.new(players=2, seed=1) if game is TINY else begun(game, 2, seed=4)
    last = game.words[match.legal_moves()[-1]]
    thought = Search(game, promise=the_last, c_puct=100.0).think(InfoState(match), 100, seed=1, early_stop=False)
    assert thought.best.move == last and thought.best.visits >= 90


def test_boldness_spreads_the_search() -> None:
    match = begun(kolmik.game("dungeon"), 2, seed=4)
    shy, bold = (
        Search(match.game, c_puct=c_puct).think(InfoState(match), 2000, seed=1, early_stop=False).best.visits
        for c_puct in (0.2, 20.0)
    )
    assert shy > bold
