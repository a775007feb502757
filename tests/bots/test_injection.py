"""The search uses the evaluator, the rollout policy and the prior that it is given."""

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
from .positions import NAMES, begun, timeless

Asked = tuple[npt.NDArray[np.int8], list[int], list[npt.NDArray[np.int32]]]
Answer = tuple[list[npt.NDArray[np.float64]], npt.NDArray[np.float64]]
by_game = pytest.mark.parametrize("name", NAMES)
by_batch_size = pytest.mark.parametrize("batch_size", [1, 5, 16])


class Evaluator:
    """Rates all moves and all seats equal, except a favourite move and a favourite seat; records its calls."""

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


def searched(
    match: Match, evaluator: Evaluator, batch_size: int = 16, simulations: int = 200, seed: int = 1, **how: Any
) -> SearchResult:
    searching = Search(match.game, evaluator=evaluator, batch_size=batch_size)
    return timeless(searching.run(InfoState(match), simulations, seed=seed, early_stop=False, **how))


@by_game
@by_batch_size
def test_an_evaluator_gets_well_formed_batches(name: str, batch_size: int) -> None:
    game, players = kolmik.game(name), 3
    for seed in range(3):
        match, evaluator = begun(game, players, seed), Evaluator(players)
        result = searched(match, evaluator, batch_size, seed=seed)
        assert result.simulations == 200 == sum(one.visits for one in result.moves)
        assert max(len(seats) for _, seats, _ in evaluator.asked) == batch_size
        for observations, seats, legal in evaluator.asked:
            assert len(observations) == len(seats) == len(legal) > 0
            assert observations.dtype == np.int8 and observations.shape[1] == game.observation_size
            for observation, seat, moves in zip(observations, seats, legal, strict=True):
                assert 0 <= seat < players
                assert observation[game.observation["turn"]].tolist()[:players] == [1] + [0] * (players - 1), (
                    "relative to the mover"
                )
                assert len(set(moves.tolist())) == len(moves) > 0
                assert all(0 <= move < game.moves for move in moves)


@by_game
def test_an_evaluator_gets_the_root_position_too(name: str) -> None:
    match, evaluator = begun(kolmik.game(name), 2, seed=3), Evaluator(2)
    searched(match, evaluator)
    about = [
        (observation.tobytes(), seat, sorted(moves.tolist()))
        for asked in evaluator.asked
        for observation, seat, moves in zip(*asked, strict=True)
    ]
    assert (match.observe(match.mover).tobytes(), match.mover, sorted(match.legal_moves())) in about


@by_game
def test_the_same_observation_comes_with_the_same_moves(name: str) -> None:
    match, evaluator = begun(kolmik.game(name), 3, seed=5), Evaluator(3)
    searched(match, evaluator, simulations=600)
    seen: dict[bytes, list[int]] = {}
    for asked in evaluator.asked:
        for observation, _, moves in zip(*asked, strict=True):
            assert seen.setdefault(observation.tobytes(), sorted(moves.tolist())) == sorted(moves.tolist())


@by_game
@by_batch_size
def test_the_priors_of_an_evaluator_steer_the_search(name: str, batch_size: int) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    for words in match.legal():
        result = searched(match, Evaluator(3, match.number(words)), batch_size, simulations=60)
        assert result.best.move == words and result.best.visits >= 58


@by_game
@by_batch_size
def test_the_values_of_an_evaluator_become_the_values_of_moves(name: str, batch_size: int) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    for seat in range(3):
        result = searched(match, Evaluator(3, seat=seat), batch_size, simulations=60)
        for one in result.moves:
            assert one.values == pytest.approx(np.eye(3)[seat] if one.visits else (0, 0, 0))


@by_batch_size
def test_the_end_of_a_game_is_scored_and_not_evaluated(batch_size: int) -> None:
    """Two stones are left: the evaluator says that seat 1 wins, but taking both wins the game."""
    match = TINY.new(players=2, nature=False)
    match.play("flip few", "take 1", "take 2")
    result = searched(match, Evaluator(2, seat=1), batch_size)
    assert result.best.move == "take 2" and result.best.values == (1.0, 0.0)


@by_game
@by_batch_size
def test_the_same_seed_gives_the_same_result_with_an_evaluator_too(name: str, batch_size: int) -> None:
    match = begun(kolmik.game(name), 3, seed=6)
    first, second = Evaluator(3), Evaluator(3)
    assert searched(match, first, batch_size) == searched(match, second, batch_size)
    assert len(first.asked) == len(second.asked)
    for one, other in zip(first.asked, second.asked, strict=True):
        assert np.array_equal(one[0], other[0]) and one[1] == other[1]


@by_game
def test_root_moves_restrict_a_search_with_an_evaluator_too(name: str) -> None:
    match = begun(kolmik.game(name), 3, seed=4)
    unwanted = match.legal()[0]
    result = searched(match, Evaluator(3, match.number(unwanted)), root_moves=match.legal()[1:])
    assert result.best.move != unwanted
    assert {one.visits for one in result.moves if one.move == unwanted} == {0}


# --- rules compiled into the search ---


@rule
def always_one(s: State, rng: Generator, moves: Any) -> int:
    return ONE


@rule
def always_two(s: State, rng: Generator, moves: Any) -> int:
    return TWO if s.stones > 1 else ONE


@pytest.mark.parametrize(("policy", "values"), [(always_one, (1.0, 0.0)), (always_two, (0.0, 1.0))])
def test_a_custom_policy_plays_the_rollouts(policy: Any, values: tuple[float, ...]) -> None:
    """Seat 0 takes one of seven stones. If all then take one, it ends with 4; if all take two, seat 1 does."""
    match = TINY.new(players=2, nature=False)
    match.play("flip many")
    best = Search(TINY, policy).run(InfoState(match), 1, seed=1).best
    assert best.move == "take 1" and best.visits == 1 and best.values == values


@rule
def prefer_the_last(s: State, moves: Any, count: int, priors: Any) -> None:
    """Nearly all of the prior goes to the last legal move."""
    for at in range(count):
        priors[at] = 0.001
    priors[count - 1] = 1.0 - 0.001 * (count - 1)


@pytest.mark.parametrize("game", [TINY, kolmik.game("dungeon")], ids=["tiny", "dungeon"])
def test_a_custom_prior_steers_the_search(game: Game) -> None:
    match = game.new(players=2, seed=1) if game is TINY else begun(game, 2, seed=4)
    last = game.words[match.legal_moves()[-1]]
    result = Search(game, prior=prefer_the_last, c_puct=100.0).run(InfoState(match), 100, seed=1, early_stop=False)
    assert result.best.move == last and result.best.visits >= 90


def test_a_high_c_puct_spreads_the_search() -> None:
    match = begun(kolmik.game("dungeon"), 2, seed=4)
    narrow, wide = (
        Search(match.game, c_puct=c_puct).run(InfoState(match), 2000, seed=1, early_stop=False).best.visits
        for c_puct in (0.2, 20.0)
    )
    assert narrow > wide
