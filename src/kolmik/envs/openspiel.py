"""The games as Python games of OpenSpiel, with chance nodes, information states and observations.

    import kolmik.envs.openspiel
    game = pyspiel.load_game("python_kolmik_millstone", {"players": 2, "edition": "mini"})

Importing this module registers them. Actions are the engine's moves, those of players and those of chance alike, and
`action_to_string` gives their words. Secret choices made at once, as in Millstone's race, are asked one seat after
another, and nobody is told the others' till all have chosen.

- An *observation* is what `observe` of the game writes for a seat, behind a one-hot of the seat itself.
- An *information state* is what a seat knew when the first player was asked, all moves as it has heard of them since,
  and, where something is hidden, a digest of all it has observed since (`recall.py`). So the order in which a hand was
  dealt does not count, and perfect recall is kept. As a tensor it is the present observation and the latest moves
  heard, as many as the parameter `recall` says, latest first: the number of each plus 1.
- The *returns* are the result: 1 for who wins alone, and all together 0; who ties for the win shares it.
- Resampling redeals what a seat can't know, fairly (`redeal`). What the *other* seats then remember begins at that
  moment, for their past would be another one; and the history still is that of the true game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import ClassVar

import numpy as np
import numpy.typing as npt

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("OpenSpiel is not installed; `pip install 'kolmik[openspiel]'` brings it.") from missing

import kolmik
from kolmik.engine import NATURE, NOBODY, Choice, Game
from kolmik.engine.match import Match, Setting

from .recall import Table, text_of, words_of

UNSAID, UNSAID_NUMBER = "default", -1  # an option that is not given: what the edition says, or the game
RECALL = 64
SEEDS = 1 << 53

Parameters = Mapping[str, str | int]


def name_of(game: Game) -> str:
    """What a game is called in OpenSpiel."""
    return f"python_kolmik_{game.name}"


def parameters_of(game: Game) -> dict[str, str | int]:
    """The parameters of a game and their defaults; options are by default as the edition says."""
    parameters: dict[str, str | int] = {"players": game.players[0], "starter": 0, "recall": RECALL}
    parameters["edition"] = game.catalogue.editions[0].name
    for option in game.catalogue.options:
        parameters[option.name] = UNSAID if isinstance(option, Choice) else UNSAID_NUMBER
    return parameters


def setting_of(game: Game, parameters: Parameters) -> Setting:
    """What was agreed before the first move."""
    given = parameters_of(game) | dict(parameters)
    options = {option.name: given[option.name] for option in game.catalogue.options}
    chosen = {name: value for name, value in options.items() if value not in (UNSAID, UNSAID_NUMBER)}
    return Setting.choose(game, given["players"], given["starter"], {**chosen, "edition": given["edition"]})


class Observer:
    """What a seat sees now, or all it can remember, as numbers with names and as text."""

    def __init__(self, setting: Setting, recall: int | None) -> None:
        game = setting.game
        sizes = {"player": setting.players} | {name: part.stop - part.start for name, part in game.observation.items()}
        if recall is not None:
            sizes["heard"] = recall
        self.recall = recall
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size
        self._seen = slice(setting.players, setting.players + game.observation_size)

    def set_from(self, state: KolmikState, player: int) -> None:
        """Write down what a seat sees."""
        self.dict["player"].fill(0)
        self.dict["player"][player] = 1
        self.tensor[self._seen] = state.table.match.observe(player)
        if self.recall is not None:
            latest = state.table.remembered(player)[1][: -self.recall - 1 : -1]
            self.dict["heard"].fill(0)
            self.dict["heard"][: len(latest)] = np.array(latest, np.float32) + 1

    def string_from(self, state: KolmikState, player: int) -> str:
        """The same in text; an information state is complete, however long."""
        match = state.table.match
        game = match.game
        if self.recall is None:
            return f"seat {player}: {text_of(game, match.observe(player))}"
        begun, codes, trail = state.table.remembered(player)
        heard = ", ".join(words_of(game, codes))
        return f"seat {player}: {text_of(game, begun.observe(player))}; {heard}; {trail.hex()}"


class PublicObserver:
    """What a spectator sees, as text."""

    tensor = None
    dict: ClassVar[Mapping[str, object]] = {}

    def set_from(self, state: KolmikState, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: KolmikState, player: int) -> str:
        return json.dumps(state.table.match.view(None))


class PrivateObserver(PublicObserver):
    """What a seat sees and a spectator does not, as text: empty where nothing is hidden."""

    def string_from(self, state: KolmikState, player: int) -> str:
        match = state.table.match
        seen = match.view(None)
        own = {name: value for name, value in match.view(player).items() if value != seen[name]}
        return json.dumps(own) if own else ""


class KolmikState(pyspiel.State):
    """A position, as OpenSpiel asks for it."""

    def __init__(self, game: KolmikGame) -> None:
        super().__init__(game)
        self.table = Table(game.opening.copy())

    def current_player(self) -> int:
        mover = self.table.match.mover
        return {NATURE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}.get(mover, mover)

    def is_terminal(self) -> bool:
        return self.table.match.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.match.legal_moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's moves at their exact odds."""
        moves, weights = self.table.match.chance_outcomes()
        total = sum(weights)
        return sorted((move, weight / total) for move, weight in zip(moves, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.table.make(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.match.game.words[action]

    def returns(self) -> list[float]:
        """The result: all together 0."""
        match = self.table.match
        winners, others = match.winners, match.players - 1
        if not winners:
            return [0.0] * match.players
        gain = (match.players / len(winners) - 1) / others
        return [gain if seat in winners else -1 / others for seat in range(match.players)]

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> KolmikState:
        """Another state that a player can't tell from this one, fairly drawn."""
        other = self.clone()
        assert isinstance(other, KolmikState)
        other.table = self.table.redealt(player, int(probability_sampler() * SEEDS))
        return other

    def __str__(self) -> str:
        match = self.table.match
        turn = "nobody" if match.turn is None else match.turn
        return f"{turn} to move: {json.dumps(match.show())}"


class KolmikGame(pyspiel.Game):
    """A game with what was agreed before it."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Parameters | None = None) -> None:
        given = dict(params or {})
        self.setting = setting_of(self.game, given)
        self.opening = Match(self.setting)  # to be copied: every clone of a state begins as a new one
        self.recall = int(given.get("recall", RECALL))
        players = self.setting.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.moves,
            max_chance_outcomes=self.game.moves,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.most_moves,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> KolmikState:
        return KolmikState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer | PublicObserver | None:
        """One that sees what is asked for; None where there is no such."""
        if params:
            raise ValueError("Observations of these games have no parameters.")
        asked = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        single = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if asked.public_info and single:
            return Observer(self.setting, self.recall if asked.perfect_recall else None)
        if not asked.perfect_recall and asked.public_info and asked.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver()
        if not asked.perfect_recall and not asked.public_info and single:
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
    """Make a game of the engine known to OpenSpiel."""
    kind = _type_of(game)
    made = type(f"{game.title}Game", (KolmikGame,), {"game": game, "kind": kind})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
    return made


GAMES = {game.name: register(game) for game in kolmik.games()}
