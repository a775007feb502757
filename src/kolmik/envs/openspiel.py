"""The games as Python games of OpenSpiel, with chance nodes, information states and observations.

    import kolmik.envs.openspiel
    game = pyspiel.load_game("python_kolmik_millstone", {"players": 2, "edition": "mini"})

Importing this module registers them. Actions are the engine's moves, for players and chance alike, and
`action_to_string` gives their words. Simultaneous secret choices are made one seat after another; no seat learns the
others' choices before all have chosen.

- An *observation* is a one-hot of the seat, followed by what the game's `observe` writes for that seat.
- An *information state* is the observation at the first decision, all moves since as the seat learned of them, and,
  with hidden information, a digest of all observations since (`infostate.py`). It has perfect recall, except for the
  order in which a hand was dealt. The tensor is the present observation and the latest moves, latest first, each as
  its number plus 1; the parameter `recall` says how many.
- The *returns* are zero-sum. By `reward` "result" it is 1 for a sole winner, and tied winners share the win; by "score"
  it is the points a seat is better than the mean of the seats, and OpenSpiel is told no bounds.
- Resampling redeals fairly whatever a seat cannot know (`redeal`). The information states of the *other* seats then
  start at that moment, because their past would have been different; the history remains that of the true game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import inf
from typing import ClassVar

import numpy as np
import numpy.typing as npt

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed; install it with: pip install 'kolmik[openspiel]'") from missing

import kolmik
from kolmik.engine import NATURE, NOBODY, Choice, Game
from kolmik.engine.match import Match, Setting

from .infostate import InfoStateTracker, text_of, words_of
from .rewards import Rewards, check, rewards_of

UNSET, UNSET_NUMBER = "default", -1  # an option that is not given: the default of the edition or the game
RECALL = 64
RESULT: Rewards = "result"
SEEDS = 1 << 53

Parameters = Mapping[str, str | int]


def name_of(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_kolmik_{game.name}"


def parameters_of(game: Game) -> dict[str, str | int]:
    """The parameters of a game and their defaults; unset options have the defaults of the edition."""
    parameters: dict[str, str | int] = {"players": game.players[0], "starter": 0, "recall": RECALL, "reward": RESULT}
    parameters["edition"] = game.catalogue.editions[0].name
    for option in game.catalogue.options:
        parameters[option.name] = UNSET if isinstance(option, Choice) else UNSET_NUMBER
    return parameters


def setting_of(game: Game, parameters: Parameters) -> Setting:
    """The setting that the parameters choose."""
    given = parameters_of(game) | dict(parameters)
    options = {option.name: given[option.name] for option in game.catalogue.options}
    chosen = {name: value for name, value in options.items() if value not in (UNSET, UNSET_NUMBER)}
    return Setting.choose(game, given["players"], given["starter"], {**chosen, "edition": given["edition"]})


def reward_of(parameters: Parameters) -> Rewards:
    """What the returns are counted in."""
    reward = parameters.get("reward", RESULT)
    check(reward)
    return "score" if reward == "score" else RESULT


class Observer:
    """A seat's observation, or its information state, as named tensors and as text."""

    def __init__(self, setting: Setting, recall: int | None) -> None:
        game = setting.game
        sizes = {"player": setting.players} | {name: part.stop - part.start for name, part in game.observation.items()}
        if recall is not None:
            sizes["history"] = recall
        self.recall = recall
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size
        self._observation = slice(setting.players, setting.players + game.observation_size)

    def set_from(self, state: KolmikState, player: int) -> None:
        """Writes the tensors of a seat."""
        self.dict["player"].fill(0)
        self.dict["player"][player] = 1
        self.tensor[self._observation] = state.tracker.match.observe(player)
        if self.recall is not None:
            latest = state.tracker.info_state(player)[1][: -self.recall - 1 : -1]
            self.dict["history"].fill(0)
            self.dict["history"][: len(latest)] = np.array(latest, np.float32) + 1

    def string_from(self, state: KolmikState, player: int) -> str:
        """The same as text; the text of an information state holds all moves."""
        match = state.tracker.match
        game = match.game
        if self.recall is None:
            return f"seat {player}: {text_of(game, match.observe(player))}"
        start, codes, digest = state.tracker.info_state(player)
        history = ", ".join(words_of(game, codes))
        return f"seat {player}: {text_of(game, start.observe(player))}; {history}; {digest.hex()}"


class PublicObserver:
    """The public observation, as text."""

    tensor = None
    dict: ClassVar[Mapping[str, object]] = {}

    def set_from(self, state: KolmikState, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, state: KolmikState, player: int) -> str:
        return json.dumps(state.tracker.match.view(None))


class PrivateObserver(PublicObserver):
    """What a seat observes beyond the public observation, as text; empty without hidden information."""

    def string_from(self, state: KolmikState, player: int) -> str:
        match = state.tracker.match
        public = match.view(None)
        own = {name: value for name, value in match.view(player).items() if value != public[name]}
        return json.dumps(own) if own else ""


class KolmikState(pyspiel.State):
    """A state in OpenSpiel's interface."""

    def __init__(self, game: KolmikGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.tracker = InfoStateTracker(game.initial.copy())

    def current_player(self) -> int:
        mover = self.tracker.match.mover
        return {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}.get(mover, mover)

    def is_terminal(self) -> bool:
        return self.tracker.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.tracker.match.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's moves with their exact probabilities."""
        moves, weights = self.tracker.match.chance_outcomes()
        total = sum(weights)
        return sorted((move, weight / total) for move, weight in zip(moves, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.tracker.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.tracker.match.game.words[action]

    def returns(self) -> list[float]:
        """The zero-sum result; 0 before the end."""
        match = self.tracker.match
        return rewards_of(match, self.reward) if match.over else [0.0] * match.players

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> KolmikState:
        """A fair redeal that a player cannot tell from this state."""
        other = self.clone()
        assert isinstance(other, KolmikState)
        other.tracker = self.tracker.resample(player, int(probability_sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        match = self.tracker.match
        turn = "nobody" if match.turn is None else match.turn
        return f"{turn} to move: {json.dumps(match.show())}"


class KolmikGame(pyspiel.Game):
    """A game with its parameters."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Parameters | None = None) -> None:
        given = dict(params or {})
        self.setting = setting_of(self.game, given)
        self.initial = Match(self.setting)  # copied by every new state, and OpenSpiel makes one for every clone
        self.recall = int(given.get("recall", RECALL))
        self.reward = reward_of(given)
        players = self.setting.players
        bounded = self.reward == RESULT
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves,
            max_chance_outcomes=self.game.moves,
            num_players=players,
            min_utility=-1 / (players - 1) if bounded else -inf,
            max_utility=1.0 if bounded else inf,
            utility_sum=0.0,
            max_game_length=self.game.most_moves,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> KolmikState:
        return KolmikState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer | PublicObserver | None:
        """The observer of the requested type; None if there is none."""
        if params:
            raise ValueError("Observations of these games have no parameters.")
        requested = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = requested.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if requested.public_info and single:
            return Observer(self.setting, self.recall if requested.perfect_recall else None)
        if (
            not requested.perfect_recall
            and requested.public_info
            and requested.private_info == pyspiel.PrivateInfoType.NONE
        ):
            return PublicObserver()
        if not requested.perfect_recall and not requested.public_info and single:
            return PrivateObserver()
        return None


def _type_of(game: Game) -> pyspiel.GameType:
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Kolmik {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if game.open else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(game),
    )


def register(game: Game) -> type[KolmikGame]:
    """Registers a game with OpenSpiel."""
    kind = _type_of(game)
    made = type(f"{game.name}_game", (KolmikGame,), {"game": game, "kind": kind})
    globals()[made.__name__] = made  # where pickle looks for the class
    pyspiel.register_game(kind, made)
    return made


GAMES = {game.name: register(game) for game in kolmik.games()}
