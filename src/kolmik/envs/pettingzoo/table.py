"""One game at one table as an AEC environment. Agents are seats, nature plays by itself."""

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
from pettingzoo.utils import wrappers as their

from kolmik.engine import NOBODY, BadOption, IllegalMove, Refused, generator
from kolmik.engine.chance import COUNT, SEED
from kolmik.engine.match import Match, Setting
from kolmik.engine.options import quoted
from kolmik.engine.registry import game as find_game

from ..pictures import picture_of
from ..rewards import Rewards, check, rewards_of
from ..scene import Scene
from ..steps import ILLEGAL, steps_of

VERSION = 1  # of the environments; goes up when the same seed and actions would give something else
PLAYERS = 2
RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0  # of PettingZoo's wrapper that ends a game with an illegal move

# Of a table: what never changes, so that copies share it, and what has a quick copy of its own.
SHARED = {"_made", "_choices", "_rewards", "_setting", "_game", "_numbers", "_steps", "_sizes", "_seats"}
QUICK = {"agents", "rewards", "_cumulative_rewards", "terminations", "truncations"}
QUICK |= {"_rng", "_record", "_moves", "_weights"}

Numbers: TypeAlias = npt.NDArray[np.int8]
Observation: TypeAlias = dict[str, Numbers]
Env: TypeAlias = AECEnv[str, Observation, int | None]


class Choices(TypedDict, total=False):
    """What can be chosen besides the number of players."""

    options: Mapping[str, object]  # of the game, `edition` among them
    starter: int  # the seat that starts; `reset(options={"starter": 1})` chooses another for a game
    rewards: Rewards  # at the end, by the "result" or by the "score"
    render_mode: Literal["human", "ansi", "rgb_array"] | None
    seat: int | None  # whose view is rendered; without one, everything is shown


@dataclass(frozen=True)
class Standing:
    """How it stands with the agents once some have ended."""

    agents: tuple[str, ...]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    rewards: dict[str, float]
    cumulative: dict[str, float]
    following: str | None  # PettingZoo's note of who comes after those that have ended


@dataclass(frozen=True)
class Saved:
    """A position to come back to: it stays as it is, and any table of the same game and players can take it up."""

    made: tuple[str, int]
    state: bytes
    chance: tuple[int, int]
    selection: str
    standing: Standing | None  # None while everybody plays


class Table(AECEnv[str, Observation, int | None]):
    """A table. A copy (`copy.deepcopy`, `pickle`) is an equal game that goes its own way, chance included.

    `save` and `restore` are for search: they take a few microseconds. An illegal action raises `IllegalMove` with the
    rule that forbids it, and nothing has changed.
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
            raise BadOption(f"The ways to render are {', '.join(RENDER_MODES)}, not {quoted(self.render_mode)}.")
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
        self._spaces: dict[tuple[str, str], spaces.Space[Any]] = {}  # made when they are first asked for
        self._rng = generator()
        self._record = self._game.layout.new().view(np.uint8)
        if self._game.fastest is not self._game.compiled:
            self._game.precompile()
        self._steps = steps_of(self._game)
        self._moves, self._weights = self._game.buffers()
        self._sizes = (self._game.observation_size, self._game.moves)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    # --- playing ---

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed deals what `Game.new` deals with it; without one, chance goes on from where it is."""
        setting = self._setting
        starter = (options or {}).get("starter", setting.starter)
        Setting.choose(self._game, setting.players, starter)
        if seed is not None:
            self._rng = generator(index(seed))
        f = self._game.fastest
        record = self._record.view(self._game.layout.dtype)
        f.setup(f.open(record), setting.players, starter, self._numbers)
        self._everybody_plays()
        self._go_on(int(self._steps.begin(self._record, 0, self._rng, self._moves, self._weights)))

    def _everybody_plays(self) -> None:
        agents = self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None

    def step(self, action: int | None) -> None:
        """Make the move of the agent on turn, and what nature does then; None for an agent that has ended."""
        agent = self.agent_selection
        ended = self.terminations.get(agent)
        if ended is None:
            raise Refused("The game is over and every agent has gone; reset the environment for another.")
        if ended:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"It is the turn of {agent}, who has to make a move.")
        who = self._steps.act(self._record, index(action), self._rng, self._moves, self._weights)
        if who >= 0:
            self.agent_selection = self.possible_agents[who]
        elif who == ILLEGAL:
            self.match().play_number(index(action))  # it is refused with the reason
        else:
            self._go_on(who)

    def _go_on(self, who: int) -> None:
        """Somebody is on turn, or the game is over."""
        if who != NOBODY:
            self.agent_selection = self.possible_agents[who]
            return
        found = rewards_of(self.match(), self._rewards)
        self.rewards = dict(zip(self.possible_agents, found, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # --- looking ---

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and a 1 for each action it may take now; arrays that are the caller's to keep."""
        size, moves = self._sizes
        observation, mask = np.empty(size, np.int8), np.empty(moves, np.int8)
        self._steps.look(self._record, self._seats[agent], observation, mask, self._moves)
        return {"observation": observation, "action_mask": mask}

    def state(self) -> npt.NDArray[np.uint8]:
        """The bytes of the whole state, what is hidden too."""
        return self._record.copy()

    def match(self) -> Match:
        """The position as a match: its words, views and bots' sight; without the moves that led to it."""
        return Match(self._setting).with_state(self.state().view(self._game.layout.dtype))

    def words(self, action: int) -> str:
        """What an action is in words."""
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
        """The one space of that sort for an agent, with its own chance."""
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
        """The table as text, printed text or a picture: everything, or what `seat` may see."""
        if self.render_mode is None:
            return None
        match = self.match()
        shown_too = {} if self._seat is not None else match.show()
        legal = match.legal() if self._seat is not None and match.mover == self._seat else []
        scene = Scene(self._game, match.players, self._seat, match.view(self._seat) | shown_too, legal)
        if self.render_mode == "rgb_array":
            return picture_of(self._game.name, scene.view, scene.table())
        if self.render_mode == "ansi":
            return scene.text()
        print(scene.text())
        return None

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    # --- copies ---

    def save(self) -> Saved:
        """The present position, its chance and how it stands with the agents."""
        standing = None
        if len(self.agents) < len(self.possible_agents) or True in self.terminations.values():
            standing = Standing(
                tuple(self.agents),
                self.terminations.copy(),
                self.truncations.copy(),
                self.rewards.copy(),
                self._cumulative_rewards.copy(),
                self._skip_agent_selection,
            )
        chance = int(self._rng[SEED]), int(self._rng[COUNT])
        return Saved(self._made, self._record.tobytes(), chance, self.agent_selection, standing)

    def restore(self, saved: Saved) -> None:
        """Back to a saved position."""
        if saved.made != self._made:
            raise Refused(f"That is a position of {saved.made[0]} for {saved.made[1]}, not of this table.")
        self._record[:] = np.frombuffer(saved.state, np.uint8)
        self._rng[SEED], self._rng[COUNT] = saved.chance
        if saved.standing is not None:
            self._take_up(saved.standing)
        elif len(self.agents) < len(self.possible_agents) or True in self.terminations.values():
            self._everybody_plays()
        self.agent_selection = saved.selection

    def _take_up(self, standing: Standing) -> None:
        self.agents = list(standing.agents)
        self.terminations, self.truncations = standing.terminations.copy(), standing.truncations.copy()
        self.rewards, self._cumulative_rewards = standing.rewards.copy(), standing.cumulative.copy()
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = standing.following

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = memo[id(self)] = object.__new__(type(self))
        for name, value in vars(self).items():
            if name not in SHARED:
                value = value.copy() if name in QUICK else copy.deepcopy(value, memo)
            setattr(twin, name, value)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """All that a copy is made of; before the first `reset` there is no position."""
        begun = hasattr(self, "agent_selection")
        return {
            "made": self._made,
            "choices": self._choices,
            "spaces": self._spaces,
            "saved": self.save() if begun else None,
            "chance": self._rng.tolist(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["made"], **kept["choices"])  # type: ignore[misc]
        self._spaces = kept["spaces"]
        self._rng[:] = kept["chance"]
        if kept["saved"] is not None:
            self._everybody_plays()
            self.restore(kept["saved"])


def wrapped(table: Table, wrappers: bool) -> Env:
    """As PettingZoo's own games are: an illegal action loses, what comes in the wrong order is told; or as it is.

    Its wrapper remembers the mask that was last looked at: save and restore on `env.unwrapped`, then look with `last`.
    """
    if not wrappers:
        return table
    env: Env = their.TerminateIllegalWrapper(table, ILLEGAL_REWARD)
    env = their.AssertOutOfBoundsWrapper(env)
    return their.OrderEnforcingWrapper(env)
