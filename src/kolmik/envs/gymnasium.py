"""The games for Gymnasium: one seat learns, the others are played by a policy.

>>> import gymnasium, kolmik.envs.gymnasium
>>> envs = gymnasium.make_vec("kolmik/Towers-v1", num_envs=64, players=3)
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, terminations, truncations, infos = envs.step(envs.action_space.sample())
>>> infos["action_mask"].shape
(64, 172)

A game that is over is followed by the next in the same step, as `metadata` says: `infos["final_obs"]` has what the
learner saw of its end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from kolmik.engine import BadOption, Game
from kolmik.engine.options import shown
from kolmik.engine.registry import games as all_games
from kolmik.engine.rule import is_rule

from .given import Policy, Seats
from .vector import Games

try:
    import gymnasium as gym
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as missing:
    raise ImportError("This needs Gymnasium: pip install 'kolmik[envs]'.") from missing

Observations: TypeAlias = npt.NDArray[np.int8]
Moves: TypeAlias = npt.NDArray[np.int64]
# of a batch of positions: what the movers know, what they may do, and who they are; a legal move for each
Chooser: TypeAlias = Callable[[Observations, npt.NDArray[np.bool_], npt.NDArray[np.int32]], npt.ArrayLike]
Others: TypeAlias = Literal["random"] | Policy | Chooser

LEAST, MOST = -128, 127  # in an observation


class LegalMove(Discrete):
    """All moves of a game; a sample without a mask is one that is legal now."""

    def __init__(self, env: KolmikVectorEnv) -> None:
        super().__init__(env.games.game.moves)
        self._env = env

    def sample(self, mask: npt.NDArray[np.int8] | None = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self._env.games.masks[0].astype(np.int8)
        return super().sample(mask, probability)


class LegalMoves(MultiDiscrete):
    """A move for each game; a sample without a mask is of those that are legal now."""

    def __init__(self, env: KolmikVectorEnv) -> None:
        super().__init__(np.full(env.num_envs, env.games.game.moves))
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> Moves:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        masks = self._env.games.masks
        legal = masks.sum(1, dtype=np.int64)
        number = 1 + (self.np_random.random(len(legal)) * legal).astype(np.int64)
        moves: Moves = np.argmax(masks.cumsum(1, dtype=np.int32) >= number[:, None], axis=1)
        return moves


class KolmikVectorEnv(VectorEnv[Observations, Moves, npt.NDArray[Any]]):
    """Many games, in each of which one seat is the learner's: always the same, one for each game, or "rotating".

    `others` play the other seats: "random"; a compiled rule, such as `kolmik.bots.rollout_policy(game)`; or a function
    that is given the observations, masks and seats of all positions in which one of them has to move, and answers
    with a move for each. An illegal action is refused and changes nothing, or with `illegal="replace"` any legal move
    is made instead and `infos["illegal"]` says so. With `copy=False` what is returned is overwritten by the next step.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: Seats = "rotating",
        others: Others = "random",
        reward: Literal["result", "score"] = "result",
        illegal: Literal["refuse", "replace"] = "refuse",
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        seed: int | None = None,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        if others != "random" and not callable(others):
            raise BadOption('Others are played by "random", by a rule, or by a function of a batch.')
        if illegal not in ("refuse", "replace"):
            raise BadOption(f'What is illegal is "refuse" or "replace", not {shown(illegal)}.')
        inside = others == "random" or is_rule(others)
        self._others = None if inside else cast("Chooser", others)
        self.games = Games(
            game,
            num_envs,
            players,
            seed,
            options=options,
            threads=threads,
            reward=reward,
            seats=seat,
            others=cast("Policy | Literal['random']", others) if inside else None,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        size = self.games.game.observation_size
        self.single_observation_space = Box(LEAST, MOST, (size,), np.int8)
        self.observation_space = Box(LEAST, MOST, (num_envs, size), np.int8)
        self.single_action_space = Discrete(self.games.game.moves)
        self.action_space = LegalMoves(self)
        self._copy = copy
        self._replaces = illegal == "replace"
        self._rows = np.arange(num_envs)
        self._gains = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """New games; with `reset_mask` among the options only where that says so."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        rows = (options or {}).get("reset_mask")
        self.games.reset(seed, rows)
        self._over[:] = False
        self._gains[:] = 0
        self._play_others(final=False)
        return self._told(self.games.observations), self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """The learner's move in each game, and what follows till the learner has to move again."""
        learners = self.games.learners
        replaced = self._rows[:0]
        if self._replaces:
            actions, replaced = self._legal(np.array(actions))
        self.games.step(actions)
        self._over[:] = self.games.done
        self._gains[:] = self.games.rewards[self._rows, learners]
        self._play_others(final=True)
        infos = self._infos()
        if self._replaces:
            infos["illegal"] = np.isin(self._rows, replaced)
            infos["_illegal"] = np.ones(self.num_envs, np.bool_)
        if self._over.any():
            infos |= self._ends()
        never = np.zeros(self.num_envs, np.bool_)
        return self._told(self.games.observations), self._gains.copy(), self._over.copy(), never, infos

    def _legal(self, actions: Moves) -> tuple[Moves, Moves]:
        """The actions with any legal move in place of an illegal one, and where that was."""
        if not self.action_space.contains(actions):
            return actions, self._rows[:0]  # to be refused
        wrong = np.flatnonzero(~self.games.masks[self._rows, actions])
        actions[wrong] = self.games.random_moves(wrong)
        return actions, wrong

    def _play_others(self, final: bool) -> None:
        """Where a function plays the others: it moves till the learner is on turn everywhere.

        Of games that end before the learner had a move nothing is told.
        """
        games = self.games
        if self._others is None:
            return
        learners = games.learners
        rows = np.flatnonzero(games.movers != learners)
        while rows.size:
            masks, movers = games.masks[rows], games.movers[rows]
            games.step(self._others(games.observations[rows], masks, movers), rows)
            ended = rows[games.done[rows] & ~self._over[rows]] if final else rows[:0]
            self._gains[ended] = games.rewards[ended, learners[ended]]
            self._over[ended] = True
            learners = games.learners
            rows = np.flatnonzero(games.movers != learners)

    def _infos(self) -> dict[str, Any]:
        """What may be done, and from which seat."""
        everywhere = np.ones(self.num_envs, np.bool_)
        masks, seats = self._told(self.games.masks.view(np.int8)), self._told(self.games.movers)
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}

    def _ends(self) -> dict[str, Any]:
        """Of games that are over, what the learner saw of the end, in the form of Gymnasium's own environments."""
        ends = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(self._over):
            ends[row] = self.games.finals[row].copy()
        over = self._over.copy()
        return {"final_obs": ends, "_final_obs": over, "final_info": {}, "_final_info": over.copy()}

    def _told(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array


class KolmikEnv(gym.Env[Observations, np.int64]):
    """One game at a time, with all that `KolmikVectorEnv` can do.

    Gymnasium wants an environment to take every action of its space: unless told otherwise, illegal ones are replaced.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as in the class above it

    def __init__(self, game: str | Game, players: int = 2, *, render_mode: None = None, **how: Any) -> None:
        self.envs = KolmikVectorEnv(game, 1, players, threads=1, **({"illegal": "replace"} | how))
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
        observations, rewards, over, _, infos = self.envs.step([action])
        observation = infos["final_obs"][0] if over[0] else observations[0]
        return observation, float(rewards[0]), bool(over[0]), False, self._info(infos)

    def _info(self, infos: dict[str, Any]) -> dict[str, Any]:
        told = {"action_mask": infos["action_mask"][0], "seat": int(infos["seat"][0])}
        return told | ({"illegal": bool(infos["illegal"][0])} if "illegal" in infos else {})


for _game in all_games():
    gym.register(
        f"kolmik/{_game.title}-v1",
        entry_point=f"{__name__}:KolmikEnv",
        vector_entry_point=f"{__name__}:KolmikVectorEnv",
        kwargs={"game": _game.name},
    )
