"""Games in one array: equal to single matches, independent of threads, without copying."""

from __future__ import annotations

import copy
import doctest

import numpy as np
import pytest

import kolmik
from kolmik.bots import rollout_policy
from kolmik.engine import NATURE, BadOption, Game, IllegalMove, Refused, below, generator
from kolmik.engine.chance import BITS_64
from kolmik.engine.match import Match, Setting
from kolmik.envs import vector
from kolmik.envs.batch_step import seed_of
from kolmik.envs.vector import OUTPUTS, Games

GAMES = kolmik.games()
EVERY = [(game, players) for game in GAMES for players in game.players]
NAMES = [f"{game.name}-{players}" for game, players in EVERY]
TOWERS = kolmik.game("towers")


def at_most(game: Game, players: int) -> int:
    """This number of players, or the highest that the game is for."""
    return min(players, game.players[-1])


class Reference:
    """One row, played in a `Match`, one game after the other."""

    def __init__(self, games: Games, row: int) -> None:
        self.games, self.row, self.played = games, row, 0
        self.start()

    def start(self) -> None:
        games = self.games
        starter = games.starter_of(self.row, self.played)
        setting = Setting.choose(games.game, games.players, starter, games.setting.options)
        self.match = Match(setting, generator(games.seed_of(self.row, self.played)))

    def follow(self, move: int) -> tuple[list[float], bool]:
        """Makes the move; returns the rewards by result and whether the game ended."""
        self.match.play_number(move)
        players, winners = self.games.players, self.match.winners
        if not self.match.over:
            return [0.0] * players, False
        shares = [(seat in winners) / len(winners) for seat in range(players)]
        self.played += 1
        self.start()
        return [(players * share - 1) / (players - 1) for share in shares], True

    def check(self) -> None:
        games, row, match = self.games, self.row, self.match
        assert match.state.tobytes() == games.states[row].tobytes()
        assert match.mover == games.current_players[row]
        assert match.observe(match.mover).tolist() == games.observations[row].tolist()
        assert sorted(match.legal_moves()) == np.flatnonzero(games.action_masks[row]).tolist()


@pytest.mark.parametrize(("game", "players"), EVERY, ids=NAMES)
def test_games_are_those_of_a_match(game: Game, players: int) -> None:
    games = Games(game, 3, players, seed=players, threads=1)
    references = [Reference(games, row) for row in range(games.num_envs)]
    for _ in range(250):
        for reference in references:
            reference.check()
        moves = games.random_moves()
        games.step(moves)
        for reference in references:
            rewards, over = reference.follow(int(moves[reference.row]))
            assert over == games.terminated[reference.row]
            assert np.array(rewards, np.float32).tolist() == games.rewards[reference.row].tolist()
    assert games.games_played.tolist() == [reference.played for reference in references]
    assert games.games_played.sum() > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rollouts_are_the_games_of_a_match(game: Game) -> None:
    games = Games(game, 3, 2, seed=4, threads=2)
    before = games.states.tobytes()
    ends = games.rollouts(2, first=3)
    assert games.states.tobytes() == before
    for row in range(games.num_envs):
        for number in (3, 4):
            setting = Setting.choose(game, 2, games.starter_of(row, number), {})
            match = Match(setting, generator(games.seed_of(row, number)))
            choice = generator(seed_of(games._batch.seeds[row].item(), 2 * number + 1) & BITS_64)
            decisions = 0
            while not match.over:
                legal = match.legal_moves()
                match.play_number(legal[below(choice, len(legal))])
                decisions += 1
            assert ends.decisions[row, number - 3] == decisions
            assert ends.points[row, number - 3].tolist() == list(match.scores())
            assert np.flatnonzero(ends.won[row, number - 3]).tolist() == sorted(match.winners)
    onward, again = (games.rollouts(first=first, from_current=True) for first in (0, 0))
    assert onward.points.tolist() == again.points.tolist()
    other = games.rollouts(first=1, from_current=True)
    assert (onward.decisions.tolist(), onward.points.tolist()) != (other.decisions.tolist(), other.points.tolist())


def test_options_of_the_game_apply() -> None:
    """With open bidding a player may name numbers above its reach."""
    plain, opened = (Games("towers", 50, 2, seed=1, options={"bids": bids}) for bids in ("checked", "open"))
    assert (plain.action_masks <= opened.action_masks).all()
    assert plain.setting.options != opened.setting.options
    with pytest.raises(BadOption):
        Games("towers", 50, 2, options={"colour": "red"})


def play(games: Games, steps: int) -> list[bytes]:
    """Random steps; returns the output of each."""
    outputs = []
    for _ in range(steps):
        games.step(games.random_moves())
        outputs.append(b"".join(getattr(games, name).tobytes() for name in OUTPUTS))
    return outputs


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("opponents", [None, "random", "rollout"])
def test_the_number_of_threads_makes_no_difference(game: Game, opponents: str | None) -> None:
    policy = rollout_policy(game) if opponents == "rollout" else opponents
    seats = None if opponents is None else "rotating"
    one, two = (
        play(Games(game, 700, at_most(game, 3), seed=5, threads=threads, seats=seats, opponents=policy), 60)  # type: ignore[arg-type]
        for threads in (1, 3)
    )
    assert one == two


def test_a_row_does_not_depend_on_the_number_of_rows() -> None:
    few, many = (Games("millstone", num_envs, 4, seed=9) for num_envs in (5, 50))
    for _ in range(100):
        few.step(few.random_moves())
        many.step(many.random_moves())
    assert (few.observations == many.observations[:5]).all()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rewards_are_zero_sum(game: Game) -> None:
    games = Games(game, 200, at_most(game, 3), seed=3, reward="score")
    best = np.zeros(0)
    for _ in range(300):
        games.step(games.random_moves())
        assert np.abs(games.rewards.sum(1)).max() < 1e-3
        assert not games.rewards[~games.terminated].any()
        best = np.append(best, games.rewards[games.terminated].max(1))
    assert best.size > 0
    assert (best >= 0).all()


def test_few_points_give_a_high_reward_where_the_lowest_total_wins() -> None:
    """In Millstone the winner has the fewest points and the highest reward by score."""
    by_score, by_result = (Games("millstone", 100, 4, seed=2, reward=by) for by in ("score", "result"))
    ended = 0
    for _ in range(300):
        moves = by_score.random_moves()
        by_score.step(moves)
        by_result.step(moves)
        over = by_score.terminated
        ended += over.sum()
        assert (by_score.rewards[over].argmax(1) == by_result.rewards[over].argmax(1)).all()
    assert ended > 0


# --- the caller's arrays ---


def test_steps_write_into_the_callers_arrays() -> None:
    steps, num_envs, players = 6, 20, 2
    seen = np.full((steps, num_envs, TOWERS.observation_size), 99, np.int8)
    masks = np.full((steps, num_envs, TOWERS.moves), True)
    games = Games(TOWERS, num_envs, players, seed=1, observations=seen[0], action_masks=masks[0])
    assert np.shares_memory(games.observations, seen) and np.shares_memory(games.action_masks, masks)
    for at in range(1, steps):
        games.step(games.random_moves(), observations=seen[at], action_masks=masks[at])
        assert games.observations.ctypes.data == seen[at].ctypes.data
        assert games.action_masks.ctypes.data == masks[at].ctypes.data
    alone = Games(TOWERS, num_envs, players, seed=1)
    arrays = [getattr(alone, name) for name in OUTPUTS]
    for at in range(steps):
        assert (seen[at] == alone.observations).all() and (masks[at] == alone.action_masks).all()
        alone.step(alone.random_moves())
    for name, array in zip(OUTPUTS, arrays, strict=True):
        assert getattr(alone, name).ctypes.data == array.ctypes.data


@pytest.mark.parametrize(
    ("arrays", "sentence"),
    [
        (
            {"seen": np.zeros(3)},
            "There is no array seen; there are observations, action_masks, current_players, rewards, terminated.",
        ),
        ({"current_players": [1, 2]}, r"The array current_players must be int32 of the shape \(4,\), not \[1, 2\]\."),
        (
            {"current_players": np.zeros(4, np.int64)},
            r"The array current_players must be int32 of the shape \(4,\), not int64 \(4,\)\.",
        ),
        (
            {"terminated": np.zeros(5, bool)},
            r"The array terminated must be bool or int8 of the shape \(4,\), not bool \(5,\)\.",
        ),
        (
            {"rewards": np.zeros((2, 4), np.float32).T},
            r"The array rewards must be writeable and contiguous, row after row\.",
        ),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, object], sentence: str) -> None:
    games = Games("towers", 4, 2, seed=1)
    moves = games.random_moves()
    before = games.save()
    with pytest.raises(BadOption, match=sentence):
        games.step(moves, **arrays)  # type: ignore[arg-type]
    assert games.save() == before
    with pytest.raises(BadOption, match=sentence):
        Games("towers", 4, 2, seed=1, **arrays)  # type: ignore[arg-type]


# --- refusals ---


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    games = Games("towers", 5, 2, seed=1)
    moves = games.random_moves()
    before, seen = games.save(), games.observations.copy()
    for wrong, sentence in (
        (TOWERS.read("raze sand"), r'^Row 3: "raze sand" is not legal now: .*\.$'),
        (TOWERS.moves, rf"^Row 3: the moves of Towers are numbers from 0 to {TOWERS.moves - 1}, not {TOWERS.moves}\.$"),
        (-1, rf"^Row 3: the moves of Towers are numbers from 0 to {TOWERS.moves - 1}, not -1\.$"),
    ):
        assert wrong is not None
        bad = moves.copy()
        bad[3] = wrong
        with pytest.raises(IllegalMove, match=sentence):
            games.step(bad)
        assert games.save() == before and (games.observations == seen).all()
    games.action_masks[:] = True  # makes no difference: legality is checked against the state
    with pytest.raises(IllegalMove):
        games.step(np.full(5, TOWERS.read("raze sand")))
    games.step(moves)


@pytest.mark.parametrize(
    ("moves", "rows", "sentence"),
    [
        ([1, 2], None, r"The moves must be 4 whole numbers, not int64 \(2,\)\."),
        ([0.0] * 4, None, r"The moves must be 4 whole numbers, not float64 \(4,\)\."),
        ([0, 0], [1, 1], r"The rows are numbers from 0 to 3, ascending, or a flag for each\."),
        ([0, 0], [1, 4], r"The rows are numbers from 0 to 3, ascending, or a flag for each\."),
        ([0], [True], r"The rows are numbers from 0 to 3, ascending, or a flag for each\."),
    ],
)
def test_moves_that_do_not_fit_are_refused(moves: list[int], rows: list[int] | None, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Games("towers", 4, 2, seed=1).step(moves, rows)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"num_envs": 0}, "The number of games is a whole number from 1, not 0."),
        ({"threads": 0}, "The number of threads is a whole number from 1, not 0."),
        ({"players": 9}, "Towers is for 2 to 5 players, not 9."),
        ({"seed": -1}, "A seed is a whole number from 0 to 18446744073709551615, or one for each of 2 games."),
        ({"reward": "money"}, 'The reward is by "result" or by "score", not "money".'),
        ({"seats": 2}, 'The seats are "rotating", a seat from 0 to 1, or one for each game.'),
        ({"seats": [0, 1, 0]}, 'The seats are "rotating", a seat from 0 to 1, or one for each game.'),
        ({"opponents": "random"}, "Opponents need seats, which say whom the caller plays."),
        (
            {"seats": 0, "opponents": lambda s, rng, moves: 0},
            'The opponents are "random" or a rule policy(s, rng, moves) that returns a move.',
        ),
    ],
)
def test_bad_arguments_are_refused(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        Games(**({"game": "towers", "num_envs": 2, "players": 2, "seed": 1} | given))  # type: ignore[arg-type]
    assert str(refused.value) == sentence


# --- some rows, one seat ---


def test_a_step_may_move_some_rows_only() -> None:
    games, whole = Games("dungeon", 10, 2, seed=4), Games("dungeon", 10, 2, seed=4)
    for _ in range(50):
        moves = whole.random_moves()
        whole.step(moves)
        even = np.arange(10) % 2 == 0
        seen = games.observations.copy()
        games.step(moves[even], even)
        assert (games.observations[~even] == seen[~even]).all()
        games.step(moves[~even], np.flatnonzero(~even))
        assert (games.observations == whole.observations).all()
    games.step([], [])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_opponents_follow_the_policy(game: Game) -> None:
    seats = [seat % at_most(game, 3) for seat in range(6)]
    games = Games(game, 6, at_most(game, 3), seed=8, seats=seats, opponents=rollout_policy(game))
    for _ in range(100):
        assert games.current_players.tolist() == seats == games.caller_seats.tolist()
        games.step(games.random_moves())
        for row in np.flatnonzero(games.terminated):
            assert games.final_observations[row].any()
    assert games.games_played.sum() > 0


def test_the_callers_seat_and_the_starter_rotate() -> None:
    games = Games("millstone", 4, 2, seed=8, seats="rotating", opponents="random")
    met = {row: {} for row in range(4)}  # type: dict[int, dict[int, tuple[int, int]]]
    while games.games_played.min() < 4:
        for row in range(4):
            number = int(games.games_played[row])
            met[row][number] = (int(games.current_players[row]), games.starter_of(row, number))
        games.step(games.random_moves())
    for row in range(4):
        assert {met[row][number] for number in range(4)} == {(0, 0), (0, 1), (1, 0), (1, 1)}


# --- resetting, saving, copying ---


def test_reset_starts_the_first_game_of_a_seed() -> None:
    games = Games("millstone", 6, 3, seed=1)
    first = games.save()
    play(games, 20)
    games.reset(2)
    assert games.save() != first
    games.reset(1)
    assert games.save() == first and not games.terminated.any() and not games.rewards.any()
    games.reset()
    assert games.games_played.tolist() == [1] * 6
    games.reset([7, 8], rows=[2, 4])
    assert games.games_played.tolist() == [1, 1, 0, 1, 0, 1]
    other = Games("millstone", 6, 3, seed=1)
    other.reset([5, 5, 7, 5, 8, 5])
    assert (other.observations[[2, 4]] == games.observations[[2, 4]]).all()
    with pytest.raises(BadOption, match="or one for each of 6 games"):
        games.reset([1, 2])


def test_without_a_seed_games_differ() -> None:
    assert Games("millstone", 8, 2).save() != Games("millstone", 8, 2).save()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_restored_games_continue_in_the_same_way(game: Game) -> None:
    games = Games(game, 30, at_most(game, 3), seed=6, seats="rotating", opponents="random")
    play(games, 40)
    saved = games.save()
    after = play(games, 40)
    games.restore(saved)
    assert play(games, 40) == after
    other = Games(game, 30, at_most(game, 3), seed=7, seats="rotating", opponents="random")
    other.restore(saved)
    assert play(other, 40) == after


def test_a_copy_is_equal_and_independent() -> None:
    games = Games("towers", 30, 4, seed=6, reward="score")
    play(games, 200)
    for other in (games.copy(), copy.deepcopy(games)):
        assert all((getattr(other, name) == getattr(games, name)).all() for name in OUTPUTS)
        saved = games.save()
        outputs = play(other, 30)
        assert games.save() == saved
        assert play(games.copy(), 30) == outputs


def test_a_snapshot_that_does_not_fit_is_refused() -> None:
    games = Games("towers", 3, 2, seed=1)
    saved = games.save()
    for broken in (b"", b"hello", saved[:-1], saved[:-1] + b"!", b"[]\n", b"{}\n", saved + b"!"):
        with pytest.raises(Refused, match="This is not a snapshot of games, or it is damaged"):
            games.restore(broken)
    for other in (Games("towers", 4, 2, seed=1), Games("towers", 3, 3, seed=1), Games("dungeon", 3, 2, seed=1)):
        with pytest.raises(Refused, match="of another game, of other options or of another number of games"):
            other.restore(saved)
    assert games.save() == saved


def test_the_caller_never_moves_for_nature() -> None:
    games = Games("dungeon", 50, 4, seed=1)
    for _ in range(100):
        games.step(games.random_moves())
        assert games.current_players.min() > NATURE
        assert games.action_masks.any(1).all()
    assert repr(games) == "<50 games of Dungeon, 4 players>"


def test_the_example_of_the_module_runs() -> None:
    assert doctest.testmod(vector).failed == 0
