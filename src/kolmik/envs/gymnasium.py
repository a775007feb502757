"""The games for Gymnasium: one seat is the learner's, and opponents play the others.

>>> import gymnasium, kolmik.envs.gymnasium
>>> envs = gymnasium.make_vec("kolmik/Towers-v1", num_envs=64, players=3)
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
>>> infos["action_mask"].shape
(64, 172)

When a game ends, the next one starts in the same step, as `metadata` says; `infos["final_obs"]` has the learner's last
observation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game
from kolmik.engine.options import quoted
from kolmik.engine.registry import games as all_games
from kolmik.engine.rule import is_rule

from .validation import Policy, Seats
from .vector import Games

try:
    import gymnasium as gym
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as missing:
    raise ImportError("Gymnasium is not installed; install it with: pip install 'kolmik[envs]'") from missing

Observations: TypeAlias = npt.NDArray[np.int8]
Moves: TypeAlias = npt.NDArray[np.int64]
# (observations, action masks, current players) of a batch of positions -> a legal move for each
BatchPolicy: TypeAlias = Callable[[Observations, npt.NDArray[np.bool_], npt.NDArray[np.int32]], npt.ArrayLike]
Opponents: TypeAlias = Literal["random"] | Policy | BatchPolicy

LOW, HIGH = -128, 127  # of an observation


class LegalMove(Discrete):
    """All moves of a game. A sample without a mask is legal in the present position."""

    def __init__(self, env: KolmikVectorEnv) -> None:
        super().__init__(env.games.game.moves)
        self._env = env

    def sample(self, mask: npt.NDArray[np.int8] | None = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._env.games.action_masks[0].astype(np.int8)
        return super().sample(mask, probability)


class LegalMoves(MultiDiscrete):
    """A move for each game. A sample without a mask is legal in the present positions."""

    def __init__(self, env: KolmikVectorEnv) -> None:
        super().__init__(np.full(env.num_envs, env.games.game.moves))
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Moves:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self._env.games.action_masks
        legal = masks.sum(1, dtype=np.int64)
        number = 1 + (self.np_random.random(len(legal)) * legal).astype(np.int64)
        moves: Moves = np.argmax(masks.cumsum(1, dtype=np.int32) >= number[:, None], axis=1)
        return moves


class KolmikVectorEnv(VectorEnv[Observations, Moves, npt.NDArray[Any]]):
    """Many games with one seat for the learner in each: always the same, one for each game, or "rotating".

    `opponents` play the other seats: "random"; a compiled rule, such as `kolmik.bots.rollout_policy(game)`; or a
    function of the observations, action masks and current players of all positions where an opponent has to move,
    which returns a move for each. An illegal action is refused and changes nothing; with `illegal="replace"` a random
    legal move is made instead and flagged in `infos["illegal"]`. With `copy=False` the next step overwrites the
    returned arrays.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: Seats = "rotating",
        opponents: Opponents = "random",
        reward: Literal["result", "score"] = "result",
        illegal: Literal["refuse", "replace"] = "refuse",
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        seed: int | None = None,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        if opponents != "random" and not callable(opponents):
            raise BadOption('The opponents are "random", a rule, or a function of a batch.')
        if illegal not in ("refuse", "replace"):
            raise BadOption(f'The argument illegal is "refuse" or "replace", not {quoted(illegal)}.')
        compiled = opponents == "random" or is_rule(opponents)
        self._opponents = None if compiled else cast("BatchPolicy", opponents)
        self.games = Games(
            game,
            num_envs,
            players,
            seed,
            options=options,
            threads=threads,
            reward=reward,
            seats=seat,
            opponents=cast("Policy | Literal['random']", opponents) if compiled else None,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        size = self.games.game.observation_size
        self.single_observation_space = Box(LOW, HIGH, (size,), np.int8)
        self.observation_space = Box(LOW, HIGH, (num_envs, size), np.int8)
        self.single_action_space = Discrete(self.games.game.moves)
        self.action_space = LegalMoves(self)
        self._copy = copy
        self._replaces = illegal == "replace"
        self._rows = np.arange(num_envs)
        self._rewards = np.zeros(num_envs, np.float64)
        self._terminated = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """Starts new games; with the option `reset_mask`, only those it marks."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        rows = (options or {}).get("reset_mask")
        self.games.reset(seed, rows)
        self._terminated[:] = False
        self._rewards[:] = 0
        self._play_opponents(final=False)
        return self._returned(self.games.observations), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Makes the learner's move in each game and plays on until the learner has to move again."""
        seats = self.games.caller_seats
        replaced = self._rows[:0]
        if self._replaces:
            actions, replaced = self._legal(np.array(actions))
        self.games.step(actions)
        self._terminated[:] = self.games.terminated
        self._rewards[:] = self.games.rewards[self._rows, seats]
        self._play_opponents(final=True)
        infos = self._infos()
        if self._replaces:
            infos["illegal"] = np.isin(self._rows, replaced)
            infos["_illegal"] = np.ones(self.num_envs, np.bool_)
        if self._terminated.any():
            infos |= self._final_infos()
        never = np.zeros(self.num_envs, np.bool_)
        return self._returned(self.games.observations), self._rewards.copy(), self._terminated.copy(), never, infos

    def _legal(self, actions: Moves) -> tuple[Moves, Moves]:
        """Replaces illegal actions by random legal moves; returns all actions and the rows that were replaced."""
        if not self.action_space.contains(actions):
            return actions, self._rows[:0]  # `Games.step` refuses them
        wrong = np.flatnonzero(~self.games.action_masks[self._rows, actions])
        actions[wrong] = self.games.random_moves(wrong)
        return actions, wrong

    def _play_opponents(self, final: bool) -> None:
        """With a function as opponents: plays for them until the learner is on turn everywhere.

        Games that end before the learner had a move are not reported.
        """
        games = self.games
        if self._opponents is None:
            return
        seats = games.caller_seats
        rows = np.flatnonzero(games.current_players != seats)
        while rows.size:
            masks, players = games.action_masks[rows], games.current_players[rows]
            games.step(self._opponents(games.observations[rows], masks, players), rows)
            ended = rows[games.terminated[rows] & ~self._terminated[rows]] if final else rows[:0]
            self._rewards[ended] = games.rewards[ended, seats[ended]]
            self._terminated[ended] = True
            seats = games.caller_seats
            rows = np.flatnonzero(games.current_players != seats)

    def _infos(self) -> dict[str, Any]:
        """The action masks and the learner's seats."""
        everywhere = np.ones(self.num_envs, np.bool_)
        masks, seats = self._returned(self.games.action_masks.view(np.int8)), self._returned(self.games.current_players)
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}

    def _final_infos(self) -> dict[str, Any]:
        """The final observations of finished games, in the form of Gymnasium's own environments."""
        final = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(self._terminated):
            final[row] = self.games.final_observations[row].copy()
        ended = self._terminated.copy()
        return {"final_obs": final, "_final_obs": ended, "final_info": {}, "_final_info": ended.copy()}

    def _returned(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array


class KolmikEnv(gym.Env[Observations, np.int64]):
    """One game at a time, with the arguments of `KolmikVectorEnv`.

    Gymnasium expects an environment to take every action of its space, so illegal actions are replaced by default.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as in the class above it

    def __init__(self, game: str | Game, players: int = 2, *, render_mode: None = None, **choices: Any) -> None:
        self.envs = KolmikVectorEnv(game, 1, players, threads=1, **({"illegal": "replace"} | choices))
        self.render_mode = render_mode
        self.observation_space = self.envs.single_observation_space
        self.action_space = LegalMove(self.envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        super().reset(seed=seed)
        observations, infos = self.envs.reset(seed=None if seed is None else [seed])
        return observations[0], self._info(infos)

    def step(self, action: np.int64) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        observations, rewards, terminated, _, infos = self.envs.step([action])
        observation = infos["final_obs"][0] if terminated[0] else observations[0]
        return observation, float(rewards[0]), bool(terminated[0]), False, self._info(infos)

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        info = {"action_mask": infos["action_mask"][0], "seat": int(infos["seat"][0])}
        return info | ({"illegal": bool(infos["illegal"][0])} if "illegal" in infos else {})


for _game in all_games():
    gym.register(
        f"kolmik/{_game.title}-v1",
        entry_point=f"{__name__}:KolmikEnv",
        vector_entry_point=f"{__name__}:KolmikVectorEnv",
        kwargs={"game": _game.name},
    )
