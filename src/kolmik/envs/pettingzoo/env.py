"""One game as an AEC environment. Agents are seats, and nature plays by itself."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, Literal, TypeAlias, TypedDict, Unpack

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers as pettingzoo_wrappers

from kolmik.engine import NOBODY, BadOption, IllegalMove, Refused, generator
from kolmik.engine.chance import COUNT, SEED
from kolmik.engine.match import Match, Setting
from kolmik.engine.options import quoted
from kolmik.engine.registry import game as find_game

from ..rendering import render
from ..rewards import Rewards, check, rewards_of
from ..single_step import ILLEGAL, single_step
from ..text_observation import TextObservation

VERSION = 1  # of the environments; rises when the same seed and actions would give different results
PLAYERS = 2
RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0  # of PettingZoo's wrapper that ends a game with an illegal move

# Attributes that never change, which copies share, and attributes with a fast `copy` of their own.
SHARED = {"_made", "_choices", "_rewards", "_setting", "_game", "_numbers", "_functions", "_sizes", "_seats"}
COPIED = {"agents", "rewards", "_cumulative_rewards", "terminations", "truncations"}
COPIED |= {"_rng", "_record", "_moves", "_weights"}

Numbers: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Numbers]
Env: TypeAlias = AECEnv[str, Observation, int | None]


class Choices(TypedDict, total=False):
    """The keyword arguments of an environment."""

    options: Mapping[str, object]  # of the game, `edition` among them
    starter: int  # the seat that starts; `reset(options={"starter": 1})` overrides it for one game
    rewards: Rewards  # at the end, by "result" or by "score"
    render_mode: Literal["human", "ansi", "rgb_array"] | None
    seat: int | None  # whose view is rendered; None renders everything


@dataclass(frozen=True)
class AgentStatus:
    """The state of the agents once some have terminated."""

    agents: tuple[str, ...]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    rewards: dict[str, float]
    cumulative: dict[str, float]
    next_agent: str | None  # PettingZoo's note of the agent that follows the terminated ones


@dataclass(frozen=True)
class Snapshot:
    """An immutable position that any environment of the same game and number of players can restore."""

    made: tuple[str, int]
    state: bytes
    chance: tuple[int, int]
    selection: str
    status: AgentStatus | None  # None while all agents play


class KolmikAECEnv(AECEnv[str, Observation, int | None]):
    """One game. A copy (`copy.deepcopy`, `pickle`) is an equal game, chance included, that is independent.

    `save` and `restore` are for search: they take a few microseconds. An illegal action raises `IllegalMove` with the
    rule that forbids it, and changes nothing.
    """

    def __init__(self, game: str, players: int = PLAYERS, **choices: Unpack[Choices]) -> None:
        super().__init__()
        self._made, self._choices = (game, players), choices
        self._rewards = choices.get("rewards", "result")
        check(self._rewards)
        self._setting = Setting.choose(find_game(game), players, choices.get("starter", 0), choices.get("options"))
        self._game = self._setting.game
        self._numbers = self._setting.numbers()
        self.render_mode = choices.get("render_mode")
        if self.render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"The render modes are {', '.join(RENDER_MODES)}, not {quoted(self.render_mode)}.")
        self._seat = choices.get("seat")
        if self._seat is not None and (isinstance(self._seat, bool) or self._seat not in range(players)):
            raise BadOption(f"A seat is a whole number from 0 to {players - 1}, not {quoted(self._seat)}.")
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents = []
        self._spaces: dict[tuple[str, str], spaces.Space[Any]] = {}  # made on first use
        self._rng = generator()
        self._record = self._game.layout.new().view(np.uint8)
        if self._game.fastest is not self._game.compiled:
            self._game.precompile()
        self._functions = single_step(self._game)
        self._moves, self._weights = self._game.buffers()
        self._sizes = (self._game.observation_size, self._game.moves)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game, with the chance of `Game.new` for that seed; without a seed the generator continues."""
        setting = self._setting
        starter = (options or {}).get("starter", setting.starter)
        Setting.choose(self._game, setting.players, starter)
        if seed is not None:
            self._rng = generator(index(seed))
        f = self._game.fastest
        record = self._record.view(self._game.layout.dtype)
        f.setup(f.open(record), setting.players, starter, self._numbers)
        self._activate_all()
        self._finish_step(int(self._functions.settle(self._record, self._rng, self._moves, self._weights)))

    def _activate_all(self) -> None:
        agents = self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None

    def step(self, action: int | None) -> None:
        """Makes the move of the agent on turn and nature's moves after it; None for a terminated agent."""
        agent = self.agent_selection
        ended = self.terminations.get(agent)
        if ended is None:
            raise Refused("The game is over and every agent has left; reset the environment for another game.")
        if ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"It is the turn of {agent}, so the action must be a move.")
        who = self._functions.act(self._record, index(action), self._rng, self._moves, self._weights)
        if who >= 0:
            self.agent_selection = self.possible_agents[who]
        elif who == ILLEGAL:
            self.match().play_number(index(action))  # raises IllegalMove with the reason
        else:
            self._finish_step(who)

    def _finish_step(self, who: int) -> None:
        """Selects the agent on turn, or terminates all agents if the game is over."""
        if who != NOBODY:
            self.agent_selection = self.possible_agents[who]
            return
        rewards = rewards_of(self.match(), self._rewards)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # --- observing ---

    def observe(self, agent: str) -> Observation:
        """The observation and the action mask of a seat, in new arrays."""
        size, moves = self._sizes
        observation, mask = np.empty(size, np.int8), np.empty(moves, np.int8)
        self._functions.observe(self._record, self._seats[agent], observation, mask, self._moves)
        return {"observation": observation, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """The bytes of the whole state, hidden information included."""
        return self._record.copy()

    def match(self) -> Match:
        """The position as a match, for words, views and bots; without the moves that led to it."""
        return Match(self._setting).with_state(self.state().view(self._game.layout.dtype))

    def words(self, action: int) -> str:
        """An action in words."""
        return self._game.words[action]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space("observation", agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._space("action", agent)

    @property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: self.observation_space(agent) for agent in self.possible_agents}

    @property
    def action_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: self.action_space(agent) for agent in self.possible_agents}

    @property
    def state_space(self) -> spaces.Space[Any]:
        return self._space("state", "")

    def _space(self, what: str, agent: str) -> spaces.Space[Any]:
        """The space of that kind for an agent, always the same object, because it has a generator of its own."""
        if (what, agent) not in self._spaces:
            if agent and agent not in self._seats:
                raise BadOption(f"There is no agent {quoted(agent)}; the agents are {', '.join(self.possible_agents)}.")
            self._spaces[what, agent] = self._new_space(what)
        return self._spaces[what, agent]

    def _new_space(self, what: str) -> spaces.Space[Any]:
        size, moves = self._sizes
        if what == "action":
            return spaces.Discrete(moves)
        if what == "state":
            return spaces.Box(0, 255, (self._game.layout.size,), np.uint8)
        low, high = np.iinfo(np.int8).min, np.iinfo(np.int8).max
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(low, high, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
        return spaces.Dict(parts)

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        """The table as text, printed text or a picture: everything, or what `seat` may know."""
        if self.render_mode is None:
            return None
        match = self.match()
        hidden = {} if self._seat is not None else match.show()
        legal = match.legal() if self._seat is not None and match.mover == self._seat else []
        observation = TextObservation(self._game, match.players, self._seat, match.view(self._seat) | hidden, legal)
        if self.render_mode == "rgb_array":
            return render(self._game, observation.view, observation.table())
        if self.render_mode == "ansi":
            return observation.text()
        print(observation.text())
        return None

    def close(self) -> None:
        """Does nothing: there is nothing to release."""

    # --- copies ---

    def save(self) -> Snapshot:
        """The present position, the generator and the state of the agents."""
        status = None
        if len(self.agents) < len(self.possible_agents) or True in self.terminations.values():
            status = AgentStatus(
                tuple(self.agents),
                self.terminations.copy(),
                self.truncations.copy(),
                self.rewards.copy(),
                self._cumulative_rewards.copy(),
                self._skip_agent_selection,
            )
        chance = int(self._rng[SEED]), int(self._rng[COUNT])
        return Snapshot(self._made, self._record.tobytes(), chance, self.agent_selection, status)

    def restore(self, saved: Snapshot) -> None:
        """Restores a saved position."""
        if saved.made != self._made:
            raise Refused(f"The snapshot is of {saved.made[0]} for {saved.made[1]} players, not of this environment.")
        self._record[:] = np.frombuffer(saved.state, np.uint8)
        self._rng[SEED], self._rng[COUNT] = saved.chance
        if saved.status is not None:
            self._restore_status(saved.status)
        elif len(self.agents) < len(self.possible_agents) or True in self.terminations.values():
            self._activate_all()
        self.agent_selection = saved.selection

    def _restore_status(self, status: AgentStatus) -> None:
        self.agents = list(status.agents)
        self.terminations, self.truncations = status.terminations.copy(), status.truncations.copy()
        self.rewards, self._cumulative_rewards = status.rewards.copy(), status.cumulative.copy()
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = status.next_agent

    def __deepcopy__(self, memo: dict[int, Any]) -> KolmikAECEnv:
        other = memo[id(self)] = object.__new__(type(self))
        for name, value in vars(self).items():
            if name not in SHARED:
                value = value.copy() if name in COPIED else copy.deepcopy(value, memo)
            setattr(other, name, value)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Everything a copy needs; before the first `reset` there is no position."""
        started = hasattr(self, "agent_selection")
        return {
            "made": self._made,
            "choices": self._choices,
            "spaces": self._spaces,
            "saved": self.save() if started else None,
            "chance": self._rng.tolist(),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"], **state["choices"])  # type: ignore[misc]
        self._spaces = state["spaces"]
        self._rng[:] = state["chance"]
        if state["saved"] is not None:
            self._activate_all()
            self.restore(state["saved"])


def wrapped(raw: KolmikAECEnv, wrappers: bool) -> Env:
    """The environment in the wrappers of PettingZoo's own games, or without: in them an illegal action loses.

    One wrapper remembers the last mask that was read: save and restore on `env.unwrapped`, then call `last`.
    """
    if not wrappers:
        return raw
    env: Env = pettingzoo_wrappers.TerminateIllegalWrapper(raw, ILLEGAL_REWARD)
    env = pettingzoo_wrappers.AssertOutOfBoundsWrapper(env)
    return pettingzoo_wrappers.OrderEnforcingWrapper(env)
